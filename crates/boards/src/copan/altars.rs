//! The Altars: four cards of three columns, with a space below each column (C 3.13).

use super::easel::{Easel, tokens};
use super::effect;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, AltarPlace, AltarSpace, Fate, Public, Site, Step};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::copan::{column as column_words, cost};

impl Easel<'_> {
    pub(super) fn altars(&self) -> Markup {
        self.site(
            Site::Altars,
            &html! {
                div class="altars" { @for place in AltarPlace::all() { (self.altar(place)) } }
                (self.reserve())
            },
        )
    }

    fn altar(&self, place: AltarPlace) -> Markup {
        let row = self.kit.altar(self.table.altars[place]);
        html! {
            div class="altar" {
                span class="altar-cost" { (effect::cost(row.cost)) }
                @for space in AltarSpace::all().filter(|space| space.place() == place) {
                    (self.altar_space(space))
                }
            }
        }
    }

    /// A column with its space.
    fn altar_space(&self, space: AltarSpace) -> Markup {
        let token = self.table.altar_tokens[space];
        let closed = self.table.altars_closed.contains(space);
        let row = self.kit.altar(self.table.altar_at(space));
        let column = &row.columns[space.column()];
        let look = |table: &Public| {
            let closed = table.altars_closed.contains(space);
            (table.altar_at(space), table.altar_tokens[space], closed)
        };
        let spot = Spot::new("div", "column", self.altar_words(space))
            .class_if(closed, "closed")
            .class_if(token.is_some(), "taken")
            .changed(self.differs(look));
        let spot = match self.step() {
            Some(Step::Act { site: Site::Altars, .. }) => self.acts(spot, [Action::Offer(space)]),
            _ => spot,
        };
        spot.draw(&html! {
            span class="column-effects" { (effect::column(column)) }
            span class="column-climb" { (effect::steps(column.climb)) }
            span class="column-space" {
                @match token {
                    Some(seat) => (altar_token(space, seat)),
                    None if closed => (inline("closed")),
                    None => (inline(self.altar_fate(space).name())),
                }
            }
        })
    }

    fn altar_fate(&self, space: AltarSpace) -> Fate {
        self.fate_where(|fate| self.kit.fates.altars[fate].contains(&space))
    }

    pub(super) fn altar_words(&self, space: AltarSpace) -> String {
        let row = self.kit.altar(self.table.altar_at(space));
        let said = self.tell(
            "boards-copan-altar",
            args!(
                n = space.index() + 1,
                cost = cost(self.text, row.cost),
                column = column_words(self.text, &row.columns[space.column()]),
            ),
        );
        let more = match self.table.altar_tokens[space] {
            Some(seat) => self.tell("boards-copan-altar-taken", args!(name = self.name(seat))),
            None if self.table.altars_closed.contains(space) => self.say("boards-copan-closed"),
            None => self.fate_words(self.altar_fate(space)),
        };
        format!("{said} {more}")
    }

    /// Tokens that were moved away still count (C 7.3).
    fn reserve(&self) -> Markup {
        let seats: Vec<Seat> = self.in_reserve().collect();
        html! {
            @if !seats.is_empty() {
                div class="site-foot" {
                    (Spot::new("div", "reserve", self.reserve_words())
                        .changed(self.differs(|table| {
                            table.seats().map(|seat| table.players[seat].reserve).collect::<Vec<_>>()
                        }))
                        .draw(&html! {
                            span { (self.say("boards-copan-reserve")) }
                            @for seat in seats { (tokens(seat, self.player(seat).reserve)) }
                        }))
                }
            }
        }
    }

    fn in_reserve(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table.seats().filter(|seat| self.player(*seat).reserve > 0)
    }

    pub(super) fn reserve_words(&self) -> String {
        let each = self.in_reserve().map(|seat| {
            let n = self.player(seat).reserve;
            self.tell("boards-copan-tokens-of", args!(name = self.name(seat), n = n))
        });
        let each: Vec<_> =
            [self.say("boards-copan-reserve-about")].into_iter().chain(each).collect();
        each.join(" ")
    }
}

fn altar_token(space: AltarSpace, seat: Seat) -> Markup {
    html! {
        span id={ "altar-token-" (space.index() + 1) } data-piece="token" data-from={ "supply-" (seat) }
            class={ "tokens seat-" (seat) } { (piece("token", seat, None)) }
    }
}
