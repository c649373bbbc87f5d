use super::*;
use patolli_ahau::*;
use patolli_core::Title;
use patolli_text::ahau;

/// Every number of players on both sides of the boards, and every level and card of King Pakal.
fn tables() -> Vec<Options> {
    let boards = [BoardSide::A, BoardSide::B].into_iter();
    let several = boards
        .flat_map(|board| (2..=5).map(move |people| Options::players(people).with_board(board)));
    let levels = Difficulty::all().cycle();
    let solo = Personality::all().zip(levels).map(|(it, level)| Options::solo(level, Some(it)));
    let personal = Options::players(3).with_temples(TempleScoring::Personal);
    several.chain(solo).chain([personal]).collect()
}

#[test]
fn every_moment_of_random_games_has_words() {
    every_moment_has_words::<Ahau>(&tables());
}

#[test]
fn every_refusal_and_every_label_has_words() {
    assert!(every_refusal_has_words::<Ahau>(&tables()) >= 30);
    these_reasons_have_words::<Ahau>(&every_reason());
}

fn every_reason() -> Vec<Reason> {
    let (colour, god, city) = (Colour::Cacao, God::Serpent, City::Yaxchilan);
    let (region, square, route) = (Region::new(3), Square::new(5), Route::new(9));
    let tile = Tile::of(God::Sun, Face::Wild);
    vec![
        Reason::AnotherDecision,
        Reason::CardTaken,
        Reason::NotInHand(Card::Role),
        Reason::NotInHand(Card::Three),
        Reason::SameCard,
        Reason::LeftSix,
        Reason::NoSuchRegion(region),
        Reason::NotAdjacent(region),
        Reason::RegionTaken(region),
        Reason::OtherRegion(square),
        Reason::NoTileThere(square),
        Reason::ColourNotUsed(colour),
        Reason::BagEmpty,
        Reason::CityOutOfReach(city),
        Reason::OtherGod(god),
        Reason::NoMatchingTile(god),
        Reason::AlreadySummoned(god),
        Reason::NoMatchingSite,
        Reason::NoRemovableWorker,
        Reason::NotInReserve,
        Reason::NothingUsed,
        Reason::NoSiteThere(route),
        Reason::NoSuchRoute(route),
        Reason::SiteOutOfReach(route),
        Reason::NoWorkerThere(city),
        Reason::PlacedThisTurn(city),
        Reason::NoStandingWorker(city),
        Reason::NotToTakeBack(Card::Six),
        Reason::NoDancer,
        Reason::BankEmpty(colour),
        Reason::SpaceFilled(Space::B2),
        Reason::NotSupported(Space::D1),
        Reason::BuildLimit(0),
        Reason::BuildLimit(1),
        Reason::BuildLimit(3),
        Reason::NoBuildingThere(Place::new(3)),
        Reason::CapitalFull,
        Reason::CannotPay,
        Reason::WrongPrice,
        Reason::RestUnpayable,
        Reason::NoCube(colour),
        Reason::HasColour(colour),
        Reason::TradeNeedsTwo(colour),
        Reason::TradeNeedsTiles(colour),
        Reason::WrongTile(tile),
        Reason::NoMarket,
        Reason::MarketUsed,
        Reason::NoWaiver,
        Reason::HasMarker(god),
        Reason::RoleNotThere(Role::Queen),
        Reason::NoGateway,
        Reason::GatewayUsed,
        Reason::NoQueen,
        Reason::QueenUsed,
        Reason::NobodyStands,
    ]
}

