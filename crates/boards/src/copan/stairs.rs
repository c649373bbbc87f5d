//! The four stairways with the Priests, and the Zenith tokens on the summit (C 3.5).

use super::easel::Easel;
use super::pyramid::{ALL, EDGE, STAIR, Side, WIDE, block};
use crate::spot::Spot;
use crate::svg::{moved, n, symbol};
use maud::{Markup, html};
use patolli_copan::{Action, Public, Resource, Step, TOP};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::copan::{counted, multiplier, resource};

/// From the foot of a stairway to the temple.
const LONG: f64 = (WIDE - STAIR) / 2.0;
const RUNG: f64 = LONG / (TOP as f64 + 1.0);

/// The middle of a part of a step; `share` says how far along the side.
fn on_step(side: Side, step: u8, share: f64) -> (f64, f64) {
    let along = (WIDE - STAIR) / 2.0 + STAIR * share;
    side.point(along, EDGE + RUNG * (f64::from(step) + 0.5))
}

impl Easel<'_> {
    pub(super) fn stairway(&self, stair: Resource) -> Markup {
        let side = Side::of(stair);
        let priests = |table: &Public| -> Vec<u8> {
            table.seats().map(|seat| table.players[seat].priests[stair]).collect()
        };
        let spot = Spot::new("g", format!("stairway stairway-{stair}"), self.stair_words(stair))
            .changed(self.differs(priests));
        let spot = match self.step() {
            Some(Step::Climb { .. }) => self.acts(spot, [Action::Climb(stair)]),
            Some(Step::Descend { .. }) => self.acts(spot, [Action::Descend(stair)]),
            _ => spot,
        };
        let ahead = self.ahead(stair);
        spot.draw(&html! {
            @for step in 0..=TOP {
                @let level = self.level(stair, step);
                @let class = if ahead == Some(step) { "rung ahead" } else { "rung" };
                (block(&format!("{class} level-{level}"), on_step(side, step, 0.5), side.size(STAIR - 8.0, RUNG - 2.0), 2))
            }
            @for step in 0..=TOP {
                @if step == 0 || self.worth(stair, step) != self.worth(stair, step - 1) {
                    @let (x, y) = on_step(side, step, label_share(side));
                    text class="stair-worth" x=(n(x)) y=(n(y + 10.0)) { (multiplier(self.worth(stair, step))) }
                }
            }
            @for seat in self.table.seats() { (self.priest(seat, stair)) }
        })
    }

    fn worth(&self, stair: Resource, step: u8) -> i8 {
        self.kit.stair(stair, step)
    }

    /// How often the worth has changed so far: 0 at the foot.
    fn level(&self, stair: Resource, step: u8) -> usize {
        (1..=step).filter(|at| self.worth(stair, *at) != self.worth(stair, at - 1)).count()
    }

    /// Where the observer's Priest would go.
    fn ahead(&self, stair: Resource) -> Option<u8> {
        let me = self.me.filter(|me| self.decider() == Some(*me))?;
        let here = self.player(me).priests[stair];
        match self.step() {
            Some(Step::Climb { steps, .. }) => Some((here + steps).min(TOP)),
            Some(Step::Descend { .. }) => here.checked_sub(1),
            _ => None,
        }
    }

    fn priest(&self, seat: Seat, stair: Resource) -> Markup {
        let side = Side::of(stair);
        let step = self.player(seat).priests[stair];
        let place = 0.24 + 0.74 * (seat.index() as f64 + 0.5) / self.table.n() as f64;
        let share = if label_share(side) > 0.5 { 1.0 - place } else { place };
        let (x, y) = on_step(side, step, share);
        html! {
            g id={ "priest-" (stair) "-" (seat) } data-piece="priest" class={ "owned seat-" (seat) }
                transform=(moved(x, y)) {
                (symbol("priest", 0.0, 0.0, 42.0))
                g class="sign" { (symbol(&format!("sign-{seat}"), 0.0, 9.0, 17.0)) }
            }
        }
    }

    pub(super) fn stair_words(&self, stair: Resource) -> String {
        let each = self.table.seats().map(|seat| {
            let step = self.player(seat).priests[stair];
            self.tell(
                "boards-copan-stair-of",
                args!(
                    name = self.name(seat),
                    step = step,
                    worth = multiplier(self.worth(stair, step)),
                    n = self.table.counted(seat)[stair],
                ),
            )
        });
        let about = self.tell(
            "boards-copan-stair",
            args!(stair = resource(self.text, stair), what = counted(self.text, stair)),
        );
        [about].into_iter().chain(each).collect::<Vec<_>>().join(" ")
    }

    /// The tokens that are left; the highest is on top.
    pub(super) fn zenith(&self) -> Markup {
        let taken = usize::from(self.table.zeniths);
        let spot = Spot::new("g", "zenith", self.zenith_words())
            .at(ALL / 2.0, ALL / 2.0)
            .changed(self.differs(|table| table.zeniths));
        spot.draw(&html! {
            (block("temple", (0.0, 0.0), (STAIR - 16.0, STAIR - 16.0), 10))
            (block("temple-roof", (0.0, 0.0), (STAIR - 56.0, STAIR - 56.0), 8))
            path class="temple-line" d="M-92-92 -72-72M92-92 72-72M-92 92-72 72M92 92 72 72" {}
            @for (vp, (x, y)) in self.kit.zenith.iter().zip([(0.0, -30.0), (-34.0, 30.0), (34.0, 30.0)]).skip(taken) {
                g transform=(moved(x, y)) {
                    circle class="zenith-token" r="34" {}
                    text class="zenith-vp" y="14" { (vp) }
                }
            }
        })
    }

    pub(super) fn zenith_words(&self) -> String {
        let left = &self.kit.zenith[usize::from(self.table.zeniths)..];
        let left: Vec<_> = left.iter().map(ToString::to_string).collect();
        match left.is_empty() {
            true => self.say("boards-copan-zenith-none"),
            false => self.tell("boards-copan-zenith", args!(vp = left.join(", "))),
        }
    }
}

/// Numbers are to the left or above, depending on the direction of the side.
const fn label_share(side: Side) -> f64 {
    match side {
        Side::North | Side::East => 0.87,
        Side::South | Side::West => 0.13,
    }
}
