//! The catalogue of decisions (A 5.7): each is sent to its chapter.

use crate::model::*;
use patolli_core::{ActionSet, Dense, Forced, Host, Seat, Set};

impl Ahau {
    /// What the seat may choose at this step.
    pub(crate) fn offer(&self, seat: Seat, step: Step) -> ActionSet<Action> {
        let mut out = ActionSet::new();
        self.offer_step(seat, step, &mut out);
        if step.is_open() {
            out.extend(self.free_options(seat));
        }
        out
    }

    fn offer_step(&self, seat: Seat, step: Step, out: &mut ActionSet<Action>) {
        let (public, player) = (&self.public, &self.public.players[seat]);
        match step {
            Step::StartCard(_) => out.extend(self.start_cards().iter().map(Action::StartCard)),
            Step::Select => self.offer_pairs(seat, out),
            Step::Captain(_) => {
                out.insert(Action::Stay);
                out.extend(self.marches(seat).iter().map(Action::March));
            }
            Step::Win(_) => out.extend([Action::Advance, Action::Decline]),
            Step::Retreat { from, .. } => {
                out.extend(public.retreats(from).iter().map(Action::Retreat));
            }
            Step::Take(_) => out.extend(self.tiles_to_take(seat).iter().map(Action::Take)),
            Step::Place => out.extend(public.cities_in_reach(seat).iter().map(Action::Place)),
            Step::Claim if public.may_claim(seat) => out.extend([Action::Claim, Action::NoClaim]),
            Step::Summon { dance } => {
                out.extend(public.summonable(seat, dance).iter().map(Action::Summon));
                if !dance {
                    out.insert(Action::NoSummon);
                }
            }
            Step::Name => out.extend(self.nameable(seat)),
            Step::Offering => out.extend(self.offerings(seat)),
            Step::Chief { .. } => out.extend(self.chief_options()),
            Step::Rain => out.extend(self.rains()),
            Step::Jaguar { .. } => self.offer_walks(seat, out),
            Step::Sun { .. } => {
                out.extend(player.to_take_back().iter().map(Action::TakeBack));
                out.insert(Action::Stop);
            }
            Step::Serpent => out.extend(self.serpent_options(seat)),
            Step::Main => self.offer_main(seat, out),
            Step::ProduceColour(route) => {
                out.extend(self.producible(route).iter().map(Action::Gain));
            }
            Step::Build => {
                self.offer_builds(seat, out);
                out.insert(Action::Stop);
            }
            Step::Paint => out.extend(self.paints(seat).iter().map(Action::Paint)),
            Step::Nominal => out.extend(self.nominal_prices(seat).iter().map(Action::Nominal)),
            Step::Settle => out.extend(self.ways(seat)),
            Step::Give { left, colour } => {
                out.extend(self.tiles_to_give(seat, left, colour).iter().map(Action::Give));
            }
            Step::Gain { .. } => out.extend(public.bank.kinds().iter().map(Action::Gain)),
            Step::WarReward(_) => out.extend(WarStep::all().map(Action::WarReward)),
            Step::LayDown(_) => out.extend(player.standing_in().iter().map(Action::LayDown)),
            Step::Temple { .. } => out.extend(self.open_temples(seat).iter().map(Action::Temple)),
            Step::Role(_) => out.extend(self.unseen.roles.iter().map(Action::Role)),
            Step::ForcedDiscard { .. } => self.offer_reserve(seat, out),
            Step::Close => out.insert(Action::EndTurn),
            _ => {}
        }
    }

    /// AC-7.
    fn offer_main(&self, seat: Seat, out: &mut ActionSet<Action>) {
        out.extend(self.public.sites_in_reach(seat).iter().map(Action::Produce));
        self.offer_builds(seat, out);
        if self.refuse_dance(seat).is_none() {
            out.insert(Action::Dance);
        }
        out.insert(Action::Pass);
    }

    pub(crate) fn refuse_dance(&self, seat: Seat) -> Option<Reason> {
        if !self.public.has_role(seat, Role::Dancer) {
            return Some(Reason::NoDancer);
        }
        match self.public.summonable(seat, true).is_empty() {
            true => Some(self.no_other_god(seat)),
            false => None,
        }
    }

    /// Why nobody is left to dance with.
    fn no_other_god(&self, seat: Seat) -> Reason {
        let why = |god: God| self.public.refuse_summon(seat, god, true);
        God::all().find_map(why).unwrap_or(Reason::NoDancer)
    }

