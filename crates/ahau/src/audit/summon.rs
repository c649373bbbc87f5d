//! A summon as it stands (A 6.2, A 6.3): declared tile by tile, or being resolved.

use super::misplaced;
use crate::model::*;
use patolli_core::{Flaw, ensure};

impl Ahau {
    /// AC-5, AC-6: a summon that is declared or resolved, and the claim after the Jaguar (GJ-5).
    pub(super) fn check_summoning(&self, work: &[Step], dance: bool) -> Result<(), Flaw> {
        use Step as S;
        let public = &self.public;
        let claim = matches!(work, [S::Claim] | [.., S::Marker(God::Jaguar), S::Claim]);
        let summon = if claim { &work[..work.len() - 1] } else { work };
        let led = !claim || public.summon.god == Some(God::Jaguar);
        ensure!(led, "I-19", "agenda", "only the Jaguar God leads to a claim");
        match summon {
            [] => Ok(()),
            [S::Marker(god)] => public.check_summon(*god, dance),
            [power, S::Marker(god)] => {
                public.check_summon(*god, dance)?;
                let fits = claim == (*god == God::Jaguar);
                ensure!(fits, "I-19", "agenda", "a claim comes after the Jaguar God");
                self.check_power(*power, *god)
            }
            [S::Name, S::Offering] | [S::Offering] if !claim => {
                self.check_declaration(summon, dance)
            }
            effects if !claim => public.check_effects(effects),
            _ => misplaced("is no part of a summon"),
        }
    }

    /// SM-5: a declaration can be completed.
    fn check_declaration(&self, work: &[Step], dance: bool) -> Result<(), Flaw> {
        let public = &self.public;
        let Some(god) = public.summon.god else { return misplaced("no god is being summoned") };
        public.check_summon(god, dance)?;
        let seat = public.active;
        let named = work.len() == 1 || (!dance && public.has_role(seat, Role::HighPriestess));
        ensure!(named, "I-17", "agenda", "only the High Priestess names a colour");
        let fresh = work.len() == 1 || public.summon.discarded.is_empty();
        ensure!(fresh, "I-17", "summon.discarded", "comes after her colour");
        let given = public.summon.discarded;
        let lie = given.kinds().all(|tile| public.discard.get(tile) >= given.get(tile));
        ensure!(lie, "I-17", "summon.discarded", "lie in the discard pile");
        let used = public.most_strength(seat, god) > 0 || !given.is_empty();
        let options = work.first().is_some_and(|step| !self.options(seat, *step).is_empty());
        let site = work.len() > 1 || god != God::Rain || public.finds_site(god);
        ensure!(used && options && site, "I-17", "summon", "cannot be completed");
        Ok(())
    }

    /// A 6.3: the power of the god with something left to do.
    fn check_power(&self, step: Step, god: God) -> Result<(), Flaw> {
        let (kind, left) = match step {
            Step::Chief { left } => (God::Chief, left),
            Step::Jaguar { left } => (God::Jaguar, left),
            Step::Sun { left } => (God::Sun, left),
            Step::Rain => (God::Rain, 1),
            Step::Serpent => (God::Serpent, 1),
            _ => return misplaced("is no power of a god"),
        };
        ensure!(kind == god, "I-17", "agenda", "{god} was summoned, not {kind}");
        let strength = self.public.summon.strength;
        let fits = (1..=strength).contains(&left);
        ensure!(fits, "I-17", "agenda", "{left} left of a strength of {strength}");
        let possible = !self.options(self.public.active, step).is_empty();
        ensure!(possible, "I-17", "summon", "{god} finds nothing to do");
        Ok(())
    }
}

impl Public {
    /// I-17: the strength is that of the tiles, all of one god.
    fn check_summon(&self, god: God, dance: bool) -> Result<(), Flaw> {
        let (seat, summon) = (self.active, &self.summon);
        if dance {
            self.check_dancer()?;
        }
        let noted = summon.god == Some(god) && self.turn.summoned.contains(god);
        ensure!(noted, "I-17", "summon.god", "{god} is being summoned");
        let own = summon.discarded.of_god(god) == summon.discarded;
        ensure!(own, "I-17", "summon.discarded", "tiles of other gods");
        let player = &self.players[seat];
        let tiles = u32::from(player.built_of(god)) + summon.discarded.total();
        let priestess = !dance && self.has_role(seat, Role::HighPriestess);
        let more = if priestess { self.kit.roles.priestess_strength } else { 0 };
        let strength = tiles + u32::from(more);
        let fits = u32::from(summon.strength) == strength;
        ensure!(fits, "I-17", "summon.strength", "{}, not {strength}", summon.strength);
        let wild = Tile::of(god, Face::Wild);
        let joker = god == God::Jaguar && summon.discarded.contains(wild);
        ensure!(summon.joker == joker, "I-17", "summon.joker", "is {joker}");
        let coloured = summon.discarded.kinds().filter_map(Tile::colour).collect();
        let used = player.colours_of(god).or(coloured).is_subset_of(summon.colours);
        ensure!(used, "I-17", "summon.colours", "lacks the colour of a tile");
        Ok(())
    }

    /// GR-1: a colour of the summon, or one that can still be discarded, is that of a site.
    fn finds_site(&self, god: God) -> bool {
        let reserve = self.players[self.active].reserve.of_god(god);
        let wild = reserve.contains(Tile::of(god, Face::Wild));
        let more = reserve.kinds().filter_map(Tile::colour).collect();
        let colours = if wild { Colours::full() } else { self.summon.colours.or(more) };
        !colours.and(self.site_colours()).is_empty()
    }
}
