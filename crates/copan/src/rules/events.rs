//! Events (C 5.5): omens and scarcity, one roll in a turn, closures.

use crate::model::*;
use crate::rules::setup::FATE_DIE;
use patolli_core::{Decision, Dense, Host, Menu, Seat};

/// Which Jade tile to remove for an Event (C 5.5).
#[derive(Clone, Copy)]
pub(crate) struct DropJade;

impl Decision<Copan> for DropJade {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::DropJade, game.public.players[seat].mask);
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::DropJade(space) = action else { return Some(Reason::AnotherDecision) };
        let there = game.public.players[seat].mask.contains(space);
        (!there).then_some(Reason::NoJadeThere(space))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::DropJade(space) = action else { unreachable!("{action} removes no Jade tile") };
        game.public.agenda.done();
        game.public.players[seat].mask.remove(space);
        host.hear(|| Event::JadeRemoved { seat, space });
    }
}

/// Which Glyph to discard for an Event (C 5.5).
#[derive(Clone, Copy)]
pub(crate) struct DropGlyph;

impl Decision<Copan> for DropGlyph {
    fn offer(self, game: &Copan, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.add_each(Action::DropGlyph, game.public.players[seat].glyphs.kinds());
    }

    fn refuse(self, game: &Copan, seat: Seat, action: Action) -> Option<Reason> {
        let Action::DropGlyph(colour) = action else { return Some(Reason::AnotherDecision) };
        (game.public.players[seat].glyphs.get(colour) == 0).then_some(Reason::NoGlyph(colour))
    }

    fn perform(self, game: &mut Copan, seat: Seat, action: Action, host: &mut impl Host<Event>) {
        let Action::DropGlyph(colour) = action else { unreachable!("{action} discards no Glyph") };
        game.public.agenda.done();
        game.lose_glyph(seat, colour, host);
    }
}

impl Copan {
    /// C 5.5.1, 5.5.2, 5.5.3, 5.5.4 and 5.5.5, R-06: a refresh, one roll, and the card once. What
    /// follows goes onto the agenda.
    pub(crate) fn set_off_events(
        &mut self,
        space: Space,
        scarce: Option<Resource>,
        host: &mut impl Host<Event>,
    ) {
        let omen = self.public.kit.pyramid.event_spaces.contains(space);
        if !omen && scarce.is_none() {
            return;
        }
        if omen {
            host.hear(|| Event::Omen);
            self.refresh(host);
        }
        let fate = Fate::from_index(host.roll(FATE_DIE, Fate::COUNT as u32) as usize);
        self.public.fate = Some(fate);
        let card = self.public.event_card;
        host.hear(|| Event::Rolled { fate, card });
        match self.public.outcome(fate) {
            Outcome::Decline(track) => {
                // C 5.5.5: one more closure may follow, but no roll and no card. R-07: in this
                // order.
                let second = self.decline(track, host);
                second.into_iter().for_each(|track| self.public.agenda.now([Step::Close(track)]));
                scarce.into_iter().for_each(|track| self.public.agenda.now([Step::Close(track)]));
            }
            _ => {
                scarce.into_iter().for_each(|track| self.public.agenda.now([Step::Close(track)]));
                self.public.in_event = true;
                self.public.agenda.now([Step::EventOver]);
                // C 5.5.6, R-64: the active player first, then clockwise.
                for seat in self.public.seats_from(self.public.active).rev() {
                    self.public.agenda.now([Step::Strike(seat)]);
                }
            }
        }
    }

    /// What the Event card does to one player (C 5.5.6).
    pub(crate) fn strike(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let fate = self.public.fate.expect("an Event rolls the die");
        let outcome = self.public.outcome(fate);
        if self.public.is_automa(seat) {
            return self.strike_automa(outcome, host);
        }
        let player = &self.public.players[seat];
        let by = Source::Event;
        match outcome {
            Outcome::Decline(_) => {}
            Outcome::Gain(Cost { icons, any: 0 }) => self.gain(seat, icons, by, host),
            Outcome::Gain(Cost { any, .. }) => self.gain_any(seat, any, by, host),
            Outcome::Lose(loss) => {
                loss.iter().for_each(|(kind, k)| self.lose(seat, kind, k, host));
            }
            Outcome::LosePowerPerGlyph => {
                //
                let k = player.glyphs.total() as u8;
                self.lose(seat, Resource::Power, k, host);
            }
            Outcome::LoseFamePerCharacter => {
                let k = player.characters.len() as u8;
                self.lose(seat, Resource::Fame, k, host);
            }
            Outcome::LoseAnyPerCity => self.lose_any(seat, player.n_cities() as u8),
            Outcome::LoseAnyPerExtension => self.lose_any(seat, player.extensions),
            Outcome::GainPowerPerDiscard => {
                let k = player.discarded.len() as u8;
                self.gain(seat, Stock::of(Resource::Power, k), by, host);
            }
            Outcome::DropCharacter => self.public.agenda.now([Step::DropCharacter { seat }]),
            Outcome::DropJade => self.public.agenda.now([Step::DropJade { seat }]),
            Outcome::DropExtension => self.drop_extension(seat, host),
            Outcome::DropGlyph => self.public.agenda.now([Step::DropGlyph { seat }]),
            Outcome::GainJade => self.public.agenda.now([Step::Jade { seat, left: 1 }]),
            Outcome::Climb(k) => self.climb(seat, k, by, host),
            Outcome::Descend => self.descend(seat, host),
        }
    }

