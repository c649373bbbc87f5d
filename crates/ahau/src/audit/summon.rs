//! A summon in progress (A 6.2, A 6.3): declared tile by tile, or being resolved.

use super::agenda::{Pending, misplaced};
use crate::model::*;
use patolli_core::{Flaw, at};

impl Ahau {
    /// AC-5, AC-6: a summon that is declared or resolved, and the claim after the Jaguar (GJ-5).
    pub(super) fn check_summoning(&self, work: &[Step], dance: bool) -> Result<(), Flaw> {
        use Step as S;
        let public = &self.public;
        let claim = matches!(work, [S::Claim] | [.., S::Marker(God::Jaguar), S::Claim]);
        let summon = if claim { &work[..work.len() - 1] } else { work };
        // Only the Jaguar God leads to a claim.
        let led = !claim || public.summon.god == Some(God::Jaguar);
        at("I-19", Pending(summon.len())).fits("summon.god", led)?;
        match summon {
            [] => Ok(()),
            [S::Marker(god)] => public.check_summon(*god, dance),
            [power, S::Marker(god)] => {
                public.check_summon(*god, dance)?;
                at("I-19", "agenda").holds(claim == (*god == God::Jaguar))?;
                self.check_power(*power, *god)
            }
            [S::Name, S::Offering] | [S::Offering] if !claim => {
                self.check_declaration(summon, dance)
            }
            effects if !claim => public.check_effects(effects),
            summon => misplaced(summon),
        }
    }

    /// SM-5: a declaration can be completed.
    fn check_declaration(&self, work: &[Step], dance: bool) -> Result<(), Flaw> {
        let public = &self.public;
        let (seat, names, given) = (public.active, work.len() > 1, public.summon.discarded);
        let Some(god) = public.summon.god else {
            return at("I-19", "agenda").fits("summon.god", false);
        };
        public.check_summon(god, dance)?;
        // SM-4: the High Priestess names a colour before tiles are discarded.
        let priestess = !dance && public.has_role(seat, Role::HighPriestess);
        at("I-17", Pending(0)).fits("played", !names || priestess)?;
        at("I-17", "summon.discarded").empty(!names || given.is_empty())?;
        at("I-17", "summon.discarded").fits("discard", public.lie_discarded(given))?;
        let used = public.most_strength(seat, god) > 0 || !given.is_empty();
        let options = work.first().is_some_and(|step| !self.options(seat, *step).is_empty());
        at("I-17", "summon").fits("reserve", used && options)?;
        let site = names || god != God::Rain || public.finds_site(god);
        at("I-17", "summon").fits("sites", site)
    }

    /// A 6.3: the power of the god with something left to do.
    fn check_power(&self, step: Step, god: God) -> Result<(), Flaw> {
        let (kind, left) = match step {
            Step::Chief { left } => (God::Chief, left),
            Step::Jaguar { left } => (God::Jaguar, left),
            Step::Sun { left } => (God::Sun, left),
            Step::Rain => (God::Rain, 1),
            Step::Serpent => (God::Serpent, 1),
            step => return misplaced(&[step]),
        };
        let here = at("I-17", Pending(0));
        here.value(kind, god)?;
        here.range(left, 1, self.public.summon.strength)?;
        at("I-17", "summon").holds(!self.options(self.public.active, step).is_empty())
    }
}

impl Public {
    /// I-17: the strength is that of the tiles, all of one god.
    fn check_summon(&self, god: God, dance: bool) -> Result<(), Flaw> {
        let (seat, summon) = (self.active, &self.summon);
        if dance {
            self.check_dancer()?;
        }
        let here = at("I-17", "summon.god");
        here.value(summon.god.map_or("", God::name), god.name())?;
        here.fits("turn.summoned", self.turn.summoned.contains(god))?;
        let other = summon.discarded.kinds().find(|tile| tile.god() != god);
        at("I-17", "summon.discarded").no_stranger(other)?;
        let player = &self.players[seat];
        let tiles = u32::from(player.built_of(god)) + summon.discarded.total();
        let priestess = !dance && self.has_role(seat, Role::HighPriestess);
        let more = if priestess { self.kit.roles.priestess_strength } else { 0 };
        at("I-17", "summon.strength").value(summon.strength.into(), tiles + u32::from(more))?;
        let wild = Tile::of(god, Face::Wild);
        let joker = god == God::Jaguar && summon.discarded.contains(wild);
        at("I-17", "summon.joker").value(summon.joker, joker)?;
        let shown = summon.discarded.kinds().filter_map(Tile::colour).collect();
        let used = player.colours_of(god).or(shown).or(summon.colours);
        at("I-17", "summon.colours").value(summon.colours, used)
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
