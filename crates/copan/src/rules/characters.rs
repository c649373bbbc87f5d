//! Characters in hand (C 6.8): keeping, replacing, using, refusing, dropping.

use crate::model::*;
use patolli_core::{ActionSet, Forced, Host, Seat};

impl Public {
    pub fn has_free_slot(&self, seat: Seat) -> bool {
        self.players[seat].characters.len() + self.entering(seat) < usize::from(self.slots(seat))
    }
    /// Slots kept for Characters that enter when what they replaced has worked.
    fn entering(&self, seat: Seat) -> usize {
        let enters = |step: &Step| matches!(step, Step::Enter { seat: of, .. } if *of == seat);
        self.agenda.iter().filter(enters).count()
    }
    /// Whether a one-shot of this player may work now (C 5.5.6, R-26).
    fn may_use(&self, seat: Seat) -> bool {
        seat == self.active && !self.in_event
    }
}

impl Copan {
    /// C 6.8.2, R-70: any Character may be refused.
    pub(crate) fn offer_keep(&self, seat: Seat, character: Character, out: &mut ActionSet<Action>) {
        out.extend(self.keep_options(seat, character));
    }

    fn keep_options(&self, seat: Seat, character: Character) -> impl Iterator<Item = Action> + '_ {
        let slot = self.public.has_free_slot(seat);
        let usable = self.public.may_use(seat) && self.public.kit.one_shots.contains(character);
        let held = self.public.players[seat].characters.iter();
        let single =
            [slot.then_some(Action::Keep), usable.then_some(Action::UseNow), Some(Action::Refuse)];
        // nothing is replaced as long as a slot is free.
        single.into_iter().flatten().chain(held.filter(move |_| !slot).map(Action::Replace))
    }

    pub(crate) fn forced_keep(&self, seat: Seat, character: Character) -> Forced<Action> {
        Forced::of(self.keep_options(seat, character))
    }

    pub(crate) fn refuse_keep(
        &self,
        seat: Seat,
        character: Character,
        action: Action,
    ) -> Option<Reason> {
        let slot = self.public.has_free_slot(seat);
        match action {
            Action::Keep => (!slot).then_some(Reason::NoSlotFree),
            Action::Refuse => None,
            Action::Replace(_) if slot => Some(Reason::SlotFree),
            Action::Replace(old) => (!self.public.players[seat].characters.contains(old))
                .then_some(Reason::NotYours(old)),
            _ if !self.public.kit.one_shots.contains(character) => {
                Some(Reason::NotOneShot(character))
            }
            _ => (!self.public.may_use(seat)).then_some(Reason::NotNow),
        }
    }

    pub(crate) fn decide_keep(&mut self, action: Action, host: &mut impl Host<Event>) {
        let Some(Step::Keep { seat, character, free }) = self.public.agenda.front() else {
            unreachable!("no Character looks for a place")
        };
        self.public.agenda.done();
        match action {
            Action::Replace(old) => self.replace(seat, old, character, host),
            Action::UseNow => self.work_once(seat, character, host),
            // one that was recruited lies face down before its owner.
            Action::Refuse if !free => self.discard(seat, character, host),
            Action::Refuse => {
                self.public.characters.discard.insert(character);
                host.hear(|| Event::Refused { seat, character });
            }
            _ => self.enter_slot(seat, character, host),
        }
    }

    /// the old one works first if it may, only then the new one enters.
    fn replace(&mut self, seat: Seat, old: Character, new: Character, host: &mut impl Host<Event>) {
        self.public.agenda.now([Step::Enter { seat, character: new }]);
        if self.public.may_use(seat) && self.public.kit.one_shots.contains(old) {
            self.use_character(seat, old, host);
        } else {
            self.discard(seat, old, host);
        }
    }

    pub(crate) fn enter_slot(
        &mut self,
        seat: Seat,
        character: Character,
        host: &mut impl Host<Event>,
    ) {
        self.public.players[seat].characters.insert(character);
        host.hear(|| Event::Kept { seat, character });
    }

    pub(crate) fn drop_character(
        &mut self,
        seat: Seat,
        character: Character,
        host: &mut impl Host<Event>,
    ) {
        self.public.agenda.done();
        self.discard(seat, character, host);
    }

    /// C 6.8.4, R-25: face down before the player, without its effect.
    fn discard(&mut self, seat: Seat, character: Character, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.characters.remove(character);
        player.discarded.insert(character);
        host.hear(|| Event::Discarded { seat, character });
    }
}
