//! Invariants that compare one moment with the next (C 12), on random games of every kind.

use crate::scene::*;
use patolli_copan::*;
use patolli_core::{Dense, Game, Quick, Seat, Set};
use patolli_testkit::Loaded;
use patolli_testkit::over_time;
pub use patolli_testkit::over_time::Moment;

/// Plays random games and shows each step.
pub fn each_step(look: impl FnMut(Moment<'_, Copan>)) {
    over_time::each_step(11, look);
}

/// I-20: points change only by events.
#[test]
fn i20_points_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let told = events.iter().map(|event| match event {
                Event::Scored { seat: who, vp, .. } if *who == seat => *vp,
                _ => 0,
            });
            let change = after.public.players[seat].vp() - before.public.players[seat].vp();
            assert_eq!(change, told.sum::<i16>(), "{action}: {events:?}");
        }
    });
}

/// What an event says about the stock of a seat: gained and given up.
fn told(event: &Event, seat: Seat) -> [Stock; 2] {
    let none = Stock::NOTHING;
    match event {
        Event::Collected { seat: who, kept, .. } if *who == seat => [*kept, none],
        Event::Gained { seat: who, kept, .. } if *who == seat => [*kept, none],
        Event::Lost { seat: who, loss } if *who == seat => [none, *loss],
        Event::Paid { seat: who, paid } if *who == seat => [none, *paid],
        Event::PaidEntry { seat: who, resource, .. } if *who == seat => {
            [none, Stock::of(*resource, 1)]
        }
        _ => [none, none],
    }
}

/// I-10, I-21: stocks change only by events. A payment has its event when it is complete.
#[test]
fn i10_stocks_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let owed = |game: &Copan| match game.public.active == seat {
                true => game.public.payment.paid,
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

/// I-1: hands and the Automa's cards change only by tiles that events name.
#[test]
fn i1_tiles_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let held = |game: &Copan| match game.public.automa {
                Some(automa) if game.public.is_automa(seat) => automa.tiles,
                _ => game.private[seat].hand,
            };
            let taken = events.iter().filter_map(|event| match event {
                Event::TookTiles { seat: who, tiles } if *who == seat => Some(*tiles),
                _ => None,
            });
            let placed = events.iter().filter_map(|event| match event {
                Event::Placed { seat: who, tile, .. } if *who == seat => Some((*tile, 1)),
                _ => None,
            });
            let was = taken.fold(held(before), Tiles::plus);
            assert_eq!(was, held(after).plus(placed.collect()), "{action}: {events:?}");
        }
    });
}

/// I-2: one tile for each Court phase that was not left out.
#[test]
fn i2_tiles_on_the_pyramid() {
    each_step(|Moment { before, action, after, events, .. }| {
        let placed = events
            .iter()
            .filter(|event| matches!(event, Event::Placed { .. } | Event::PlacedBlind { .. }));
        let free = |game: &Copan| game.public.pyramid.free.len();
        assert_eq!(free(before) - free(after), placed.count(), "{action}");
    });
}

/// I-11, I-21: cubes never go back, closed spaces stay closed, City tiles stay or go.
#[test]
fn i11_decline_is_for_good() {
    each_step(|Moment { before, after, .. }| {
        let (old, new) = (&before.public, &after.public);
        assert!(old.decline.values().zip(new.decline.values()).all(|(old, new)| old <= new));
        assert!(old.court_closed.is_subset_of(new.court_closed));
        assert!(old.altars_closed.is_subset_of(new.altars_closed));
        assert!(old.glyphs_closed.is_subset_of(new.glyphs_closed));
        let mut cities = old.cities.values().zip(new.cities.values());
        assert!(cities.all(|(old, new)| new.is_none() || old == new));
        for (old, new) in old.embassies.iter().zip(new.embassies) {
            assert!(new.is_subset_of(*old), "I-6: the stacks never grow");
        }
    });
}

/// C 5.5.7, C 5.5.8: each scarcity Event closes once, or finds its space closed.
#[test]
fn every_scarcity_closes_once() {
    let mut scarcities = [0; 2];
    each_step(|Moment { events, .. }| {
        for event in events {
            match event {
                Event::Scarcity { .. } => scarcities[0] += 1,
                Event::ClosedCity { .. }
                | Event::ClosedCourt { .. }
                | Event::ClosedAltars { .. }
                | Event::ClosedGlyph { .. }
                | Event::NothingToClose { .. } => scarcities[1] += 1,
                _ => {}
            }
        }
    });
    assert!(scarcities[0] > 0 && scarcities[0] == scarcities[1], "{scarcities:?}");
}

/// I-13: Priests go down only by `event_short_tough`; Zenith tokens go from 14 to 3.
#[test]
fn i13_priests_and_zenith_tokens() {
    each_step(|Moment { before, after, events, .. }| {
        let descended = events.iter().any(|event| matches!(event, Event::Descended { .. }));
        assert!(!descended || before.public.event_card == EventCard::ShortTough);
        for seat in before.public.seats() {
            let (old, new) =
                (before.public.players[seat].priests, after.public.players[seat].priests);
            assert!(descended || old.values().zip(new.values()).all(|(old, new)| old <= new));
        }
        let zeniths = events.iter().filter_map(|event| match event {
            Event::Scored { vp, by: Source::Zenith, .. } => Some(*vp),
            _ => None,
        });
        let taken = usize::from(before.public.zeniths)..usize::from(after.public.zeniths);
        assert!(zeniths.eq(taken.map(|i| [14, 8, 3][i])));
    });
}

