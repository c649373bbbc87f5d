//! Invariants that compare one moment with the next (Z 12), on random games of every kind.

use crate::scene::*;
use patolli_core::{ActionSet, Dense, Game, Quick, Seat, Title, every_options};
use patolli_testkit::Loaded;
use patolli_zapotec::*;

/// Plays random games and shows each step: before, seat, action, after, and what was heard.
fn each_step(mut look: impl FnMut(&Zapotec, Seat, Action, &Zapotec, &[Event])) {
    for (i, options) in every_options::<Zapotec>().iter().enumerate() {
        for seed in 0..40 {
            let mut host = Loaded::new(seed);
            let mut dice = Quick::new(seed * 10 + i as u64);
            let mut game = Zapotec::setup(Zapotec::standard(), options, &mut host);
            while let Some(seat) = game.to_act().first() {
                let action = game.random_action(seat, &mut dice);
                let before = game;
                let heard = host.events.len();
                game.apply(seat, action, &mut host);
                look(&before, seat, action, &game, &host.events[heard..]);
            }
        }
    }
}

/// What a player has and can only gain.
fn possessions(game: &Zapotec, seat: Seat) -> [i16; 7] {
    let (public, player) = (&game.public, &game.public.players[seat]);
    [
        player.vp(),
        player.step.into(),
        player.houses.len() as i16,
        public.pieces_built(seat).into(),
        public.discs_of(seat).into(),
        player.trade.len() as i16,
        player.palace.is_some().into(),
    ]
}

/// I10 [Z 6.1.7, 6.2.7, 6.3.5]: points, steps, Houses, pieces, discs and tiles are never lost.
#[test]
fn i10_nothing_is_lost() {
    each_step(|before, _, action, after, _| {
        for seat in before.public.seats() {
            let (old, new) = (&before.public.players[seat], &after.public.players[seat]);
            let (had, has) = (possessions(before, seat), possessions(after, seat));
            assert!(had.iter().zip(has).all(|(had, has)| *had <= has), "{action}: {had:?} {has:?}");
            assert!(old.houses.is_subset_of(new.houses) && old.trade.is_subset_of(new.trade));
            assert!(old.palace.is_none() || old.palace == new.palace, "one Palace, for good");
        }
        let discs = before.public.discs.values().zip(after.public.discs.values());
        assert!(discs.into_iter().all(|(old, new)| old.is_subset_of(*new)), "discs stay");
        for (old, new) in before.public.pyramids.values().zip(after.public.pyramids.values()) {
            let levels = old.levels.iter().zip(&new.levels);
            assert!(levels.into_iter().all(|(old, new)| old.is_none() || old == new));
        }
    });
}

/// I11 [Z 5.4]: an income is 1, 3, 5 or 7 tokens, and each size occurs.
#[test]
fn i11_sizes_of_income() {
    let mut seen = [0; 8];
    each_step(|_, _, _, _, events| {
        for event in events {
            if let Event::Income { gain, .. } = event {
                seen[gain.total() as usize] += 1;
            }
        }
    });
    assert_eq!((seen[0], seen[2], seen[4], seen[6]), (0, 0, 0, 0), "{seen:?}");
    assert!(seen[1] > 0 && seen[3] > 0 && seen[5] > 0 && seen[7] > 0, "{seen:?}");
}

/// I12 [Z 6.4.2]: no step pays the same player twice.
#[test]
fn i12_each_step_pays_once() {
    each_step(|before, seat, action, after, _| {
        let gained = |game: &Zapotec| game.public.players[seat].points.track;
        if gained(after) > gained(before) {
            assert!(after.public.players[seat].step > before.public.players[seat].step, "{action}");
        }
        assert!(gained(after) <= 15);
    });
}

/// I17: the same luck and the same decisions give the same game.
#[test]
fn i17_games_repeat() {
    let run = |seed| {
        let mut host = Loaded::new(seed);
        let mut game = Zapotec::setup(Zapotec::standard(), &Options::Players(3), &mut host);
        while let Some(seat) = game.to_act().first() {
            let action = game.legal(seat).nth(0);
            game.apply(seat, action, &mut host);
        }
        (game, host.events)
    };
    assert_eq!(run(7), run(7));
    assert_ne!(run(7).0, run(8).0);
}

