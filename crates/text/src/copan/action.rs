//! Labels of choices, with the facts a person needs to choose.

mod court;
mod gains;
mod sites;

use super::cards::*;
use super::names::*;
use super::printed::*;
use crate::text::Text;
use crate::words::args;
use patolli_copan::{Action, Glyphs, Kit, Public, Site, Step, View};
use patolli_core::{Dense, Seat};

/// Headings of the list of choices.
pub(super) fn group(text: &Text, action: Action) -> String {
    use Action as A;
    text.say(match action {
        A::Place(tile, _) => {
            let tile = resource(text, tile);
            return text.tell("copan-group-place", args!(tile = tile));
        }
        A::PlaceAt(_) => "copan-group-place-at",
        A::Gain(_) => "copan-group-gain",
        A::Lose(_) => "copan-group-lose",
        A::Pay(_) => "copan-group-pay",
        A::Climb(_) | A::Descend(_) => "copan-group-stairs",
        A::Stay | A::Move(..) | A::MoveTotem(..) | A::LeaveTotem => "copan-group-totem",
        A::Eject(..) | A::EjectOff => "copan-group-eject",
        A::Envoy(_) | A::PickCity(_) => "copan-site-embassies",
        A::Draw | A::BuyNothing | A::BuyTiles | A::BuyExtension => "copan-site-river",
        A::Recruit(_) | A::PickCharacter(_) => "copan-site-ball_court",
        A::Offer(_) => "copan-site-altars",
        A::Read(_) | A::PickGlyph(_) => "copan-site-hieroglyphs",
        A::Keep | A::Replace(_) | A::UseNow | A::Refuse => "copan-group-keep",
        A::Jade(_) => "copan-group-jade",
        A::DropJade(_) | A::DropCharacter(_) | A::DropGlyph(_) => "copan-group-drop",
        A::Use(_) => "copan-group-use",
        A::ExchangeDifferent(_) | A::ExchangeSame(..) => "copan-group-exchange",
        A::Bonus(_) | A::RefuseBonus => "copan-group-bonus",
        A::Skip | A::EndTurn => "copan-group-end",
    })
}

pub(super) fn action(text: &Text, view: &View, action: Action, _: &[String]) -> String {
    Label::new(text, view).of(action)
}

/// Spaces of the Pyramid and sets of Glyphs, which can be many.
pub(super) fn brief(text: &Text, view: &View, action: Action) -> Option<String> {
    let label = Label::new(text, view);
    match action {
        Action::Place(tile, space) => Some(label.place_in_brief(tile, space)),
        Action::PlaceAt(space) => Some(label.place_at_in_brief(space)),
        Action::ExchangeDifferent(set) => {
            let worth = label.kit.exchange_different[set.colours().len()];
            Some(label.exchange_in_brief(set.cards(), worth))
        }
        Action::ExchangeSame(colour, run) => {
            let worth = label.kit.exchange_same[usize::from(run.cards())];
            Some(label.exchange_in_brief(Glyphs::of(colour, run.cards()), worth))
        }
        _ => None,
    }
}

/// Spaces of the Altars and of the mask, and lines of the Stairway, have numbers.
pub(super) fn number(_: &View, action: Action) -> Option<String> {
    Some(match action {
        Action::Offer(space) => space.to_string(),
        Action::Read(line) => line.to_string(),
        Action::Jade(space) | Action::DropJade(space) => space.to_string(),
        _ => return None,
    })
}

struct Label<'a> {
    text: &'a Text,
    table: &'a Public,
    kit: &'a Kit,
    /// The seat that chooses.
    seat: Seat,
}

impl<'a> Label<'a> {
    fn new(text: &'a Text, view: &'a View) -> Self {
        let table = &view.public;
        let seat = view.own.map_or(table.active, |(seat, _)| seat);
        Self { text, table, kit: &table.kit, seat }
    }
}

impl Label<'_> {
    fn of(&self, action: Action) -> String {
        use Action as A;
        match action {
            A::Place(tile, space) => self.place(tile, space),
            A::PlaceAt(space) => self.place_at(space),
            A::Gain(kind) => self.gain(kind),
            A::Lose(kind) => self.have("copan-action-lose", kind),
            A::Pay(kind) => self.have("copan-action-pay", kind),
            A::Climb(stair) => self.climb(stair),
            A::Descend(stair) => self.descend(stair),
            A::Stay => self.stay(),
            A::Move(site, side) => self.enter(site, side),
            A::Eject(site, side) | A::MoveTotem(site, side) => self.put_totem(site, side),
            A::EjectOff => self.say("copan-action-eject-off"),
            A::LeaveTotem => self.say("copan-action-leave-totem"),
            A::Skip => self.say("copan-action-skip"),
            A::EndTurn => self.say("copan-action-end-turn"),
            A::RefuseBonus => self.say("copan-action-refuse-bonus"),
            A::Bonus(site) => self.bonus(site),
            _ => self.site_action(action).unwrap_or_else(|| self.card(action)),
        }
    }

    fn say(&self, key: &str) -> String {
        self.text.say(key)
    }

    /// Site actions and what belongs to them.
    fn site_action(&self, action: Action) -> Option<String> {
        Some(match action {
            Action::Envoy(city) => self.envoy(city),
            Action::PickCity(city) => self.pick_city(city),
            Action::Draw => self.draw(),
            Action::BuyNothing => self.say("copan-action-buy-nothing"),
            Action::BuyTiles => self.buy_tiles(),
            Action::BuyExtension => self.buy_extension(),
            Action::Recruit(space) => self.recruit(space),
            Action::PickCharacter(space) => self.pick_character(space),
            Action::Offer(space) => self.offer(space),
            Action::Read(line) => self.read(line),
            Action::PickGlyph(space) => self.pick_glyph(space),
            _ => return None,
        })
    }

    /// The player's Characters, Glyphs and Jade tiles.
    fn card(&self, action: Action) -> String {
        let text = self.text;
        match action {
            Action::Keep => self.keep(),
            Action::Replace(old) => self.replace(old),
            Action::UseNow => self.use_now(),
            Action::Refuse => self.say("copan-action-refuse"),
            Action::Jade(space) => text.tell(
                "copan-action-jade",
                args!(n = space.index() + 1, effect = mask_space(text, self.kit, space)),
            ),
            Action::DropJade(space) => text.tell(
                "copan-action-drop-jade",
                args!(n = space.index() + 1, effect = mask_space(text, self.kit, space)),
            ),
            Action::DropCharacter(it) | Action::Use(it) => text.tell(
                "copan-action-character",
                args!(character = character(text, it), words = character_words(text, self.kit, it)),
            ),
            Action::DropGlyph(it) => self.glyph("copan-action-drop-glyph", it),
            Action::ExchangeDifferent(set) => {
                let worth = self.kit.exchange_different[set.colours().len()];
                self.exchange(set.cards(), worth)
            }
            Action::ExchangeSame(colour, run) => {
                let worth = self.kit.exchange_same[usize::from(run.cards())];
                self.exchange(Glyphs::of(colour, run.cards()), worth)
            }
            _ => unreachable!("labelled above: {action}"),
        }
    }

    /// Icons waived at a Site: by own Characters, and by the bonus action that runs.
    fn discount(&self, site: Site) -> u8 {
        let bonus = match self.table.agenda.front() {
            Some(Step::Act { site: at, discount }) if at == site => discount,
            Some(Step::Bonus { site: at, discount }) if at.is_none_or(|at| at == site) => discount,
            _ => 0,
        };
        self.table.discount(self.seat, site) + bonus
    }
}
