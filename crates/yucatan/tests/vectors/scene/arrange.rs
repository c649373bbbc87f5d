//! Changes of the table that keep every component in the box.

use super::{DECK, Scene, Stage, Who, all_named, named, parts};
use patolli_core::{Agenda, Dense, Seat};
use patolli_yucatan::*;

impl Scene {
    pub fn round(&mut self, round: u8) -> &mut Self {
        self.game.public.round = round;
        self
    }
    pub fn goods(&mut self, seat: Seat, corn: u8, jade: u8) -> &mut Self {
        let corn = Goods::of(Resource::Corn, corn);
        self.player_mut(seat).goods = corn.plus(Goods::of(Resource::Jade, jade));
        self
    }
    /// Levels: `temple 1, barracks 2`.
    pub fn buildings(&mut self, seat: Seat, levels: &str) -> &mut Self {
        for words in parts(levels) {
            let building: Building = named(words[0]);
            self.player_mut(seat).buildings[building] = named(words[1]);
        }
        self
    }
    /// Rows of the three Level markers: Building, Ability, Summoning.
    pub fn rows(&mut self, seat: Seat, rows: [u8; Column::COUNT]) -> &mut Self {
        self.player_mut(seat).rows = ByColumn::new(rows);
        self
    }
    /// The step of the City Leader, with the points for it: 1 + 2 + 3.
    pub fn step(&mut self, seat: Seat, step: u8) -> &mut Self {
        let player = self.player_mut(seat);
        player.step = step;
        player.vp.pyramid = i16::from(step * (step + 1) / 2);
        self
    }
    pub fn power(&mut self, seat: Seat, power: &str) -> &mut Self {
        self.player_mut(seat).power = Some(named(power));
        self
    }
    /// Victory points from nowhere in particular.
    pub fn points(&mut self, seat: Seat, vp: i16) -> &mut Self {
        self.player_mut(seat).vp.wipe_outs = vp;
        self
    }
    /// Sacrifice Points of the Rounds before; the marker shows the last of them (Q56).
    pub fn sacrificed(&mut self, seat: Seat, points: &[i16]) -> &mut Self {
        let player = self.player_mut(seat);
        player.sacrifices[..points.len()].copy_from_slice(points);
        player.vp.sacrifices = points.iter().sum();
        self
    }

    // Units.

    /// Units (`u5`), a place (`uxmal`), a Counselor (`jailer`), Abilities with their slots
    /// (`fury_1@2`), a Summoning with its timer (`balam@4`). What is not named stays.
    pub fn troop(&mut self, who: Who, text: &str) -> &mut Self {
        text.split_whitespace().for_each(|word| self.troop_word(who, word));
        self
    }
    fn troop_word(&mut self, (seat, leader): Who, word: &str) {
        let public = &mut self.game.public;
        let troop = &mut public.players[seat][leader];
        if let Some(units) = word.strip_prefix('u').and_then(|n| n.parse::<u8>().ok()) {
            public.supply = public.supply + troop.units - units;
            troop.units = units;
        } else if let Some((name, number)) = word.split_once('@') {
            let number: u8 = named(number);
            match name.parse::<Ability>() {
                Ok(ability) => troop.abilities[Slot::new(usize::from(number) - 1)] = Some(ability),
                Err(_) => {
                    let summoning = named(name);
                    public.bank.remove(summoning);
                    troop.link = Some(Link { summoning, timer: number, spent: false });
                }
            }
        } else if let Ok(counselor) = word.parse() {
            troop.counselor = Some(counselor);
        } else {
            troop.space = named(word);
        }
    }
    pub fn prisoners(&mut self, seat: Seat, units: u8) -> &mut Self {
        let public = &mut self.game.public;
        let held = &mut public.players[seat].prisoners;
        public.supply = public.supply + *held - units;
        *held = units;
        self
    }
    /// The Units in the Supply; the rest are in the Prison of the last seat.
    pub fn supply(&mut self, units: u8) -> &mut Self {
        let last = self.public().seats().next_back().expect("players");
        let held = self.player(last).prisoners + self.public().supply - units;
        self.prisoners(last, held)
    }

    // Cards and jade.

    /// These special cards, out of the deck.
    pub fn hold(&mut self, seat: Seat, names: &str) -> &mut Self {
        for card in all_named::<Special>(names) {
            let one = Specials::of(card, 1);
            self.game.unseen.deck = self.game.unseen.deck.minus(one);
            self.game.public.deck -= 1;
            self.player_mut(seat).specials += 1;
            self.game.private[seat].hand = self.game.private[seat].hand.plus(one);
        }
        self
    }
    /// The seat holds all cards of the deck but these.
    pub fn leave_in_deck(&mut self, seat: Seat, names: &str) -> &mut Self {
        let stay: Specials = all_named(names).into_iter().map(|card| (card, 1)).collect();
        for (card, n) in self.game.unseen.deck.minus(stay).iter() {
            for _ in 0..n {
                self.hold(seat, card.name());
            }
        }
        self
    }
    /// The next cards of the deck.
    pub fn next_cards(&mut self, names: &str) -> &mut Self {
        let mut deck = self.game.unseen.deck;
        for card in all_named::<Special>(names) {
            let earlier = deck.iter().take_while(|(other, _)| *other != card);
            self.host.load_on(DECK, [earlier.map(|(_, n)| u32::from(n)).sum::<u32>()]);
            deck = deck.minus(Specials::of(card, 1));
        }
        self
    }
    /// Jade on Central Cities: `mayapan 2`.
    pub fn piles(&mut self, text: &str) -> &mut Self {
        for words in parts(text) {
            self.game.public.piles[named::<City>(words[0])] = named(words[1]);
        }
        self
    }

    // Phases.

    /// All Turns of the Round are played: the Sacrifice Phase begins. The last token was that of
    /// the second Troop of the last player, who stayed.
    pub fn end_actions(&mut self) -> &mut Self {
        let public = &mut self.game.public;
        let turns = public.kit.length.turns;
        public.turn = turns;
        public.active = public.turn_order().next_back().expect("players");
        for seat in public.seats() {
            let used = &mut public.players[seat].activations;
            *used = ByElement::default();
            used[Element::Granary] = turns;
            used[Element::CityLeader] = 1;
            used[Element::Leader1] = 1;
            used[Element::Leader2] = 1;
        }
        public.agenda = Agenda::new();
        public.agenda.now([Step::Move(Leader::Two), Step::EndTurn]);
        self.play("stay")
    }
    /// The same in the last Round, for players who have nothing to give up.
    pub fn end_of_game(&mut self) -> &mut Self {
        self.round(self.public().kit.length.rounds);
        for seat in self.public().seats() {
            self.prisoners(seat, 0);
        }
        self.end_actions()
    }
}
