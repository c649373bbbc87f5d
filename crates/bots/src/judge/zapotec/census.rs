//! A player's Houses, counted once for everything that scores them.

use patolli_core::{Dense, Seat};
use patolli_zapotec::{Card, Kind, Property, Public, Ritual, RitualScore, SetGoal, ritual_points};

/// The weight of a player on each property and on each pair of properties. Counting it in one pass
/// over the Houses is several times cheaper than asking the rules for each.
///
/// Plain arrays, because the properties of one kind lie side by side.
pub(super) struct Census {
    with: [u8; Property::COUNT],
    both: [[u8; Property::COUNT]; Property::COUNT],
    /// The total number of Houses, the Palace counted twice.
    pub total: u8,
}

impl Census {
    pub fn take(public: &Public, seat: Seat) -> Self {
        let player = &public.players[seat];
        let mut census = Self { with: [0; 9], both: [[0; 9]; 9], total: 0 };
        for space in player.houses {
            let row = public.kit.spaces[space];
            let weight = 1 + u8::from(player.palace == Some(space));
            let all = [row.building.into(), row.terrain.into(), row.region.into()];
            let [b, t, r] = all.map(Property::index);
            for (x, y, z) in [(b, t, r), (t, r, b), (r, b, t)] {
                census.with[x] += weight;
                census.both[x][y] += weight;
                census.both[x][z] += weight;
            }
            census.total += weight;
        }
        census
    }

    pub fn weight(&self, property: Property) -> u8 {
        self.with[property.index()]
    }

    /// What a bonus card would score.
    pub fn points(&self, public: &Public, card: Card) -> f32 {
        let property = public.kit.cards[card].property;
        f32::from(public.kit.points.house * self.weight(property))
    }

    /// The points of a Ritual card, and the places filled in sets that are not complete.
    pub fn ritual(&self, public: &Public, seat: Seat, ritual: Ritual) -> (f32, f32) {
        let row = &public.kit.rituals[ritual];
        let RitualScore::Set(SetGoal { same, different, points }) = row.scores else {
            return (f32::from(ritual_points(public, seat, ritual)), 0.0);
        };
        let (sets, begun) = self.sets(same, different);
        (f32::from((points * sets).min(row.cap)), f32::from(begun))
    }

    fn sets(&self, same: Kind, different: Kind) -> (u8, u8) {
        let (mut sets, mut begun) = (0, 0);
        let from = different.index() * 3;
        for x in Property::of_kind(same) {
            let row = &self.both[x.index()];
            let weights = [row[from], row[from + 1], row[from + 2]];
            let least = weights[0].min(weights[1]).min(weights[2]);
            sets += least;
            begun += weights.iter().map(|weight| u8::from(*weight > least)).sum::<u8>();
        }
        (sets, begun)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::{Game, Quick};
    use patolli_zapotec::{Options, Zapotec, standard};

    #[test]
    fn the_census_agrees_with_the_rules() {
        let mut dice = Quick::new(2);
        for _ in 0..20 {
            let mut game = Zapotec::setup(standard(), &Options::Players(3), &mut dice);
            while let Some(seat) = game.to_act().first() {
                let public = &game.public;
                let census = Census::take(public, seat);
                for property in Property::all() {
                    assert_eq!(census.weight(property), public.weight(seat, property));
                }
                for ritual in Ritual::all() {
                    let points = f32::from(ritual_points(public, seat, ritual));
                    assert_eq!(census.ritual(public, seat, ritual).0, points, "{ritual}");
                }
                let action = game.random_action(seat, &mut dice);
                game.apply(seat, action, &mut dice);
            }
        }
    }
}