/// I18 [Z 6.5.2, 6.5.5]: a building stands where the card allows it, or where its tile does.
#[test]
fn i18_buildings_fit_the_card() {
    each_step(|before, seat, action, after, _| {
        let kit = before.public.kit;
        let played = || kit.cards[before.public.players[seat].played.expect("a turn")].property;
        let allowed = match action {
            Action::BuildHouse(space) | Action::BuildPalace(space) => Some((played(), space)),
            Action::BuildByTile(tile, space) => Some((kit.build_by[tile].property, space)),
            _ => None,
        };
        let built = after.public.players[seat].houses.without(before.public.players[seat].houses);
        assert_eq!(built.first(), allowed.map(|(_, space)| space), "{action}");
        assert!(allowed.is_none_or(|(property, space)| kit.spaces_with[property].contains(space)));
    });
}

/// I18 [Z 5.5, 5.8, 6.6.2]: no Draw in round 5, no capital action after the capital, no tile twice.
#[test]
fn i18_what_never_happens() {
    let (mut used, mut in_capital) = (TileSet::EMPTY, false);
    each_step(|before, _, action, _, _| {
        match action {
            Action::Income(_) => (used, in_capital) = (TileSet::EMPTY, true),
            Action::EndCapital => in_capital = false,
            Action::BuyTrade(_)
            | Action::StartPyramid(..)
            | Action::AddPyramid(_)
            | Action::Ritual(_)
            | Action::Sacrifice(_) => assert!(in_capital, "{action}"),
            Action::Draw(_) => assert!(before.public.round < ROUNDS),
            _ => {}
        }
        let flipped = match action {
            Action::UseTile(tile) => Some(tile.tile()),
            Action::BuildByTile(tile, _) => Some(tile.tile()),
            _ => None,
        };
        if let Some(tile) = flipped {
            assert!(!used.contains(tile), "{tile} twice in a turn");
            used.insert(tile);
        }
    });
}

/// I20: a view stays the same when unseen cards change places.
#[test]
fn i20_views_do_not_depend_on_unseen_cards() {
    let mut scene = Scene::of(3);
    let before = (scene.game.view(Some(A)), scene.game.view(None));
    let world = scene.game;
    for (b, c) in [(0, 1), (1, 0), (2, 3)] {
        let (from_b, from_c) = (scene.hand(B).nth(b), scene.hand(C).nth(c));
        scene.swap_cards(from_b, from_c);
        let unseen = scene.game.unseen.cards.nth(b);
        scene.swap_cards(scene.hand(B).nth(c), unseen);
    }
    assert_ne!(scene.sound().game, world, "the worlds do differ");
    assert_eq!((scene.game.view(Some(A)), scene.game.view(None)), before);
}

/// Z 5.12: lists of choices stay short; all actions have numbers that fit a set.
#[test]
fn lists_of_choices_stay_short() {
    let mut longest = [0; 2];
    each_step(|before, seat, action, _, _| {
        let n = before.legal(seat).len();
        match action {
            Action::EndCapital => longest[0] = longest[0].max(n),
            Action::EndConstruction => longest[1] = longest[1].max(n),
            _ => {}
        }
    });
    assert!(longest[0] < 60 && longest[1] <= 120, "{longest:?}");
    const { assert!(Action::COUNT <= patolli_core::MAX_ACTIONS) };
}

/// Random picks are legal, and every legal action can be picked.
#[test]
fn random_picks_reach_every_choice() {
    let (mut dice, mut step) = (Quick::new(1), 0);
    each_step(|before, seat, action, _, _| {
        let legal = before.legal(seat);
        assert!(legal.contains(action), "{action}");
        step += 1;
        if step % 50 == 0 {
            let picks = (0..30 * legal.len()).map(|_| before.random_action(seat, &mut dice));
            assert_eq!(picks.collect::<ActionSet<_>>(), legal);
        }
    });
}
