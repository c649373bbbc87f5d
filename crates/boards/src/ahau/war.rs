//! The war track: markers in stacks, and what each space brings (A 3.4, A 6.8).

use super::easel::Easel;
use crate::seats::piece;
use crate::spot::Spot;
use maud::{Markup, html};
use patolli_ahau::{Action, Step, WAR_TOP, WarStep};
use patolli_core::{Dense, Seat};
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn war_track(&self) -> Markup {
        let title = self.say("boards-ahau-war");
        self.part(
            "y-war",
            &title,
            None,
            &html! {
                div class="y-war" { @for space in 0..=WAR_TOP { (self.war_space(space)) } }
            },
        )
    }

    /// From below; the uppermost is ahead.
    pub(super) fn war_stack(&self, space: u8) -> Vec<Seat> {
        self.table.war_order.iter().filter(|seat| self.player(*seat).war == space).collect()
    }

    fn war_space(&self, space: u8) -> Markup {
        let stack = self.war_stack(space);
        let spot = Spot::new("div", format!("y-step y-step-{space}"), self.war_words(space))
            .changed(stack.iter().any(|seat| self.differs(|table| table.players[*seat].war)));
        self.acts(spot, self.war_acts(space)).draw(&html! {
            span class="y-stack" {
                @for seat in stack.into_iter().rev() {
                    span class={ "owned seat-" (seat) } id={ "war-" (seat) } data-piece="marker" {
                        (piece("marker", seat, None))
                    }
                }
            }
            @if space > 0 {
                span class="y-prize" { (self.reward(self.kit.war_track[usize::from(space) - 1])) }
            } @else { span class="y-prize" { "0" } }
        })
    }

    fn war_acts(&self, space: u8) -> Option<Action> {
        match self.step()? {
            Step::Win(seat) => {
                let next = (self.player(seat).war + 1).min(WAR_TOP);
                (space == next).then_some(Action::Advance)
            }
            Step::WarReward(_) => {
                let step = usize::from(space).checked_sub(1)?;
                WarStep::checked(step).map(Action::WarReward)
            }
            _ => None,
        }
    }

    pub(super) fn war_words(&self, space: u8) -> String {
        let mut said = match space {
            0 => self.say("boards-ahau-war-start"),
            _ => {
                let reward = self.reward_words(self.kit.war_track[usize::from(space) - 1]);
                self.tell("boards-ahau-war-space", args!(n = space, reward = reward))
            }
        };
        let names: Vec<_> =
            self.war_stack(space).iter().rev().map(|seat| self.name(*seat).to_string()).collect();
        if !names.is_empty() {
            let names = names.join(", ");
            said = format!("{said} {}", self.tell("boards-ahau-war-stack", args!(names = names)));
        }
        said
    }
}
