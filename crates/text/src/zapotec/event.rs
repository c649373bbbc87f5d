//! History lines.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_core::{Dense, Seat};
use patolli_zapotec::{Event, Kit, Line, Points, Source, StepBonus, Stock, TradeTile};

type Teller<'a> = crate::teller::Teller<'a, Kit>;

pub(super) fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
    let teller = Teller { text, kit, names };
    teller.table(event).or_else(|| teller.turn(event)).or_else(|| teller.bot(event))
}

impl Teller<'_> {
    /// Rounds, cards and points.
    fn table(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        Some(match *event {
            Event::Dealt { seat, hand } => text.tell(
                "zapotec-event-dealt",
                args!(name = self.name(seat), cards = cards(text, kit, hand)),
            ),
            Event::RoundStarted { round, bonus } => text
                .tell("zapotec-event-round", args!(round = round, card = card(text, kit, bonus))),
            Event::Revealed { seat, card: played } => text.tell(
                "zapotec-event-revealed",
                args!(name = self.name(seat), card = card(text, kit, played)),
            ),
            Event::TurnStarted { seat } => self.of("zapotec-event-turn", seat),
            Event::Scored { seat, vp, by } => self.scored(seat, vp, by),
            Event::HandCardSpent { seat, card: spent } => text.tell(
                "zapotec-event-hand-card",
                args!(name = self.name(seat), card = card(text, kit, spent)),
            ),
            Event::Drew { seat, card: drawn } => text.tell(
                "zapotec-event-drew",
                args!(name = self.name(seat), card = card(text, kit, drawn)),
            ),
            Event::SetAside { card: next } => {
                text.tell("zapotec-event-set-aside", args!(card = card(text, kit, next)))
            }
            Event::Refilled { tile, .. } => self.tile("zapotec-event-refilled", tile),
            Event::Offered { card: new } => {
                text.tell("zapotec-event-offered", args!(card = card(text, kit, new)))
            }
            Event::Over => text.say("zapotec-event-over"),
            _ => return None,
        })
    }

    /// What a player does in a turn.
    fn turn(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        let pay = |key: &str, seat: Seat, paid: Stock| {
            text.tell(key, args!(name = self.name(seat), paid = stock(text, paid)))
        };
        Some(match *event {
            Event::Income { seat, line, gain } => {
                let key = match line {
                    Line::Row => "zapotec-event-income-row",
                    Line::Column => "zapotec-event-income-column",
                };
                text.tell(key, args!(name = self.name(seat), gain = stock(text, gain)))
            }
            Event::Bought { seat, tile, gold, .. } => text.tell(
                "zapotec-event-bought",
                args!(
                    name = self.name(seat),
                    tile = tile_number(tile),
                    effect = tile_effect(text, kit, tile),
                    gold = gold,
                ),
            ),
            Event::Gained { seat, gain, by } => self.gained(seat, gain, by),
            Event::Exchanged { seat, tile, paid, gain } => text.tell(
                "zapotec-event-exchanged",
                args!(
                    name = self.name(seat),
                    tile = tile_number(tile),
                    paid = stock(text, paid),
                    gain = stock(text, gain),
                ),
            ),
            Event::Sacrificed { seat, paid } => pay("zapotec-event-sacrificed", seat, paid),
            Event::Step { seat, step } => return self.step(seat, step),
            Event::Declined { seat } => self.of("zapotec-event-declined", seat),
            _ => return self.building(event),
        })
    }

    /// What stays on the board.
    fn building(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        Some(match *event {
            Event::PyramidStarted { seat, plinth, tile, size: piece } => text.tell(
                "zapotec-event-pyramid-started",
                args!(
                    name = self.name(seat),
                    n = plinth.index() + 1,
                    property = property(text, tile),
                    size = size(text, piece),
                ),
            ),
            Event::PyramidRaised { seat, plinth, size: piece } => text.tell(
                "zapotec-event-pyramid-raised",
                args!(name = self.name(seat), n = plinth.index() + 1, size = size(text, piece),),
            ),
            Event::Disc { seat, slot, paid } => text.tell(
                "zapotec-event-disc",
                args!(name = self.name(seat), n = slot.index() + 1, paid = stock(text, paid),),
            ),
            Event::Built { seat, space: at, paid } => text.tell(
                "zapotec-event-built",
                args!(
                    name = self.name(seat),
                    space = space(text, kit, at),
                    paid = stock(text, paid),
                ),
            ),
            Event::Placed { seat, tile, cell: at } => text.tell(
                "zapotec-event-placed",
                args!(
                    name = self.name(seat),
                    tile = stock(text, tile.income()),
                    cell = cell(text, kit, at),
                ),
            ),
            Event::Palace { seat, space: at, paid } => text.tell(
                "zapotec-event-palace",
                args!(
                    name = self.name(seat),
                    space = space(text, kit, at),
                    paid = stock(text, paid),
                ),
            ),
            _ => return None,
        })
    }

    /// Solo. A chosen card is not worth a line.
    fn bot(&self, event: &Event) -> Option<String> {
        let (text, kit) = (self.text, self.kit);
        match *event {
            Event::BotRevealed { card } => Some(
                text.tell("zapotec-event-bot-revealed", args!(card = bot_card(text, kit, card))),
            ),
            Event::BotTookTile { tile, .. } => Some(self.tile("zapotec-event-bot-took", tile)),
            Event::BotSkipped { space: at, taken } => {
                let key = match taken {
                    true => "zapotec-event-bot-skipped",
                    false => "zapotec-event-bot-no-house",
                };
                Some(text.tell(key, args!(space = space(text, kit, at))))
            }
            Event::BotBack { back } => {
                let back = property(text, back);
                Some(text.tell("zapotec-event-bot-back", args!(property = back)))
            }
            _ => None,
        }
    }

    fn tile(&self, key: &str, tile: TradeTile) -> String {
        let effect = tile_effect(self.text, self.kit, tile);
        self.text.tell(key, args!(tile = tile_number(tile), effect = effect))
    }

    fn gained(&self, seat: Seat, gain: Stock, by: Source) -> String {
        let text = self.text;
        let (name, gain) = (self.name(seat), stock(text, gain));
        match by {
            Source::Tile(tile) => text.tell(
                "zapotec-event-gained-tile",
                args!(name = name, gain = gain, tile = tile_number(tile)),
            ),
            Source::Step(step) => {
                text.tell("zapotec-event-gained-step", args!(name = name, gain = gain, step = step))
            }
            Source::Cell(_) => {
                text.tell("zapotec-event-gained-cell", args!(name = name, gain = gain))
            }
        }
    }

    fn scored(&self, seat: Seat, vp: i16, by: Points) -> String {
        let (text, name) = (self.text, self.name(seat));
        match by {
            Points::Turn(on) => text.tell(
                "zapotec-event-scored-turn",
                args!(name = name, n = vp, property = property(text, on)),
            ),
            Points::Step(step) => {
                text.tell("zapotec-event-scored-step", args!(name = name, n = vp, step = step))
            }
            Points::Difficulty => {
                text.tell("zapotec-event-scored-difficulty", args!(name = name, n = vp))
            }
        }
    }

    /// Steps with points, resources or discs are described by what they give.
    fn step(&self, seat: Seat, step: u8) -> Option<String> {
        let bonus = self.kit.track[usize::from(step)];
        let lasting = matches!(bonus, StepBonus::Discount { .. } | StepBonus::NoPriest);
        lasting.then(|| {
            let bonus = step_bonus(self.text, bonus);
            let args = args!(name = self.name(seat), step = step, bonus = bonus);
            self.text.tell("zapotec-event-step", args)
        })
    }
}
