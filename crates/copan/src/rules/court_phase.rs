//! The Court phase: placing a Court tile (C 5.3), and decline (C 5.4).

use crate::model::*;
use crate::rules::refill::draw_tiles;
use patolli_core::{Decision, Dense, Host, Menu, Quick, Seat};

/// Which Court tile goes where (C 5.3).
#[derive(Clone, Copy)]
pub(crate) struct PlaceTile;

impl Decision<Copan> for PlaceTile {
    /// C 5.3.1, 5.3.2: any tile of the hand, or a face-down one, on any free space.
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        let free = game.public.pyramid.free;
        if game.public.players[seat].hand_size == 0 {
            menu.add_each(Action::PlaceAt, free);
        }
        for tile in game.private[seat].hand.kinds() {
            menu.add_each(|space| Action::Place(tile, space), free);
        }
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let empty = game.public.players[seat].hand_size == 0;
        match action {
            Action::Place(..) if empty => Some(Reason::HandEmpty),
            Action::Place(tile, _) if game.private[seat].hand.get(tile) == 0 => {
                Some(Reason::NoTile(tile))
            }
            Action::PlaceAt(_) if !empty => Some(Reason::HandNotEmpty),
            Action::Place(_, space) | Action::PlaceAt(space) => game.public.refuse_space(space),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        game.public.agenda.done();
        match action {
            Action::Place(tile, space) => game.place(seat, tile, space, host),
            Action::PlaceAt(space) => game.place_blind(seat, space, host),
            other => unreachable!("{other} places no tile"),
        }
    }

    /// One roll for the space and one for the tile, instead of one for each type of tile.
    fn any(self, game: &Copan, seat: Seat, dice: &mut Quick) -> Option<Action> {
        let free = game.public.pyramid.free;
        let space = free.nth(dice.below(free.len() as u32) as usize);
        let hand = game.private[seat].hand.kinds();
        Some(match hand.is_empty() {
            true => Action::PlaceAt(space),
            false => Action::Place(hand.nth(dice.below(hand.len() as u32) as usize), space),
        })
    }
}

impl Public {
    pub(crate) fn refuse_space(&self, space: Space) -> Option<Reason> {
        if self.pyramid.free.contains(space) {
            None
        } else if self.kit.in_play(self.n()).contains(space) {
            Some(Reason::SpaceTaken(space))
        } else {
            Some(Reason::SpaceCovered(space))
        }
    }

    /// C 5.3.3, 5.3.4: with no tile anywhere or no free space, the Court phase is skipped.
    pub(crate) fn has_court_phase(&self, seat: Seat) -> bool {
        let tile = self.players[seat].hand_size > 0
            || self.bag_size() > 0
            || self.river.values().any(Option::is_some);
        tile && !self.pyramid.free.is_empty()
    }
    /// Court tiles left in the bag, a public count.
    pub fn bag_size(&self) -> u32 {
        let hidden = |seat: Seat| {
            let player = &self.players[seat];
            u32::from(player.hand_size) - player.known_hand.total()
        };
        let hands: u32 = self.seats().map(hidden).sum();
        self.unaccounted().total() - hands - self.hidden_blinds()
    }
    /// The track that a tile of this type moves (C 5.4.4); none if all are finished.
    pub fn declining(&self, tile: Resource) -> Option<Resource> {
        let clockwise = (0..Resource::COUNT).map(|i| (tile.index() + i) % Resource::COUNT);
        clockwise.map(Resource::from_index).find(|track| !self.is_finished(*track))
    }
}

impl Copan {
    /// C 5.3.1.
    fn place(&mut self, seat: Seat, tile: Resource, space: Space, host: &mut impl Host<Event>) {
        let one = Tiles::of(tile, 1);
        let hand = &mut self.private[seat].hand;
        *hand = hand.minus(one);
        let player = &mut self.public.players[seat];
        player.hand_size -= 1;
        // A tile that everyone saw is spent before an equal one that no one saw.
        player.known_hand = player.known_hand.minus(player.known_hand.common(one));
        self.cover(seat, tile, space, host);
    }

    /// A face-up tile covers the space.
    pub(crate) fn cover(
        &mut self,
        seat: Seat,
        tile: Resource,
        space: Space,
        host: &mut impl Host<Event>,
    ) {
        self.public.pyramid.free.remove(space);
        self.public.pyramid.tiles[tile].insert(space);
        host.hear(|| Event::Placed { seat, tile, space });
        self.public.agenda.now([Step::Collect { tile, space }]);
        let bonus = self.public.kit.pyramid.bonus;
        // C 5.6.2, R-09, R-60: after the Events, before the collection. C 8.2.3: not for the
        // Automa.
        if self.public.kit.pyramid.bonus_spaces.contains(space) && !self.public.is_automa(seat) {
            self.gain_any(seat, bonus, Source::Bonus(space), host);
        }
        let scarce = self.decline(tile, host);
        self.set_off_events(space, scarce, host);
        self.check_end(host);
    }

    /// C 5.3.2, 5.3.3, 5.6.1, R-08: from the bag or the River; no cube moves and nothing is
    /// gained.
    fn place_blind(&mut self, seat: Seat, space: Space, host: &mut impl Host<Event>) {
        if self.unseen.bag.is_nothing() {
            let last = self.public.river.values_mut().rev().find(|slot| slot.is_some());
            let tile = last.and_then(Option::take).expect("the Court phase needs a tile");
            self.public.blind_known = self.public.blind_known.plus(Tiles::of(tile, 1));
        } else {
            let drawn = draw_tiles(1, &mut self.unseen.bag, host);
            self.unseen.blind = self.unseen.blind.plus(drawn);
        }
        self.public.pyramid.free.remove(space);
        self.public.pyramid.blind.insert(space);
        host.hear(|| Event::PlacedBlind { seat, space });
        self.set_off_events(space, None, host);
        self.check_end(host);
    }

    /// C 5.4, 5.4.1, R-04: moves a cube by one. Returns its track if the cube reached a threshold
    /// (C 5.4.2); it passes each of three thresholds once (C 5.4.3, I-11).
    pub(crate) fn decline(
        &mut self,
        tile: Resource,
        host: &mut impl Host<Event>,
    ) -> Option<Resource> {
        let track = self.public.declining(tile)?;
        let position = self.public.decline[track] + 1;
        self.public.decline[track] = position;
        host.hear(|| Event::Declined { track, position });
        let scarce = self.public.kit.track(self.public.n()).is_threshold(position);
        if scarce {
            host.hear(|| Event::Scarcity { track });
        }
        scarce.then_some(track)
    }
}
