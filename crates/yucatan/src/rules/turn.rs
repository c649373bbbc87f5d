//! What a token activates in a Turn (Y 5.3).

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Quick, Seat, Set};

/// D4: which Building or Leader to activate.
#[derive(Clone, Copy)]
pub(super) struct ChooseElement;

impl Decision<Yucatan> for ChooseElement {
    /// ACT-2. The Leaders come first because they are found quickly.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let public = &game.public;
        if public.leader_due(seat) {
            menu.add_each(Action::Activate, public.rested_leaders(seat));
        }
        if public.building_due(seat) {
            menu.add(Action::Activate(Element::Granary));
            let open = Building::all().filter(|building| game.can_activate(seat, *building));
            menu.add_all(open.map(|building| Action::Activate(building.element())));
        }
    }

    /// ACT-2 to ACT-5.
    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Activate(element) = action else { return Some(Reason::AnotherDecision) };
        let public = &game.public;
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
        (!game.can_activate(seat, building)).then_some(Reason::NothingToDo(building))
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Activate(element) = action else { not_offered(action) };
        game.public.agenda.done();
        game.public.players[seat].activations[element] += 1;
        host.hear(|| Event::Activated { seat, element });
        if let Some(building) = element.building() {
            let work = game.public.work_of(seat, building);
            game.public.agenda.now([work]);
        } else if let Some(leader) = element.troop() {
            game.public.agenda.now([Step::Move(leader)]);
        } else if element == Element::CityLeader {
            game.public.agenda.now([Step::Gain, Step::Power]);
        } else {
            // GRA-1.
            game.gain(seat, game.public.kit.granary, Source::Granary, host);
        }
    }

    /// Draws candidates until one is open, because testing a Building takes long; the Granary or a
    /// Leader always is (ACT-5). Random play is 1.2 x as fast as with a pick from the offer.
    fn any(self, game: &Yucatan, seat: Seat, dice: &mut Quick) -> Option<Action> {
        loop {
            let element = dice.below(Element::COUNT as u32) as usize;
            let action = Action::Activate(Element::from_index(element));
            if self.refuse(game, seat, action).is_none() {
                return Some(action);
            }
        }
    }
}

impl Yucatan {
    /// ACT-4, Q30: a Building may be activated if it could do anything now.
    fn can_activate(&self, seat: Seat, building: Building) -> bool {
        self.has_option(seat, self.public.work_of(seat, building))
    }
}

impl Public {
    /// What a Building does on its present level (Y 5.4, 6.1), even one raised in the same Turn
    /// (ACT-6, Q5).
    fn work_of(&self, seat: Seat, building: Building) -> Step {
        let row = self.row_of(seat, building);
        match building {
            Building::ConstructionSite => Step::Build(row.cost),
            Building::MilitarySchool => Step::Acquire(row.cost),
            Building::Barracks => Step::Reinforce { up_to: row.units, only: None },
            Building::Temple => Step::Link { cost: row.cost, temple: true },
        }
    }

    /// ACT-3: the Leaders not yet activated in this Round.
    fn rested_leaders(&self, seat: Seat) -> Set<Element> {
        let leaders = [Element::CityLeader, Element::Leader1, Element::Leader2].into_iter();
        leaders.filter(|leader| !self.players[seat].was_activated(*leader)).collect()
    }
}
