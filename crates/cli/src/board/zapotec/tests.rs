use super::*;
use patolli_bots::{Bot, Random};
use patolli_core::{Game, Luck, Match, Title, every_options, seed_from_text};
use patolli_text::Lang;
use unicode_width::UnicodeWidthStr;

fn names() -> Vec<String> {
    ["Ana", "Marie-Antoinette la Très Longue", "Bob", "Zoé"].map(String::from).to_vec()
}

/// Plays random games of every kind and looks at each moment with every eye.
fn every_moment(seed: &str, mut look: impl FnMut(&Zapotec)) {
    for options in every_options::<Zapotec>() {
        let luck = Luck::new(seed_from_text(seed));
        let mut played = Match::<Zapotec>::new(Zapotec::standard(), &options, luck);
        let mut dice = Random::new(7);
        while let Some(seat) = played.game().to_act().first() {
            look(played.game());
            let game = played.game();
            let (view, legal) = (game.view(Some(seat)), game.legal(seat));
            let action = Bot::<Zapotec>::choose(&mut dice, &view, seat, &legal);
            played.play(seat, action).expect("bots play by the rules");
        }
        look(played.game());
    }
}

fn eyes(game: &Zapotec) -> Vec<Option<Seat>> {
    let seats = Seat::first(game.public.people()).map(Some);
    seats.chain([None]).collect()
}

#[test]
fn every_moment_fits_the_width_without_codes() {
    let texts = Lang::ALL.map(Text::new);
    let mut moment = 0;
    every_moment("wide", |game| {
        moment += 1;
        let width = [80, 100, 132][moment % 3];
        let text = &texts[moment % 2];
        for eye in eyes(game) {
            let view = game.view(eye);
            let drawn = Zapotec::draw(&view, text, &Style::plain(width), &names());
            assert!(!drawn.contains('\x1b'), "a code without colour");
            assert!(!drawn.contains('⟦'), "{drawn}");
            for line in drawn.lines() {
                assert_eq!(line.width(), width, "{line}");
            }
        }
    });
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