    /// RUL-97: whether a decision leaves anything to decide. Asked after every action, so the list
    /// is made only where nothing simpler tells.
    pub(crate) fn forced(&self, seat: Seat, step: Step) -> Forced<Action> {
        let (public, player) = (&self.public, &self.public.players[seat]);
        match step {
            Step::Win(_) | Step::Captain(_) | Step::WarReward(_) => Forced::No,
            Step::Retreat { from, .. } => {
                Forced::of(public.retreats(from).iter().map(Action::Retreat))
            }
            Step::Take(_) => Forced::of(self.tiles_to_take(seat).iter().map(Action::Take)),
            Step::Place if public.cities_in_reach(seat).has_several() => Forced::No,
            Step::Claim if public.may_claim(seat) => Forced::No,
            Step::Claim => Forced::Nothing,
            Step::Summon { dance: false } => {
                let others = !public.summonable(seat, false).is_empty();
                Forced::unless(others || self.has_free(seat), Action::NoSummon)
            }
            Step::Offering => Forced::of(self.offerings(seat)),
            Step::Chief { .. } if public.has_tiles_to_draw() => Forced::No,
            Step::Jaguar { .. } => Forced::unless(public.has_movable(seat), Action::Stop),
            Step::Sun { .. } => Forced::unless(!player.to_take_back().is_empty(), Action::Stop),
            Step::Main if !public.sites_in_reach(seat).is_empty() => Forced::No,
            Step::Main => {
                let others = self.has_free(seat) || self.can_build(seat);
                Forced::unless(others || self.refuse_dance(seat).is_none(), Action::Pass)
            }
            Step::Build => {
                // AC-8: at the limit only the Queen can help; the Gateway waits for AC-8z.
                let free = match public.turn.built < public.build_limit(seat) {
                    true => self.has_free(seat) || self.can_build(seat),
                    false => self.has_queen(seat),
                };
                Forced::unless(free, Action::Stop)
            }
            Step::Paint => Forced::of(self.paints(seat).iter().map(Action::Paint)),
            Step::Nominal => Forced::of(self.nominal_prices(seat).iter().map(Action::Nominal)),
            Step::Settle if let Some(way) = self.plain_way(seat) => Forced::Only(way),
            Step::Settle => Forced::of(self.ways(seat)),
            Step::Give { left, colour } => {
                Forced::of(self.tiles_to_give(seat, left, colour).iter().map(Action::Give))
            }
            Step::Gain { .. } => Forced::of(public.bank.kinds().iter().map(Action::Gain)),
            Step::LayDown(_) => Forced::of(player.standing_in().iter().map(Action::LayDown)),
            Step::Temple { .. } => Forced::of(self.open_temples(seat).iter().map(Action::Temple)),
            Step::Close if self.has_free(seat) => Forced::No,
            Step::Close => Forced::Nothing,
            _ => {
                let options = self.offer(seat, step);
                Forced::of(options.iter())
            }
        }
    }

