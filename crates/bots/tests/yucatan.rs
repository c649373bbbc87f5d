//! Every level in whole games of Yucatan.

mod tables;

use patolli_core::{Seat, every_options};
use patolli_yucatan::{Options, Yucatan};

#[test]
fn levels_choose_legal_actions_at_every_table() {
    for options in every_options::<Yucatan>() {
        tables::levels_choose_legal_actions::<Yucatan>(&options);
    }
}

#[test]
fn levels_play_the_same_game_for_the_same_seed() {
    tables::levels_play_the_same_game_for_the_same_seed::<Yucatan>(&Options::players(3));
}

#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    tables::a_choice_does_not_depend_on_what_is_hidden::<Yucatan>(
        &Options::players(4),
        Seat::new(2),
        |world, game| world.private == game.private,
    );
}

#[test]
fn the_estimate_is_exact_in_the_end_and_finite_before() {
    for options in every_options::<Yucatan>() {
        tables::the_estimate_is_exact_in_the_end_and_finite_before::<Yucatan>(&options);
    }
}

#[test]
fn a_level_plays_better_than_those_well_below() {
    tables::a_level_plays_better_than_those_well_below::<Yucatan>(&Options::players(2));
}
