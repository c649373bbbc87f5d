//! What the shipped tables must keep (C 3).

use crate::model::*;
use patolli_core::{Dense, Set};

/// C 3.3: free, Event and bonus spaces for two, three and four players.
#[test]
fn data_fits_the_law_of_the_pyramid() {
    let pyramid = &standard().pyramid;
    let count = |spaces: SpaceSet| {
        [spaces, spaces.and(pyramid.event_spaces), spaces.and(pyramid.bonus_spaces)].map(Set::len)
    };
    assert_eq!(pyramid.in_play.map(count), [[24, 4, 4], [36, 8, 8], [48, 8, 12]]);
    let steps = |space: Space| {
        let (r, c) = space.on_grid();
        move |next: &Space| {
            let (nr, nc) = next.on_grid();
            space.section() == next.section() && r.abs_diff(nr) + c.abs_diff(nc) == 1
        }
    };
    for space in Space::all() {
        let beside: SpaceSet = Space::all().filter(steps(space)).collect();
        assert_eq!(pyramid.neighbours[space], beside, "{space}");
    }
    assert_eq!(pyramid.bonus, 2);
}

/// C 3.4, C 3.5, C 3.6: tracks by formula, stairways that rise, the symbols of the Sites.
#[test]
fn data_fits_the_law_of_the_tracks() {
    let kit = standard();
    for (track, p) in kit.tracks.iter().zip(2..) {
        assert_eq!([track.tier_2, track.tier_3, track.last], [p + 1, 2 * p + 2, 3 * p + 1]);
    }
    assert_eq!(kit.yields, [2, 1, 0]);
    for (stair, steps) in kit.stairs.iter() {
        let each = if stair == Resource::Food { 2 } else { 1 };
        assert_eq!(*steps, [-1, -1, -1, 0, 0, 1, 1, 1, 2, 2, 3].map(|vp| each * vp), "{stair}");
    }
    assert_eq!(kit.zenith, [14, 8, 3]);
    for site in Site::all() {
        let n = u8::from(site == Site::River);
        let entry = site.resource().map_or(Symbol::Times(1), Symbol::Pay);
        let symbols = [entry, Symbol::Times(1 + n), Symbol::Times(2 + n)];
        assert_eq!(kit.sites[site], symbols, "{site}");
    }
}

/// C 3.7 to C 3.9: five City tiles for each resource, ten Embassy tokens of each level.
#[test]
fn data_fits_the_law_of_the_embassies() {
    let kit = standard();
    for city in City::all() {
        let row = kit.city(city);
        assert_eq!((row.path.total(), row.path.any), (row.level, 0), "{city}");
    }
    for resource in Resource::all() {
        let tiles = kit.city_tiles.values().filter(|row| row.cost.icons == Stock::of(resource, 1));
        assert_eq!(tiles.count(), 5, "{resource}");
    }
    let double = kit.city_tiles.values().filter(|row| row.cost.any == 1).count();
    assert_eq!((double, kit.city_tiles.values().map(|row| row.cost.total()).max()), (8, Some(2)));
    for (i, stack) in kit.embassy_stacks.iter().enumerate() {
        let level = i as u8 + 1;
        assert_eq!(stack.len(), 10);
        assert!(stack.iter().all(|token| token.to_string().starts_with(&format!("emb{level}_"))));
        let rows = || stack.iter().map(|token| kit.embassy_tokens[token].effect);
        for resource in Resource::all() {
            let gains = rows().filter(|effect| *effect == Effect::Gain(resource, level)).count();
            assert_eq!(gains, if level == 1 { 2 } else { 1 });
        }
        let jade = rows().filter(|effect| *effect == Effect::Jade).count();
        assert_eq!(jade, usize::from(level > 1));
    }
}

/// C 3.12: 20 permanent, 30 one-shot, 4 endgame; one of each kind for each Site.
#[test]
fn data_fits_the_law_of_the_characters() {
    let kit = standard();
    let permanent =
        kit.characters.values().filter(|row| matches!(row.talent, Talent::Permanent(_)));
    assert_eq!((permanent.count(), kit.one_shots.len()), (20, 30));
    for resource in Resource::all() {
        let scores = Talent::Endgame { resource, vp: 2 };
        assert_eq!(kit.characters.values().filter(|row| row.talent == scores).count(), 1);
    }
    assert!(kit.discounters.values().chain(kit.rewarders.values()).all(|cards| cards.len() == 1));
    assert!(kit.collectors.values().all(|cards| cards.len() == 2));
    let climbers: Vec<_> = kit.climbers.iter().map(|card| card.to_string()).collect();
    assert_eq!(climbers, ["camazotz", "zotz"]);
    for site in Site::all() {
        let visit = Talent::OneShot(Effect::Bonus { site: Some(site), discount: 3 });
        assert_eq!(kit.characters.values().filter(|row| row.talent == visit).count(), 2, "{site}");
    }
    let muluc: Character = "muluc".parse().expect("a Character");
    let fame = Gift::Collect { resource: Resource::Fame, gain: 1 };
    assert_eq!(kit.character(muluc).talent, Talent::Permanent(fame));
}

