//! What every chapter uses: components, the table as plain data, actions, events, reasons.

pub(crate) mod components;

mod kit;

mod options;

mod state;

mod step;

mod action;

mod event;

mod reason;

mod view;

mod streams;

pub use action::Action;
pub use components::*;
pub use event::{Event, Points, Source};
pub use kit::*;
pub use options::Options;
pub use reason::Reason;
pub use state::*;
pub use step::{AGENDA, Step};
pub(crate) use streams::*;
pub use view::View;
