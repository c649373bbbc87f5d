//! The table of Yucatan.

mod common;

use common::Tested;
use patolli_games::GameId;
use patolli_yucatan::{Action, BonusRule, GateRule, House, Options, TokenRule, Yucatan};

impl Tested for Yucatan {
    const HEAVIEST: usize = 170_000;

    /// Every number of players, as printed and with all house rules at once.
    fn matches() -> Vec<Options> {
        let house = House {
            final_bonus: BonusRule::Column,
            tokens: TokenRule::Limited,
            gates: GateRule::Published,
        };
        let people = || (2..=4).map(Options::players);
        let others = people().map(|options| Options { house, ..options });
        people().chain(others).collect()
    }
    /// Every answer has its place.
    fn is_button(_: Action) -> bool {
        false
    }
}

#[test]
fn every_legal_action_has_its_place() {
    common::every_legal_action_has_its_place::<Yucatan>(18);
}

#[test]
fn pages_are_sound() {
    common::pages_are_sound::<Yucatan>();
}

#[test]
fn a_drawing_is_the_same_for_every_world_that_fits_the_view() {
    common::a_drawing_is_the_same_for_every_world_that_fits_the_view::<Yucatan>();
}

#[test]
fn the_last_change_is_marked() {
    common::the_last_change_is_marked::<Yucatan>();
}

#[test]
fn every_component_has_an_icon() {
    common::every_component_has_an_icon::<Yucatan>(
        "corn jade unit prisoner vp sp evolution axe net guard veil return level_0 level_1 level_2 level_3 \
         per_level construction_site military_school barracks temple granary city_leader leader_1 leader_2 \
         striker veteran pathfinder jailer harvest war omens captives fury snare jaguar_charge net_ambush \
         war_council shield_line skirmish obsidian_storm night_raid blood_pact veil_of_smoke war_drums \
         uay_chivo alux xtabay balam camazotz zipacna kukulkan ah_puch chaac jungle chichen_itza uxmal \
         mayapan first special timer pyramid calendar",
    );
}

#[test]
fn every_picture_of_the_rulebook_exists() {
    common::every_picture_of_the_rulebook_exists::<Yucatan>(GameId::Yucatan);
}
