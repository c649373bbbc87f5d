//! Faults: the server is killed at random moments under load, and no acknowledged move is lost or
//! counted twice; disks that fail are told of.

mod disk;
mod killed;
mod server;
