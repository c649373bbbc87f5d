//! From a position file back to a game: put together, filled up where it is silent, audited.

use super::forms::{PaymentForm, PlayerForm, amounts};
use super::{Position, places_of};
use crate::model::*;
use crate::rules::refill::draw_tiles;
use patolli_core::{Agenda, Dense, Flaw, Host, PerSeat, Printed, Seat, Set, ensure};

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
        // A hand-written moment may stop where nobody has to decide.
        game.run(host);
        Ok(game)
    }

    /// What must hold before the parts can be put together at all.
    fn check_shape(&self) -> Result<(), Flaw> {
        let n = self.players.len();
        let sides = (2..=SIDES).contains(&n) && (self.automa.is_none() || n == 2);
        ensure!(sides, "I-18", "players", "{n} entries; two to four people, or one and the Automa");
        let steps = self.agenda.len();
        ensure!(steps <= AGENDA, "I-19", "agenda", "{steps} steps, at most {AGENDA}");
        let items = self.queue.len();
        ensure!(items <= QUEUE, "I-19", "queue", "{items} items, at most {QUEUE}");
        if self.automa.is_some() {
            let form = &self.players[AUTOMA.index()];
            let bare = form.characters.is_empty() && form.glyphs.is_nothing();
            ensure!(bare, "I-3", "players[1]", "what the Automa got is listed in `automa`");
            let hand = form.hand.is_none_or(Tiles::is_nothing) && form.hand_size == 0;
            ensure!(hand, "I-1", "players[1].hand", "the Automa's tiles lie on its cards");
        }
        Ok(())
    }

    /// The table. Parts that follow from others are worked out last.
    fn public(&self, kit: &'static Kit) -> Result<Public, Flaw> {
        let n = self.players.len();
        let players = PerSeat::from_fn(|seat| {
            self.players.get(seat.index()).map_or_else(Player::default, PlayerForm::read)
        });
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
            decline: amounts(&self.decline),
            zeniths: 0,
            river: self.river,
            extensions: 0,
            cities: places_of(&self.cities),
            embassies: kit.embassy_stacks.map(|stack| stack.without(self.drawn_tokens)),
            drawn: self.open_tokens,
            court: places_of(&self.court),
            court_closed: self.court_closed,
            characters: Characters {
                pile: Set::EMPTY,
                top: self.character_top,
                discard: self.character_discard,
                removed: self.character_removed,
            },
            altars: self.altars,
            altar_tokens: places_of(&self.altar_tokens),
            altars_closed: self.altars_closed,
            altar_pile: Set::EMPTY,
            altar_discard: self.altar_discard,
            glyphs: places_of(&self.glyphs),
            glyphs_closed: self.glyphs_closed,
            glyph_deck: GlyphDeck {
                pile: Glyphs::NOTHING,
                top: self.glyph_top,
                discard: self.glyph_discard,
            },
            blind_known: self.blind_known,
            players,
        };
        public.take_from_automa();
        public.work_out_supplies()?;
        Ok(public)
    }

    fn covered(&self, in_play: SpaceSet) -> Pyramid {
        let of = |kind: Resource| self.pyramid.iter().filter(move |(_, tile)| **tile == kind);
        let tiles: [SpaceSet; Resource::COUNT] =
            std::array::from_fn(|i| of(Resource::from_index(i)).map(|(space, _)| *space).collect());
        let covered = tiles.into_iter().fold(self.blind, Set::or);
        Pyramid { free: in_play.without(covered), tiles, blind: self.blind }
    }

    /// Hands and blind tiles as given; the others get what is known of them and tiles that nobody
    /// has seen. What is left is the bag.
    fn fill_hidden(&self, game: &mut Copan, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let mut bag = self.without_given(game.public.unseen_tiles()?)?;
        for (seat, form) in Seat::first(SIDES).zip(&self.players) {
            let hand = match form.hand {
                Some(hand) => hand,
                None => {
                    let (size, known) = (u32::from(form.hand_size), form.known_hand.total());
                    let enough = (known..=known + bag.total()).contains(&size);
                    let place = format_args!("players[{seat}].hand_size");
                    ensure!(enough, "I-1", place, "{size} tiles cannot be dealt");
                    form.known_hand.plus(draw_tiles(size - known, &mut bag, host))
                }
            };
            game.private[seat].hand = hand;
            let player = &mut game.public.players[seat];
            player.hand_size = hand.total() as u8;
            //
            if self.house.open_hands {
                player.known_hand = hand;
            }
        }
        game.unseen.blind = match self.blind_tiles {
            Some(given) => given,
            None => {
                let (blind, known) = (self.blind.len() as u32, self.blind_known.total());
                let enough = (known..=known + bag.total()).contains(&blind);
                ensure!(enough, "I-1", "blind_known", "{known} of {blind} blind tiles");
                draw_tiles(blind - known, &mut bag, host)
            }
        };
        game.unseen.bag = bag;
        Ok(())
    }

    /// Takes what is written down of hidden tiles out of the bag.
    fn without_given(&self, mut bag: Tiles) -> Result<Tiles, Flaw> {
        for (i, form) in self.players.iter().enumerate() {
            if let Some(hand) = form.hand {
                let (known, place) = (form.known_hand, format!("players[{i}].known_hand"));
                ensure!(hand.covers(known), "I-1", place, "names tiles that are not in the hand");
                bag = taken(bag, hand.minus(known), &format!("players[{i}].hand"))?;
            }
        }
        taken(bag, self.blind_tiles.unwrap_or_default(), "blind_tiles")
    }
}

