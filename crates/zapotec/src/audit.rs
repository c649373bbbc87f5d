//! The invariants of the rules (Z 12), checked on any state.

use crate::components::*;
use crate::kit::{LAST_STEP, StepBonus};
use crate::scoring::final_scores;
use crate::state::*;
use patolli_core::{Dense, Flaw, Seat, SeatSet, Set, ensure};

impl Zapotec {
    /// Every invariant that a single state can show. Those about change over time (I10, I18) are
    /// laws of `testkit`.
    pub(crate) fn check(&self) -> Result<(), Flaw> {
        let public = &self.public;
        ensure!((1..=ROUNDS).contains(&public.round), "I14", "round", "{} of 5", public.round);
        self.check_cards()?;
        self.check_hands()?;
        public.check_map()?;
        public.check_pyramids()?;
        public.check_rituals()?;
        public.check_trade()?;
        public.check_track()?;
        public.check_counts()?;
        self.check_bot()
    }

    /// I1: all 27 Action cards, each in one place.
    fn check_cards(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let mut seen = CardSet::EMPTY;
        let mut count = 0;
        let mut lay = |cards: CardSet, place: String| {
            let twice = seen.and(cards);
            seen = seen.or(cards);
            count += cards.len();
            ensure!(twice.is_empty(), "I1", place, "cards {twice:?} lie elsewhere as well");
            Ok(())
        };
        lay(public.offer, "offer".into())?;
        lay(Set::one(public.bonus), "bonus".into())?;
        lay(public.bonus_pile, "bonus_pile".into())?;
        lay(public.gone, "gone".into())?;
        lay(public.next_bonus.into_iter().collect(), "next_bonus".into())?;
        for seat in public.seats() {
            let place = format!("players[{}]", seat.index());
            lay(self.private[seat].hand, format!("{place}.hand"))?;
            lay(public.players[seat].played.into_iter().collect(), format!("{place}.played"))?;
        }
        lay(self.unseen.cards, "unseen_cards".into())?;
        ensure!(count == Card::COUNT, "I1", "unseen_cards", "{count} of 27 Action cards are there");
        let deck = usize::from(public.round_deck);
        let unseen = self.unseen.cards.len();
        ensure!(deck <= unseen, "I1", "round_deck", "{deck} cards, but only {unseen} are unseen");
        Ok(())
    }

    /// I7: hands as large as they must be, and what is known of them true.
    fn check_hands(&self) -> Result<(), Flaw> {
        let public = &self.public;
        let selecting = public.agenda.front() == Some(Step::SelectCard);
        for seat in Seat::first(public.people()) {
            let (player, private) = (&public.players[seat], &self.private[seat]);
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            let (size, held) = (usize::from(player.hand_size), private.hand.len());
            ensure!(size == held, "I7", place("hand"), "{held} cards, but {size} are counted");
            let known = player.known_hand.is_subset_of(private.hand);
            ensure!(known, "I7", place("known_hand"), "names cards that are not in the hand");
            ensure!(!selecting || held > 0, "I7", place("hand"), "no card to play");
            let most = usize::from(public.kit.deal(public.people()).hand);
            ensure!(held <= most, "I7", place("hand"), "{held} cards, at most {most}");
            let pledged = public.pledged.contains(seat);
            let pledge = private.pledge;
            ensure!(pledged == pledge.is_some(), "I7", place("pledge"), "does not fit `pledged`");
            let held = pledge.is_none_or(|card| private.hand.contains(card));
            ensure!(held, "I7", place("pledge"), "is not in the hand");
            let revealed = player.played.is_some();
            let over = public.agenda.is_empty();
            let fits = over || revealed != selecting;
            ensure!(fits, "I1", place("played"), "a card lies open from the reveal to Cleanup");
        }
        let waiting = selecting || public.pledged.is_empty();
        ensure!(waiting, "I7", "pledged", "cards are pledged only while they are chosen");
        let everybody = public.pledged.len() == public.people();
        ensure!(!everybody, "I7", "pledged", "when all have pledged the cards are revealed");
        Ok(())
    }

    /// Solo: what Cocijobot shows and hides (Z 4.2, R59).
    fn check_bot(&self) -> Result<(), Flaw> {
        let (public, top) = (&self.public, self.unseen.bot_top);
        if public.solo.is_none() {
            let none = public.bot_deck.is_empty() && top.is_none() && public.bot_back.is_none();
            ensure!(none, "I17", "bot", "Cocijobot plays only in solo games");
            return Ok(());
        }
        ensure!(public.n == 2, "I14", "n", "a solo game has two sides");
        let deck = top.is_some_and(|top| public.bot_deck.contains(top));
        ensure!(deck, "I17", "bot.top", "is not a card of its deck");
        let back = top.map(|top| public.kit.bot_card(top).back);
        ensure!(back == public.bot_back, "I17", "bot.back", "is not the back of the top card");
        let turned = public.bot_card.is_none_or(|card| !public.bot_deck.contains(card));
        ensure!(turned, "I17", "bot.card", "is still in its deck");
        Ok(())
    }
}

