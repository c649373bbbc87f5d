//! The tables of Copan's rulebook are those of its box.

use super::rows;
use patolli_copan::{Character, Copan, Resource};
use patolli_core::{Dense, Title};
use patolli_games::GameId;
use patolli_text::copan::{character, resource};
use patolli_text::{Lang, Text, rulebook};

#[test]
fn the_prices_of_characters_are_those_of_the_box() {
    let kit = Copan::standard();
    for lang in Lang::ALL {
        let text = Text::shared(lang);
        let rows = rows(rulebook(GameId::Copan, lang), "3.12");
        assert_eq!(rows.len(), Character::COUNT);
        for one in Character::all() {
            let name = character(text, one);
            let row = rows.iter().find(|(_, cells)| cells[0] == name);
            let (_, cells) = row.unwrap_or_else(|| panic!("no row for {name}"));
            let cost = kit.character(one).cost;
            let mut said: Vec<_> = cells[1].split(", ").map(str::to_string).collect();
            let any = said
                .iter()
                .position(|part| !Resource::all().any(|it| part.contains(&resource(text, it))));
            let any = any.map_or(0, |at| said.remove(at)[..1].parse().expect("an amount"));
            let icons = cost.icons.iter().map(|(it, n)| format!("{n} {}", resource(text, it)));
            let mut icons: Vec<_> = icons.collect();
            icons.sort();
            said.sort();
            assert_eq!((said, any), (icons, cost.any), "{name}, {lang}");
        }
    }
}
