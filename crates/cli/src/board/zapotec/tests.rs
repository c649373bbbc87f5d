use super::*;
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
