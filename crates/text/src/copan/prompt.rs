//! What must be done now.

use super::cards::*;
use super::names::*;
use crate::text::Text;
use crate::words::{args, names_of};
use patolli_copan::{Public, Site, Source, Step, Stock, View};
use patolli_core::{Seat, SeatSet};

pub(super) fn prompt(text: &Text, view: &View, seat: Seat, names: &[String]) -> String {
    let table = &view.public;
    let front = table.agenda.front();
    let decider = front.and_then(|step| step.decider(table.active));
    match (front, decider) {
        (Some(step), Some(decider)) if decider == seat => {
            let said = Prompt { text, table, seat }.of(step);
            match table.fate.filter(|_| table.in_event) {
                None => said,
                Some(rolled) => {
                    let rolled = fate(text, rolled);
                    text.tell("copan-prompt-event", args!(fate = rolled, what = said))
                }
            }
        }
        (_, Some(decider)) => {
            let waiting = names_of(text, SeatSet::one(decider), names);
            text.tell("copan-prompt-wait", args!(names = waiting))
        }
        (_, None) => text.say("copan-prompt-over"),
    }
}

struct Prompt<'a> {
    text: &'a Text,
    table: &'a Public,
    seat: Seat,
}

impl Prompt<'_> {
    fn of(&self, step: Step) -> String {
        let text = self.text;
        match step {
            Step::Place => self.place(),
            Step::AutomaPlace(tile) => {
                text.tell("copan-prompt-automa-place", args!(tile = resource(text, tile)))
            }
            Step::Site => self.with_stock(self.site_key()),
            Step::Eject { from, .. } => {
                text.tell("copan-prompt-eject", args!(site = site(text, from)))
            }
            Step::Act { site: at, discount } => self.act(at, discount),
            Step::Pay => text.tell("copan-prompt-pay", args!(n = self.table.payment.due())),
            Step::Buy { .. } => self.with_stock("copan-prompt-buy"),
            Step::Bonus { site: at, discount } => {
                text.tell("copan-prompt-bonus", args!(what = bonus(text, at, discount)))
            }
            Step::End => text.say("copan-prompt-end"),
            _ => self.by_effect(step),
        }
    }

    fn by_effect(&self, step: Step) -> String {
        let text = self.text;
        match step {
            Step::Gain { left, by, .. } => match by {
                Source::Bonus(_) => text.tell("copan-prompt-gain-bonus", args!(n = left)),
                _ => text.tell("copan-prompt-gain", args!(n = left)),
            },
            Step::Lose { left, .. } => text.tell("copan-prompt-lose", args!(n = left)),
            Step::Climb { steps: n, .. } => {
                text.tell("copan-prompt-climb", args!(steps = steps(text, n)))
            }
            Step::Descend { .. } => text.say("copan-prompt-descend"),
            Step::Keep { character: it, .. } => text.tell(
                "copan-prompt-keep",
                args!(
                    character = character(text, it),
                    words = character_words(text, &self.table.kit, it),
                ),
            ),
            Step::PickGlyph { .. } => text.say("copan-prompt-pick-glyph"),
            Step::PickCharacter { .. } => text.say("copan-prompt-pick-character"),
            Step::PickCity { .. } => text.say("copan-prompt-pick-city"),
            Step::Jade { left, .. } => text.tell("copan-prompt-jade", args!(n = left)),
            Step::DropJade { .. } => text.say("copan-prompt-drop-jade"),
            Step::DropCharacter { .. } => text.say("copan-prompt-drop-character"),
            Step::DropGlyph { .. } => text.say("copan-prompt-drop-glyph"),
            Step::MoveTotem { .. } => text.say("copan-prompt-move-totem"),
            // The rules run on past the others by themselves.
            _ => text.say("copan-prompt-over"),
        }
    }

    fn place(&self) -> String {
        let text = self.text;
        let key = match self.table.players[self.seat].hand_size {
            0 => "copan-prompt-place-blind",
            _ => "copan-prompt-place",
        };
        let round = text.tell(key, args!(round = self.table.round));
        match self.table.ending {
            true => format!("{round} {}", text.say("copan-prompt-last-round")),
            false => round,
        }
    }

    /// Whether the Totem is still to come, must go, or may stay.
    fn site_key(&self) -> &'static str {
        match self.table.players[self.seat].totem {
            None => "copan-prompt-site-first",
            Some(totem) if totem.socket.next().is_none() => "copan-prompt-site-move",
            Some(_) => "copan-prompt-site",
        }
    }

    fn act(&self, at: Site, discount: u8) -> String {
        let (text, place) = (self.text, at_site(self.text, Some(at)));
        let have = stock(text, self.table.players[self.seat].stock);
        match discount {
            0 => text.tell("copan-prompt-act", args!(place = place, stock = have)),
            n => text.tell("copan-prompt-act-less", args!(place = place, stock = have, n = n)),
        }
    }

    fn with_stock(&self, key: &str) -> String {
        let have = self.table.players[self.seat].stock;
        self.text.tell(key, args!(stock = stock(self.text, have)))
    }
}

/// The Court tiles in the viewer's hand, type by type.
pub(super) fn hand(text: &Text, view: &View) -> Vec<String> {
    let Some((_, own)) = view.own else { return Vec::new() };
    own.hand.iter().map(|(kind, n)| stock(text, Stock::of(kind, n))).collect()
}
