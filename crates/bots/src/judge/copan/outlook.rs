//! Estimates the rest of a turn: every pending step, priced in points, with the Site action at its
//! best target. This lets a one-step lookahead compare choices in the middle of an action.

mod actions;

use super::holdings::*;
use super::horizon::Horizon;
use super::weights::{Feature as F, Weights};
use patolli_copan::{
    ByResource, Character, City, Cost, Effect, Pending, Player, Public, Resource, Side, Step,
    Stock, Symbol, TOP, Talent,
};
use patolli_core::{By, Dense, Seat};

/// A seat in the middle of an action.
pub(super) struct Outlook<'a> {
    public: &'a Public,
    seat: Seat,
    player: &'a Player,
    weights: &'a Weights,
    horizon: Horizon,
    /// What the stairways count.
    counts: ByResource<u8>,
    /// The resources available to pay: the stock, plus the certain gains of each type.
    stock: Stock,
    /// Pending resources of the player's choice.
    wild: u8,
    /// The value of one more of each resource, and the highest and lowest of these.
    unit: ByResource<f32>,
    dear: f32,
    cheap: f32,
    /// The best climb of one, two or three steps.
    climb: [f32; 4],
}

/// The value of a bonus action gained through another action, and of each icon off its cost.
const LATER_ACTION: f32 = 2.5;
const LATER_DISCOUNT: f32 = 0.8;
/// The effect of a Jade tile, besides being counted: worth about this many resources.
const MASK_EFFECT: f32 = 1.4;
/// An Embassy token of the first level: worth about this many resources.
const EMBASSY_TOKEN: f32 = 0.9;
/// A free Character of the player's choice, and a free move of the Totem, in resources.
const CHARACTER: f32 = 3.0;
const TOTEM: f32 = 0.7;
/// A step down a stairway.
const DESCENT: f32 = -1.0;

impl<'a> Outlook<'a> {
    /// The value of everything pending for this seat.
    pub fn promised(public: &'a Public, seat: Seat, horizon: Horizon, weights: &'a Weights) -> f32 {
        let mine = public.active == seat;
        let resting = matches!(public.agenda.front(), Some(Step::Place));
        if (mine && resting && public.queue.is_empty()) || (!mine && !public.in_event) {
            return 0.0;
        }
        let outlook = Self::new(public, seat, horizon, weights);
        let steps: f32 = public.agenda.iter().map(|step| outlook.step(step)).sum();
        steps + if mine { outlook.waiting() } else { 0.0 }
    }

    /// The queue, and face-up Embassy tokens: only the active player has any.
    fn waiting(&self) -> f32 {
        let queued: f32 = self.public.queue.iter().map(|item| self.pending(item)).sum();
        let tokens = self.public.drawn.iter();
        let effects = tokens.map(|it| self.public.kit.embassy_tokens[it].effect);
        queued + effects.map(|effect| self.effect(effect)).sum::<f32>()
    }

    fn new(public: &'a Public, seat: Seat, horizon: Horizon, weights: &'a Weights) -> Self {
        let player = &public.players[seat];
        let (mut stock, mut wild) = (player.stock, 0);
        for step in public.agenda.iter() {
            match step {
                Step::Gain { seat: of, left, .. } if of == seat => wild += left,
                Step::Collect { tile, space } if seat == public.active => {
                    stock = stock.plus(public.yield_of(tile, space));
                }
                _ => {}
            }
        }
        let mut outlook = Self {
            public,
            seat,
            player,
            weights,
            horizon,
            counts: public.counted(seat),
            stock,
            wild,
            unit: By::default(),
            dear: 0.0,
            cheap: 0.0,
            climb: [0.0; 4],
        };
        outlook.price_units();
        for steps in 1..=3 {
            outlook.climb[usize::from(steps)] = outlook.best_climb(steps);
        }
        outlook
    }

    fn price(&self, feature: F) -> f32 {
        self.weights[feature as usize]
    }

