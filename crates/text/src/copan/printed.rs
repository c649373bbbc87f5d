//! What whole components say: Altar cards, tiles, tokens, lines, Event cards.

use super::cards::*;
use super::names::*;
use crate::text::Text;
use crate::words::{Size, args, list};
use patolli_copan::*;
use patolli_core::Dense;

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

/// A City tile: what it costs in addition to the path, and what it gives.
pub fn city_tile(text: &Text, kit: &Kit, tile: CityTile) -> String {
    let row = kit.city_tile(tile);
    text.tell(
        "copan-city-tile",
        args!(cost = cost(text, row.cost), effect = effect(text, row.effect)),
    )
}

/// An Embassy token: `level 2: gain 2 Food`.
pub fn embassy_token(text: &Text, kit: &Kit, token: EmbassyToken) -> String {
    let row = kit.embassy_tokens[token];
    text.tell("copan-embassy-token", args!(level = row.level, effect = effect(text, row.effect)))
}

/// What a space of the Jade mask gives.
pub fn mask_space(text: &Text, kit: &Kit, space: MaskSpace) -> String {
    effect(text, kit.mask[space].effect)
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
    let key = |what: &str| size.key("copan", "outcome", what);
    let per = |what: &str, kind: Resource| {
        text.tell(&key(what), args!(what = sized_resource(text, kind, size)))
    };
    match outcome {
        Outcome::Decline(track) => per("decline", track),
        Outcome::Gain(Cost { icons, any: 0 }) => {
            text.tell(&key("gain"), args!(gain = sized_stock(text, icons, size)))
        }
        Outcome::Gain(Cost { any, .. }) => text.tell(&key("any"), args!(n = any)),
        Outcome::Lose(loss) => text.tell(&key("lose"), args!(loss = sized_stock(text, loss, size))),
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
