//! From a position file back to a game: put together, completed where fields are left out, audited.

use super::{PaymentForm, PlayerForm, Position};
use crate::audit::check_sides;
use crate::model::*;
use crate::rules::refill::draw_tiles;
use patolli_core::{
    Agenda, Bundle, By, Dense, Flaw, Host, PerSeat, PlayerField, Printed, Seat, Set, at,
};
use std::fmt::Display;

impl Position {
    pub(super) fn load(
        self,
        kit: &'static Kit,
        host: &mut impl Host<Event>,
    ) -> Result<Copan, Flaw> {
        self.check_shape()?;
        let public = self.public(kit)?;
        let mut game = Copan { public, private: PerSeat::default(), unseen: Unseen::default() };
        self.fill_hidden(&mut game, host)?;
        game.check()?;
        // A hand-written moment may stop where no seat has to decide.
        game.run(host);
        Ok(game)
    }

    /// What must hold before the parts can be put together at all.
    fn check_shape(&self) -> Result<(), Flaw> {
        check_sides(self.players.len(), self.automa.is_some())?;
        at("I-19", "agenda").range(self.agenda.len(), 0, AGENDA)?;
        at("I-19", "queue").range(self.queue.len(), 0, QUEUE)?;
        if self.automa.is_some() {
            let form = &self.players[AUTOMA.index()];
            let bare = form.characters.is_empty() && form.glyphs.is_nothing();
            at("I-3", "players[1]").fits("automa", bare)?;
            let empty = form.hand.is_none_or(Tiles::is_nothing) && form.hand_size == 0;
            at("I-1", PlayerField(AUTOMA, "hand")).fits("automa.tiles", empty)?;
        }
        Ok(())
    }

    /// The table. Parts that follow from others are worked out last.
    fn public(&self, kit: &'static Kit) -> Result<Public, Flaw> {
        let n = self.players.len();
        let mut public = Public {
            kit: Printed(kit),
            n: n as u8,
            event_card: self.event_card,
            house: self.house,
            automa: self.automa,
            round: self.round,
            first: self.first,
            active: self.active,
            ending: false,
            agenda: agenda_of(&self.agenda),
            queue: agenda_of(&self.queue),
            payment: self.payment.as_ref().map_or_else(Payment::default, PaymentForm::read),
            fate: self.fate,
            in_event: self.agenda.contains(&Step::EventOver),
            exchanged: self.exchanged,
            pyramid: self.covered(kit.in_play(n)),
            decline: self.decline,
            zeniths: 0,
            river: By::new(self.river),
            extensions: 0,
            cities: self.cities,
            embassies: kit.embassy_stacks.map(|stack| stack.without(self.drawn_tokens)),
            drawn: self.open_tokens,
            court: self.court,
            court_closed: self.court_closed,
            characters: Characters {
                pile: Set::EMPTY,
                top: self.character_top,
                discard: self.character_discard,
                removed: self.character_removed,
            },
            altars: By::new(self.altars),
            altar_tokens: self.altar_tokens,
            altars_closed: self.altars_closed,
            altar_pile: Set::full()
                .without(self.altars.into_iter().collect())
                .without(self.altar_discard),
            altar_discard: self.altar_discard,
            glyphs: self.glyphs,
            glyphs_closed: self.glyphs_closed,
            glyph_deck: GlyphDeck {
                pile: Glyphs::NOTHING,
                top: self.glyph_top,
                discard: self.glyph_discard,
            },
            blind_known: self.blind_known,
            players: PerSeat::from_fn(|seat| {
                self.players.get(seat.index()).map_or_else(Player::default, PlayerForm::read)
            }),
        };
        public.take_from_automa();
        public.work_out_supplies()?;
        Ok(public)
    }

    fn covered(&self, in_play: SpaceSet) -> Pyramid {
        let of = |kind| move |(space, tile): (_, &_)| (*tile == Some(kind)).then_some(space);
        let tiles = By::from_fn(|kind| self.pyramid.iter().filter_map(of(kind)).collect());
        let covered = tiles.values().copied().fold(self.blind, Set::or);
        Pyramid { free: in_play.without(covered), tiles, blind: self.blind }
    }

    /// Hands and blind tiles as given; the others get what is known of them and tiles that no one
    /// has seen. What is left is the bag.
    fn fill_hidden(&self, game: &mut Copan, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let public = &mut game.public;
        let mut bag = self.without_given(public.unseen_tiles()?)?;
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            let known = form.known_hand;
            let hand = match form.hand {
                Some(hand) => hand,
                None => {
                    let place = PlayerField(seat, "hand_size");
                    known.plus(deal(form.hand_size.into(), known, &mut bag, place, host)?)
                }
            };
            game.private[seat].hand = hand;
            let player = &mut public.players[seat];
            player.hand_size = hand.total() as u8;
            //
            if self.house.open_hands {
                player.known_hand = hand;
            }
        }
        let blind = self.blind.len() as u32;
        game.unseen.blind = match self.blind_tiles {
            Some(given) => given,
            None => deal(blind, self.blind_known, &mut bag, "blind", host)?,
        };
        game.unseen.bag = bag;
        Ok(())
    }

    /// Takes what is written down of hidden tiles out of the bag.
    fn without_given(&self, mut bag: Tiles) -> Result<Tiles, Flaw> {
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            if let Some(hand) = form.hand {
                let known = at("I-1", PlayerField(seat, "known_hand"));
                known.fits("hand", hand.covers(form.known_hand))?;
                bag = taken(bag, hand.minus(form.known_hand), PlayerField(seat, "hand"))?;
            }
        }
        taken(bag, self.blind_tiles.unwrap_or_default(), "blind_tiles")
    }
}

