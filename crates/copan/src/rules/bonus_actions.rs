//! The queue (C 5.1.4) and bonus actions (C 5.8.2).

use super::site_actions::SiteAction;
use crate::model::*;
use patolli_core::{Decision, Forced, Host, Menu, Seat, Set};

/// Where to perform the bonus action, if at all (C 5.8.2).
#[derive(Clone, Copy)]
pub(crate) struct BonusAction {
    /// Any Site if none is named.
    pub site: Option<Site>,
    pub discount: u8,
}

impl BonusAction {
    fn is_payable_at(self, game: &Copan, seat: Seat, site: Site) -> bool {
        SiteAction { site, discount: self.discount }.is_payable(game, seat)
    }

    /// The Sites that the bonus action names.
    fn named(self) -> Set<Site> {
        self.site.map_or(Set::full(), Set::one)
    }
}

impl Decision<Copan> for BonusAction {
    /// a bonus action may always be refused.
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add(Action::RefuseBonus);
        let payable = self.named().iter().filter(|site| self.is_payable_at(game, seat, *site));
        menu.add_each(Action::Bonus, payable.collect());
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        match (action, self.site) {
            (Action::RefuseBonus, _) => None,
            (Action::Bonus(site), Some(only)) if only != site => Some(Reason::BonusElsewhere(only)),
            (Action::Bonus(site), _) => {
                (!self.is_payable_at(game, seat, site)).then_some(Reason::NothingPayable(site))
            }
            _ => Some(Reason::AnotherDecision),
        }
    }

    /// The Totem stays where it is; no entry, no symbol.
    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Bonus(site) => {
                game.public.agenda.instead(Step::Act { site, discount: self.discount });
            }
            _ => {
                game.public.agenda.done();
                host.hear(|| Event::BonusRefused { seat });
            }
        }
    }

    /// C 5.8.2: a bonus action that cannot be performed is lost; one that can be performed may
    /// still be refused.
    fn forced(self, game: &Copan, seat: Seat) -> Forced<Action> {
        match self.named().iter().any(|site| self.is_payable_at(game, seat, site)) {
            true => Forced::No,
            false => Forced::Nothing,
        }
    }
}

impl Copan {
    /// C 5.1.4, R-17: one queue, in the order obtained.
    pub(crate) fn queue(&mut self, seat: Seat, what: Pending, host: &mut impl Host<Event>) {
        self.public.queue.later(what);
        host.hear(|| Event::Queued { seat, what });
    }

    /// The first item is resolved completely, then the next.
    pub(crate) fn work_off_queue(&mut self, host: &mut impl Host<Event>) {
        let Some(item) = self.public.queue.front() else { return };
        self.public.queue.done();
        self.public.agenda.now([Step::Queue]);
        let seat = self.public.active;
        match item {
            // C 5.8.3.
            Pending::Jade => self.public.agenda.now([Step::Jade { seat, left: 1 }]),
            Pending::Bonus { site, .. } if self.public.is_automa(seat) => {
                self.automa_bonus(site, host);
            }
            Pending::Bonus { site, discount } => {
                self.public.agenda.now([Step::Bonus { site, discount }]);
            }
        }
    }
}
