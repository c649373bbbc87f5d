//! Who views a table, and as which seat.

use patolli_core::{Seat, SeatSet};
use patolli_table::{Person, Phase, Refusal, Table};

/// A visitor who views a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Observer {
    /// The seats of the visitor; empty for spectators.
    pub mine: SeatSet,
    /// The seat whose secrets are shown; `None` shows what a spectator may see.
    pub eyes: Option<Seat>,
    /// Several people share the screen and this seat is next: until the screen has been passed on,
    /// no secrets are shown.
    pub curtain: Option<Seat>,
}

impl Observer {
    /// The observer of a table as it is now. `wish` is the seat as which a person with several
    /// seats asks to view it; it gives access only to their own. On a shared screen a curtain hides
    /// all secrets until the next player looks.
    pub fn of(
        table: &Table,
        person: Option<&Person>,
        wish: Option<Seat>,
        screen_is_shared: bool,
    ) -> Result<Self, Refusal> {
        let mine = person.map_or(SeatSet::EMPTY, |person| table.seats_of(&person.id));
        if mine.is_empty() && !table.opening.watch {
            return Err(Refusal::NotYourSeat);
        }
        let awaited = table.to_act().and(mine).and(table.people());
        let wish = wish.filter(|seat| mine.contains(*seat));
        let mut observer = Self { mine, eyes: None, curtain: None };
        if mine.len() < 2 || !screen_is_shared || table.phase == Phase::Over {
            let fitting = wish.filter(|seat| awaited.is_empty() || awaited.contains(*seat));
            observer.eyes = fitting.or(awaited.first()).or(wish).or(mine.first());
        } else if awaited.is_empty() {
            observer.eyes = wish;
        } else {
            observer.eyes = wish.filter(|seat| awaited.contains(*seat));
            observer.curtain = match observer.eyes {
                Some(_) => None,
                None => awaited.first(),
            };
        }
        Ok(observer)
    }

    /// Whether this person has a seat.
    pub fn sits(&self) -> bool {
        !self.mine.is_empty()
    }
}
