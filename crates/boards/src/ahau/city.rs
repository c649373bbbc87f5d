//! A city: the god who lives there, and the workers around it (A 3.2, A 6.1).

use super::easel::Easel;
use super::map::figure;
use crate::spot::Spot;
use crate::svg::{moved, n, symbol};
use maud::{Markup, html};
use patolli_ahau::{Action, City, Posture, Step};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{city as city_name, god};
use patolli_text::args;

/// Every seat has its own side of a city, so that majorities can be compared at a glance.
pub(super) const SIDES: [(f64, f64); 5] =
    [(-64.0, -20.0), (64.0, -20.0), (-62.0, 38.0), (62.0, 38.0), (0.0, 66.0)];
/// So far the workers of a player reach around their side.
pub(super) const REACH: f64 = 26.0;

impl Easel<'_> {
    pub(super) fn city(&self, city: City) -> Markup {
        let (x, y) = self.chart().city(city);
        let pieces = |seat: Seat| {
            self.differs(|table| {
                let player = &table.players[seat];
                (player.standing[city], player.lying[city])
            })
        };
        let spot = Spot::new("g", "y-city", self.city_words(city))
            .at(x, y)
            .class_if(self.table.turn.city == Some(city) && self.in_turn(), "y-here")
            .changed(self.table.seats().any(pieces));
        self.acts(spot, self.city_acts(city)).draw(&html! {
            path class="y-hex" d="M-42-24 0-48 42-24V24L0 48-42 24z" {}
            (symbol(self.table.city_tiles[city].name(), 0.0, -1.0, 56.0))
            text class="y-name" y="-53" { (city_name(city)) }
            @for seat in self.table.seats() { (self.workers(seat, city)) }
            (self.promise(city))
        })
    }

    fn city_acts(&self, city: City) -> Vec<Action> {
        match self.step() {
            Some(Step::Place) => vec![Action::Place(city)],
            Some(Step::LayDown(_)) => vec![Action::LayDown(city)],
            Some(Step::Serpent) => vec![
                Action::Remove(city, Posture::Standing),
                Action::Remove(city, Posture::Lying),
                Action::StandUp(city),
            ],
            _ => Vec::new(),
        }
    }

    /// Where a worker may go: how many tiles could summon its god, which is the strength (SM-2).
    fn promise(&self, city: City) -> Markup {
        let places = self.subject.legal.contains(Action::Place(city));
        let god = self.table.city_tiles[city];
        let strength = self.me.filter(|_| places).map(|me| self.table.most_strength(me, god));
        html! {
            @if let Some(strength) = strength.filter(|n| *n > 0) {
                g class="y-badge" transform=(moved(0.0, 36.0)) {
                    rect x="-31" y="-17" width="62" height="34" rx="17" {}
                    (symbol("tile", -12.0, 0.0, 24.0))
                    text x="14" y="10" { (strength) }
                }
            }
        }
    }

    /// The workers of one player: standing ones above, those laid down below, and what they count.
    fn workers(&self, seat: Seat, city: City) -> Markup {
        let player = self.player(seat);
        let (standing, lying) = (player.standing[city], player.lying[city]);
        if standing + lying == 0 {
            return html! {};
        }
        let (x, y) = SIDES[seat.index()];
        let both = standing > 0 && lying > 0;
        html! {
            g id={ "worker-" (city) "-" (seat) } data-piece="worker" data-n=(standing + lying) data-from={ "supply-" (seat) }
                class={ "owned y-workers seat-" (seat) } transform=(moved(x, y)) {
                @if self.table.city_pays(seat, city) > 0 { circle class="y-lead" r=(n(REACH)) {} }
                @if standing > 0 { (figure("worker", seat, (0.0, if both { -9.0 } else { 0.0 }), 46.0)) }
                @if lying > 0 { (figure("worker_lying", seat, (0.0, if both { 15.0 } else { 0.0 }), 46.0)) }
                @if player.weight(city) > 1 { (weight(player.weight(city), x)) }
            }
        }
    }

    pub(super) fn city_words(&self, city: City) -> String {
        let lives = god(self.text, self.table.city_tiles[city]);
        let mut said =
            vec![self.tell("boards-ahau-city", args!(city = city_name(city), god = lives))];
        said.extend(self.table.seats().filter_map(|seat| self.workers_words(seat, city)));
        if self.table.turn.city == Some(city) && self.in_turn() {
            let name = self.name(self.table.active);
            said.push(self.tell("boards-ahau-placed", args!(name = name)));
        }
        said.join(" ")
    }

    fn workers_words(&self, seat: Seat, city: City) -> Option<String> {
        let player = self.player(seat);
        let parts: Vec<_> = Posture::all()
            .map(|way| (way, player.workers(city, way)))
            .filter(|(_, number)| *number > 0)
            .map(|(way, number)| self.tell(posture_key(way), args!(n = number)))
            .collect();
        if parts.is_empty() {
            return None;
        }
        Some(self.tell(
            "boards-ahau-workers",
            args!(
                name = self.name(seat),
                workers = parts.join(", "),
                weight = player.weight(city),
                fame = self.table.city_pays(seat, city),
            ),
        ))
    }
}

/// What workers count in their city, on the side away from it.
fn weight(weight: u8, side: f64) -> Markup {
    let x = if side < 0.0 { -19.0 } else { 19.0 };
    html! {
        circle class="y-weight" cx=(n(x)) cy="15" r="15" {}
        text class="y-count" x=(n(x)) y="24" { (weight) }
    }
}

const fn posture_key(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "boards-ahau-posture-standing",
        Posture::Lying => "boards-ahau-posture-lying",
    }
}
