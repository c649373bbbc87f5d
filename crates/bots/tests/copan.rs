//! Every level in whole games of Copan.

mod tables;

use patolli_bots::Level;
use patolli_copan::{Copan, Difficulty, EventCard, Mode, Options, PERSON};
use patolli_core::{Dense, Seat};
use tables::{play, sit_down};

/// Every number of players, every Event card, every Automa.
fn some_options() -> Vec<Options> {
    let tables = EventCard::all().zip([2, 3, 4].into_iter().cycle());
    let mut all: Vec<_> =
        tables.map(|(card, people)| Options::players(people).with_event_card(card)).collect();
    for mode in Mode::all() {
        all.extend(Difficulty::all().map(|difficulty| Options::solo(mode, difficulty)));
    }
    all
}

#[test]
fn levels_choose_legal_actions_at_every_table() {
    for options in some_options() {
        tables::levels_choose_legal_actions::<Copan>(&options);
    }
}

#[test]
fn levels_play_the_same_game_for_the_same_seed() {
    tables::levels_play_the_same_game_for_the_same_seed::<Copan>(&Options::players(3));
}

#[test]
fn a_choice_does_not_depend_on_hidden_tiles() {
    tables::a_choice_does_not_depend_on_what_is_hidden::<Copan>(
        &Options::players(4),
        Seat::new(2),
        |world, game| world.private == game.private,
    );
}

#[test]
fn the_estimate_is_exact_in_the_end_and_finite_before() {
    for options in some_options() {
        tables::the_estimate_is_exact_in_the_end_and_finite_before::<Copan>(&options);
    }
}

#[test]
fn a_level_plays_better_than_those_well_below() {
    tables::a_level_plays_better_than_those_well_below::<Copan>(&Options::players(2));
}

#[test]
fn a_bot_beats_an_easy_automa() {
    let points = (0..3).map(|deal| {
        let mut bots = vec![sit_down::<Copan>(Level::Normal, deal)];
        play::<Copan>(&Options::solo(Mode::Basic, Difficulty::Easy), deal, &mut bots).1
    });
    let lead: i32 = points.map(|p| i32::from(p[PERSON]) - i32::from(p.0[1])).sum();
    assert!(lead > 0, "{lead}");
}
