//! The Revolution Phase (Y 5.10) and the end of the game (Y 7).

use crate::model::*;
use patolli_core::{Dense, Host, Seat};

impl Yucatan {
    /// REV-1 to REV-4. REV-2 is in the table of city actions: they open by themselves.
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
                let pile = &mut public.piles[city.index()];
                *pile = pile.saturating_add(jade).min(Goods::MAX);
                host.hear(|| Event::JadeLaid { city, jade });
            }
        }
    }

    /// REV-4, Q29.
    pub(crate) fn refuse_token(&self, seat: Seat) -> Option<Reason> {
        if seat.index() >= self.public.n() {
            return Some(Reason::NoSuchSeat);
        }
        (seat == self.public.first).then_some(Reason::KeepsToken)
    }

    pub(crate) fn pass_token(&mut self, to: Seat, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        let from = std::mem::replace(&mut public.first, to);
        public.round += 1;
        host.hear(|| Event::TokenPassed { from, to });
    }
}

// Y 7.
impl Public {
    /// END-2, Q9: whether a player may choose this Final Bonus.
    pub(crate) fn refuse_bonus(&self, seat: Seat, column: Column) -> Option<Reason> {
        let bound = self.house.final_bonus == BonusRule::Column;
        let reached = self.players[seat].row(column) == LAST_ROW;
        (bound && !reached).then_some(Reason::OtherColumn(column))
    }

    pub(crate) fn final_bonuses(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let open = move |column: &Column| self.refuse_bonus(seat, *column).is_none();
        Column::all().filter(open).map(Action::FinalBonus)
    }

    /// REV-4: everybody but the holder of the token.
    pub(crate) fn heirs(&self) -> impl Iterator<Item = Action> + use<> {
        let first = self.first;
        self.seats().filter(move |seat| *seat != first).map(Action::PassToken)
    }
}

impl Yucatan {
    /// END-1, END-2, Q63.
    pub(crate) fn call_for_bonuses(&mut self) {
        let public = &mut self.public;
        public.agenda.now([Step::Finish]);
        for seat in public.turn_order().rev() {
            if public.players[seat].rows.contains(&LAST_ROW) {
                public.agenda.now([Step::FinalBonus(seat)]);
            }
        }
    }

    pub(crate) fn take_bonus(&mut self, seat: Seat, column: Column, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let vp = self.public.final_bonus(seat, column);
        self.score(seat, vp, Source::FinalBonus(column), host);
    }

    /// END-3, END-4.
    pub(crate) fn finish(&mut self, host: &mut impl Host<Event>) {
        for seat in self.public.seats() {
            let vp = self.public.leftovers(seat);
            self.score(seat, vp, Source::Leftovers, host);
        }
        host.hear(|| Event::Over);
    }
}
