use super::*;
use patolli_core::Title;
use patolli_text::yucatan;
use patolli_yucatan::*;

/// Every number of players, as printed and with each house rule.
fn tables() -> Vec<Options> {
    let house = |people, change: fn(&mut House)| {
        let mut options = Options::players(people);
        change(&mut options.house);
        options
    };
    let printed = (2..=4).map(Options::players);
    let others = [
        house(2, |it| it.final_bonus = BonusRule::Column),
        house(4, |it| it.tokens = TokenRule::Limited),
        house(3, |it| it.gates = GateRule::Published),
    ];
    printed.chain(others).collect()
}

#[test]
fn every_moment_of_random_games_has_words() {
    every_moment_has_words::<Yucatan>(&tables());
}

/// SAC-1, END-2: the points say where they leave out a secret or assume a choice.
#[test]
fn points_say_what_they_cannot_know() {
    let text = Text::new(Lang::En);
    let mut seen = BTreeSet::new();
    random_games::<Yucatan>(&tables(), |played| {
        let view = played.game().view(None);
        let sheet = Yucatan::score_sheet(&text, &view);
        let label = |source: &str| {
            sheet.iter().find(|row| row.source == source).expect("a row").label.as_str()
        };
        let secret =
            view.public.agenda.front() == Some(Step::Sacrifice) && !view.public.pledged.is_empty();
        assert_eq!(label("sacrifices").contains("secret"), secret);
        let choice = view.public.seats().any(|seat| view.public.owes_bonus(seat));
        assert_eq!(label("final_bonus").contains("best choice"), choice);
        seen.insert((secret, choice));
    });
    assert_eq!(seen.len(), 3);
}

#[test]
fn every_refusal_and_every_label_has_words() {
    assert!(every_refusal_has_words::<Yucatan>(&tables()) >= 30);
    these_reasons_have_words::<Yucatan>(&every_reason());
}

fn every_reason() -> Vec<Reason> {
    let (slot, card) = (Slot::new(1), Card::Summoning(Summoning::AhPuch));
    let price = Goods::of(Resource::Corn, 1).plus(Goods::of(Resource::Jade, 2));
    let mut reasons = vec![
        Reason::AnotherDecision,
        Reason::SameCounselor,
        Reason::BuildingTokenUsed,
        Reason::LeaderTokenUsed,
        Reason::LeaderUsed,
        Reason::CannotPay(price),
        Reason::AlreadyBuilt(Building::MilitarySchool),
        Reason::Gate(Column::Ability, 1),
        Reason::TempleGate(2),
        Reason::AbilityOwned(Ability::Snare2),
        Reason::SlotFilled(slot),
        Reason::SlotTooSmall(slot),
        Reason::OtherTroop,
        Reason::EmptyLevy,
        Reason::NotInBank(Summoning::Kukulkan),
        Reason::HasSummoning,
        Reason::TimerLimit,
        Reason::ProlongLimit,
        Reason::MustLink,
        Reason::MustProlong,
        Reason::NothingToProlong,
        Reason::DeckEmpty,
        Reason::NoCardForPower,
        Reason::PowerIdle,
        Reason::OtherPower(Power::Omens),
        Reason::SameSpace,
        Reason::OwnTroop(City::Uxmal),
        Reason::NotInHand(Card::Special(Special::NightRaid)),
        Reason::OtherTroopsCard(card),
        Reason::CardSpent(card),
        Reason::NoSuchExtra,
        Reason::OtherCity(CityAction::UxCard),
        Reason::NotYet(3),
        Reason::ActionIdle(CityAction::CiPrisoners),
        Reason::SameColumn,
        Reason::KeepsToken,
        Reason::NoSuchSeat,
        Reason::OtherColumn(Column::Summoning),
    ];
    reasons.extend(Building::all().map(Reason::NothingToDo));
    let counted = [
        Reason::TroopLimit,
        Reason::LevyRoom,
        Reason::SupplyShort,
        Reason::LevyLimit,
        Reason::FewPrisoners,
        Reason::FewSets,
        Reason::RowLimit,
    ];
    reasons.extend(counted.into_iter().flat_map(|reason| (0..3).map(reason)));
    reasons
}

/// Events that random games seldom show, and every source.
#[test]
fn rare_events_have_words() {
    let seat = Seat::new(1);
    let leader = Leader::Two;
    let mut events = vec![
        Event::Declined { seat },
        Event::Stayed { seat, leader },
        Event::WipedOut { seat, leader, by: Seat::new(0) },
        Event::Rebuilt { seat, leader, units: 0 },
        Event::NobodyClimbed,
        Event::CardGone { seat, card: Card::Summoning(Summoning::Alux) },
        Event::Prolonged { seat, summoning: Summoning::Chaac, timer: standard().last_timer() },
        Event::Fought { city: City::Mayapan, outcome: Outcome::Draw, winner: None },
        Event::Sacrificed { seat, prisoners: 0, goods: Goods::NOTHING, points: 0 },
        Event::Chose { seat, choices: Choices::default() },
    ];
    events.extend(Extra::all().map(|extra| Event::BoughtBonus { seat, extra }));
    let goods = Goods::of(Resource::Jade, 2);
    let sources = [
        Source::Granary,
        Source::Barracks,
        Source::CentralCity,
        Source::CityLeader,
        Source::Power(Power::Captives),
        Source::Entry(City::Uxmal),
        Source::CityAction(CityAction::MaTribute),
        Source::Summoning(Summoning::Chaac),
        Source::Setup,
        Source::BaseCapture,
        Source::PrisonerBonus,
        Source::WipeOut,
        Source::Sacrifice,
        Source::Pyramid,
        Source::FinalBonus(Column::Ability),
        Source::Leftovers,
    ];
    events.extend(sources.map(|by| Event::Gained { seat, goods, by }));
    these_events_have_words::<Yucatan>(&events);
}

