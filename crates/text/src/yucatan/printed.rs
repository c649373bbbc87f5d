//! What buildings, tiles, cards and cities say. Every number comes from the kit.

use super::names::*;
use crate::text::Text;
use crate::words::{Size, args, clauses, list};
use patolli_yucatan::*;

/// Words about the printed values, long or short.
#[derive(Clone, Copy)]
struct Print<'a> {
    text: &'a Text,
    size: Size,
}

impl Print<'_> {
    fn say(self, what: &str) -> String {
        self.text.say(&self.size.key("yucatan", "says", what))
    }
    fn with(self, what: &str, n: u8) -> String {
        self.text.tell(&self.size.key("yucatan", "says", what), args!(n = n))
    }
    fn of_goods(self, what: &str, goods: Goods) -> String {
        let key = self.size.key("yucatan", "says", what);
        self.text.tell(&key, args!(goods = self.goods(goods)))
    }
    fn goods(self, it: Goods) -> String {
        match self.size {
            Size::Long => goods(self.text, it),
            Size::Short => short_goods(self.text, it),
        }
    }
    /// `2 jade per level`, or `free`.
    fn price(self, cost: Goods) -> String {
        match cost.is_nothing() {
            true => self.say("free"),
            false => self.of_goods("per-level", cost),
        }
    }
    fn priced(self, what: &str, cost: Goods) -> String {
        let key = self.size.key("yucatan", "says", what);
        self.text.tell(&key, args!(price = self.price(cost)))
    }
    /// Parts one after the other; something that does nothing says so.
    fn joined(self, parts: &[String]) -> String {
        match (parts.is_empty(), self.size) {
            (true, _) => self.say("nothing"),
            (false, Size::Long) => parts.join(", "),
            (false, Size::Short) => parts.join(" "),
        }
    }

    fn edge(self, edge: Edge) -> Vec<String> {
        let parts = [
            ("axes", edge.axes),
            ("attack", edge.attack),
            ("bonus", edge.bonus),
            ("won-bonus", edge.won_bonus),
            ("guard", edge.guard),
        ];
        parts.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| self.with(what, n)).collect()
    }
    fn paid(self, what: &str, paid: Option<Paid>) -> Option<String> {
        let key = self.size.key("yucatan", "says", what);
        paid.map(|it| self.text.tell(&key, args!(n = it.gives, cost = self.goods(it.cost))))
    }

    fn card(self, row: &CardRow) -> String {
        let mut parts = self.edge(row.edge);
        parts.extend(self.paid("paid-axes", row.axes));
        parts.extend(self.paid("paid-bonus", row.extra));
        parts.extend(row.veil.then(|| self.say("veil")));
        parts.extend(row.returns.then(|| self.say("returns")));
        self.joined(&parts)
    }
    fn counselor(self, row: &CounselorRow) -> String {
        let mut parts = self.edge(row.edge);
        parts.extend((row.discount > 0).then(|| self.with("discount", row.discount)));
        parts.extend(self.paid("won-paid-bonus", row.extra));
        self.joined(&parts)
    }
    fn summoning(self, row: &SummoningRow) -> String {
        let mut parts = self.edge(row.edge);
        parts.extend(row.free_moves.then(|| self.say("free-moves")));
        parts.extend((!row.tribute.is_nothing()).then(|| self.of_goods("tribute", row.tribute)));
        self.joined(&parts)
    }
    fn power(self, row: &PowerRow) -> String {
        let mut parts = Vec::new();
        parts.extend((!row.gain.is_nothing()).then(|| self.of_goods("gain", row.gain)));
        parts.extend((row.units > 0).then(|| self.with("levy", row.units)));
        parts.extend((row.cards > 0).then(|| self.with("cards", row.cards)));
        if row.per_prisoner > 0 {
            let key = self.size.key("yucatan", "says", "per-prisoner");
            let corn = self.goods(Goods::of(Resource::Corn, row.per_prisoner));
            parts.push(self.text.tell(&key, args!(goods = corn, n = row.most)));
        }
        let given = self.all_of(&parts);
        match row.cost.is_nothing() {
            true => given,
            false => {
                let key = self.size.key("yucatan", "says", "pay");
                self.text.tell(&key, args!(cost = self.goods(row.cost), what = given))
            }
        }
    }
    fn city(self, effect: CityEffect) -> String {
        match effect {
            CityEffect::Build(cost) => self.priced("build", cost),
            CityEffect::Ability(cost) => self.priced("acquire", cost),
            CityEffect::Summon(cost) => self.priced("link", cost),
            CityEffect::Reinforce(n) => self.with("reinforce-this", n),
            CityEffect::Gain { goods, prisoners, cards } => {
                let mut parts = Vec::new();
                parts.extend((!goods.is_nothing()).then(|| self.of_goods("gain", goods)));
                parts.extend((prisoners > 0).then(|| self.with("prisoners", prisoners)));
                parts.extend((cards > 0).then(|| self.with("cards", cards)));
                self.all_of(&parts)
            }
        }
    }
    /// Things that are all done: `gain 1 jade and draw a special card`.
    fn all_of(self, parts: &[String]) -> String {
        match self.size {
            Size::Long if !parts.is_empty() => list(self.text, parts),
            _ => self.joined(parts),
        }
    }
    fn building(self, kit: &Kit, building: Building, level: u8) -> String {
        let row = kit.building(building, level);
        match building {
            Building::ConstructionSite => self.priced("build", row.cost),
            Building::MilitarySchool => self.priced("acquire", row.cost),
            Building::Barracks => self.with("reinforce", row.units),
            Building::Temple => self.priced("link", row.cost),
        }
    }
}

