//! What must be decided in a Battle.

use super::Prompt;
use crate::words::args;
use crate::yucatan::names::*;
use patolli_core::Seat;
use patolli_yucatan::*;

impl Prompt<'_> {
    fn battle(&self) -> Option<&Battle> {
        self.table.running_battle()
    }

    /// Both sides before the cards, and what the opponent may hold.
    pub(super) fn cards(&self) -> String {
        let fight = self.battle().and_then(|battle| Some((battle, battle.side(self.seat)?)));
        let Some((battle, side)) = fight else { return self.say("yucatan-prompt-over") };
        let other = &battle[side.other()];
        let fixed = |side| {
            let Fighter { seat, leader, .. } = battle[side];
            self.table.fixed_axes(seat, leader, side).total()
        };
        let key = match side {
            Side::Attacker => "yucatan-prompt-cards-attacker",
            Side::Defender => "yucatan-prompt-cards-defender",
        };
        let said = self.tell(
            key,
            args!(
                city = city(battle.city),
                other = self.name(other.seat),
                mine = axes(self.text, fixed(side)),
                theirs = fixed(side.other()),
            ),
        );
        said + " " + &self.holds(other.seat, other.leader)
    }

    /// The cards from which an opponent chooses, as far as they are known.
    fn holds(&self, seat: Seat, leader: Leader) -> String {
        let player = &self.table.players[seat];
        let known = player.known;
        let unknown = u32::from(player.specials).saturating_sub(known.total());
        let link = player[leader].link.filter(|link| !link.spent);
        let base = player.base.iter().map(|it| card(self.text, Card::Base(it)));
        let seen = known.iter().map(|(it, _)| special(self.text, it));
        let summoned = link.map(|link| card(self.text, Card::Summoning(link.summoning)));
        let hidden = (unknown > 0).then(|| self.tell("yucatan-unknown", args!(n = unknown)));
        let cards = base.chain(seen).chain(summoned).chain(hidden);
        let cards = some_of(self.text, cards);
        self.tell("yucatan-prompt-holds", args!(name = self.name(seat), cards = cards))
    }

    /// BAT-2: both cards are revealed.
    pub(super) fn axes(&self, side: Side) -> String {
        let Some(battle) = self.battle() else { return self.say("yucatan-prompt-over") };
        let total = |side| self.table.axes(battle, side).total();
        let played =
            |side: Side| battle[side].card.map_or_else(String::new, |it| card(self.text, it));
        let sale = battle[side].card.and_then(|it| self.kit.card(it).axes);
        self.tell(
            "yucatan-prompt-axes",
            args!(
                city = city(battle.city),
                card = played(side),
                mine = axes(self.text, total(side)),
                other = self.name(battle[side.other()].seat),
                reply = played(side.other()),
                theirs = total(side.other()),
                cost = sale.map_or_else(String::new, |sale| goods(self.text, sale.cost)),
                more = sale.map_or_else(String::new, |sale| axes(self.text, sale.gives)),
            ),
        )
    }

    /// BAT-7: the Battle is decided, Prisoners are to be taken.
    pub(super) fn bonus(&self, side: Side) -> String {
        let Some(battle) = self.battle() else { return self.say("yucatan-prompt-over") };
        let other = &battle[side.other()];
        let winner = battle.outcome.and_then(Outcome::winner);
        let result = self.say(match winner {
            Some(won) if won == side => "yucatan-result-won",
            Some(_) => "yucatan-result-lost",
            None => "yucatan-result-draw",
        });
        let left = self.table.players[other.seat][other.leader].units;
        self.tell(
            "yucatan-prompt-bonus",
            args!(
                city = city(battle.city),
                result = result,
                other = self.name(other.seat),
                units = units(self.text, left),
                n = left + 1,
                purse = self.purse(),
            ),
        )
    }
}
