//! The Action Phase (Y 5.1, Y 5.3): tokens played, and the steps of the current Turn.

use super::misplaced;
use crate::model::*;
use patolli_core::{Flaw, PlayerField, Seat, at};

impl Public {
    /// Choices of the active player that are still to come, during a Turn.
    pub(crate) fn choices_left(&self) -> Option<u8> {
        let in_turn = self.agenda.iter().any(|step| step == Step::EndTurn);
        let left = self.agenda.iter().filter(|step| *step == Step::Choose).count();
        in_turn.then_some(left as u8)
    }

    /// RND-2: Turns that this seat has begun in this Round.
    pub(crate) fn turns_begun(&self, seat: Seat) -> u8 {
        let last = self.turn.saturating_sub(1);
        match self.agenda.front() {
            Some(Step::Setup) => return 0,
            Some(Step::StartTurn) if seat == self.active => return last,
            Some(Step::StartTurn) => {}
            _ if self.choices_left().is_none() => return self.kit.length.turns,
            _ => {}
        }
        let waits = self.turn_order().skip_while(|other| *other != self.active).skip(1);
        if waits.into_iter().any(|other| other == seat) { last } else { self.turn }
    }

    /// I-14: a Leader once, a token of each kind in a Turn.
    pub(super) fn check_activations(&self, seat: Seat) -> Result<(), Flaw> {
        let player = &self.players[seat];
        for (element, n) in player.activations.iter() {
            let most = if element.is_leader() { 1 } else { self.kit.length.turns };
            let place = format_args!("players[{seat}].activations.{element}");
            at("I-14", place).range(*n, 0, most)?;
        }
        if self.agenda.front() == Some(Step::StartRound) {
            return Ok(()); // All tokens come back at once (RND-3).
        }
        let turns = self.turns_begun(seat);
        let open = self.choices_left().filter(|_| seat == self.active).unwrap_or(0);
        let used = [false, true].map(|leaders| player.tokens_used(leaders));
        let here = at("I-14", PlayerField(seat, "activations"));
        here.value(used.iter().sum(), (2 * turns).saturating_sub(open))?;
        used.iter().try_for_each(|n| here.range(*n, turns.saturating_sub(open.min(1)), turns))
    }

    /// I-22: the steps caused by the last token, then the remaining choice, if any.
    pub(super) fn check_turn(&self, turn: &[Step]) -> Result<(), Flaw> {
        match turn {
            [Step::Choose, Step::Choose] => Ok(()),
            [work @ .., Step::Choose] | work if !work.contains(&Step::Choose) => {
                self.check_work(work)
            }
            _ => misplaced(turn.iter().take_while(|step| **step != Step::Choose).count()),
        }
    }

    fn check_work(&self, work: &[Step]) -> Result<(), Flaw> {
        let explained = match *work {
            [] => true,
            [Step::Gain, Step::Power] | [Step::Power] => self.was_played(Element::CityLeader),
            [Step::Move(leader)] => self.was_played(leader.element()),
            [Step::Enter { leader, city } | Step::City { leader, city }] => {
                self.was_played(leader.element()) && self.has_entered(leader, city)
            }
            [step] if self.is_purchase(step) => true,
            _ => return self.check_fight(work),
        };
        at("I-22", "agenda").fits("activations", explained)
    }

    /// Whether this Turn's token of the kind is played, and this element was activated, perhaps by
    /// it.
    pub(super) fn was_played(&self, element: Element) -> bool {
        let due = match element.is_leader() {
            true => self.leader_due(self.active),
            false => self.building_due(self.active),
        };
        !due && self.players[self.active].was_activated(element)
    }

    /// A Troop Leader has caused this effect: an action of a Central City open in this Round.
    fn is_city_effect(&self, leaders: &[Leader], effect: CityEffect) -> bool {
        let mut rows = self.kit.city_actions.values();
        leaders.iter().any(|leader| self.was_played(leader.element()))
            && rows.any(|row| row.round <= self.round && row.effect == effect)
    }

    /// CON-1, MIL-1, BAR-1, TEM-1, CIT-3: a purchase at the price of the Building or of a city.
    fn is_purchase(&self, step: Step) -> bool {
        let row = |building| self.row_of(self.active, building);
        let any = [Leader::One, Leader::Two];
        match step {
            Step::Build(cost) => {
                let site = row(Building::ConstructionSite).cost == cost;
                (site && self.was_played(Element::ConstructionSite))
                    || self.is_city_effect(&any, CityEffect::Build(cost))
            }
            Step::Acquire(cost) => {
                let school = row(Building::MilitarySchool).cost == cost;
                (school && self.was_played(Element::MilitarySchool))
                    || self.is_city_effect(&any, CityEffect::Ability(cost))
            }
            Step::Reinforce { up_to, only: None } => {
                row(Building::Barracks).units == up_to && self.was_played(Element::Barracks)
            }
            Step::Reinforce { up_to, only: Some(leader) } => {
                self.is_city_effect(&[leader], CityEffect::Reinforce(up_to))
            }
            Step::Link { cost, temple: true } => {
                row(Building::Temple).cost == cost && self.was_played(Element::Temple)
            }
            Step::Link { cost, temple: false } => {
                self.is_city_effect(&any, CityEffect::Summon(cost))
            }
            Step::Prolong { new } => {
                let linked = |leader: Leader| self.players[self.active][leader].link.is_some();
                self.was_played(Element::Temple) && new.is_none_or(linked)
            }
            _ => false,
        }
    }

    /// The Troop is in the city, or was wiped out in the Battle for it (BAT-14, Q36).
    fn has_entered(&self, leader: Leader, city: City) -> bool {
        let seat = self.active;
        let died = |battle: &Battle| {
            let Fighter { seat: who, leader: whose, wiped_out, .. } = battle.attacker;
            let held = battle.outcome == Some(Outcome::DefenderWins);
            (battle.city, who, whose, wiped_out, held) == (city, seat, leader, true, false)
                && self.garrison(city).is_none()
        };
        match self.players[seat][leader].space {
            Space::Jungle => self.battle.as_ref().is_some_and(died),
            space => space == Space::of(city),
        }
    }

    /// The Building or Leader activated for the current step, as far as the step shows it.
    pub(crate) fn running_element(&self) -> Option<Element> {
        Some(match self.agenda.front()? {
            Step::Build(_) => Element::ConstructionSite,
            Step::Acquire(_) => Element::MilitarySchool,
            Step::Reinforce { only: None, .. } => Element::Barracks,
            Step::Link { temple: true, .. } | Step::Prolong { .. } => Element::Temple,
            Step::Link { .. } => Element::Leader1,
            Step::Gain | Step::Power => Element::CityLeader,
            Step::Reinforce { only: Some(leader), .. }
            | Step::Move(leader)
            | Step::Enter { leader, .. }
            | Step::City { leader, .. } => leader.element(),
            Step::Cards | Step::Axes(_) | Step::Confront | Step::Bonus(_) | Step::Capture => {
                self.battle?.attacker.leader.element()
            }
            _ => return None,
        })
    }
}
