//! Collection (C 5.6): what a Court tile yields, and what it would yield if no Event changed it.

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

/// What is known about placing a tile on a space before doing so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// The tile and its neighbours after the cube has moved, and the player's Characters (C 5.6.3,
    /// 5.6.4).
    pub gain: Stock,
    /// The part of the gain that exceeds capacity (C 5.1.5).
    pub lost: Stock,
    /// Resources of the player's choice for a bonus space (C 5.6.2).
    pub bonus: u8,
    /// The space sets off an omen Event (C 5.5.1).
    pub omen: bool,
    /// The track that reaches a threshold (C 5.4.2).
    pub scarce: Option<Resource>,
}

impl Public {
    /// What the tile of this type yields now, with its neighbours (C 5.6.3, R-51).
    pub fn yield_of(&self, tile: Resource, space: Space) -> Stock {
        let around = self.kit.pyramid.neighbours[space];
        Resource::all()
            .map(|kind| {
                let tiles = self.pyramid.tiles[kind].and(around).len() as u8;
                let each = self.kit.yields[self.tier(kind)];
                (kind, (tiles + u8::from(kind == tile)) * each)
            })
            .collect()
    }

    pub fn foresee(&self, seat: Seat, tile: Resource, space: Space) -> Foresight {
        let mut after = *self;
        let moved = self.declining(tile);
        if let Some(track) = moved {
            after.decline[track] += 1;
        }
        let gain = after.yield_of(tile, space).plus(self.by_characters(seat, tile));
        let full = self.full_storage(seat);
        let track = self.kit.track(self.n());
        Foresight {
            gain,
            lost: full.lacking(self.players[seat].stock.plus(gain)),
            bonus: match self.kit.pyramid.bonus_spaces.contains(space) {
                true => self.kit.pyramid.bonus,
                false => 0,
            },
            omen: self.kit.pyramid.event_spaces.contains(space),
            scarce: moved.filter(|moved| track.is_threshold(after.decline[*moved])),
        }
    }

    /// What the player's Characters add to a tile of this type (C 5.6.4).
    fn by_characters(&self, seat: Seat, tile: Resource) -> Stock {
        let working = self.working(seat).and(self.kit.collectors[tile]);
        let gift = |character: Character| match self.kit.character(character).talent {
            Talent::Permanent(Gift::Collect { resource, gain }) => Some((resource, gain)),
            _ => None,
        };
        working.iter().filter_map(gift).collect()
    }
}

impl Copan {
    /// C 5.6.3, 5.6.4. C 8.2.3, R-66: the Automa collects nothing, but its Characters still apply.
    pub(crate) fn collect(&mut self, tile: Resource, space: Space, host: &mut impl Host<Event>) {
        let seat = self.public.active;
        if !self.public.is_automa(seat) {
            let yielded = self.public.yield_of(tile, space);
            let kept = self.store(seat, yielded);
            host.hear(|| Event::Collected { seat, yielded, kept });
        }
        for character in self.public.working(seat).and(self.public.kit.collectors[tile]) {
            let row = self.public.kit.character(character);
            if let Talent::Permanent(Gift::Collect { resource, gain }) = row.talent {
                let by = Source::Character(character);
                self.gain(seat, Stock::of(resource, gain), by, host);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Action, Copan, Options};
    use patolli_core::{Game, Luck, Match, Quick, Title, seed_from_text};

    /// Checks every tile that sets off no Event in a random game.
    #[test]
    fn what_is_foreseen_is_collected() {
        let luck = Luck::new(seed_from_text("foresight"));
        let mut played = Match::<Copan>::new(Copan::standard(), &Options::players(3), luck);
        let (mut dice, mut seen) = (Quick::new(3), 0);
        while let Some(seat) = played.game().to_act().first() {
            let action = played.game().random_action(seat, &mut dice);
            let before = played.game().public;
            played.play(seat, action).expect("a legal action");
            let Action::Place(tile, space) = action else { continue };
            let foreseen = before.foresee(seat, tile, space);
            let after = &played.game().public;
            assert_eq!(after.fate.is_some(), foreseen.omen || foreseen.scarce.is_some());
            if after.fate.is_none() && foreseen.bonus == 0 {
                let stock = before.players[seat].stock.plus(foreseen.gain).minus(foreseen.lost);
                assert_eq!(after.players[seat].stock, stock, "{tile} on {space}");
                seen += 1;
            }
        }
        assert!(seen > 5, "only {seen} tiles");
    }
}
