//! Effects that are being resolved: whose they are, how much of them is left, in which order.

use super::agenda::check_pending;
use crate::model::*;
use patolli_core::{At, Dense, Flaw, Seat, at};
use std::fmt::Display;

/// More than any component gives or takes, one by one.
const MOST: u8 = 48;

/// Whose effects wait, and when.
pub(super) struct Work<'a> {
    public: &'a Public,
    seat: Seat,
    when: When,
}

#[derive(Clone, Copy, PartialEq)]
enum When {
    /// The player's own turn.
    Turn,
    /// The Event card strikes the player.
    Event,
    /// The Automa decides nothing.
    Automa,
}

impl<'a> Work<'a> {
    pub(super) const fn of_turn(public: &'a Public, seat: Seat) -> Self {
        Self { public, seat, when: When::Turn }
    }
    pub(super) const fn of_event(public: &'a Public, seat: Seat) -> Self {
        Self { public, seat, when: When::Event }
    }
    pub(super) const fn of_automa(public: &'a Public) -> Self {
        Self { public, seat: AUTOMA, when: When::Automa }
    }

    /// From the front of the agenda to the back.
    pub(super) fn check(&self, work: &[Step]) -> Result<(), Flaw> {
        for (i, step) in work.iter().enumerate() {
            let (before, after) = (&work[..i], &work[i + 1..]);
            let place = format_args!("agenda[{i}]");
            let here = at("I-19", place);
            here.holds(self.may_happen(*step))?;
            self.check_amount(*step, here)?;
            here.holds(may_follow(before, *step))?;
            let same = after.iter().filter(|other| kind(other) == kind(step)).count();
            here.holds(same < room(step))?;
            if let Step::Append(item) = step {
                check_pending(*item, "agenda")?;
                at("I-15", "exchanged").fits("agenda", self.public.exchanged)?;
            }
        }
        Ok(())
    }

    /// Whether a step belongs to this player and this time.
    fn may_happen(&self, step: Step) -> bool {
        use Step as S;
        let here = match step {
            S::Eject { seat, .. } => return self.is_off(seat),
            S::Effect { .. } | S::Tokens { .. } | S::Apply { .. } => self.when != When::Event,
            S::Append(_) | S::PickCity { .. } => self.when == When::Turn,
            S::Lose { .. }
            | S::Descend { .. }
            | S::DropJade { .. }
            | S::DropCharacter { .. }
            | S::DropGlyph { .. } => self.when == When::Event,
            S::Gain { .. }
            | S::Climb { .. }
            | S::Keep { .. }
            | S::Enter { .. }
            | S::PickGlyph { .. }
            | S::PickCharacter { .. }
            | S::Jade { .. }
            | S::MoveTotem { .. } => self.when != When::Automa,
            _ => false,
        };
        here && owner(step).is_none_or(|seat| seat == self.seat)
    }

    /// A person whose Totem is off the board.
    fn is_off(&self, seat: Seat) -> bool {
        seat.index() < self.public.people() && self.public.players[seat].totem.is_none()
    }

    /// Amounts and effects as printed.
    fn check_amount<P: Display>(&self, step: Step, here: At<P>) -> Result<(), Flaw> {
        match step {
            Step::Gain { left, .. } | Step::Lose { left, .. } => here.range(left, 1, MOST),
            Step::Climb { steps, .. } => here.range(steps, 1, TOP),
            Step::Jade { left, .. } => here.range(left, 1, MaskSpace::COUNT),
            Step::Apply { left, .. } => here.range(left, 1, EmbassyToken::COUNT),
            Step::Tokens { seat, city, draws } => {
                here.range(draws, 0, self.public.players[seat].cities[city])
            }
            Step::Effect { effect, by, .. } => here.holds(self.is_printed(effect, by)),
            _ => Ok(()),
        }
    }

    /// Whether this component has this effect: those that wait are of City tiles and Altars.
    fn is_printed(&self, effect: Effect, by: Source) -> bool {
        let public = self.public;
        match by {
            Source::CityTile(tile) => public.kit.city_tile(tile).effect == effect,
            Source::Altar(space) => {
                let column = public.kit.altar(public.altar_at(space)).columns[space.column()];
                column.effects.contains(&Some(effect)) || effect == Effect::Climb(column.climb)
            }
            // C 8.3: the extension of an advanced Automa.
            _ => self.when == When::Automa && effect == Effect::Extension,
        }
    }
}

/// Who gets the effect.
fn owner(step: Step) -> Option<Seat> {
    match step {
        Step::Effect { seat, .. }
        | Step::Tokens { seat, .. }
        | Step::Apply { seat, .. }
        | Step::Enter { seat, .. } => Some(seat),
        Step::Append(_) => None,
        decision => decision.decider(AUTOMA),
    }
}

/// What can still be above a step: it was put there by what the step set off, or waits beside it.
fn may_follow(before: &[Step], step: Step) -> bool {
    use Step as S;
    let all = |fits: fn(&Step) -> bool| before.iter().all(fits);
    match step {
        S::Gain { .. } => all(|step| matches!(step, S::Gain { .. })),
        S::DropCharacter { .. } => all(|step| matches!(step, S::DropCharacter { .. })),
        // nothing else may take the slot before.
        S::Enter { .. } => all(|step| {
            matches!(
                step,
                S::Gain { .. }
                    | S::Climb { .. }
                    | S::PickGlyph { .. }
                    | S::MoveTotem { .. }
                    | S::Eject { .. }
            )
        }),
        S::Effect { .. } | S::Tokens { .. } | S::Apply { .. } | S::Jade { .. } | S::Append(_) => {
            true
        }
        // All others are decided as soon as they come up.
        _ => before.is_empty(),
    }
}

/// Steps that count together: a token to be put into a City becomes the drawing of Embassy tokens,
/// and that becomes their application.
fn kind(step: &Step) -> std::mem::Discriminant<Step> {
    let drawing = Step::Tokens { seat: AUTOMA, city: City::Quirigua, draws: 0 };
    std::mem::discriminant(match step {
        Step::Apply { .. }
        | Step::PickCity { .. }
        | Step::Effect { effect: Effect::PlaceEmbassy, .. } => &drawing,
        other => other,
    })
}

/// How many of a kind can wait at once.
fn room(step: &Step) -> usize {
    match step {
        // One for each Character that gives with a long climb.
        Step::Gain { .. } | Step::DropCharacter { .. } => AGENDA / 2,
        // Of a City, and of an effect that puts a token into another.
        Step::Tokens { .. }
        | Step::Apply { .. }
        | Step::PickCity { .. }
        | Step::Effect { effect: Effect::PlaceEmbassy, .. } => 2,
        // The effects of a column and its climb.
        Step::Effect { .. } => 3,
        _ => 1,
    }
}