const fn long(text: &Text) -> Print<'_> {
    Print { text, size: Size::Long }
}
const fn short(text: &Text) -> Print<'_> {
    Print { text, size: Size::Short }
}

/// What a Building does on a level: `build for 2 jade per level`.
pub fn building_words(text: &Text, kit: &Kit, building: Building, level: u8) -> String {
    long(text).building(kit, building, level)
}

/// The same for narrow places: `2Ja/lv`.
pub fn short_building_words(text: &Text, kit: &Kit, building: Building, level: u8) -> String {
    let row = kit.building(building, level);
    match building {
        Building::Barracks => short(text).with("reinforce", row.units),
        _ => short(text).price(row.cost),
    }
}

/// `gain 3 corn`.
pub fn granary_words(text: &Text, kit: &Kit) -> String {
    long(text).of_goods("gain", kit.granary)
}

pub fn ability_words(text: &Text, kit: &Kit, ability: Ability) -> String {
    let print = long(text);
    print.joined(&print.edge(kit.ability(ability)))
}

pub fn short_ability_words(text: &Text, kit: &Kit, ability: Ability) -> String {
    let print = short(text);
    print.joined(&print.edge(kit.ability(ability)))
}

pub fn counselor_words(text: &Text, kit: &Kit, counselor: Counselor) -> String {
    long(text).counselor(kit.counselor(counselor))
}

pub fn short_counselor_words(text: &Text, kit: &Kit, counselor: Counselor) -> String {
    short(text).counselor(kit.counselor(counselor))
}

/// What a Summoning does while it is linked, and its card.
pub fn summoning_words(text: &Text, kit: &Kit, summoning: Summoning) -> String {
    let words = long(text).summoning(kit.summoning(summoning));
    let card = card_words(text, kit, Card::Summoning(summoning));
    text.tell("yucatan-summoning-words", args!(words = words, card = card))
}

/// `5A | 5A 1B`: while it is linked, and its card.
pub fn short_summoning_words(text: &Text, kit: &Kit, summoning: Summoning) -> String {
    let words = short(text).summoning(kit.summoning(summoning));
    format!("{words} ▸ {}", short_card_words(text, kit, Card::Summoning(summoning)))
}

