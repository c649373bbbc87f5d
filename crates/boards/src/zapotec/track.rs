//! The Sacrifice track: the stairs of a temple, with the discs on them.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::{n, symbol};
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::step_bonus;
use patolli_zapotec::{Action, Corn, LAST_STEP, Step, StepBonus};

const WIDE: f64 = 78.0;
const RISE: f64 = 5.0;
const FLOOR: f64 = 174.0;
/// The lowest step's height; it must hold the bonus and the number.
const FOOT: f64 = 74.0;

impl Easel<'_> {
    pub(super) fn track(&self) -> Markup {
        let content = html! {
            svg class="track" viewBox="0 0 1014 176" preserveAspectRatio="xMaxYMax" {
                @for step in 0..=LAST_STEP { (self.stair(step)) }
            }
        };
        self.part("track", &self.say("boards-zapotec-track"), None, &content)
    }

    /// A step of the stairs. To sacrifice is to choose how far to climb.
    fn stair(&self, step: usize) -> Markup {
        let mine = self.me.map(|me| usize::from(self.player(me).step));
        let discs = |table: &patolli_zapotec::Public| {
            let on = |seat: &Seat| usize::from(table.players[*seat].step) == step;
            table.arrivals.iter().filter(on).collect::<Vec<_>>()
        };
        let bonus = self.kit.track[step];
        let spot = Spot::new("g", "stair", self.stair_words(step, &discs(self.table)))
            .at(WIDE * step as f64, 0.0)
            .class_if(mine.is_some_and(|mine| (mine + 1..=mine + 3).contains(&step)), "ahead")
            .class_if(mine.is_some_and(|mine| step <= mine && step > 0), "reached")
            .changed(self.differs(discs));
        let climb = mine.and_then(|mine| step.checked_sub(mine)).filter(|steps| *steps > 0);
        let spot = match (self.step(), climb) {
            (Some(Step::Capital), Some(climb)) => {
                let corn = Corn::checked(climb - 1);
                self.acts(spot, corn.map(Action::Sacrifice))
            }
            (Some(Step::TileNow(_)), Some(climb)) => {
                let end = LAST_STEP.min(mine.unwrap_or(0) + usize::from(self.kit.advance.steps));
                let here = mine.unwrap_or(0) + climb == end;
                self.acts(spot, here.then_some(Action::Advance))
            }
            _ => spot,
        };
        let top = FLOOR - FOOT - RISE * step as f64;
        spot.draw(&html! {
            rect class="tread" x="1" y=(n(top)) width=(n(WIDE - 2.0)) height=(n(FLOOR - top)) {}
            rect class="tread-top" x="1" y=(n(top)) width=(n(WIDE - 2.0)) height="7" {}
            (bonus_drawing(bonus, top + 33.0))
            text class="stair-number" x=(n(WIDE / 2.0)) y=(n(FLOOR - 5.0)) { (step) }
            @for (i, seat) in discs(self.table).into_iter().enumerate() { (track_disc(seat, i, top)) }
        })
    }

    pub(super) fn stair_words(&self, step: usize, discs: &[Seat]) -> String {
        let bonus = step_bonus(self.text, self.kit.track[step]);
        let said = self.tell("boards-zapotec-step", args!(step = step, bonus = bonus));
        if discs.is_empty() {
            return said;
        }
        let names: Vec<_> = discs.iter().map(|seat| self.name(*seat).to_string()).collect();
        let names = patolli_text::list(self.text, &names);
        said + " " + &self.tell("boards-zapotec-step-discs", args!(names = names))
    }
}

/// Discs are stacked: the first to arrive is the lowest.
fn track_disc(seat: Seat, place: usize, top: f64) -> Markup {
    let middle = top - 16.0 - 22.0 * place as f64;
    html! {
        g id={ "track-disc-" (seat) } data-piece="disc" class={ "owned seat-" (seat) } {
            (symbol("disc", WIDE / 2.0, middle, 37.0))
            g class="sign" { (symbol(&format!("sign-{seat}"), WIDE / 2.0, middle, 18.0)) }
        }
    }
}

fn bonus_drawing(bonus: StepBonus, y: f64) -> Markup {
    let middle = WIDE / 2.0;
    let label =
        |text: String| html! { text class="stair-points" x=(n(middle)) y=(n(y + 8.0)) { (text) } };
    html! {
        @match bonus {
            StepBonus::Nothing => {},
            StepBonus::Points(points) => {
                (symbol("points", middle, y, 46.0))
                (label(points.to_string()))
            },
            StepBonus::FreeResource => (symbol("basic", middle, y, 42.0)),
            StepBonus::Discount { level, gold } => {
                (symbol("gold", middle + 17.0, y, 32.0))
                text class="stair-bonus" x=(n(middle - 17.0)) y=(n(y + 8.0)) { "−" (gold) }
                (level_bars(level.index() + 1, middle, y + 17.0))
            },
            StepBonus::NoPriest => {
                (symbol("priest", middle, y, 42.0))
                path class="struck" d={ "M" (n(middle - 20.0)) " " (n(y + 18.0)) "l40-36" } {}
            },
            StepBonus::FreeDisc => (symbol("ritual", middle, y, 44.0)),
        }
    }
}

/// As many bars as on the back of the tiles that become cheaper.
fn level_bars(level: usize, x: f64, y: f64) -> Markup {
    html! {
        @for i in 0..level {
            rect class={ "bar level-" (level) } x=(n(x - 24.0 + 17.0 * i as f64)) y=(n(y)) width="14" height="5" {}
        }
    }
}
