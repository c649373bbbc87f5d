//! What helps in a Battle: Abilities (Y 3.6), Counselors (Y 3.7), Summonings (Y 3.8) and cards
//! (Y 3.8, Y 3.10, Y 3.11).

use super::{MOST_AXES, MOST_GAIN, goods};
use crate::model::*;
use patolli_core::{DataError, Dense, Fault, Tables, Wrong, within};
use serde::Deserialize;

/// A row with the fields of an [`Edge`] and others beside them; what it does not name is nothing.
macro_rules! edge_row {
    (struct $Row:ident { $( $field:ident: $Type:ty, )* }) => {
        #[derive(Deserialize, Default)]
        #[serde(deny_unknown_fields, default)]
        struct $Row {
            axes: u8,
            attack: u8,
            bonus: u8,
            won_bonus: u8,
            guard: u8,
            $( $field: $Type, )*
        }

        impl $Row {
            fn edge(&self) -> Result<Edge, Fault> {
                Ok(Edge {
                    axes: within("axes", self.axes, 0..=MOST_AXES)?,
                    attack: within("attack", self.attack, 0..=MOST_AXES)?,
                    bonus: within("bonus", self.bonus, 0..=MOST_GAIN)?,
                    won_bonus: within("won_bonus", self.won_bonus, 0..=MOST_GAIN)?,
                    guard: within("guard", self.guard, 0..=MOST_GAIN)?,
                })
            }
        }
    };
}

edge_row! { struct AbilityText {} }
edge_row! { struct CounselorText { discount: u8, extra: Option<PaidText>, } }
edge_row! { struct SummoningText { level: u8, free_moves: bool, tribute: Goods, } }
edge_row! {
    struct CardText {
        copies: Option<u8>,
        veil: bool,
        returns: bool,
        more_axes: Option<PaidText>,
        more_bonus: Option<PaidText>,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PaidText {
    cost: Goods,
    gives: u8,
}

impl PaidText {
    /// If the row has it: the price, and at most `most` for it.
    fn read(field: &str, text: Option<Self>, most: u8) -> Result<Option<Paid>, Fault> {
        let read = |text: Self| {
            let cost = goods("cost", text.cost)?;
            Ok(Paid { cost, gives: within("gives", text.gives, 1..=most)? })
        };
        text.map(read).transpose().map_err(Fault::of(field))
    }
}

/// Y 3.6.
pub(super) fn abilities(tables: &Tables) -> Result<[Edge; Ability::COUNT], DataError> {
    tables.table_of::<Ability, AbilityText, _, _>("ability", |_, row| row.edge())
}

/// Y 3.7.
pub(super) fn counselors(tables: &Tables) -> Result<[CounselorRow; Counselor::COUNT], DataError> {
    tables.table_of::<Counselor, CounselorText, _, _>("counselor", |_, row| {
        Ok(CounselorRow {
            edge: row.edge()?,
            discount: within("discount", row.discount, 0..=MOST_GAIN)?,
            extra: PaidText::read("extra", row.extra, MOST_GAIN)?,
        })
    })
}

/// Y 3.8.
pub(super) fn summonings(tables: &Tables) -> Result<[SummoningRow; Summoning::COUNT], DataError> {
    tables.table_of::<Summoning, SummoningText, _, _>("summoning", |_, row| {
        Ok(SummoningRow {
            level: within("level", row.level, 1..=TOP)?,
            edge: row.edge()?,
            free_moves: row.free_moves,
            tribute: goods("tribute", row.tribute)?,
        })
    })
}

/// The Summonings of each level.
pub(super) fn by_level(rows: &[SummoningRow; Summoning::COUNT]) -> [Summonings; TOP as usize] {
    std::array::from_fn(|below| {
        let of_level = |one: &Summoning| usize::from(rows[one.index()].level) == below + 1;
        Summoning::all().filter(of_level).collect()
    })
}

/// Y 3.8, Y 3.10, Y 3.11: all cards, and how many there are of each special one.
pub(super) fn cards(tables: &Tables) -> Result<([CardRow; Card::COUNT], Specials), DataError> {
    let mut deck = Specials::NOTHING;
    let rows = tables.table_of::<Card, CardText, _, _>("battle_card", |card, row| {
        match (card, row.copies) {
            (Card::Special(special), Some(n)) => {
                deck.set(special, within("copies", n, 0..=MOST_GAIN)?);
            }
            (Card::Special(_), None) => return Err(Fault::at("copies", Wrong::Missing)),
            (_, Some(_)) => return Err(Fault::rule("yucatan-edition-copies").inside("copies")),
            (_, None) => {}
        }
        if row.returns && matches!(card, Card::Summoning(_)) {
            return Err(Fault::rule("yucatan-edition-spent").inside("returns"));
        }
        Ok(CardRow {
            edge: row.edge()?,
            veil: row.veil,
            returns: row.returns,
            axes: PaidText::read("more_axes", row.more_axes, MOST_AXES)?,
            extra: PaidText::read("more_bonus", row.more_bonus, MOST_GAIN)?,
        })
    })?;
    Ok((rows, deck))
}
