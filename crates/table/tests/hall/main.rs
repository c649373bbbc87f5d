//! The life of matches, on both databases where it matters.

mod absent;
mod edition;
mod fairness;
mod forced;
mod given;
mod life;
mod nodes;
mod purge;
mod seats;
mod taking_back;
mod trust;
