//! A moment of the game in readable form. `docs/positions.md` explains every field.

use crate::components::*;
use crate::event::Event;
use crate::kit::Kit;
use crate::setup::{ACTION_CARDS, BOT_CARDS, Options, SEATS, new_player};
use crate::state::*;
use patolli_core::{
    Agenda, Dense, Flaw, Host, PerSeat, Printed, Seat, SeatSet, Set, ensure, named_enum,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::str::FromStr;

named_enum! {
    /// The part of the round that waits for a decision.
    pub enum Phase {
        SelectCard = "select_card", Income = "income", Capital = "capital",
        Construction = "construction", TurnScoring = "turn_scoring", Draw = "draw", Over = "over",
    }
}

/// Work that interrupts a phase, the next thing first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pending(Step);

/// Any moment of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    options: Options,
    round: u8,
    phase: Phase,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pending: Vec<Pending>,
    active: Seat,
    order: Vec<Seat>,
    bonus: Card,
    #[serde(default)]
    bonus_pile: CardSet,
    offer: CardSet,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    next_bonus: Option<Card>,
    #[serde(default)]
    gone: CardSet,
    round_deck: u8,
    market: [[Option<TradeTile>; Slot::COUNT]; Level::COUNT],
    scoring_tiles: Vec<Property>,
    pyramids: Vec<PyramidForm>,
    rituals: [RitualForm; RitualSlot::COUNT],
    tiles: BTreeMap<Space, Basic>,
    arrivals: Vec<Seat>,
    players: Vec<PlayerForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cocijobot: Option<BotForm>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PyramidForm {
    tile: Option<Property>,
    levels: Vec<LevelForm>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelForm {
    seat: Seat,
    size: Size,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RitualForm {
    card: Ritual,
    discs: SeatSet,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerForm {
    stock: Stock,
    #[serde(default)]
    grid: BTreeMap<Cell, Tile>,
    #[serde(default)]
    houses: SpaceSet,
    #[serde(default)]
    palace: Option<Space>,
    pieces: BTreeMap<Size, u8>,
    #[serde(default)]
    paid_rituals: u8,
    #[serde(default)]
    step: u8,
    #[serde(default)]
    points: Earned,
    #[serde(default)]
    trade: TileSet,
    #[serde(default)]
    face_up: TileSet,
    #[serde(default)]
    bought: Set<Level>,
    #[serde(default)]
    built_on: Set<Plinth>,
    #[serde(default)]
    played: Option<Card>,
    #[serde(default)]
    hand_size: u8,
    #[serde(default)]
    known_hand: CardSet,
    #[serde(default)]
    pledged: bool,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hand: Option<CardSet>,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pledge: Option<Card>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BotForm {
    /// Cards turned up so far.
    turned: Set<BotCard>,
    #[serde(default)]
    card: Option<BotCard>,
    /// The back of the top card; drawn with it where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    back: Option<Property>,
    /// Hidden: drawn on loading where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<BotCard>,
}

impl Position {
    pub(crate) fn of(game: &Zapotec) -> Self {
        let public = &game.public;
        let n = public.n();
        let (phase, pending) = phase_of(&public.agenda);
        Self {
            options: match public.solo {
                None => Options::Players(public.n),
                Some(difficulty) => Options::Solo(difficulty),
            },
            round: public.round,
            phase,
            pending,
            active: public.active,
            order: public.order[..n].to_vec(),
            bonus: public.bonus,
            bonus_pile: public.bonus_pile,
            offer: public.offer,
            next_bonus: public.next_bonus,
            gone: public.gone,
            round_deck: public.round_deck,
            market: public.market,
            scoring_tiles: public.scoring_tiles.iter().flatten().copied().collect(),
            pyramids: public.pyramids[..n].iter().map(PyramidForm::of).collect(),
            rituals: std::array::from_fn(|i| RitualForm {
                card: public.rituals[i],
                discs: public.discs[i],
            }),
            tiles: tiles_in_play(public),
            arrivals: public.arrivals[..n].to_vec(),
            players: public.seats().map(|seat| PlayerForm::of(game, seat)).collect(),
            cocijobot: public.solo.map(|_| BotForm {
                turned: Set::full().without(public.bot_deck),
                card: public.bot_card,
                back: public.bot_back,
                top: game.unseen.bot_top,
            }),
        }
    }

    pub(crate) fn into_game(
        self,
        kit: &'static Kit,
        host: &mut impl Host<Event>,
    ) -> Result<Zapotec, Flaw> {
        self.check_shape()?;
        let public = self.public(kit)?;
        let mut game = Zapotec { public, private: PerSeat::default(), unseen: Unseen::default() };
        self.fill_hands(&mut game, host)?;
        self.fill_bot(&mut game, host)?;
        game.check()?;
        // A hand-written moment may stop where nobody has to decide.
        game.run(host);
        Ok(game)
    }

    /// What must hold before the parts can be put together at all.
    fn check_shape(&self) -> Result<(), Flaw> {
        let n = self.options.sides();
        let solo = matches!(self.options, Options::Solo(_));
        let people = (1..=SIDES).contains(&n) && (n > 1 || solo);
        ensure!(people, "I14", "options", "two to four players, or solo");
        for (place, len) in [
            ("players", self.players.len()),
            ("pyramids", self.pyramids.len()),
            ("order", self.order.len()),
            ("arrivals", self.arrivals.len()),
        ] {
            ensure!(len == n, "I14", place, "{len} entries for {n} sides");
        }
        ensure!(self.active.index() < n, "I14", "active", "there is no seat {}", self.active);
        ensure!((1..=ROUNDS).contains(&self.round), "I14", "round", "{} of 5", self.round);
        let known = self.order.iter().chain(&self.arrivals).all(|seat| seat.index() < n);
        ensure!(known, "I14", "order", "seats run from 0 to {}", n - 1);
        let acting = !matches!(self.phase, Phase::SelectCard | Phase::Over);
        let bot = solo && acting && self.active == BOT;
        ensure!(!bot, "I17", "active", "Cocijobot decides nothing");
        ensure!(self.scoring_tiles.len() <= 5, "I6", "scoring_tiles", "at most five");
        ensure!(solo == self.cocijobot.is_some(), "I17", "cocijobot", "belongs to solo games");
        let draws = self.round < ROUNDS || self.phase != Phase::Draw;
        ensure!(draws, "I18", "phase", "there is no Draw in round 5");
        for (i, player) in self.players.iter().enumerate() {
            let place = format!("players[{i}].step");
            ensure!(
                usize::from(player.step) <= crate::kit::LAST_STEP,
                "I10",
                place,
                "{}",
                player.step
            );
        }
        Ok(())
    }

    fn public(&self, kit: &'static Kit) -> Result<Public, Flaw> {
        let n = self.options.sides();
        let mut tiles = [Basic::Wood; Space::COUNT];
        for (space, basic) in &self.tiles {
            tiles[space.index()] = *basic;
        }
        let in_play = kit.in_play(n);
        let named: SpaceSet = self.tiles.keys().copied().collect();
        let gap = in_play.without(named).or(named.without(in_play));
        ensure!(gap.is_empty(), "I3", "tiles", "missing or not in play: {gap:?}");
        let mut pyramids = [Pyramid::default(); Plinth::COUNT];
        for (i, form) in self.pyramids.iter().enumerate() {
            pyramids[i] = form.read(i)?;
        }
        let mut players = PerSeat::from_fn(|_| new_player(kit));
        for (form, seat) in self.players.iter().zip(SEATS) {
            players[seat] = form.read();
        }
        let houses = self.players.iter().fold(Set::EMPTY, |sum: SpaceSet, p| sum.or(p.houses));
        let mut public = Public {
            kit: Printed(kit),
            n: n as u8,
            solo: match self.options {
                Options::Players(_) => None,
                Options::Solo(difficulty) => Some(difficulty),
            },
            round: self.round,
            agenda: self.agenda()?,
            order: seats_first(&self.order),
            active: self.active,
            pledged: SEATS
                .into_iter()
                .zip(&self.players)
                .filter(|(_, p)| p.pledged)
                .map(|(s, _)| s)
                .collect(),
            offer: self.offer,
            bonus: self.bonus,
            bonus_pile: self.bonus_pile,
            gone: self.gone,
            next_bonus: self.next_bonus,
            round_deck: self.round_deck,
            market: self.market,
            stacks: [Set::EMPTY; Level::COUNT],
            scoring_tiles: std::array::from_fn(|i| self.scoring_tiles.get(i).copied()),
            pyramids,
            rituals: self.rituals.map(|form| form.card),
            discs: self.rituals.map(|form| form.discs),
            tiles,
            free: in_play.without(houses),
            arrivals: seats_first(&self.arrivals),
            players,
            bot_deck: Set::EMPTY,
            bot_back: None,
            bot_card: None,
        };
        if public.solo.is_none() {
            public.stacks = unseen_tiles(&public);
        }
        Ok(public)
    }

    /// The steps that follow from the phase, with what interrupts it in front.
    fn agenda(&self) -> Result<Agenda<Step, AGENDA>, Flaw> {
        let mut agenda = Agenda::new();
        let place = self.order.iter().position(|seat| *seat == self.active).unwrap_or(0);
        let turn_steps: &[Step] = match self.phase {
            Phase::Over => return Ok(agenda),
            Phase::SelectCard => &[Step::SelectCard],
            phase => {
                agenda.now([Step::EndRound]);
                if place + 1 < self.order.len() {
                    agenda.now([Step::Turn(place as u8 + 1)]);
                }
                agenda.now([Step::EndTurn]);
                let from = phase.index() - Phase::Income.index();
                let draw = usize::from(self.round < ROUNDS);
                use Step::{Capital, Construction, Draw, Income, TurnScoring};
                &[Income, Capital, Construction, TurnScoring, Draw][from..4 + draw]
            }
        };
        ensure!(self.pending.len() <= 3, "I16", "pending", "at most three things interrupt");
        let nested = !matches!(self.phase, Phase::Capital | Phase::Construction);
        ensure!(
            !nested || self.pending.is_empty(),
            "I16",
            "pending",
            "nothing interrupts this phase"
        );
        for step in turn_steps.iter().rev().copied().chain(self.pending.iter().rev().map(|p| p.0)) {
            agenda.now([step]);
        }
        Ok(agenda)
    }

    /// Hands as given; the others get what is known of them and cards nobody has seen.
    fn fill_hands(&self, game: &mut Zapotec, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let mut cards = game.public.unaccounted();
        let people = game.public.people();
        let given = self.players.iter().filter_map(|player| player.hand);
        cards = given.fold(cards, Set::without);
        for (seat, form) in SEATS.into_iter().zip(&self.players).take(people) {
            let place = format!("players[{}].hand_size", seat.index());
            let hand = match form.hand {
                Some(hand) => {
                    game.public.players[seat].hand_size = hand.len() as u8;
                    hand
                }
                None => {
                    let mut hand = form.known_hand;
                    let size = usize::from(form.hand_size);
                    let enough = size >= hand.len() && size - hand.len() <= cards.len();
                    ensure!(enough, "I7", place, "{size} cards cannot be dealt");
                    while hand.len() < size {
                        hand.insert(host.draw(ACTION_CARDS, &mut cards));
                    }
                    hand
                }
            };
            let missing = form.pledged && form.pledge.is_none();
            ensure!(!missing || !hand.is_empty(), "I7", place, "no card to pledge");
            let drawn = missing.then(|| host.draw(ACTION_CARDS, &mut hand.clone()));
            game.private[seat] = Private { hand, pledge: form.pledge.or(drawn) };
        }
        game.unseen.cards = cards;
        Ok(())
    }

    fn fill_bot(&self, game: &mut Zapotec, host: &mut impl Host<Event>) -> Result<(), Flaw> {
        let Some(bot) = &self.cocijobot else { return Ok(()) };
        let public = &mut game.public;
        public.bot_card = bot.card;
        public.bot_deck = Set::full().without(bot.turned);
        let fits = |card: &BotCard| bot.back.is_none_or(|b| public.kit.bot_card(*card).back == b);
        let mut tops: Set<BotCard> = match bot.top {
            Some(top) => Set::one(top),
            None => public.bot_deck.iter().filter(fits).collect(),
        };
        ensure!(!tops.is_empty(), "I17", "cocijobot.back", "no card left has this back");
        let top = host.draw(BOT_CARDS, &mut tops);
        public.bot_back = bot.back.or(Some(public.kit.bot_card(top).back));
        game.unseen.bot_top = Some(top);
        Ok(())
    }
}

/// The given seats, then the others in order.
fn seats_first(seats: &[Seat]) -> [Seat; SIDES] {
    std::array::from_fn(|i| seats.get(i).copied().unwrap_or(SEATS[i]))
}

fn tiles_in_play(public: &Public) -> BTreeMap<Space, Basic> {
    let in_play = public.kit.in_play(public.n());
    in_play.iter().map(|space| (space, public.tiles[space.index()])).collect()
}

/// Trade tiles that lie nowhere else are in the stacks.
fn unseen_tiles(public: &Public) -> [TileSet; Level::COUNT] {
    let mut seen: TileSet = public.market.iter().flatten().flatten().copied().collect();
    public.seats().for_each(|seat| seen = seen.or(public.players[seat].trade));
    std::array::from_fn(|level| public.kit.tiles_of(Level::new(level)).without(seen))
}

fn phase_of(agenda: &Agenda<Step, AGENDA>) -> (Phase, Vec<Pending>) {
    let mut pending = Vec::new();
    for step in agenda.iter() {
        let phase = match step {
            Step::SelectCard => Phase::SelectCard,
            Step::Income => Phase::Income,
            Step::Capital => Phase::Capital,
            Step::Construction => Phase::Construction,
            Step::TurnScoring => Phase::TurnScoring,
            Step::Draw => Phase::Draw,
            nested => {
                pending.push(Pending(nested));
                continue;
            }
        };
        return (phase, pending);
    }
    (Phase::Over, pending)
}

impl PyramidForm {
    fn of(pyramid: &Pyramid) -> Self {
        let levels = pyramid.levels.iter().flatten();
        Self {
            tile: pyramid.tile,
            levels: levels.map(|&(seat, size)| LevelForm { seat, size }).collect(),
        }
    }
    fn read(&self, i: usize) -> Result<Pyramid, Flaw> {
        let n = self.levels.len();
        ensure!(n <= 3, "I5", format!("pyramids[{i}].levels"), "{n} levels, at most three");
        let level = |k: usize| self.levels.get(k).map(|form| (form.seat, form.size));
        Ok(Pyramid { tile: self.tile, levels: std::array::from_fn(level) })
    }
}

impl PlayerForm {
    fn of(game: &Zapotec, seat: Seat) -> Self {
        let (player, private) = (&game.public.players[seat], &game.private[seat]);
        let cells = Cell::all().filter_map(|cell| Some((cell, player.grid[cell.index()]?)));
        Self {
            stock: player.stock,
            grid: cells.collect(),
            houses: player.houses,
            palace: player.palace,
            pieces: Size::all().map(|size| (size, player.pieces[size.index()])).collect(),
            paid_rituals: player.paid_rituals,
            step: player.step,
            points: player.points,
            trade: player.trade,
            face_up: player.face_up,
            bought: player.bought,
            built_on: player.built_on,
            played: player.played,
            hand_size: player.hand_size,
            known_hand: player.known_hand,
            pledged: game.public.pledged.contains(seat),
            hand: (Some(seat) != game.public.bot()).then_some(private.hand),
            pledge: private.pledge,
        }
    }
    fn read(&self) -> Player {
        Player {
            stock: self.stock,
            grid: std::array::from_fn(|i| self.grid.get(&Cell::new(i)).copied()),
            houses: self.houses,
            palace: self.palace,
            pieces: std::array::from_fn(|i| {
                self.pieces.get(&Size::from_index(i)).copied().unwrap_or(0)
            }),
            paid_rituals: self.paid_rituals,
            step: self.step,
            points: self.points,
            trade: self.trade,
            face_up: self.face_up,
            bought: self.bought,
            built_on: self.built_on,
            played: self.played,
            hand_size: self.hand_size,
            known_hand: self.known_hand,
        }
    }
}

impl std::fmt::Display for Pending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Step::FreeResource => write!(f, "free_resource"),
            Step::FreeDisc => write!(f, "free_disc"),
            Step::Advance(left) => write!(f, "advance {left}"),
            Step::TileNow(tile) => write!(f, "tile_now {tile}"),
            Step::PlaceTile(space) => write!(f, "place_tile {space}"),
            Step::Turn(place) => write!(f, "turn {place}"),
            Step::EndTurn => write!(f, "end_turn"),
            Step::EndRound => write!(f, "end_round"),
            Step::SelectCard
            | Step::Income
            | Step::Capital
            | Step::Construction
            | Step::TurnScoring
            | Step::Draw => write!(f, "phase"),
        }
    }
}

impl FromStr for Pending {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let words: Vec<_> = text.split(' ').collect();
        let step = match *words {
            ["free_resource"] => Step::FreeResource,
            ["free_disc"] => Step::FreeDisc,
            ["advance", left] => Step::Advance(left.parse().map_err(|_| "advance 1 to 12")?),
            ["tile_now", tile] => {
                let tile: TradeTile = tile.parse().map_err(|why| format!("{why}"))?;
                match tile == TradeTile::ADVANCE || tile == TradeTile::FREE_DISC {
                    true => Step::TileNow(tile),
                    false => return Err(format!("{tile} does nothing at the purchase")),
                }
            }
            ["place_tile", space] => {
                Step::PlaceTile(space.parse().map_err(|why| format!("{why}"))?)
            }
            _ => {
                return Err(format!(
                    "{text:?} is nothing that waits: free_resource, free_disc, advance N, \
                     tile_now TRADE_TILE or place_tile SPACE"
                ));
            }
        };
        Ok(Self(step))
    }
}
patolli_core::serde_by_name!(Pending);
