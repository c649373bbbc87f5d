//! The declaration of a summon (SM-2 to SM-5): the High Priestess's colour and the discarded tiles.

use crate::model::*;
use crate::rules::not_offered;
use patolli_core::{Decision, Host, Menu, Seat};

/// RUL-99: the colour of the High Priestess's point comes first (SM-4).
#[derive(Clone, Copy)]
pub(crate) struct NameColour;

impl Decision<Ahau> for NameColour {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::Name, game.public.nameable(seat));
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let Action::Name(colour) = action else { return Some(Reason::AnotherDecision) };
        (!game.public.nameable(seat).contains(colour)).then_some(Reason::NoMatchingSite)
    }

    fn perform(self, game: &mut Ahau, _: Seat, action: Action, _: &mut impl Host<Event>) {
        let Action::Name(colour) = action else { not_offered(action) };
        game.public.agenda.done();
        game.public.summon.colours.insert(colour);
    }
}

/// SM-5: reserve tiles are discarded one by one, then the summon is confirmed.
#[derive(Clone, Copy)]
pub(crate) struct DiscardTiles;

impl Decision<Ahau> for DiscardTiles {
    fn offer(self, game: &Ahau, seat: Seat, menu: &mut impl Menu<Action>) {
        let Some(god) = game.public.summon.god else { return };
        let tiles = game.public.players[seat].reserve.of_god(god);
        if game.refuse_confirm(seat).is_none() {
            menu.add(Action::Confirm);
        }
        menu.add_each(Action::Discard, tiles.colours_of(god));
        if tiles.contains(Tile::of(god, Face::Wild)) {
            match god {
                God::Jaguar => menu.add(Action::DiscardJoker),
                _ => menu.add_each(Action::DiscardWild, game.public.wild_colours(seat, god)),
            }
        }
    }

    fn refuse(self, game: &Ahau, seat: Seat, action: Action) -> Option<Reason> {
        let god = game.public.summon.god?;
        let joker = god == God::Jaguar;
        let face = match action {
            Action::Confirm => return game.refuse_confirm(seat),
            Action::Discard(colour) => Face::of(colour),
            Action::DiscardWild(_) if !joker => Face::Wild,
            Action::DiscardJoker if joker => Face::Wild,
            _ => return Some(Reason::AnotherDecision),
        };
        if !game.public.players[seat].reserve.contains(Tile::of(god, face)) {
            return Some(Reason::NotInReserve);
        }
        let Action::DiscardWild(colour) = action else { return None };
        let fits = game.public.wild_colours(seat, god).contains(colour);
        (!fits).then_some(Reason::NoMatchingSite)
    }

    fn perform(self, game: &mut Ahau, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        match action {
            Action::Confirm => game.confirm(seat, host),
            Action::Discard(colour) => game.discard_for(seat, Face::of(colour), Some(colour)),
            Action::DiscardWild(colour) => game.discard_for(seat, Face::Wild, Some(colour)),
            Action::DiscardJoker => game.discard_for(seat, Face::Wild, None),
            other => not_offered(other),
        }
    }
}

impl Public {
    /// The colours that the High Priestess may name: they must leave the Rain God a site.
    fn nameable(&self, seat: Seat) -> Colours {
        let Some(god @ God::Rain) = self.summon.god else { return Colours::full() };
        // As for a dance: what is possible without her.
        let others = self.possible_colours(seat, god, true).or(self.summon.colours);
        self.wetting(others)
    }

    /// SM-6: the colours that the next wild tile may take; the last one must leave the Rain God a site.
    fn wild_colours(&self, seat: Seat, god: God) -> Colours {
        let mut left = self.players[seat].reserve.of_god(god);
        left.remove(Tile::of(god, Face::Wild));
        if god != God::Rain || left.contains(Tile::of(god, Face::Wild)) {
            return Colours::full();
        }
        self.wetting(self.summon.colours.or(left.colours_of(god)))
    }

    /// The colours of which one more than these leaves the Rain God a site.
    fn wetting(&self, others: Colours) -> Colours {
        let sites = self.site_colours();
        if others.and(sites).is_empty() { sites } else { Colours::full() }
    }
}

impl Ahau {
    fn refuse_confirm(&self, seat: Seat) -> Option<Reason> {
        let summon = &self.public.summon;
        let god = summon.god?;
        if self.public.players[seat].built_of(god) == 0 && summon.discarded.is_empty() {
            return Some(Reason::NothingUsed);
        }
        let dry = god == God::Rain && summon.colours.and(self.public.site_colours()).is_empty();
        dry.then_some(Reason::NoMatchingSite)
    }

    /// SM-2, SM-4; GJ-3: a wild Jaguar tile takes no colour.
    fn discard_for(&mut self, seat: Seat, face: Face, colour: Option<Colour>) {
        let summon = &mut self.public.summon;
        let tile = Tile::of(summon.god.expect("a god is summoned"), face);
        summon.strength += 1;
        summon.discarded.add(tile);
        match colour {
            Some(colour) => summon.colours.insert(colour),
            None => summon.joker = true,
        }
        self.public.players[seat].reserve.remove(tile);
        self.public.discard.add(tile);
    }

    /// SM-5: the god comes. GJ-5: after the Jaguar a building may be claimed.
    fn confirm(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        self.public.agenda.done();
        let Summon { god, strength, colours, discarded, .. } = self.public.summon;
        let god = god.expect("a god is summoned");
        host.hear(|| Event::Summoned { seat, god, strength, colours, discarded });
        let marker = Step::Marker(god);
        let agenda = &mut self.public.agenda;
        match god {
            God::Chief => agenda.now([Step::Chief { left: strength }, marker]),
            God::Rain => agenda.now([Step::Rain, marker]),
            God::Jaguar => agenda.now([Step::Jaguar { left: strength }, marker, Step::Claim]),
            God::Sun => {
                agenda.now([Step::Sun { left: strength }, marker]);
                self.score_sun(seat, host);
            }
            God::Serpent => agenda.now([Step::Serpent, marker]),
        }
    }
}
