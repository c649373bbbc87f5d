use super::*;
use patolli_copan::*;
use patolli_core::{By, Title};
use patolli_text::copan;

/// Every Event card, every number of players, and the mildest and the strongest Automa. All options
/// together would be more than a thousand games.
fn tables() -> Vec<Options> {
    let cards = EventCard::all().zip((2..=4).cycle());
    let several = cards.map(|(card, people)| Options::players(people).with_event_card(card));
    let house = House { eject_may: true, open_hands: true, river_slides: true };
    let strong = Options::solo(Mode::Advanced, Difficulty::Hard);
    let others = [
        Options { house, ..Options::players(3) },
        Options::solo(Mode::Basic, Difficulty::Easy).with_event_card(EventCard::LongTough),
        strong.with_event_card(EventCard::ShortTough),
        strong.with_event_card(EventCard::LongEasy),
    ];
    several.chain(others).collect()
}

#[test]
fn every_moment_of_random_games_has_words() {
    every_moment_has_words::<Copan>(&tables());
}

#[test]
fn every_refusal_and_every_label_has_words() {
    assert!(every_refusal_has_words::<Copan>(&tables()) >= 25);
    these_reasons_have_words::<Copan>(&every_reason());
}

fn every_reason() -> Vec<Reason> {
    let (kind, site) = (Resource::Power, Site::Hieroglyphs);
    let (space, card, mask) = (Space::new(7), Character::new(3), MaskSpace::new(9));
    vec![
        Reason::AnotherDecision,
        Reason::NoTile(kind),
        Reason::HandNotEmpty,
        Reason::HandEmpty,
        Reason::SpaceTaken(space),
        Reason::SpaceCovered(space),
        Reason::NoneLeft(kind),
        Reason::UnitDoesNotPay(kind),
        Reason::PriestOnTop(kind),
        Reason::PriestAtBottom(kind),
        Reason::CannotStay,
        Reason::SameSite(site),
        Reason::EjectedFrom(site),
        Reason::MustReenter,
        Reason::EntryCost(kind),
        Reason::NothingPayable(site),
        Reason::OnlyIfStuck,
        Reason::OtherSite(site),
        Reason::CityClosed(City::Tikal),
        Reason::SpaceClosed,
        Reason::NoCard,
        Reason::AltarTaken(AltarSpace::new(4)),
        Reason::LineEmpty(Line::new(1)),
        Reason::NoTokenLeft,
        Reason::CannotPay { discount: 0 },
        Reason::CannotPay { discount: 1 },
        Reason::CannotPay { discount: 3 },
        Reason::MustAct,
        Reason::NoRiverTiles,
        Reason::NoExtensions,
        Reason::SlotFree,
        Reason::NoSlotFree,
        Reason::NotYours(card),
        Reason::NotOneShot(card),
        Reason::NotNow,
        Reason::MaskTaken(mask),
        Reason::MaskEdge(mask),
        Reason::MaskNotAdjacent(mask),
        Reason::NoJadeThere(mask),
        Reason::NoGlyph(Colour::Ochre),
        Reason::NotEnoughGlyphs,
        Reason::AlreadyExchanged,
        Reason::BonusElsewhere(site),
    ]
}

/// Events that random games seldom show.
#[test]
fn rare_events_have_words() {
    let seat = Seat::new(0);
    let one = Stock::of(Resource::Zeal, 1);
    these_events_have_words::<Copan>(&[
        Event::CourtSkipped { seat },
        Event::NothingToClose { track: Resource::Fame, fate: Fate::Moon },
        Event::TotemOff { seat },
        Event::TotemEjected { seat, site: Site::River },
        Event::LostExtension { seat },
        Event::LostGlyph { seat, colour: Colour::White },
        Event::JadeRemoved { seat, space: MaskSpace::new(3) },
        Event::JadeLost { seat },
        Event::Descended { seat, stair: Resource::Food, step: 2 },
        Event::ActionLost { seat, site: None },
        Event::AltarToken { seat, space: AltarSpace::new(0), reserve: true },
        Event::Gained { seat, gain: one, kept: Stock::NOTHING, by: Source::Line(Line::new(0)) },
        Event::Scored { seat, vp: -2, by: Source::Event },
        Event::Scored { seat, vp: 14, by: Source::Zenith },
        Event::Reshuffled { pile: Site::BallCourt },
        Event::Reshuffled { pile: Site::Altars },
        Event::Reshuffled { pile: Site::Hieroglyphs },
        Event::TokensRanOut { seat, level: 3, missing: 1 },
        Event::TokensRanOut { seat, level: 1, missing: 2 },
        Event::Ending,
        Event::Over,
    ]);
}

#[test]
fn the_glossary_is_found_in_any_language() {
    the_glossary_is_found::<Copan>(&[
        "ferveur",
        "zeal",
        "Quirigua",
        "K'awai",
        "ah-cuxtal",
        "altar_05",
        "escalier",
        "omen",
        "collecte",
    ]);
}

/// Every card, tile and token explains itself with the numbers that are printed on it.
#[test]
fn every_component_explains_itself() {
    let kit = Copan::standard();
    for text in Lang::ALL.map(Text::new) {
        for it in Character::all() {
            good(&copan::character_words(&text, kit, it));
            good(&copan::short_talent(&text, kit.character(it).talent));
        }
        for it in Altar::all() {
            good(&copan::altar(&text, kit, it));
            kit.altar(it).columns.iter().for_each(|it| good(&copan::short_column(&text, it)));
        }
        CityTile::all().for_each(|it| good(&copan::city_tile(&text, kit, it)));
        EmbassyToken::all().for_each(|it| good(&copan::embassy_token(&text, kit, it)));
        MaskSpace::all().for_each(|it| good(&copan::mask_space(&text, kit, it)));
        for result in kit.events.values().flat_map(By::values) {
            good(&copan::outcome(&text, *result));
            good(&copan::short_outcome(&text, *result));
        }
    }
    let text = Text::new(Lang::En);
    let said = |name: &str| {
        let it: Character = name.parse().expect("a Character");
        (copan::character(&text, it), copan::character_words(&text, kit, it))
    };
    let (name, words) = said("hozanek");
    assert_eq!(name, "Hozanek");
    assert_eq!(words, "permanent: your actions at the Ball Court cost 1 resource less");
    assert_eq!(said("k_awai").0, "K’awai");
    // The French edition spells two names in its own way.
    let french =
        |name: &str| copan::character(&Text::new(Lang::Fr), name.parse().expect("a Character"));
    assert_eq!(french("xamaniqinqu"), "Xamaniqiniqu");
    assert_eq!(french("chichuaton"), "Chichuatón");
    assert_eq!(french("hozanek"), "Hozanek");
    let city_11: CityTile = "city_11".parse().expect("a City tile");
    assert_eq!(
        copan::city_tile(&text, kit, city_11),
        "Costs 1 Zeal, 1 of your choice in addition to the path: take a Glyph of your choice."
    );
    let altar_16: Altar = "altar_16".parse().expect("an Altar card");
    assert_eq!(
        copan::column(&text, &kit.altar(altar_16).columns[1]),
        "take a Glyph of your choice, score 2 VP and climb 3 steps"
    );
}
