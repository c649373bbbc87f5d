//! The Revolution Phase (REV): Summonings return, jade is laid, the First Player token passes.

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, SeatSet};

impl Yucatan {
    /// REV-1, REV-3, REV-4; after the last Round, only REV-1 (Q45). REV-2 is in the table of city
    /// actions: those of the next Round become available by themselves.
    pub(crate) fn revolution(&mut self, host: &mut impl Host<Event>) {
        self.public.battle = None;
        self.return_summonings(host);
        if self.public.is_last_round() {
            return self.call_for_bonuses();
        }
        self.lay_jade(host);
        self.public.active = self.public.first;
        self.public.agenda.now([Step::PassToken, Step::StartRound]);
    }

    /// REV-1, Q55: the timer counts the Round just played.
    pub(crate) fn return_summonings(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        for seat in public.seats() {
            for leader in Leader::all() {
                let slot = &mut public.players[seat][leader].link;
                if let Some(link) = slot.take_if(|link| link.timer <= public.round) {
                    let summoning = link.summoning;
                    public.bank.insert(summoning);
                    host.hear(|| Event::Returned { seat, summoning });
                }
            }
        }
    }

    /// REV-3.
    fn lay_jade(&mut self, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        for city in City::all() {
            let jade = public.available_jade(public.kit.moves.revolution_jade);
            if public.garrison(city).is_none() && jade > 0 {
                let pile = &mut public.piles[city];
                *pile = pile.saturating_add(jade).min(Goods::MAX);
                host.hear(|| Event::JadeLaid { city, jade });
            }
        }
    }
}

/// D19: who gets the First Player token.
#[derive(Clone, Copy)]
pub(super) struct PassFirstPlayer;

impl Decision<Yucatan> for PassFirstPlayer {
    /// REV-4, Q29: anyone but its holder.
    fn offer(self, game: &Yucatan, _: Seat, menu: &mut impl Menu<Action>) {
        let others = game.public.seats().collect::<SeatSet>();
        menu.add_each(Action::PassToken, others.without(SeatSet::one(game.public.first)));
    }

    fn refuse(self, game: &Yucatan, _: Seat, action: Action) -> Option<Reason> {
        let Action::PassToken(to) = action else { return Some(Reason::AnotherDecision) };
        if to.index() >= game.public.n() {
            return Some(Reason::NoSuchSeat);
        }
        (to == game.public.first).then_some(Reason::KeepsToken)
    }

    fn perform(self, game: &mut Yucatan, _: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::PassToken(to) = action else { not_offered(action) };
        let public = &mut game.public;
        public.agenda.done();
        let from = std::mem::replace(&mut public.first, to);
        public.round += 1;
        host.hear(|| Event::TokenPassed { from, to });
    }
}