/// I-16: at the start of every turn the open places are filled as far as there are cards and tiles.
#[test]
fn i16_places_are_filled() {
    each_step(|Moment { after, events, .. }| {
        if !events.iter().any(|event| matches!(event, Event::TurnStarted { .. })) {
            return;
        }
        let public = &after.public;
        if after.to_act().is_empty() || public.agenda.front() != Some(Step::Place) {
            return;
        }
        let cards = &public.characters;
        let court = CourtSpace::all().filter(|space| !public.court_closed.contains(*space));
        let open = court.filter(|space| public.court[*space].is_none()).count();
        assert!(open == 0 || (cards.pile.is_empty() && cards.discard.is_empty()));
        let lines = GlyphSpace::all().filter(|space| !public.glyphs_closed.contains(*space));
        let open = lines.filter(|space| public.glyphs[*space].is_none()).count();
        assert!(open == 0 || public.glyph_deck.pile.is_nothing());
        let river = public.river.values().flatten().count();
        assert!(river == RiverSlot::COUNT || after.unseen.bag.is_nothing());
    });
}

/// I-21: a free action is one of the player whose turn it is, and never in an Event.
#[test]
fn i21_no_free_action_out_of_turn() {
    each_step(|Moment { before, seat, action, .. }| {
        let free = matches!(
            action,
            Action::Use(_) | Action::ExchangeDifferent(_) | Action::ExchangeSame(..)
        );
        assert!(!free || (seat == before.public.active && !before.public.in_event), "{action}");
    });
}

/// I-14, I-3: what players hold of Jade and Characters changes only by events.
#[test]
fn i14_jade_and_characters_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let (old, new) = (&before.public.players[seat], &after.public.players[seat]);
            let mut mask = old.mask;
            let mut kept = old.characters;
            for event in events {
                match *event {
                    Event::JadePlaced { seat: who, space } if who == seat => mask.insert(space),
                    Event::JadeRemoved { seat: who, space } if who == seat => mask.remove(space),
                    Event::Kept { seat: who, character } if who == seat => kept.insert(character),
                    Event::Used { seat: who, character }
                    | Event::Discarded { seat: who, character }
                        if who == seat =>
                    {
                        kept.remove(character);
                    }
                    _ => {}
                }
            }
            assert_eq!(mask, new.mask, "{action}: {events:?}");
            assert_eq!(kept, new.characters, "{action}: {events:?}");
        }
    });
}

/// I-4: Glyphs in hand change only by events.
#[test]
fn i4_glyphs_are_told() {
    each_step(|Moment { before, action, after, events, .. }| {
        for seat in before.public.seats() {
            let [mut up, mut down] = [Glyphs::NOTHING; 2];
            for event in events {
                match *event {
                    Event::TookGlyphs { seat: who, glyphs } if who == seat => up = up.plus(glyphs),
                    Event::Exchanged { seat: who, glyphs } if who == seat => {
                        down = down.plus(glyphs);
                    }
                    Event::LostGlyph { seat: who, colour } if who == seat => {
                        down = down.plus(Glyphs::of(colour, 1));
                    }
                    _ => {}
                }
            }
            let held = |game: &Copan| game.public.players[seat].glyphs;
            assert_eq!(held(before).plus(up), held(after).plus(down), "{action}: {events:?}");
        }
    });
}

/// C 5.1.2: a decision with one option is taken by itself, one with several never.
#[test]
fn only_real_decisions_are_asked() {
    each_step(|Moment { action, after, .. }| {
        for seat in after.to_act() {
            assert!(after.legal(seat).len() > 1, "after {action}: {:?}", after.legal(seat));
        }
        if after.to_act().is_empty() {
            return;
        }
        // Something that leaves no trace comes before the decision: it must be asked again.
        let mut again = *after;
        again.public.agenda.now([Step::Bonus { site: Some(Site::River), discount: 0 }]);
        again.apply(again.public.active, Action::RefuseBonus, &mut Quick::new(0));
        assert_eq!(again, *after, "after {action}");
    });
}

/// I-22: the final scores say what the winners' rule needs; a game over has no decisions.
#[test]
fn i22_scores_at_the_end() {
    each_step(|Moment { after, events, .. }| {
        let over = events.contains(&Event::Over);
        assert_eq!(over, after.to_act().is_empty());
        if over {
            let best = after.winners();
            let seats = after.public.seats();
            let most = seats.clone().map(|seat| after.scores()[seat]).max();
            assert!(!best.is_empty() && best.iter().all(|seat| Some(after.scores()[seat]) == most));
            assert!(best.is_subset_of(seats.collect::<Set<Seat>>()));
        }
    });
}

/// The same luck and the same decisions give the same game.
#[test]
fn games_repeat() {
    let run = |seed| {
        let mut scene = Scene::of(3);
        scene.host = Loaded::new(seed);
        scene.play_while(|_| true);
        (scene.game, scene.host.events)
    };
    assert_eq!(run(7), run(7));
    assert_ne!(run(7).0, run(8).0);
}
