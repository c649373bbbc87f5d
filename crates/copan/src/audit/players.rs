//! What each player has: extensions, tokens, stock, Priests, mask, Totem, points.

use crate::model::*;
use patolli_core::{Flaw, PlayerField, Seat, Set, at};

/// I-20: more than any account holds after a whole game; the sum of all stays far from overflowing.
const MOST_POINTS: i16 = 3000;

impl Public {
    pub(super) fn check_players(&self) -> Result<(), Flaw> {
        let lie = self.owned_extensions() + u32::from(self.extensions);
        at("I-8", "players").count("extensions", lie, self.all_extensions())?;
        self.seats().try_for_each(|seat| {
            self.check_board(seat)?;
            self.check_tokens(seat)?;
            self.check_mask(seat)?;
            self.check_totem(seat)?;
            self.check_points(seat)
        })
    }

    /// Storage extensions of this game.
    pub(crate) fn all_extensions(&self) -> u32 {
        u32::from(self.kit.supply.extensions_per_player) * u32::from(self.n)
    }
    /// Storage extensions that players have.
    pub(crate) fn owned_extensions(&self) -> u32 {
        self.seats().map(|seat| u32::from(self.players[seat].extensions)).sum()
    }

    /// I-3, I-10, I-13: stock, slots and Priests.
    fn check_board(&self, seat: Seat) -> Result<(), Flaw> {
        let (player, capacity) = (&self.players[seat], self.capacity(seat));
        for (kind, step) in player.priests.iter() {
            let amount = player.stock.get(kind);
            at("I-10", PlayerField(seat, "stock")).most(kind, amount, capacity)?;
            at("I-13", PlayerField(seat, "priests")).most(kind, *step, TOP)?;
        }
        if self.is_automa(seat) {
            return Ok(());
        }
        // a slot is kept for who enters it. R-44: those without a slot are still to go.
        let enters =
            |step: &Step| matches!(step, Step::Enter { seat: owner, .. } if *owner == seat);
        let goes = |step: &Step| *step == Step::DropCharacter { seat };
        let used = player.characters.len() + self.agenda.iter().filter(enters).count();
        let slots = usize::from(self.slots(seat)) + self.agenda.iter().filter(goes).count();
        at("I-3", PlayerField(seat, "characters")).range(used, 0, slots)
    }

    /// I-9: no more tokens than a player has.
    fn check_tokens(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let piles = player.cities.values().chain(player.court.values()).chain([&player.reserve]);
        let placed: u32 = piles.map(|tokens| u32::from(*tokens)).sum();
        let used = placed + u32::from(self.altar_tokens_of(seat));
        at("I-9", format_args!("players[{seat}]")).most("tokens", used, self.kit.supply.tokens)
    }

    /// I-14: the first Jade tile is on the edge, each other beside an earlier one, unless an
    /// Event of this game may have removed some.
    fn check_mask(&self, seat: Seat) -> Result<(), Flaw> {
        let mask = self.players[seat].mask;
        let from = |first: MaskSpace| self.grown(first, mask) == mask;
        let laid = mask.is_empty() || mask.and(self.kit.mask_edge).iter().any(from);
        let removable = self.may_result_in(Outcome::DropJade);
        at("I-14", PlayerField(seat, "mask")).holds(laid || removable)
    }

    /// Whether the Event card has this result.
    fn may_result_in(&self, outcome: Outcome) -> bool {
        self.kit.events[self.event_card].values().any(|result| *result == outcome)
    }

    /// The part of a mask that is connected with this tile.
    fn grown(&self, first: MaskSpace, mask: MaskSet) -> MaskSet {
        let mut part = Set::one(first);
        loop {
            let beside = part.iter().map(|space| self.kit.mask[space].neighbours);
            let next = beside.fold(part, Set::or).and(mask);
            if next == part {
                return part;
            }
            part = next;
        }
    }

    /// I-17: one Totem on a space of a Site.
    fn check_totem(&self, seat: Seat) -> Result<(), Flaw> {
        let first = self.players[seat].totem.and_then(|it| self.totem_at(it.site, it.socket));
        at("I-17", PlayerField(seat, "totem")).holds(first.is_none_or(|first| first == seat))
    }

    /// I-20: plausible points. Only losses by Events can make an account negative.
    fn check_points(&self, seat: Seat) -> Result<(), Flaw> {
        let points = &self.players[seat].points;
        let gains = [
            ("totem", points.totem),
            ("cities", points.cities),
            ("embassies", points.embassies),
            ("characters", points.characters),
            ("altars", points.altars),
            ("mask", points.mask),
            ("zenith", points.zenith),
        ];
        gains.into_iter().try_for_each(|(account, vp)| {
            at("I-20", format_args!("players[{seat}].points.{account}")).range(vp, 0, MOST_POINTS)
        })?;
        let place = PlayerField(seat, "points.events");
        at("I-20", place).range(points.events, -MOST_POINTS, MOST_POINTS)
    }

    /// I-13: tokens from the top of the pile, one for each first arrival at a top.
    pub(super) fn check_zenith(&self) -> Result<(), Flaw> {
        let descends = self.may_result_in(Outcome::Descend);
        for seat in self.seats() {
            let player = &self.players[seat];
            let top = player.on_top();
            let noted = top.is_subset_of(player.topped) && (descends || top == player.topped);
            at("I-13", PlayerField(seat, "topped")).fits("priests", noted)?;
            let earned = player.points.zenith == 0 || !player.topped.is_empty();
            at("I-13", PlayerField(seat, "points.zenith")).fits("topped", earned)?;
        }
        let due = self.due_zeniths();
        at("I-13", "zeniths").value(self.zeniths, due)?;
        let points: i16 = self.seats().map(|seat| self.players[seat].points.zenith).sum();
        let taken = self.kit.zenith.iter().take(due.into());
        let worth: i16 = taken.map(|vp| i16::from(*vp)).sum();
        at("I-13", "players").count("points.zenith", points, worth)
    }

    /// Zenith tokens that first arrivals at a top have taken (C 5.1.9).
    pub(crate) fn due_zeniths(&self) -> u8 {
        let arrivals: usize = self.seats().map(|seat| self.players[seat].topped.len()).sum();
        arrivals.min(self.kit.zenith.len()) as u8
    }

    /// C 8.1, C 8.5: the Automa's cards, what it keeps in order, and what it never has.
    pub(super) fn check_automa(&self) -> Result<(), Flaw> {
        let Some(automa) = &self.automa else { return Ok(()) };
        let player = &self.players[AUTOMA];
        at("I-1", "automa.order").once(automa.order, Set::full())?;
        at("I-3", "automa.face_up").once(automa.face_up.iter(), player.characters)?;
        let glyphs: Glyphs = automa.glyphs.iter().map(|colour| (colour, 1)).collect();
        at("I-4", "automa.glyphs").fits("players[1].glyphs", glyphs == player.glyphs)?;
        let down = player.discarded.is_empty() || automa.mode == Mode::Advanced;
        at("I-3", PlayerField(AUTOMA, "discarded")).fits("automa.mode", down)?;
        at("I-10", PlayerField(AUTOMA, "stock")).fits("automa", player.stock.is_nothing())?;
        at("I-14", PlayerField(AUTOMA, "mask")).fits("automa", player.mask.is_empty())
    }
}
