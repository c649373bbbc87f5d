//! Costs, effects and Event results as pictures.

use crate::stock::{amount, icons};
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Column, Cost, Effect, Gift, Outcome, Pending, Site, Stock, Talent};

/// What is to be paid; nothing at all is a dash.
pub(super) fn cost(cost: Cost) -> Markup {
    html! {
        span class="cost" {
            @if cost == Cost::FREE { "–" }
            (icons(cost.icons))
            @if cost.any > 0 { (amount(cost.any, "any")) }
        }
    }
}

pub(super) fn effect(effect: Effect) -> Markup {
    match effect {
        Effect::Gain(kind, n) => icons(Stock::of(kind, n)),
        Effect::GainAny(n) => amount(n, "any"),
        Effect::Vp(n) => html! { span class="amount" { b { (n) } (inline("vp")) } },
        Effect::Climb(n) => steps(n),
        Effect::Jade => inline("jade"),
        Effect::Glyph => inline("glyph"),
        Effect::Character => inline("character"),
        Effect::Extension => inline("extension"),
        Effect::TakeTwoTiles => inline("two_tiles"),
        Effect::MoveTotem => {
            html! { span class="amount" { (inline("totem")) (inline("arrow")) } }
        }
        Effect::PlaceEmbassy => {
            html! { span class="amount" { (inline("token")) (inline("city")) } }
        }
        Effect::Bonus { site, discount } => bonus(site, discount),
    }
}

pub(super) fn steps(n: u8) -> Markup {
    html! { span class="amount" { (inline("climb")) b { (n) } } }
}

/// An extra action, and how much cheaper it is.
pub(super) fn bonus(site: Option<Site>, discount: u8) -> Markup {
    html! {
        span class="bonus-act" {
            "+" (inline(site.map_or("any_site", Site::name)))
            @if discount > 0 { b { "−" (discount) } }
        }
    }
}

pub(super) fn pending(item: Pending) -> Markup {
    match item {
        Pending::Bonus { site, discount } => bonus(site, discount),
        Pending::Jade => inline("jade"),
    }
}

/// The effects of an Altar column; the climb is separate.
pub(super) fn column(column: &Column) -> Markup {
    html! { @for one in column.effects.iter().flatten() { (effect(*one)) } }
}

/// Which of the three types a Character is.
pub(super) const fn kind(talent: Talent) -> &'static str {
    match talent {
        Talent::Permanent(_) => "permanent",
        Talent::OneShot(_) => "one_shot",
        Talent::Endgame { .. } => "endgame",
    }
}

pub(super) fn talent(talent: Talent) -> Markup {
    html! {
        @match talent {
            Talent::OneShot(once) => (effect(once)),
            Talent::Endgame { resource, vp } => {
                (inline(resource.name())) "=" (effect(Effect::Vp(vp)))
            },
            Talent::Permanent(Gift::Reward { site, vp }) => {
                (inline(site.name())) "+" (effect(Effect::Vp(vp)))
            },
            Talent::Permanent(Gift::Discount { site, off }) => {
                (inline(site.name())) b { "−" (off) }
            },
            Talent::Permanent(Gift::Collect { resource, gain }) => {
                span class="mini-tile" { (inline(resource.name())) } "+" (icons(Stock::of(resource, gain)))
            },
            Talent::Permanent(Gift::Climb { steps: least, gain }) => {
                (steps(least)) "+" (amount(gain, "any"))
            },
        }
    }
}

/// A line of an Event card. Gains begin with a plus, losses with a minus.
pub(super) fn outcome(outcome: Outcome) -> Markup {
    html! {
        @match outcome {
            Outcome::Decline(track) => { (inline("decline")) (inline(track.name())) },
            Outcome::Gain(Cost { icons: some, any: 0 }) => { "+" (icons(some)) },
            Outcome::Gain(Cost { any, .. }) => { "+" (amount(any, "any")) },
            Outcome::Lose(loss) => { "−" (icons(loss)) },
            Outcome::LosePowerPerGlyph => (per("−", "power", "glyph")),
            Outcome::LoseFamePerCharacter => (per("−", "fame", "character")),
            Outcome::LoseAnyPerCity => (per("−", "any", "city")),
            Outcome::LoseAnyPerExtension => (per("−", "any", "extension")),
            Outcome::GainPowerPerDiscard => (per("+", "power", "discard")),
            Outcome::DropCharacter => { "−" (inline("character")) },
            Outcome::DropJade => { "−" (inline("jade")) },
            Outcome::DropExtension => { "−" (inline("extension")) },
            Outcome::DropGlyph => { "−" (inline("glyph")) },
            Outcome::GainJade => { "+" (inline("jade")) },
            Outcome::Climb(n) => (steps(n)),
            Outcome::Descend => (inline("descend")),
        }
    }
}

fn per(sign: &str, what: &str, each: &str) -> Markup {
    html! { (sign) (inline(what)) "/" (inline(each)) }
}
