//! History lines.

use super::cards::*;
use super::names::*;
use crate::text::{Text, Value};
use crate::words::{args, name_of};
use patolli_copan::{
    Effect, Event, Exchange, Glyphs, Kit, Pending, Resource, Site, Source, Stock, Talent,
};
use patolli_core::{Dense, Seat};

/// What a line of history is made from.
struct Teller<'a> {
    text: &'a Text,
    kit: &'a Kit,
    names: &'a [String],
}

pub(super) fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
    let teller = Teller { text, kit, names };
    None.or_else(|| teller.table(event))
        .or_else(|| teller.court(event))
        .or_else(|| teller.closed(event))
        .or_else(|| teller.amounts(event))
        .or_else(|| teller.totem(event))
        .or_else(|| teller.sites(event))
        .or_else(|| teller.characters(event))
        .or_else(|| teller.glyphs(event))
        .or_else(|| teller.actions(event))
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        name_of(self.names, seat)
    }
    /// A line about one seat.
    fn of(&self, key: &str, seat: Seat) -> String {
        self.text.tell(key, args!(name = self.name(seat)))
    }
    /// A line about one seat and one thing.
    fn with<'v>(&self, key: &str, seat: Seat, what: impl Into<Value<'v>>) -> String {
        self.text.tell(key, &[("name", self.name(seat).into()), ("what", what.into())])
    }

    /// Deals, rounds and turns. Cards, Glyphs and River tiles that fill a gap are seen on the table;
    /// only new Characters are worth a line.
    fn table(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Dealt { seat, hand } | Event::DealtOpen { seat, hand } => {
                self.with("copan-event-dealt", seat, stock(text, hand))
            }
            Event::AutomaCards { order } => {
                let cards = order.map(|card| resource(text, card)).join(", ");
                text.tell("copan-event-automa-cards", args!(cards = cards))
            }
            Event::RoundStarted { round } => text.tell("copan-event-round", args!(round = round)),
            Event::TurnStarted { seat } => self.of("copan-event-turn", seat),
            Event::NewCharacter { character: it, .. } => {
                text.tell("copan-event-new-character", args!(character = character(it)))
            }
            Event::Reshuffled { pile } => text.say(match pile {
                Site::BallCourt => "copan-event-reshuffled-characters",
                Site::Hieroglyphs => "copan-event-reshuffled-glyphs",
                Site::Altars | Site::Embassies | Site::River => "copan-event-reshuffled-altars",
            }),
            Event::Ending => text.say("copan-event-ending"),
            Event::Over => text.say("copan-event-over"),
            _ => return None,
        })
    }

    /// The Court phase and what sets off Events.
    fn court(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Placed { seat, tile, space: at } => {
                text.tell(
                    "copan-event-placed",
                    args!(
                        name = self.name(seat),
                        tile = resource(text, tile),
                        space = space(text, at),
                    ),
                )
            }
            Event::PlacedBlind { seat, space: at } => {
                self.with("copan-event-placed-blind", seat, space(text, at))
            }
            Event::CourtSkipped { seat } => self.of("copan-event-court-skipped", seat),
            Event::Declined { track, position } => text.tell(
                "copan-event-declined",
                args!(track = resource(text, track), position = position),
            ),
            Event::Omen => text.say("copan-event-omen"),
            Event::Scarcity { track } => {
                text.tell("copan-event-scarcity", args!(track = resource(text, track)))
            }
            Event::Rolled { fate: rolled, card } => {
                let result = self.kit.events[card.index()][rolled.index()];
                text.tell(
                    "copan-event-rolled",
                    args!(fate = fate(text, rolled), outcome = outcome(text, result)),
                )
            }
            _ => return None,
        })
    }

    /// What a scarcity Event closes.
    fn closed(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::ClosedCity { city: it } => {
                text.tell("copan-event-closed-city", args!(city = city(text, it)))
            }
            Event::ClosedCourt { space } => {
                text.tell("copan-event-closed-court", args!(n = space.index() + 1))
            }
            Event::ClosedAltars { spaces: [left, right] } => text.tell(
                "copan-event-closed-altars",
                args!(left = left.index() + 1, right = right.index() + 1),
            ),
            Event::ClosedGlyph { space } => {
                text.tell("copan-event-closed-glyph", args!(n = space.index() + 1))
            }
            Event::NothingToClose { track, fate: rolled } => text.tell(
                "copan-event-nothing-to-close",
                args!(place = at_site(text, Some(Site::of(track))), fate = fate(text, rolled)),
            ),
            _ => return None,
        })
    }

    /// Resources and points.
    fn amounts(&self, event: &Event) -> Option<String> {
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
            Source::EmbassyToken(token) => Some(self.kit.embassy_tokens[token.index()].effect),
            Source::Mask(space) => Some(self.kit.mask[space.index()].effect),
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
            Source::Character(it) => character(it),
            Source::Altar(space) => numbered("copan-by-altar", space.index() + 1),
            Source::Line(line) => numbered("copan-by-line", line.index() + 1),
            Source::Mask(space) => numbered("copan-by-mask", space.index() + 1),
            Source::Zenith => text.say("copan-by-zenith"),
        }
    }

    fn totem(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::TotemMoved { seat, site: at, socket, side: up } => text.tell(
                "copan-event-totem-moved",
                args!(
                    name = self.name(seat),
                    place = at_site(text, Some(at)),
                    n = socket.index() + 1,
                    side = side(text, up),
                ),
            ),
            Event::TotemPushed { seat, socket, .. } => {
                self.with("copan-event-totem-pushed", seat, socket.index() + 1)
            }
            Event::TotemEjected { seat, site: at } => {
                self.with("copan-event-totem-ejected", seat, site(text, at))
            }
            Event::TotemOff { seat } => self.of("copan-event-totem-off", seat),
            _ => return None,
        })
    }

    /// What the Sites leave behind.
    fn sites(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Embassy { seat, city: at } => {
                self.with("copan-event-embassy", seat, city(text, at))
            }
            Event::DrewToken { seat, token } => {
                let token = embassy_token(text, self.kit, token);
                self.with("copan-event-drew-token", seat, token)
            }
            Event::TookTiles { seat, tiles } => {
                self.with("copan-event-took-tiles", seat, stock(text, tiles))
            }
            Event::TookExtension { seat } => self.of("copan-event-took-extension", seat),
            Event::LostExtension { seat } => self.of("copan-event-lost-extension", seat),
            Event::CourtToken { seat, half: at } => {
                self.with("copan-event-court-token", seat, half(text, at))
            }
            Event::AltarToken { seat, space, reserve: false } => {
                self.with("copan-event-altar-token", seat, space.index() + 1)
            }
            Event::AltarToken { seat, reserve: true, .. } => {
                self.of("copan-event-reserve-token", seat)
            }
            Event::Climbed { seat, stair, step } => {
                self.step("copan-event-climbed", seat, stair, step)
            }
            Event::Descended { seat, stair, step } => {
                self.step("copan-event-descended", seat, stair, step)
            }
            _ => return None,
        })
    }

    fn step(&self, key: &str, seat: Seat, stair: Resource, step: u8) -> String {
        let text = self.text;
        text.tell(key, args!(name = self.name(seat), stair = resource(text, stair), step = step))
    }

    /// That a Character just taken is kept needs no line.
    fn characters(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        Some(match *event {
            Event::TookCharacter { seat, character: it, .. } => text.tell(
                "copan-event-took-character",
                args!(
                    name = self.name(seat),
                    character = character(it),
                    words = character_words(text, kit, it),
                ),
            ),
            Event::Used { seat, character: it } => text.tell(
                "copan-event-used",
                args!(
                    name = self.name(seat),
                    character = character(it),
                    effect = talent(text, kit.character(it).talent),
                ),
            ),
            Event::Discarded { seat, character: it } => {
                self.with("copan-event-discarded", seat, character(it))
            }
            Event::Refused { seat, character: it } => {
                self.with("copan-event-refused", seat, character(it))
            }
            _ => return None,
        })
    }

    fn glyphs(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        let jade =
            |key: &str, seat: Seat, n: usize| text.tell(key, args!(name = self.name(seat), n = n));
        Some(match *event {
            Event::TookGlyphs { seat, glyphs: taken } => {
                self.with("copan-event-took-glyphs", seat, glyphs(text, taken))
            }
            Event::LostGlyph { seat, colour: it } => {
                self.with("copan-event-lost-glyph", seat, colour(text, it))
            }
            Event::Exchanged { seat, glyphs: given } => text.tell(
                "copan-event-exchanged",
                args!(
                    name = self.name(seat),
                    glyphs = glyphs(text, given),
                    worth = self.worth(given).map_or_else(String::new, |it| exchange(text, it)),
                ),
            ),
            Event::JadePlaced { seat, space } => text.tell(
                "copan-event-jade-placed",
                args!(
                    name = self.name(seat),
                    n = space.index() + 1,
                    effect = mask_space(text, kit, space),
                ),
            ),
            Event::JadeRemoved { seat, space } => {
                jade("copan-event-jade-removed", seat, space.index() + 1)
            }
            Event::JadeLost { seat } => self.of("copan-event-jade-lost", seat),
            _ => return None,
        })
    }

    /// What these Glyphs are worth: several colours once each, or one colour several times.
    fn worth(&self, given: Glyphs) -> Option<Exchange> {
        let n = given.total() as usize;
        match given.iter().count() {
            1 => self.kit.exchange_same.get(n).copied().flatten(),
            _ => self.kit.exchange_different.get(n).copied().flatten(),
        }
    }

    /// Bonus actions, and what the Automa does. A Jade tile that waits is told when it is placed.
    fn actions(&self, event: &Event) -> Option<String> {
        let text = self.text;
        Some(match *event {
            Event::Queued { seat, what: what @ Pending::Bonus { .. } } => {
                self.with("copan-event-queued", seat, pending(text, what))
            }
            Event::BonusRefused { seat } => self.of("copan-event-bonus-refused", seat),
            Event::ActionLost { seat, site: at } => {
                self.with("copan-event-action-lost", seat, at_site(text, at))
            }
            Event::AutomaRolled { fate: rolled } => {
                text.tell("copan-event-automa-rolled", args!(fate = fate(text, rolled)))
            }
            Event::AutomaActs { card } => text.tell(
                "copan-event-automa-acts",
                args!(card = resource(text, card), site = site(text, Site::of(card))),
            ),
            _ => return None,
        })
    }
}

/// Whether an effect is exactly this gain.
fn gives(effect: Effect, gain: Stock) -> bool {
    matches!(effect, Effect::Gain(kind, n) if Stock::of(kind, n) == gain)
}
