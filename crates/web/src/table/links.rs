//! Addresses of a match.

use super::moments::Moment;
use super::seen::Seen;
use patolli_core::Seat;

fn eyes_of(eyes: Option<Seat>) -> String {
    eyes.map_or_else(|| "none".to_string(), |seat| seat.to_string())
}

/// The table as it is now.
pub fn table(seen: &Seen<'_>) -> String {
    table_through(seen.table.id.as_str(), seen.observer.eyes)
}

/// The table as it is now, viewed as one of the visitor's seats.
pub fn table_through(id: &str, eyes: Option<Seat>) -> String {
    match eyes {
        Some(seat) => format!("/match/{id}?eyes={seat}"),
        None => format!("/match/{id}"),
    }
}

/// A moment of the match, viewed as the same seat.
pub fn at(seen: &Seen<'_>, at: Moment) -> String {
    at_through(seen, at, &eyes_of(seen.observer.eyes))
}

/// A moment of the match, viewed as another seat.
pub fn at_through(seen: &Seen<'_>, at: Moment, eyes: &str) -> String {
    format!("/match/{}/at/{at}?eyes={eyes}", seen.table.id)
}

/// The whole history.
pub fn history(seen: &Seen<'_>) -> String {
    format!("/match/{}/history?eyes={}", seen.table.id, eyes_of(seen.observer.eyes))
}

/// Something that can be done with the match.
pub fn post(seen: &Seen<'_>, what: &str) -> String {
    format!("/match/{}/{what}", seen.table.id)
}
