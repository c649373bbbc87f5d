//! Invariants that compare one moment with the next (A 12), on random games of every kind.

use patolli_ahau::*;
use patolli_core::{Dense, Seat};
use patolli_testkit::over_time::{self, Moment, random_game};

/// Some of all sets of options, with a seed for each.
fn tables() -> impl Iterator<Item = (Options, u64)> {
    over_time::tables::<Ahau>(7)
}

fn each_step(look: impl FnMut(Moment<'_, Ahau>)) {
    over_time::each_step(7, look);
}

/// The events of each round; the last one may be the rest after the end.
fn each_round(mut look: impl FnMut(usize, &[Event])) {
    for (options, seed) in tables() {
        let (_, events) = random_game::<Ahau>(&options, seed, |_| ());
        let starts = |event: &Event| matches!(event, Event::RoundStarted { .. });
        events.split(starts).skip(1).for_each(|round| look(options.sides(), round));
    }
}

/// FT-1: every change of Fame is an event.
#[test]
fn fame_is_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let told = events.iter().map(|event| match event {
                Event::Scored { seat: who, fame, .. } if *who == seat => *fame,
                _ => 0,
            });
            let total = |game: &Ahau| game.public.players[seat].fame.total();
            let change = total(after) - total(before);
            assert_eq!(change, told.sum::<i16>(), "{action}: {events:?}");
        }
    });
}

/// What an event says about the cubes of a seat: gained and given up.
fn told(event: &Event, seat: Seat) -> [Stock; 2] {
    let none = Stock::NOTHING;
    match event {
        Event::Gained { seat: who, gain, .. } if *who == seat => [*gain, none],
        Event::StartCard { seat: who, cubes, .. } if *who == seat => [*cubes, none],
        Event::Paid { seat: who, cubes, .. } if *who == seat => [none, *cubes],
        Event::PaidQueen { seat: who, colour } if *who == seat => [none, Stock::of(*colour, 1)],
        _ => [none, none],
    }
}

/// I-2: every change of cubes is an event. That of a payment comes when it is complete.
#[test]
fn i_02_cubes_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let owed = |game: &Ahau| match game.public.active == seat {
                true => game.public.payment.cubes,
                false => Stock::NOTHING,
            };
            let sums = events.iter().map(|event| told(event, seat));
            let [gained, given] = sums.fold([Stock::NOTHING; 2], |[up, down], [more, less]| {
                [up.plus(more), down.plus(less)]
            });
            let was = before.public.players[seat].stock.plus(owed(before)).plus(gained);
            let is = after.public.players[seat].stock.plus(owed(after)).plus(given);
            assert_eq!(was, is, "{action}: {events:?}");
        }
    });
}

/// I-3, SO-7: every change of weapons and of Pakal's resources is an event.
#[test]
fn i_03_weapons_and_tracker_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let told = events.iter().map(|event| match event {
                Event::TookWeapons { seat: who, n, .. } if *who == seat => *n,
                _ => 0,
            });
            let weapons = |game: &Ahau| game.public.players[seat].weapons;
            assert_eq!(weapons(after), weapons(before) + told.sum::<u8>(), "{action}: {events:?}");
        }
        let told = events.iter().map(|event| match event {
            Event::Tracker { change, .. } => *change,
            _ => 0,
        });
        let tracker = |game: &Ahau| game.public.pakal.map_or(0, |pakal| i16::from(pakal.tracker));
        assert_eq!(tracker(after), tracker(before) + told.sum::<i16>(), "{action}: {events:?}");
    });
}

/// I-9: what never decreases.
#[test]
fn i_09_nothing_shrinks() {
    let growing = |game: &Ahau, seat: Seat| {
        let player = &game.public.players[seat];
        let tiles = player.built() + player.buildings.len();
        [player.fame.total(), player.weapons.into(), player.war.into(), tiles as i16]
    };
    each_step(|Moment { before, after, action, .. }| {
        for seat in before.public.seats() {
            let pairs = growing(before, seat).into_iter().zip(growing(after, seat));
            assert!(pairs.clone().all(|(was, is)| was <= is), "{action}");
        }
        assert!(before.public.katun <= after.public.katun);
    });
}

