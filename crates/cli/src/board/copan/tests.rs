use super::*;
use crate::board::Board;
use crate::board::trial::{self, names};
use patolli_copan::{Difficulty, EventCard, Mode, Options};
use patolli_core::{By, Game, Luck, Match, Title, seed_from_text};
use patolli_text::Lang;

/// Every number of players, a long, a standard and a short game, and both kinds of Automa.
fn tables() -> Vec<Options> {
    vec![
        Options::players(2).with_event_card(EventCard::ShortTough),
        Options::players(3).with_event_card(EventCard::LongEasy),
        Options::players(4),
        Options::solo(Mode::Basic, Difficulty::Easy),
        Options::solo(Mode::Advanced, Difficulty::Hard).with_event_card(EventCard::LongHard),
    ]
}

fn every_moment(seed: &str, look: impl FnMut(&Copan)) {
    trial::every_moment(seed, tables(), look);
}

#[test]
fn every_moment_fits_the_width_without_codes() {
    trial::every_moment_fits_the_width::<Copan>(tables());
}

#[test]
fn nothing_is_cut_at_the_usual_width() {
    trial::nothing_is_cut::<Copan>(100, &names(), tables());
}

/// A seat's drawing is made from its view alone, and the view of one seat holds no other hand.
#[test]
fn nobody_sees_the_hand_of_another() {
    let text = Text::new(Lang::En);
    every_moment("secret", |game| {
        for eye in Seat::first(game.public.people()) {
            let drawn = Copan::draw(&game.view(Some(eye)), &text, &Style::plain(132), &names());
            let mut other = *game;
            for seat in Seat::first(game.public.people()).filter(|seat| *seat != eye) {
                other.private[seat].hand = Default::default();
            }
            let blind = Copan::draw(&other.view(Some(eye)), &text, &Style::plain(132), &names());
            assert_eq!(drawn, blind);
        }
    });
}

/// The four resources and the tiles of the Pyramid have separate letters in both languages.
#[test]
fn letters_tell_the_resources_apart() {
    for text in Lang::ALL.map(Text::new) {
        let letters: std::collections::BTreeSet<_> =
            Resource::all().map(|kind| short(&text, kind)).collect();
        assert_eq!(letters.len(), Resource::COUNT);
        let colours: std::collections::BTreeSet<_> =
            Colour::all().map(|colour| short_colour(&text, colour)).collect();
        assert_eq!(colours.len(), Colour::COUNT);
    }
}

/// gaps of the River stay where they are, and drawn Embassy tokens are face up, the next first.
#[test]
fn gaps_of_the_river_and_drawn_tokens() {
    let luck = Luck::new(seed_from_text("river"));
    let start = Match::<Copan>::new(Copan::standard(), &Options::players(2), luck);
    let mut game = *start.game();
    game.public.river = By::new([None, Some(Resource::Food), None, Some(Resource::Zeal)]);
    for token in ["emb1_step1", "emb2_vp3"] {
        game.public.drawn.push(token.parse().expect("a token"));
    }
    let text = Text::new(Lang::En);
    let drawn = Copan::draw(&game.view(None), &text, &Style::plain(100), &names());
    let (food, zeal) = (short(&text, Resource::Food), short(&text, Resource::Zeal));
    assert!(drawn.contains(&format!("1 –  2 {food}  3 –  4 {zeal}")), "{drawn}");
    let line = drawn.lines().find(|line| line.contains("Drawn tokens")).expect("the tokens");
    assert!(line.find("3 VP") < line.find(" · "), "{line}");
}
