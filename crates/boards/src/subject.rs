//! What every drawing starts from.

use maud::Markup;
use patolli_core::{ActionSet, Game, Seat};
use patolli_text::{Text, Words};
use std::cell::RefCell;
use std::fmt;

/// Everything a drawing may use: what one observer knows, and what the seat may choose.
pub struct Subject<'a, G: Game> {
    pub text: &'a Text,
    pub view: &'a G::View,
    /// What the observer saw after its last action; later changes are marked.
    pub before: Option<&'a G::View>,
    /// The observing seat; `None` is a spectator.
    pub eyes: Option<Seat>,
    /// A name for each seat, that of a solo opponent included.
    pub names: &'a [String],
    /// What the observing seat may choose now; empty while it waits, for spectators, and in replays.
    pub legal: ActionSet<G::Action>,
    /// Why the observing seat cannot choose an action now, in words; `None` if it can, or if no
    /// seat decides (spectators, replays).
    pub why_not: &'a dyn Fn(G::Action) -> Option<String>,
    /// The choices for which a drawing has a place, collected while it is drawn.
    pub offered: RefCell<ActionSet<G::Action>>,
}

impl<G: Game> fmt::Debug for Subject<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Subject({:?}, {:?})", self.text, self.eyes)
    }
}

/// How large a player board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mat {
    Large,
    Small,
}

/// A game that can be drawn.
pub trait Drawn: Words {
    /// Its part of the style sheet.
    const CSS: &'static str;
    /// Drawings that all the others refer to: once in a page, since they do not change with the
    /// match.
    fn sprite() -> Markup;
    /// The shared board.
    fn board(subject: &Subject<'_, Self>) -> Markup;
    /// The area of one player.
    fn mat(subject: &Subject<'_, Self>, seat: Seat, size: Mat) -> Markup;
    /// The observer's own secret cards; empty for spectators.
    fn hand(subject: &Subject<'_, Self>) -> Markup;
    /// The whole table as headings, lists and tables: for screen readers, and for people who prefer
    /// text.
    fn in_words(subject: &Subject<'_, Self>) -> Markup;
    /// The picture for the home page.
    fn picture() -> Markup;
    /// A small inline picture by name, as used on the rules pages; `None` if there is none.
    fn icon(name: &str) -> Option<Markup>;
}

/// The drawings of a game from its easel and the modules beside it: every game has the same ones.
/// Only the composition of the shared board differs.
macro_rules! drawn {
    ($game:ty, $id:literal, |$easel:ident| $($board:tt)+) => {
        impl $crate::Drawn for $game {
            const CSS: &'static str =
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $id, ".css"));
            fn sprite() -> maud::Markup {
                icons::sprite()
            }
            fn board(subject: &$crate::Subject<'_, Self>) -> maud::Markup {
                let $easel = easel::Easel::new(subject);
                maud::html! { $($board)+ }
            }
            fn mat(
                subject: &$crate::Subject<'_, Self>,
                seat: patolli_core::Seat,
                size: $crate::Mat,
            ) -> maud::Markup {
                match size {
                    $crate::Mat::Large => easel::Easel::new(subject).of_seat(seat).mat(seat),
                    $crate::Mat::Small => easel::Easel::new(subject).strip(seat),
                }
            }
            fn hand(subject: &$crate::Subject<'_, Self>) -> maud::Markup {
                easel::Easel::new(subject).hand()
            }
            fn in_words(subject: &$crate::Subject<'_, Self>) -> maud::Markup {
                maud::html! { div class="in-words" { (easel::Easel::new(subject).in_words()) } }
            }
            fn picture() -> maud::Markup {
                picture::picture()
            }
            fn icon(name: &str) -> Option<maud::Markup> {
                icons::icon(name)
            }
        }
    };
}
pub(crate) use drawn;
