//! A table in any moment: set up, rearranged piece by piece without losing any, then played.

mod arrange;
mod chance;
mod decks;

use patolli_copan::*;
use patolli_core::{Agenda, Dense, Game, Seat, Stream, Title};
use patolli_testkit::Loaded;
pub use patolli_testkit::{Stage, all_named, named};

patolli_testkit::stage!(Scene of Copan);

/// A stock written like the vectors: food, fame, zeal, power.
pub fn stock(amounts: [u8; 4]) -> Stock {
    Resource::all().zip(amounts).collect()
}

/// Court tiles by their names.
pub fn tiles(names: &str) -> Tiles {
    all_named::<Resource>(names).into_iter().map(|kind| (kind, 1)).collect()
}

pub fn glyphs(names: &str) -> Glyphs {
    all_named::<Colour>(names).into_iter().map(|colour| (colour, 1)).collect()
}

/// Spaces of the mask by their printed numbers.
pub fn mask(numbers: &[usize]) -> MaskSet {
    numbers.iter().map(|number| MaskSpace::new(number - 1)).collect()
}

/// An Altar space by its number, from 1.
pub fn altar_space(number: usize) -> AltarSpace {
    AltarSpace::new(number - 1)
}

impl Scene {
    pub fn new(options: Options) -> Self {
        Self::with_kit(Copan::standard(), options)
    }
    pub fn with_kit(kit: &'static Kit, options: Options) -> Self {
        let mut host = Loaded::new(1);
        // A goes first, so that seats and order of play agree.
        host.load_on(Stream(7), [0]);
        let game = Copan::setup(kit, &options, &mut host);
        Self { game, host }
    }
    pub fn of(people: u8) -> Self {
        Self::new(Options::players(people))
    }
    pub fn with_card(people: u8, card: &str) -> Self {
        Self::new(Options::players(people).with_event_card(named(card)))
    }
    pub fn solo(mode: Mode) -> Self {
        Self::solo_with_card(mode, "standard_easy")
    }
    pub fn solo_with_card(mode: Mode, card: &str) -> Self {
        Self::new(Options::solo(mode, Difficulty::Easy).with_event_card(named(card)))
    }

    // What lies on the table.

