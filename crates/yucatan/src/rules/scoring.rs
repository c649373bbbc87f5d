//! The Final Bonuses, leftovers, victory points and who wins (Y 7).

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Account, Decision, Dense, Host, Menu, PerSeat, Seat, SeatSet, named_enum};

impl Yucatan {
    /// The only place where victory points change: they are only ever gained (GEN-8).
    pub(crate) fn score(&mut self, seat: Seat, vp: i16, by: Source, host: &mut impl Host<Event>) {
        if vp == 0 {
            return;
        }
        let earned = &mut self.public.players[seat].vp;
        let account = match by {
            Source::Sacrifice => &mut earned.sacrifices,
            Source::Pyramid => &mut earned.pyramid,
            Source::FinalBonus(_) => &mut earned.final_bonus,
            Source::Leftovers => &mut earned.leftovers,
            _ => &mut earned.wipe_outs,
        };
        *account = account.saturating_add(vp);
        host.hear(|| Event::Scored { seat, vp, by });
    }

    /// END-1, END-2: the Final Bonuses are chosen in turn order (Q63).
    pub(crate) fn call_for_bonuses(&mut self) {
        let public = &mut self.public;
        public.agenda.now([Step::Finish]);
        for seat in public.turn_order().rev() {
            if public.players[seat].has_last_row() {
                public.agenda.now([Step::FinalBonus(seat)]);
            }
        }
    }

    /// END-3, Q10: what every player has left. Nothing else is worth anything (END-5).
    pub(crate) fn finish(&mut self, host: &mut impl Host<Event>) {
        for seat in self.public.seats() {
            let vp = self.public.leftovers(seat);
            self.score(seat, vp, Source::Leftovers, host);
        }
        host.hear(|| Event::Over);
    }
}

/// D20: which Final Bonus to take.
#[derive(Clone, Copy)]
pub(super) struct FinalBonus;

impl Decision<Yucatan> for FinalBonus {
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        let open = |column: &Column| game.public.refuse_bonus(seat, *column).is_none();
        menu.add_all(Column::all().filter(open).map(Action::FinalBonus));
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::FinalBonus(column) = action else { return Some(Reason::AnotherDecision) };
        game.public.refuse_bonus(seat, column)
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::FinalBonus(column) = action else { not_offered(action) };
        game.public.agenda.done();
        let vp = game.public.final_bonus(seat, column);
        game.score(seat, vp, Source::FinalBonus(column), host);
    }
}

impl Public {
    /// END-2, Q9: whether a player may choose this Final Bonus.
    pub(crate) fn refuse_bonus(&self, seat: Seat, column: Column) -> Option<Reason> {
        let bound = self.house.final_bonus == BonusRule::Column;
        let reached = self.players[seat].row(column) == LAST_ROW;
        (bound && !reached).then_some(Reason::OtherColumn(column))
    }
    /// END-2: what a Final Bonus would give this player now. END-1: Summonings whose time is over
    /// by the end of this Round are no longer linked then.
    pub fn final_bonus(&self, seat: Seat, column: Column) -> i16 {
        let player = &self.players[seat];
        let levels: u8 = match column {
            Column::Building => player.buildings.values().sum(),
            Column::Ability => player.abilities().iter().map(Ability::level).sum(),
            Column::Summoning => {
                let links = player.troops.iter().filter_map(|troop| troop.link);
                let links = links.filter(|link| link.timer > self.round);
                links.map(|link| self.kit.summoning(link.summoning).level).sum()
            }
        };
        let BonusRow { vp, most } = self.kit.points.bonus[column];
        (i16::from(levels) * i16::from(vp)).min(most.into())
    }
    /// END-2: whether this player will choose a Final Bonus, or would if the game ended now.
    pub fn owes_bonus(&self, seat: Seat) -> bool {
        let asked = self.agenda.iter().any(|step| step == Step::FinalBonus(seat));
        asked || (self.players[seat].has_last_row() && !self.is_ending())
    }
    /// END-2, Q9: the most that a Final Bonus open to this player would give now.
    fn best_bonus(&self, seat: Seat) -> i16 {
        let open = Column::all().filter(|column| self.refuse_bonus(seat, *column).is_none());
        open.map(|column| self.final_bonus(seat, column)).max().unwrap_or(0)
    }
    /// END-1: only Final Bonuses and leftovers are to come, or nothing.
    pub(crate) fn is_ending(&self) -> bool {
        matches!(self.agenda.front(), None | Some(Step::FinalBonus(_) | Step::Finish))
    }
    /// END-3: what the corn and jade of this player would give at the end.
    pub fn leftovers(&self, seat: Seat) -> i16 {
        let goods = self.players[seat].goods;
        Resource::all().map(|kind| i16::from(goods.get(kind) / self.kit.set_size(kind))).sum()
    }
    /// SAC-2: the points of a sacrifice in this Round.
    pub fn sacrifice_points(&self, prisoners: u8, jade_sets: u8, corn_sets: u8) -> i16 {
        let rate = self.kit.calendar(self.round).rate;
        i16::from(prisoners) * i16::from(rate) + i16::from(jade_sets) + i16::from(corn_sets)
    }
    /// SAC-3, SAC-6, Q50: the points of the Round before, which have to be beaten.
    pub fn old_points(&self, seat: Seat) -> i16 {
        match self.round {
            1 => 0,
            round => self.players[seat].sacrifices[usize::from(round) - 2],
        }
    }
}

