//! The solo opponent (C 8).

use super::Of;
use crate::model::*;
use patolli_core::{Flaw, Set, ensure};

impl Public {
    /// C 8.1, C 8.5: its cards, what it keeps in order, and what it never has.
    pub(super) fn check_automa(&self) -> Result<(), Flaw> {
        let Some(automa) = &self.automa else { return Ok(()) };
        let player = &self.players[AUTOMA];
        let order: Set<Resource> = automa.order.into_iter().collect();
        ensure!(order == Set::full(), "I-1", "automa.order", "names each of its cards once");
        let up: CharacterSet = automa.face_up.iter().collect();
        let fits = up == player.characters && up.len() == automa.face_up.len();
        ensure!(fits, "I-3", "automa.face_up", "does not fit players[1].characters");
        let glyphs: Glyphs = automa.glyphs.iter().map(|colour| (colour, 1)).collect();
        ensure!(glyphs == player.glyphs, "I-4", "automa.glyphs", "does not fit players[1].glyphs");
        let down = player.discarded.is_empty() || automa.mode == Mode::Advanced;
        ensure!(down, "I-3", Of(AUTOMA, "discarded"), "a basic Automa turns no Character down");
        let stock = player.stock.is_nothing();
        ensure!(stock, "I-10", Of(AUTOMA, "stock"), "the Automa has no stock");
        ensure!(player.mask.is_empty(), "I-14", Of(AUTOMA, "mask"), "the Automa has no mask");
        Ok(())
    }
}
