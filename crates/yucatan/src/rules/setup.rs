//! Set-up (Y 4).

use crate::model::*;
use patolli_core::{Agenda, Dense, Host, PerSeat, Printed, Seat, Set, Stream};

/// One luck for each question of chance.
pub(crate) const DECK: Stream = Stream(0);
const FIRST_PLAYER: Stream = Stream(1);
/// Secret choices of others, when a world is imagined.
pub(crate) const PLEDGES: Stream = Stream(2);

/// SET-1 to SET-6, SET-10 to SET-12: lays out the table for the secret choices, which come last
/// here because nothing else depends on them.
pub(crate) fn setup(kit: &'static Kit, options: &Options, host: &mut impl Host<Event>) -> Yucatan {
    let n = options.people;
    let per_player = kit.supply.prisoners + 2 * kit.supply.troop;
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
        supply: kit.supply.units - n * per_player,
        deck: kit.deck.total() as u8,
        removed: Specials::NOTHING,
        piles: [0; City::COUNT],
        bank: Summonings::full(),
        players: PerSeat::from_fn(|seat| match seat.index() < usize::from(n) {
            true => new_player(kit),
            false => Player::default(),
        }),
    };
    Yucatan { public, private: PerSeat::default(), unseen: Unseen { deck: kit.deck } }
}

/// SET-4 to SET-6, SET-10 to SET-12.
fn new_player(kit: &Kit) -> Player {
    let troop = Troop { units: kit.supply.troop, ..Troop::default() };
    Player {
        goods: kit.supply.goods,
        prisoners: kit.supply.prisoners,
        rows: [1; Column::COUNT],
        troops: [troop; Leader::COUNT],
        base: Set::full(),
        ..Player::default()
    }
}
