//! History lines.

mod gains;
mod table;
mod turn;

use crate::text::Text;
use patolli_ahau::{Event, Kit, Map, MapSide};

type Teller<'a> = crate::teller::Teller<'a, Kit>;

pub(super) fn event(text: &Text, kit: &Kit, event: &Event, names: &[String]) -> Option<String> {
    let teller = Teller { text, kit, names };
    let told = teller.round(event).or_else(|| teller.solo(event));
    told.or_else(|| teller.movement(event))
        .or_else(|| teller.gains(event))
        .or_else(|| teller.gods(event))
        .or_else(|| teller.workers(event))
        .or_else(|| teller.work(event))
        .or_else(|| teller.cards(event))
}

impl Teller<'_> {
    /// SU-1: the number of players says which side of the board lies up.
    fn map(&self) -> &Map {
        self.kit.map(if self.names.len() <= 3 { MapSide::Five } else { MapSide::Six })
    }
}
