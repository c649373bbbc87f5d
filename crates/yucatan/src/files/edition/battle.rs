//! What helps in a Battle: Abilities (Y 3.6), Counselors (Y 3.7), Summonings (Y 3.8) and cards
//! (Y 3.8, Y 3.10, Y 3.11).

use super::{MOST_AXES, MOST_GAIN, goods};
use crate::model::*;
use patolli_core::{By, DataError, Dense, Fault, Tables, Wrong, within};
use serde::Deserialize;

/// A row with the fields of an [`Edge`] and others; omitted fields are 0.
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
edge_row! { struct CounselorText { discount: u8, extra: Option<Paid>, } }
edge_row! { struct SummoningText { level: u8, free_moves: bool, tribute: Goods, } }
edge_row! {
    struct CardText {
        copies: Option<u8>,
        veil: bool,
        returns: bool,
        more_axes: Option<Paid>,
        more_bonus: Option<Paid>,
    }
}

/// A price, and what it gives: at most `most`.
fn paid(field: &str, paid: Option<Paid>, most: u8) -> Result<Option<Paid>, Fault> {
    if let Some(Paid { cost, gives }) = paid {
        goods("cost", cost).map_err(Fault::of(field))?;
        within("gives", gives, 1..=most).map_err(Fault::of(field))?;
    }
    Ok(paid)
}

/// Y 3.6.
pub(super) fn abilities(tables: &Tables) -> Result<ByAbility<Edge>, DataError> {
    tables.table_of("ability", |_: Ability, row: AbilityText| row.edge()).map(By::new)
}

/// Y 3.7.
pub(super) fn counselors(tables: &Tables) -> Result<ByCounselor<CounselorRow>, DataError> {
    let read = |_: Counselor, row: CounselorText| {
        let discount = within("discount", row.discount, 0..=MOST_GAIN)?;
        Ok(CounselorRow {
            edge: row.edge()?,
            discount,
            extra: paid("extra", row.extra, MOST_GAIN)?,
        })
    };
    tables.table_of("counselor", read).map(By::new)
}

/// Y 3.8.
pub(super) fn summonings(tables: &Tables) -> Result<BySummoning<SummoningRow>, DataError> {
    let read = |_: Summoning, row: SummoningText| {
        Ok(SummoningRow {
            level: within("level", row.level, 1..=TOP)?,
            edge: row.edge()?,
            free_moves: row.free_moves,
            tribute: goods("tribute", row.tribute)?,
        })
    };
    tables.table_of("summoning", read).map(By::new)
}

/// The Summonings of each level.
pub(super) fn by_level(rows: &BySummoning<SummoningRow>) -> [Summonings; TOP as usize] {
    [1, 2, 3].map(|level| Summoning::all().filter(|one| rows[*one].level == level).collect())
}

/// Y 3.8, Y 3.10, Y 3.11: all cards, and how many there are of each special one.
pub(super) fn cards(tables: &Tables) -> Result<(ByCard<CardRow>, Specials), DataError> {
    let mut deck = Specials::NOTHING;
    let read = |card: Card, row: CardText| {
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
            axes: paid("more_axes", row.more_axes, MOST_AXES)?,
            extra: paid("more_bonus", row.more_bonus, MOST_GAIN)?,
        })
    };
    let rows = tables.table_of("battle_card", read).map(By::new)?;
    Ok((rows, deck))
}
