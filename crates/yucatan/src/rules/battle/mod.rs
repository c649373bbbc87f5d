//! Battles (Y 5.7).

mod strength;

use crate::model::*;
use patolli_core::{Dense, Host, Seat, Set};

impl Player {
    /// Whoever shows a special card has it in hand until it leaves the game.
    fn is_seen_with(&mut self, card: Card) {
        if let Card::Special(kind) = card {
            self.known.set(kind, self.known.get(kind).max(1));
        }
    }
}

impl Fighter {
    pub(crate) fn new(seat: Seat, leader: Leader) -> Self {
        Self {
            seat,
            leader,
            card: None,
            paid: false,
            axes: None,
            extra: Extra::Nothing,
            bonus: 0,
            captured: 0,
            wiped_out: false,
        }
    }
}

// BAT-1: Preparation.
impl Yucatan {
    /// MOV-6.
    pub(crate) fn begin_battle(
        &mut self,
        city: City,
        attacker: (Seat, Leader),
        defender: (Seat, Leader),
        host: &mut impl Host<Event>,
    ) {
        host.hear(|| Event::BattleBegan { city, attacker, defender });
        let fighter = |(seat, leader)| Fighter::new(seat, leader);
        self.public.battle = Some(Battle {
            city,
            attacker: fighter(attacker),
            defender: fighter(defender),
            outcome: None,
        });
        self.public.agenda.now([Step::Cards]);
    }

    /// The Battle that runs.
    fn battle(&self) -> &Battle {
        self.public.battle.as_ref().expect("a Battle is fought")
    }
    fn battle_mut(&mut self) -> &mut Battle {
        self.public.battle.as_mut().expect("a Battle is fought")
    }

    /// The cards that a seat may play in the Battle that runs.
    pub(crate) fn playable(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone + use<> {
        let player = &self.public.players[seat];
        let side = self.public.battle.and_then(|battle| Some(battle[battle.side(seat)?]));
        let link = side.and_then(|fighter| player[fighter.leader].link);
        let summoning = link.filter(|link| !link.spent).map(|link| link.summoning);
        let base = player.base.iter().map(Card::Base);
        let hand = self.private[seat].hand;
        let special = Special::all().filter(move |kind| hand.get(*kind) > 0).map(Card::Special);
        base.chain(special).chain(summoning.map(Card::Summoning))
    }

    pub(crate) fn refuse_card(&self, seat: Seat, card: Card) -> Option<Reason> {
        if self.playable(seat).any(|one| one == card) {
            return None;
        }
        let Card::Summoning(summoning) = card else { return Some(Reason::NotInHand(card)) };
        let links = self.public.players[seat].troops.iter().filter_map(|troop| troop.link);
        let link = links.into_iter().find(|link| link.summoning == summoning);
        Some(match link {
            None => Reason::NotInHand(card),
            Some(link) if link.spent => Reason::CardSpent(card),
            Some(_) => Reason::OtherTroopsCard(card),
        })
    }

    pub(crate) fn choose_card(&mut self, seat: Seat, card: Card, host: &mut impl Host<Event>) {
        self.private[seat].card = Some(card);
        host.hear(|| Event::ChoseCard { seat, card });
        self.pledge(seat, host);
    }

    /// Both cards are turned up at once.
    pub(crate) fn show_cards(&mut self, host: &mut impl Host<Event>) {
        for side in Side::all() {
            let seat = self.battle()[side].seat;
            let card = self.private[seat].card.take().expect("both have chosen");
            self.battle_mut()[side].card = Some(card);
            self.public.players[seat].is_seen_with(card);
            host.hear(|| Event::CardShown { seat, card });
        }
        use Side::{Attacker, Defender};
        self.public.agenda.now([
            Step::Axes(Attacker),
            Step::Axes(Defender),
            Step::Confront,
            Step::Bonus(Attacker),
            Step::Bonus(Defender),
            Step::Capture,
        ]);
    }
}

// BAT-2 to BAT-6: Confrontation, base capture, positions.
impl Yucatan {
    /// BAT-2.
    pub(crate) fn pay_axes(&mut self, side: Side, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let seat = self.battle()[side].seat;
        let sale = self.public.axes_for_sale(self.battle(), side).expect("Axes are for sale");
        self.pay(seat, sale.cost, host);
        self.battle_mut()[side].paid = true;
        host.hear(|| Event::BoughtAxes { seat, axes: sale.gives });
    }

    /// BAT-3, BAT-4.
    pub(crate) fn confront(&mut self, host: &mut impl Host<Event>) {
        let mut totals = [0; 2];
        for side in Side::all() {
            let axes = self.public.axes(self.battle(), side);
            self.battle_mut()[side].axes = Some(axes);
            totals[side.index()] = axes.total();
            let seat = self.battle()[side].seat;
            host.hear(|| Event::Strength { seat, axes });
        }
        let outcome = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => Outcome::AttackerWins,
            std::cmp::Ordering::Less => Outcome::DefenderWins,
            std::cmp::Ordering::Equal => Outcome::Draw,
        };
        self.battle_mut().outcome = Some(outcome);
        let (city, winner) = (self.battle().city, outcome.winner());
        let winner_seat = winner.map(|side| self.battle()[side].seat);
        host.hear(|| Event::Fought { city, outcome, winner: winner_seat });
        if let Some(side) = winner {
            let units = self.public.kit.points.base_capture;
            self.take_captives(side, units, Source::BaseCapture, host);
        }
        self.take_positions(outcome, host);
    }

    /// BAT-6.
    fn take_positions(&mut self, outcome: Outcome, host: &mut impl Host<Event>) {
        let Battle { city, attacker, defender, .. } = *self.battle();
        if outcome == Outcome::DefenderWins {
            return self.retreat(attacker.seat, attacker.leader, host);
        }
        self.retreat(defender.seat, defender.leader, host);
        self.place_troop(attacker.seat, attacker.leader, Space::of(city), host);
    }

