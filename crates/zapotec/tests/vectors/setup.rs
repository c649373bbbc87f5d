//! Vectors of setup (Z 13.2).

use crate::scene::*;
use patolli_core::{By, Dense};
use patolli_zapotec::*;

/// V-01 [Z 4.1]: what lies on the table with two, three and four players.
#[test]
fn v_01_setup() {
    for (n, hand, removed) in [(2u8, 6, 7), (3, 5, 3), (4, 4, 1)] {
        let scene = Scene::of(n);
        let public = scene.sound().public();
        let players = usize::from(n);
        let third = 3 * players + 3;
        assert_eq!(public.free.len(), 3 * third);
        for property in Property::all() {
            assert_eq!(public.free.and(public.kit.spaces_with[property]).len(), third);
        }
        for face in Tile::all() {
            let lie = public.free.iter().filter(|space| public.tile_of(*space) == face);
            assert_eq!(lie.count(), players + 1, "{face}");
        }
        assert_eq!(public.scoring_tiles.iter().flatten().count(), players + 1);
        assert_eq!(public.plinths().count(), players);
        assert!(public.seats().all(|seat| scene.hand(seat).len() == hand));
        let unseen = scene.game.unseen.cards.len();
        assert_eq!(unseen - usize::from(public.round_deck), removed);
        assert_eq!((public.round_deck, public.offer.len()), (4, players + 1));
        assert!(public.market.values().flat_map(By::values).all(Option::is_some));
        assert!(public.stacks.values().all(|stack| stack.len() == 9));
        for seat in public.seats() {
            assert_eq!(scene.stock(seat), [1, 1, 1, 0, 0, 0]);
            assert_eq!(scene.player(seat).pieces, [1, 2, 3]);
            assert_eq!(public.houses_left(seat), 9);
            assert_eq!((scene.vp(seat), scene.player(seat).step), (0, 0));
        }
    }
}

/// V-02 [Z 3.5]: the marked spaces hold tiles only at tables large enough.
#[test]
fn v_02_marked_spaces() {
    for (n, third, fourth) in [(2, false, false), (3, true, false), (4, true, true)] {
        let free = Scene::of(n).public().free;
        assert_eq!(free.contains(named("etla_plains_cornfield_p3")), third);
        assert_eq!(free.contains(named("etla_plains_temple_p4")), fourth);
    }
    let mut scene = Scene::of(3);
    scene.turn(A, 1, Step::Construction);
    let space = named("etla_plains_temple_p4");
    assert_eq!(scene.refused("build etla_plains_temple_p4"), Reason::SpaceNotInPlay(space));
}