    /// Carries out a choice.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::StartCard(card) => self.take_start_card(seat, card, host),
            Action::Select(left, right) => self.pledge(seat, (left, right), host),
            Action::March(region) => self.march(seat, region, host),
            Action::Advance => {
                self.public.agenda.done();
                self.advance(seat, host);
            }
            Action::Decline => self.decline(seat, host),
            Action::Retreat(region) => self.retreat(seat, region, host),
            Action::Take(square) => match self.public.agenda.front() {
                Some(Step::Chief { .. }) => self.chief_takes(seat, square, host),
                _ => {
                    self.public.agenda.done();
                    self.take_tile(seat, square, host);
                }
            },
            Action::Place(city) => {
                self.public.agenda.done();
                self.place_worker(seat, city, host);
            }
            Action::Claim => self.claim(seat, host),
            Action::Stay
            | Action::NoClaim
            | Action::NoSummon
            | Action::Stop
            | Action::Pass
            | Action::EndTurn => self.public.agenda.done(),
            _ => self.perform_summon(seat, action, host),
        }
    }

    /// A summon and the powers of gods.
    fn perform_summon(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Summon(god) => self.begin_summon(seat, god),
            Action::Name(colour) => self.name_point(colour),
            Action::Discard(colour) => self.offer_tile(seat, Face::of(colour), Some(colour)),
            Action::DiscardWild(colour) => self.offer_tile(seat, Face::Wild, Some(colour)),
            Action::DiscardJoker => self.offer_tile(seat, Face::Wild, None),
            Action::Confirm => self.confirm(seat, host),
            Action::Draw => self.chief_draws(seat, host),
            Action::Rain(route) => self.rain(seat, route, host),
            Action::Walk(way, posture) => self.walk(seat, way, posture, host),
            Action::TakeBack(card) => self.sun_takes_back(seat, card, host),
            Action::Remove(..) | Action::StandUp(_) => self.feed_serpent(seat, action, host),
            _ => self.perform_work(seat, action, host),
        }
    }

    /// Producing, building, payments and rewards.
    fn perform_work(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Produce(route) => self.produce(seat, route, host),
            Action::Lay(tile, space) => self.lay(seat, tile, space),
            Action::Buy(place) => self.buy(seat, place),
            Action::Dance => self.public.agenda.instead(Step::Summon { dance: true }),
            Action::Gain(colour) => match self.public.agenda.front() {
                Some(Step::ProduceColour(route)) => {
                    self.public.agenda.done();
                    self.produce_colour(seat, route, colour, host);
                }
                _ => self.take_cube(colour, host),
            },
            Action::Paint(colour) => self.paint(colour),
            Action::Nominal(price) => self.name_price(price),
            Action::Cube
            | Action::Trade(_)
            | Action::TradeTiles
            | Action::Substitute(_)
            | Action::Waive => self.settle(seat, action),
            Action::Give(tile) => match self.public.agenda.front() {
                Some(Step::Give { left, colour }) => self.give_for_trade(seat, tile, left, colour),
                _ => self.give_to_bag(tile, host),
            },
            Action::WarReward(step) => self.choose_war_reward(seat, step, host),
            Action::LayDown(city) => {
                self.public.agenda.done();
                self.lay_down(seat, city, host);
            }
            Action::Temple(god) => {
                self.public.agenda.done();
                self.put_marker(seat, god, host);
            }
            Action::Role(role) => self.choose_role(seat, role, host),
            Action::UseGateway => self.use_gateway(seat, host),
            Action::UseQueen(colour) => self.use_queen(seat, colour, host),
            other => unreachable!("{other} is decided elsewhere"),
        }
    }

    /// GF-2, GF-3.
    fn feed_serpent(&mut self, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        match action {
            Action::Remove(city, posture) => self.remove_worker(seat, city, posture, host),
            Action::StandUp(city) => self.stand_up(seat, city, host),
            other => unreachable!("{other} is nothing for the Serpent"),
        }
        self.score_serpent(seat, host);
    }
}

// Why not.
impl Ahau {
    pub(crate) fn refuse(&self, seat: Seat, step: Step, action: Action) -> Option<Reason> {
        use Action as A;
        let public = &self.public;
        match (step, action) {
            (Step::StartCard(_), A::StartCard(card)) => {
                public.start_tiles[card.index()].is_none().then_some(Reason::CardTaken)
            }
            (Step::Select, A::Select(left, right)) => self.refuse_pair(seat, left, right),
            (Step::Captain(_), A::March(region)) => self.refuse_march(seat, region),
            (Step::Retreat { from, .. }, A::Retreat(region)) => self.refuse_retreat(from, region),
            (Step::Take(_), A::Take(square)) => self.refuse_tile(seat, square),
            (Step::Place, A::Place(city)) => self.refuse_city(seat, city),
            (Step::Claim, A::Claim | A::NoClaim) => self.refuse_claim(seat),
            (Step::Summon { dance }, A::Summon(god)) => public.refuse_summon(seat, god, dance),
            (Step::Summon { dance: false }, A::NoSummon) => None,
            (Step::Name, A::Name(colour)) => self.refuse_named(seat, colour),
            (Step::Offering, A::Discard(colour)) => {
                self.refuse_offering(seat, Face::of(colour), false)
            }
            (Step::Offering, A::DiscardWild(colour)) => self.refuse_wild(seat, colour),
            (Step::Offering, A::DiscardJoker) => self.refuse_offering(seat, Face::Wild, true),
            (Step::Offering, A::Confirm) => self.refuse_confirm(seat),
            (Step::Chief { .. }, A::Take(square)) => self.refuse_chief(square),
            (Step::Chief { .. }, A::Draw) => {
                (!public.has_tiles_to_draw()).then_some(Reason::BagEmpty)
            }
            (Step::Rain, A::Rain(route)) => self.refuse_rain(route),
            (Step::Jaguar { .. }, A::Walk(way, posture)) => self.refuse_walk(seat, way, posture),
            (Step::Sun { .. }, A::TakeBack(card)) => self.refuse_take_back(seat, card),
            (Step::Serpent, A::Remove(city, posture)) => self.refuse_serpent(seat, city, posture),
            (Step::Serpent, A::StandUp(city)) => self.refuse_serpent(seat, city, Posture::Lying),
            (Step::Main, A::Produce(route)) => self.refuse_produce(seat, route),
            (Step::Main | Step::Build, A::Lay(tile, space)) => self.refuse_lay(seat, tile, space),
            (Step::Main | Step::Build, A::Buy(place)) => self.refuse_buy(seat, place),
            (Step::Main, A::Dance) => self.refuse_dance(seat),
            (Step::Captain(_), A::Stay)
            | (Step::Win(_), A::Advance | A::Decline)
            | (Step::Main, A::Pass)
            | (
                Step::Chief { .. } | Step::Jaguar { .. } | Step::Sun { .. } | Step::Build,
                A::Stop,
            )
            | (Step::WarReward(_), A::WarReward(_))
            | (Step::Close, A::EndTurn) => None,
            (step, A::UseGateway) if step.is_open() => self.refuse_gateway(seat),
            (step, A::UseQueen(colour)) if step.is_open() => {
                self.refuse_queen(seat)
                    .or((public.players[seat].stock.get(colour) == 0)
                        .then_some(Reason::NoCube(colour)))
            }
            (step, action) => self.refuse_part(seat, step, action),
        }
    }