/// A trade takes more than its two cubes if its colour is due as well, and a colour that the player
/// lacks takes a trade.
#[test]
fn prices_say_what_they_take() {
    let text = Text::new(Lang::En);
    let (mut more, mut lacking) = (0, 0);
    random_games::<Ahau>(&tables(), |played| {
        let game = played.game();
        let Some(seat) = game.to_act().first() else { return };
        let (view, table) = (game.view(Some(seat)), &game.public);
        for action in game.legal(seat).iter() {
            let label = Ahau::action(&text, &view, action, &names());
            match action {
                Action::Trade(paid) => {
                    let due_too = table.payment.due.contains(paid);
                    assert_eq!(label.contains(": 3 ") && label.ends_with("in all"), due_too);
                    more += usize::from(due_too);
                }
                Action::Nominal(price) => {
                    let stock = table.players[seat].stock;
                    let lacks = price.colours().iter().any(|it| stock.get(it) == 0);
                    assert_eq!(label.contains("2 equal cubes or 2 tiles"), lacks, "{label}");
                    lacking += usize::from(lacks);
                }
                _ => {}
            }
        }
    });
    assert!(more > 0 && lacking > 0, "{more} {lacking}");
}

/// Events that random games seldom show.
#[test]
fn rare_events_have_words() {
    let seat = Seat::new(0);
    let (tile, city) = (Tile::of(God::Rain, Face::Corn), City::Tulum);
    these_events_have_words::<Ahau>(&[
        Event::PakalRedeals,
        Event::PakalRole { role: Role::Dancer },
        Event::PutAside { seat, building: Building::Market },
        Event::Declined { seat },
        Event::NoTileLeft { seat },
        Event::GaveTile { seat, tile },
        Event::BagRefilled,
        Event::StoodUp { seat, city },
        Event::Removed { seat, city, posture: Posture::Lying },
        Event::PaidQueen { seat, colour: Colour::Corn },
        Event::RoleBack { seat },
        Event::ChoseRole { seat, role: Role::Queen, seen: Roles::full() },
        Event::Scored { seat, fame: 8, by: Source::War },
        Event::Scored { seat, fame: 2, by: Source::Temple(God::Chief) },
        Event::Scored { seat, fame: 3, by: Source::Difficulty },
        Event::Gained {
            seat,
            gain: Stock::of(Colour::Water, 2),
            by: Source::Produce(Route::new(3)),
        },
        Event::Tracker { seat, change: -2, by: Source::Role(Role::Queen) },
        Event::PyramidComplete { seat },
        Event::LastWorker { seat },
        Event::TooLong,
        Event::Over,
    ]);
}

#[test]
fn the_glossary_is_found_in_any_language() {
    the_glossary_is_found::<Ahau>(&[
        "renommee",
        "points",
        "pyramid",
        "Serpent à plumes",
        "feathered serpent",
        "katun",
        "K'atun",
        "Observation Tower C",
        "halle",
        "queen",
        "obsidienne",
        "Pakal the Warrior",
        "face b",
    ]);
}

/// Every tile, card and space explains itself with the numbers that are printed on it.
#[test]
fn every_component_explains_itself() {
    let kit = Ahau::standard();
    for text in Lang::ALL.map(Text::new) {
        for it in Building::all() {
            good(&ahau::building_words(&text, kit, it));
            good(&ahau::short_building_words(&text, kit, it));
            assert!(ahau::short_building(&text, it).chars().count() <= 9);
        }
        Role::all().for_each(|it| good(&ahau::role_words(&text, kit, it)));
        Tile::all().for_each(|it| good(&ahau::tile(&text, it)));
        let boards = BoardSide::all().map(|side| kit.board(side));
        let rewards = boards.flat_map(|board| board.spaces.values().chain(board.slots.values()));
        for it in rewards.chain(&kit.war_track) {
            good(&ahau::reward(&text, kit, *it));
            assert!(ahau::short_reward(&text, kit, *it).chars().count() <= 8);
        }
    }
    let text = Text::new(Lang::En);
    let tower = ahau::building_words(&text, kit, Building::ObservationTowerC);
    assert_eq!(tower, "take 3 weapons at once");
    let merchant = ahau::role_words(&text, kit, Role::Merchant);
    assert_eq!(merchant, "produce at any site and gain 2 more cubes of your choice");
    let serpent = ahau::power(&text, kit, God::Serpent, 3, 2);
    assert_eq!(serpent, "give up a worker for 7 Fame");
}
