//! Battles (Y 5.7): Preparation here, then Confrontation and Resolution.

mod confrontation;
mod resolution;
mod strength;

pub(super) use confrontation::PayAxe;
pub(super) use resolution::PayPrisoner;

use super::decisions::not_offered;
use crate::model::*;
use patolli_core::{Decision, Dense, Host, Menu, Seat, Set};

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

/// D13: the card that each side plays.
#[derive(Clone, Copy)]
pub(super) struct BattleCard;

impl Decision<Yucatan> for BattleCard {
    /// BAT-1.
    fn offer(self, game: &Yucatan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Card, game.playable(seat));
    }

    fn refuse(self, game: &Yucatan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Card(card) = action else { return Some(Reason::AnotherDecision) };
        if game.playable(seat).contains(card) {
            return None;
        }
        let Card::Summoning(summoning) = card else { return Some(Reason::NotInHand(card)) };
        let links = game.public.players[seat].troops.iter().filter_map(|troop| troop.link);
        let link = links.into_iter().find(|link| link.summoning == summoning);
        Some(match link {
            None => Reason::NotInHand(card),
            Some(link) if link.spent => Reason::CardSpent(card),
            Some(_) => Reason::OtherTroopsCard(card),
        })
    }

    fn perform(self, game: &mut Yucatan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::Card(card) = action else { not_offered(action) };
        game.private[seat].card = Some(card);
        host.hear(|| Event::ChoseCard { seat, card });
        game.pledge(seat, host);
    }
}

impl Yucatan {
    /// The cards that a seat may play in the current Battle: that of a Summoning only if it is
    /// linked to the Troop that fights (Q18).
    pub(crate) fn playable(&self, seat: Seat) -> Set<Card> {
        let player = &self.public.players[seat];
        let side = self.public.battle.and_then(|battle| Some(battle[battle.side(seat)?]));
        let link = side.and_then(|fighter| player[fighter.leader].link);
        let summoning = link.filter(|link| !link.spent).map(|link| link.summoning);
        let base = player.base.iter().map(Card::Base);
        let special = self.private[seat].hand.kinds().iter().map(Card::Special);
        base.chain(special).chain(summoning.map(Card::Summoning)).collect()
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

impl Player {
    /// A special card that was shown is known to be in hand until it leaves the game.
    fn is_seen_with(&mut self, card: Card) {
        if let Card::Special(kind) = card {
            self.known.set(kind, self.known.get(kind).max(1));
        }
    }
}
