//! What is printed on cards, tiles and tokens, in words. Every number comes from the kit.

use super::names::*;
use crate::text::Text;
use crate::words::{args, list};
use patolli_copan::*;
use patolli_core::Dense;

/// Long words, or a few signs for narrow places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Size {
    Long,
    Short,
}

impl Size {
    /// The message of a family in this size.
    fn key(self, family: &str, what: &str) -> String {
        match self {
            Self::Long => format!("copan-{family}-{what}"),
            Self::Short => format!("copan-short-{family}-{what}"),
        }
    }
    fn stock(self, text: &Text, stock: Stock) -> String {
        match self {
            Self::Long => list(text, &amounts(text, stock)),
            Self::Short => short_stock(text, stock),
        }
    }
    fn resource(self, text: &Text, kind: Resource) -> String {
        match self {
            Self::Long => resource(text, kind),
            Self::Short => short(text, kind),
        }
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
    let key = |what: &str| size.key("effect", what);
    match effect {
        Effect::Gain(kind, n) => {
            let gain = size.stock(text, Stock::of(kind, n));
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

/// A column of an Altar card: its effects in order, then the climb.
pub fn column(text: &Text, column: &Column) -> String {
    list(text, &column_effects(column).map(|it| effect(text, it)).collect::<Vec<_>>())
}

/// `2Fo ↑1` for narrow places.
pub fn short_column(text: &Text, column: &Column) -> String {
    column_effects(column).map(|it| short_effect(text, it)).collect::<Vec<_>>().join(" ")
}

fn column_effects(column: &Column) -> impl Iterator<Item = Effect> {
    let climb = (column.climb > 0).then_some(Effect::Climb(column.climb));
    column.effects.into_iter().flatten().chain(climb)
}

/// A whole Altar card: its cost and its three columns.
pub fn altar(text: &Text, kit: &Kit, altar: Altar) -> String {
    let row = kit.altar(altar);
    let [left, middle, right] = row.columns.each_ref().map(|it| column(text, it));
    text.tell(
        "copan-altar-card",
        args!(cost = cost(text, row.cost), left = left, middle = middle, right = right),
    )
}

/// A City tile: what it costs beyond the way, and what it gives.
pub fn city_tile(text: &Text, kit: &Kit, tile: CityTile) -> String {
    let row = kit.city_tile(tile);
    text.tell(
        "copan-city-tile",
        args!(cost = cost(text, row.cost), effect = effect(text, row.effect)),
    )
}

/// An Embassy token: `level 2: gain 2 Food`.
pub fn embassy_token(text: &Text, kit: &Kit, token: EmbassyToken) -> String {
    let row = kit.embassy_tokens[token.index()];
    text.tell("copan-embassy-token", args!(level = row.level, effect = effect(text, row.effect)))
}

/// What a space of the Jade mask gives.
pub fn mask_space(text: &Text, kit: &Kit, space: MaskSpace) -> String {
    effect(text, kit.mask[space.index()].effect)
}

/// A line of the Hieroglyphic Stairway: its cost and its steps.
pub fn line(text: &Text, kit: &Kit, line: Line) -> String {
    let row = kit.line(line);
    text.tell(
        "copan-line",
        args!(
            n = line.index() + 1,
            cost = cost(text, row.cost),
            climb = effect(text, Effect::Climb(row.climb)),
        ),
    )
}

/// What a Totem meets on a space of a Site: `pay 1 Food`, `×2`.
pub fn symbol(text: &Text, symbol: Symbol) -> String {
    match symbol {
        Symbol::Pay(kind) => {
            text.tell("copan-symbol-pay", args!(cost = stock(text, Stock::of(kind, 1))))
        }
        Symbol::Times(n) => format!("×{n}"),
    }
}

/// The same for narrow places: `−Fo`, `×2`.
pub fn short_symbol(text: &Text, symbol: Symbol) -> String {
    match symbol {
        Symbol::Pay(kind) => format!("−{}", short(text, kind)),
        Symbol::Times(n) => format!("×{n}"),
    }
}

/// What ×k pays with this side of the Totem up.
pub fn totem_gain(text: &Text, kit: &Kit, times: u8, side: Side) -> String {
    effect(
        text,
        match side {
            Side::Resource => Effect::GainAny(times),
            Side::Vp => Effect::Vp(times * kit.totem_vp),
        },
    )
}

/// What a set of Glyphs is worth.
pub fn exchange(text: &Text, exchange: Exchange) -> String {
    let jade = text.tell("copan-exchange-jade", args!(n = exchange.jade));
    let action = exchange.bonus.map(|discount| bonus(text, None, discount));
    list(text, &[Some(jade), action].into_iter().flatten().collect::<Vec<_>>())
}

/// `2 Jade ▸any−1`.
pub fn short_exchange(text: &Text, exchange: Exchange) -> String {
    let jade = format!("{} {}", exchange.jade, short_effect(text, Effect::Jade));
    let action = exchange.bonus.map(|discount| short_bonus(text, None, discount));
    [Some(jade), action].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The line of an Event card.
pub fn outcome(text: &Text, outcome: Outcome) -> String {
    sized_outcome(text, outcome, Size::Long)
}

/// The same for narrow places.
pub fn short_outcome(text: &Text, outcome: Outcome) -> String {
    sized_outcome(text, outcome, Size::Short)
}

fn sized_outcome(text: &Text, outcome: Outcome, size: Size) -> String {
    let key = |what: &str| size.key("outcome", what);
    let per =
        |what: &str, kind: Resource| text.tell(&key(what), args!(what = size.resource(text, kind)));
    match outcome {
        Outcome::Decline(track) => per("decline", track),
        Outcome::Gain(gain) => text.tell(&key("gain"), args!(gain = size.stock(text, gain))),
        Outcome::GainAny(n) => text.tell(&key("any"), args!(n = n)),
        Outcome::Lose(kind, n) => {
            let loss = size.stock(text, Stock::of(kind, n));
            text.tell(&key("lose"), args!(loss = loss))
        }
        Outcome::LosePowerPerGlyph => per("per-glyph", Resource::Power),
        Outcome::LoseFamePerCharacter => per("per-character", Resource::Fame),
        Outcome::LoseAnyPerCity => text.say(&key("per-city")),
        Outcome::LoseAnyPerExtension => text.say(&key("per-extension")),
        Outcome::GainPowerPerDiscard => per("per-discard", Resource::Power),
        Outcome::DropCharacter => text.say(&key("drop-character")),
        Outcome::DropJade => text.say(&key("drop-jade")),
        Outcome::DropExtension => text.say(&key("drop-extension")),
        Outcome::DropGlyph => text.say(&key("drop-glyph")),
        Outcome::GainJade => text.say(&key("jade")),
        Outcome::Climb(n) => text.tell(&key("climb"), args!(n = n)),
        Outcome::Descend => text.say(&key("descend")),
    }
}
