#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod account;
mod action_set;
mod agenda;
mod arrivals;
mod bundle;
mod by;
mod decision;
mod dense;
mod door;
mod fault;
mod flaw;
mod forced;
mod form;
mod game;
mod host;
mod luck;
mod matches;
mod menu;
mod named;
pub mod notation;
mod overlay;
mod pile;
mod printed;
mod reading;
pub mod record;
mod replay;
mod seat;
mod skeleton;
mod tables;
mod title;
mod view;
mod watcher;

pub use account::{Account, MAX_PARTS};
pub use action_set::{ActionSet, MAX_ACTIONS};
pub use agenda::Agenda;
pub use arrivals::Arrivals;
pub use bundle::Bundle;
pub use by::By;
pub use decision::Decision;
pub use dense::{Dense, Members, Set};
pub use door::{Refused, play, why_not};
pub use fault::{
    DataError, Detail, Fault, Form, Naming, Place, Wrong, length_within, likely, total_within,
    within,
};
pub use flaw::{At, Flaw, Misfit, PlayerField, at};
pub use forced::Forced;
pub use form::is_default;
pub use game::{Audience, Cites, Fact, Game, Hint, Unreadable};
pub use host::{Host, MAX_STREAMS, Pick, Quick, Stream};
pub use luck::{Digest, Draws, Luck, NotADigest, Witness, commitment, seed_from_text};
pub use matches::{Match, Move};
pub use menu::Menu;
pub use named::{UnknownName, by_name};
pub use pile::Pile;
pub use printed::Printed;
pub use replay::{BadStart, Deal, ReplayError, replay};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use tables::{Change, Head, Source, Tables, expect_id};
pub use title::{
    BadOption, Choice, Chosen, Edition, PositionOf, Title, check_options, every_options,
    fingerprint,
};
pub use view::View;
pub use watcher::Part;
