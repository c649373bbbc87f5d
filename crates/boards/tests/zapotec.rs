//! The table of Zapotec.

mod common;

use common::Tested;
use patolli_core::every_options;
use patolli_games::GameId;
use patolli_zapotec::{Action, Options, Zapotec};

impl Tested for Zapotec {
    const HEAVIEST: usize = 120_000;

    fn matches() -> Vec<Options> {
        every_options::<Self>()
    }
    fn is_button(action: Action) -> bool {
        matches!(action, Action::EndCapital | Action::EndConstruction | Action::Decline)
    }
}

#[test]
fn every_legal_action_has_its_place() {
    common::every_legal_action_has_its_place::<Zapotec>(10);
}

#[test]
fn pages_are_sound() {
    common::pages_are_sound::<Zapotec>();
}

#[test]
fn a_drawing_is_the_same_for_every_world_that_fits_the_view() {
    common::a_drawing_is_the_same_for_every_world_that_fits_the_view::<Zapotec>();
}

#[test]
fn the_last_change_is_marked() {
    common::the_last_change_is_marked::<Zapotec>();
}

#[test]
fn every_component_has_an_icon() {
    common::every_component_has_an_icon::<Zapotec>(
        "wood brick stone corn gold priest cornfield temple village plains hills forest etla ocotlan \
         mitla house palace disc pyramid ritual sacrifice trade points card",
    );
}

#[test]
fn every_picture_of_the_rulebook_exists() {
    common::every_picture_of_the_rulebook_exists::<Zapotec>(GameId::Zapotec);
}
