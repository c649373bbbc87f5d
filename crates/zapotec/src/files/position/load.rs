//! From a position file to a game: assembled, completed where hidden parts are missing, audited.

use super::{Phase, Position};
use crate::model::*;
use patolli_core::{Agenda, Dense, Flaw, Host, PerSeat, Printed, Seat, Set, ensure};

impl Position {
    pub(super) fn load(
        self,
        kit: &'static Kit,
        host: &mut impl Host<Event>,
    ) -> Result<Zapotec, Flaw> {
        self.check_shape()?;
        let public = self.public(kit)?;
        let mut game = Zapotec { public, private: PerSeat::default(), unseen: Unseen::default() };
        self.fill_hands(&mut game, host)?;
        self.fill_bot(&mut game, host)?;
        game.check()?;
        // A hand-written position may stop where no one has to decide.
        game.run(host);
        Ok(game)
    }

    /// What must hold before the parts can be assembled.
    fn check_shape(&self) -> Result<(), Flaw> {
        let n = self.options.sides();
        let solo = matches!(self.options, Options::Solo(_));
        let people = (1..=SIDES).contains(&n) && (n > 1 || solo);
        ensure!(people, "I14", "options", "two to four players, or solo");
        for (place, len) in [
            ("players", self.players.len()),
            ("pyramids", self.pyramids.len()),
            ("order", self.order.len()),
            ("arrivals", self.arrivals.len()),
        ] {
            ensure!(len == n, "I14", place, "{len} entries for {n} sides");
        }
        ensure!(self.active.index() < n, "I14", "active", "there is no seat {}", self.active);
        ensure!((1..=ROUNDS).contains(&self.round), "I14", "round", "{} of 5", self.round);
        let known = self.order.iter().chain(&self.arrivals).all(|seat| seat.index() < n);
        ensure!(known, "I14", "order", "seats run from 0 to {}", n - 1);
        let acting = !matches!(self.phase, Phase::SelectCard | Phase::Over);
        let bot = solo && acting && self.active == BOT;
        ensure!(!bot, "I17", "active", "Cocijobot decides nothing");
        ensure!(self.scoring_tiles.len() <= 5, "I6", "scoring_tiles", "at most five");
        ensure!(solo == self.cocijobot.is_some(), "I17", "cocijobot", "belongs to solo games");
        let draws = self.round < ROUNDS || self.phase != Phase::Draw;
        ensure!(draws, "I18", "phase", "there is no Draw in round 5");
        for (i, player) in self.players.iter().enumerate() {
            let place = format!("players[{i}].step");
            ensure!(
                usize::from(player.step) <= LAST_STEP,
                "I10",
                place,
                "{} is beyond the end",
                player.step
            );
        }
        Ok(())
    }

    fn public(&self, kit: &'static Kit) -> Result<Public, Flaw> {
        let n = self.options.sides();
        let mut tiles = [Basic::Wood; Space::COUNT];
        for (space, basic) in &self.tiles {
            tiles[space.index()] = *basic;
        }
        let in_play = kit.in_play(n);
        let named: SpaceSet = self.tiles.keys().copied().collect();
        let gap = in_play.without(named).or(named.without(in_play));
        ensure!(gap.is_empty(), "I3", "tiles", "missing or not in play: {gap}");
        let mut pyramids = [Pyramid::default(); Plinth::COUNT];
        for (i, form) in self.pyramids.iter().enumerate() {
            pyramids[i] = form.read(i)?;
        }
        let mut players = PerSeat::from_fn(|_| Player::new(kit));
        for (form, seat) in self.players.iter().zip(SEATS) {
            players[seat] = form.read();
        }
        let houses = self.players.iter().fold(Set::EMPTY, |sum: SpaceSet, p| sum.or(p.houses));
        let mut public = Public {
            kit: Printed(kit),
            n: n as u8,
            solo: match self.options {
                Options::Players(_) => None,
                Options::Solo(difficulty) => Some(difficulty),
            },
            round: self.round,
            agenda: self.agenda()?,
            order: seats_first(&self.order),
            active: self.active,
            pledged: SEATS
                .into_iter()
                .zip(&self.players)
                .filter(|(_, p)| p.pledged)
                .map(|(s, _)| s)
                .collect(),
            offer: self.offer,
            bonus: self.bonus,
            bonus_pile: self.bonus_pile,
            gone: self.gone,
            next_bonus: self.next_bonus,
            round_deck: self.round_deck,
            market: self.market,
            stacks: [Set::EMPTY; Level::COUNT],
            scoring_tiles: std::array::from_fn(|i| self.scoring_tiles.get(i).copied()),
            pyramids,
            rituals: self.rituals.map(|form| form.card),
            discs: self.rituals.map(|form| form.discs),
            tiles,
            free: in_play.without(houses),
            arrivals: self.arrivals.iter().copied().collect(),
            players,
            bot_deck: Set::EMPTY,
            bot_back: None,
            bot_card: None,
        };
        if public.solo.is_none() {
            public.stacks = unseen_tiles(&public);
        }
        Ok(public)
    }