/// C 3.13: every effect of the glossary occurs on some Altar card.
#[test]
fn data_fits_the_law_of_the_altars() {
    let kit = standard();
    let columns = || kit.altars.values().flat_map(|row| &row.columns);
    let effects = || columns().flat_map(|column| column.effects.iter().flatten().copied());
    let has = |fits: &dyn Fn(Effect) -> bool| effects().any(fits);
    for resource in Resource::all() {
        assert!(has(&|effect| matches!(effect, Effect::Gain(kind, _) if kind == resource)));
    }
    for site in Site::all().map(Some).chain([None]) {
        assert!(has(&|effect| matches!(effect, Effect::Bonus { site: at, .. } if at == site)));
    }
    for effect in [
        Effect::Jade,
        Effect::Glyph,
        Effect::Character,
        Effect::Extension,
        Effect::TakeTwoTiles,
        Effect::MoveTotem,
        Effect::PlaceEmbassy,
    ] {
        assert!(has(&|other| other == effect), "{effect:?}");
    }
    assert!(columns().all(|column| (1..=3).contains(&column.climb)));
    let [first, .., last] = kit.altars.as_array();
    assert_eq!((first.cost.total(), last.cost.total()), (1, 3));
}

/// C 3.11, C 3.13, C 3.14: symbols in the order of the spaces; lines of one, two and three spaces.
#[test]
fn data_fits_the_law_of_fate() {
    let kit = standard();
    for (i, fate) in Fate::all().enumerate() {
        assert_eq!(kit.fates.city[fate].index(), i);
        assert_eq!(kit.fates.court[fate].index(), i);
        assert_eq!(kit.fates.glyph[fate].index(), i);
        assert_eq!(kit.fates.altars[fate].map(AltarSpace::index), [i, i + 6]);
    }
    assert_eq!(kit.glyph_spaces.map(Set::len), [1, 2, 3]);
    assert_eq!(kit.lines.map(|row| (row.cost.total(), row.climb)), [(2, 3), (4, 2), (5, 1)]);
}

/// C 3.16: the cards of a group have two, three or four declines, never two of one track.
#[test]
fn data_fits_the_law_of_the_events() {
    for card in EventCard::all() {
        let results = standard().events[card];
        let declines = results.values().filter_map(|result| match result {
            Outcome::Decline(track) => Some(*track),
            _ => None,
        });
        let (n, tracks) = (declines.clone().count(), declines.collect::<Set<_>>());
        assert_eq!((n, tracks.len()), (card.index() / 3 + 2, n), "{card}");
    }
}

/// C 3.15, C 3.17, C 3.18, C 4, C 7: counts and points.
#[test]
fn data_fits_the_law_of_the_rest() {
    let kit = standard();
    let jade = |set: &[Option<Exchange>]| -> Vec<_> {
        set.iter().map(|worth| worth.map_or(0, |worth| worth.jade)).collect()
    };
    assert_eq!(jade(&kit.exchange_different), [0, 0, 1, 2, 3, 4, 5]);
    assert_eq!(jade(&kit.exchange_same), [0, 0, 0, 1, 2, 3, 4, 5, 6]);
    assert_eq!((kit.capacity(2), kit.slots(2)), (9, 5));
    assert_eq!(kit.mask_edge.len(), 9);
    let mirror = [3, 2, 1, 5, 4, 8, 7, 6, 10, 9, 13, 12, 11, 14, 16, 15];
    let mirrored = |space: MaskSpace| MaskSpace::new(mirror[space.index()] - 1);
    for space in MaskSpace::all() {
        let (here, there) = (kit.mask[space], kit.mask[mirrored(space)]);
        let neighbours: MaskSet = here.neighbours.iter().map(mirrored).collect();
        assert_eq!((neighbours, here.outer), (there.neighbours, there.outer), "{space}");
    }
    let supply = kit.supply;
    assert_eq!([supply.court_tiles * 4, supply.glyphs * 6, supply.tokens], [80, 48, 25]);
    assert_eq!((supply.extensions_per_player * 4, supply.automa_start.total()), (12, 4));
    assert_eq!(kit.points.cities, [-10, -5, 4, 10, 18, 28, 40]);
    assert_eq!((kit.points.half, kit.points.court), ([6, 3], [10, 5, 3]));
    assert_eq!(kit.points.automa, [[3, 6]; 3]);
}

#[test]
fn every_row_has_a_source_and_an_id() {
    patolli_testkit::every_row_has_a_source_and_an_id::<Copan>();
}