impl Public {
    /// I2, I3, I4: tiles, Houses and grids.
    fn check_map(&self) -> Result<(), Flaw> {
        let in_play = self.kit.in_play(self.n());
        let mut taken = SpaceSet::EMPTY;
        for seat in self.seats() {
            let player = &self.players[seat];
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            let twice = taken.and(player.houses);
            ensure!(twice.is_empty(), "I3", place("houses"), "{twice:?} are taken twice");
            taken = taken.or(player.houses);
            let (built, supply) = (player.houses.len(), self.kit.supply.houses);
            let fits = built <= usize::from(supply);
            ensure!(fits, "I4", place("houses"), "{built} Houses of {supply}");
            let palace = player.palace.is_none_or(|space| player.houses.contains(space));
            ensure!(palace, "I3", place("palace"), "stands on no House of its owner");
            if Some(seat) != self.bot() {
                self.check_grid(seat)?;
            }
        }
        let out = taken.without(in_play);
        ensure!(out.is_empty(), "I3", "players", "Houses on spaces not in play: {out:?}");
        let free = in_play.without(taken);
        ensure!(free == self.free, "I3", "tiles", "a space holds a tile or a House, never both");
        self.check_tiles(in_play)
    }

    /// I2: each face as often as the box has it.
    fn check_tiles(&self, in_play: SpaceSet) -> Result<(), Flaw> {
        for face in Tile::all() {
            let lies = in_play.iter().filter(|space| self.tile_of(*space) == face).count();
            let tiles = self.kit.tiles.iter().filter(|tile| {
                tile.players <= self.n && tile.building == face.building && tile.basic == face.basic
            });
            let has = tiles.count();
            ensure!(lies == has, "I2", "tiles", "{lies} tiles {face}, the box has {has}");
        }
        Ok(())
    }

    /// I4: the grid holds the tiles of the Houses, those of the Palace and of a House whose tile
    /// still looks for its cell excepted.
    fn check_grid(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let waiting = match self.agenda.front() {
            Some(Step::PlaceTile(space)) if seat == self.active => Some(space),
            _ => None,
        };
        let mut expected = [0i8; Tile::COUNT];
        for space in player.houses {
            if Some(space) != player.palace && Some(space) != waiting {
                expected[self.tile_of(space).index()] += 1;
            }
        }
        player.grid.iter().flatten().for_each(|tile| expected[tile.index()] -= 1);
        let odd = Tile::all().find(|tile| expected[tile.index()] != 0);
        let place = format!("players[{}].grid", seat.index());
        ensure!(odd.is_none(), "I4", place, "tiles {odd:?} do not fit the Houses built");
        Ok(())
    }

    /// I5, I6.
    fn check_pyramids(&self) -> Result<(), Flaw> {
        let mut built = [[0u8; Size::COUNT]; SIDES];
        let mut tiles: Vec<Property> = self.scoring_tiles.iter().flatten().copied().collect();
        let held = tiles.len();
        for plinth in Plinth::all() {
            let pyramid = self.pyramid(plinth);
            let place = format!("pyramids[{}]", plinth.index());
            let started = pyramid.levels[0].is_some();
            ensure!(
                started == pyramid.tile.is_some(),
                "I6",
                place,
                "a Pyramid has a Scoring tile and a piece, or neither"
            );
            let in_play = !started || plinth.index() < self.n();
            ensure!(in_play, "I5", place, "is not in play with {} players", self.n);
            tiles.extend(pyramid.tile);
            let mut below = None;
            for level in pyramid.levels {
                let fits = match (below, level) {
                    (Some(below), Some((_, size))) => Size::smaller(below) == Some(size),
                    _ => true,
                };
                ensure!(fits, "I5", place, "sizes go down by one step from level to level");
                if let Some((owner, size)) = level {
                    ensure!(owner.index() < self.n(), "I5", place, "no seat {owner}");
                    built[owner.index()][size.index()] += 1;
                }
                below = level.map(|(_, size)| size);
            }
        }
        let distinct: Set<Property> = tiles.iter().copied().collect();
        ensure!(
            tiles.len() == self.n() + 1 && distinct.len() == tiles.len() && held > 0,
            "I6",
            "scoring_tiles",
            "{} different Scoring tiles of {} in play, {held} in the holding area",
            distinct.len(),
            self.n() + 1
        );
        for seat in self.seats() {
            for size in Size::all() {
                let left = self.players[seat].pieces[size.index()];
                let (used, has) =
                    (built[seat.index()][size.index()], self.kit.supply.pieces()[size.index()]);
                let place = format!("players[{}].pieces", seat.index());
                ensure!(left + used == has, "I5", place, "{left} {size} left and {used} built");
            }
        }
        Ok(())
    }

