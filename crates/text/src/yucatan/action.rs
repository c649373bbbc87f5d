//! Labels of choices, with the facts a person needs to choose.

mod battle;
mod city;
mod leaders;
mod rites;

use super::names::*;
use crate::text::Text;
use crate::words::{args, name_of};
use patolli_core::Seat;
use patolli_yucatan::*;

/// Headings of the list of choices.
pub(super) fn group(text: &Text, action: Action) -> String {
    use Action as A;
    text.say(match action {
        A::SetupCounselors(first, _) => {
            let name = counselor(text, first);
            return text.tell("yucatan-group-counselors", args!(counselor = name));
        }
        A::Build(it, _) => {
            return text.tell("yucatan-group-build", args!(building = the_building(text, it)));
        }
        A::Acquire(it, ..) => {
            return text.tell("yucatan-group-acquire", args!(ability = ability(text, it)));
        }
        A::Link(it, ..) => {
            return text.tell("yucatan-group-link", args!(summoning = summoning(it)));
        }
        A::SetupBuilding(_) => "yucatan-group-setup-building",
        A::SetupPower(_) => "yucatan-group-setup-power",
        A::Activate(element) if element.is_leader() => "yucatan-group-leader",
        A::Activate(_) => "yucatan-group-building",
        A::Reinforce(..) => "yucatan-group-reinforce",
        A::NoLink => "yucatan-group-no-link",
        A::Prolong(..) | A::NoProlong => "yucatan-group-prolong",
        A::Gain(_) => "yucatan-group-gain",
        A::UsePower | A::Levy(..) | A::NoPower => "yucatan-group-power",
        A::Stay | A::Move(_) => "yucatan-group-move",
        A::Card(_) => "yucatan-group-card",
        A::PayAxes | A::SaveAxes => "yucatan-group-axes",
        A::Extra(_) => "yucatan-group-extra",
        A::CityAction(_) => "yucatan-group-city",
        A::SacrificePrisoners(_) => "yucatan-group-prisoners",
        A::SacrificeJade(_) => "yucatan-group-jade",
        A::SacrificeCorn(_) => "yucatan-group-corn",
        A::Evolve(_) => "yucatan-group-evolve",
        A::PassToken(_) => "yucatan-group-pass-token",
        A::FinalBonus(_) => "yucatan-group-final-bonus",
    })
}

pub(super) fn action(text: &Text, view: &View, action: Action, names: &[String]) -> String {
    Label::new(text, view, names).of(action)
}

/// Sacrifices and levies, which can be many.
pub(super) fn brief(text: &Text, view: &View, action: Action) -> Option<String> {
    let label = Label::new(text, view, &[]);
    match action {
        Action::SacrificePrisoners(n) => Some(label.prisoners_in_brief(n)),
        Action::SacrificeJade(sets) => Some(label.sets_in_brief(Resource::Jade, sets)),
        Action::SacrificeCorn(sets) => Some(label.sets_in_brief(Resource::Corn, sets)),
        Action::Levy(first, second) => Some(format!("{first} + {second}")),
        _ => None,
    }
}

/// Amounts, in what is paid: sets of jade and corn count as their pieces.
pub(super) fn number(view: &View, action: Action) -> Option<String> {
    let pieces = |kind, sets: Sets| sets.get().saturating_mul(view.public.kit.set_size(kind));
    let amount = match action {
        Action::Reinforce(_, units) => units.get(),
        Action::SacrificePrisoners(n) => n.get(),
        Action::SacrificeJade(sets) => pieces(Resource::Jade, sets),
        Action::SacrificeCorn(sets) => pieces(Resource::Corn, sets),
        _ => return None,
    };
    Some(amount.to_string())
}

struct Label<'a> {
    text: &'a Text,
    table: &'a Public,
    kit: &'a Kit,
    /// The seat that chooses, with its private knowledge.
    seat: Seat,
    own: Private,
    names: &'a [String],
}

crate::words::speaks!(Label);

impl<'a> Label<'a> {
    fn new(text: &'a Text, view: &'a View, names: &'a [String]) -> Self {
        let table = &view.public;
        let (seat, own) = view.own.unwrap_or((table.active, Private::default()));
        Self { text, table, kit: &table.kit, seat, own, names }
    }

    fn name(&self, seat: Seat) -> String {
        name_of(self.names, seat)
    }
    fn me(&self) -> &Player {
        &self.table.players[self.seat]
    }
    fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    /// `for 2 jade`, `for free`.
    fn at_price(&self, price: Goods) -> String {
        match price.is_nothing() {
            true => self.say("yucatan-for-free"),
            false => self.tell("yucatan-for", args!(goods = goods(self.text, price))),
        }
    }

    fn of(&self, action: Action) -> String {
        use Action as A;
        match action {
            A::SetupBuilding(it) => self.setup_building(it),
            A::SetupCounselors(first, second) => self.setup_counselors(first, second),
            A::SetupPower(it) => self.setup_power(it),
            A::Activate(element) => self.activate(element),
            A::Build(it, level) => self.build(it, level),
            A::Acquire(it, leader, slot) => self.acquire(it, leader, slot),
            A::Reinforce(leader, units) => self.reinforce(leader, units),
            A::Link(it, leader, rounds) => self.link(it, leader, rounds),
            A::NoLink => self.say("yucatan-action-no-link"),
            A::Prolong(leader, rounds) => self.prolong(leader, rounds),
            A::NoProlong => self.say("yucatan-action-no-prolong"),
            A::CityAction(it) => self.city_action(it),
            _ => self.of_leader(action).or_else(|| self.of_battle(action)).unwrap_or_else(|| {
                self.of_rite(action).unwrap_or_else(|| unreachable!("labelled above: {action}"))
            }),
        }
    }

    /// What Leaders do.
    fn of_leader(&self, action: Action) -> Option<String> {
        use Action as A;
        Some(match action {
            A::Gain(gift) => self.gift(gift),
            A::UsePower => self.use_power(),
            A::Levy(first, second) => self.levy(first, second),
            A::NoPower => self.no_power(),
            A::Stay => self.stay(),
            A::Move(space) => self.move_to(space),
            _ => return None,
        })
    }

    fn of_battle(&self, action: Action) -> Option<String> {
        use Action as A;
        Some(match action {
            A::Card(it) => self.card(it),
            A::PayAxes => self.pay_axes(),
            A::SaveAxes => self.save_axes(),
            A::Extra(extra) => self.extra(extra),
            _ => return None,
        })
    }

    /// The end of a Round and of the game.
    fn of_rite(&self, action: Action) -> Option<String> {
        use Action as A;
        Some(match action {
            A::SacrificePrisoners(n) => self.sacrifice_prisoners(n),
            A::SacrificeJade(sets) => self.sacrifice_sets(Resource::Jade, sets),
            A::SacrificeCorn(sets) => self.sacrifice_sets(Resource::Corn, sets),
            A::Evolve(it) => self.evolve(it),
            A::PassToken(to) => self.pass_token(to),
            A::FinalBonus(it) => self.final_bonus(it),
            _ => return None,
        })
    }
}