pub fn power_words(text: &Text, kit: &Kit, power: Power, level: u8) -> String {
    long(text).power(kit.power(power, level))
}

pub fn short_power_words(text: &Text, kit: &Kit, power: Power, level: u8) -> String {
    short(text).power(kit.power(power, level))
}

/// A power on all its levels.
pub fn power_levels(text: &Text, kit: &Kit, power: Power) -> String {
    let level = |level: u8| {
        let words = power_words(text, kit, power, level);
        text.tell("yucatan-power-level", args!(level = level, words = words))
    };
    clauses(text, (0..=TOP).map(level))
}

pub fn card_words(text: &Text, kit: &Kit, card: Card) -> String {
    long(text).card(kit.card(card))
}

pub fn short_card_words(text: &Text, kit: &Kit, card: Card) -> String {
    short(text).card(kit.card(card))
}

/// `gain 4 corn`, `build for 2 jade per level`.
pub fn city_action_words(text: &Text, kit: &Kit, action: CityAction) -> String {
    long(text).city(kit.city_action(action).effect)
}

pub fn short_city_action_words(text: &Text, kit: &Kit, action: CityAction) -> String {
    short(text).city(kit.city_action(action).effect)
}

/// What the City Leader may give: `gain 2 corn`.
pub fn gift_words(text: &Text, kit: &Kit, gift: Gift) -> String {
    let supply = &kit.supply;
    let print = long(text);
    match gift {
        Gift::Corn => print.of_goods("gain", supply.leader_corn),
        Gift::Jade => print.of_goods("gain", supply.leader_jade),
        Gift::Card => {
            let cost = print.goods(supply.leader_card);
            text.tell("yucatan-says-pay", args!(cost = cost, what = print.with("cards", 1)))
        }
    }
}

/// What the Axes are made of: `card 5, Leader 1, Units 3`.
pub fn axes_parts(text: &Text, axes: &Axes) -> String {
    let part =
        |(what, n): (&str, u8)| text.tell("yucatan-axes-part", args!(what = text.say(what), n = n));
    let parts = axes_lines(axes).into_iter().filter(|(_, n)| *n > 0);
    parts.map(part).collect::<Vec<_>>().join(", ")
}

/// The sum of a side line by line: the name of each part, and its Axes.
pub const fn axes_lines(axes: &Axes) -> [(&'static str, u8); 7] {
    [
        ("yucatan-axes-card", axes.card),
        ("yucatan-axes-paid", axes.paid),
        ("yucatan-axes-leader", axes.leader),
        ("yucatan-axes-units", axes.units),
        ("yucatan-axes-abilities", axes.abilities),
        ("yucatan-axes-counselor", axes.counselor),
        ("yucatan-axes-summoning", axes.summoning),
    ]
}

/// Where a gain comes from: `Granary`, `Uxmal`.
pub fn source(text: &Text, kit: &Kit, by: Source) -> String {
    match by {
        Source::Granary => element(text, Element::Granary),
        Source::Barracks => element(text, Element::Barracks),
        Source::CentralCity => text.say("yucatan-term-central-city"),
        Source::CityLeader => element(text, Element::CityLeader),
        Source::Power(it) => power(text, it),
        Source::Entry(it) => text.tell("yucatan-by-entry", args!(city = city(it))),
        Source::CityAction(it) => city(kit.city_action(it).city).to_string(),
        Source::Summoning(it) => summoning(it).to_string(),
        Source::Setup => text.say("yucatan-by-setup"),
        Source::BaseCapture => text.say("yucatan-by-victory"),
        Source::PrisonerBonus => text.say("yucatan-by-bonus"),
        Source::WipeOut => text.say("yucatan-by-wipe-out"),
        Source::Sacrifice => text.say("yucatan-by-sacrifice"),
        Source::Pyramid => text.say("yucatan-by-pyramid"),
        Source::FinalBonus(it) => final_bonus(text, it),
        Source::Leftovers => text.say("yucatan-by-leftovers"),
    }
}
