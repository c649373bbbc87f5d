//! Whom Pakal summons, and how (SO-22 to SO-28, A 8.5).

use crate::model::*;
use crate::rules::king_pakal::best;
use patolli_core::{Dense, Host};
use std::cmp::Reverse;

impl Ahau {
    /// SO-22; the High Priestess lets him choose.
    pub(crate) fn pakal_summons(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let city = table.turn.city.expect("he has placed a worker");
        let here = table.city_tiles[city];
        if !table.has_role(PAKAL, Role::HighPriestess) {
            self.pakal_summon(here, 0, host);
            return;
        }
        let more = table.kit.roles.priestess_strength;
        for god in table.pakal_hierarchy() {
            // RUL-87: setup markers count.
            if self.public.marker(PAKAL, god).is_none() && self.pakal_summon(god, more, host) {
                return;
            }
        }
        self.pakal_summon(here, more, host);
    }

    /// A 8.5, Dancer: a further god instead of the rest of the turn. Says whether he came.
    pub(crate) fn pakal_dances(&mut self, host: &mut impl Host<Event>) -> bool {
        self.public.has_role(PAKAL, Role::Dancer)
            && self.public.pakal_hierarchy().into_iter().any(|god| {
                !self.public.turn.summoned.contains(god) && self.pakal_summon(god, 0, host)
            })
    }

    /// Summons a god if that is possible. RUL-83: the point of the High Priestess has no colour.
    fn pakal_summon(&mut self, god: God, more: u8, host: &mut impl Host<Event>) -> bool {
        if self.public.players[PAKAL].built_of(god) == 0 {
            return false;
        }
        let summon = self.pakal_declares(god, more, host);
        let possible = match god {
            God::Rain => !self.public.site_colours().and(summon.colours).is_empty(),
            God::Serpent => self.public.has_movable(PAKAL),
            God::Chief | God::Jaguar | God::Sun => true,
        };
        if possible {
            self.pakal_commits(god, summon, host);
            self.pakal_power(god, host);
            self.show_pakal(host);
            self.pakal_marks(god, host);
            self.show_pakal(host);
            // SO-25, AC-6: after the marker.
            if god == God::Jaguar {
                self.pakal_claims(host);
            }
        }
        possible
    }

    /// SO-22, RUL-82: one tile in three, coloured ones first.
    fn pakal_declares(&self, god: God, more: u8, host: &mut impl Host<Event>) -> Summon {
        let player = &self.public.players[PAKAL];
        let built = player.built_by_colour();
        let mut summon = Summon {
            god: Some(god),
            strength: player.built_of(god) + more,
            colours: player.colours_of(god),
            ..Summon::default()
        };
        let mut left = player.reserve.of_god(god);
        for _ in 0..(player.reserve.total() / 3).min(left.total()) {
            let few = |tile: &Tile| tile.colour().map(|colour| Reverse(built[colour]));
            let tile =
                best(left.kind_set(), |tile| (!tile.is_wild(), few(tile)), host).expect("a tile");
            left.remove(tile);
            summon.discarded.add(tile);
            summon.strength += 1;
            match tile.colour() {
                Some(colour) => summon.colours.insert(colour),
                None if god == God::Jaguar => summon.joker = true,
                None => {
                    let free = Colours::full().without(summon.colours);
                    let named = best(free, |colour| Reverse(built[*colour]), host);
                    named.into_iter().for_each(|colour| summon.colours.insert(colour));
                }
            }
        }
        summon
    }

    fn pakal_commits(&mut self, god: God, summon: Summon, host: &mut impl Host<Event>) {
        let table = &mut self.public;
        let Summon { strength, colours, discarded, .. } = summon;
        table.players[PAKAL].reserve = table.players[PAKAL].reserve.minus(discarded);
        table.discard = table.discard.plus(discarded);
        table.summon = summon;
        table.turn.summoned.insert(god);
        host.hear(|| Event::Summoned { seat: PAKAL, god, strength, colours, discarded });
        self.show_pakal(host);
    }

    fn pakal_power(&mut self, god: God, host: &mut impl Host<Event>) {
        let strength = self.public.summon.strength;
        match god {
            // SO-23.
            God::Chief => {
                for _ in 0..strength {
                    self.draw_tile(PAKAL, Source::God(god), host);
                    self.show_pakal(host);
                }
            }
            God::Rain => self.pakal_rain(host),
            God::Jaguar => self.pakal_jaguar(host),
            God::Sun => {
                self.score_sun(PAKAL, host);
                self.show_pakal(host);
                self.pakal_takes_back(strength, host);
            }
            God::Serpent => self.pakal_serpent(host),
        }
    }

    /// SO-24: where the person has most workers, then where he has fewest.
    fn pakal_rain(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let strength = table.summon.strength;
        let key = |route: &Route| {
            let (k, h) = table.at_route(*route);
            (h, Reverse(k))
        };
        let route = best(table.sites_of_the_rain(), key, host).expect("a site fits");
        self.deplete(route, host);
        self.show_pakal(host);
        self.pakal_gains(strength, Source::God(God::Rain), host);
    }

    /// SO-27: the role card first, then the highest numbers; all into his deck.
    fn pakal_takes_back(&mut self, strength: u8, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[PAKAL];
        let open = player.to_take_back();
        let cards: Cards =
            Card::all().rev().filter(|card| open.contains(*card)).take(strength.into()).collect();
        let played = open.without(player.discard);
        player.discard = player.discard.without(cards);
        player.taken_back = player.taken_back.or(cards.and(played));
        let king = self.king_mut();
        king.deck = king.deck.or(cards);
        host.hear(|| Event::TookBack { seat: PAKAL, cards });
    }

    /// SO-28, RUL-89: one of his workers, where the person is furthest ahead.
    fn pakal_serpent(&mut self, host: &mut impl Host<Event>) {
        let table = &self.public;
        let key = |city: &City| (-table.lead(*city), table.k(*city), table.pakal_city_rank(*city));
        let city = best(table.movable_cities(PAKAL), key, host).expect("a worker can go");
        match table.movable(PAKAL, city, Posture::Standing) {
            0 => self.stand_up(PAKAL, city, host),
            _ => self.remove_worker(PAKAL, city, Posture::Standing, host),
        }
        self.show_pakal(host);
        self.score_serpent(PAKAL, host);
    }

    /// SM-7, SO-22: a setup marker becomes an ordinary one.
    fn pakal_marks(&mut self, god: God, host: &mut impl Host<Event>) {
        if self.king().setup_markers.contains(god) {
            self.king_mut().setup_markers.remove(god);
            let spaces = self.public.temples[god].values_mut();
            spaces.filter(|space| **space == Some(PAKAL)).for_each(|space| *space = None);
        }
        if self.public.marker(PAKAL, god).is_none() {
            self.put_marker(PAKAL, god, host);
        }
    }
}

impl Public {
    /// His gods, the most preferred first.
    pub fn pakal_hierarchy(&self) -> [God; God::COUNT] {
        let pakal = self.pakal.expect("King Pakal plays");
        self.kit.personality(pakal.personality).hierarchy
    }
}
