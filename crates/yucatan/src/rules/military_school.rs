//! The Military School (MIL), also through a Central City: Troop Leaders acquire Abilities.

use super::decisions::not_offered;
use super::supply::times;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

/// D6: which Ability to acquire, and its slot, at this price for each level.
#[derive(Clone, Copy)]
pub(super) struct AcquireAbility {
    pub cost: Goods,
}

impl Decision<Yucatan> for AcquireAbility {
    /// MIL-1: tiles that gate and goods allow, in every free slot that takes them (Q48).
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let (public, player) = (&game.public, &game.public.players[seat]);
        let gate = public.gate(seat, Column::Ability);
        let highest = times(public.players[seat].goods, self.cost, gate);
        let free = player.troops.map(|troop| free_slots(&troop));
        let unowned = Set::<Ability>::full().without(player.abilities());
        for ability in unowned.iter().filter(|ability| ability.level() <= highest) {
            for (leader, free) in Leader::all().zip(free) {
                let slots = free.and(slots_for(ability));
                menu.add_each(|slot| Action::Acquire(ability, leader, slot), slots);
            }
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Acquire(ability, leader, slot) = action else {
            return Some(Reason::AnotherDecision);
        };
        let player = &game.public.players[seat];
        let gate = game.public.gate(seat, Column::Ability);
        if player.abilities().contains(ability) {
            return Some(Reason::AbilityOwned(ability));
        }
        if ability.level() > gate {
            return Some(Reason::Gate(Column::Ability, gate));
        }
        if !slots_for(ability).contains(slot) {
            return Some(Reason::SlotTooSmall(slot));
        }
        if !free_slots(&player[leader]).contains(slot) {
            return Some(Reason::SlotFilled(slot));
        }
        game.public.refuse_price(seat, self.cost.times(ability.level()))
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Acquire(ability, leader, slot) = action else { not_offered(action) };
        game.public.agenda.done();
        game.pay(seat, self.cost.times(ability.level()), host);
        game.public.players[seat][leader].abilities[slot] = Some(ability);
        host.hear(|| Event::Acquired { seat, ability, leader, slot });
    }
}

/// Y 3.6: a slot takes levels up to its number.
fn slots_for(ability: Ability) -> Set<Slot> {
    Set::range(ability.level() - 1..Slot::COUNT as u8)
}

fn free_slots(troop: &Troop) -> Set<Slot> {
    Slot::all().filter(|slot| troop.abilities[*slot].is_none()).collect()
}
