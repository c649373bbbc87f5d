//! Cocijobot's capital actions (Z 8.3).

use crate::model::*;
use patolli_core::{Dense, Host};
use std::cmp::Reverse;

/// Number of Villages, or step, that lets it trade in the third and the second row.
const ROW_3: (usize, u8) = (4, 6);
const ROW_2: (usize, u8) = (3, 3);

impl Zapotec {
    /// The type on the card fixes the action (Z 3.13).
    pub(crate) fn bot_capital_action(&mut self, building: Building, host: &mut impl Host<Event>) {
        match building {
            Building::Cornfield => self.bot_sacrifice(host),
            Building::Village => self.bot_trade(self.public.bot_trade_row(), host),
            Building::Temple => self.bot_builds_pyramid(host),
        }
    }

    /// As many steps as Cornfield tiles, each with its effect for Cocijobot (R46).
    fn bot_sacrifice(&mut self, host: &mut impl Host<Event>) {
        let corn = self.public.bot_collected(Building::Cornfield) as u8;
        let steps = corn.min(self.public.steps_left(BOT));
        for _ in 0..steps {
            let step = self.public.step_up(BOT, host);
            host.look(self);
            match self.public.kit.track[usize::from(step)] {
                StepBonus::Points(vp) => self.award(BOT, vp.into(), Points::Step(step), host),
                StepBonus::Discount { level, .. } => self.bot_trade(level, host),
                StepBonus::NoPriest | StepBonus::FreeDisc => self.bot_places_disc(host),
                // Only the third free resource has an effect: a Pyramid action (R58).
                StepBonus::FreeResource if self.public.is_third_free_resource(step) => {
                    self.bot_builds_pyramid(host);
                }
                StepBonus::FreeResource | StepBonus::Nothing => {}
            }
            host.look(self);
        }
        if steps > 0 {
            self.public.land(BOT);
        }
    }

    /// The leftmost tile of the row; of an empty row the next lower ones, then the higher (R37).
    fn bot_trade(&mut self, row: Level, host: &mut impl Host<Event>) {
        let lower = (0..=row.index()).rev();
        let higher = row.index() + 1..Level::COUNT;
        let rows = lower.chain(higher).map(Level::new);
        let stalls = rows.flat_map(|level| Slot::all().map(move |slot| (level, slot)));
        for (level, slot) in stalls {
            if let Some(tile) = self.public.market[level][slot].take() {
                self.public.players[BOT].trade.insert(tile);
                host.hear(|| Event::BotTookTile { tile, stall: Stall::At(level, slot) });
                host.look(self);
                return;
            }
        }
    }

    /// R38: the limit of one level in a round does not apply.
    fn bot_builds_pyramid(&mut self, host: &mut impl Host<Event>) {
        let public = &self.public;
        let empty = public.plinths().find(|plinth| public.pyramids[*plinth].tile.is_none());
        if let Some((plinth, _)) = public.bot_pyramid() {
            match public.pyramids[plinth].is_complete() {
                true => self.bot_places_disc(host),
                false => self.raise_pyramid(BOT, plinth, host),
            }
        } else if let Some(plinth) = empty {
            // R51: the lowest empty space.
            let tile = public.bot_favourite_tile();
            self.begin_pyramid(BOT, plinth, tile, Size::Large, host);
        } else {
            match public.bot_favourite_pyramid() {
                None => self.bot_places_disc(host),
                Some(plinth) => self.raise_pyramid(BOT, plinth, host),
            }
        }
        host.look(self);
    }

    /// The leftmost Ritual card without its disc.
    fn bot_places_disc(&mut self, host: &mut impl Host<Event>) {
        if let Some(slot) = self.public.open_rituals(BOT).first() {
            self.place_disc(BOT, slot, Stock::NOTHING, host);
            host.look(self);
        }
    }
}

impl Public {
    /// Tiles it has taken show their type; its Palace's tile counts (R45).
    pub fn bot_collected(&self, building: Building) -> usize {
        self.players[BOT].houses.and(self.kit.spaces_with[building.into()]).len()
    }

    fn bot_trade_row(&self) -> Level {
        let (villages, step) = (self.bot_collected(Building::Village), self.players[BOT].step);
        let reaches = |(tiles, steps)| villages >= tiles || step >= steps;
        Level::new(if reaches(ROW_3) {
            2
        } else if reaches(ROW_2) {
            1
        } else {
            0
        })
    }

    fn is_third_free_resource(&self, step: u8) -> bool {
        let passed = &self.kit.track[..=usize::from(step)];
        passed.iter().filter(|bonus| **bonus == StepBonus::FreeResource).count() == 3
    }

    /// How much it prefers a property: most own Houses, then fewest of the person's.
    fn bot_likes(&self, property: Property) -> (u8, Reverse<u8>) {
        (self.weight(BOT, property), Reverse(self.weight(PERSON, property)))
    }

    /// Ties go to the topmost tile: `max_by_key` keeps the last of equals, so look from below.
    fn bot_favourite_tile(&self) -> Property {
        let held = self.scoring_tiles.iter().flatten().copied().rev();
        held.max_by_key(|tile| self.bot_likes(*tile)).expect("a tile is always left over")
    }

    fn bot_favourite_pyramid(&self) -> Option<Plinth> {
        let plinths = Plinth::all().take(self.n()).rev();
        let unfinished = plinths.filter(|plinth| !self.pyramids[*plinth].is_complete());
        unfinished.max_by_key(|plinth| self.pyramids[*plinth].tile.map(|tile| self.bot_likes(tile)))
    }
}
