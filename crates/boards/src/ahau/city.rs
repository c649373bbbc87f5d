//! A city: the god who lives there, and the workers around it (A 3.2, A 6.1).

use super::desk::Desk;
use super::map::{badge, figure};
use crate::spot::Spot;
use crate::svg::{moved, n, symbol};
use maud::{Markup, html};
use patolli_ahau::{Action, City, Posture, Step};
use patolli_core::{Dense, Seat};
use patolli_text::ahau::{city as city_name, god};
use patolli_text::args;

/// Every seat has its own side of a city, so that majorities can be compared at a glance.
const SIDES: [(f64, f64); 5] =
    [(-66.0, -18.0), (66.0, -18.0), (-64.0, 42.0), (64.0, 42.0), (0.0, 68.0)];

impl Desk<'_> {
    pub(super) fn city(&self, city: City) -> Markup {
        let (x, y) = self.chart().city(city);
        let pieces = |seat: Seat| {
            self.differs(|table| {
                let player = &table.players[seat];
                (player.standing[city.index()], player.lying[city.index()])
            })
        };
        let spot = Spot::new("g", "y-city", self.city_words(city))
            .at(x, y)
            .class_if(self.table.turn.city == Some(city) && self.in_turn(), "y-here")
            .changed(self.table.seats().any(pieces));
        self.acts(spot, self.city_acts(city)).draw(&html! {
            path class="y-hex" d="M-42-24 0-48 42-24V24L0 48-42 24z" {}
            (symbol(self.table.city_tiles[city.index()].name(), 0.0, -1.0, 56.0))
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

    /// Where a worker may go: the strength with which its god would hear the observer (SM-2).
    fn promise(&self, city: City) -> Markup {
        let places = self.scene.legal.contains(Action::Place(city));
        let god = self.table.city_tiles[city.index()];
        let strength = self.me.filter(|_| places).map(|me| self.table.most_strength(me, god));
        html! {
            @if let Some(strength) = strength.filter(|n| *n > 0) {
                (badge("y-strength", (34.0, 40.0), &strength.to_string()))
            }
        }
    }

    /// The workers of one player: standing ones above, those laid down below.
    fn workers(&self, seat: Seat, city: City) -> Markup {
        let player = self.player(seat);
        let (standing, lying) = (player.standing[city.index()], player.lying[city.index()]);
        if standing + lying == 0 {
            return html! {};
        }
        let (x, y) = SIDES[seat.index()];
        let leads = self.table.city_pays(seat, city) > 0;
        let mut class = format!("owned y-workers seat-{seat}");
        class += if leads { " y-leads" } else { "" };
        html! {
            g id={ "worker-" (city) "-" (seat) } data-piece="worker" data-from={ "supply-" (seat) }
                class=(class) transform=(moved(x, y)) {
                @if leads { circle class="y-lead" r="28" {} }
                @if standing > 0 { (self.worker(seat, Posture::Standing, standing, if lying > 0 { -10.0 } else { 0.0 })) }
                @if lying > 0 { (self.worker(seat, Posture::Lying, lying, if standing > 0 { 20.0 } else { 0.0 })) }
            }
        }
    }

    fn worker(&self, seat: Seat, posture: Posture, number: u8, y: f64) -> Markup {
        let (kind, x, count) = match posture {
            Posture::Standing => ("worker", 18.0, (number > 1).then(|| number.to_string())),
            Posture::Lying => ("worker_lying", 0.0, Some(format!("{number}×2"))),
        };
        html! {
            (figure(kind, seat, (0.0, y), 50.0))
            @if let Some(count) = count {
                text class="y-count" x=(n(x)) y=(n(y + 26.0)) { (count) }
            }
        }
    }

    pub(super) fn city_words(&self, city: City) -> String {
        let lives = god(self.text, self.table.city_tiles[city.index()]);
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

const fn posture_key(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "boards-ahau-posture-standing",
        Posture::Lying => "boards-ahau-posture-lying",
    }
}