    fn retreat(&mut self, seat: Seat, leader: Leader, host: &mut impl Host<Event>) {
        self.public.players[seat][leader].space = Space::Jungle;
        host.hear(|| Event::Retreated { seat, leader });
    }

    /// BAT-5, BAT-9, Q14: Units of the opponent become Prisoners of this side, as many as there are.
    fn take_captives(&mut self, side: Side, units: u8, by: Source, host: &mut impl Host<Event>) {
        let battle = *self.battle();
        let (mine, theirs) = (battle[side], battle[side.other()]);
        let troop = &mut self.public.players[theirs.seat][theirs.leader];
        let units = units.min(troop.units);
        if units == 0 {
            return;
        }
        troop.units -= units;
        self.public.players[mine.seat].prisoners += units;
        self.battle_mut()[side].captured += units;
        let (seat, from) = (mine.seat, theirs.seat);
        host.hear(|| Event::Captured { seat, units, from, by });
    }
}

// BAT-7 to BAT-14: Prisoner Bonus and what follows.
impl Yucatan {
    /// BAT-7: what this side may buy.
    pub(crate) fn extras(&self, side: Side) -> Set<Extra> {
        let battle = self.battle();
        let seat = battle[side].seat;
        let open = |extra: &Extra| {
            let price = self.public.extra_price(battle, side, *extra);
            price.is_some_and(|price| self.public.covers(seat, price))
        };
        Extra::all().filter(open).collect()
    }

    pub(crate) fn refuse_extra(&self, side: Side, extra: Extra) -> Option<Reason> {
        let battle = self.battle();
        match self.public.extra_price(battle, side, extra) {
            None => Some(Reason::NoSuchExtra),
            Some(price) => {
                let payable = self.public.covers(battle[side].seat, price);
                (!payable).then_some(Reason::CannotPay(price))
            }
        }
    }

    pub(crate) fn buy_extra(&mut self, side: Side, extra: Extra, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let price = self.public.extra_price(self.battle(), side, extra).expect("it is offered");
        let seat = self.battle()[side].seat;
        self.pay(seat, price, host);
        self.battle_mut()[side].extra = extra;
        if extra != Extra::Nothing {
            host.hear(|| Event::BoughtBonus { seat, extra });
        }
    }

    /// BAT-8 to BAT-14: both sides compute and capture at the same time (Q35).
    pub(crate) fn capture(&mut self, host: &mut impl Host<Event>) {
        for side in Side::all() {
            let bonus = self.public.prisoner_bonus(self.battle(), side);
            let battle = *self.battle();
            let (seat, leader) = (battle[side.other()].seat, battle[side.other()].leader);
            let units = self.public.players[seat][leader].units;
            self.battle_mut()[side].bonus = bonus;
            self.battle_mut()[side.other()].wiped_out = bonus > units;
        }
        for side in Side::all() {
            self.take_captives(side, self.battle()[side].bonus, Source::PrisonerBonus, host);
        }
        self.wipe_out(host);
        for side in Side::all() {
            self.put_card_away(side, host);
        }
        let battle = *self.battle();
        // BAT-14, Q36: also if the Attacker's Troop was wiped out.
        if battle.outcome != Some(Outcome::DefenderWins) {
            let (leader, city) = (battle.attacker.leader, battle.city);
            self.public.agenda.now([Step::Enter { leader, city }]);
        }
    }

    /// BAT-10, BAT-11: the rewards of both, then the new Troops of both, the Attacker first.
    fn wipe_out(&mut self, host: &mut impl Host<Event>) {
        let battle = *self.battle();
        let points = self.public.kit.points;
        for side in Side::all().filter(|side| battle[side.other()].wiped_out) {
            let (by, victim) = (battle[side].seat, battle[side.other()]);
            host.hear(|| Event::WipedOut { seat: victim.seat, leader: victim.leader, by });
            self.score(by, points.wipe_out.into(), Source::WipeOut, host);
            self.imprison(by, points.wipe_out_prisoners, Source::WipeOut, host);
        }
        for side in Side::all().filter(|side| battle[*side].wiped_out) {
            self.rebuild(battle[side].seat, battle[side].leader, host);
        }
    }

    /// BAT-10, BAT-12, Q33.
    fn rebuild(&mut self, seat: Seat, leader: Leader, host: &mut impl Host<Event>) {
        let units = self.public.row_of(seat, Building::Barracks).units;
        let units = self.public.take_units(units);
        let troop = &mut self.public.players[seat][leader];
        troop.space = Space::Jungle;
        troop.units = units;
        host.hear(|| Event::Rebuilt { seat, leader, units });
    }

    /// BAT-13.
    fn put_card_away(&mut self, side: Side, host: &mut impl Host<Event>) {
        let Fighter { seat, leader, card, .. } = self.battle()[side];
        let card = card.expect("cards are shown");
        let returns = self.public.kit.card(card).returns;
        let player = &mut self.public.players[seat];
        match card {
            _ if returns => {}
            Card::Base(base) => player.base.remove(base),
            Card::Special(kind) => {
                let one = Specials::of(kind, 1);
                player.specials -= 1;
                player.known = player.known.minus(one);
                self.public.removed = self.public.removed.plus(one);
                self.private[seat].hand = self.private[seat].hand.minus(one);
            }
            Card::Summoning(_) => {
                let link = player[leader].link.as_mut().expect("its Summoning is linked");
                link.spent = true;
            }
        }
        host.hear(|| match returns {
            true => Event::CardBack { seat, card },
            false => Event::CardGone { seat, card },
        });
    }
}
