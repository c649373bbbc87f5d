//! The rows of the component tables: what each is called, and what is printed there.

use super::names::*;
use super::terms::{ritual_term, step_term, tile_term};
use crate::editions::{nth, numbered};
use crate::text::Text;
use crate::words::{Term, args};
use patolli_zapotec::*;

/// The component of a row. `None` for a row that no table has, and for Building tiles: these have
/// no number, and several are alike.
pub fn component(text: &Text, kit: &Kit, kind: &str, id: &str) -> Option<Term> {
    let (name, explanation) = match kind {
        "trade_tile" => return Some(tile_term(text, kit, id.parse().ok()?)),
        "ritual_card" => return Some(ritual_term(text, kit, id.parse().ok()?)),
        "sacrifice_step" => {
            let (_, step) = numbered(id).filter(|(_, step)| *step <= LAST_STEP)?;
            return Some(step_term(text, kit, step));
        }
        "action_card" => action_card(text, kit, id)?,
        "space" => building_space(text, kit, id.parse().ok()?),
        "bot_card" => cocijobot_card(text, kit, id.parse().ok()?),
        "cell" => covered(text, kit, id.parse().ok()?)?,
        "supply" if id == "player" => start(text, kit),
        "deal" => deal(text, kit, id)?,
        "price" => price(text, kit, id)?,
        "points" => points(text, kit, id)?,
        _ => return None,
    };
    Some(Term { name, explanation })
}

fn action_card(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let (_, n) = numbered(id)?;
    let words = card(text, kit, Card::numbered(n)?);
    Some((text.tell("zapotec-row-card", args!(n = n)), words))
}

/// The name is the standard one: an edition changes the place itself.
fn building_space(text: &Text, kit: &Kit, at: Space) -> (String, String) {
    let said = |kit: &Kit| {
        let words = space(text, kit, at);
        text.tell("zapotec-row-from", args!(words = words, n = kit.spaces[at].players))
    };
    (text.tell("zapotec-row-space", args!(words = said(standard()))), said(kit))
}

fn cocijobot_card(text: &Text, kit: &Kit, it: BotCard) -> (String, String) {
    let name = text.tell("zapotec-row-bot-card", args!(card = bot_card(text, standard(), it)));
    let back = property(text, kit.bot_cards[it].back);
    let args = args!(card = bot_card(text, kit, it), back = back);
    (name, text.tell("zapotec-row-bot-words", args))
}

/// The cell itself has no words: an edition that moves it is shown as written.
fn covered(text: &Text, kit: &Kit, at: Cell) -> Option<(String, String)> {
    let place = |kit: &Kit| (kit.cells[at].row, kit.cells[at].column);
    let name = text.tell("zapotec-row-cell", args!(cell = cell(text, kit, at)));
    let words = stock(text, kit.cells[at].covered);
    (place(kit) == place(standard())).then_some((name, words))
}

fn start(text: &Text, kit: &Kit) -> (String, String) {
    let supply = &kit.supply;
    let args = args!(
        houses = supply.houses,
        large = supply.large,
        medium = supply.medium,
        small = supply.small,
        discs = supply.discs,
        stock = stock(text, supply.start),
    );
    (text.say("zapotec-row-start"), text.tell("zapotec-row-start-words", args))
}

fn deal(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let (_, people) = numbered(id)?;
    let cards = nth(&kit.deals, people)?;
    let args = args!(hand = cards.hand, offer = cards.offer, deck = cards.round_deck);
    let words = text.tell("zapotec-row-deal-words", args);
    Some((text.tell("zapotec-row-deal", args!(n = people)), words))
}

fn price(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let prices = &kit.prices;
    if let Ok(building) = id.parse::<Building>() {
        let args = args!(building = property(text, building.into()));
        let price = stock(text, prices.building[building]);
        return Some((text.tell("zapotec-row-price-house", args), price));
    }
    let (key, pay) = match id {
        "palace" => ("zapotec-row-price-palace", prices.palace),
        "pyramid_level" => ("zapotec-row-price-level", prices.pyramid_level),
        "ritual" => ("zapotec-row-price-ritual", prices.ritual),
        "ritual_rival" => ("zapotec-row-price-rival", prices.ritual_rival),
        "sacrifice" => ("zapotec-row-price-sacrifice", prices.sacrifice),
        "sacrifice_step" => ("zapotec-row-price-step", prices.sacrifice_step),
        _ => return trade_price(text, kit, id),
    };
    Some((text.say(key), stock(text, pay)))
}

/// At the start of the Sacrifice track, where no discount has been reached (Z 6.1.6).
fn trade_price(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let (_, level) = numbered(id).filter(|(of, _)| *of == "trade_level")?;
    let [gold, ..] = nth(kit.trade_price.as_array(), level)?;
    let name = text.tell("zapotec-row-price-trade", args!(n = level));
    Some((name, stock(text, Stock::of(Resource::Gold, gold))))
}

fn points(text: &Text, kit: &Kit, id: &str) -> Option<(String, String)> {
    let points = &kit.points;
    let (name, vp) = match id {
        "house" => (text.say("zapotec-row-house"), points.house),
        "pyramid_house" => (text.say("zapotec-row-pyramid-house"), points.pyramid_house),
        "pyramid_complete" => (text.say("zapotec-row-pyramid-complete"), points.pyramid_complete),
        "bot_not_moved" => (text.say("zapotec-row-bot-not-moved"), points.bot_not_moved),
        "bot_ritual_alone" => (text.say("zapotec-row-bot-alone"), points.bot_ritual_alone),
        "bot_ritual_shared" => (text.say("zapotec-row-bot-shared"), points.bot_ritual_shared),
        "bot_pyramid_piece" => (text.say("zapotec-row-bot-piece"), points.bot_pyramid_piece),
        "bot_easy_gift" => (text.say("zapotec-row-bot-easy"), points.bot_easy_gift),
        "bot_hard_gift" => (text.say("zapotec-row-bot-hard"), points.bot_hard_gift),
        _ => match numbered(id)? {
            ("sacrifice_rank", n) => {
                (text.tell("zapotec-row-rank", args!(n = n)), nth(&points.sacrifice_rank, n)?)
            }
            ("bot_trade_level", n) => (
                text.tell("zapotec-row-bot-trade", args!(n = n)),
                nth(points.bot_trade.as_array(), n)?,
            ),
            _ => return None,
        },
    };
    Some((name, text.tell("zapotec-points", args!(n = vp))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editions::testing::every_row_has_words;
    use crate::lang::Lang;

    #[test]
    fn rows_have_words() {
        assert_eq!(every_row_has_words::<Zapotec>(&["building_tile"]), 199);
        let text = Text::shared(Lang::En);
        for (kind, id) in [("price", "trade_level_4"), ("points", "sacrifice_rank_0")] {
            assert!(component(text, standard(), kind, id).is_none(), "{kind} {id}");
        }
    }
}