/// The last thing of the list is the last to be done.
fn agenda_of<S: Copy + Default, const N: usize>(steps: &[S]) -> Agenda<S, N> {
    let mut agenda = Agenda::new();
    steps.iter().for_each(|step| agenda.later(*step));
    agenda
}

/// What is left of the bag.
fn taken(bag: Tiles, tiles: Tiles, place: &str) -> Result<Tiles, Flaw> {
    ensure!(bag.covers(tiles), "I-1", place, "there are not so many tiles of one type");
    Ok(bag.minus(tiles))
}

impl Public {
    /// What the Automa keeps in order is what lies before it.
    fn take_from_automa(&mut self) {
        let Some(automa) = &self.automa else { return };
        let player = &mut self.players[AUTOMA];
        player.characters = automa.face_up.iter().collect();
        player.glyphs = automa.glyphs.iter().map(|colour| (colour, 1)).collect();
    }

    /// Extensions and cards that lie nowhere else are in the supply or in the draw piles; Zenith
    /// tokens and the end of the game follow from what has happened.
    fn work_out_supplies(&mut self) -> Result<(), Flaw> {
        let owned: u32 = self.seats().map(|seat| u32::from(self.players[seat].extensions)).sum();
        let has = u32::from(self.kit.supply.extensions_per_player * self.n);
        ensure!(owned <= has, "I-8", "players", "{owned} Storage extensions of {has}");
        self.extensions = (has - owned) as u8;
        self.characters.pile = CharacterSet::full().without(self.seen_characters());
        self.altar_pile = Set::full().without(self.altars.into_iter().collect());
        self.altar_pile = self.altar_pile.without(self.altar_discard);
        self.glyph_deck.pile = self.unseen_glyphs()?;
        let arrivals: usize = self.seats().map(|seat| self.players[seat].topped.len()).sum();
        self.zeniths = arrivals.min(self.kit.zenith.len()) as u8;
        self.ending = self.is_end_due();
        Ok(())
    }

    /// Characters outside of the draw pile.
    fn seen_characters(&self) -> CharacterSet {
        let cards = &self.characters;
        let single = self.court.into_iter().flatten().chain(cards.top.iter());
        let single = single.chain(self.agenda.iter().filter_map(Step::character));
        let open = single.collect::<CharacterSet>().or(cards.discard).or(cards.removed);
        let players = self.seats().map(|seat| &self.players[seat]);
        players.fold(open, |sum, player| sum.or(player.characters).or(player.discarded))
    }

    /// Glyphs outside of spaces, hands and discards.
    fn unseen_glyphs(&self) -> Result<Glyphs, Flaw> {
        let deck = &self.glyph_deck;
        let mut pile = Glyphs::NOTHING;
        for colour in Colour::all() {
            let single = self.glyphs.into_iter().flatten().chain(deck.top.iter());
            let single = single.filter(|glyph| *glyph == colour).count() as u32;
            let hands = self.seats().map(|seat| self.players[seat].glyphs);
            let many: u32 = hands.chain([deck.discard]).map(|g| u32::from(g.get(colour))).sum();
            let (seen, has) = (single + many, u32::from(self.kit.supply.glyphs));
            ensure!(seen <= has, "I-4", "glyphs", "{seen} Glyphs of {colour}, of {has}");
            pile.set(colour, (has - seen) as u8);
        }
        Ok(pile)
    }

    /// Court tiles that lie nowhere open and are not known to be in a hand.
    fn unseen_tiles(&self) -> Result<Tiles, Flaw> {
        let mut unseen = Tiles::NOTHING;
        for kind in Resource::all() {
            let known = self.seats().map(|seat| u32::from(self.players[seat].known_hand.get(kind)));
            let seen = self.open_tiles(kind) + known.sum::<u32>();
            let has = u32::from(self.kit.supply.court_tiles);
            ensure!(seen <= has, "I-1", "pyramid", "{seen} Court tiles of {kind}, of {has}");
            unseen.set(kind, (has - seen) as u8);
        }
        Ok(unseen)
    }
}
