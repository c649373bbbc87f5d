//! The vocabulary of the rules as plain data: the components, what is printed on them, the table, and
//! everything that can be chosen, happen or be refused.

mod components;
mod kit;

mod options;
mod state;
mod step;

mod action;
mod event;
mod reason;
mod view;

pub use action::Action;
pub use components::*;
pub use event::{Event, Source};
pub use kit::*;
pub use options::{House, Options};
pub use reason::Reason;
pub use state::*;
pub use step::*;
pub use view::View;