impl PaymentForm {
    fn read(&self) -> Payment {
        let cost = Cost { icons: self.icons, any: self.any };
        Payment { cost, waived: self.waived, paid: self.paid }
    }
}

impl PlayerForm {
    fn read(&self) -> Player {
        let mut player = Player {
            stock: self.stock,
            extensions: self.extensions,
            characters: self.characters,
            discarded: self.discarded,
            glyphs: self.glyphs,
            mask: self.mask,
            priests: self.priests,
            topped: self.topped,
            totem: self.totem,
            cities: self.cities,
            court: self.court,
            reserve: self.reserve,
            points: self.points,
            hand_size: self.hand_size,
            known_hand: self.known_hand,
        };
        player.topped = player.topped.or(player.on_top());
        player
    }
}

/// The last thing of the list is the last to be done.
fn agenda_of<S: Copy + Default, const N: usize>(steps: &[S]) -> Agenda<S, N> {
    let mut agenda = Agenda::new();
    steps.iter().for_each(|step| agenda.later(*step));
    agenda
}

/// What is left of the bag.
fn taken(bag: Tiles, tiles: Tiles, place: impl Display + Copy) -> Result<Tiles, Flaw> {
    tiles.iter().try_for_each(|(kind, n)| at("I-1", place).most(kind, n, bag.get(kind)))?;
    Ok(bag.minus(tiles))
}

/// Tiles from the bag beside those that are known, `size` in all.
fn deal(
    size: u32,
    known: Tiles,
    bag: &mut Tiles,
    place: impl Display,
    host: &mut impl Host<Event>,
) -> Result<Tiles, Flaw> {
    let known = known.total();
    at("I-1", place).range(size, known, known + bag.total())?;
    Ok(draw_tiles(size - known, bag, host))
}

/// What is left of each kind beside those that were seen.
fn unseen<K: Dense + Display>(
    rule: &'static str,
    place: &str,
    has: u8,
    seen: impl Fn(K) -> u32,
) -> Result<Bundle<K>, Flaw> {
    let left = |kind| {
        at(rule, place).most(kind, seen(kind), has)?;
        Ok((kind, has - seen(kind) as u8))
    };
    K::all().map(left).collect()
}

impl Public {
    /// The Automa's Characters and Glyphs are written once, in the order it got them.
    fn take_from_automa(&mut self) {
        let Some(automa) = &self.automa else { return };
        let player = &mut self.players[AUTOMA];
        player.characters = automa.face_up.iter().collect();
        player.glyphs = automa.glyphs.iter().map(|colour| (colour, 1)).collect();
    }

    /// Extensions and cards that are nowhere else are in the supply or in the draw piles; Zenith
    /// tokens and the end of the game follow from what has happened.
    fn work_out_supplies(&mut self) -> Result<(), Flaw> {
        let (owned, has) = (self.owned_extensions(), self.all_extensions());
        at("I-8", "players").most("extensions", owned, has)?;
        self.extensions = (has - owned) as u8;
        self.characters.pile = Set::full().without(self.seen_characters());
        let outside = |colour| self.glyphs_outside(colour);
        self.glyph_deck.pile = unseen("I-4", "glyphs", self.kit.supply.glyphs, outside)?;
        self.zeniths = self.due_zeniths();
        self.ending = self.is_end_due();
        Ok(())
    }

    /// Characters outside of the draw pile.
    fn seen_characters(&self) -> CharacterSet {
        let cards = &self.characters;
        let single = self.court.values().flatten().copied().chain(cards.top.iter());
        let single = single.chain(self.agenda.iter().filter_map(Step::character));
        let open = single.collect::<CharacterSet>().or(cards.discard).or(cards.removed);
        let players = self.seats().map(|seat| &self.players[seat]);
        players.fold(open, |sum, player| sum.or(player.characters).or(player.discarded))
    }

    /// Court tiles that are neither face up nor known to be in a hand.
    fn unseen_tiles(&self) -> Result<Tiles, Flaw> {
        unseen("I-1", "pyramid", self.kit.supply.court_tiles, |kind| {
            let known = self.seats().map(|seat| u32::from(self.players[seat].known_hand.get(kind)));
            self.open_tiles(kind) + known.sum::<u32>()
        })
    }
}
