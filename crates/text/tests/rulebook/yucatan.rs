//! The tables and numbers of Yucatan's rulebook are those of its box.

use super::{books, numbers, rows};
use patolli_core::{Dense, Title};
use patolli_games::GameId;
use patolli_text::{Lang, Rulebook, Text, yucatan};
use patolli_yucatan::*;

fn kit_and_books() -> (&'static Kit, impl Iterator<Item = (&'static Rulebook, Text)>) {
    (Yucatan::standard(), books(GameId::Yucatan).into_iter().zip(Lang::ALL.map(Text::new)))
}

/// What a row must say: its name, its pictures and its numbers, all in order.
struct Said {
    name: String,
    icons: Vec<String>,
    numbers: Vec<u8>,
}

impl Said {
    fn new(name: impl Into<String>, icon: &str) -> Self {
        Self { name: name.into(), icons: vec![icon.to_string()], numbers: Vec::new() }
    }
    fn number(mut self, n: u8) -> Self {
        self.numbers.push(n);
        self
    }
    fn icon(mut self, icon: &str, there: bool) -> Self {
        self.icons.extend(there.then(|| icon.to_string()));
        self
    }
    /// A number with its picture, unless it is none.
    fn some(self, n: u8, icon: &str) -> Self {
        match n {
            0 => self,
            n => self.number(n).icon(icon, true),
        }
    }
    fn goods(self, goods: Goods) -> Self {
        goods.iter().fold(self, |said, (kind, n)| said.some(n, kind.name()))
    }
    /// What helps in a Battle, without the Axes, which have a separate column.
    fn helps(self, edge: Edge) -> Self {
        self.some(edge.attack, "axe")
            .some(edge.bonus + edge.won_bonus, "net")
            .some(edge.guard, "guard")
    }
    fn paid(self, paid: Option<Paid>, icon: &str) -> Self {
        match paid {
            None => self,
            Some(paid) => self.goods(paid.cost).some(paid.gives, icon),
        }
    }
    #[track_caller]
    fn is(self, (icons, cells): &(Vec<String>, Vec<String>)) {
        assert!(cells[0].starts_with(&self.name), "{} is not {}", cells[0], self.name);
        assert_eq!(*icons, self.icons, "{cells:?}");
        assert_eq!(numbers(&cells[1..].join("|")), self.numbers, "{cells:?}");
    }
}

/// Each row of the first table of a section says what it must.
#[track_caller]
fn check<T>(
    book: &Rulebook,
    section: &str,
    things: impl Iterator<Item = T>,
    said: impl Fn(T) -> Said,
) {
    let rows = rows(book, section);
    let things: Vec<T> = things.collect();
    assert!(rows.len() >= things.len(), "{section}");
    for (thing, row) in things.into_iter().zip(&rows) {
        said(thing).is(row);
    }
}

#[test]
fn the_city_board_is_that_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        check(book, "3.5", Building::all(), |it| {
            let levels = (0..=TOP).map(|level| kit.building(it, level));
            levels.fold(Said::new(yucatan::building(&text, it), it.name()), |said, row| {
                said.goods(row.cost).some(row.units, "unit")
            })
        });
        check(book, "3.9", Power::all(), |it| {
            let levels = (0..=TOP).map(|level| kit.power(it, level));
            levels.fold(Said::new(yucatan::power(&text, it), it.name()), |said, row| {
                let said = said.goods(row.cost).some(row.units, "unit").some(row.cards, "special");
                let said = said.goods(row.gain).some(row.per_prisoner, "corn");
                if row.most > 0 { said.number(row.most) } else { said }
            })
        });
    }
}

#[test]
fn leaders_and_creatures_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        check(book, "3.6", Ability::all(), |it| {
            let kind = it.name().split_once('_').map_or("", |(kind, _)| kind);
            let edge = kit.ability(it);
            let said = Said::new(yucatan::ability(&text, it), kind).number(it.level());
            said.some(edge.axes, "axe").helps(edge)
        });
        check(book, "3.7", Counselor::all(), |it| {
            let row = kit.counselor(it);
            let said =
                Said::new(yucatan::counselor(&text, it), it.name()).some(row.edge.axes, "axe");
            said.helps(row.edge).some(row.discount, "corn").paid(row.extra, "net")
        });
        check(book, "3.8", Summoning::all(), |it| {
            let (row, card) = (kit.summoning(it), kit.card(Card::Summoning(it)));
            let said = Said::new(yucatan::summoning(it), it.name()).number(row.level);
            let said = said.number(row.edge.axes).helps(row.edge).goods(row.tribute);
            said.number(card.edge.axes).number(card.edge.bonus)
        });
    }
}

