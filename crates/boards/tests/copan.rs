//! The table of Copan.

mod common;

use common::Tested;
use patolli_copan::{
    Action, Copan, Difficulty, EmbassyToken, EventCard, House, Mode, Options, Resource, Site, Step,
};
use patolli_core::{Agenda, By, Dense, Luck, Match, Title, seed_from_text};
use patolli_games::GameId;
use patolli_text::copan::embassy_token;
use patolli_text::{Lang, Text};

impl Tested for Copan {
    /// Placing a tile with all four types in hand, early in a game of four: some 40 free spaces with a
    /// label for each type are 45 kB in French. Such pages were up to 236 kB under rules 1, too.
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

/// A two-player game at the River action of the first player.
fn at_the_river() -> Copan {
    let luck = Luck::new(seed_from_text("river"));
    let mut game = *Match::<Copan>::new(Copan::standard(), &Options::players(2), luck).game();
    let public = &mut game.public;
    public.agenda = Agenda::new();
    let act = Step::Act { site: Site::River, discount: 0 };
    public.agenda.now([act, Step::Queue, Step::End, Step::EndTurn]);
    game
}

/// gaps of the River are drawn where they are; the action takes the tiles beside them.
#[test]
fn a_river_with_gaps() {
    let mut game = at_the_river();
    let seat = game.public.active;
    game.public.river = By::new([None, Some(Resource::Food), None, Some(Resource::Zeal)]);
    let page = common::draw(&game, Some(seat), None, Lang::En).all();
    for words in ["slot 1: empty", "slot 2: Food tile", "slot 3: empty", "slot 4: Zeal tile"] {
        assert!(page.contains(words), "{words}");
    }
    let tiles = page.split("class=\"river-tiles\"").nth(1).expect("the River");
    let slots = tiles.split("<div class=\"tile").skip(1).take(4);
    let tags = slots.map(|slot| slot.split('>').next().expect("a tag"));
    let lit: Vec<_> = tags.map(|tag| tag.contains("data-act=\"river\"")).collect();
    assert_eq!(lit, [false, true, false, true]);
}

/// Embassy tokens that were drawn together are shown in the order in which they are applied.
#[test]
fn drawn_tokens_are_shown() {
    let mut game = at_the_river();
    let seat = game.public.active;
    let tokens: [EmbassyToken; 2] = ["emb2_vp3", "emb1_step1"].map(|name| name.parse().unwrap());
    tokens.iter().rev().for_each(|token| game.public.drawn.push(*token));
    for (lang, label) in [
        (Lang::En, "Embassy tokens to apply, in order"),
        (Lang::Fr, "Jetons Bonus d’Ambassade à appliquer, dans l’ordre"),
    ] {
        let page = common::draw(&game, Some(seat), None, lang).all();
        // Once in the drawing, once in words.
        assert_eq!(page.matches(label).count(), 2, "{lang}");
        let words = tokens.map(|token| embassy_token(Text::shared(lang), game.public.kit.0, token));
        let (first, second) = (page.find(&words[0]), page.find(&words[1]));
        assert!(first.is_some() && first < second, "{words:?}");
    }
}
