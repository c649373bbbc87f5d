//! An action turn as it stands (A 5.2): what was done, the summon, rewards that wait.

use super::Of;
use crate::components::*;
use crate::kit::Reward;
use crate::state::*;
use patolli_core::{Dense, Flaw, Seat, ensure};

impl Ahau {
    /// I-19: the rest of the turn at the back, before it what interrupts it.
    pub(super) fn check_turn(&self, turn: &[Step]) -> Result<(), Flaw> {
        use Step::{Claim, Close, Main, Place, Redraw, Summon};
        let public = &self.public;
        match turn {
            [work @ .., Place, Claim, Summon { dance: false }, Main, Close, Redraw] => {
                public.check_unplaced()?;
                public.check_free(work)
            }
            [Claim, Summon { dance: false }, Main, Close, Redraw] | [Redraw] => {
                public.check_placed()
            }
            [work @ .., Summon { dance: false }, Main, Close, Redraw] => {
                public.check_placed()?;
                public.check_effects(work)
            }
            [work @ .., Main, Close, Redraw] => {
                public.check_placed()?;
                self.check_summoning(work, false)
            }
            [work @ .., Close, Redraw] => {
                public.check_placed()?;
                self.check_main(work)
            }
            _ => {
                ensure!(false, "I-19", "agenda", "must end with the rest of a turn");
                Ok(())
            }
        }
    }

    /// AC-8: producing, building or dancing.
    fn check_main(&self, work: &[Step]) -> Result<(), Flaw> {
        let public = &self.public;
        match work {
            [payment @ .., Step::Raise, Step::Build] => self.check_payment(payment),
            [work @ .., Step::Build] => public.check_effects(work),
            [Step::ProduceColour(route)] => {
                let near = public.sites_in_reach(public.active).contains(*route);
                let choice = public.works(public.active, Building::ProduceMarket);
                ensure!(near && choice, "I-19", "agenda", "nothing is produced at route {route}");
                Ok(())
            }
            [work @ .., Step::Summon { dance: true }] => {
                public.check_dancer()?;
                public.check_free(work)
            }
            work => self.check_summoning(work, true),
        }
    }

    /// AC-5, AC-6: a summon that is declared or resolved, and the claim after the Jaguar (GJ-5).
    fn check_summoning(&self, work: &[Step], dance: bool) -> Result<(), Flaw> {
        use Step as S;
        let public = &self.public;
        let claim = match work {
            [S::Claim] | [.., S::Marker(God::Jaguar), S::Claim] => true,
            _ => false,
        };
        let summon = if claim { &work[..work.len() - 1] } else { work };
        ensure!(
            !claim || public.summon.god == Some(God::Jaguar),
            "I-19",
            "agenda",
            "only the Jaguar God leads to a claim"
        );
        match summon {
            [] => Ok(()),
            [S::Marker(god)] => public.check_summon(*god, dance),
            [power, S::Marker(god)] => {
                public.check_summon(*god, dance)?;
                ensure!(
                    claim || *god != God::Jaguar,
                    "I-19",
                    "agenda",
                    "a claim comes after the Jaguar God"
                );
                self.check_power(*power, *god)
            }
            [S::Name, S::Offering] | [S::Offering] if !claim => {
                self.check_declaration(summon, dance)
            }
            effects if !claim => public.check_effects(effects),
            _ => {
                ensure!(false, "I-19", "agenda", "is no part of a summon");
                Ok(())
            }
        }
    }

    /// SM-5: a declaration can be completed.
    fn check_declaration(&self, work: &[Step], dance: bool) -> Result<(), Flaw> {
        let public = &self.public;
        let Some(god) = public.summon.god else {
            ensure!(false, "I-17", "summon.god", "is missing");
            return Ok(());
        };
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
        let options = work.first().is_some_and(|step| !self.offer(seat, *step).is_empty());
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
            _ => {
                ensure!(false, "I-19", "agenda", "is no power of a god");
                return Ok(());
            }
        };
        ensure!(kind == god, "I-17", "agenda", "{god} was summoned, not {kind}");
        let strength = self.public.summon.strength;
        let fits = (1..=strength).contains(&left);
        ensure!(fits, "I-17", "agenda", "{left} left of a strength of {strength}");
        let possible = !self.offer(self.public.active, step).is_empty();
        ensure!(possible, "I-17", "summon", "{god} finds nothing to do");
        Ok(())
    }
}

impl Public {
    /// Before the worker is placed only free options were used (AC-2).
    fn check_unplaced(&self) -> Result<(), Flaw> {
        let Turn { gateway_used, queen_used, .. } = self.turn;
        let fresh = self.turn == Turn { gateway_used, queen_used, ..Turn::default() };
        ensure!(fresh, "I-12", "turn", "no worker was placed yet");
        self.check_options_used()
    }