#[test]
fn the_battle_cards_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        let said = |card: Card| {
            let row = kit.card(card);
            let said = Said::new(yucatan::card(&text, card), card.name());
            let said = said.number(row.edge.axes).number(row.edge.bonus);
            let said =
                said.paid(row.axes, "axe").paid(row.extra, "net").some(row.edge.guard, "guard");
            said.icon("veil", row.veil).icon("return", row.returns)
        };
        check(book, "3.10", Base::all().map(Card::Base), said);
        check(book, "3.11", Special::all().map(Card::Special), said);
        assert!(Special::all().all(|it| kit.deck.get(it) == 3));
    }
}

#[test]
fn the_cities_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        check(book, "3.2", Space::all(), |it| Said::new(yucatan::space(&text, it), it.name()));
        let moves = [kit.moves.jungle_to_city, kit.moves.city_to_jungle, kit.moves.city_to_city];
        for ((_, cells), price) in rows(book, "3.2")[Space::COUNT..].iter().zip(moves) {
            assert_eq!(numbers(&cells[1]), [price]);
        }
        assert_eq!(rows(book, "3.12").len(), CityAction::COUNT);
        check(book, "3.12", CityAction::all(), |it| {
            let row = kit.city_action(it);
            let said = Said::new(yucatan::city(row.city), row.city.name()).number(row.round);
            match row.effect {
                CityEffect::Build(cost) | CityEffect::Ability(cost) | CityEffect::Summon(cost) => {
                    said.goods(cost)
                }
                CityEffect::Reinforce(units) => said.some(units, "unit"),
                CityEffect::Gain { goods, prisoners, cards } => {
                    said.some(prisoners, "prisoner").some(cards, "special").goods(goods)
                }
            }
        });
    }
}

#[test]
fn the_points_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    for (book, text) in books {
        let lines = rows(book, "3.3");
        let (calendar, pyramid) = lines.split_at(kit.rounds().len());
        for (row, (_, cells)) in kit.rounds().iter().zip(calendar) {
            assert_eq!(numbers(&cells[1..].join("|")), [row.rate, row.evolutions]);
        }
        for ((vp, step), (_, cells)) in kit.pyramid.iter().zip(1..).zip(&pyramid[1..]) {
            assert_eq!(numbers(&cells.join("|")), [step, *vp, step]);
        }
        let bonuses = rows(book, "7");
        for (column, (_, cells)) in Column::all().zip(&bonuses) {
            assert_eq!(cells[0], yucatan::final_bonus(&text, column));
            let row = kit.points.bonus[column];
            assert_eq!(numbers(&cells[1..].join("|")), [row.vp, row.most]);
        }
    }
}

#[test]
fn the_numbers_in_the_rules_are_those_of_the_box() {
    let (kit, books) = kit_and_books();
    let (supply, points, moves) = (&kit.supply, &kit.points, &kit.moves);
    let of = |goods: Goods| goods.iter().map(|(_, n)| n).collect::<Vec<_>>();
    let sets = vec![points.jade_set, points.corn_set];
    let expected = [
        ("SET-2", vec![supply.units]),
        ("SET-5", of(supply.goods)),
        ("SET-11", vec![supply.troop]),
        ("TEM-1", [of(supply.timer), vec![kit.last_timer()]].concat()),
        ("TEM-3", [of(supply.timer), vec![kit.last_timer()]].concat()),
        ("GRA-1", of(kit.granary)),
        (
            "CLD-1",
            [of(supply.leader_corn), of(supply.leader_jade), of(supply.leader_card), vec![1]]
                .concat(),
        ),
        ("MOV-5", vec![moves.entry_jade]),
        ("REV-3", vec![moves.revolution_jade]),
        ("BAT-3", vec![points.leader_axes, points.unit_axes]),
        ("BAT-10", vec![points.wipe_out, points.wipe_out_prisoners]),
        ("SAC-1", sets),
    ];
    for (book, _) in books {
        for (rule, expected) in &expected {
            let block = book.at(rule).and_then(|place| place.block).expect(rule);
            // What leads to other rules has numbers, too, but in brackets.
            let plain = block.plain();
            let said = plain.split('[').map(|part| part.split_once(']').map_or(part, |it| it.1));
            assert_eq!(numbers(&said.collect::<String>()), *expected, "{rule}");
        }
    }
}
