//! The table of Ahau.

mod common;

use common::Tested;
use patolli_ahau::{Action, Ahau, BoardSide, Difficulty, Options, Personality, TempleScoring};
use patolli_core::{Dense, Game};
use patolli_games::GameId;
use patolli_text::Lang;

impl Tested for Ahau {
    const HEAVIEST: usize = 170_000;

    /// Every number of players, both sides of the boards, both ways to score, every Pakal.
    fn matches() -> Vec<Options> {
        let people = (2..=5).map(Options::players);
        let other = [
            Options::players(3).with_board(BoardSide::B),
            Options::players(4).with_board(BoardSide::B).with_temples(TempleScoring::Personal),
        ];
        let kings = Personality::all().zip(Difficulty::all().cycle());
        let kings = kings.map(|(king, level)| Options::solo(level, Some(king)));
        people.chain(other).chain(kings).collect()
    }
    fn is_button(action: Action) -> bool {
        matches!(
            action,
            Action::Decline
                | Action::NoClaim
                | Action::NoSummon
                | Action::Confirm
                | Action::Stop
                | Action::Dance
                | Action::Pass
                | Action::EndTurn
        )
    }
}

#[test]
fn every_legal_action_has_its_place() {
    common::every_legal_action_has_its_place::<Ahau>(26);
}

#[test]
fn pages_are_sound() {
    common::pages_are_sound::<Ahau>();
}

#[test]
fn a_drawing_is_the_same_for_every_world_that_fits_the_view() {
    common::a_drawing_is_the_same_for_every_world_that_fits_the_view::<Ahau>();
}

#[test]
fn the_last_change_is_marked() {
    common::the_last_change_is_marked::<Ahau>();
}

#[test]
fn every_component_has_an_icon() {
    common::every_component_has_an_icon::<Ahau>(
        "chief rain jaguar sun serpent corn water obsidian cacao limestone any fame weapon tile worker \
         worker_lying ruler marker role temple war building draw lay_down deplete calendar katun card city \
         pyramid fame_per_building fame_per_weapon temple_marker tower city_gates market ball_court palace \
         gateway produce_market acropolis royal_palace royal_monument favour_of_the_gods giant_stele \
         master_builder high_priestess dancer merchant war_captain queen",
    );
}

#[test]
fn every_picture_of_the_rulebook_exists() {
    common::every_picture_of_the_rulebook_exists::<Ahau>(GameId::Ahau);
}

#[test]
fn who_lost_shows_no_strength_with_the_weapon_that_came_after() {
    let mut lost = 0;
    common::random_games::<Ahau>(|game, seat, _, _| {
        if !game.legal(seat).iter().any(|action| matches!(action, Action::Retreat(_))) {
            return;
        }
        let board = common::draw(game, Some(seat), None, Lang::En).board;
        for row in board.split(r#"class="y-pair"#).skip(1).filter(|row| row.contains("✕")) {
            lost += 1;
            assert!(!row.split("✕").next().is_some_and(|row| row.contains("y-sum")), "{row}");
        }
    });
    assert!(lost > 10, "only {lost} lost");
}
