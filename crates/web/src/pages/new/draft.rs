//! A table as far as the form describes it.

use super::Kind;
use crate::shelf;
use patolli_bots::Level;
use patolli_core::Chosen;
use patolli_games::{GameId, OnOffer};
use patolli_table::{Clock, Order, Wanted};
use patolli_text::{BadName, Lang, Text, args, person_name};
use std::collections::BTreeMap;

/// The player for one of the other seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    Nobody,
    Friend,
    BesideMe,
    Bot(Level),
}

impl Who {
    pub fn name(self) -> String {
        match self {
            Self::Nobody => "nobody".to_string(),
            Self::Friend => "friend".to_string(),
            Self::BesideMe => "beside".to_string(),
            Self::Bot(level) => format!("bot-{level}"),
        }
    }
    fn read(text: &str) -> Option<Self> {
        Self::all().into_iter().find(|who| who.name() == text)
    }
    pub fn all() -> Vec<Self> {
        let people = [Self::Nobody, Self::Friend, Self::BesideMe];
        people.into_iter().chain(Level::ALL.map(Self::Bot)).collect()
    }
}

/// A seat beside mine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatWish {
    pub who: Who,
    /// The name of another player at the same screen.
    pub name: String,
}

/// The available clocks: no clock, three for an evening, four for a move now and then.
pub const CLOCKS: [Clock; 8] = [
    Clock::None,
    Clock::Live { bank: 600, gain: 10 },
    Clock::Live { bank: 1200, gain: 20 },
    Clock::Live { bank: 2700, gain: 30 },
    Clock::Days(1),
    Clock::Days(2),
    Clock::Days(3),
    Clock::Days(7),
];

/// The name of a clock in the form.
pub fn clock_name(clock: Clock) -> String {
    match clock {
        Clock::None => "none".to_string(),
        Clock::Live { bank, gain } => format!("live-{bank}-{gain}"),
        Clock::Days(days) => format!("days-{days}"),
    }
}

/// The least time a bot waits before its move, in milliseconds: at once, quick, normal, slow.
pub const PACES: [u32; 4] = [0, 300, 1500, 3000];
const USUAL_PACE: u32 = PACES[2];

/// A table as far as it has been described.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft<'a> {
    pub game: GameId,
    pub kind: Kind,
    /// Editions of this game that may be chosen.
    pub offered: Vec<&'a OnOffer>,
    pub edition: Option<&'a OnOffer>,
    /// What a stranger wants to be called; empty if unknown.
    pub name: String,
    pub said_name: bool,
    pub seats: Vec<SeatWish>,
    /// Values of all options, including those that do not belong to this number of people.
    pub values: BTreeMap<&'static str, String>,
    pub clock: Clock,
    pub pace: u32,
    pub watch: bool,
    /// Gather first, even if no one is missing.
    pub lobby: bool,
}

impl<'a> Draft<'a> {
    /// What the form starts with.
    pub fn fresh(game: GameId, kind: Kind, editions: &'a [OnOffer]) -> Self {
        let others = shelf::of(game).people().end() - 1;
        let usual = |i: usize| match kind {
            Kind::Bots if i < 2 => Who::Bot(Level::Normal),
            Kind::Friends if i == 0 => Who::Friend,
            Kind::Hotseat if i == 0 => Who::BesideMe,
            _ => Who::Nobody,
        };
        let seat = |i| SeatWish { who: usual(i), name: String::new() };
        let choices = shelf::of(game).choices().iter();
        Self {
            game,
            kind,
            offered: editions.iter().filter(|edition| edition.game == game).collect(),
            edition: None,
            name: String::new(),
            said_name: false,
            seats: (0..others).map(seat).collect(),
            values: choices.map(|choice| (choice.key, choice.usual().to_string())).collect(),
            clock: Clock::None,
            pace: USUAL_PACE,
            watch: false,
            lobby: false,
        }
    }

    /// Takes the fields of the form; `false` if none of our forms has them.
    pub fn read(&mut self, fields: &BTreeMap<String, String>) -> bool {
        let field = |name: &str| fields.get(name).map(String::as_str);
        if let Some(name) = field("name") {
            self.name = name.chars().take(100).collect();
            self.said_name = true;
        }
        for (i, seat) in self.seats.iter_mut().enumerate() {
            let n = i + 2;
            if let Some(who) = field(&format!("seat{n}")) {
                let Some(who) = Who::read(who) else { return false };
                seat.who = who;
            }
            let name = field(&format!("name{n}")).unwrap_or_default();
            seat.name = name.chars().take(100).collect();
        }
        for (key, value) in &mut self.values {
            if let Some(given) = field(&format!("option-{key}")) {
                *value = given.chars().take(40).collect();
            }
        }
        self.edition = match field("edition").filter(|file| !file.is_empty()) {
            None => None,
            Some(file) => {
                let known = self.offered.iter().find(|edition| edition.overlay.file == file);
                let Some(known) = known else { return false };
                Some(known)
            }
        };
        let clock = field("clock").unwrap_or("none");
        let Some(clock) = CLOCKS.into_iter().find(|known| clock_name(*known) == clock) else {
            return false;
        };
        let pace = field("pace").map_or(Some(self.pace), |pace| pace.parse().ok());
        let Some(pace) = pace.filter(|pace| PACES.contains(pace)) else { return false };
        (self.clock, self.pace) = (clock, pace);
        (self.watch, self.lobby) = (field("watch").is_some(), field("lobby").is_some());
        true
    }

