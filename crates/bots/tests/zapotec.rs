//! Every level in whole games of Zapotec.

mod tables;

use patolli_core::{Seat, every_options};
use patolli_zapotec::{Options, Zapotec};

#[test]
fn levels_choose_legal_actions_at_every_table() {
    for options in every_options::<Zapotec>() {
        tables::levels_choose_legal_actions::<Zapotec>(&options);
    }
}

#[test]
fn levels_play_the_same_game_for_the_same_seed() {
    tables::levels_play_the_same_game_for_the_same_seed::<Zapotec>(&Options::Players(3));
}

#[test]
fn a_choice_does_not_depend_on_hidden_cards() {
    tables::a_choice_does_not_depend_on_what_is_hidden::<Zapotec>(
        &Options::Players(4),
        Seat::new(2),
        |world, game| world.private == game.private,
    );
}

#[test]
fn the_estimate_is_exact_in_the_end_and_finite_before() {
    for options in every_options::<Zapotec>() {
        tables::the_estimate_is_exact_in_the_end_and_finite_before::<Zapotec>(&options);
    }
}

#[test]
fn a_level_plays_better_than_those_well_below() {
    tables::a_level_plays_better_than_those_well_below::<Zapotec>(&Options::Players(2));
}
