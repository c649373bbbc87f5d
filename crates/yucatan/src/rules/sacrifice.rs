//! The Sacrifice Phase (SAC): what each player gives, and who climbs the Pyramid.

use super::decisions::not_offered;
use super::setup::PLEDGES;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, PerSeat, Seat, Set};

/// A part of a sacrifice. The parts are chosen one after the other (Q66); one of which the player
/// has nothing is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Prisoners,
    /// Sets of this resource.
    Sets(Resource),
}

impl Part {
    pub const ALL: [Self; 3] =
        [Self::Prisoners, Self::Sets(Resource::Jade), Self::Sets(Resource::Corn)];
}

/// D17: how much of the next part to give.
#[derive(Clone, Copy)]
pub(super) struct Sacrifice;

impl Decision<Yucatan> for Sacrifice {
    /// SAC-1: from nothing to all there is.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let Some(part) = game.next_part(seat) else { return };
        let amounts = 0..game.public.most(seat, part) + 1;
        match part {
            Part::Prisoners => menu.add_each(Action::SacrificePrisoners, Set::range(amounts)),
            Part::Sets(Resource::Jade) => menu.add_each(Action::SacrificeJade, Set::range(amounts)),
            Part::Sets(Resource::Corn) => menu.add_each(Action::SacrificeCorn, Set::range(amounts)),
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Some((part, n)) = part_of(action) else { return Some(Reason::AnotherDecision) };
        if game.next_part(seat) != Some(part) {
            return Some(Reason::AnotherDecision);
        }
        let most = game.public.most(seat, part);
        (n > most).then_some(match part {
            Part::Prisoners => Reason::FewPrisoners(most),
            Part::Sets(_) => Reason::FewSets(most),
        })
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Some((part, n)) = part_of(action) else { not_offered(action) };
        let offering = &mut game.private[seat].sacrifice;
        *offering.slot(part) = Some(n);
        let offering = *offering;
        host.hear(|| Event::ChoseOffering { seat, offering });
        if game.public.next_part(seat, &offering).is_none() {
            game.pledge(seat, host);
        }
    }
}

const fn part_of(action: Action) -> Option<(Part, u8)> {
    match action {
        Action::SacrificePrisoners(prisoners) => Some((Part::Prisoners, prisoners.get())),
        Action::SacrificeJade(sets) => Some((Part::Sets(Resource::Jade), sets.get())),
        Action::SacrificeCorn(sets) => Some((Part::Sets(Resource::Corn), sets.get())),
        _ => None,
    }
}

impl Offering {
    pub const fn get(&self, part: Part) -> Option<u8> {
        match part {
            Part::Prisoners => self.prisoners,
            Part::Sets(Resource::Jade) => self.jade,
            Part::Sets(Resource::Corn) => self.corn,
        }
    }
    const fn slot(&mut self, part: Part) -> &mut Option<u8> {
        match part {
            Part::Prisoners => &mut self.prisoners,
            Part::Sets(Resource::Jade) => &mut self.jade,
            Part::Sets(Resource::Corn) => &mut self.corn,
        }
    }
    /// What is chosen so far; zero if nothing is.
    fn amount(&self, part: Part) -> u8 {
        self.get(part).unwrap_or(0)
    }
}

impl Public {
    /// SAC-1: the most that a seat can give of a part.
    pub fn most(&self, seat: Seat, part: Part) -> u8 {
        let player = &self.players[seat];
        match part {
            Part::Prisoners => player.prisoners.min(Captives::COUNT as u8 - 1),
            Part::Sets(kind) => player.goods.get(kind) / self.kit.set_size(kind),
        }
    }
    /// Whether there is nothing to choose.
    pub(crate) fn gives_nothing(&self, seat: Seat) -> bool {
        Part::ALL.iter().all(|part| self.most(seat, *part) == 0)
    }
    /// The most Sacrifice Points that a seat could have in this Round.
    pub fn most_points(&self, seat: Seat) -> i16 {
        let [prisoners, jade, corn] = Part::ALL.map(|part| self.most(seat, part));
        self.sacrifice_points(prisoners, jade, corn)
    }
    /// The part to choose next.
    pub fn next_part(&self, seat: Seat, offering: &Offering) -> Option<Part> {
        let open = |part: &Part| offering.get(*part).is_none() && self.most(seat, *part) > 0;
        Part::ALL.into_iter().find(open)
    }
}

impl Yucatan {
    fn next_part(&self, seat: Seat) -> Option<Part> {
        self.public.next_part(seat, &self.private[seat].sacrifice)
    }

    /// Some sacrifice that a seat could have chosen.
    pub(crate) fn any_offering(&self, seat: Seat, host: &mut impl Host<Event>) -> Offering {
        let mut offering = Offering::default();
        for part in Part::ALL {
            let most = self.public.most(seat, part);
            if most > 0 {
                *offering.slot(part) = Some(host.roll(PLEDGES, u32::from(most) + 1) as u8);
            }
        }
        offering
    }

    /// Q49: all reveal and score (SAC-2), then the Pyramid (SAC-4, SAC-5, Q23, Q24), then the
    /// Evolutions.
    pub(crate) fn reveal_sacrifices(&mut self, host: &mut impl Host<Event>) {
        let improved = PerSeat::<bool, SIDES>::from_fn(|seat| {
            seat.index() < self.public.n() && self.give(seat, host)
        });
        let round = usize::from(self.public.round) - 1;
        let points = |public: &Public, seat: Seat| public.players[seat].sacrifices[round];
        let best = self.public.seats().map(|seat| points(&self.public, seat)).max();
        let mut climbed = false;
        for seat in self.public.seats() {
            if improved[seat] && Some(points(&self.public, seat)) == best {
                self.climb(seat, host);
                climbed = true;
            }
        }
        if !climbed {
            host.hear(|| Event::NobodyClimbed);
        }
        self.public.agenda.now([Step::Revolution]);
        // EVO-1, Q38: in Round 1 there is no Round before, so every point improves.
        for seat in self.public.turn_order().rev().filter(|seat| improved[*seat]) {
            self.public.agenda.now([Step::Evolve { seat, not: None }]);
        }
    }

    /// SAC-2, SAC-3: whether the player improved.
    fn give(&mut self, seat: Seat, host: &mut impl Host<Event>) -> bool {
        let offering = std::mem::take(&mut self.private[seat].sacrifice);
        let [prisoners, jade, corn] = Part::ALL.map(|part| offering.amount(part));
        let public = &mut self.public;
        let goods = Goods::of(Resource::Jade, jade * public.kit.points.jade_set)
            .plus(Goods::of(Resource::Corn, corn * public.kit.points.corn_set));
        let points = public.sacrifice_points(prisoners, jade, corn);
        let old = public.old_points(seat);
        public.supply += prisoners;
        let round = usize::from(public.round) - 1;
        let player = &mut public.players[seat];
        player.prisoners -= prisoners;
        player.goods = player.goods.minus(goods);
        player.sacrifices[round] = points;
        host.hear(|| Event::Sacrificed { seat, prisoners, goods, points });
        self.score(seat, points, Source::Sacrifice, host);
        points > old
    }

    /// SAC-4, Q25: three steps.
    fn climb(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        if player.step == TOP {
            return;
        }
        player.step += 1;
        let step = player.step;
        host.hear(|| Event::Climbed { seat, step });
        let vp = self.public.kit.pyramid[usize::from(step) - 1];
        self.score(seat, vp.into(), Source::Pyramid, host);
    }
}
