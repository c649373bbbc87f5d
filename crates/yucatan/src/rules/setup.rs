//! Set-up (Y 4): how the table is laid out, then the secret choices of each player (SET-7 to
//! SET-9b), made one after the other (Q66).

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Agenda, Decision, Dense, Host, Menu, PerSeat, Printed, Seat, Set, Stream};

/// Every deck and die has its own stream (SET-1).
pub(crate) const DECK: Stream = Stream(0);
const FIRST_PLAYER: Stream = Stream(1);
/// Secret choices of the other seats, when a world is imagined.
pub(crate) const PLEDGES: Stream = Stream(2);

/// Lays out the table for the secret choices (SET-7 to SET-9), which come last here because nothing
/// else depends on them.
pub(crate) fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Yucatan {
    let n = options.people;
    let per_player = kit.supply.prisoners + 2 * kit.supply.troop;
    // SET-3.
    let first = Seat::new(host.roll(FIRST_PLAYER, n.into()) as usize);
    host.hear(|| Event::FirstPlayer { seat: first });
    let mut agenda = Agenda::new();
    agenda.now([Step::Setup, Step::StartRound]);
    let public = Public {
        kit: Printed(kit),
        n,
        house: options.house,
        round: 1,
        turn: 1,
        first,
        active: first,
        agenda,
        pledged: Set::EMPTY,
        battle: None,
        // SET-2, Q44.
        supply: kit.supply.units - n * per_player,
        deck: kit.deck.total() as u8,
        removed: Specials::NOTHING,
        piles: ByCity::default(),
        // SET-1.
        bank: Summonings::full(),
        players: PerSeat::from_fn(|seat| match seat.index() < usize::from(n) {
            true => new_player(kit),
            false => Player::default(),
        }),
    };
    Yucatan { public, private: PerSeat::default(), unseen: Unseen { deck: kit.deck } }
}

/// SET-4, SET-5, SET-6, SET-10, SET-11 and SET-12.
fn new_player(kit: &Kit) -> Player {
    let troop = Troop { units: kit.supply.troop, ..Troop::default() };
    Player {
        goods: kit.supply.goods,
        prisoners: kit.supply.prisoners,
        rows: ByColumn::from_fn(|_| 1),
        troops: [troop; Leader::COUNT],
        base: Set::full(),
        ..Player::default()
    }
}

impl Choices {
    /// Whether everything is chosen.
    pub fn is_complete(&self) -> bool {
        self.building.is_some() && self.counselors.is_some() && self.power.is_some()
    }
}

/// D1 to D3: the first Building (SET-7), the Counselors (SET-8, Q21) and the power of the City
/// Leader (SET-9).
#[derive(Clone, Copy)]
pub(super) struct SecretChoice;

impl Decision<Yucatan> for SecretChoice {
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let choices = &game.private[seat].setup;
        if choices.building.is_none() {
            menu.add_each(Action::SetupBuilding, Set::full());
        } else if choices.counselors.is_none() {
            for first in Counselor::all() {
                let others = Set::full().without(Set::one(first));
                menu.add_each(|second| Action::SetupCounselors(first, second), others);
            }
        } else {
            menu.add_each(Action::SetupPower, Set::full());
        }
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let choices = &game.private[seat].setup;
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

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let choices = &mut game.private[seat].setup;
        match action {
            Action::SetupBuilding(building) => choices.building = Some(building),
            Action::SetupCounselors(first, second) => choices.counselors = Some((first, second)),
            Action::SetupPower(power) => choices.power = Some(power),
            other => not_offered(other),
        }
        let choices = *choices;
        host.hear(|| Event::Chose { seat, choices });
        if choices.is_complete() {
            game.pledge(seat, host);
        }
    }
}

impl Yucatan {
    /// SET-9b, Q16: everything is turned up at once.
    pub(crate) fn reveal_setup(&mut self, host: &mut impl Host<Event>) {
        for seat in self.public.seats() {
            let choices = std::mem::take(&mut self.private[seat].setup);
            let Choices { building: Some(building), counselors: Some(pair), power: Some(power) } =
                choices
            else {
                unreachable!("everyone has chosen")
            };
            let player = &mut self.public.players[seat];
            player.buildings[building] = 1;
            player[Leader::One].counselor = Some(pair.0);
            player[Leader::Two].counselor = Some(pair.1);
            player.power = Some(power);
            host.hear(|| Event::Revealed { seat, building, counselors: pair, power });
        }
    }
}
