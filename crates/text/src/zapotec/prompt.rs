//! What must be done now.

use super::action;
use super::names::*;
use crate::text::Text;
use crate::words::{args, names_of};
use patolli_core::{Seat, SeatSet};
use patolli_zapotec::{Action, Public, Step, View};

pub(super) fn prompt(text: &Text, view: &View, seat: Seat, names: &[String]) -> String {
    let table = &view.public;
    let waiting = to_act(table);
    if waiting.is_empty() {
        return text.say("zapotec-prompt-over");
    }
    if !waiting.contains(seat) {
        return text.tell("zapotec-prompt-wait", args!(names = names_of(text, waiting, names)));
    }
    match table.agenda.front() {
        Some(Step::SelectCard) => text.tell("zapotec-prompt-card", args!(round = table.round)),
        Some(Step::Income) => with_card(text, table, seat, "zapotec-prompt-income"),
        Some(Step::Capital) => with_stock(text, table, seat, "zapotec-prompt-capital"),
        Some(Step::Construction) => text.tell(
            "zapotec-prompt-construction",
            args!(
                property = played(text, table, seat),
                stock = stock(text, table.players[seat].stock),
            ),
        ),
        Some(Step::PlaceTile(at)) => {
            text.tell("zapotec-prompt-place", args!(tile = stock(text, table.tile_of(at).income())))
        }
        Some(Step::TurnScoring) => text.say("zapotec-prompt-scoring"),
        Some(Step::Draw) => text.say("zapotec-prompt-draw"),
        Some(Step::FreeResource) => {
            text.tell("zapotec-prompt-resource", args!(step = table.players[seat].step))
        }
        Some(Step::FreeDisc) => text.say("zapotec-prompt-disc"),
        Some(Step::TileNow(tile)) => text.tell(
            "zapotec-prompt-tile-now",
            args!(tile = tile_number(tile), effect = tile_effect(text, &table.kit, tile)),
        ),
        // The rules run on past these by themselves.
        Some(Step::Turn(_) | Step::EndTurn | Step::Advance(_) | Step::EndRound) | None => {
            text.say("zapotec-prompt-over")
        }
    }
}

/// Who owes a decision, read from the open table.
fn to_act(table: &Public) -> SeatSet {
    match table.agenda.front() {
        None => SeatSet::EMPTY,
        Some(Step::SelectCard) => {
            Seat::first(table.people()).filter(|seat| !table.pledged.contains(*seat)).collect()
        }
        Some(_) => SeatSet::one(table.active),
    }
}

fn with_card(text: &Text, table: &Public, seat: Seat, key: &str) -> String {
    let played = table.players[seat].played;
    let card = played.map_or_else(String::new, |it| card(text, &table.kit, it));
    text.tell(key, args!(card = card))
}

fn with_stock(text: &Text, table: &Public, seat: Seat, key: &str) -> String {
    text.tell(key, args!(stock = stock(text, table.players[seat].stock)))
}

fn played(text: &Text, table: &Public, seat: Seat) -> String {
    let played = table.players[seat].played;
    played.map_or_else(String::new, |it| property(text, table.kit.cards[it].property))
}

/// Each card of the player's hand with what it would pay.
pub(super) fn hand(text: &Text, view: &View) -> Vec<String> {
    let Some((_, own)) = view.own else { return Vec::new() };
    own.hand.iter().map(|card| action::action(text, view, Action::PlayCard(card), &[])).collect()
}
