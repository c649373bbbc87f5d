//! Prices, gains and what counts in a Battle, as pictures.

use crate::stock::{amount, icons};
use crate::svg::inline;
use maud::{Markup, html};
use patolli_yucatan::{CardRow, CityEffect, CounselorRow, Edge, Goods, PowerRow, SummoningRow};

/// A number that is always there, with its picture.
pub(super) fn worth(n: impl Into<u16>, icon: &str) -> Markup {
    html! { span class="amount" { b { (n.into()) } (inline(icon)) } }
}

/// What is to be paid for each level; nothing at all is a zero.
pub(super) fn per_level(cost: Goods) -> Markup {
    html! {
        span class="u-per" {
            @if cost.is_nothing() { b { "0" } } @else { (icons(cost)) (inline("per_level")) }
        }
    }
}

pub(super) fn up_to(units: u8) -> Markup {
    html! { span class="amount" { (inline("unit")) b { "≤" (units) } } }
}

pub(super) fn city(effect: CityEffect) -> Markup {
    html! {
        @match effect {
            CityEffect::Build(cost) => { (inline("construction_site")) (per_level(cost)) },
            CityEffect::Ability(cost) => { (inline("ability")) (per_level(cost)) },
            CityEffect::Summon(cost) => { (inline("summoning")) (per_level(cost)) },
            CityEffect::Reinforce(units) => (up_to(units)),
            CityEffect::Gain { goods, prisoners, cards } => {
                "+"
                @if cards > 0 { (amount(cards, "special")) }
                @if prisoners > 0 { (amount(prisoners, "prisoner")) }
                (icons(goods))
            },
        }
    }
}

/// Axes, Axes of an Attacker, Prisoner Bonus, that of a victory, Guard.
pub(super) fn edge(edge: Edge) -> Markup {
    html! {
        @if edge.axes > 0 { (worth(edge.axes, "axe")) }
        @if edge.attack > 0 { span class="amount" { "→" b { (edge.attack) } (inline("axe")) } }
        @if edge.bonus > 0 { (worth(edge.bonus, "net")) }
        @if edge.won_bonus > 0 { span class="amount" { "✓" b { (edge.won_bonus) } (inline("net")) } }
        @if edge.guard > 0 { (worth(edge.guard, "guard")) }
    }
}

pub(super) fn summoning(row: &SummoningRow) -> Markup {
    html! {
        (edge(row.edge))
        @if row.free_moves { span class="amount" { (inline("pathfinder")) b { "0" } } }
        @if !row.tribute.is_nothing() { span class="amount" { "+" (icons(row.tribute)) } }
    }
}

pub(super) fn counselor(row: &CounselorRow) -> Markup {
    html! {
        (edge(row.edge))
        @if row.discount > 0 { span class="amount" { "−" (amount(row.discount, "corn")) } }
        @if let Some(paid) = row.extra {
            span class="amount" { "✓" (icons(paid.cost)) "▸" b { (paid.gives) } (inline("net")) }
        }
    }
}

pub(super) fn power(row: &PowerRow) -> Markup {
    html! {
        @if !row.cost.is_nothing() { (icons(row.cost)) "▸" }
        @if row.units > 0 { span class="amount" { "+" b { (row.units) } (inline("unit")) } }
        @if row.cards > 0 { (amount(row.cards, "special")) }
        @if row.per_prisoner > 0 {
            span class="amount" { (amount(row.per_prisoner, "corn")) "/" (inline("prisoner")) "≤" b { (row.most) } }
        }
        @if !row.gain.is_nothing() { span class="amount" { "+" (icons(row.gain)) } }
    }
}

/// The two numbers of a card, and what is special about it.
pub(super) fn card(row: &CardRow) -> Markup {
    html! {
        (worth(row.edge.axes, "axe"))
        @if row.edge.bonus > 0 { (worth(row.edge.bonus, "net")) }
        @if let Some(paid) = row.axes {
            span class="amount" { (icons(paid.cost)) "▸" b { "+" (paid.gives) } (inline("axe")) }
        }
        @if let Some(paid) = row.extra {
            span class="amount" { (icons(paid.cost)) "▸" b { "+" (paid.gives) } (inline("net")) }
        }
        @if row.edge.guard > 0 { (worth(row.edge.guard, "guard")) }
        @if row.veil { (inline("veil")) }
        @if row.returns { (inline("return")) }
    }
}

/// A name that may be broken in narrow places: between two consonants, never near an end.
pub(super) fn breakable(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let consonant =
        |i: usize| letters.get(i).is_some_and(|it| it.is_alphabetic() && !is_vowel(*it));
    let whole = |from: usize, to: usize| letters.get(from..to).is_some_and(all_letters);
    let fits = |i: usize| {
        i >= NEAR && consonant(i - 1) && consonant(i) && whole(i - NEAR, i) && whole(i, i + NEAR)
    };
    // Of several consonants all but the first go to the next line.
    let breaks = |i: usize| fits(i) && !fits(i - 1);
    let split = |(i, it): (usize, &char)| breaks(i).then_some(SOFT_HYPHEN).into_iter().chain([*it]);
    letters.iter().enumerate().flat_map(split).collect()
}

const SOFT_HYPHEN: char = '\u{ad}';
/// The number of letters that stay together at both ends of a word.
const NEAR: usize = 4;

fn all_letters(part: &[char]) -> bool {
    part.iter().all(|it| it.is_alphabetic())
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàâéèêëîïôùûœ".contains(letter.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_can_be_broken() {
        let shown = |name: &str| breakable(name).replace(SOFT_HYPHEN, "-");
        assert_eq!(shown("Construction Site"), "Cons-truc-tion Site");
        assert_eq!(shown("Escarmouche"), "Escar-mouche");
        assert_eq!(shown("War Drums"), "War Drums");
    }
}
