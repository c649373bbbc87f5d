//! The table of Copan.

mod common;

use common::Tested;
use patolli_copan::{Action, Copan, Difficulty, EventCard, House, Mode, Options};
use patolli_core::Dense;
use patolli_games::GameId;

impl Tested for Copan {
    const HEAVIEST: usize = 240_000;

    /// Every Event card, every number of players, both Automas and the options of the house.
    fn matches() -> Vec<Options> {
        let cards = EventCard::all().zip([2, 3, 4].into_iter().cycle());
        let cards = cards.map(|(card, people)| Options::players(people).with_event_card(card));
        let solo = [
            Options::solo(Mode::Basic, Difficulty::Easy).with_event_card(EventCard::ShortHard),
            Options::solo(Mode::Advanced, Difficulty::Hard).with_event_card(EventCard::LongHard),
        ];
        let house = House { eject_may: true, open_hands: true, river_slides: true };
        let open = Options { house, ..Options::players(4) };
        cards.chain(solo).chain([open]).collect()
    }
    fn is_button(action: Action) -> bool {
        matches!(
            action,
            Action::Skip
                | Action::EndTurn
                | Action::RefuseBonus
                | Action::BuyNothing
                | Action::LeaveTotem
                | Action::EjectOff
        )
    }
}

#[test]
fn every_legal_action_has_its_place() {
    common::every_legal_action_has_its_place::<Copan>(20);
}

#[test]
fn pages_are_sound() {
    common::pages_are_sound::<Copan>();
}

#[test]
fn a_drawing_is_the_same_for_every_world_that_fits_the_view() {
    common::a_drawing_is_the_same_for_every_world_that_fits_the_view::<Copan>();
}

#[test]
fn the_last_change_is_marked() {
    common::the_last_change_is_marked::<Copan>();
}

#[test]
fn every_component_has_an_icon() {
    common::every_component_has_an_icon::<Copan>(
        "food fame zeal power any vp pyramid court_tile blind_tile event_space bonus_space decline \
         setup_tile fate_die cacao flower sun moon water codex closed embassies river ball_court altars \
         hieroglyphs totem resource_side vp_side token embassy_token extension character permanent \
         one_shot endgame altar glyph red ochre green blue violet white jade mask stair priest zenith \
         automa first",
    );
}

#[test]
fn every_picture_of_the_rulebook_exists() {
    common::every_picture_of_the_rulebook_exists::<Copan>(GameId::Copan);
}