#[test]
fn the_glossary_is_found_in_any_language() {
    the_glossary_is_found::<Yucatan>(&[
        "pyramid",
        "points",
        "grand pretre",
        "City Leader",
        "geolier",
        "Night Raid",
        "Raid nocturne",
        "Kukulkan",
        "Fury 3",
        "uxmal",
        "mais",
        "anéantie",
        "Chantier",
        "voile",
    ]);
}

fn said(lang: Lang, label: impl Fn(&Text, &Kit) -> String) -> String {
    label(&Text::new(lang), Yucatan::standard())
}

/// Tiles, cards and cities explain themselves with the numbers that are printed on them.
#[test]
fn every_component_explains_itself() {
    let kit = Yucatan::standard();
    for text in Lang::ALL.map(Text::new) {
        Card::all().for_each(|it| good(&yucatan::card_words(&text, kit, it)));
        Ability::all().for_each(|it| good(&yucatan::ability_words(&text, kit, it)));
        Counselor::all().for_each(|it| good(&yucatan::counselor_words(&text, kit, it)));
        Summoning::all().for_each(|it| good(&yucatan::summoning_words(&text, kit, it)));
        Power::all().for_each(|it| good(&yucatan::power_levels(&text, kit, it)));
        CityAction::all().for_each(|it| good(&yucatan::city_action_words(&text, kit, it)));
        for it in Building::all() {
            assert!(yucatan::short_building(&text, it).chars().count() <= 8);
            (0..=TOP).for_each(|level| good(&yucatan::building_words(&text, kit, it, level)));
        }
    }
    let english = |label: &dyn Fn(&Text, &Kit) -> String| said(Lang::En, label);
    assert_eq!(
        english(&|text, kit| yucatan::card_words(text, kit, Card::Base(Base::WarCouncil))),
        "+3 Axes, Prisoner Bonus +1, +2 Axes for 1 jade"
    );
    assert_eq!(
        english(&|text, kit| yucatan::power_words(text, kit, Power::Omens, 0)),
        "pay 2 corn and draw 1 special card"
    );
    assert_eq!(
        english(&|text, kit| yucatan::city_action_words(text, kit, CityAction::MaTribute)),
        "gain 2 corn and 1 jade and take 1 Unit of the Supply as Prisoner"
    );
    assert_eq!(
        said(Lang::Fr, |text, kit| yucatan::summoning_words(text, kit, Summoning::Alux)),
        "+1 hache, tous les déplacements sont gratuits\u{a0}; \
         sa carte\u{a0}: +3 haches, bonus de prisonniers +1"
    );
}

/// A game after the secret choices, at the first decision of the first player.
fn begun() -> Match<Yucatan> {
    let luck = Luck::new(seed_from_text("labels"));
    let mut played = Match::<Yucatan>::new(Yucatan::standard(), &Options::players(2), luck);
    let setup = [
        Action::SetupBuilding(Building::Temple),
        Action::SetupCounselors(Counselor::Striker, Counselor::Jailer),
        Action::SetupPower(Power::Captives),
    ];
    for seat in Seat::first(2) {
        for action in setup {
            played.play(seat, action).expect("a set-up choice");
        }
    }
    played
}

/// Labels say what a choice costs and brings.
#[test]
fn labels_tell_price_and_gain() {
    let mut played = begun();
    let text = Text::new(Lang::En);
    let label = |played: &Match<Yucatan>, action| {
        let seat = played.game().to_act().first().expect("somebody decides");
        Yucatan::action(&text, &played.game().view(Some(seat)), action, &names())
    };
    assert_eq!(
        label(&played, Action::Activate(Element::Temple)),
        "Temple: link a Summoning (1 jade per level)"
    );
    let seat = played.game().to_act().first().expect("somebody decides");
    played.play(seat, Action::Activate(Element::Temple)).expect("it can link");
    assert_eq!(
        label(&played, Action::Link(Summoning::Alux, Leader::One, Rounds::new(1))),
        "Alux to the first Troop until the end of Round 2 for 2 jade: \
         +1 Axe, all moves are free; its card: +3 Axes, Prisoner Bonus +1"
    );
    let link = Action::Link(Summoning::Alux, Leader::Two, Rounds::new(0));
    played.play(seat, link).expect("it is payable");
    played.play(seat, Action::Activate(Element::Leader1)).expect("a Leader is due");
    assert_eq!(
        label(&played, Action::Move(Space::Uxmal)),
        "Enter Uxmal for 1 corn: gain 1 jade, then one of 3 city actions"
    );
}
