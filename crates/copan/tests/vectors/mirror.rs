//! The events are complete: a second table that only hears them stays like the real one.

use crate::over_time::{Moment, each_step};
use patolli_copan::*;
use patolli_core::{By, Dense, Seat, Set};

/// What lies open, as far as single events speak of it.
#[derive(Clone, PartialEq, Debug)]
struct Mirror {
    round: u8,
    active: Seat,
    ending: bool,
    pyramid: Pyramid,
    decline: ByResource<u8>,
    river: Tiles,
    cities: ByCity<Option<CityTile>>,
    stacks: [Set<EmbassyToken>; 3],
    court: ByCourtSpace<Option<Character>>,
    court_closed: Set<CourtSpace>,
    altars: ByAltarPlace<Altar>,
    altar_tokens: ByAltarSpace<Option<Seat>>,
    altars_closed: Set<AltarSpace>,
    glyphs_closed: Set<GlyphSpace>,
    players: Vec<Before>,
}

/// What stands before one player.
#[derive(Clone, PartialEq, Debug)]
struct Before {
    totem: Option<Totem>,
    priests: ByResource<u8>,
    cities: ByCity<u8>,
    court: ByHalf<u8>,
    reserve: u8,
    extensions: u8,
}

impl Mirror {
    fn of(public: &Public) -> Self {
        Self {
            round: public.round,
            active: public.active,
            ending: public.ending,
            pyramid: public.pyramid,
            decline: public.decline,
            river: public.river.values().flatten().map(|kind| (*kind, 1)).collect(),
            cities: public.cities,
            stacks: public.embassies,
            court: public.court,
            court_closed: public.court_closed,
            altars: public.altars,
            altar_tokens: public.altar_tokens,
            altars_closed: public.altars_closed,
            glyphs_closed: public.glyphs_closed,
            players: public.seats().map(|seat| Before::of(&public.players[seat])).collect(),
        }
    }
    fn side(&mut self, seat: Seat) -> &mut Before {
        &mut self.players[seat.index()]
    }
    fn tell(&mut self, event: &Event, before: &Copan) {
        self.tell_tiles(event, before);
        self.tell_cards(event);
        self.tell_tokens(event);
        self.tell_totem(event);
        match *event {
            Event::RoundStarted { round } => self.round = round,
            Event::TurnStarted { seat } => self.active = seat,
            Event::Ending => self.ending = true,
            Event::Declined { track, position } => self.decline[track] = position,
            Event::Climbed { seat, stair, step } | Event::Descended { seat, stair, step } => {
                self.side(seat).priests[stair] = step;
            }
            Event::TookExtension { seat } => self.side(seat).extensions += 1,
            Event::LostExtension { seat } => self.side(seat).extensions -= 1,
            _ => {}
        }
    }
    fn tell_tiles(&mut self, event: &Event, before: &Copan) {
        match *event {
            Event::Placed { tile, space, .. } => {
                self.pyramid.free.remove(space);
                self.pyramid.tiles[tile].insert(space);
            }
            Event::PlacedBlind { space, .. } => {
                self.pyramid.free.remove(space);
                self.pyramid.blind.insert(space);
                // With an empty bag it came from the River, from the last filled slot (C 5.3.3).
                if before.unseen.bag.is_nothing() {
                    let last = before.public.river.values().flatten().last().expect("a tile");
                    self.river = self.river.minus(Tiles::of(*last, 1));
                }
            }
            Event::TookTiles { tiles, .. } => self.river = self.river.minus(tiles),
            Event::NewRiverTile { tile, .. } => self.river = self.river.plus(Tiles::of(tile, 1)),
            _ => {}
        }
    }
    fn tell_cards(&mut self, event: &Event) {
        match *event {
            Event::Omen => self.court = By::default(),
            Event::NewCharacter { character, space } => self.court[space] = Some(character),
            Event::TookCharacter { space, .. } => self.court[space] = None,
            Event::ClosedCourt { space } => {
                self.court[space] = None;
                self.court_closed.insert(space);
            }
            Event::NewAltar { altar, place } => self.altars[place] = altar,
            Event::ClosedGlyph { space } => self.glyphs_closed.insert(space),
            Event::ClosedCity { city } => self.cities[city] = None,
            Event::DrewToken { token, .. } => {
                self.stacks.iter_mut().for_each(|stack| stack.remove(token));
            }
            _ => {}
        }
    }
    fn tell_tokens(&mut self, event: &Event) {
        match *event {
            Event::Embassy { seat, city } => self.side(seat).cities[city] += 1,
            Event::CourtToken { seat, half } => self.side(seat).court[half] += 1,
            Event::AltarToken { seat, reserve: true, .. } => self.side(seat).reserve += 1,
            Event::AltarToken { seat, space, .. } => self.altar_tokens[space] = Some(seat),
            Event::Omen => AltarSpace::all().for_each(|space| self.set_aside(space)),
            Event::ClosedAltars { spaces } => {
                for space in spaces {
                    self.set_aside(space);
                    self.altars_closed.insert(space);
                }
            }
            _ => {}
        }
    }
    fn set_aside(&mut self, space: AltarSpace) {
        if let Some(seat) = self.altar_tokens[space].take() {
            self.side(seat).reserve += 1;
        }
    }
    fn tell_totem(&mut self, event: &Event) {
        match *event {
            Event::TotemMoved { seat, site, socket, side } => {
                self.side(seat).totem = Some(Totem { site, socket, side });
            }
            Event::TotemPushed { seat, site, socket } => {
                let totem = self.side(seat).totem.as_mut().expect("a Totem to push");
                (totem.site, totem.socket) = (site, socket);
            }
            Event::TotemEjected { seat, .. } | Event::TotemOff { seat } => {
                self.side(seat).totem = None;
            }
            _ => {}
        }
    }
}

impl Before {
    fn of(player: &Player) -> Self {
        Self {
            totem: player.totem,
            priests: player.priests,
            cities: player.cities,
            court: player.court,
            reserve: player.reserve,
            extensions: player.extensions,
        }
    }
}

/// C 5 to C 8: nothing happens on the table without an event, and no event names what does not
/// happen.
#[test]
fn the_log_tells_everything() {
    each_step(|Moment { before, action, after, events, .. }| {
        let mut mirror = Mirror::of(&before.public);
        events.iter().for_each(|event| mirror.tell(event, before));
        assert_eq!(mirror, Mirror::of(&after.public), "{action}: {events:?}");
    });
}