    pub fn automa(&self) -> &Automa {
        self.public().automa.as_ref().expect("a solo game")
    }
    pub fn stock(&self, seat: Seat) -> [u8; 4] {
        let stock = self.player(seat).stock;
        std::array::from_fn(|i| stock.get(Resource::from_index(i)))
    }
    pub fn vp(&self, seat: Seat) -> i16 {
        self.player(seat).vp()
    }
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.game.private[seat].hand
    }
    pub fn priests(&self, seat: Seat) -> [u8; 4] {
        *self.player(seat).priests.as_array()
    }
    pub fn parts(&self, seat: Seat) -> Breakdown {
        final_scores(self.public())[seat]
    }
    pub fn decline(&self) -> [u8; 4] {
        *self.public().decline.as_array()
    }
    pub fn queue(&self) -> Vec<Pending> {
        self.public().queue.iter().collect()
    }
    pub fn court(&self, number: usize) -> Option<Character> {
        self.public().court[CourtSpace::new(number - 1)]
    }
    /// Site, space from 1 and side.
    pub fn totem(&self, seat: Seat) -> Option<(Site, usize, Side)> {
        self.player(seat).totem.map(|totem| (totem.site, totem.socket.index() + 1, totem.side))
    }
    /// Closed Altar spaces by their numbers.
    pub fn closed_altars(&self) -> Vec<usize> {
        self.public().altars_closed.iter().map(|space| space.index() + 1).collect()
    }
    /// The River from left to right, `-` for an empty slot.
    pub fn river(&self) -> String {
        let names = self.public().river.map(|tile| tile.map_or("-", Resource::name));
        names.as_array().join(" ")
    }

    // What happened.

    /// When something like this happened last.
    pub fn last(&self, like: impl Fn(&Event) -> bool) -> usize {
        self.host.events.iter().rposition(like).expect("it happened")
    }
    pub fn rolls(&self) -> usize {
        self.times(|event| matches!(event, Event::Rolled { .. }))
    }

    // Where the game stands.

    fn stage<const K: usize>(&mut self, seat: Seat, steps: [Step; K]) -> &mut Self {
        self.keep_pace(seat, steps[0] != Step::Place);
        let public = &mut self.game.public;
        public.active = seat;
        public.agenda = Agenda::new();
        public.agenda.now([Step::Queue, Step::End, Step::EndTurn]);
        public.agenda.now(steps);
        self
    }
    /// The first round in which the Pyramid can have this many tiles by now (I-2).
    fn keep_pace(&mut self, seat: Seat, court_phase_over: bool) {
        let (n, first) = (self.public().n(), self.public().first);
        let played = (seat.index() + n - first.index()) % n + usize::from(court_phase_over);
        if played > 0 && self.placed() == 0 {
            let (last, tile) =
                (self.public().pyramid.free.iter().last(), self.game.unseen.bag.iter().next());
            let (last, (kind, _)) = (last.expect("a free space"), tile.expect("a tile"));
            self.tiles_on(&format!("{last} {kind}"));
        }
        let missing = self.placed().saturating_sub(played);
        self.game.public.round = (missing.div_ceil(n) + 1) as u8;
    }
    /// The start of this seat's turn.
    pub fn turn(&mut self, seat: Seat) -> &mut Self {
        self.stage(seat, [Step::Place, Step::Site])
    }
    /// This seat's Court phase is over: anchor SITE.
    pub fn at_site(&mut self, seat: Seat) -> &mut Self {
        self.stage(seat, [Step::Site])
    }
    /// Anchor ACT: the Totem came to the Site, the action is to be done.
    pub fn acting(&mut self, seat: Seat, site: Site) -> &mut Self {
        self.stage(seat, [Step::Act { site, discount: 0 }])
    }
    /// Anchor BONUS, with more waiting behind.
    pub fn bonus(&mut self, seat: Seat, site: Option<Site>, discount: u8) -> &mut Self {
        self.stage(seat, [Step::Bonus { site, discount }])
    }
    /// A bonus action that the seat refuses, so that the rest of its turn follows.
    pub fn finish_turn(&mut self, seat: Seat) -> &mut Self {
        self.bonus(seat, Some(Site::River), 0).play("bonus refuse")
    }
    pub fn queued(&mut self, items: &[Pending]) -> &mut Self {
        items.iter().for_each(|item| self.game.public.queue.later(*item));
        self
    }

    // Playing.

    /// Pays a cost in full with these amounts.
    pub fn pay(&mut self, amounts: [u8; 4]) -> &mut Self {
        let (seat, wanted) = (self.decider(), stock(amounts));
        while self.front() == Some(Step::Pay) {
            let paid = self.public().payment.paid;
            let units = Resource::all().filter(|unit| paid.get(*unit) < wanted.get(*unit));
            let mut units = units.map(Action::Pay).filter(|unit| self.can(&unit.to_string()));
            let unit = units.next().expect("a unit that may be paid");
            self.act(unit);
        }
        assert!(self.heard(&Event::Paid { seat, paid: wanted }));
        self
    }
    /// Plays the first choice as long as the condition holds.
    pub fn play_while(&mut self, goes_on: impl Fn(&Copan) -> bool) -> &mut Self {
        while goes_on(&self.game) && !self.game.to_act().is_empty() {
            let legal = self.game.legal(self.decider());
            let idle = [Action::EndTurn, Action::RefuseBonus, Action::BuyNothing, Action::Refuse];
            let idle = idle.into_iter().find(|action| legal.contains(*action));
            self.act(idle.unwrap_or_else(|| legal.nth(0)));
        }
        self
    }
}
