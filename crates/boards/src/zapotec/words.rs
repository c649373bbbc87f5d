//! The whole table in headings, lists and tables, for those who hear it or prefer to read.

use super::easel::Easel;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::zapotec::{card as card_words, cards, ritual, stock};
use patolli_text::{Words, args};
use patolli_zapotec::{
    LAST_STEP, Level, Plinth, Public, ROUNDS, Region, RitualSlot, Slot, Space, StepBonus, Terrain,
    TradeTile, Zapotec,
};

impl Easel<'_> {
    pub(super) fn in_words(&self) -> Markup {
        html! {
            (self.round_in_words())
            (self.map_in_words())
            (self.market_in_words())
            (self.pyramids_in_words())
            (self.rituals_in_words())
            (self.track_in_words())
            @for seat in self.table.seats() { (self.player_in_words(seat)) }
            (self.hand_in_words())
        }
    }

    fn round_in_words(&self) -> Markup {
        let table = self.table;
        html! {
            h3 { (self.tell("zapotec-board-round", args!(round = table.round, of = ROUNDS))) }
            (self.prompt_words())
            ul {
                li { (self.bonus_words()) }
                li { (self.say("zapotec-board-offer")) " " (cards(self.text, self.kit, table.offer)) }
                @if let Some(next) = table.next_bonus {
                    li { (self.tell("boards-zapotec-next-bonus", args!(card = card_words(self.text, self.kit, next)))) }
                }
                li { (self.tell("boards-zapotec-deck", args!(n = table.round_deck))) }
            }
            p { (self.say("boards-order")) }
            ol { @for seat in self.seats_in_order() { li { (self.turn_in_words(seat)) } } }
        }
    }

    /// One row a region, one column a terrain.
    fn map_in_words(&self) -> Markup {
        html! {
            h3 { (self.say("boards-map")) }
            table {
                tr {
                    td {}
                    @for terrain in Terrain::all() { th scope="col" { (self.property(terrain.into())) } }
                }
                @for region in Region::all() {
                    tr {
                        th scope="row" { (self.property(region.into())) }
                        @for terrain in Terrain::all() {
                            td { ul { @for space in self.section(region, terrain) { li { (self.space_briefly(space)) } } } }
                        }
                    }
                }
            }
        }
    }

    /// The row and the column say where it is.
    fn space_briefly(&self, space: Space) -> String {
        let building = self.property(self.kit.spaces[space].building.into());
        let Some(seat) = self.owner(space) else {
            let tile = stock(self.text, self.table.tile_of(space).income());
            return self.tell("boards-zapotec-brief-free", args!(building = building, tile = tile));
        };
        let key = match self.player(seat).palace == Some(space) {
            true => "boards-zapotec-brief-palace",
            false => "boards-zapotec-brief-house",
        };
        self.tell(key, args!(building = building, name = self.name(seat)))
    }

    fn market_in_words(&self) -> Markup {
        let tile = |at: Option<TradeTile>| match at {
            Some(tile) => self.tile_words(tile),
            None => self.say("zapotec-empty"),
        };
        html! {
            h3 { (self.say("boards-zapotec-market")) }
            @for level in Level::all() {
                p {
                    (self.tell("boards-zapotec-price", args!(
                        level = level.index() + 1,
                        gold = self.gold(level),
                        left = self.table.stacks[level].len(),
                    )))
                }
                ol {
                    @for slot in Slot::all() {
                        li { (tile(self.table.market[level][slot])) }
                    }
                }
            }
        }
    }

    fn pyramids_in_words(&self) -> Markup {
        let plinths: Vec<Plinth> = self.table.plinths().collect();
        let tiles = self.table.scoring_tiles.iter().flatten();
        let tiles: Vec<_> = tiles.map(|tile| self.property(*tile)).collect();
        html! {
            h3 { (self.say("boards-zapotec-pyramids")) }
            ul {
                @for plinth in plinths { li { (self.pyramid_words(plinth)) } }
                li { (self.say("zapotec-board-tiles")) " " (tiles.join(", ")) }
            }
        }
    }

    fn rituals_in_words(&self) -> Markup {
        html! {
            h3 { (self.say("boards-zapotec-rituals")) }
            @if let Some(me) = self.me {
                p { (self.tell("boards-zapotec-ritual-allowed", args!(n = self.table.rituals_allowed(me)))) }
            }
            ul { @for slot in RitualSlot::all() { li { (self.ritual_words(slot)) } } }
        }
    }

    fn track_in_words(&self) -> Markup {
        let on = |table: &Public, step: usize| -> Vec<Seat> {
            let all = table.arrivals.iter();
            all.filter(|seat| usize::from(table.players[*seat].step) == step).collect()
        };
        html! {
            h3 { (self.say("boards-zapotec-track")) }
            ul {
                @for step in 0..=LAST_STEP {
                    @let discs = on(self.table, step);
                    @if self.kit.track[step] != StepBonus::Nothing || !discs.is_empty() {
                        li { (self.stair_words(step, &discs)) }
                    }
                }
            }
        }
    }

    fn hand_in_words(&self) -> Markup {
        let hand = Zapotec::hand(self.text, self.subject.view);
        html! {
            @if !hand.is_empty() {
                h3 { (self.say("boards-hand")) }
                ul { @for card in hand { li { (card) } } }
            }
        }
    }

    /// The Rituals with a disc of this player.
    pub(super) fn rituals_of(&self, seat: Seat) -> Vec<String> {
        let mine = RitualSlot::all().filter(|slot| self.table.discs[*slot].contains(seat));
        let goal = |slot: RitualSlot| {
            let goal = ritual(self.text, self.kit, self.table.rituals[slot]);
            self.tell("boards-zapotec-has-disc", args!(goal = goal))
        };
        mine.map(goal).collect()
    }
}
