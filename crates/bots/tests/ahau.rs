//! Every level in whole games of Ahau.

mod tables;

use patolli_ahau::{Ahau, BoardSide, Difficulty, Options, PERSON, TempleScoring};
use patolli_bots::Level;
use patolli_core::{Dense, Seat};
use tables::{play, sit_down};

/// Every number of players, every King, both boards, both scoring options.
fn some_options() -> Vec<Options> {
    let tables = (2..=5).map(Options::players);
    let kings = Difficulty::all().map(|difficulty| Options::solo(difficulty, None));
    let boards = BoardSide::all().cycle();
    let temples = TempleScoring::all().flat_map(|way| [way, way]).cycle();
    let ways = boards.zip(temples);
    let all = tables.chain(kings).zip(ways);
    all.map(|(options, (board, way))| options.with_board(board).with_temples(way)).collect()
}

#[test]
fn levels_choose_legal_actions_at_every_table() {
    for options in some_options() {
        tables::levels_choose_legal_actions::<Ahau>(&options);
    }
}

#[test]
fn levels_play_the_same_game_for_the_same_seed() {
    tables::levels_play_the_same_game_for_the_same_seed::<Ahau>(&Options::players(3));
}

#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    tables::a_choice_does_not_depend_on_what_is_hidden::<Ahau>(
        &Options::players(4),
        Seat::new(2),
        |world, game| world.unseen == game.unseen,
    );
}

#[test]
fn the_estimate_is_exact_in_the_end_and_finite_before() {
    for options in some_options() {
        tables::the_estimate_is_exact_in_the_end_and_finite_before::<Ahau>(&options);
    }
}

#[test]
fn a_level_plays_better_than_those_well_below() {
    tables::a_level_plays_better_than_those_well_below::<Ahau>(&Options::players(2));
}

#[test]
fn a_bot_beats_an_easy_king() {
    let points = (0..3).map(|deal| {
        let mut bots = vec![sit_down::<Ahau>(Level::Normal, deal)];
        play::<Ahau>(&Options::solo(Difficulty::Easy, None), deal, &mut bots).1
    });
    let lead: i32 = points.map(|p| i32::from(p[PERSON]) - i32::from(p.0[1])).sum();
    assert!(lead > 0, "{lead}");
}
