//! The five Buildings of a City board with their levels, prices and tokens (Y 3.5).

use super::easel::Easel;
use super::effect;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::{building_words, element as element_name, granary_words};
use patolli_yucatan::{Action, Building, Element, Level, Step, TOP};

impl Easel<'_> {
    pub(super) fn buildings(&self, seat: Seat) -> Markup {
        html! {
            div class="u-buildings" role="group" aria-label=(self.say("boards-yucatan-buildings")) {
                @for element in Element::all().filter(|it| !it.is_leader()) { (self.building(seat, element)) }
            }
        }
    }

    fn building(&self, seat: Seat, element: Element) -> Markup {
        let built = element.building();
        let spot = Spot::new("div", "u-building", self.building_line(seat, element)).changed(
            self.differs(|table| {
                let player = &table.players[seat];
                (built.map(|it| player.level(it)), player.activations[element])
            }),
        );
        self.own_acts(spot, seat, self.building_acts(element)).draw(&html! {
            span class="u-building-icon" { (inline(element.name())) }
            b class="u-building-name" { (effect::breakable(&element_name(self.text, element))) }
            @if let Some(it) = built {
                span class="u-levels" { (inline(&format!("level_{}", self.player(seat).level(it)))) }
            }
            span class="u-does" { (self.building_does(seat, built)) }
            (self.spent_tokens(seat, element))
        })
    }

    /// Tokens in front of what was activated.
    pub(super) fn spent_tokens(&self, seat: Seat, element: Element) -> Markup {
        let used = self.player(seat).activations[element];
        html! {
            @if used > 0 {
                span class={ "u-spent owned seat-" (seat) } { @for _ in 0..used { (inline("token")) } }
            }
        }
    }

    fn building_does(&self, seat: Seat, built: Option<Building>) -> Markup {
        let Some(it) = built else { return html! { "+" (icons(self.kit.granary)) } };
        let row = self.kit.building(it, self.player(seat).level(it));
        match it {
            Building::Barracks => effect::up_to(row.units),
            _ => effect::per_level(row.cost),
        }
    }

    fn building_acts(&self, element: Element) -> Vec<Action> {
        match (self.step(), element.building()) {
            (Some(Step::Choose), _) => vec![Action::Activate(element)],
            (Some(Step::Build(_)), Some(it)) => {
                Level::all().map(|level| Action::Build(it, level)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What it does now, and on the next level.
    pub(super) fn building_line(&self, seat: Seat, element: Element) -> String {
        let name = element_name(self.text, element);
        let Some(it) = element.building() else {
            return self.named(&name, &granary_words(self.text, self.kit));
        };
        let level = self.player(seat).level(it);
        let does = building_words(self.text, self.kit, it, level);
        let mut said =
            self.tell("boards-yucatan-building", args!(name = name, level = level, does = does));
        if level < TOP {
            let next = building_words(self.text, self.kit, it, level + 1);
            let next =
                self.tell("boards-yucatan-next-level", args!(level = level + 1, does = next));
            said = format!("{said} {next}");
        }
        said
    }
}
