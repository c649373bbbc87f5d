//! Invariants that compare one moment with the next (Y 12), on random games of every kind; those
//! about states alone are among the laws.

use crate::scene::{Scene, Stage, offering};
use patolli_core::{Dense, Game, Seat};
use patolli_testkit::over_time::{self, Moment, random_game};
use patolli_yucatan::*;

/// All sets of options, with a seed for each.
fn tables() -> impl Iterator<Item = (Options, u64)> {
    over_time::tables::<Yucatan>(1)
}

fn each_step(look: impl FnMut(Moment<'_, Yucatan>)) {
    over_time::each_step(1, look);
}

/// The events of each Round.
fn each_round(mut look: impl FnMut(usize, &[Event])) {
    for (options, seed) in tables() {
        let (_, events) = random_game::<Yucatan>(&options, seed, |_| ());
        let starts = |event: &Event| matches!(event, Event::RoundStarted { .. });
        let rounds: Vec<_> = events.split(starts).skip(1).collect();
        assert_eq!(rounds.len(), 4, "I-19: exactly four Rounds");
        rounds.into_iter().for_each(|round| look(options.people.into(), round));
    }
}

/// I-14: every Leader once in a Round, three Buildings; 12 and 12 in a game.
#[test]
fn i_14_activations() {
    each_round(|n, events| {
        for seat in Seat::first(n) {
            let of = |element: Element| {
                let told = Event::Activated { seat, element };
                events.iter().filter(|event| **event == told).count()
            };
            let leaders = [Element::CityLeader, Element::Leader1, Element::Leader2];
            assert_eq!(leaders.map(of), [1; 3]);
            let all = Element::all().filter(|element| !element.is_leader()).map(of);
            assert_eq!(all.sum::<usize>(), 3);
        }
    });
}

/// RND-2, I-19: three Turns per player and Round, so 12n in all.
#[test]
fn i_19_turns() {
    each_round(|n, events| {
        for seat in Seat::first(n) {
            let turns: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::TurnStarted { seat: who, turn } if *who == seat => Some(*turn),
                    _ => None,
                })
                .collect();
            assert_eq!(turns, [1, 2, 3]);
        }
    });
}

/// I-16, I-20: never nothing to choose, never more than the largest decision.
#[test]
fn i_20_options() {
    each_step(|Moment { before, seat, .. }| {
        let options = before.legal(seat).len();
        let (least, most) = match before.public.agenda.front() {
            Some(Step::Setup) => (4, 12),
            Some(Step::Choose) => (2, 8),
            Some(Step::Build(_)) => (2, 12),
            Some(Step::Acquire(_)) => (2, 24),
            Some(Step::Reinforce { .. }) => (2, 14),
            Some(Step::Link { .. }) => (2, 91),
            Some(Step::Prolong { .. }) => (2, 8),
            Some(Step::Power) => (2, 15),
            Some(Step::Move(_) | Step::Bonus(_)) => (2, 4),
            Some(Step::Axes(_)) => (2, 2),
            Some(Step::Evolve { .. } | Step::Gain | Step::FinalBonus(_) | Step::PassToken) => {
                (2, 3)
            }
            Some(Step::City { .. }) => (2, 6),
            _ => (2, 64),
        };
        assert!(
            (least..=most).contains(&options),
            "{options} at {:?}",
            before.public.agenda.front()
        );
    });
}

/// GEN-8, I-13: victory points never decrease, and change only as the events say.
#[test]
fn i_13_points_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let told = events.iter().map(|event| match event {
                Event::Scored { seat: who, vp, .. } if *who == seat => *vp,
                _ => 0,
            });
            let total = |game: &Yucatan| game.public.players[seat].vp.total();
            let change = total(after) - total(before);
            assert_eq!(change, told.sum::<i16>(), "{action}: {events:?}");
            assert!(change >= 0);
        }
    });
}

