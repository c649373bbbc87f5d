//! Rounds and Turns (Y 5.1, Y 5.3): what runs by itself between two decisions.

use crate::model::*;
use patolli_core::{Dense, Forced, Host, Seat, SeatSet};

impl Yucatan {
    /// Runs on until a seat owes a decision or the game is over. A decision with one option, or with
    /// none, is taken by itself (Q65).
    pub(crate) fn run(&mut self, host: &mut impl Host<Event>) {
        while let Some(step) = self.public.agenda.front() {
            if step.is_secret() {
                self.pledge_idle(step, host);
                if self.public.agenda.front() == Some(step) {
                    return;
                }
                continue;
            }
            match self.public.deciders().first() {
                Some(seat) => match self.forced(seat, step) {
                    Forced::No => return,
                    Forced::Nothing => self.public.agenda.done(),
                    Forced::Only(action) => self.perform(seat, action, host),
                },
                None => {
                    self.public.agenda.done();
                    self.do_step(step, host);
                }
            }
        }
    }

    /// A step that is no decision.
    fn do_step(&mut self, step: Step, host: &mut impl Host<Event>) {
        match step {
            Step::StartRound => self.start_round(host),
            Step::StartTurn => self.start_turn(host),
            Step::EndTurn => self.end_turn(),
            Step::Confront => self.confront(host),
            Step::Capture => self.capture(host),
            Step::Enter { leader, city } => self.enter(leader, city, host),
            Step::Revolution => self.revolution(host),
            Step::Finish => self.finish(host),
            decision => unreachable!("{decision:?} waits for a seat"),
        }
    }

    /// RND-3.
    fn start_round(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        let round = public.round;
        host.hear(|| Event::RoundStarted { round });
        for player in &mut public.players.0 {
            player.activations = [0; Element::COUNT];
        }
        public.turn = 1;
        public.active = public.first;
        public.agenda.now([Step::StartTurn]);
    }

    /// ACT-1: two choices, one of each kind.
    fn start_turn(&mut self, host: &mut impl Host<Event>) {
        let (seat, turn) = (self.public.active, self.public.turn);
        host.hear(|| Event::TurnStarted { seat, turn });
        self.public.agenda.now([Step::Choose, Step::Choose, Step::EndTurn]);
    }

    /// RND-2, RND-4.
    fn end_turn(&mut self) {
        let public = &mut self.public;
        let next = public.active.around(public.n()).nth(1).expect("two seats play");
        if next == public.first {
            if public.turn == public.kit.length.turns {
                return public.agenda.now([Step::Sacrifice]);
            }
            public.turn += 1;
        }
        public.active = next;
        public.agenda.now([Step::StartTurn]);
    }

    /// ACT-2: what may be activated.
    pub(crate) fn elements(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        // The Leaders first, because they are quickly found.
        let open = move |element: &Element| self.refuse_element(seat, *element).is_none();
        Element::all().rev().filter(open).map(Action::Activate)
    }

    /// ACT-2 to ACT-5.
    pub(crate) fn refuse_element(&self, seat: Seat, element: Element) -> Option<Reason> {
        let public = &self.public;
        if element.is_leader() {
            if !public.leader_due(seat) {
                return Some(Reason::LeaderTokenUsed);
            }
            return public.players[seat].was_activated(element).then_some(Reason::LeaderUsed);
        }
        if !public.building_due(seat) {
            return Some(Reason::BuildingTokenUsed);
        }
        let building = element.building()?;
        (!self.can_activate(seat, building)).then_some(Reason::NothingToDo(building))
    }

    /// ACT-4: whether the Building could do anything now.
    fn can_activate(&self, seat: Seat, building: Building) -> bool {
        let row = *self.public.row_of(seat, building);
        match building {
            Building::ConstructionSite => self.public.can_build(seat, row.cost),
            Building::MilitarySchool => self.public.can_acquire(seat, row.cost),
            Building::Barracks => self.public.can_reinforce(seat, row.units, None),
            Building::Temple => {
                self.public.can_link(seat, row.cost) || self.public.can_prolong(seat, None)
            }
        }
    }

    pub(crate) fn activate(&mut self, seat: Seat, element: Element, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        public.players[seat].activations[element.index()] += 1;
        host.hear(|| Event::Activated { seat, element });
        if let Some(leader) = element.troop() {
            return public.agenda.now([Step::Move(leader)]);
        }
        let Some(building) = element.building() else {
            return match element {
                Element::CityLeader => public.agenda.now([Step::Gain, Step::Power]),
                _ => self.gain(seat, self.public.kit.granary, Source::Granary, host),
            };
        };
        let row = *public.row_of(seat, building);
        public.agenda.now([match building {
            Building::ConstructionSite => Step::Build(row.cost),
            Building::MilitarySchool => Step::Acquire(row.cost),
            Building::Barracks => Step::Reinforce { up_to: row.units, only: None },
            Building::Temple => Step::Link { cost: row.cost, temple: true },
        }]);
    }
}

impl Public {
    /// The seats that owe a decision now.
    pub fn deciders(&self) -> SeatSet {
        let Some(step) = self.agenda.front() else { return SeatSet::EMPTY };
        match (step, &self.battle) {
            (Step::Setup | Step::Sacrifice, _) => {
                self.seats().collect::<SeatSet>().without(self.pledged)
            }
            (Step::Cards, Some(battle)) => {
                let both: SeatSet = Side::all().map(|side| battle[side].seat).collect();
                both.without(self.pledged)
            }
            (Step::Axes(side) | Step::Bonus(side), Some(battle)) => SeatSet::one(battle[side].seat),
            _ => step.decider(self.active).map_or(SeatSet::EMPTY, SeatSet::one),
        }
    }
    /// Whether this seat owes a decision now.
    pub fn must_act(&self, seat: Seat) -> bool {
        self.deciders().contains(seat)
    }
}
