//! Scenes of the solo game: King Pakal's turn runs by itself, so all is laid out before it.

use super::{A, Scene};
use patolli_ahau::*;
use patolli_core::Seat;
use patolli_testkit::Stage;

/// Two cards: `2/5`.
fn two(cards: &str) -> (&str, &str) {
    cards.split_once('/').expect("two cards")
}

impl Scene {
    /// His turn comes next. His cards and the person's: `2/5`; with the lower region he acts first.
    pub fn king_ready(&mut self, his: &str, theirs: &str) -> &mut Self {
        let (left, right) = two(his);
        self.pakal_deals(left, right).reveal(theirs);
        let he_begins = left < two(theirs).0;
        match he_begins {
            true => self.play_while(|scene| scene.front() != Some(Step::Take(A))),
            false => self.turn(A),
        };
        for seat in Seat::first(2) {
            self.reserve(seat, "");
        }
        self.region_buildings_left(&[]).forget()
    }
    /// A solo game before his turn. The regions have no buildings.
    pub fn before_king(personality: &str, his: &str, theirs: &str) -> Self {
        let mut scene = Self::solo(personality, Difficulty::Easy);
        scene.king_ready(his, theirs);
        scene
    }
    /// His turn; the person does as little as possible.
    pub fn king_acts(&mut self) -> &mut Self {
        let acted = |event: &Event| matches!(event, Event::TurnStarted { seat: PAKAL });
        self.play_while(|scene| scene.times(acted) == 0)
    }

    /// Region 1 before his turn: Tulum is his, no god of its cities has a tile of [`BRICKS`].
    pub fn king_in_tulum(personality: &str, right: &str) -> Self {
        Self::king_in_tulum_with(
            Options::solo(Difficulty::Easy, Some(super::named(personality))),
            right,
        )
    }
    pub fn king_in_tulum_with(options: Options, right: &str) -> Self {
        let mut scene = Self::new(options);
        scene.king_ready(&format!("1/{right}"), "4/3");
        scene.gods("tulum rain, chichen_itza chief, lamanai chief, uxmal rain");
        // Uxmal is his as well: Tulum comes first.
        scene.workers(PAKAL, "uxmal").tracker(0);
        scene
    }

    // What he did.

    pub fn king_placed(&self) -> String {
        let place = |event: &Event| match event {
            Event::Placed { seat: PAKAL, city } => Some(city.to_string()),
            _ => None,
        };
        self.told(place).pop().expect("he placed a worker")
    }
    /// The gods he summoned, each with its strength.
    pub fn king_summoned(&self) -> Vec<(God, u8)> {
        self.told(|event| match event {
            Event::Summoned { seat: PAKAL, god, strength, .. } => Some((*god, *strength)),
            _ => None,
        })
    }
    /// What came to his tracker and went from it.
    pub fn king_tracker(&self) -> Vec<(i16, Source)> {
        self.told(|event| match event {
            Event::Tracker { change, by, .. } => Some((*change, *by)),
            _ => None,
        })
    }
    /// Tiles that he laid: `sun_corn a4`.
    pub fn king_laid(&self) -> Vec<String> {
        self.told(|event| match event {
            Event::Laid { seat: PAKAL, tile, space, .. } => Some(format!("{tile} {space}")),
            _ => None,
        })
    }
    /// Sites that were depleted.
    pub fn depleted(&self) -> Vec<String> {
        self.told(|event| match event {
            Event::Depleted { route, .. } => Some(route.to_string()),
            _ => None,
        })
    }
    /// Steps of his workers: `caracol tikal`.
    pub fn king_walked(&self) -> Vec<String> {
        self.told(|event| match event {
            Event::Walked { seat: PAKAL, from, to, .. } => Some(format!("{from} {to}")),
            _ => None,
        })
    }
}