/// I-5: region buildings only disappear.
#[test]
fn i_05_region_buildings_disappear() {
    each_step(|Moment { before, after, .. }| {
        let is = &after.public.region_buildings;
        let mut was = before.public.region_buildings.iter();
        assert!(was.all(|(region, was)| is[region] == *was || is[region].is_none()));
    });
}

/// I-8: city tiles and scoring tiles stay.
#[test]
fn i_08_city_tiles_stay() {
    each_step(|Moment { before, after, .. }| {
        assert_eq!(before.public.city_tiles, after.public.city_tiles);
        assert_eq!(before.public.scoring, after.public.scoring);
    });
}

/// I-11: in the Movement Phase each player takes exactly one tile.
#[test]
fn i_11_one_tile_each() {
    each_round(|n, events| {
        let end = events.iter().position(|event| matches!(event, Event::TurnOrder { .. }));
        let movement = &events[..end.expect("every round has an Action Phase")];
        for seat in Seat::first(n) {
            let took =
                |event: &&Event| matches!(event, Event::TookTile { seat: who, .. } if *who == seat);
            assert_eq!(movement.iter().filter(took).count(), 1);
        }
    });
}

/// I-12: each player has one turn in a round and places one worker.
#[test]
fn i_12_one_turn_and_one_worker() {
    each_round(|n, events| {
        for seat in Seat::first(n) {
            let turn = Event::TurnStarted { seat };
            assert_eq!(events.iter().filter(|event| **event == turn).count(), 1);
            let placed =
                |event: &&Event| matches!(event, Event::Placed { seat: who, .. } if *who == seat);
            assert_eq!(events.iter().filter(placed).count(), 1);
        }
    });
}

/// I-15: adjacency pays at most 8, or 16 with the Royal Monument.
#[test]
fn i_15_adjacency() {
    each_step(|Moment { after, events, .. }| {
        for event in events {
            if let Event::Scored { seat, fame, by: Source::Adjacency(_) } = event {
                let monument = after.public.works(*seat, Building::RoyalMonument);
                assert!(*fame <= if monument { 16 } else { 8 });
            }
        }
    });
}

/// I-16: a celebration if and only if something triggered it, one in a round, three in a game.
#[test]
fn i_16_celebrations() {
    each_round(|_, events| {
        let count =
            |like: &dyn Fn(&Event) -> bool| events.iter().filter(|event| like(event)).count();
        let celebrations = count(&|event| matches!(event, Event::Celebration { .. }));
        let triggers = count(&|event| {
            matches!(
                event,
                Event::KatunEnds
                    | Event::PyramidComplete { .. }
                    | Event::LastWorker { .. }
                    | Event::TooLong
            )
        });
        assert_eq!(celebrations, usize::from(triggers > 0));
    });
    for (options, seed) in tables() {
        let (game, events) = random_game::<Ahau>(&options, seed, |_| ());
        assert!((1..=3).contains(&game.public.katun));
        assert_eq!(events.last(), Some(&Event::Over));
    }
}

/// I-17: every summon has a strength, and tiles of its god alone.
#[test]
fn i_17_summons() {
    each_step(|Moment { events, .. }| {
        for event in events {
            if let Event::Summoned { god, strength, discarded, .. } = event {
                assert!(*strength >= 1 && discarded.of_god(*god) == *discarded);
            }
        }
    });
}

/// WK-5: workers of others never move.
#[test]
fn wk_05_foreign_workers_stay() {
    each_step(|Moment { before, after, events, action, .. }| {
        let acted = |seat: Seat| {
            events.contains(&Event::TurnStarted { seat }) || before.public.active == seat
        };
        for seat in before.public.seats().filter(|seat| !acted(*seat)) {
            let (was, is) = (&before.public.players[seat], &after.public.players[seat]);
            assert_eq!((was.standing, was.lying), (is.standing, is.lying), "{action}");
        }
    });
}

/// MV-1: with two and three players no Ruler goes to a region 6; all regions are on the map.
#[test]
fn mv_01_rulers_stay_on_the_map() {
    each_step(|Moment { after, .. }| {
        let regions = after.public.map().n_regions;
        let rulers = after.public.seats().filter_map(|seat| after.public.players[seat].ruler);
        assert!(rulers.into_iter().all(|region| region.index() < regions));
    });
}
