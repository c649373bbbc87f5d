use super::*;
use patolli_core::{Title, every_options};
use patolli_zapotec::*;

#[test]
fn every_moment_of_random_games_has_words() {
    every_moment_has_words::<Zapotec>(&every_options::<Zapotec>());
}

#[test]
fn every_refusal_and_every_label_has_words() {
    assert!(every_refusal_has_words::<Zapotec>(&every_options::<Zapotec>()) >= 15);
    these_reasons_have_words::<Zapotec>(&every_reason());
}

/// A House and the Palace can be built on the same space: the label begins with what is built.
#[test]
fn building_labels_begin_with_the_building() {
    let game = Zapotec::setup(Zapotec::standard(), &Options::Players(2), &mut Quick::new(1));
    let seat = game.public.active;
    let (view, space) = (game.view(Some(seat)), Space::new(0));
    for (lang, house, palace) in
        [(Lang::En, "House, ", "Palace, "), (Lang::Fr, "Maison, ", "Palais, ")]
    {
        let text = Text::new(lang);
        let label = |action| Zapotec::action(&text, &view, action, &names());
        assert!(label(Action::BuildHouse(space)).starts_with(house));
        assert!(label(Action::BuildPalace(space)).starts_with(palace));
        let by_tile = label(Action::BuildByTile(BuildTile::new(0), space));
        assert!(by_tile.contains(house), "{by_tile}");
    }
}

fn every_reason() -> Vec<Reason> {
    let (card, plinth, slot) = (Card::new(3), Plinth::new(1), RitualSlot::new(2));
    let (tile, space) = (TradeTile::new(13), Space::new(7));
    vec![
        Reason::AnotherDecision,
        Reason::NotInHand(card),
        Reason::NotInOffer(card),
        Reason::Missing(Stock::of(Resource::Brick, 2)),
        Reason::EmptyStall,
        Reason::LevelBought(Level::new(1)),
        Reason::NotInPlay(plinth),
        Reason::PyramidStarted(plinth),
        Reason::PyramidEmpty(plinth),
        Reason::PyramidComplete(plinth),
        Reason::BuiltOnThisRound(plinth),
        Reason::NoScoringTile(Property::Forest),
        Reason::NoPieceLeft,
        Reason::NoPieceOfSize(Size::Medium),
        Reason::DiscAlreadyThere(slot),
        Reason::NoDiscLeft,
        Reason::NeedsPyramidLevel,
        Reason::StepsLeft(0),
        Reason::StepsLeft(1),
        Reason::StepsLeft(3),
        Reason::TileNotOwned(tile),
        Reason::TileFaceDown(tile),
        Reason::SpaceNotInPlay(space),
        Reason::SpaceTaken(space),
        Reason::WrongProperty(Property::Etla),
        Reason::NoHouseLeft,
        Reason::PalaceBuilt,
        Reason::CellTaken(Cell::new(4)),
        Reason::NotOffered,
    ]
}

/// Events that random games seldom show.
#[test]
fn rare_events_have_words() {
    let seat = Seat::new(0);
    these_events_have_words::<Zapotec>(&[
        Event::HandCardSpent { seat, card: Card::new(5) },
        Event::Declined { seat },
        Event::Step { seat, step: 3 },
        Event::Step { seat, step: 9 },
        Event::Disc { seat, slot: RitualSlot::new(0), paid: Stock::NOTHING },
        Event::Gained { seat, gain: Stock::of(Resource::Wood, 1), by: Source::Step(2) },
        Event::Scored { seat, vp: 4, by: Points::Difficulty },
        Event::Scored { seat, vp: 1, by: Points::Step(1) },
        Event::BotSkipped { space: Space::new(4), taken: true },
        Event::BotSkipped { space: Space::new(4), taken: false },
        Event::BotBack { back: Property::Hills },
        Event::Over,
    ]);
}

#[test]
fn the_glossary_is_found_in_any_language() {
    the_glossary_is_found::<Zapotec>(&[
        "priest", "PRETRE", "prêtre", "house", "maison", "trade_14", "#14", "case 3",
    ]);
}
