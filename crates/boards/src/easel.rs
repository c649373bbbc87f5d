//! What every part of a drawing needs, whichever the game.

use crate::spot::Spot;
use crate::subject::Subject;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::{Text, Value, Words};

/// A subject with the public part of the table at hand. `T` is what anyone may see.
pub(crate) struct Easel<'a, G: Words, T> {
    pub subject: &'a Subject<'a, G>,
    pub text: &'a Text,
    pub table: &'a T,
    pub kit: &'a G::Kit,
    /// The observing seat, if the observer is not a spectator.
    pub me: Option<Seat>,
    /// A second drawing of the same things: its pieces have no ids.
    pub copy: bool,
    /// The table as the observer last left it.
    before: Option<&'a T>,
}

impl<'a, G: Words, T> Easel<'a, G, T> {
    /// `open` finds the public part of a view.
    pub fn over(subject: &'a Subject<'a, G>, kit: &'a G::Kit, open: fn(&G::View) -> &T) -> Self {
        Self {
            subject,
            text: subject.text,
            table: open(subject.view),
            kit,
            me: subject.eyes,
            copy: false,
            before: subject.before.map(open),
        }
    }
    /// The observer's own board is drawn once, in full; another seat's may be drawn in full beside
    /// its short form, which has the ids.
    pub fn of_seat(self, seat: Seat) -> Self {
        Self { copy: self.me != Some(seat), ..self }
    }
    /// Marks a piece that may move.
    pub fn piece(&self, spot: Spot, kind: &str, id: &str) -> Spot {
        if self.copy { spot } else { spot.piece(kind, id) }
    }
    pub fn say(&self, key: &str) -> String {
        self.text.say(key)
    }
    pub fn tell(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.text.tell(key, args)
    }
    /// What the observer must do, or who must act before it; empty for spectators.
    pub fn prompt_words(&self) -> Markup {
        html! {
            @if let Some(me) = self.me {
                p { (G::prompt(self.text, self.subject.view, me, self.subject.names)) }
            }
        }
    }
    pub fn name(&self, seat: Seat) -> &str {
        self.subject.names.get(seat.index()).map_or("?", String::as_str)
    }
    pub fn acts(&self, spot: Spot, actions: impl IntoIterator<Item = G::Action>) -> Spot {
        spot.acts(self.subject, actions)
    }
    /// Actions with the observer's own things: they belong to the observer's board only.
    pub fn own_acts(
        &self,
        spot: Spot,
        seat: Seat,
        actions: impl IntoIterator<Item = G::Action>,
    ) -> Spot {
        if self.me == Some(seat) { self.acts(spot, actions) } else { spot }
    }
    /// A further attribute that only one drawing of a thing may have.
    pub fn with_id(&self, spot: Spot, id: &str) -> Spot {
        if self.copy { spot } else { spot.with("id", id) }
    }
    /// Something that can only be looked at.
    pub fn fact(&self, class: &str, what: String, content: &Markup) -> Markup {
        Spot::new("span", class, what).draw(content)
    }
    /// Whether a part of the table has changed since the observer last acted.
    pub fn differs<P: PartialEq>(&self, part: impl Fn(&T) -> P) -> bool {
        self.before.is_some_and(|before| part(before) != part(self.table))
    }

    /// A part of the board with its heading.
    pub fn part(&self, name: &str, title: &str, aside: Option<&str>, content: &Markup) -> Markup {
        html! {
            section class={ "part part-" (name) } role="group" aria-label=(title) {
                h2 class="part-title" {
                    (title)
                    @if let Some(aside) = aside { " " span class="part-aside" { (aside) } }
                }
                (content)
            }
        }
    }
}
