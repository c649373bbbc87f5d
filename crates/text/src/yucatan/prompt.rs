//! What must be done now.

mod battle;
mod rites;

use super::names::*;
use super::printed::*;
use crate::text::Text;
use crate::words::{args, name_of, names_of};
use patolli_core::{Dense, Seat};
use patolli_yucatan::*;

pub(super) fn prompt(text: &Text, view: &View, seat: Seat, names: &[String]) -> String {
    let table = &view.public;
    let Some(step) = table.agenda.front() else { return text.say("yucatan-prompt-over") };
    let own = view.own.filter(|(me, _)| *me == seat).map(|(_, own)| own).unwrap_or_default();
    let waits_for = table.deciders();
    if waits_for.contains(seat) {
        return Prompt { text, table, kit: &table.kit, seat, own, names }.of(step);
    }
    let what = text.say(awaited(step));
    let names = names_of(text, waits_for, names);
    text.tell("yucatan-prompt-wait", args!(names = names, what = what))
}

/// What the others are waited for.
const fn awaited(step: Step) -> &'static str {
    match step {
        Step::Setup => "yucatan-waits-setup",
        Step::Build(_) => "yucatan-waits-build",
        Step::Acquire(_) => "yucatan-waits-acquire",
        Step::Reinforce { .. } => "yucatan-waits-reinforce",
        Step::Link { .. } => "yucatan-waits-link",
        Step::Prolong { .. } => "yucatan-waits-prolong",
        Step::Gain => "yucatan-waits-gain",
        Step::Power => "yucatan-waits-power",
        Step::Move(_) => "yucatan-waits-move",
        Step::Cards => "yucatan-waits-cards",
        Step::Axes(_) => "yucatan-waits-axes",
        Step::Bonus(_) => "yucatan-waits-bonus",
        Step::City { .. } => "yucatan-waits-city",
        Step::Sacrifice => "yucatan-waits-sacrifice",
        Step::Evolve { .. } => "yucatan-waits-evolve",
        Step::PassToken => "yucatan-waits-pass-token",
        Step::FinalBonus(_) => "yucatan-waits-final-bonus",
        _ => "yucatan-waits-choose",
    }
}

struct Prompt<'a> {
    text: &'a Text,
    table: &'a Public,
    kit: &'a Kit,
    seat: Seat,
    own: Private,
    names: &'a [String],
}

crate::words::speaks!(Prompt);

