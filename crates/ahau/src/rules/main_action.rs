//! The main action (AC-7): produce, build, dance or pass. Building continues in the Build step
//! (AC-8).

use crate::model::*;
use crate::rules::means::{Budget, Means};
use patolli_core::{Decision, Dense, Host, Menu, Pick, Quick, Seat, Set};

#[derive(Clone, Copy)]
pub(crate) struct MainAction;

impl Decision<Ahau> for MainAction {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Pass);
        menu.add_each(Action::Produce, game.public.sites_in_reach(seat));
        game.public.offer_builds(seat, menu);
        if !menu.is_settled() && game.public.refuse_dance(seat).is_none() {
            menu.add(Action::Dance);
        }
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Pass => None,
            Action::Produce(route) => game.public.refuse_produce(seat, route),
            Action::Dance => game.public.refuse_dance(seat),
            build => game.public.refuse_build(seat, build),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Pass => game.public.agenda.done(),
            Action::Produce(route) => game.produce(seat, route, host),
            Action::Dance => game.public.agenda.instead(Step::Summon { dance: true }),
            build => game.begin_build(seat, build),
        }
    }

    // Drawing a build and testing it makes drawn play 1.18 x as fast as pricing all builds.
    fn any(self, game: &Ahau, seat: Seat, dice: &mut Quick) -> Option<Action> {
        if game.public.has_role(seat, Role::Dancer)
            && dice.one_in(SELDOM)
            && game.public.refuse_dance(seat).is_none()
        {
            return Some(Action::Dance);
        }
        let sites = game.public.sites_in_reach(seat);
        game.public.any_build(seat, sites.len() + 1, dice).or_else(|| {
            let mut pick = Pick::new(dice);
            pick.add(Action::Pass);
            pick.add_each(Action::Produce, sites);
            pick.thing
        })
    }
}

/// AC-8, BD-2: the next tile or building, or no more.
#[derive(Clone, Copy)]
pub(crate) struct BuildMore;

impl Decision<Ahau> for BuildMore {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::Stop);
        game.public.offer_builds(seat, menu);
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        match action {
            Action::Stop => None,
            build => game.public.refuse_build(seat, build),
        }
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, _: &mut impl Host<Event>) {
        match action {
            Action::Stop => game.public.agenda.done(),
            build => game.begin_build(seat, build),
        }
    }

    // Drawing a build and testing it makes drawn play 1.18 x as fast as pricing all builds.
    fn any(self, game: &Ahau, seat: Seat, dice: &mut Quick) -> Option<Action> {
        Some(game.public.any_build(seat, 1, dice).unwrap_or(Action::Stop))
    }
}

/// Random play tests this many builds before it takes something that needs no test.
const TRIES: usize = 4;
/// Random play dances once in this many turns.
const SELDOM: u32 = 8;

impl Public {
    /// BD-2: what can be built and paid now.
    fn offer_builds(&self, seat: Seat, menu: &mut impl Menu<Action>) {
        let player = &self.players[seat];
        if menu.is_settled() || self.turn.built >= self.build_limit(seat) {
            return;
        }
        let means = Means::of(self, seat);
        let budget = means.budget();
        menu.add_each(Action::Buy, self.buyable(seat, &budget));
        for face in means.faces.kinds() {
            if menu.is_settled() {
                return;
            }
            let spaces = player.layable(&means, face);
            if !spaces.is_empty() {
                for tile in player.reserve.of_face(face).kinds() {
                    menu.add_block(Action::Lay(tile, Space::A1), spaces.bits());
                }
            }
        }
    }

    /// A tile on a space or a building of the offer, unless one of this many others is drawn.
    fn any_build(&self, seat: Seat, others: usize, dice: &mut Quick) -> Option<Action> {
        if self.turn.built >= self.build_limit(seat) {
            return None;
        }
        let player = &self.players[seat];
        let mut means = None;
        let (tiles, spaces) = (player.reserve.kind_set(), player.open_spaces());
        let buildings = others + Place::COUNT;
        let all = buildings + tiles.len() * spaces.len();
        for _ in 0..TRIES {
            let k = dice.below(all as u32) as usize;
            if k < others {
                return None;
            }
            let means = means.get_or_insert_with(|| Means::of(self, seat));
            if k < buildings {
                let place = Place::new(k - others);
                if self.can_buy(seat, place, &means.budget()) {
                    return Some(Action::Buy(place));
                }
            } else {
                let k = k - buildings;
                let (tile, space) = (tiles.nth(k / spaces.len()), spaces.nth(k % spaces.len()));
                if means.can_lay(tile, space) {
                    return Some(Action::Lay(tile, space));
                }
            }
        }
        None
    }

    /// Whether the building of this place can be paid and has a slot (BD-2).
    fn can_buy(&self, seat: Seat, place: Place, budget: &Budget) -> bool {
        let room = self.players[seat].buildings.len() < Slot::COUNT;
        let payable = |building| budget.can_pay(self.kit.building(building).cost);
        room && self.offer[place].is_some_and(payable)
    }
    fn buyable(&self, seat: Seat, budget: &Budget) -> Set<Place> {
        Place::all().filter(|place| self.can_buy(seat, *place, budget)).collect()
    }

    fn refuse_build(&self, seat: Seat, action: Action) -> Option<Reason> {
        let limit = self.build_limit(seat);
        match action {
            Action::Lay(..) | Action::Buy(_) if self.turn.built >= limit => {
                Some(Reason::BuildLimit(limit))
            }
            Action::Lay(tile, space) => self.refuse_lay(seat, tile, space),
            Action::Buy(place) => self.refuse_buy(seat, place),
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn refuse_lay(&self, seat: Seat, tile: Tile, space: Space) -> Option<Reason> {
        let player = &self.players[seat];
        if !player.reserve.contains(tile) {
            return Some(Reason::NotInReserve);
        }
        if player.pyramid[space].is_some() {
            return Some(Reason::SpaceFilled(space));
        }
        if !player.open_spaces().contains(space) {
            return Some(Reason::NotSupported(space));
        }
        (!Means::of(self, seat).can_lay(tile, space)).then_some(Reason::CannotPay)
    }

    fn refuse_buy(&self, seat: Seat, place: Place) -> Option<Reason> {
        let Some(building) = self.offer[place] else {
            return Some(Reason::NoBuildingThere(place));
        };
        if self.players[seat].buildings.len() == Slot::COUNT {
            return Some(Reason::CapitalFull);
        }
        let cost = self.kit.building(building).cost;
        (!Means::of(self, seat).budget().can_pay(cost)).then_some(Reason::CannotPay)
    }

    /// A 6.7, Dancer.
    fn refuse_dance(&self, seat: Seat) -> Option<Reason> {
        if !self.has_role(seat, Role::Dancer) {
            return Some(Reason::NoDancer);
        }
        match self.summonable(seat, true).is_empty() {
            true => God::all().find_map(|god| self.refuse_summon(seat, god, true)),
            false => None,
        }
    }
}

impl Player {
    /// The spaces on which a tile with this face can be laid and paid.
    fn layable(&self, means: &Means, face: Face) -> Set<Space> {
        let open = self.open_spaces();
        let budget = means.without(face).budget();
        let is_open = |level: &u8| !open.and(Space::of_level(*level)).is_empty();
        // What is too expensive on one level is too expensive above.
        let payable = |level: &u8| budget.can_lay(*level, face.colour());
        let levels = (1..=4).filter(is_open).take_while(payable).map(Space::of_level);
        levels.fold(Set::EMPTY, Set::or).and(open)
    }
}
