use super::*;
use crate::board::Board;
use crate::board::trial::{self, names};
use patolli_core::{Game, Luck, Match, Seat, Title, every_options, seed_from_text};
use patolli_text::Lang;

fn every_moment(seed: &str, look: impl FnMut(&Zapotec)) {
    trial::every_moment(seed, every_options::<Zapotec>(), look);
}

#[test]
fn every_moment_fits_the_width_without_codes() {
    trial::every_moment_fits_the_width::<Zapotec>(every_options::<Zapotec>());
}

#[test]
fn nothing_is_cut_at_the_usual_width() {
    trial::nothing_is_cut::<Zapotec>(100, &names(), every_options::<Zapotec>());
}

#[test]
fn colour_changes_nothing_but_colour() {
    let text = Text::new(Lang::Fr);
    let game = Match::<Zapotec>::new(
        Zapotec::standard(),
        &every_options::<Zapotec>()[0],
        Luck::new(seed_from_text("1")),
    );
    let view = game.game().view(Some(Seat::new(0)));
    let plain = Zapotec::draw(&view, &text, &Style::plain(100), &names());
    let style = Style { colour: true, width: 100 };
    let bright = Zapotec::draw(&view, &text, &style, &names());
    let mut stripped = String::new();
    let mut code = false;
    for c in bright.chars() {
        match c {
            '\x1b' => code = true,
            'm' if code => code = false,
            _ if code => {}
            _ => stripped.push(c),
        }
    }
    assert_eq!(stripped, plain);
    assert_ne!(bright, plain);
}

/// A seat's drawing is made from its view alone, and the view of one seat holds no other hand.
#[test]
fn nobody_sees_the_hand_of_another() {
    let text = Text::new(Lang::En);
    every_moment("secret", |game| {
        for eye in Seat::first(game.public.people()) {
            let drawn = Zapotec::draw(&game.view(Some(eye)), &text, &Style::plain(132), &names());
            let mut other = *game;
            for seat in Seat::first(game.public.people()).filter(|seat| *seat != eye) {
                other.private[seat].hand = Default::default();
            }
            let blind = Zapotec::draw(&other.view(Some(eye)), &text, &Style::plain(132), &names());
            assert_eq!(drawn, blind);
        }
    });
}

/// Solo: the card that Cocijobot turned up, and what it will build and skip, are on the board.
#[test]
fn cocijobot_shows_its_card_and_its_plan() {
    use patolli_text::zapotec::{bot_card, bot_plan};
    let text = Text::new(Lang::En);
    let (mut builds, mut skips) = (0, 0);
    for seed in (0..12).map(|n| format!("solo {n}")) {
        every_moment(&seed, |game| {
            let table = &game.public;
            let Some(card) = table.bot_card else { return };
            let drawn =
                Zapotec::draw(&game.view(Some(Seat::new(0))), &text, &Style::plain(132), &names());
            assert!(drawn.contains(&bot_card(&text, &table.kit, card)), "{drawn}");
            for said in bot_plan(&text, table) {
                assert!(drawn.contains(&said), "{said}\n{drawn}");
                builds += usize::from(said.starts_with("will build"));
                skips += usize::from(said.starts_with("will skip"));
            }
        });
    }
    assert!(builds > 0 && skips > 0, "{builds} {skips}");
}

/// What the others earn can be read from their grids.
#[test]
fn rivals_show_their_grids() {
    use patolli_text::zapotec::short;
    let text = Text::new(Lang::En);
    let mut shown = 0;
    every_moment("grids", |game| {
        let table = &game.public;
        let (me, rival) = (Seat::new(0), Seat::new(1));
        if table.bot().is_some() {
            return;
        }
        let drawn = Zapotec::draw(&game.view(Some(me)), &text, &Style::plain(132), &names());
        let others = drawn.split("─ Others").nth(1).expect("the others");
        for tile in table.players[rival].grid.values().flatten() {
            let gives = [tile.building.yields(), tile.basic.into()];
            let cell = gives.map(|kind| short(&text, kind)).join("+");
            assert!(others.contains(&cell), "{cell}\n{drawn}");
            shown += 1;
        }
    });
    assert!(shown > 0);
}

/// The goal of a Ritual takes a second line rather than losing its end.
#[test]
fn rituals_are_whole_at_the_narrowest_width() {
    for (lang, rituals) in [(Lang::En, "─ Rituals"), (Lang::Fr, "─ Rituels")] {
        let text = Text::new(lang);
        trial::every_moment::<Zapotec>("narrow", every_options::<Zapotec>(), |game| {
            let view = game.view(Some(Seat::new(0)));
            let drawn = Zapotec::draw(&view, &text, &Style::plain(80), &names());
            let part = drawn.split(rituals).nth(1).and_then(|rest| rest.split("├─").next());
            let part = part.expect("the part of the Rituals");
            assert!(!part.contains('…'), "{part}");
        });
    }
}
