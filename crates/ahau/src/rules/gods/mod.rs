//! What the five gods do (A 6.3).

mod chief;
mod jaguar;
mod rain;
mod serpent;
mod sun;

use crate::model::*;

pub(crate) use chief::ChiefGod;
pub(crate) use jaguar::JaguarGod;
pub(crate) use rain::RainGod;
pub(crate) use serpent::FeatheredSerpent;
pub(crate) use sun::SunGod;

impl Ahau {
    /// One point of the strength is used; the step stays while more are left.
    fn use_strength(&mut self, left: u8, step: impl Fn(u8) -> Step) {
        match left {
            0 | 1 => self.public.agenda.done(),
            _ => self.public.agenda.instead(step(left - 1)),
        }
    }
}
