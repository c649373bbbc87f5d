//! The rows of the component tables: what each is called, and what is printed there.

use super::cards::*;
use super::names::*;
use super::printed::*;
use super::terms::*;
use crate::editions::{nth, numbered};
use crate::text::Text;
use crate::words::{Term, args};
use patolli_copan::*;
use patolli_core::Dense;

/// The component of a row. `None` for a row that no table has, and for the spaces of the Pyramid:
/// what an edition changes there is seen on the board.
pub fn component(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<Term> {
    if let Some(term) = term(text, kit, kind, id) {
        return Some(term);
    }
    let (name, explanation) = match kind {
        "embassy_token" => token(text, kit, id.parse().ok()?),
        "exchange" => glyph_exchange(text, kit, id)?,
        "site" => totem_spaces(text, kit, id.parse().ok()?),
        "court_space" | "altar_space" | "glyph_space" => closing(text, kit, kind, id)?,
        "stairway" => stairway(text, kit, id.parse().ok()?),
        "decline_track" | "decline_tier" | "zenith" => track(text, kit, kind, id)?,
        "storage" => storage(text, kit, id)?,
        "points" => points(text, &kit.points, id)?,
        "automa_card" => automa_card(text, &kit.points, id)?,
        _ => {
            let (key, amount) = amount(text, kit, kind, id)?;
            (text.say(key), amount)
        }
    };
    Some(Term { name, explanation })
}

/// Components that the glossary explains.
fn term(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<Term> {
    Some(match kind {
        "altar" => altar_term(text, kit, id.parse().ok()?),
        "character" => character_term(text, kit, id.parse().ok()?),
        "city" => city_term(text, kit, id.parse().ok()?),
        "city_tile" => city_tile_term(text, kit, id.parse().ok()?),
        "event_card" => event_card_term(text, kit, id.parse().ok()?),
        "glyph_line" => line_term(text, kit, id.parse().ok()?),
        "mask_space" => mask_space_term(text, kit, id.parse().ok()?)?,
        _ => return None,
    })
}

/// There are no words for its place, so an edition that moves it is shown as written.
fn mask_space_term(text: &Text, kit: &Kit, at: MaskSpace) -> Option<Term> {
    let place = |kit: &Kit| (kit.mask[at].outer, kit.mask[at].neighbours);
    (place(kit) == place(standard())).then(|| mask_term(text, kit, at))
}

fn token(text: &Text, kit: &Kit, it: EmbassyToken) -> (String, String) {
    let name = text.tell("copan-row-embassy-token", args!(n = it.index() + 1));
    (name, embassy_token(text, kit, it))
}

fn glyph_exchange(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let (set, cards): (_, usize) = numbered(id)?;
    let (key, worth) = match set {
        "different" => ("copan-row-different", kit.exchange_different.get(cards)),
        _ => ("copan-row-same", kit.exchange_same.get(cards)),
    };
    let words = exchange(text, worth.copied().flatten()?);
    Some((text.tell(key, args!(n = cards)), words))
}

fn totem_spaces(text: &Text, kit: &Kit, at: Site) -> (String, String) {
    let words = kit.sites[at].map(|it| symbol(text, it));
    (text.tell("copan-row-site", args!(site = of_site(text, at))), words.as_array().join(", "))
}

/// A space that a Fate symbol closes.
fn closing(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    let with =
        |closes: &dyn Fn(Fate) -> bool| Fate::all().find(|it| closes(*it)).map(|it| fate(text, it));
    let fates = &kit.fates;
    let (site_of, n, words) = match kind {
        "court_space" => {
            let at: CourtSpace = id.parse().ok()?;
            let words = [half(text, kit.half(at)), with(&|i| fates.court[i] == at)?];
            (Site::BallCourt, at.index(), words.join(", "))
        }
        "altar_space" => {
            let at: AltarSpace = id.parse().ok()?;
            (Site::Altars, at.index(), with(&|i| fates.altars[i].contains(&at))?)
        }
        _ => {
            let at: GlyphSpace = id.parse().ok()?;
            let line = kit.line_of[at].index() + 1;
            let line = text.tell("copan-row-line", args!(n = line));
            let words = [line, with(&|i| fates.glyph[i] == at)?];
            (Site::Hieroglyphs, at.index(), words.join(", "))
        }
    };
    let args = args!(site = site(text, site_of), n = n + 1);
    Some((text.tell("copan-row-space", args), words))
}

/// What one counted thing is worth on each step, from the foot.
fn stairway(text: &Text, kit: &Kit, stair: Resource) -> (String, String) {
    let args = args!(stair = resource(text, stair), what = counted(text, stair));
    let steps = kit.stairs[stair].map(multiplier);
    (text.tell("copan-score-stair", args), steps.join(", "))
}

fn track(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(String, String)> {
    let (_, n): (_, usize) = numbered(id)?;
    let (key, words) = match kind {
        "decline_track" => {
            let Track { tier_2, tier_3, last } = nth(&kit.tracks, n.checked_sub(1)?)?;
            let args = args!(second = tier_2, third = tier_3, last = last);
            ("copan-row-track", text.tell("copan-row-track-words", args))
        }
        "decline_tier" => {
            let yields = nth(&kit.yields, n)?;
            ("copan-row-tier", text.tell("copan-row-tier-words", args!(n = yields)))
        }
        _ => ("copan-row-zenith", vp(text, nth(&kit.zenith, n)?)),
    };
    Some((text.tell(key, args!(n = n)), words))
}

fn storage(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let (key, Storage { capacity, slots }) = match id {
        "board" => ("copan-row-board", kit.board),
        "extension" => ("copan-term-extension", kit.extension),
        _ => return None,
    };
    let words = text.tell("copan-row-board-words", args!(n = capacity, slots = slots));
    Some((text.say(key), words))
}

fn points(text: &Text, points: &Points, id: &str) -> Option<(String, String)> {
    if id == "mask_complete" {
        return Some((text.say("copan-score-mask"), vp(text, points.mask_complete)));
    }
    let (of, n): (_, usize) = numbered(id)?;
    let (key, words) = match of {
        "cities" => ("copan-row-cities", vp(text, *points.cities.get(n)?)),
        "half" => ("copan-row-half", vp(text, nth(&points.half, n)?)),
        "court" => ("copan-row-court", vp(text, nth(&points.court, n)?)),
        _ => return None,
    };
    Some((text.tell(key, args!(n = n)), words))
}

/// C 8.6: what its cards score at the end, by their side.
fn automa_card(text: &Text, points: &Points, id: &str) -> Option<(String, String)> {
    let (key, sides) = match id {
        "fame" => ("copan-score-automa_fame", points.automa[0]),
        "zeal" => ("copan-score-automa_zeal", points.automa[1]),
        "power" => ("copan-score-automa_power", points.automa[2]),
        _ => return None,
    };
    let [easy, hard] = sides.map(|n| vp(text, n));
    Some((text.say(key), text.tell("copan-row-automa-words", args!(easy = easy, hard = hard))))
}

/// Rows that have no name on a component: the message that names them, and how much it is.
fn amount(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<(&'static str, String)> {
    let supply = &kit.supply;
    Some(match (kind, id) {
        ("totem", "vp_side") => ("copan-row-totem", totem_gain(text, kit, 1, Side::Vp)),
        ("pyramid_bonus", "bonus_space") => {
            ("copan-term-bonus-space", effect(text, Effect::GainAny(kit.pyramid.bonus)))
        }
        ("supply", "court_tiles") => ("copan-row-court-tiles", supply.court_tiles.to_string()),
        ("supply", "hand") => ("copan-row-hand", supply.hand.to_string()),
        ("supply", "glyphs") => ("copan-row-glyphs", supply.glyphs.to_string()),
        ("supply", "tokens") => ("copan-row-tokens", supply.tokens.to_string()),
        ("supply", "extensions") => {
            ("copan-row-extensions", supply.extensions_per_player.to_string())
        }
        ("automa_start", "printed") => ("copan-row-automa", stock(text, supply.automa_start)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editions::testing::every_row_has_words;
    use crate::lang::Lang;

    #[test]
    fn rows_have_words() {
        assert_eq!(every_row_has_words::<Copan>(&["pyramid_space"]), 233);
        let text = Text::shared(Lang::En);
        for (kind, id) in [("exchange", "same_2"), ("points", "cities_7"), ("zenith", "zenith_0")] {
            assert!(component(text, standard(), kind, id).is_none(), "{kind} {id}");
        }
    }
}