    /// Parts of a payment or of a reward.
    fn refuse_part(&self, seat: Seat, step: Step, action: Action) -> Option<Reason> {
        use Action as A;
        let public = &self.public;
        match (step, action) {
            (Step::ProduceColour(route), A::Gain(colour)) => {
                (!self.producible(route).contains(colour)).then_some(Reason::BankEmpty(colour))
            }
            (Step::Gain { .. }, A::Gain(colour)) => {
                (public.bank.get(colour) == 0).then_some(Reason::BankEmpty(colour))
            }
            (Step::Paint, A::Paint(_)) | (Step::Nominal, A::Nominal(_)) => {
                (!self.offer(seat, step).contains(action)).then_some(Reason::WrongPrice)
            }
            (Step::Settle, A::Cube | A::Trade(_) | A::TradeTiles | A::Substitute(_) | A::Waive) => {
                self.refuse_way(seat, action)
            }
            (Step::Give { left, colour }, A::Give(tile)) => {
                self.refuse_given(seat, tile, left, colour)
            }
            (Step::ForcedDiscard { .. }, A::Give(tile)) => {
                let held = public.players[seat].reserve.contains(tile);
                (!held).then_some(Reason::NotInReserve)
            }
            (Step::LayDown(_), A::LayDown(city)) => self.refuse_lay_down(seat, city),
            (Step::Temple { .. }, A::Temple(god)) => {
                public.marker(seat, god).is_some().then_some(Reason::HasMarker(god))
            }
            (Step::Role(_), A::Role(role)) => {
                (!self.unseen.roles.contains(role)).then_some(Reason::RoleNotThere(role))
            }
            _ => Some(Reason::AnotherDecision),
        }
    }
}

// SU-15.
impl Ahau {
    pub(crate) fn start_cards(&self) -> Set<SummaryCard> {
        let there = |card: &SummaryCard| self.public.start_tiles[card.index()].is_some();
        SummaryCard::all().filter(there).collect()
    }

    /// The tile, the cubes, and the war marker on top of those already there.
    fn take_start_card(&mut self, seat: Seat, card: SummaryCard, host: &mut impl Host<Event>) {
        let public = &mut self.public;
        public.agenda.done();
        let god = public.start_tiles[card.index()].take().expect("a tile lies on the card");
        let tile = public.kit.tiles.start[god.index()];
        let cubes = public.kit.summary_cards[card.index()];
        public.players[seat].reserve.add(tile);
        public.war_order.arrive(seat);
        host.hear(|| Event::StartCard { seat, card, tile, cubes });
        public.bank = public.bank.minus(cubes);
        public.players[seat].stock = public.players[seat].stock.plus(cubes);
        let more = matches!(public.agenda.front(), Some(Step::StartCard(_)));
        if !more {
            // SU-16: what nobody chose leaves the game. SO-8: Pakal's marker comes last.
            public.start_tiles = [None; SummaryCard::COUNT];
            if public.pakal.is_some() {
                public.war_order.arrive(PAKAL);
            }
            host.hear(|| Event::RoundStarted { round: 1 });
        }
    }
}