    fn price_units(&mut self) {
        let capacity = self.public.capacity(self.seat);
        for kind in Resource::all() {
            let amount = self.player.stock.get(kind);
            let one = diminished(amount + 1) - diminished(amount);
            let first = if amount == 0 { self.price(F::Kinds) } else { 0.0 };
            let each = one * self.price(STOCK[kind]) + first;
            self.unit[kind] = if amount < capacity { each } else { 0.0 };
        }
        for card in self.player.characters {
            if let Talent::Endgame { resource, vp } = self.public.kit.character(card).talent {
                self.unit[resource] += f32::from(vp) * self.price(F::EndgamePoints);
            }
        }
        self.dear = self.unit.values().copied().fold(0.0, f32::max);
        let held = self.stock.iter().map(|(kind, _)| self.unit[kind]);
        self.cheap = held.reduce(f32::min).unwrap_or(self.dear);
    }

    /// One more of what a stairway counts.
    fn counted(&self, stair: Resource) -> f32 {
        let (printed, even) = multipliers(&self.public.kit, stair, self.player.priests[stair]);
        self.price(COUNTED[stair])
            + self.price(F::StairPoints) * printed
            + self.price(F::StairsEven) * even
    }

    fn best_climb(&self, steps: u8) -> f32 {
        let worth = |stair: Resource| {
            let from = self.player.priests[stair];
            let to = (from + steps).min(TOP);
            let (printed, even) = multipliers(&self.public.kit, stair, from);
            let (printed_then, even_then) = multipliers(&self.public.kit, stair, to);
            let points = self.price(F::StairPoints) * (printed_then - printed)
                + self.price(F::StairsEven) * (even_then - even);
            let arrives = to == TOP && !self.player.topped.contains(stair);
            let top = if arrives {
                next_zenith(self.public) * (1.0 - self.price(F::Zenith) * nearness(from))
            } else {
                0.0
            };
            points * f32::from(self.counts[stair])
                + self.price(STEPS[stair]) * f32::from(to - from)
                + top
        };
        self.player.open_stairs().map(worth).reduce(f32::max).unwrap_or(0.0)
    }

    fn step(&self, step: Step) -> f32 {
        let me = self.seat;
        match step {
            Step::Gain { seat, left, .. } if seat == me => f32::from(left) * self.dear,
            Step::Lose { seat, left } if seat == me => -f32::from(left) * self.cheap,
            Step::Climb { seat, steps, .. } if seat == me => self.climbing(steps),
            Step::Descend { seat } if seat == me => DESCENT,
            Step::Effect { seat, effect, .. } if seat == me => self.effect(effect),
            Step::Tokens { seat, city, draws } if seat == me => self.tokens(city, draws),
            Step::Keep { seat, character, .. } | Step::Enter { seat, character } if seat == me => {
                self.character(character)
            }
            Step::PickGlyph { seat } if seat == me => self.effect(Effect::Glyph),
            Step::PickCharacter { seat } if seat == me => self.effect(Effect::Character),
            Step::PickCity { seat, .. } if seat == me => self.effect(Effect::PlaceEmbassy),
            Step::Jade { seat, left } if seat == me => f32::from(left) * self.jade(),
            Step::MoveTotem { seat } if seat == me => self.effect(Effect::MoveTotem),
            _ if self.public.active == me => self.own_turn(step),
            _ => 0.0,
        }
    }

    /// Steps of the active player's turn.
    fn own_turn(&self, step: Step) -> f32 {
        match step {
            Step::Collect { tile, space } => self.gain(self.public.yield_of(tile, space)),
            Step::Site if !self.horizon.before_tile => self.best_site(),
            Step::Symbol => self.symbol(),
            Step::Act { site, discount } => self.act(site, discount, self.stock, self.wild),
            Step::Pay => -f32::from(self.public.payment.due()) * self.cheap,
            Step::Perform(target) => self.target(target),
            Step::Buy { discount } => self.purchase(discount),
            Step::Append(item) => self.pending(item),
            Step::Bonus { site, discount } => self.bonus(site, discount),
            _ => 0.0,
        }
    }

