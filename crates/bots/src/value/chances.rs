//! From points to the chance to win.

use patolli_core::{DataError, Fault, PerSeat, Seat, Tables, Wrong};
use std::collections::BTreeMap;

/// How much a lead means: the spread of a game's points, by the number of players and by how much
/// of it is over.
///
/// The chance of a seat is in proportion to `exp(points / spread)`; for two seats that is the
/// logistic curve of the lead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chances {
    /// For two to five seats, then for a solo game.
    spreads: [[f32; Self::KNOTS]; Self::KINDS],
}

/// The files say hundredths of a point.
const HUNDREDTH: f32 = 0.01;

impl Chances {
    /// The moments with a separate spread: 0, a tenth, … the end.
    pub const KNOTS: usize = 11;
    const KINDS: usize = 5;
    /// For games that no one has measured.
    pub const UNKNOWN: Self = Self { spreads: [[10.0; Self::KNOTS]; Self::KINDS] };

    /// Reads the rows `players_2` to `players_5` and `solo` of a data file.
    pub fn read(game: &'static str, data: &str) -> Result<Self, DataError> {
        let tables = Tables::read(game, &[("chances.toml", data)])?;
        let mut chances = Self::UNKNOWN;
        for (id, mut row) in tables.rows::<BTreeMap<String, Vec<u16>>>("chance")? {
            let wrong = || tables.wrong("chance", &id, Fault::at("spreads", Wrong::Missing));
            let spreads = row.remove("spreads").filter(|it| it.len() == Self::KNOTS);
            let spreads = spreads.ok_or_else(wrong)?;
            let kind = (0..Self::KINDS).find(|kind| name(*kind) == id).ok_or_else(wrong)?;
            chances.spreads[kind] = std::array::from_fn(|i| f32::from(spreads[i]) * HUNDREDTH);
        }
        Ok(chances)
    }

    /// A row of the data file.
    pub fn row(n: usize, solo: bool, spreads: &[f32; Self::KNOTS], note: &str) -> String {
        let spreads = spreads.map(|spread| ((spread / HUNDREDTH).round() as u16).to_string());
        let id = name(kind(n, solo));
        let spreads = spreads.join(", ");
        format!(
            "[[chance]]\nid = \"{id}\"\nspreads = [{spreads}]\nsource = \"derived\"\nnote = \"{note}\"\n"
        )
    }

    /// The chance of each of the first `n` seats to win.
    pub fn shares(
        &self,
        points: &PerSeat<f32>,
        n: usize,
        solo: bool,
        progress: f32,
    ) -> PerSeat<f32> {
        let spread = self.spread(n, solo, progress);
        Self::shares_at(points, n, spread)
    }

    /// The same for a known spread.
    pub fn shares_at(points: &PerSeat<f32>, n: usize, spread: f32) -> PerSeat<f32> {
        let most = Seat::first(n).map(|seat| points[seat]).fold(f32::MIN, f32::max);
        let mut shares: PerSeat<f32> = PerSeat::default();
        for seat in Seat::first(n) {
            shares[seat] = ((points[seat] - most) / spread).exp();
        }
        let sum: f32 = shares.0.iter().sum();
        PerSeat(shares.0.map(|share| share / sum))
    }

    /// The spread at this moment, between its two neighbours in the data.
    fn spread(&self, n: usize, solo: bool, progress: f32) -> f32 {
        let spreads = &self.spreads[kind(n, solo)];
        let at = progress.clamp(0.0, 1.0) * (Self::KNOTS - 1) as f32;
        let low = (at as usize).min(Self::KNOTS - 2);
        spreads[low] + (at - low as f32) * (spreads[low + 1] - spreads[low])
    }
}

fn kind(n: usize, solo: bool) -> usize {
    if solo { Chances::KINDS - 1 } else { n.saturating_sub(2).min(Chances::KINDS - 2) }
}

fn name(kind: usize) -> String {
    if kind == Chances::KINDS - 1 { "solo".to_string() } else { format!("players_{}", kind + 2) }
}

/// The measured chances of a game, read once.
macro_rules! chances_of {
    ($game:literal) => {{
        static CHANCES: std::sync::LazyLock<$crate::Chances> = std::sync::LazyLock::new(|| {
            let data = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $game, ".toml"));
            $crate::Chances::read($game, data).expect("the chances are well formed")
        });
        &CHANCES
    }};
}
pub(crate) use chances_of;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_lead() {
        let points = PerSeat([50.0, 40.0, 50.0, 0.0, 0.0]);
        let shares = Chances::UNKNOWN.shares(&points, 3, false, 0.5);
        assert!((shares.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_eq!(shares.0[0], shares.0[2]);
        assert!(shares.0[1] < shares.0[0] && shares.0[3] == 0.0);
        let huge = Chances::UNKNOWN.shares(&PerSeat([9e4, 0.0, 0.0, 0.0, 0.0]), 2, false, 1.0);
        assert_eq!(huge.0[0], 1.0);
    }

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let spreads = std::array::from_fn(|i| 12.5 - i as f32);
        let text = Chances::row(3, false, &spreads, "a test");
        let read = Chances::read("toy", &text).expect("a row");
        for (i, wanted) in spreads.into_iter().enumerate() {
            let spread = read.spread(3, false, i as f32 / 10.0);
            assert!((spread - wanted).abs() < 0.01, "{spread}");
        }
        assert!(Chances::read("toy", &text.replace("players_3", "players_9")).is_err());
    }
}
