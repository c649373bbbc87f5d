//! The payment helper: what is due, what was paid, and every way to go on (A 6.5, PY).

use super::easel::{Easel, building_icon};
use super::offer::cost;
use crate::spot::Spot;
use crate::stock::icons;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_ahau::{Action, Ahau, Colour, Price, Step, Work};
use patolli_core::Dense;
use patolli_text::ahau::{building, colours, stock, tile, tiles};
use patolli_text::{Words, args};

impl Easel<'_> {
    pub(super) fn payment(&self) -> Markup {
        html! {
            (self.fact("y-bill", self.payment_words(), &self.bill()))
            @match self.step() {
                Some(Step::Paint) => { @for colour in Colour::all() { (self.way(Action::Paint(colour), &inline(colour.name()))) } },
                Some(Step::Nominal) => {
                    @for price in Price::all() { (self.way(Action::Nominal(price), &self.price(price))) }
                },
                Some(Step::Settle) => (self.ways()),
                _ => {},
            }
        }
    }

    /// Colours of which a cube is missing must be traded.
    fn price(&self, price: Price) -> Markup {
        let plain = price.colours().is_subset_of(self.table.payment.owned);
        html! { (cost(price.colours())) @if !plain { "⇄" } }
    }

    /// Colours that are still to be paid, that of a trade in progress first.
    fn due(&self) -> Vec<Colour> {
        let traded = match self.step() {
            Some(Step::Give { colour, .. }) => Some(colour),
            _ => None,
        };
        traded.into_iter().chain(self.table.payment.due.iter()).collect()
    }

    /// What is being built, what is still due, what lies on the table already.
    fn bill(&self) -> Markup {
        let payment = &self.table.payment;
        html! {
            @match payment.work {
                Some(Work::Lay { tile, .. }) => (inline(&tile.to_string())),
                Some(Work::Buy(place)) => {
                    @if let Some(it) = self.table.offer[place] { (inline(building_icon(it))) }
                },
                None => {},
            }
            @for (i, due) in self.due().into_iter().enumerate() {
                @if i == 0 { "◂" span class="y-due" { (inline(due.name())) } }
                @else { (inline(due.name())) }
            }
            @if !payment.cubes.is_nothing() { "✓" (icons(payment.cubes)) }
        }
    }

    pub(super) fn payment_words(&self) -> String {
        let payment = &self.table.payment;
        let what = match payment.work {
            Some(Work::Lay { tile: it, .. }) => tile(self.text, it),
            Some(Work::Buy(place)) => {
                let it = self.table.offer[place];
                it.map(|it| building(self.text, it)).unwrap_or_default()
            }
            None => String::new(),
        };
        let mut said = vec![self.tell(
            "boards-ahau-payment",
            args!(
                what = what,
                due = colours(self.text, self.due().into_iter().collect()),
                paid = stock(self.text, payment.cubes),
            ),
        )];
        if !payment.tiles.is_empty() {
            let given = tiles(self.text, payment.tiles);
            said.push(self.tell("boards-ahau-given", args!(tiles = given)));
        }
        said.join(" ")
    }

    /// PY-3: its own cube, two of another, two tiles, the Market, the Master Builder.
    fn ways(&self) -> Markup {
        let due = self.table.payment.due.first().map_or("any", Colour::name);
        html! {
            (self.way(Action::Cube, &html! { "1" (inline(due)) }))
            (self.way(Action::TradeTiles, &html! { "2" (inline("tile")) }))
            (self.way(Action::Waive, &inline("master_builder")))
            @for colour in Colour::all() {
                (self.way(Action::Trade(colour), &html! { "2" (inline(colour.name())) }))
            }
            @for colour in Colour::all() {
                (self.way(Action::Substitute(colour), &html! { (inline("market")) "1" (inline(colour.name())) }))
            }
        }
    }

    /// A way that is open; others are not shown.
    fn way(&self, action: Action, face: &Markup) -> Markup {
        if !self.subject.legal.contains(action) {
            return html! {};
        }
        let what = Ahau::action(self.text, self.subject.view, action, self.subject.names);
        self.acts(Spot::new("span", "y-chip", what), [action]).draw(face)
    }
}