    /// The steps that follow from the phase, with what interrupts it in front.
    fn agenda(&self) -> Result<Agenda<Step, AGENDA>, Flaw> {
        let mut agenda = Agenda::new();
        let place = self.order.iter().position(|seat| *seat == self.active).unwrap_or(0);
        let turn_steps: &[Step] = match self.phase {
            Phase::Over => return Ok(agenda),
            Phase::SelectCard => &[Step::SelectCard],
            phase => {
                agenda.now([Step::EndRound]);
                if place + 1 < self.order.len() {
                    agenda.now([Step::Turn(place as u8 + 1)]);
                }
                agenda.now([Step::EndTurn]);
                let from = phase.index() - Phase::Income.index();
                let draw = usize::from(self.round < ROUNDS);
                use Step::{Capital, Construction, Draw, Income, TurnScoring};
                &[Income, Capital, Construction, TurnScoring, Draw][from..4 + draw]
            }
        };
        ensure!(self.pending.len() <= 3, "I16", "pending", "at most three things interrupt");
        let nested = !matches!(self.phase, Phase::Capital | Phase::Construction);
        ensure!(
            !nested || self.pending.is_empty(),
            "I16",
            "pending",
            "nothing interrupts this phase"
        );
        for step in turn_steps.iter().rev().copied().chain(self.pending.iter().rev().map(|p| p.0)) {
            agenda.now([step]);
        }
        Ok(agenda)
    }

    /// Hands as given; the others get what is known of them and unseen cards.
    fn fill_hands(&self, game: &mut Zapotec, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let mut cards = game.public.unaccounted();
        let people = game.public.people();
        let given = self.players.iter().filter_map(|player| player.hand);
        cards = given.fold(cards, Set::without);
        for (seat, form) in SEATS.into_iter().zip(&self.players).take(people) {
            let place = format!("players[{}].hand_size", seat.index());
            let hand = match form.hand {
                Some(hand) => hand,
                None => {
                    let mut hand = form.known_hand;
                    let size = usize::from(form.hand_size());
                    let enough = size >= hand.len() && size - hand.len() <= cards.len();
                    ensure!(enough, "I7", place, "{size} cards cannot be dealt");
                    while hand.len() < size {
                        hand.insert(host.draw(ACTION_CARDS, &mut cards));
                    }
                    hand
                }
            };
            let missing = form.pledged && form.pledge.is_none();
            ensure!(!missing || !hand.is_empty(), "I7", place, "no card to pledge");
            let drawn = missing.then(|| host.draw(ACTION_CARDS, &mut hand.clone()));
            game.private[seat] = Private { hand, pledge: form.pledge.or(drawn) };
        }
        game.unseen.cards = cards;
        Ok(())
    }

    fn fill_bot(&self, game: &mut Zapotec, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let Some(bot) = &self.cocijobot else { return Ok(()) };
        let public = &mut game.public;
        public.bot_card = bot.card;
        public.bot_deck = Set::full().without(bot.turned);
        let fits = |card: &BotCard| bot.back.is_none_or(|b| public.kit.bot_card(*card).back == b);
        let mut tops: Set<BotCard> = match bot.top {
            Some(top) => Set::one(top),
            None => public.bot_deck.iter().filter(fits).collect(),
        };
        ensure!(!tops.is_empty(), "I17", "cocijobot.back", "no card left has this back");
        let top = host.draw(BOT_CARDS, &mut tops);
        public.bot_back = bot.back.or(Some(public.kit.bot_card(top).back));
        game.unseen.bot_top = Some(top);
        Ok(())
    }
}

/// The given seats, then the others in order.
fn seats_first(seats: &[Seat]) -> [Seat; SIDES] {
    std::array::from_fn(|i| seats.get(i).copied().unwrap_or(SEATS[i]))
}

/// Trade tiles that lie nowhere else are in the stacks.
fn unseen_tiles(public: &Public) -> [TileSet; Level::COUNT] {
    let mut seen: TileSet = public.market.iter().flatten().flatten().copied().collect();
    public.seats().for_each(|seat| seen = seen.or(public.players[seat].trade));
    std::array::from_fn(|level| public.kit.tiles_of(Level::new(level)).without(seen))
}
