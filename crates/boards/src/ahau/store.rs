//! Cubes, weapons, workers and the reserve of a player (A 5.4).

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Colour, Step, Tile};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{colour as colour_name, stock, tile as tile_name, tiles};
use patolli_text::args;

impl Easel<'_> {
    /// The supply. A colour is gained, named and paid here.
    pub(super) fn cubes(&self, seat: Seat) -> Markup {
        html! {
            div class="y-cubes" role="group" aria-label=(self.say("boards-ahau-cubes")) {
                @for colour in Colour::all() { (self.cube(seat, colour)) }
            }
        }
    }

    fn cube(&self, seat: Seat, colour: Colour) -> Markup {
        let n = self.player(seat).stock.get(colour);
        let spot = Spot::new("div", format!("y-cube of-{colour}"), self.cube_words(seat, colour))
            .class_if(n == 0, "none")
            .changed(self.differs(|table| table.players[seat].stock.get(colour)));
        self.own_acts(spot, seat, self.colour_acts(colour))
            .draw(&html! { (inline(colour.name())) b { (n) } })
    }

    pub(super) fn cube_words(&self, seat: Seat, colour: Colour) -> String {
        let n = self.player(seat).stock.get(colour);
        let bank = self.table.bank.get(colour);
        let name = colour_name(self.text, colour);
        self.tell("boards-ahau-cube", args!(n = n, colour = name, bank = bank))
    }

    /// What a colour can be chosen for in this step.
    fn colour_acts(&self, colour: Colour) -> Vec<Action> {
        match self.step() {
            Some(Step::Gain { .. } | Step::ProduceColour(_)) => vec![Action::Gain(colour)],
            Some(Step::Name) => vec![Action::Name(colour)],
            Some(Step::Paint) => vec![Action::Paint(colour)],
            Some(Step::Settle) => {
                let due = self.table.payment.due.first() == Some(colour);
                let cube = due.then_some(Action::Cube);
                let legal = |action: &Action| self.subject.legal.contains(*action);
                let others = [Action::Trade(colour), Action::Substitute(colour)];
                cube.into_iter().chain(others.into_iter().filter(legal)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Weapons, the war track, workers left, tiles built.
    pub(super) fn counts(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let count = |icon: &str, n: u8, what: String, changed: bool| {
            Spot::new("span", "y-count-of", what)
                .changed(changed)
                .draw(&html! { (inline(icon)) b { (n) } })
        };
        let workers = Spot::new("span", "y-count-of", self.workers_left_words(seat))
            .class_if(player.workers <= 2, "y-few")
            .changed(self.differs(|table| table.players[seat].workers));
        html! {
            div class="y-counts" {
                (count("weapon", player.weapons, self.own_weapons_words(seat), self.differs(|table| table.players[seat].weapons)))
                (count("war", player.war, self.own_war_words(seat), self.differs(|table| table.players[seat].war)))
                (self.with_id(workers, &format!("supply-{seat}")).draw(&html! { (inline("worker")) b { (player.workers) } }))
            }
        }
    }

    pub(super) fn own_weapons_words(&self, seat: Seat) -> String {
        self.tell("boards-ahau-weapons", args!(n = self.player(seat).weapons))
    }

    pub(super) fn own_war_words(&self, seat: Seat) -> String {
        self.tell("boards-ahau-war-of", args!(n = self.player(seat).war))
    }

    pub(super) fn workers_left_words(&self, seat: Seat) -> String {
        self.tell("boards-ahau-workers-left", args!(n = self.player(seat).workers))
    }

    /// Whether a tile is to be picked before its space is chosen.
    pub(super) fn picks_tile(&self, seat: Seat) -> bool {
        self.me == Some(seat)
            && matches!(self.step(), Some(Step::Main | Step::Build))
            && self.layable().next().is_some()
    }

    /// The tiles of the reserve that the observer may build now.
    pub(super) fn layable(&self) -> impl Iterator<Item = Tile> + '_ {
        let reserve = self.me.map(|me| self.player(me).reserve).unwrap_or_default();
        let legal = |tile: &Tile| {
            patolli_ahau::Space::all()
                .any(|space| self.subject.legal.contains(Action::Lay(*tile, space)))
        };
        reserve.kinds().filter(move |tile| legal(tile))
    }

    pub(super) fn reserve(&self, seat: Seat) -> Markup {
        let picks = self.picks_tile(seat);
        let first = self.layable().next().filter(|_| picks);
        html! {
            div class="y-reserve" role="group" aria-label=(self.say("boards-ahau-reserve")) {
                @for (tile, n) in self.player(seat).reserve.iter() {
                    @if picks && self.layable().any(|one| one == tile) {
                        (self.pickable(seat, tile, n, first == Some(tile)))
                    } @else { (self.reserved(seat, tile, n)) }
                }
            }
        }
    }

    fn pickable(&self, seat: Seat, tile: Tile, n: u8, first: bool) -> Markup {
        let id = format!("pick-{}", tile.index());
        let what = self.reserved_words(seat, tile);
        html! {
            input type="radio" name="pick" id=(id) class="visually-hidden" checked[first] aria-label=(what);
            label class="y-tile y-pick" for=(id) data-tip=(what) { (tile_face(tile, n)) }
        }
    }

    fn reserved(&self, seat: Seat, tile: Tile, n: u8) -> Markup {
        let spot = Spot::new("div", "y-tile", self.reserved_words(seat, tile))
            .changed(self.differs(|table| table.players[seat].reserve.get(tile)));
        self.own_acts(spot, seat, self.reserve_acts(tile)).draw(&tile_face(tile, n))
    }

    fn reserve_acts(&self, tile: Tile) -> Vec<Action> {
        match self.step() {
            Some(Step::Offering) if self.table.summon.god == Some(tile.god()) => {
                match tile.colour() {
                    Some(colour) => vec![Action::Discard(colour)],
                    None => Colour::all()
                        .map(Action::DiscardWild)
                        .chain([Action::DiscardJoker])
                        .collect(),
                }
            }
            Some(Step::Give { .. } | Step::ForcedDiscard { .. }) => vec![Action::Give(tile)],
            _ => Vec::new(),
        }
    }

    fn reserved_words(&self, seat: Seat, tile: Tile) -> String {
        let n = self.player(seat).reserve.get(tile);
        self.tell("boards-ahau-reserved", args!(n = n, tile = tile_name(self.text, tile)))
    }

    pub(super) fn reserve_words(&self, seat: Seat) -> String {
        let reserve = tiles(self.text, self.player(seat).reserve);
        self.tell("boards-ahau-reserve-of", args!(tiles = reserve))
    }

    pub(super) fn stock_words(&self, seat: Seat) -> String {
        let have = stock(self.text, self.player(seat).stock);
        self.tell("boards-ahau-stock", args!(stock = have))
    }
}

fn tile_face(tile: Tile, n: u8) -> Markup {
    html! { (inline(&tile.to_string())) @if n > 1 { b class="y-times" { "×" (n) } } }
}
