//! The five temples: what each pays for, and whose markers stand there (A 3.4, A 3.10).

use super::easel::Easel;
use super::reward::scoring_icon;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, God, Step, TempleSpace, final_scores};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{god as god_name, scoring};
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn temples(&self) -> Markup {
        let title = self.say("boards-ahau-temples");
        self.part(
            "y-temples",
            &title,
            None,
            &html! {
                div class="y-temples" { @for god in God::all() { (self.temple(god)) } }
            },
        )
    }

    fn temple(&self, god: God) -> Markup {
        let spot = Spot::new("div", "y-temple", self.temple_words(god))
            .class_if(self.table.summon.god == Some(god) && self.in_turn(), "y-called")
            .changed(self.differs(|table| table.temples[god]));
        let action = match self.step() {
            Some(Step::Summon { .. }) => Some(Action::Summon(god)),
            Some(Step::Temple { .. }) => Some(Action::Temple(god)),
            _ => None,
        };
        let pays = self.table.temple_pays(self.viewer(), god);
        self.acts(spot, action).draw(&html! {
            span class="y-god" { (inline(god.name())) }
            span class="y-god-name" { (god_name(self.text, god)) }
            span class="y-pays" {
                (inline(scoring_icon(self.table.scoring[god]))) b { (pays) } (inline("fame"))
            }
            span class="y-spaces" {
                @for space in TempleSpace::all() { (self.temple_space(god, space)) }
            }
        })
    }

    /// The Fame for a marker, until there is one.
    fn temple_space(&self, god: God, space: TempleSpace) -> Markup {
        let fame = self.kit.temple_spaces[space];
        let marker = self.table.temples[god][space];
        html! {
            @match marker {
                Some(seat) => {
                    span class={ "y-space owned seat-" (seat) } id={ "marker-" (god) "-" (seat) }
                        data-piece="marker" data-from={ "supply-" (seat) } { (piece("marker", seat, None)) }
                },
                None => { span class="y-space" { @if fame > 0 { "+" (fame) } } },
            }
        }
    }

    pub(super) fn temple_words(&self, god: God) -> String {
        let paid_for = self.table.scoring[god];
        let mut said = vec![self.tell(
            "boards-ahau-temple",
            args!(god = god_name(self.text, god), scoring = scoring(self.text, paid_for)),
        )];
        let markers = self.table.temples[god];
        said.extend(markers.values().flatten().map(|seat| self.marker_words(*seat, god)));
        if let Some(me) = self.me {
            let strength = self.table.most_strength(me, god);
            said.push(self.tell("boards-ahau-strength", args!(n = strength)));
        }
        said.join(" ")
    }

    fn marker_words(&self, seat: Seat, god: God) -> String {
        let fame = self.table.temple_pays(seat, god);
        self.tell("boards-ahau-marker", args!(name = self.name(seat), fame = fame))
    }

    /// What the Celebration that ends the game would add now (KC-3, KC-4).
    pub(super) fn projected(&self, seat: Seat) -> i16 {
        final_scores(self.table)[seat].total() - self.table.players[seat].fame.total()
    }
}
