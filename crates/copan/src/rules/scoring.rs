//! Final scoring (C 7, C 8.6), available at any time: the points if the game ended now.

use crate::model::*;
use patolli_core::{Account, By, Dense, PerSeat, Seat, SeatSet, Set, dense_enum};
use std::fmt;

/// Where a player's points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Breakdown {
    /// During the game.
    pub earned: Earned,
    /// C 7.1.
    pub cities: i16,
    /// C 7.2: the left half, the right half, the whole court.
    pub halves: ByHalf<i16>,
    pub court: i16,
    /// C 7.3.
    pub stairs: ByResource<i16>,
    /// C 7.4.
    pub mask: i16,
    /// C 7.5.
    pub characters: i16,
    /// C 8.6: the Automa's fame, zeal and power card.
    pub automa: [i16; 3],
}

impl Breakdown {
    pub fn total(&self) -> i16 {
        self.earned.total()
            + self.cities
            + self.halves.values().sum::<i16>()
            + self.court
            + self.stairs.values().sum::<i16>()
            + self.mask
            + self.characters
            + self.automa.iter().sum::<i16>()
    }
}

dense_enum! {
    /// A source of points: during the game, then at its end.
    pub enum ScorePart {
        EarnedTotem, EarnedCities, EarnedEmbassies, EarnedCharacters, EarnedAltars, EarnedMask,
        EarnedZenith, EarnedEvents, Cities, Half(half: Half), Court, Stair(resource: Resource),
        Mask, Characters, AutomaFame, AutomaZeal, AutomaPower,
    }
}

impl fmt::Display for ScorePart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::EarnedTotem => "earned_totem",
            Self::EarnedCities => "earned_cities",
            Self::EarnedEmbassies => "earned_embassies",
            Self::EarnedCharacters => "earned_characters",
            Self::EarnedAltars => "earned_altars",
            Self::EarnedMask => "earned_mask",
            Self::EarnedZenith => "earned_zenith",
            Self::EarnedEvents => "earned_events",
            Self::Cities => "cities",
            Self::Half(half) => return write!(f, "court_{half}"),
            Self::Court => "court",
            Self::Stair(resource) => return write!(f, "stair_{resource}"),
            Self::Mask => "mask",
            Self::Characters => "characters",
            Self::AutomaFame => "automa_fame",
            Self::AutomaZeal => "automa_zeal",
            Self::AutomaPower => "automa_power",
        };
        f.write_str(name)
    }
}

impl From<Breakdown> for Account<ScorePart> {
    fn from(it: Breakdown) -> Self {
        let [fame, zeal, power] = it.automa;
        Self::of(|part| match part {
            ScorePart::EarnedTotem => it.earned.totem,
            ScorePart::EarnedCities => it.earned.cities,
            ScorePart::EarnedEmbassies => it.earned.embassies,
            ScorePart::EarnedCharacters => it.earned.characters,
            ScorePart::EarnedAltars => it.earned.altars,
            ScorePart::EarnedMask => it.earned.mask,
            ScorePart::EarnedZenith => it.earned.zenith,
            ScorePart::EarnedEvents => it.earned.events,
            ScorePart::Cities => it.cities,
            ScorePart::Half(half) => it.halves[half],
            ScorePart::Court => it.court,
            ScorePart::Stair(resource) => it.stairs[resource],
            ScorePart::Mask => it.mask,
            ScorePart::Characters => it.characters,
            ScorePart::AutomaFame => fame,
            ScorePart::AutomaZeal => zeal,
            ScorePart::AutomaPower => power,
        })
    }
}

/// Every player's points, part by part. I-22: a pure function of the table.
pub fn final_scores(table: &Public) -> PerSeat<Breakdown, SIDES> {
    PerSeat::of(table.seats(), |seat| breakdown(table, seat))
}

impl Public {
    /// A player's points by their source, if the game ended now.
    pub fn account(&self, seat: Seat) -> Account<ScorePart> {
        final_scores(self)[seat].into()
    }
}

fn breakdown(table: &Public, seat: Seat) -> Breakdown {
    let (kit, player) = (table.kit, &table.players[seat]);
    let counted = table.counted(seat);
    let half = |half| majority(table, seat, &kit.points.half, |player| player.court[half]);
    Breakdown {
        earned: player.points,
        cities: kit.points.cities[player.n_cities()].into(),
        halves: By::from_fn(half),
        court: majority(table, seat, &kit.points.court, Player::court_tokens),
        stairs: By::from_fn(|stair| {
            let each = kit.stair(stair, player.priests[stair]);
            i16::from(each) * i16::from(counted[stair])
        }),
        mask: match player.mask == Set::full() {
            true => kit.points.mask_complete.into(),
            false => 0,
        },
        characters: endgame_characters(table, seat),
        automa: automa_cards(table, seat),
    }
}

impl Public {
    /// What each stairway counts (C 7.3): extensions, Ball Court tokens, Altar tokens, Jade tiles.
    pub fn counted(&self, seat: Seat) -> ByResource<u8> {
        let player = &self.players[seat];
        By::new([
            player.extensions,
            player.court_tokens(),
            player.reserve + self.altar_tokens_of(seat),
            player.mask.len() as u8,
        ])
    }
    /// Tokens on Altar spaces, without the reserve.
    pub fn altar_tokens_of(&self, seat: Seat) -> u8 {
        self.altar_tokens.values().filter(|token| **token == Some(seat)).count() as u8
    }
}

/// C 7.2, R-27, R-28: tied players share the prizes of the places they fill, rounded down.
fn majority(table: &Public, seat: Seat, prizes: &[u8], count: impl Fn(&Player) -> u8) -> i16 {
    let mine = count(&table.players[seat]);
    if mine == 0 {
        return 0;
    }
    let others = || table.seats().map(|other| count(&table.players[other]));
    let ahead = others().filter(|theirs| *theirs > mine).count();
    let level = others().filter(|theirs| *theirs == mine).count();
    let sum: i16 = prizes.iter().skip(ahead).take(level).map(|prize| i16::from(*prize)).sum();
    sum / level as i16
}

/// C 7.5, C 6.8.5: only Characters in a slot score.
fn endgame_characters(table: &Public, seat: Seat) -> i16 {
    let player = &table.players[seat];
    let points = |character: Character| match table.kit.character(character).talent {
        Talent::Endgame { resource, vp } => i16::from(vp) * i16::from(player.stock.get(resource)),
        Talent::Permanent(_) | Talent::OneShot(_) => 0,
    };
    player.characters.iter().map(points).sum()
}

/// C 8.6: for each Character, Altar token and Glyph.
fn automa_cards(table: &Public, seat: Seat) -> [i16; 3] {
    let Some(automa) = table.automa_at(seat) else { return [0; 3] };
    let player = &table.players[seat];
    let counts = [
        (player.characters.len() + player.discarded.len()) as i16,
        table.counted(seat)[Resource::Zeal].into(),
        player.glyphs.total() as i16,
    ];
    std::array::from_fn(|i| {
        let hard = automa.hard.contains(Resource::from_index(i + 1));
        counts[i] * i16::from(table.kit.points.automa[i][usize::from(hard)])
    })
}

/// C 7.6: most points; ties go to more Jade tiles; remaining ties share the victory.
pub(crate) fn winners(table: &Public) -> SeatSet {
    let scores = final_scores(table);
    let rank = |seat: Seat| (scores[seat].total(), table.players[seat].mask.len());
    SeatSet::best(table.seats(), rank)
}