    /// I8.
    fn check_rituals(&self) -> Result<(), Flaw> {
        let cards: Set<Ritual> = self.rituals.iter().copied().collect();
        ensure!(cards.len() == 3, "I8", "rituals", "three different Ritual cards are in play");
        for seat in self.seats().filter(|seat| Some(*seat) != self.bot()) {
            let (paid, built) = (self.players[seat].paid_rituals, self.pieces_built(seat));
            let place = format!("players[{}].paid_rituals", seat.index());
            ensure!(paid <= built, "I8", place, "{paid} paid Rituals with {built} levels built");
            let discs = self.discs_of(seat);
            ensure!(paid <= discs, "I8", place, "{paid} paid Rituals but {discs} discs");
        }
        for (slot, discs) in self.discs.iter().enumerate() {
            let seats: SeatSet = self.seats().collect();
            let place = format!("rituals[{slot}].discs");
            ensure!(discs.is_subset_of(seats), "I8", place, "discs of seats that do not play");
        }
        Ok(())
    }

    /// I9.
    fn check_trade(&self) -> Result<(), Flaw> {
        let mut seen = TileSet::EMPTY;
        let mut lay = |tiles: TileSet, place: String| {
            let twice = seen.and(tiles);
            seen = seen.or(tiles);
            ensure!(twice.is_empty(), "I9", place, "tiles {twice:?} lie elsewhere as well");
            Ok(())
        };
        for level in Level::all() {
            let row = self.market[level.index()].iter().flatten().copied();
            let stack = self.stacks[level.index()];
            let all = self.kit.tiles_of(level);
            let place = format!("market[{}]", level.index());
            for tile in row {
                let fits = all.contains(tile);
                ensure!(fits, "I9", place, "{tile} is not of level {level}");
                lay(Set::one(tile), place.clone())?;
            }
            ensure!(stack.is_subset_of(all), "I9", "stacks", "a stack holds another level's tile");
            lay(stack, "stacks".into())?;
        }
        for seat in self.seats() {
            let player = &self.players[seat];
            let place = format!("players[{}].trade", seat.index());
            lay(player.trade, place.clone())?;
            let up = player.face_up.is_subset_of(player.trade);
            ensure!(up, "I9", place, "a face-up tile is not owned");
            for level in Level::all() {
                let n = player.trade.and(self.kit.tiles_of(level)).len();
                let bot = Some(seat) == self.bot();
                ensure!(n <= 5 || bot, "I9", place, "{n} tiles of level {level} in five rounds");
            }
        }
        let whole = self.solo.is_some() || seen == Set::full();
        ensure!(whole, "I9", "stacks", "Trade tiles are missing: {:?}", Set::full().without(seen));
        Ok(())
    }

    /// I10, I12, I19.
    fn check_track(&self) -> Result<(), Flaw> {
        for seat in self.seats() {
            let player = &self.players[seat];
            let place = |field: &str| format!("players[{}].{field}", seat.index());
            let step = usize::from(player.step);
            ensure!(step <= LAST_STEP, "I10", place("step"), "{step} is beyond the end");
            let points: i16 = self.kit.track[..=step]
                .iter()
                .map(|bonus| if let StepBonus::Points(vp) = bonus { i16::from(*vp) } else { 0 })
                .sum();
            let earned = player.points.track;
            ensure!(
                earned == points,
                "I12",
                place("points"),
                "step {step} gives {points}, not {earned}"
            );
        }
        for (place, order) in [("arrivals", &self.arrivals), ("order", &self.order)] {
            let seats: SeatSet = order[..self.n()].iter().copied().collect();
            ensure!(seats == self.seats().collect(), "I19", place, "names every seat once");
        }
        Ok(())
    }

    /// I13, I14, I15.
    fn check_counts(&self) -> Result<(), Flaw> {
        let deal = self.kit.deal(self.people());
        let rounds = ROUNDS - self.round;
        let deck = match self.solo {
            None => rounds,
            Some(_) if self.next_bonus.is_some() => rounds.saturating_sub(2) * 2,
            Some(_) => rounds.saturating_sub(1) * 2,
        };
        ensure!(
            self.round_deck == deck.min(deal.round_deck),
            "I14",
            "round_deck",
            "{} cards in round {}",
            self.round_deck,
            self.round
        );
        if self.agenda.front() == Some(Step::SelectCard) {
            let offer = if self.solo.is_some() && self.round == ROUNDS { 0 } else { deal.offer };
            let lies = self.offer.len();
            ensure!(lies == usize::from(offer), "I13", "offer", "{lies} cards, not {offer}");
        }
        if self.kit == patolli_core::Printed(crate::kit::standard()) {
            self.check_bounds()?;
        }
        Ok(())
    }

    /// I15: bounds that hold for the printed values.
    fn check_bounds(&self) -> Result<(), Flaw> {
        let scores = final_scores(self);
        for seat in self.seats().filter(|seat| Some(*seat) != self.bot()) {
            let part = scores[seat];
            let place = format!("players[{}].points", seat.index());
            let total = part.total() - part.gifts;
            ensure!((0..=268).contains(&total), "I15", place, "{total} points");
            ensure!((0..=30).contains(&part.gifts), "I15", place, "{} as gifts", part.gifts);
            ensure!(part.rituals.iter().sum::<i16>() <= 54, "I15", place, "too much by Rituals");
            ensure!(part.pyramids.iter().sum::<i16>() <= 90, "I15", place, "too much by Pyramids");
        }
        Ok(())
    }
}
