//! What is seen cannot be unseen (A 10).

use crate::scene::*;
use patolli_ahau::*;
use patolli_core::{Luck, Match, seed_from_text};

/// How many of its steps A may take back after building for a role card.
fn undoable_after_a_role(scene: &mut Scene) -> usize {
    scene.built(A, "chief_corn, chief_water, chief_cacao").reserve(A, "sun_corn");
    scene.stock(A, "corn, water").main_in("lamanai");
    let mut played = Match::from(scene.game, Luck::new(seed_from_text("roles")));
    played.play(A, named("build sun_corn b2")).expect("a legal build");
    assert_eq!(played.game().public.agenda.front(), Some(Step::Role(A)));
    played.undoable(A)
}

/// A 6.8, A 10: who has looked through the role deck cannot take back what led there.
#[test]
fn a_look_at_the_role_deck_is_final() {
    assert_eq!(undoable_after_a_role(&mut Scene::acting("1 2 3 4")), 0);
}

/// SO-6: in solo the role cards lie open, so there is nothing new to see.
#[test]
fn open_role_cards_are_no_secret() {
    let mut scene = Scene::solo("pakal_merchant", Difficulty::Easy);
    scene.turn(A);
    assert_eq!(undoable_after_a_role(&mut scene), 1);
}