impl Prompt<'_> {
    fn me(&self) -> &Player {
        &self.table.players[self.seat]
    }
    fn name(&self, seat: Seat) -> String {
        name_of(self.names, seat)
    }
    /// `You have 5 corn and 2 jade.`
    fn purse(&self) -> String {
        match self.me().goods.is_nothing() {
            true => self.say("yucatan-purse-empty"),
            false => self.tell("yucatan-purse", args!(goods = goods(self.text, self.me().goods))),
        }
    }

    fn of(&self, step: Step) -> String {
        match step {
            Step::Setup => self.setup(),
            Step::Build(cost) => self.buy("yucatan-prompt-build", cost, Column::Building),
            Step::Acquire(cost) => self.buy("yucatan-prompt-acquire", cost, Column::Ability),
            Step::Link { cost, .. } => self.link(cost),
            Step::Reinforce { up_to, only } => self.reinforce(up_to, only),
            Step::Prolong { .. } => self.prolong(),
            Step::Gain => self.tell("yucatan-prompt-gain", args!(purse = self.purse())),
            Step::Power => self.power(),
            Step::Move(leader) => self.move_troop(leader),
            Step::City { city: at, .. } => {
                self.tell("yucatan-prompt-city", args!(city = city(at), purse = self.purse()))
            }
            Step::Cards => self.cards(),
            Step::Axes(side) => self.axes(side),
            Step::Bonus(side) => self.bonus(side),
            Step::Sacrifice => self.sacrifice(),
            Step::Evolve { not, .. } => self.evolve(not),
            Step::PassToken => {
                self.tell("yucatan-prompt-pass-token", args!(round = self.table.round + 1))
            }
            Step::FinalBonus(_) => self.say("yucatan-prompt-final-bonus"),
            _ => self.choose(),
        }
    }

    /// The secret choices of the set-up, one after the other.
    fn setup(&self) -> String {
        let chosen = &self.own.setup;
        self.say(match (chosen.building, chosen.counselors) {
            (None, _) => "yucatan-prompt-setup-building",
            (Some(_), None) => "yucatan-prompt-setup-counselors",
            (Some(_), Some(_)) => "yucatan-prompt-setup-power",
        })
    }

    fn choose(&self) -> String {
        let building = self.table.building_due(self.seat);
        let key = match (building, self.table.leader_due(self.seat)) {
            (true, true) => "yucatan-prompt-choose",
            (true, false) => "yucatan-prompt-choose-building",
            (false, _) => "yucatan-prompt-choose-leader",
        };
        self.tell(
            key,
            args!(
                round = self.table.round,
                turn = self.table.turn,
                purse = self.purse(),
                n = self.me().prisoners,
            ),
        )
    }

    /// `for 2 jade per level`.
    fn price(&self, cost: Goods) -> String {
        match cost.is_nothing() {
            true => self.say("yucatan-for-free"),
            false => self.tell("yucatan-for-each-level", args!(goods = goods(self.text, cost))),
        }
    }

    fn buy(&self, key: &str, cost: Goods, gate: Column) -> String {
        let level = self.table.gate(self.seat, gate);
        self.tell(key, args!(price = self.price(cost), purse = self.purse(), level = level))
    }

    fn link(&self, cost: Goods) -> String {
        self.tell(
            "yucatan-prompt-link",
            args!(
                price = self.price(cost),
                timer = goods(self.text, self.kit.supply.timer),
                purse = self.purse(),
                level = self.table.gate(self.seat, Column::Summoning),
                round = self.table.round,
            ),
        )
    }

    fn reinforce(&self, up_to: u8, only: Option<Leader>) -> String {
        let args = args!(
            n = up_to,
            supply = self.table.supply,
            troop = only.map_or_else(String::new, |leader| troop(self.text, leader)),
        );
        match only {
            None => self.tell("yucatan-prompt-reinforce", args),
            Some(_) => self.tell("yucatan-prompt-reinforce-one", args),
        }
    }

    /// What is linked, and until when.
    fn prolong(&self) -> String {
        let links = self.me().troops.iter().filter_map(|troop| troop.link);
        let said = |link: Link| {
            let args = args!(
                name = summoning(link.summoning),
                until = until(self.text, self.kit, link.timer)
            );
            self.tell("yucatan-linked-until", args)
        };
        self.tell(
            "yucatan-prompt-prolong",
            args!(
                timer = goods(self.text, self.kit.supply.timer),
                links = some_of(self.text, links.map(said)),
                purse = self.purse(),
            ),
        )
    }

    fn power(&self) -> String {
        let Some(it) = self.me().power else { return self.say("yucatan-prompt-power-none") };
        self.tell(
            "yucatan-prompt-power",
            args!(
                power = power(self.text, it),
                level = self.me().step,
                words = power_words(self.text, self.kit, it, self.me().step),
                purse = self.purse(),
            ),
        )
    }

    fn move_troop(&self, leader: Leader) -> String {
        let there = &self.me()[leader];
        let fixed = |side| self.table.fixed_axes(self.seat, leader, side).total();
        self.tell(
            "yucatan-prompt-move",
            args!(
                troop = troop(self.text, leader),
                place = in_space(self.text, there.space),
                units = units(self.text, there.units),
                attack = fixed(Side::Attacker),
                defence = fixed(Side::Defender),
                purse = self.purse(),
            ),
        )
    }
}

/// The cards in hand; only the special ones may be a secret.
pub(super) fn hand(text: &Text, view: &View) -> Vec<String> {
    let Some((seat, own)) = view.own else { return Vec::new() };
    let player = &view.public.players[seat];
    let named = |it: Card| {
        let words = card_words(text, &view.public.kit, it);
        text.tell("yucatan-named", args!(name = card(text, it), words = words))
    };
    let base = player.base.iter().map(|it| named(Card::Base(it)));
    let specials = own.hand.iter().map(|(it, n)| match n {
        1 => named(Card::Special(it)),
        _ => text.tell("yucatan-hand-many", args!(n = n, card = named(Card::Special(it)))),
    });
    let linked = Leader::all().filter_map(|leader| Some((leader, player[leader].link?)));
    let summoned = linked.filter(|(_, link)| !link.spent).map(|(leader, link)| {
        let name = named(Card::Summoning(link.summoning));
        text.tell("yucatan-hand-summoning", args!(card = name, troop = troop(text, leader)))
    });
    base.chain(specials).chain(summoned).collect()
}