    /// resources over capacity are lost without penalty, surplus Characters are discarded.
    pub(crate) fn drop_extension(&mut self, seat: Seat, host: &mut impl Host<Event>) {
        let player = &mut self.public.players[seat];
        if player.extensions == 0 {
            return;
        }
        player.extensions -= 1;
        self.public.extensions += 1;
        host.hear(|| Event::LostExtension { seat });
        let (full, slots) = (self.public.full_storage(seat), self.public.slots(seat));
        self.give_up(seat, full.lacking(self.public.players[seat].stock), host);
        let held = self.public.players[seat].characters.len() as u8;
        if !self.public.is_automa(seat) {
            let surplus = held.saturating_sub(slots);
            (0..surplus).for_each(|_| self.public.agenda.now([Step::DropCharacter { seat }]));
        }
    }

    /// C 5.5.7, 5.5.8, R-52: what the symbol of this turn closes on the Site of the track.
    pub(crate) fn close(&mut self, track: Resource, host: &mut impl Host<Event>) {
        let fate = self.public.fate.expect("an Event rolls the die");
        let closed = match track {
            Resource::Food => self.close_city(fate, host),
            Resource::Fame => self.close_court(fate, host),
            Resource::Zeal => self.close_altars(fate, host),
            Resource::Power => self.close_glyph(fate, host),
        };
        if !closed {
            host.hear(|| Event::NothingToClose { track, fate });
        }
    }

    /// The City tile leaves the game, the Embassies stay.
    fn close_city(&mut self, fate: Fate, host: &mut impl Host<Event>) -> bool {
        let city = self.public.kit.fates.city[fate];
        let closed = self.public.cities[city].take().is_some();
        if closed {
            host.hear(|| Event::ClosedCity { city });
        }
        closed
    }

    /// The Character goes on top of the draw pile.
    fn close_court(&mut self, fate: Fate, host: &mut impl Host<Event>) -> bool {
        let space = self.public.kit.fates.court[fate];
        if self.public.court_closed.contains(space) {
            return false;
        }
        self.public.court_closed.insert(space);
        if let Some(character) = self.public.court[space].take() {
            self.public.characters.top.push(character);
        }
        host.hear(|| Event::ClosedCourt { space });
        true
    }

    /// Both spaces of the symbol; a token there goes to the reserve, the Altar card stays.
    fn close_altars(&mut self, fate: Fate, host: &mut impl Host<Event>) -> bool {
        let spaces = self.public.kit.fates.altars[fate];
        let open = spaces.iter().any(|space| !self.public.altars_closed.contains(*space));
        for space in spaces {
            self.public.altars_closed.insert(space);
            self.public.displace_token(space);
        }
        if open {
            host.hear(|| Event::ClosedAltars { spaces });
        }
        open
    }

    /// The Glyph goes on top of the draw pile.
    fn close_glyph(&mut self, fate: Fate, host: &mut impl Host<Event>) -> bool {
        let space = self.public.kit.fates.glyph[fate];
        if self.public.glyphs_closed.contains(space) {
            return false;
        }
        self.public.glyphs_closed.insert(space);
        if let Some(colour) = self.public.glyphs[space].take() {
            self.public.glyph_deck.top.push(colour);
        }
        host.hear(|| Event::ClosedGlyph { space });
        true
    }
}

impl Public {
    /// What the Event card of this game says for a symbol.
    pub fn outcome(&self, fate: Fate) -> Outcome {
        self.kit.events[self.event_card][fate]
    }
}