    /// The number of people, the host included.
    pub fn people(&self) -> usize {
        1 + self.seats.iter().filter(|seat| seat.who != Who::Nobody).count()
    }

    /// The first seat at this screen with a name that is refused. An empty name is not refused, nor
    /// is the seat's usual name.
    pub fn bad_name(&self) -> Option<(usize, BadName)> {
        let beside = self.seats.iter().enumerate().filter(|(_, seat)| seat.who == Who::BesideMe);
        let usual = |i: usize, name: &str| {
            name.is_empty()
                || Lang::ALL.iter().any(|lang| usual_name(Text::shared(*lang), i) == name)
        };
        let named = beside.filter(|(i, seat)| !usual(*i, seat.name.trim()));
        named.filter_map(|(i, seat)| Some((i + 2, person_name(&seat.name).err()?))).next()
    }

    /// The options that belong to this number of people.
    pub fn options(&self) -> Chosen {
        let people = self.people();
        let open =
            shelf::of(self.game).choices().iter().filter(|choice| choice.people.contains(&people));
        open.map(|choice| (choice.key.to_string(), self.values[choice.key].clone())).collect()
    }

    pub fn order(&self, text: &Text) -> Order {
        let beside = |i: usize, name: &str| {
            Wanted::BesideMe(person_name(name).unwrap_or_else(|_| usual_name(text, i)))
        };
        let wanted = |(i, seat): (usize, &SeatWish)| match seat.who {
            Who::Nobody => None,
            Who::Friend => Some(Wanted::Friend),
            Who::BesideMe => Some(beside(i, &seat.name)),
            Who::Bot(level) => Some(Wanted::Bot(level)),
        };
        let others = self.seats.iter().enumerate().filter_map(wanted);
        let seats: Vec<_> = std::iter::once(Wanted::Me).chain(others).collect();
        let waits = seats.contains(&Wanted::Friend);
        Order {
            game: self.game,
            options: self.options(),
            edition: self.edition.map(|edition| edition.overlay.clone()),
            seats,
            clock: self.clock,
            pace: self.pace,
            watch: self.watch,
            at_once: !self.lobby && !waits,
        }
    }
}

/// The name of an unnamed player on another seat at this screen.
fn usual_name(text: &Text, i: usize) -> String {
    text.tell("choose-player", args!(n = i + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        pairs.iter().map(|(key, value)| ((*key).to_string(), (*value).to_string())).collect()
    }

    #[test]
    fn a_form_becomes_an_order() {
        let mut draft = Draft::fresh(GameId::Zapotec, Kind::Friends, &[]);
        let form = fields(&[
            ("seat2", "friend"),
            ("seat3", "bot-hard"),
            ("seat4", "beside"),
            ("name4", " Zoé "),
            ("clock", "days-2"),
            ("pace", "300"),
            ("watch", "on"),
        ]);
        assert!(draft.read(&form));
        let order = draft.order(Text::shared(Lang::En));
        let bot = Wanted::Bot(Level::Hard);
        let zoe = Wanted::BesideMe("Zoé".to_string());
        assert_eq!(order.seats, [Wanted::Me, Wanted::Friend, bot, zoe]);
        assert_eq!((order.clock, order.pace, order.watch), (Clock::Days(2), 300, true));
        assert!(!order.at_once && order.options.is_empty());
    }

    #[test]
    fn what_a_seat_is_called_anyway_is_no_bad_name() {
        for (name, bad) in
            [("", false), ("Player 2", false), ("Joueur 2", false), ("Player 3", true)]
        {
            let mut draft = Draft::fresh(GameId::Zapotec, Kind::Hotseat, &[]);
            assert!(draft.read(&fields(&[("seat2", "beside"), ("name2", name)])));
            assert_eq!(draft.bad_name().is_some(), bad, "{name:?}");
        }
    }

    #[test]
    fn alone_means_the_games_own_opponent() {
        let mut draft = Draft::fresh(GameId::Zapotec, Kind::Solo, &[]);
        assert!(draft.read(&fields(&[("option-solo", "hard")])));
        let order = draft.order(Text::shared(Lang::En));
        assert_eq!(order.options.get("solo").map(String::as_str), Some("hard"));
        assert!(order.at_once);
    }

    #[test]
    fn what_no_form_says_is_refused() {
        for bad in [("seat2", "me"), ("clock", "days-9999"), ("pace", "7")] {
            assert!(
                !Draft::fresh(GameId::Zapotec, Kind::Bots, &[]).read(&fields(&[bad])),
                "{bad:?}"
            );
        }
    }
}