    fn pending(&self, item: Pending) -> f32 {
        match item {
            Pending::Jade => self.jade(),
            Pending::Bonus { site, discount } => self.bonus(site, discount),
        }
    }

    fn effect(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Gain(kind, k) => self.gain(Stock::of(kind, k)),
            Effect::GainAny(k) => f32::from(k) * self.dear,
            Effect::Vp(k) => k.into(),
            Effect::Climb(steps) => self.climbing(steps),
            Effect::Jade => self.jade(),
            Effect::Glyph => self.price(F::Glyphs) + 0.8 * self.price(F::GlyphJade),
            Effect::Character => CHARACTER * self.dear,
            Effect::Extension => self.extension(),
            Effect::TakeTwoTiles => self.more_tiles(2),
            Effect::MoveTotem => TOTEM * self.dear,
            Effect::PlaceEmbassy => self.free_embassy(),
            Effect::Bonus { discount, .. } => LATER_ACTION + LATER_DISCOUNT * f32::from(discount),
        }
    }

    fn gain(&self, gain: Stock) -> f32 {
        let capacity = self.public.capacity(self.seat);
        let worth = |(kind, amount): (Resource, u8)| {
            let has = self.player.stock.get(kind);
            let kept = (has + amount).min(capacity);
            let more = diminished(kept) - diminished(has);
            let first = if has == 0 { self.price(F::Kinds) } else { 0.0 };
            more * self.price(STOCK[kind]) + first
        };
        gain.iter().map(worth).sum()
    }

    fn climbing(&self, steps: u8) -> f32 {
        self.climb[usize::from(steps).min(3)]
    }

    fn jade(&self) -> f32 {
        self.counted(Resource::Power) + MASK_EFFECT * self.dear
    }

    fn extension(&self) -> f32 {
        self.counted(Resource::Food) + self.price(F::Slots)
    }

    fn character(&self, card: Character) -> f32 {
        let (feature, amount) = character(&self.public.kit, card);
        let stock = match self.public.kit.character(card).talent {
            Talent::Endgame { resource, vp } => f32::from(vp * self.player.stock.get(resource)),
            _ => 0.0,
        };
        amount * self.price(feature) + stock * self.price(F::EndgamePoints)
    }

    fn more_tiles(&self, tiles: u8) -> f32 {
        // Omits the yields of the types: the next tiles are not always known.
        let (has, needed) = (self.player.hand_size, self.horizon.tiles);
        self.price(F::Tiles) * (hand(has + tiles, needed) - hand(has, needed))
    }

    fn tokens(&self, city: City, tokens: u8) -> f32 {
        let level = self.public.kit.city(city).level;
        let stack = self.public.embassies[usize::from(level) - 1].len();
        let drawn = stack.min(usize::from(tokens)) as f32;
        drawn * f32::from(level) * EMBASSY_TOKEN * self.dear
    }

    /// The value of a cost, with this many icons off.
    fn cost(&self, cost: Cost, off: u8) -> f32 {
        let total = cost.total();
        if off >= total {
            return 0.0;
        }
        let icons: f32 =
            Resource::all().map(|kind| f32::from(cost.icons.get(kind)) * self.unit[kind]).sum();
        let all = icons + f32::from(cost.any) * self.cheap;
        all * f32::from(total - off) / f32::from(total)
    }

    /// The symbol of the space that the Totem has just reached.
    fn symbol(&self) -> f32 {
        let Some(totem) = self.player.totem else { return 0.0 };
        self.symbol_at(self.public.kit.symbol(totem.site, totem.socket), totem.side)
    }

    fn symbol_at(&self, symbol: Symbol, side: Side) -> f32 {
        match (symbol, side) {
            (Symbol::Pay(kind), _) => -self.unit[kind],
            (Symbol::Times(k), Side::Resource) => f32::from(k) * self.dear,
            (Symbol::Times(k), Side::Vp) => f32::from(k * self.public.kit.totem_vp),
        }
    }
}
