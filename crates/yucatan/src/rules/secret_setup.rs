//! The secret choices of the set-up (SET-7 to SET-9b), one after the other (Q66).

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Choices {
    /// Whether nothing is left to choose.
    pub fn is_complete(&self) -> bool {
        self.building.is_some() && self.counselors.is_some() && self.power.is_some()
    }
}

impl Yucatan {
    pub(crate) fn offer_setup(&self, seat: Seat, out: &mut impl Extend<Action>) {
        let choices = &self.private[seat].setup;
        if choices.building.is_none() {
            out.extend(Building::all().map(Action::SetupBuilding));
        } else if choices.counselors.is_none() {
            for first in Counselor::all() {
                let others = Counselor::all().filter(|second| *second != first);
                out.extend(others.map(|second| Action::SetupCounselors(first, second)));
            }
        } else {
            out.extend(Power::all().map(Action::SetupPower));
        }
    }

    pub(crate) fn refuse_setup(&self, seat: Seat, action: Action) -> Option<Reason> {
        let choices = &self.private[seat].setup;
        let first = choices.building.is_none();
        let second = !first && choices.counselors.is_none();
        match action {
            Action::SetupBuilding(_) if first => None,
            Action::SetupCounselors(one, other) if second => {
                (one == other).then_some(Reason::SameCounselor)
            }
            Action::SetupPower(_) if !first && !second => None,
            _ => Some(Reason::AnotherDecision),
        }
    }

    pub(crate) fn choose_setup(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let choices = &mut self.private[seat].setup;
        match action {
            Action::SetupBuilding(building) => choices.building = Some(building),
            Action::SetupCounselors(first, second) => choices.counselors = Some((first, second)),
            Action::SetupPower(power) => choices.power = Some(power),
            other => unreachable!("{other:?} is no choice of the set-up"),
        }
        let choices = *choices;
        host.hear(|| Event::Chose { seat, choices });
        if choices.is_complete() {
            self.pledge(seat, host);
        }
    }

    /// SET-9b: everything is turned up at once.
    pub(crate) fn reveal_setup(&mut self, host: &mut impl Host<Event>) {
        for seat in self.public.seats() {
            let choices = std::mem::take(&mut self.private[seat].setup);
            let Choices { building: Some(building), counselors: Some(pair), power: Some(power) } =
                choices
            else {
                unreachable!("everybody has chosen")
            };
            let player = &mut self.public.players[seat];
            player.buildings[building.index()] = 1;
            player[Leader::One].counselor = Some(pair.0);
            player[Leader::Two].counselor = Some(pair.1);
            player.power = Some(power);
            host.hear(|| Event::Revealed { seat, building, counselors: pair, power });
        }
    }
}
