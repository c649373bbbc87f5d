//! The building offer (A 3.8), and what is printed on a building.

use super::easel::{Easel, building_icon};
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Building, Colours, Place, Step};
use patolli_core::Dense;
use patolli_text::ahau::{building, building_words, colours, short_building_words};
use patolli_text::args;

impl Easel<'_> {
    pub(super) fn offer(&self) -> Markup {
        let title = self.say("boards-ahau-offer");
        let stack = self.tell("boards-ahau-stack", args!(n = self.table.stack.len()));
        let places = Place::all().take(self.kit.offer(self.table.n()));
        self.part(
            "y-offer",
            &title,
            Some(&stack),
            &html! {
                div class="y-offer" { @for place in places { (self.offered(place)) } }
            },
        )
    }

    fn offered(&self, place: Place) -> Markup {
        let Some(it) = self.table.offer[place] else {
            return self.fact("y-house y-vacant", self.say("boards-ahau-offer-empty"), &html! {});
        };
        let spot = Spot::new("div", "y-house", self.building_for_sale(it))
            .changed(self.differs(|table| table.offer[place]));
        let builds = matches!(self.step(), Some(Step::Main | Step::Build));
        self.acts(spot, builds.then_some(Action::Buy(place))).draw(&html! {
            (inline(building_icon(it)))
            span class="y-house-name" { (building(self.text, it)) }
            span class="y-house-does" { (short_building_words(self.text, self.kit, it)) }
            (cost(self.kit.building(it).cost))
        })
    }

    /// Name and effect.
    pub(super) fn building_words(&self, it: Building) -> String {
        let (name, does) = (building(self.text, it), building_words(self.text, self.kit, it));
        self.tell("boards-ahau-building", args!(building = name, does = does))
    }

    pub(super) fn building_for_sale(&self, it: Building) -> String {
        let cost = colours(self.text, self.kit.building(it).cost);
        format!("{} {}", self.building_words(it), self.tell("boards-ahau-cost", args!(cost = cost)))
    }
}

/// The colours of a price.
pub(super) fn cost(colours: Colours) -> Markup {
    html! { span class="y-cost" { @for colour in colours { (inline(colour.name())) } } }
}
