//! Resources and points: what came, where from, and what had no room.

use super::Teller;
use crate::copan::names::*;
use crate::words::args;
use patolli_copan::{Effect, Event, Source, Stock, Talent};
use patolli_core::{Dense, Seat};

impl Teller<'_> {
    /// Resources and points.
    pub(super) fn amounts(&self, event: &Event) -> Option<String> {
        let text = self.text;
        match *event {
            Event::Collected { seat, yielded, kept } => {
                Some(self.kept("copan-event-collected", seat, yielded, kept, ""))
            }
            Event::Gained { seat, gain, kept, by } => {
                let told = gain == kept && self.printed(by).is_some_and(|it| gives(it, gain));
                let by = self.source(by);
                (!told).then(|| self.kept("copan-event-gained", seat, gain, kept, &by))
            }
            Event::Lost { seat, loss } => {
                Some(self.with("copan-event-lost", seat, stock(text, loss)))
            }
            Event::Scored { seat, vp: points, by } => {
                let printed = self.printed(by);
                let told = matches!(printed, Some(Effect::Vp(n)) if i16::from(n) == points);
                (!told).then(|| self.scored(seat, points, by))
            }
            Event::PaidEntry { seat, site: at, resource: kind } => Some(text.tell(
                "copan-event-paid-entry",
                args!(
                    name = self.name(seat),
                    cost = stock(text, Stock::of(kind, 1)),
                    place = of_site(text, at),
                ),
            )),
            Event::Paid { seat, paid } => {
                Some(self.with("copan-event-paid", seat, stock(text, paid)))
            }
            _ => None,
        }
    }

    /// A gain, and what of it had no room.
    fn kept(&self, key: &str, seat: Seat, gain: Stock, kept: Stock, by: &str) -> String {
        let text = self.text;
        let by = match by.is_empty() {
            true => String::new(),
            false => text.tell("copan-event-by", args!(source = by)),
        };
        let lost = kept.lacking(gain);
        if kept.is_nothing() && !lost.is_nothing() {
            let args = args!(name = self.name(seat), lost = stock(text, lost), by = by);
            return text.tell("copan-event-gained-nothing", args);
        }
        let said = text.tell(key, args!(name = self.name(seat), gain = stock(text, kept), by = by));
        match lost.is_nothing() {
            true => said,
            false => {
                said + " " + &text.tell("copan-event-no-room", args!(lost = stock(text, lost)))
            }
        }
    }

    fn scored(&self, seat: Seat, points: i16, by: Source) -> String {
        let key = match points < 0 {
            true => "copan-event-unscored",
            false => "copan-event-scored",
        };
        let args = args!(name = self.name(seat), n = points.abs(), source = self.source(by));
        self.text.tell(key, args)
    }

    /// What the line before has told already: the drawn token, the Jade space, the used Character.
    fn printed(&self, by: Source) -> Option<Effect> {
        match by {
            Source::EmbassyToken(token) => Some(self.kit.embassy_tokens[token].effect),
            Source::Mask(space) => Some(self.kit.mask[space].effect),
            Source::Character(it) => match self.kit.character(it).talent {
                Talent::OneShot(effect) => Some(effect),
                Talent::Permanent(_) | Talent::Endgame { .. } => None,
            },
            _ => None,
        }
    }

    /// Where a gain or points come from.
    fn source(&self, by: Source) -> String {
        let text = self.text;
        let numbered = |key: &str, n: usize| text.tell(key, args!(n = n));
        match by {
            Source::Event => text.say("copan-by-event"),
            Source::Bonus(_) => text.say("copan-by-bonus"),
            Source::Totem => text.say("copan-by-totem"),
            Source::CityTile(_) => text.say("copan-by-city-tile"),
            Source::EmbassyToken(_) => text.say("copan-by-embassy-token"),
            Source::Character(it) => character(text, it),
            Source::Altar(space) => numbered("copan-by-altar", space.index() + 1),
            Source::Line(line) => numbered("copan-by-line", line.index() + 1),
            Source::Mask(space) => numbered("copan-by-mask", space.index() + 1),
            Source::Zenith => text.say("copan-by-zenith"),
        }
    }
}

/// Whether an effect is exactly this gain.
fn gives(effect: Effect, gain: Stock) -> bool {
    matches!(effect, Effect::Gain(kind, n) if Stock::of(kind, n) == gain)
}
