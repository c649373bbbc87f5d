//! What every drawing must satisfy, tested on whole random games.

use super::{Board, Style};
use patolli_core::{Luck, Match, Quick, Seat, seed_from_text};
use patolli_text::{Lang, Text};
use unicode_width::UnicodeWidthStr;

/// Names for as many players as a game allows; one of them is too long for most places.
pub fn names() -> Vec<String> {
    ["Ana", "Marie-Antoinette la Très Longue", "Bob", "Zoé", "Ixchel"].map(String::from).to_vec()
}

/// Plays a random game with each of these options and checks every moment.
pub fn every_moment<G: Board>(
    seed: &str,
    options: impl IntoIterator<Item = G::Options>,
    mut look: impl FnMut(&G),
) {
    for options in options {
        let luck = Luck::new(seed_from_text(seed));
        let mut played = Match::<G>::new(G::standard(), &options, luck);
        let mut dice = Quick::new(7);
        while let Some(seat) = played.game().to_act().first() {
            look(played.game());
            let action = played.game().random_action(seat, &mut dice);
            played.play(seat, action).expect("a legal action");
        }
        look(played.game());
    }
}

/// Lines have exactly the requested width, in both languages and for every observer.
pub fn every_moment_fits_the_width<G: Board>(options: impl IntoIterator<Item = G::Options>) {
    let texts = Lang::ALL.map(Text::new);
    let mut moment = 0;
    every_moment::<G>("wide", options, |game| {
        moment += 1;
        let (width, text) = ([80, 100, 132][moment % 3], &texts[moment % 2]);
        for eye in Seat::first(game.n_seats()).map(Some).chain([None]) {
            let drawn = G::draw(&game.view(eye), text, &Style::plain(width), &names());
            assert!(!drawn.contains('\x1b'), "a code without colour");
            assert!(!drawn.contains('⟦'), "{drawn}");
            for line in drawn.lines() {
                assert_eq!(line.width(), width, "{line}");
            }
        }
    });
}

/// Nothing that matters is cut off at this width, whichever the language.
pub fn nothing_is_cut<G: Board>(
    width: usize,
    names: &[String],
    options: impl IntoIterator<Item = G::Options>,
) {
    let texts = Lang::ALL.map(Text::new);
    every_moment::<G>("whole", options, |game| {
        for text in &texts {
            let view = game.view(Some(Seat::new(0)));
            let drawn = G::draw(&view, text, &Style::plain(width), names);
            let cut = drawn.lines().find(|line| line.contains("… ") || line.contains("…│"));
            assert_eq!(cut, None, "{drawn}");
        }
    });
}
