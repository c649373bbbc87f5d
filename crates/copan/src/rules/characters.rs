//! Characters in hand (C 6.8): keeping, replacing, using, refusing, dropping.

use super::decisions::pick;
use crate::model::*;
use patolli_core::{Decision, Host, Menu, Quick, Seat};

/// What to do with a Character just gained (C 6.8.2).
#[derive(Clone, Copy)]
pub(crate) struct KeepCharacter {
    pub character: Character,
    /// Gained by an effect rather than recruited.
    pub free: bool,
}

impl Decision<Copan> for KeepCharacter {
    /// any Character may be refused. R-67: nothing is replaced while a slot is free.
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        if game.public.has_free_slot(seat) {
            menu.add(Action::Keep);
        } else {
            menu.add_each(Action::Replace, game.public.players[seat].characters);
        }
        if game.public.may_use(seat) && game.public.kit.one_shots.contains(self.character) {
            menu.add(Action::UseNow);
        }
        menu.add(Action::Refuse);
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let public = &game.public;
        let slot = public.has_free_slot(seat);
        match action {
            Action::Keep => (!slot).then_some(Reason::NoSlotFree),
            Action::Replace(_) if slot => Some(Reason::SlotFree),
            Action::Replace(old) => {
                (!public.players[seat].characters.contains(old)).then_some(Reason::NotYours(old))
            }
            Action::UseNow if !public.kit.one_shots.contains(self.character) => {
                Some(Reason::NotOneShot(self.character))
            }
            Action::UseNow => (!public.may_use(seat)).then_some(Reason::NotNow),
            Action::Refuse => None,
            _ => Some(Reason::AnotherDecision),
        }
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Self { character, free } = self;
        game.public.agenda.done();
        match action {
            Action::Replace(old) => game.replace(seat, old, character, host),
            Action::UseNow => game.work_once(seat, character, host),
            // a recruited Character goes face down before its owner.
            Action::Refuse if !free => game.discard(seat, character, host),
            Action::Refuse => {
                game.public.characters.discard.insert(character);
                host.hear(|| Event::Refused { seat, character });
            }
            _ => game.enter_slot(seat, character, host),
        }
    }

    /// Refusing a Character just paid for is drawn less often.
    fn any(self, game: &Copan, seat: Seat, dice: &mut Quick) -> Option<Action> {
        match pick(self, game, seat, dice) {
            Some(Action::Refuse) => pick(self, game, seat, dice),
            drawn => drawn,
        }
    }
}

/// Which Character to discard, by an Event (C 5.5) or for want of a slot.
#[derive(Clone, Copy)]
pub(crate) struct DropCharacter;

impl Decision<Copan> for DropCharacter {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::DropCharacter, game.public.players[seat].characters);
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::DropCharacter(character) = action else {
            return Some(Reason::AnotherDecision);
        };
        let held = game.public.players[seat].characters.contains(character);
        (!held).then_some(Reason::NotYours(character))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::DropCharacter(character) = action else {
            unreachable!("{action} drops nobody")
        };
        game.public.agenda.done();
        game.discard(seat, character, host);
    }
}

impl Public {
    /// Characters whose permanent effect is active: those in slots (C 6.8.1). C 8.5: a basic
    /// Automa's have none.
    pub fn working(&self, seat: Seat) -> CharacterSet {
        match self.automa_at(seat) {
            Some(automa) if automa.mode == Mode::Basic => CharacterSet::EMPTY,
            _ => self.players[seat].characters,
        }
    }

    pub fn has_free_slot(&self, seat: Seat) -> bool {
        self.players[seat].characters.len() + self.entering(seat) < usize::from(self.slots(seat))
    }
    /// Slots reserved for Characters that enter once the one they replace has resolved.
    fn entering(&self, seat: Seat) -> usize {
        let enters = |step: &Step| matches!(step, Step::Enter { seat: of, .. } if *of == seat);
        self.agenda.iter().filter(enters).count()
    }
    /// Whether this player may use a one-shot now (C 5.5.6, R-26).
    fn may_use(&self, seat: Seat) -> bool {
        seat == self.active && !self.in_event
    }
}

impl Copan {
    /// the old one resolves first, if it may; then the new one enters.
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

    /// Takes a one-shot from its slot and resolves it (C 5.1.3, 6.8.3).
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

    /// C 6.8.4, R-25: face down before the player, without its effect.
    fn discard(&mut self, seat: Seat, character: Character, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        player.characters.remove(character);
        player.discarded.insert(character);
        host.hear(|| Event::Discarded { seat, character });
    }
}
