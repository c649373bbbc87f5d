//! King Pakal, if he plays.

use super::Of;
use crate::model::*;
use patolli_core::{Dense, Flaw, Set, ensure};

/// SO-9: where his setup markers stand.
const SETUP_SPACE: usize = 2;

impl Public {
    pub(super) fn check_pakal(&self) -> Result<(), Flaw> {
        let Some(pakal) = &self.pakal else { return Ok(()) };
        let king = &self.players[PAKAL];
        let palace = king.buildings.iter().next() == Some(Building::RoyalPalace);
        ensure!(palace, "I-5", Of(PAKAL, "buildings"), "the Royal Palace lies in his first slot");
        // SO-34: only a full capital puts buildings aside.
        let full = pakal.aside.is_empty() || king.buildings.len() == Slot::COUNT;
        ensure!(full, "I-5", "pakal.aside", "his capital is not full");
        let bare = king.stock.is_nothing() && king.pyramid.iter().flatten().all(|b| !b.cube);
        ensure!(bare, "I-2", Of(PAKAL, "stock"), "his resources are on the tracker");
        ensure!(!pakal.role_by_reward, "I-7", "pakal", "his turn is over before anybody decides");
        // The last celebration leaves all markers where they are (A 7.1).
        let first = self.katun == u8::from(self.agenda.is_empty());
        let fresh = |god: God| first && self.temples[god.index()][SETUP_SPACE] == Some(PAKAL);
        let gone: Set<God> = pakal.setup_markers.iter().filter(|god| !fresh(*god)).collect();
        ensure!(gone.is_empty(), "I-14", "pakal.setup_markers", "{} have none", super::list(gone));
        Ok(())
    }
}
