//! Faults: the server is killed at random moments under load, and no acknowledged move is lost or
//! counted twice; failing disks are reported.

#![allow(clippy::print_stdout, reason = "a run prints how much it tried")]

mod disk;
mod files;
mod killed;
mod server;
mod stopped;
