//! The tables of Zapotec's rulebook are those of its box.

use super::{books, rows};
use patolli_core::{Dense, Title};
use patolli_games::GameId;
use patolli_zapotec::{
    BotCard, BuildBy, Card, Exchange, LAST_STEP, Property, StepBonus, Stock, Zapotec,
};

#[test]
fn the_tables_of_cards_are_those_of_the_box() {
    let kit = Zapotec::standard();
    for book in books(GameId::Zapotec) {
        let cards = rows(book, "3.7");
        assert_eq!(cards.len(), Property::COUNT);
        for card in Card::all() {
            let row = kit.cards[card];
            let line = cards.iter().find(|(icons, _)| icons[0] == row.property.to_string());
            let (_, cells) = line.expect("a row for each property");
            assert_eq!(cells[1 + row.basic.index()], (card.index() + 1).to_string());
        }
        let bot_cards = rows(book, "3.13");
        assert_eq!(bot_cards.len(), BotCard::COUNT);
        for (card, (icons, cells)) in BotCard::all().zip(bot_cards) {
            let row = kit.bot_cards[card];
            let front = [row.building.to_string(), row.terrain.to_string(), row.region.to_string()];
            assert_eq!(icons[..3], front);
            assert_eq!(
                (icons[3].clone(), &cells[3]),
                (row.back.to_string(), &row.number.to_string())
            );
        }
    }
}

#[test]
fn the_track_is_that_of_the_box() {
    let kit = Zapotec::standard();
    for book in books(GameId::Zapotec) {
        let steps = rows(book, "3.9");
        assert_eq!(steps.len(), LAST_STEP + 1);
        for (bonus, (icons, cells)) in kit.track.iter().zip(&steps) {
            let (icon, number) = match bonus {
                StepBonus::Nothing => (None, None),
                StepBonus::Points(vp) => (Some("points"), Some(*vp)),
                StepBonus::FreeResource => (None, Some(1)),
                StepBonus::Discount { gold, .. } => (Some("gold"), Some(*gold)),
                StepBonus::NoPriest => (Some("priest"), None),
                StepBonus::FreeDisc => (Some("disc"), None),
            };
            assert_eq!(icons.first().map(String::as_str), icon, "{cells:?}");
            assert!(number.is_none_or(|n| cells[1].contains(&n.to_string())), "{cells:?}");
        }
    }
}

#[test]
fn the_trade_tiles_are_those_of_the_box() {
    let kit = Zapotec::standard();
    let kinds = |stock: Stock| stock.iter().map(|(resource, _)| resource.to_string());
    let mut expected: Vec<Vec<String>> = Vec::new();
    // The tiles of level 1 come in pairs.
    expected.extend(kit.instant.iter().step_by(2).map(|gain| kinds(*gain).collect()));
    let exchange = |tile: &Exchange| kinds(tile.pay).chain(kinds(tile.gain)).collect();
    expected.extend(kit.exchange.values().map(exchange));
    let build = |tile: &BuildBy| kinds(tile.pay).chain([tile.property.to_string()]).collect();
    expected.extend(kit.build_by.values().map(build));
    let prices = kit.fixed_price.iter();
    expected.extend(prices.map(|(building, price)| {
        std::iter::once(building.to_string()).chain(kinds(*price)).collect()
    }));
    let sorted = |mut icons: Vec<String>| {
        icons.sort();
        icons
    };
    for book in books(GameId::Zapotec) {
        let tiles = rows(book, "3.8");
        assert_eq!(tiles.len(), expected.len() + 3);
        for ((icons, cells), names) in tiles.into_iter().zip(&expected) {
            assert_eq!(sorted(icons), sorted(names.clone()), "{cells:?}");
        }
    }
}
