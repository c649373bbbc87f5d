//! King Pakal, the solo opponent (A 8): what he does by himself.

mod build;
mod jaguar;
mod movement;
mod rewards;
mod summon;
mod workers;

use crate::model::streams::PAKAL_TIES;
use crate::model::*;
use patolli_core::{Dense, Host, Set};

/// The options with the greatest key.
fn top<T: Dense, K: Ord>(options: Set<T>, key: impl Fn(&T) -> K) -> Set<T> {
    if !options.has_several() {
        return options;
    }
    let (mut best, mut top) = (None, Set::EMPTY);
    for option in options {
        let key = Some(key(&option));
        if key > best {
            (best, top) = (key, Set::EMPTY);
            top.insert(option);
        } else if key == best {
            top.insert(option);
        }
    }
    top
}

/// The option with the greatest key; RUL-70: of several, any with the same chance.
fn best<T: Dense, K: Ord>(
    options: Set<T>,
    key: impl Fn(&T) -> K,
    host: &mut impl Host<Event>,
) -> Option<T> {
    let top = top(options, key);
    match top.has_several() {
        true => Some(top.nth(host.roll(PAKAL_TIES, top.len() as u32) as usize)),
        false => top.first(),
    }
}

impl Ahau {
    /// A 8.3: his whole turn.
    pub(crate) fn pakal_turn(&mut self, host: &mut impl Host<Event>) {
        self.king_mut().role_by_reward = false;
        self.show_pakal(host);
        self.pakal_places(host);
        self.show_pakal(host);
        self.pakal_claims(host);
        self.pakal_summons(host);
        if !self.pakal_dances(host) {
            self.pakal_acts(host);
        }
        self.pakal_queen(host);
        self.show_pakal(host);
        self.pakal_puts_cards_away(host);
        self.king_mut().role_by_reward = false;
    }

    /// What would be a decision of a person (SO-14, SO-16, SO-17, RUL-98).
    pub(crate) fn pakal_decides(&mut self, step: Step, host: &mut impl Host<Event>) {
        match step {
            Step::Win(_) => {
                self.public.agenda.done();
                self.advance(PAKAL, host);
            }
            Step::Retreat { from, .. } => {
                let region = self.pakal_retreat(from, host);
                self.retreat(PAKAL, region, host);
            }
            Step::Take(_) => {
                self.public.agenda.done();
                let square = self.pakal_tile(host);
                self.take_tile(PAKAL, square, host);
            }
            Step::ForcedDiscard { left, .. } => {
                let tile = self.pakal_spares(host);
                self.give_to_bag(PAKAL, tile, left, host);
            }
            other => unreachable!("King Pakal never meets {other:?}"),
        }
    }

    /// SO-36.
    fn pakal_puts_cards_away(&mut self, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[PAKAL];
        player.discard = player.to_take_back();
        player.played = None;
        player.taken_back = Cards::EMPTY;
        if self.king().deck.len() < 2 {
            self.pakal_shuffles(host);
        }
    }

    /// All his cards make a new deck.
    fn pakal_shuffles(&mut self, host: &mut impl Host<Event>) {
        self.public.players[PAKAL].discard = Cards::EMPTY;
        self.king_mut().deck = Cards::full();
        host.hear(|| Event::Redrew { seat: PAKAL });
    }

    pub(crate) fn king(&self) -> &Pakal {
        self.public.pakal.as_ref().expect("King Pakal plays")
    }
    pub(crate) fn king_mut(&mut self) -> &mut Pakal {
        self.public.pakal.as_mut().expect("King Pakal plays")
    }

    /// SO-7: his resources have no colours.
    fn pakal_gains(&mut self, n: u8, by: Source, host: &mut impl Host<Event>) {
        let tracker = &mut self.king_mut().tracker;
        *tracker = tracker.saturating_add(n);
        if n > 0 {
            host.hear(|| Event::Tracker { seat: PAKAL, change: n.into(), by });
        }
        self.show_pakal(host);
    }
    fn pakal_pays(&mut self, n: u8, by: Source, host: &mut impl Host<Event>) {
        self.king_mut().tracker -= n;
        if n > 0 {
            host.hear(|| Event::Tracker { seat: PAKAL, change: -i16::from(n), by });
        }
        self.show_pakal(host);
    }
}

impl Public {
    /// The place of a god in his hierarchy; 0 is the most preferred (A 8).
    pub fn pakal_rank(&self, god: God) -> usize {
        let personality = self.pakal.expect("King Pakal plays").personality;
        self.kit.personality(personality).rank[god].into()
    }
    /// The place of the god of a city.
    fn pakal_city_rank(&self, city: City) -> usize {
        self.pakal_rank(self.city_tiles[city])
    }
    /// K of the dossier: Pakal's weight in a city.
    fn k(&self, city: City) -> u8 {
        self.weight(PAKAL, city)
    }
    /// H of the dossier: the person's weight in a city.
    fn h(&self, city: City) -> u8 {
        self.weight(PERSON, city)
    }
    /// How far Pakal is ahead in a city.
    fn lead(&self, city: City) -> i16 {
        i16::from(self.k(city)) - i16::from(self.h(city))
    }
    /// K and H over both cities of a route.
    fn at_route(&self, route: Route) -> (u8, u8) {
        let [a, b] = self.map().route(route).ends;
        (self.k(a) + self.k(b), self.h(a) + self.h(b))
    }
}