    /// AC-3: the worker of this turn stands where it was put, or was laid down there.
    fn check_placed(&self) -> Result<(), Flaw> {
        let (seat, turn) = (self.active, &self.turn);
        let Some(city) = turn.city.filter(|city| self.cities_in_reach(seat).contains(*city)) else {
            ensure!(false, "I-12", "turn.city", "borders the region of the Ruler");
            return Ok(());
        };
        let posture = if turn.laid_down { Posture::Lying } else { Posture::Standing };
        let there = self.players[seat].workers(city, posture) > 0;
        ensure!(there, "I-12", Of(seat, posture.name()), "the worker of this turn is in {city}");
        let (built, limit) = (turn.built, self.build_limit(seat));
        ensure!(built <= limit, "I-12", "turn.built", "{built} tiles, at most {limit}");
        let (used, most) = (turn.substituted, self.power(seat, Building::Market));
        ensure!(used <= most, "I-12", "turn.substituted", "{used} substitutions of {most}");
        self.check_options_used()
    }

    /// AC-2.
    fn check_options_used(&self) -> Result<(), Flaw> {
        let seat = self.active;
        let gateway = !self.turn.gateway_used || self.works(seat, Building::Gateway);
        ensure!(gateway, "I-12", "turn.gateway_used", "the player has no Gateway");
        let queen = !self.turn.queen_used || self.has_role(seat, Role::Queen);
        ensure!(queen, "I-12", "turn.queen_used", "the Queen was not played");
        Ok(())
    }

    fn check_dancer(&self) -> Result<(), Flaw> {
        let dances = self.has_role(self.active, Role::Dancer);
        ensure!(dances, "I-19", "agenda", "the Dancer was not played");
        Ok(())
    }

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

    /// AC-2: what a free option set off: the Queen's worker.
    fn check_free(&self, work: &[Step]) -> Result<(), Flaw> {
        let fits =
            work.is_empty() || (*work == [Step::LayDown(self.active)] && self.turn.queen_used);
        ensure!(fits, "I-19", "agenda", "only the Queen interrupts here");
        Ok(())
    }

    /// A 6.8: rewards of the active player, one at a time; a building waits for that of its slot.
    pub(super) fn check_effects(&self, work: &[Step]) -> Result<(), Flaw> {
        let seat = self.active;
        let effects = match work {
            [effects @ .., Step::Built { seat: owner, slot }] => {
                let last = self.players[seat].buildings.len().checked_sub(1);
                let fits = *owner == seat && last == Some(slot.index());
                ensure!(fits, "I-19", "agenda", "no building was put into slot {slot}");
                effects
            }
            effects => effects,
        };
        match effects {
            [] => Ok(()),
            [effect] => self.check_effect(seat, *effect),
            _ => {
                ensure!(false, "I-19", "agenda", "a reward is resolved before the next one comes");
                Ok(())
            }
        }
    }

    /// A reward, or the choice that it leaves, of a person.
    pub(super) fn check_effect(&self, seat: Seat, step: Step) -> Result<(), Flaw> {
        let player = &self.players[seat];
        let fits = match step {
            Step::Reward { reward, by, .. } => self.is_printed(seat, reward, by),
            Step::Gain { left, by, .. } => (1..=self.most_cubes(by)).contains(&left),
            Step::WarReward(_) => player.war == WAR_TOP,
            Step::Role(_) => player.role_taken.is_none(),
            Step::Advance(_) => self.works(seat, Building::BallCourt),
            Step::LayDown(_) | Step::Temple { .. } => true,
            _ => false,
        };
        let mine = step.owner() == Some(seat) && seat.index() < self.people();
        ensure!(fits && mine, "I-19", "agenda", "seat {seat} cannot be given {step:?}");
        Ok(())
    }

    /// Cubes of one's choice that come from here.
    fn most_cubes(&self, by: Source) -> u8 {
        match by {
            Source::War | Source::Space(_) | Source::Slot(_) => 1,
            Source::Role(Role::Merchant) => self.kit.roles.merchant_cubes,
            _ => 0,
        }
    }

    /// Whether a board or track shows this reward where the player just came.
    fn is_printed(&self, seat: Seat, reward: Reward, by: Source) -> bool {
        let (player, board) = (&self.players[seat], self.kit.board(self.board));
        match by {
            Source::Space(space) => {
                board.spaces[space.index()] == reward && player.pyramid[space.index()].is_some()
            }
            Source::Slot(slot) => {
                board.slots[slot.index()] == reward && slot.index() + 1 == player.buildings.len()
            }
            _ => false,
        }
    }
}

impl Step {
    /// Who gets a reward.
    fn owner(&self) -> Option<Seat> {
        match *self {
            Self::Reward { seat, .. } | Self::Advance(seat) => Some(seat),
            decision => decision.decider(PAKAL),
        }
    }
}
