//! The Sacrifice Phase (Y 5.9).

use crate::model::*;
use crate::rules::setup::PLEDGES;
use patolli_core::{Dense, Host, PerSeat, Seat};

/// What of a sacrifice is chosen next (Q66). Parts without a choice are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Prisoners,
    /// Sets of this resource.
    Sets(Resource),
}

impl Part {
    pub const ALL: [Self; 3] =
        [Self::Prisoners, Self::Sets(Resource::Jade), Self::Sets(Resource::Corn)];

    /// The choice of so much.
    pub(crate) const fn choice(self, n: u8) -> Action {
        match self {
            Self::Prisoners => Action::SacrificePrisoners(Captives::new(n as usize)),
            Self::Sets(Resource::Jade) => Action::SacrificeJade(Sets::new(n as usize)),
            Self::Sets(Resource::Corn) => Action::SacrificeCorn(Sets::new(n as usize)),
        }
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
    /// What is chosen so far; nothing where nothing is chosen.
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
    /// The part that is to be chosen next.
    pub fn next_part(&self, seat: Seat, offering: &Offering) -> Option<Part> {
        let open = |part: &Part| offering.get(*part).is_none() && self.most(seat, *part) > 0;
        Part::ALL.into_iter().find(open)
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

impl Yucatan {
    pub(crate) fn sacrifices(&self, seat: Seat) -> impl Iterator<Item = Action> + use<> {
        let part = self.public.next_part(seat, &self.private[seat].sacrifice);
        let most = part.map(|part| (part, self.public.most(seat, part)));
        most.into_iter().flat_map(|(part, most)| (0..=most).map(move |n| part.choice(n)))
    }

    pub(crate) fn refuse_sacrifice(&self, seat: Seat, action: Action) -> Option<Reason> {
        let next = self.public.next_part(seat, &self.private[seat].sacrifice);
        let (part, n) = part_of(action).filter(|(part, _)| Some(*part) == next).unzip();
        let Some((part, n)) = part.zip(n) else { return Some(Reason::AnotherDecision) };
        let most = self.public.most(seat, part);
        (n > most).then_some(match part {
            Part::Prisoners => Reason::FewPrisoners(most),
            Part::Sets(_) => Reason::FewSets(most),
        })
    }

    pub(crate) fn choose_sacrifice(
        &mut self,
        seat: Seat,
        action: Action,
        host: &mut impl Host<Event>,
    ) {
        let (part, n) = part_of(action).expect("a part of a sacrifice");
        let offering = &mut self.private[seat].sacrifice;
        *offering.slot(part) = Some(n);
        let offering = *offering;
        host.hear(|| Event::ChoseOffering { seat, offering });
        if self.public.next_part(seat, &offering).is_none() {
            self.pledge(seat, host);
        }
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

    /// SAC-2 to SAC-5, Q49: all reveal and score, then the Pyramid, then the Evolutions.
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

// EVO: Evolutions.
impl Public {
    /// EVO-2: the last row that a marker may enter in this Round.
    pub fn last_row(&self) -> u8 {
        if self.is_last_round() { LAST_ROW } else { LAST_ROW - 1 }
    }

    pub(crate) fn refuse_evolve(
        &self,
        seat: Seat,
        not: Option<Column>,
        column: Column,
    ) -> Option<Reason> {
        if not == Some(column) {
            return Some(Reason::SameColumn);
        }
        let last = self.last_row();
        (self.players[seat].row(column) >= last).then_some(Reason::RowLimit(last))
    }

    pub(crate) fn evolutions(
        &self,
        seat: Seat,
        not: Option<Column>,
    ) -> impl Iterator<Item = Action> + '_ {
        let open = move |column: &Column| self.refuse_evolve(seat, not, *column).is_none();
        Column::all().filter(open).map(Action::Evolve)
    }
}

impl Yucatan {
    /// EVO-1, Q62: a second Evolution follows at once where the Calendar gives two.
    pub(crate) fn evolve(
        &mut self,
        seat: Seat,
        not: Option<Column>,
        column: Column,
        host: &mut impl Host<Event>,
    ) {
        let public = &mut self.public;
        public.agenda.done();
        let row = &mut public.players[seat].rows[column.index()];
        *row += 1;
        let row = *row;
        host.hear(|| Event::Evolved { seat, column, row });
        if not.is_none() && public.kit.calendar(public.round).evolutions > 1 {
            public.agenda.now([Step::Evolve { seat, not: Some(column) }]);
        }
    }
}
