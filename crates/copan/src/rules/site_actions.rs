//! Anchors ACT, BONUS and END (C 5.8), free actions (C 5.1.3) and the queue (C 5.1.4).

use crate::model::*;
use patolli_core::{ActionSet, Dense, Forced, Host, Seat};

impl Copan {
    /// C 5.1.3: using a one-shot Character, or exchanging Glyphs once a turn.
    pub(crate) fn offer_free_actions(&self, out: &mut ActionSet<Action>) {
        let me = self.me();
        let usable = me.characters.and(self.public.kit.one_shots);
        out.insert_block(Action::Use(Character::new(0)), usable.bits());
        if !self.public.exchanged {
            let different = Rainbow::within(me.colours());
            out.insert_block(Action::ExchangeDifferent(Rainbow::new(0)), different.bits());
            out.extend(me.runs());
        }
    }
    pub(crate) fn has_free_action(&self) -> bool {
        let me = self.me();
        !me.characters.and(self.public.kit.one_shots).is_empty()
            || (!self.public.exchanged && me.can_exchange())
    }

    pub(crate) fn refuse_use(&self, character: Character) -> Option<Reason> {
        if !self.me().characters.contains(character) {
            Some(Reason::NotYours(character))
        } else if !self.public.kit.one_shots.contains(character) {
            Some(Reason::NotOneShot(character))
        } else {
            None
        }
    }

    /// C 5.1.4: outside an action the queue is worked off at once, then the anchor returns.
    pub(crate) fn begin_free_action(&mut self) {
        if let Some(Step::Place | Step::Site | Step::End) = self.public.agenda.front() {
            self.public.agenda.now([Step::Queue]);
        }
    }

    /// A one-shot leaves its slot and works (C 5.1.3, 6.8.3).
    pub(crate) fn use_character(
        &mut self,
        seat: Seat,
        character: Character,
        host: &mut impl Host<Event>,
    ) {
        self.public.players[seat].characters.remove(character);
        self.work_once(seat, character, host);
    }

    /// C 6.8.4: it goes to the player's own discard, then its effect follows.
    pub(crate) fn work_once(
        &mut self,
        seat: Seat,
        character: Character,
        host: &mut impl Host<Event>,
    ) {
        self.public.players[seat].discarded.insert(character);
        host.hear(|| Event::Used { seat, character });
        if let Talent::OneShot(effect) = self.public.kit.character(character).talent {
            self.effect(seat, effect, Source::Character(character), host);
        }
    }

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
            Pending::Jade => self.public.agenda.now([Step::Jade { seat, left: 1 }]),
            Pending::Bonus { site, .. } if self.public.is_automa(seat) => {
                self.automa_bonus(site, host);
            }
            Pending::Bonus { site, discount } => {
                self.public.agenda.now([Step::Bonus { site, discount }]);
            }
        }
    }

    // Anchor ACT.

    /// C 5.8.1: the targets that can be paid; if there is none, the action may be given up.
    pub(crate) fn offer_targets(
        &self,
        seat: Seat,
        site: Site,
        discount: u8,
        out: &mut ActionSet<Action>,
    ) {
        out.extend(self.public.payable(seat, site, discount));
        if out.is_empty() {
            out.insert(Action::Skip);
        }
        self.offer_free_actions(out);
    }

    pub(crate) fn forced_target(&self, seat: Seat, site: Site, discount: u8) -> Forced<Action> {
        match self.has_free_action() {
            true => Forced::No,
            false => Forced::of(self.public.payable(seat, site, discount)),
        }
    }

    pub(crate) fn refuse_skip(&self, seat: Seat, site: Site, discount: u8) -> Option<Reason> {
        self.public.payable(seat, site, discount).next().map(|_| Reason::MustAct)
    }

    /// C 5.8.1, R-62.
    pub(crate) fn skip(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let Some(Step::Act { site, .. }) = self.public.agenda.front() else {
            unreachable!("no action is to be skipped")
        };
        self.public.agenda.done();
        host.hear(|| Event::ActionLost { seat, site: Some(site) });
    }

    // Anchor BONUS.

    /// C 5.8.2: the Sites of this bonus action where something can be paid.
    fn bonus_sites(
        &self,
        seat: Seat,
        site: Option<Site>,
        discount: u8,
    ) -> impl Iterator<Item = Site> + '_ {
        Site::all()
            .filter(move |other| site.is_none_or(|only| only == *other))
            .filter(move |site| self.public.payable(seat, *site, discount).next().is_some())
    }

    /// a bonus action may always be refused.
    pub(crate) fn offer_bonus(
        &self,
        seat: Seat,
        site: Option<Site>,
        discount: u8,
        out: &mut ActionSet<Action>,
    ) {
        out.insert(Action::RefuseBonus);
        out.extend(self.bonus_sites(seat, site, discount).map(Action::Bonus));
        self.offer_free_actions(out);
    }

    pub(crate) fn forced_bonus(
        &self,
        seat: Seat,
        site: Option<Site>,
        discount: u8,
    ) -> Forced<Action> {
        let helpless = !self.has_free_action();
        match helpless && self.bonus_sites(seat, site, discount).next().is_none() {
            true => Forced::Nothing,
            false => Forced::No,
        }
    }

    pub(crate) fn refuse_bonus_at(
        &self,
        seat: Seat,
        only: Option<Site>,
        discount: u8,
        site: Site,
    ) -> Option<Reason> {
        match only {
            Some(only) if only != site => Some(Reason::BonusElsewhere(only)),
            _ if self.public.payable(seat, site, discount).next().is_none() => {
                Some(Reason::NothingPayable(site))
            }
            _ => None,
        }
    }

    /// The Totem stays where it is; no entry, no symbol.
    pub(crate) fn take_bonus(&mut self, site: Site) {
        let Some(Step::Bonus { discount, .. }) = self.public.agenda.front() else {
            unreachable!("no bonus action is on offer")
        };
        self.public.agenda.instead(Step::Act { site, discount });
    }

    pub(crate) fn refuse_the_bonus(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        host.hear(|| Event::BonusRefused { seat });
    }
}