/// I-13, END-4: at the end the ledger of Y 7 makes the total.
#[test]
fn i_13_ledger() {
    for (options, seed) in tables() {
        let (over, events) = random_game::<Yucatan>(&options, seed, |_| ());
        for seat in over.public.seats() {
            let player = &over.public.players[seat];
            let wiped_out =
                |event: &&Event| matches!(event, Event::WipedOut { by, .. } if *by == seat);
            let wipe_outs = events.iter().filter(wiped_out).count() as i16;
            let step = i16::from(player.step);
            let bonus: i16 = events
                .iter()
                .map(|event| match event {
                    Event::Scored { seat: who, vp, by: Source::FinalBonus(_) } if *who == seat => {
                        *vp
                    }
                    _ => 0,
                })
                .sum();
            let leftovers = i16::from(player.jade() / 2) + i16::from(player.corn() / 4);
            let total = player.sacrifices.iter().sum::<i16>()
                + step * (step + 1) / 2
                + wipe_outs
                + bonus
                + leftovers;
            assert_eq!(player.vp.total(), total);
        }
    }
}

/// I-6: corn and jade change only as the events say.
#[test]
fn i_06_goods_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let (mut gained, mut given) = (Goods::NOTHING, Goods::NOTHING);
            for event in events {
                match event {
                    Event::Gained { seat: who, goods, .. } if *who == seat => {
                        gained = gained.plus(*goods);
                    }
                    Event::Paid { seat: who, goods }
                    | Event::Sacrificed { seat: who, goods, .. }
                        if *who == seat =>
                    {
                        given = given.plus(*goods);
                    }
                    _ => {}
                }
            }
            let was = before.public.players[seat].goods.plus(gained);
            let is = after.public.players[seat].goods.plus(given);
            assert_eq!(was, is, "{action}: {events:?}");
        }
    });
}

/// I-6: jade on cities: only REV-3 adds, only MOV-5 takes.
#[test]
fn i_06_jade_on_cities() {
    each_step(|Moment { before, after, events, .. }| {
        for city in City::all() {
            let laid = events.iter().map(|event| match event {
                Event::JadeLaid { city: here, jade } if *here == city => *jade,
                _ => 0,
            });
            let laid: u8 = laid.sum();
            let by = Source::Entry(city);
            let entered =
                |event: &Event| matches!(event, Event::Gained { by: from, .. } if *from == by);
            let [was, is] = [before, after].map(|game| game.public.piles[city]);
            let emptied = is == 0 && events.iter().any(entered);
            assert!(is == was + laid || emptied, "{city}: {was} to {is}");
        }
    });
}

/// I-8: a Troop grows only by D7, by `war`, or new after a wipe-out.
#[test]
fn i_08_troops_grow() {
    each_step(|Moment { before, after, events, action, .. }| {
        for seat in before.public.seats() {
            for leader in Leader::all() {
                let [was, is] = [before, after].map(|game| game.public.players[seat][leader].units);
                let grown = events.iter().any(|event| match event {
                    Event::Reinforced { seat: who, leader: which, .. }
                    | Event::Rebuilt { seat: who, leader: which, .. } => {
                        (*who, *which) == (seat, leader)
                    }
                    _ => false,
                });
                assert!(is <= was || grown, "{action}");
            }
        }
    });
}

/// I-16: no Battle in the Jungle or among one player's Troops.
#[test]
fn i_16_battles() {
    each_step(|Moment { before, events, .. }| {
        for event in events {
            if let Event::BattleBegan { city, attacker, defender } = event {
                assert_ne!(attacker.0, defender.0);
                assert_eq!(before.public.garrison(*city), Some(*defender));
            }
        }
    });
}

/// I-18: parts of the sacrifices of two seats may alternate.
#[test]
fn i_18_parts_alternate() {
    let mut scene = Scene::of(2);
    scene.end_actions();
    let parts = |seat: Seat, choice: [u8; 3]| {
        Part::ALL.into_iter().zip(choice).map(move |(part, n)| (seat, offering(part, n)))
    };
    let (first, second) = (parts(Seat::new(0), [1, 0, 1]), parts(Seat::new(1), [0, 1, 1]));
    let ends = [
        first.clone().chain(second.clone()).collect::<Vec<_>>(),
        second.clone().chain(first.clone()).collect(),
        first.zip(second).flat_map(|(one, two)| [two, one]).collect(),
    ]
    .map(|order| {
        let mut one = scene.clone();
        for (seat, action) in order {
            one.act_as(seat, action);
        }
        one.game
    });
    assert!(ends.iter().all(|end| *end == ends[0]));
    let points = ends[0].public.players.0.map(|player| player.sacrifices[0]);
    assert_eq!(points[..2], [4, 2]);
}
