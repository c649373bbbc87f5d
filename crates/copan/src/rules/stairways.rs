//! The four stairways of the Pyramid (C 5.1.8) and the Zenith tokens (C 5.1.9).

use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// Which Priest climbs (C 5.1.8).
#[derive(Clone, Copy)]
pub(crate) struct ClimbStair {
    pub steps: u8,
}

impl Decision<Copan> for ClimbStair {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Climb, game.public.players[seat].open_stairs().collect());
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Climb(stair) = action else { return Some(Reason::AnotherDecision) };
        let step = game.public.players[seat].priests[stair];
        (step >= TOP).then_some(Reason::PriestOnTop(stair))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Climb(stair) = action else { unreachable!("{action} climbs nothing") };
        game.public.agenda.done();
        game.move_priest(seat, stair, self.steps, host);
    }
}

/// Which Priest comes down a step (C 5.1.8).
#[derive(Clone, Copy)]
pub(crate) struct DescendStair;

impl Decision<Copan> for DescendStair {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Descend, game.public.players[seat].stairs_above().collect());
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Descend(stair) = action else { return Some(Reason::AnotherDecision) };
        let step = game.public.players[seat].priests[stair];
        (step == 0).then_some(Reason::PriestAtBottom(stair))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Descend(stair) = action else { unreachable!("{action} descends nothing") };
        game.public.agenda.done();
        game.move_down(seat, stair, host);
    }
}

impl Player {
    /// Stairways the player can still climb.
    pub fn open_stairs(&self) -> impl Iterator<Item = Resource> + '_ {
        Resource::all().filter(|stair| self.priests[*stair] < TOP)
    }
    /// Stairways that the player can come down.
    pub fn stairs_above(&self) -> impl Iterator<Item = Resource> + '_ {
        Resource::all().filter(|stair| self.priests[*stair] > 0)
    }
}

impl Copan {
    /// C 5.1.8: the movement cannot be split or refused. C 8.5: the Automa follows its priorities.
    pub(crate) fn climb(&mut self, seat: Seat, k: u8, by: Source, host: &mut impl Host<Event>) {
        if k == 0 {
            return;
        }
        let Some(automa) = self.public.automa_at(seat) else {
            return self.public.agenda.now([Step::Climb { seat, steps: k, by }]);
        };
        let priests = self.public.players[seat].priests;
        let open = automa.order.into_iter().find(|stair| priests[*stair] < TOP);
        if let Some(stair) = open {
            self.move_priest(seat, stair, k, host);
        }
    }

    fn move_priest(&mut self, seat: Seat, stair: Resource, k: u8, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        let step = &mut player.priests[stair];
        let moved = k.min(TOP - *step);
        *step += moved;
        let step = *step;
        host.hear(|| Event::Climbed { seat, stair, step });
        if step == TOP {
            self.reach_top(seat, stair, host);
        }
        self.reward_climb(seat, moved, host);
    }

    /// C 5.1.9, R-43: one token for each Priest's first arrival, while any are left.
    fn reach_top(&mut self, seat: Seat, stair: Resource, host: &mut impl Host<Event>) {
        let topped = &mut self.public.players[seat].topped;
        if topped.contains(stair) {
            return;
        }
        topped.insert(stair);
        let pile = self.public.kit.zenith;
        if let Some(&vp) = pile.get(usize::from(self.public.zeniths)) {
            self.public.zeniths += 1;
            self.score(seat, vp.into(), Source::Zenith, host);
        }
    }

    /// only steps actually climbed count, and each such Character gives its gain.
    fn reward_climb(&mut self, seat: Seat, moved: u8, host: &mut impl Host<Event>) {
        let climbers = self.public.working(seat).and(self.public.kit.climbers);
        for character in climbers {
            let row = self.public.kit.character(character);
            if let Talent::Permanent(Gift::Climb { steps, gain }) = row.talent
                && moved >= steps
            {
                self.gain_any(seat, gain, Source::Character(character), host);
            }
        }
    }

    /// C 5.1.8: one step down, by an Event. C 8.5: the Automa on its lowest priority.
    pub(crate) fn descend(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let Some(automa) = self.public.automa_at(seat) else {
            return self.public.agenda.now([Step::Descend { seat }]);
        };
        let priests = self.public.players[seat].priests;
        let last = automa.order.into_iter().rev().find(|stair| priests[*stair] > 0);
        if let Some(stair) = last {
            self.move_down(seat, stair, host);
        }
    }

    fn move_down(&mut self, seat: Seat, stair: Resource, host: &mut impl Host<Event>) {
        let step = &mut self.public.players[seat].priests[stair];
        *step -= 1;
        let step = *step;
        host.hear(|| Event::Descended { seat, stair, step });
    }
}
