//! Costs, effects and talents in words. Every number comes from the kit.

use super::names::*;
use crate::text::Text;
use crate::words::{Size, args, list};
use patolli_copan::*;

pub(super) fn sized_stock(text: &Text, stock: Stock, size: Size) -> String {
    match size {
        Size::Long => list(text, &amounts(text, stock)),
        Size::Short => short_stock(text, stock),
    }
}

pub(super) fn sized_resource(text: &Text, kind: Resource, size: Size) -> String {
    match size {
        Size::Long => resource(text, kind),
        Size::Short => short(text, kind),
    }
}

/// `2 Food, 1 Power, 1 of your choice`; `nothing` if it is free.
pub fn cost(text: &Text, cost: Cost) -> String {
    let mut parts = amounts(text, cost.icons);
    if cost.any > 0 {
        parts.push(text.tell("copan-amount-any", args!(n = cost.any)));
    }
    match parts.is_empty() {
        true => text.say("copan-nothing"),
        false => parts.join(", "),
    }
}

/// `2Fo Po 2*` for narrow places.
pub fn short_cost(text: &Text, cost: Cost) -> String {
    let mut parts = short_amounts(text, cost.icons);
    match cost.any {
        0 => {}
        1 => parts.push("*".to_string()),
        n => parts.push(format!("{n}*")),
    }
    parts.join(" ")
}

/// A cost that is partly waived: `2 Food, 1 Power (1 less)`.
pub fn price(text: &Text, price: Cost, discount: u8) -> String {
    match discount.min(price.total()) {
        0 => cost(text, price),
        n if n == price.total() => text.say("copan-nothing"),
        n => text.tell("copan-price-less", args!(cost = cost(text, price), n = n)),
    }
}

/// What something gives: `gain 2 Food`, `climb 3 steps`.
pub fn effect(text: &Text, effect: Effect) -> String {
    sized_effect(text, effect, Size::Long)
}

/// The same for narrow places: `2Fo`, `↑3`.
pub fn short_effect(text: &Text, effect: Effect) -> String {
    sized_effect(text, effect, Size::Short)
}

fn sized_effect(text: &Text, effect: Effect, size: Size) -> String {
    let key = |what: &str| size.key("copan", "effect", what);
    match effect {
        Effect::Gain(kind, n) => {
            let gain = sized_stock(text, Stock::of(kind, n), size);
            text.tell(&key("gain"), args!(gain = gain))
        }
        Effect::GainAny(n) => text.tell(&key("any"), args!(n = n)),
        Effect::Vp(n) => text.tell(&key("vp"), args!(n = n)),
        Effect::Climb(n) => text.tell(&key("climb"), args!(n = n)),
        Effect::Jade => text.say(&key("jade")),
        Effect::Glyph => text.say(&key("glyph")),
        Effect::Character => text.say(&key("character")),
        Effect::Extension => text.say(&key("extension")),
        Effect::TakeTwoTiles => text.say(&key("tiles")),
        Effect::MoveTotem => text.say(&key("totem")),
        Effect::PlaceEmbassy => text.say(&key("embassy")),
        Effect::Bonus { site, discount } => match size {
            Size::Long => bonus(text, site, discount),
            Size::Short => short_bonus(text, site, discount),
        },
    }
}

/// `bonus action at the Altars, 1 resource less`.
pub fn bonus(text: &Text, site: Option<Site>, discount: u8) -> String {
    let place = at_site(text, site);
    match discount {
        0 => text.tell("copan-effect-bonus", args!(place = place)),
        n => text.tell("copan-effect-bonus-less", args!(place = place, n = n)),
    }
}

/// `▸Alt−1`.
pub fn short_bonus(text: &Text, site: Option<Site>, discount: u8) -> String {
    let place = short_site(text, site);
    match discount {
        0 => format!("▸{place}"),
        n => format!("▸{place}−{n}"),
    }
}

/// Something that waits in the queue.
pub fn pending(text: &Text, pending: Pending) -> String {
    effect(text, effect_of(pending))
}

pub fn short_pending(text: &Text, pending: Pending) -> String {
    short_effect(text, effect_of(pending))
}

const fn effect_of(pending: Pending) -> Effect {
    match pending {
        Pending::Bonus { site, discount } => Effect::Bonus { site, discount },
        Pending::Jade => Effect::Jade,
    }
}

/// What a Character does.
pub fn talent(text: &Text, talent: Talent) -> String {
    match talent {
        Talent::Permanent(gift) => permanent(text, gift),
        Talent::OneShot(once) => effect(text, once),
        Talent::Endgame { resource: kind, vp: n } => {
            text.tell("copan-talent-endgame", args!(n = n, what = resource(text, kind)))
        }
    }
}

fn permanent(text: &Text, gift: Gift) -> String {
    match gift {
        Gift::Reward { site, vp: n } => {
            text.tell("copan-talent-reward", args!(n = n, place = at_site(text, Some(site))))
        }
        Gift::Discount { site, off } => {
            text.tell("copan-talent-discount", args!(n = off, place = at_site(text, Some(site))))
        }
        Gift::Collect { resource: kind, gain } => {
            text.tell("copan-talent-collect", args!(n = gain, what = resource(text, kind)))
        }
        Gift::Climb { steps, gain } => {
            text.tell("copan-talent-climb", args!(steps = steps, n = gain))
        }
    }
}

/// The same for narrow places.
pub fn short_talent(text: &Text, talent: Talent) -> String {
    match talent {
        Talent::OneShot(once) => short_effect(text, once),
        Talent::Permanent(Gift::Reward { site, vp: n }) => text
            .tell("copan-short-talent-reward", args!(n = n, place = short_site(text, Some(site)))),
        Talent::Permanent(Gift::Discount { site, off }) => {
            format!("{}−{off}", short_site(text, Some(site)))
        }
        Talent::Permanent(Gift::Collect { resource: kind, gain }) => {
            text.tell("copan-short-talent-collect", args!(n = gain, what = short(text, kind)))
        }
        Talent::Permanent(Gift::Climb { steps, gain }) => format!("↑{steps}: {gain}*"),
        Talent::Endgame { resource: kind, vp: n } => {
            text.tell("copan-short-talent-endgame", args!(n = n, what = short(text, kind)))
        }
    }
}

/// `permanent`, `one-shot` or `endgame`.
pub fn kind(text: &Text, talent: Talent) -> String {
    text.say(match talent {
        Talent::Permanent(_) => "copan-kind-permanent",
        Talent::OneShot(_) => "copan-kind-one-shot",
        Talent::Endgame { .. } => "copan-kind-endgame",
    })
}

/// One character for each kind of Character.
pub const fn kind_mark(talent: Talent) -> &'static str {
    match talent {
        Talent::Permanent(_) => "∞",
        Talent::OneShot(_) => "↯",
        Talent::Endgame { .. } => "☼",
    }
}

/// Kind and talent of a Character: `permanent: your actions at the Altars cost 1 resource less`.
pub fn character_words(text: &Text, kit: &Kit, character: Character) -> String {
    let it = kit.character(character).talent;
    text.tell("copan-character", args!(kind = kind(text, it), talent = talent(text, it)))
}
