//! City boards: goods and points, Buildings, Leaders and Troops, cards. Mine first.

use super::Pen;
use crate::board::layout::{Frame, Line, flow, spaced};
use crate::board::style::Paint;
use patolli_core::{Dense, Seat};
use patolli_text::yucatan::{
    ability, card, counselor, element, power, short_ability_words, short_building,
    short_building_words, short_card_words, short_counselor_words, short_goods, short_power_words,
    short_summoning_words, space, summoning,
};
use patolli_yucatan::{Base, Building, Card, Element, Leader, Link, Player, Slot, Specials, TOP};

impl Pen<'_> {
    pub(super) fn cities(&self, frame: &mut Frame) {
        let others = self.table.turn_order().filter(|seat| Some(*seat) != self.me);
        for seat in self.me.into_iter().chain(others) {
            let vp =
                self.tell("yucatan-board-vp", &[("n", self.table.players[seat].vp.total().into())]);
            frame.part(self.player(seat).plain(format!(" ─ {vp}")));
            let inner = frame.inner();
            frame.lines(flow(self.means(seat), " │ ", inner));
            frame.lines(flow(self.buildings(seat), " · ", inner));
            for leader in Leader::all() {
                frame.lines(flow(self.troop(seat, leader), " │ ", inner));
            }
            frame.lines(flow(self.city_leader(seat), " │ ", inner));
            frame.lines(flow(self.hand(seat), " · ", inner));
        }
    }

    /// Goods, Prisoners, tokens that are left, and the sacrifices.
    fn means(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let left = |leaders| self.kit.length.turns.saturating_sub(player.tokens_used(leaders));
        let tokens = self.tell(
            "yucatan-board-tokens",
            &[("buildings", left(false).into()), ("leaders", left(true).into())],
        );
        vec![
            self.goods(player.goods),
            self.fact("yucatan-board-prisoners", Paint::Bold, player.prisoners.to_string()),
            Line::new().plain(tokens),
            self.sacrifices(seat),
        ]
    }

    /// `SP 6 8, needs 9, at most 10`.
    fn sacrifices(&self, seat: Seat) -> Line {
        let player = &self.table.players[seat];
        let told = player.sacrifices.iter().take(usize::from(self.table.round) - 1);
        let told = spaced(told.map(|sp| Line::new().plain(sp.to_string())));
        let (needs, most) = (self.table.old_points(seat) + 1, self.table.most_points(seat));
        let paint = if most >= needs { Paint::Good } else { Paint::Dim };
        let facts =
            self.tell("yucatan-board-sp-facts", &[("needs", needs.into()), ("most", most.into())]);
        self.label("yucatan-board-sp").join(told).put(paint, format!(" {facts}"))
    }

    /// `Site 1 Ja/lv`: level and price; an asterisk for each activation of this Round.
    fn buildings(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let building = |it: Building| {
            let level = player.level(it);
            let words = short_building_words(self.text, self.kit, it, level);
            let paint = if level == TOP { Paint::Good } else { Paint::Bold };
            Line::new()
                .put(Paint::Dim, short_building(self.text, it))
                .put(paint, format!(" {level}"))
                .plain(format!(" {words}"))
        };
        let granary = element(self.text, Element::Granary);
        let gain = short_goods(self.text, self.kit.granary);
        let granary = Line::new().put(Paint::Dim, granary).plain(format!(" {gain}"));
        let lines = Building::all().map(building).chain([granary]);
        let kinds = Element::all().filter(|it| !it.is_leader());
        lines.zip(kinds).map(|(line, it)| line.join(activations(player, it))).collect()
    }

    /// Place, Units, Axes; Counselor; Abilities; Summoning.
    fn troop(&self, seat: Seat, leader: Leader) -> Vec<Line> {
        let player = &self.table.players[seat];
        let troop = &player[leader];
        let place = self.troop_mark(seat, leader).join(activations(player, leader.element()));
        let place = place.plain(format!(" {} ", space(self.text, troop.space)));
        let mut facts = vec![place.join(self.troop_force(seat, leader))];
        facts.extend(troop.counselor.map(|it| {
            let words = short_counselor_words(self.text, self.kit, it);
            Line::new().put(Paint::Good, counselor(self.text, it)).plain(format!(" {words}"))
        }));
        facts.push(spaced(Slot::all().map(|slot| {
            let number = Line::new().put(Paint::Dim, format!("{slot}:"));
            match troop.abilities[slot] {
                None => number.put(Paint::Dim, "–"),
                Some(it) => {
                    let words = short_ability_words(self.text, self.kit, it);
                    number.put(Paint::Good, ability(self.text, it)).plain(format!(" {words}"))
                }
            }
        })));
        facts.extend(troop.link.map(|link| self.link(link)));
        facts
    }

    /// `Alux to R3 1A moves 0 ▸ 3A 1P`; a played card is marked.
    fn link(&self, link: Link) -> Line {
        let line = Line::new().put(Paint::Good, summoning(link.summoning));
        let ends = link.timer == self.table.round;
        let until = match link.timer < self.kit.last_timer() {
            true => self.tell("yucatan-board-to-round", &[("n", link.timer.into())]),
            false => self.say("yucatan-board-to-end"),
        };
        let line = line.put(if ends { Paint::Lit } else { Paint::Bold }, format!(" {until}"));
        let line =
            line.plain(format!(" {}", short_summoning_words(self.text, self.kit, link.summoning)));
        match link.spent {
            true => line.put(Paint::Dim, format!(" ({})", self.say("yucatan-board-spent"))),
            false => line,
        }
    }

    /// The power now, and on the next step.
    fn city_leader(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let name = element(self.text, Element::CityLeader);
        let mark = Line::new().put(Paint::Dim, name).join(activations(player, Element::CityLeader));
        let Some(it) = player.power else { return vec![mark] };
        let words = |level| short_power_words(self.text, self.kit, it, level);
        let now = format!(" {} {}: {}", power(self.text, it), player.step, words(player.step));
        let mut facts = vec![mark.plain(now)];
        if player.step < TOP {
            let next = player.step + 1;
            let next = Line::new().put(Paint::Dim, format!("{next}: {}", words(next)));
            facts.push(next);
        }
        facts
    }

    /// The own cards with what they say; those of others as far as they are known.
    fn hand(&self, seat: Seat) -> Vec<Line> {
        let player = &self.table.players[seat];
        let own = self.view.own.filter(|(me, _)| *me == seat).map(|(_, own)| own.hand);
        let specials = own.unwrap_or(player.known);
        let unknown = u32::from(player.specials).saturating_sub(specials.total());
        let mut cards = Vec::new();
        cards.extend(player.base.iter().map(|it| self.card(Card::Base(it), 1)));
        cards.extend(self.specials(specials));
        let links = player.troops.iter().filter_map(|troop| troop.link);
        let fresh = links.filter(|link| !link.spent).map(|link| Card::Summoning(link.summoning));
        cards.extend(fresh.map(|it| self.card(it, 1)));
        if unknown > 0 {
            let hidden = self.tell("yucatan-unknown", &[("n", unknown.into())]);
            cards.push(Line::new().put(Paint::Lit, hidden));
        }
        let gone = Base::all().filter(|it| !player.base.contains(*it));
        let gone: Vec<_> = gone.map(|it| card(self.text, Card::Base(it))).collect();
        if !gone.is_empty() {
            cards.push(self.fact("yucatan-board-gone", Paint::Dim, gone.join(", ")));
        }
        // A hand is never empty (BAT-1).
        if let Some(first) = cards.first_mut() {
            *first = self.label("yucatan-board-hand").join(std::mem::take(first));
        }
        cards
    }

    fn specials(&self, cards: Specials) -> impl Iterator<Item = Line> + '_ {
        cards.iter().map(|(it, n)| self.card(Card::Special(it), n))
    }

    /// `2× Night Raid 2A 3P`.
    fn card(&self, it: Card, n: u8) -> Line {
        let many = if n > 1 { format!("{n}× ") } else { String::new() };
        let paint = if matches!(it, Card::Base(_)) { Paint::Plain } else { Paint::Good };
        let words = short_card_words(self.text, self.kit, it);
        let name = card(self.text, it);
        Line::new().put(paint, format!("{many}{name}")).put(Paint::Dim, format!(" {words}"))
    }
}

/// An asterisk for each activation of this Round.
fn activations(player: &Player, element: Element) -> Line {
    let times = usize::from(player.activations[element]);
    Line::new().put(Paint::Lit, "*".repeat(times))
}
