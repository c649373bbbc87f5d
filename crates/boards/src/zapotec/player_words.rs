//! One player in words.

use super::easel::Easel;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::zapotec::{bot_card, bot_plan, card, cards, size as size_name, stock};
use patolli_zapotec::{Basic, Cell, Line, Size, final_scores};

impl Easel<'_> {
    pub(super) fn player_in_words(&self, seat: Seat) -> Markup {
        let facts = match Some(seat) == self.table.bot() {
            true => self.bot_in_words(seat),
            false => self.person_in_words(seat),
        };
        let (now, total) = (self.player(seat).vp(), final_scores(self.table)[seat].total());
        html! {
            h3 { (self.tell("boards-mat", args!(name = self.name(seat)))) }
            ul {
                li { (self.tell("zapotec-board-points", args!(now = now, total = total))) }
                @for fact in facts { li { (fact) } }
                @for tile in self.player(seat).trade {
                    li {
                        (self.tile_words(tile))
                        @if !self.player(seat).face_up.contains(tile) { " " (self.say("boards-zapotec-face-down")) }
                    }
                }
            }
            @if Some(seat) != self.table.bot() { (self.grid_in_words(seat)) }
        }
    }

    fn person_in_words(&self, seat: Seat) -> Vec<String> {
        let player = self.player(seat);
        let mut facts = vec![
            self.tell("boards-zapotec-stock", args!(stock = stock(self.text, player.stock))),
            self.pieces_in_words(seat),
            self.say(match player.palace {
                Some(_) => "boards-zapotec-palace-built",
                None => "boards-zapotec-palace-open",
            }),
            self.tell("zapotec-board-cards", args!(n = player.hand_size)),
        ];
        if let Some(played) = player.played {
            let card = card(self.text, self.kit, played);
            facts.push(self.tell("boards-zapotec-played", args!(card = card)));
        }
        if !player.known_hand.is_empty() {
            let known = cards(self.text, self.kit, player.known_hand);
            facts.push(self.tell("boards-known", args!(cards = known)));
        }
        facts.extend(self.rituals_of(seat));
        facts
    }

    fn bot_in_words(&self, seat: Seat) -> Vec<String> {
        let mut facts = vec![self.pieces_in_words(seat), self.bot_tiles_words(seat)];
        if let Some(card) = self.table.bot_card {
            let card = bot_card(self.text, self.kit, card);
            facts.push(self.tell("boards-zapotec-bot-card", args!(card = card)));
        }
        facts.extend(bot_plan(self.text, self.table));
        if let Some(back) = self.table.bot_back {
            facts.push(self.tell("boards-zapotec-bot-back", args!(property = self.property(back))));
        }
        facts
    }

    /// Houses and Pyramid pieces left.
    pub(super) fn pieces_in_words(&self, seat: Seat) -> String {
        let left = self.table.houses_left(seat);
        let mut words = vec![self.tell("boards-zapotec-houses-left", args!(n = left))];
        words.extend(Size::all().filter_map(|size| {
            let n = self.player(seat).pieces[size];
            (n > 0).then(|| format!("{n} × {}", size_name(self.text, size)))
        }));
        words.join(", ")
    }

    fn grid_in_words(&self, seat: Seat) -> Markup {
        let rows = [0, 3, 6].map(|at| [0, 1, 2].map(|i| Cell::new(at + i)));
        let lines = [Line::Row, Line::Column];
        html! {
            table {
                caption { (self.say("boards-zapotec-grid")) }
                @for row in rows {
                    tr { @for cell in row { td { (self.cell_words(seat, cell)) } } }
                }
            }
            ul {
                @for line in lines {
                    @for head in Basic::all() {
                        li { (self.income_words(line, head, self.line_pays(seat, line, head))) }
                    }
                }
            }
        }
    }
}
