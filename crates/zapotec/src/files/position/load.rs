//! From a position file to a game: assembled, completed where hidden parts are missing, audited.

use super::{Phase, Position};
use crate::model::*;
use patolli_core::{
    Agenda, By, Dense, Flaw, Host, PerSeat, PlayerField, Printed, Seat, SeatSet, Set, at,
};

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
        at("I14", "options").range(n, 2, SIDES)?;
        at("I14", "players").value(self.players.len(), n)?;
        at("I14", "pyramids").value(self.pyramids.len(), n)?;
        let everyone: SeatSet = Seat::first(n).collect();
        at("I19", "order").once(self.order.iter().copied(), everyone)?;
        at("I19", "arrivals").once(self.arrivals.iter().copied(), everyone)?;
        at("I14", "active").range(self.active.index(), 0, n - 1)?;
        let solo = matches!(self.options, Options::Solo(_));
        let acting = !matches!(self.phase, Phase::SelectCard | Phase::Over);
        at("I17", "active").fits("phase", !(solo && acting && self.active == BOT))?;
        at("I6", "scoring_tiles").range(self.scoring_tiles.len(), 1, 5)?;
        at("I17", "cocijobot").fits("options", solo == self.cocijobot.is_some())?;
        // R27.
        at("I18", "phase").fits("round", self.round != ROUNDS || self.phase != Phase::Draw)
    }

    fn public(&self, kit: &'static Kit) -> Result<Public, Flaw> {
        let n = self.options.sides();
        let in_play = kit.in_play(n);
        at("I3", "tiles").once(self.tiles.keys().copied(), in_play)?;
        let mut pyramids = ByPlinth::default();
        for (form, plinth) in self.pyramids.iter().zip(Plinth::all()) {
            pyramids[plinth] = form.read(plinth)?;
        }
        let mut players = PerSeat::from_fn(|_| Player::new(kit));
        let (mut pledged, mut free) = (Set::EMPTY, in_play);
        for (form, seat) in self.players.iter().zip(SEATS) {
            players[seat] = form.read();
            free = free.without(form.houses);
            if form.pledged {
                pledged.insert(seat);
            }
        }
        let mut public = Public {
            kit: Printed(kit),
            n: n as u8,
            solo: self.options.solo(),
            round: self.round,
            agenda: self.agenda()?,
            order: std::array::from_fn(|i| self.order.get(i).copied().unwrap_or(SEATS[i])),
            active: self.active,
            pledged,
            offer: self.offer,
            bonus: self.bonus,
            bonus_pile: self.bonus_pile,
            gone: self.gone,
            next_bonus: self.next_bonus,
            round_deck: self.round_deck,
            market: By::new(self.market.map(By::new)),
            stacks: By::default(),
            scoring_tiles: std::array::from_fn(|i| self.scoring_tiles.get(i).copied()),
            pyramids,
            rituals: By::new(self.rituals.map(|form| form.card)),
            discs: By::new(self.rituals.map(|form| form.discs)),
            tiles: By::from_unusual(&self.tiles, Basic::Wood),
            free,
            arrivals: self.arrivals.iter().copied().collect(),
            players,
            bot_deck: Set::EMPTY,
            bot_back: None,
            bot_card: None,
        };
        if public.solo.is_none() {
            // Trade tiles that lie nowhere else are in the stacks.
            let market = public.market.values().flat_map(By::values).flatten().copied();
            let owned = public.seats().flat_map(|seat| public.players[seat].trade);
            let seen: TileSet = market.chain(owned).collect();
            public.stacks = kit.tiles_of.map(|tiles| tiles.without(seen));
        }
        Ok(public)
    }

    /// The steps that follow from the phase, with what interrupts it in front.
    fn agenda(&self) -> Result<Agenda<Step, AGENDA>, Flaw> {
        use Step::{Capital, Construction, Draw, Income, TurnScoring};
        let here = at("I16", "pending");
        here.range(self.pending.len(), 0, 3)?;
        here.no_stranger(self.pending.iter().find(|step| !step.interrupts()))?;
        let interrupted = matches!(self.phase, Phase::Capital | Phase::Construction);
        here.fits("phase", interrupted || self.pending.is_empty())?;
        let mut agenda = Agenda::new();
        match self.phase {
            Phase::Over => {}
            Phase::SelectCard => agenda.now([Step::SelectCard]),
            phase => {
                agenda.now([Step::EndRound]);
                let place = self.order.iter().position(|seat| *seat == self.active).unwrap_or(0);
                if place + 1 < self.order.len() {
                    agenda.now([Step::Turn(place as u8 + 1)]);
                }
                agenda.now([Step::EndTurn]);
                let turn = [Income, Capital, Construction, TurnScoring, Draw];
                let last = if self.round < ROUNDS { turn.len() } else { turn.len() - 1 };
                let rest = &turn[phase.index() - Phase::Income.index()..last];
                let steps = self.pending.iter().chain(rest);
                steps.rev().for_each(|step| agenda.now([*step]));
            }
        }
        Ok(agenda)
    }

    /// Hands as given; the others get what is known of them and unseen cards.
    fn fill_hands(&self, game: &mut Zapotec, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let given = self.players.iter().filter_map(|player| player.hand);
        let mut cards = given.fold(game.public.unaccounted(), Set::without);
        for (seat, form) in SEATS.into_iter().zip(&self.players).take(game.public.people()) {
            let mut hand = form.hand.unwrap_or(form.known_hand);
            if form.hand.is_none() {
                let (size, least) = (usize::from(form.hand_size()), hand.len());
                at("I7", PlayerField(seat, "hand_size")).range(size, least, least + cards.len())?;
                while hand.len() < size {
                    hand.insert(host.draw(ACTION_CARDS, &mut cards));
                }
            }
            let missing = form.pledged && form.pledge.is_none();
            at("I7", PlayerField(seat, "hand")).fits("pledged", !missing || !hand.is_empty())?;
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
        let fits = |card: &BotCard| bot.back.is_none_or(|b| public.kit.bot_cards[*card].back == b);
        let mut tops: Set<BotCard> = match bot.top {
            Some(top) => Set::one(top),
            None => public.bot_deck.iter().filter(fits).collect(),
        };
        at("I17", "cocijobot.back").fits("cocijobot.turned", !tops.is_empty())?;
        let top = host.draw(BOT_CARDS, &mut tops);
        public.bot_back = bot.back.or(Some(public.kit.bot_cards[top].back));
        game.unseen.bot_top = Some(top);
        Ok(())
    }
}
