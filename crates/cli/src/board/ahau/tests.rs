use super::*;
use crate::board::Board;
use crate::board::trial::{self, names};
use patolli_ahau::{BoardSide, Difficulty, Options, Personality};
use patolli_core::Game;
use patolli_text::Lang;
use std::collections::BTreeSet;

/// Every number of players, both sides of the player boards, and King Pakal.
fn tables() -> Vec<Options> {
    vec![
        Options::players(2),
        Options::players(3).with_board(BoardSide::B),
        Options::players(4),
        Options::players(5).with_board(BoardSide::B),
        Options::solo(Difficulty::Hard, Some(Personality::Warrior)),
    ]
}

fn every_moment(seed: &str, look: impl FnMut(&Ahau)) {
    trial::every_moment(seed, tables(), look);
}

#[test]
fn every_moment_fits_the_width_without_codes() {
    trial::every_moment_fits_the_width::<Ahau>(tables());
}

#[test]
fn nothing_is_cut_at_the_usual_width() {
    trial::nothing_is_cut::<Ahau>(100, &names(), tables());
}

/// Every city, site, tile and building of the map can be read, however narrow the screen.
#[test]
fn nothing_on_the_map_covers_anything_else() {
    let text = Text::new(Lang::En);
    every_moment("map", |game| {
        let view = game.view(None);
        for width in [80, 100, 132] {
            let drawn = Ahau::draw(&view, &text, &Style::plain(width), &names());
            let map = drawn.split("─ Map ─").nth(1).and_then(|rest| rest.split("├─ War").next());
            let map = map.expect("the map");
            for city in City::all() {
                let god = short_god(&text, game.public.city_tiles[city]);
                let label = format!("{} {god}", patolli_text::ahau::city(city));
                assert!(map.contains(&label), "{label}\n{map}");
            }
            let sites = game.public.map().n_routes;
            assert_eq!(map.matches('[').count(), sites + 1, "{map}");
            assert_eq!(map.matches(']').count(), sites + 1, "{map}");
            for region in game.public.map().all_regions() {
                assert!(map.contains(&format!("({})", region.index() + 1)), "{map}");
                if let Some(it) = game.public.region_buildings[region] {
                    assert!(map.contains(&short_building(&text, it)), "{map}");
                }
            }
            for tile in game.public.squares.values().flatten() {
                assert!(map.contains(&patolli_text::ahau::short_tile(&text, *tile)), "{map}");
            }
        }
    });
}

/// A seat's drawing is made from its view alone, and the view of one seat holds no other's secret.
#[test]
fn nobody_sees_the_secrets_of_another() {
    let text = Text::new(Lang::En);
    every_moment("secret", |game| {
        for eye in Seat::first(game.public.people()) {
            let drawn = Ahau::draw(&game.view(Some(eye)), &text, &Style::plain(132), &names());
            let mut other = *game;
            for seat in Seat::first(game.public.people()).filter(|seat| *seat != eye) {
                other.private[seat] = Default::default();
            }
            let blind = Ahau::draw(&other.view(Some(eye)), &text, &Style::plain(132), &names());
            assert_eq!(drawn, blind);
        }
    });
}

/// Gods and resources have different letters in both languages.
#[test]
fn letters_tell_gods_and_resources_apart() {
    for text in Lang::ALL.map(Text::new) {
        let gods: BTreeSet<_> = God::all().map(|god| short_god(&text, god)).collect();
        assert_eq!(gods.len(), God::COUNT);
        let colours: BTreeSet<_> = Colour::all().map(|it| short_colour(&text, it)).collect();
        assert_eq!(colours.len(), Colour::COUNT);
    }
}