named_enum! {
    /// A source of victory points.
    pub enum ScorePart {
        Sacrifices = "sacrifices",
        Pyramid = "pyramid",
        WipeOuts = "wipe_outs",
        FinalBonus = "final_bonus",
        Leftovers = "leftovers",
    }
}

impl From<Earned> for Account<ScorePart> {
    fn from(it: Earned) -> Self {
        Self::of(|part| match part {
            ScorePart::Sacrifices => it.sacrifices,
            ScorePart::Pyramid => it.pyramid,
            ScorePart::WipeOuts => it.wipe_outs,
            ScorePart::FinalBonus => it.final_bonus,
            ScorePart::Leftovers => it.leftovers,
        })
    }
}

/// Every player's victory points, part by part, if the game ended now: with the best Final Bonus
/// (END-2) and what is left over (END-3). Sacrifices count once they are revealed (SAC-2).
pub fn final_scores(table: &Public) -> PerSeat<Earned, SIDES> {
    PerSeat::of(table.seats(), |seat| {
        let mut earned = table.players[seat].vp;
        if !table.agenda.is_empty() {
            earned.leftovers = table.leftovers(seat);
        }
        if table.owes_bonus(seat) {
            earned.final_bonus = table.best_bonus(seat);
        }
        earned
    })
}

impl Public {
    /// A player's points by their source, if the game ended now.
    pub fn account(&self, seat: Seat) -> Account<ScorePart> {
        final_scores(self)[seat].into()
    }
}

/// END-4: most victory points; ties go to the higher step; still tied, the victory is shared.
pub(crate) fn winners(table: &Public) -> SeatSet {
    let scores = final_scores(table);
    let rank = |seat: Seat| (scores[seat].total(), table.players[seat].step);
    SeatSet::best(table.seats(), rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::{Agenda, Game, Quick, Title, every_options};

    /// REV-1, END-1 to END-4: at every moment of random games the forecast is what the end makes of
    /// it if everyone takes the best Final Bonus. One random game in fifteen comes to a bonus.
    #[test]
    fn forecast_is_the_end() {
        let mut bonuses = 0;
        let tables = every_options::<Yucatan>();
        for (options, seed) in tables.iter().cycle().take(5 * tables.len()).zip(1..) {
            let mut dice = Quick::new(seed);
            let mut game = Yucatan::setup(Yucatan::standard(), options, &mut dice);
            while let Some(seat) = game.to_act().first() {
                let ended = ended(game, &mut dice);
                for seat in game.public.seats() {
                    let forecast = final_scores(&game.public)[seat];
                    assert_eq!(forecast, ended.public.players[seat].vp);
                    assert_eq!(forecast.total(), game.scores()[seat]);
                    bonuses += usize::from(forecast.final_bonus > 0);
                }
                assert_eq!(game.winners(), ended.winners());
                let action = game.random_action(seat, &mut dice);
                game.apply(seat, action, &mut dice);
            }
            assert_eq!(final_scores(&game.public).0, game.public.players.0.map(|one| one.vp));
        }
        assert!(bonuses > 0);
    }

    /// The same moment as the end of the last Round; Final Bonuses that were asked for are still.
    fn ended(mut game: Yucatan, dice: &mut Quick) -> Yucatan {
        let public = &mut game.public;
        if !public.is_ending() {
            (public.agenda, public.pledged) = (Agenda::new(), SeatSet::EMPTY);
            game.return_summonings(dice);
            let rounds = game.public.kit.length.rounds;
            let troops = game.public.players.0.iter_mut().flat_map(|one| &mut one.troops);
            let links = troops.filter_map(|troop| troop.link.as_mut());
            links.for_each(|link| link.timer = rounds + 1);
            game.public.round = rounds;
            game.call_for_bonuses();
            game.run(dice);
        }
        while let Some(seat) = game.to_act().first() {
            let best = |column: &Column| game.public.final_bonus(seat, *column);
            let open = Column::all().filter(|it| game.public.refuse_bonus(seat, *it).is_none());
            let action = Action::FinalBonus(open.max_by_key(best).expect("an open column"));
            game.apply(seat, action, dice);
        }
        game
    }
}
