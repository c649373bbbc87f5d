//! What a game can say about itself, in the user's language.

use crate::lang::Lang;
use crate::names::is_mark;
use crate::text::{Messages, Text};
use patolli_core::{Account, Cites, Dense, Refused, Seat, SeatSet, Title};
use unicode_normalization::UnicodeNormalization;

/// Shorthand for arguments of a message; numbers stay numbers, so that plurals work.
#[macro_export]
macro_rules! args {
    ($($name:ident = $value:expr),* $(,)?) => {
        &[$( (stringify!($name), $crate::Value::from($value)) ),*]
    };
}
pub(crate) use crate::args;

/// The words of one game. What is printed on components can differ between editions, so functions
/// without a view get the kit.
pub trait Words: Title {
    /// Its messages: the words of the game, of its drawings, and of its editions.
    #[doc(hidden)]
    const MESSAGES: &'static [Messages];
    /// Its rules in each language, to be read by `rulebook`.
    #[doc(hidden)]
    const RULES: [&'static str; Lang::ALL.len()];

    /// The name of the game.
    fn title(text: &Text) -> String {
        text.say(&format!("{}-title", Self::ID))
    }
    /// The name of the game's own solo opponent; nothing if the game has none.
    fn automa_name(text: &Text) -> String {
        if !Self::PEOPLE.contains(&1) {
            return String::new();
        }
        text.say(&format!("{}-automa", Self::ID))
    }

    /// A line of history; `None` for what is not worth one.
    fn event(text: &Text, kit: &Self::Kit, event: &Self::Event, names: &[String])
    -> Option<String>;
    /// Why something is not possible, and what would help.
    fn reason(text: &Text, kit: &Self::Kit, reason: &Self::Reason) -> String;

    /// The heading under which an action is listed.
    fn group(text: &Text, action: Self::Action) -> String;
    /// A choice with the facts needed to choose: price, gain, points.
    fn action(text: &Text, view: &Self::View, action: Self::Action, names: &[String]) -> String;
    /// The same in a few signs, for choices that are too many for a line each.
    fn brief(text: &Text, view: &Self::View, action: Self::Action) -> Option<String>;
    /// The number by which players call this choice, such as that of a card or an amount to pay;
    /// two of them with a space between for a pair.
    fn number(view: &Self::View, action: Self::Action) -> Option<String>;
    /// What this seat must do now, or who it waits for.
    fn prompt(text: &Text, view: &Self::View, seat: Seat, names: &[String]) -> String;
    /// The seat's own secret cards in words; empty if the game has none.
    fn hand(text: &Text, view: &Self::View) -> Vec<String>;

    /// A source of points; `None` where this table does not have it.
    fn part(text: &Text, view: &Self::View, part: Self::Part) -> Option<String>;
    /// Points by source if the game ended now, the total last.
    fn score_sheet(text: &Text, view: &Self::View) -> Vec<ScoreRow>;
    /// The text of an invariant, for a position that violates it.
    fn invariant(text: &Text, rule: &str) -> String {
        text.say(&format!("{}-invariant-{rule}", Self::ID))
    }
    /// Every word of the game that may need explaining, in the same order in every language.
    fn terms(text: &Text, kit: &Self::Kit) -> Vec<Term>;
    /// A row of the component tables: its name, and what this kit prints there. `None` for a game
    /// or a row that has no words for it.
    fn component(text: &Text, kit: &Self::Kit, kind: &str, id: &str) -> Option<Term>;
}

/// The words of a game from the modules beside it, and from the folders with its name in `locales`
/// and `rules`: every game has the same ones.
macro_rules! words_of {
    ($game:ty, $id:literal) => {
        impl $crate::Words for $game {
            const MESSAGES: &'static [$crate::text::Messages] = $crate::text::messages!(
                concat!($id, "/words"),
                concat!($id, "/drawings"),
                concat!($id, "/edition")
            );
            const RULES: [&'static str; $crate::Lang::ALL.len()] =
                $crate::text::in_each_language!(concat!("/rules/", $id, "/"), ".md");

            fn event(
                text: &$crate::Text,
                kit: &Self::Kit,
                event: &Self::Event,
                names: &[String],
            ) -> Option<String> {
                event::event(text, kit, event, names)
            }
            fn reason(text: &$crate::Text, kit: &Self::Kit, reason: &Self::Reason) -> String {
                reason::reason(text, kit, reason)
            }
            fn group(text: &$crate::Text, action: Self::Action) -> String {
                action::group(text, action)
            }
            fn action(
                text: &$crate::Text,
                view: &Self::View,
                action: Self::Action,
                names: &[String],
            ) -> String {
                action::action(text, view, action, names)
            }
            fn brief(
                text: &$crate::Text,
                view: &Self::View,
                action: Self::Action,
            ) -> Option<String> {
                action::brief(text, view, action)
            }
            fn number(view: &Self::View, action: Self::Action) -> Option<String> {
                action::number(view, action)
            }
            fn prompt(
                text: &$crate::Text,
                view: &Self::View,
                seat: patolli_core::Seat,
                names: &[String],
            ) -> String {
                prompt::prompt(text, view, seat, names)
            }
            fn hand(text: &$crate::Text, view: &Self::View) -> Vec<String> {
                prompt::hand(text, view)
            }
            fn part(text: &$crate::Text, view: &Self::View, part: Self::Part) -> Option<String> {
                score::part(text, &view.public, part)
            }
            fn score_sheet(text: &$crate::Text, view: &Self::View) -> Vec<$crate::ScoreRow> {
                let accounts: Vec<_> =
                    view.public.seats().map(|seat| view.public.account(seat)).collect();
                $crate::words::score_sheet::<Self>(text, view, &accounts)
            }
            fn terms(text: &$crate::Text, kit: &Self::Kit) -> Vec<$crate::Term> {
                terms::terms(text, kit)
            }
            fn component(
                text: &$crate::Text,
                kit: &Self::Kit,
                kind: &str,
                id: &str,
            ) -> Option<$crate::Term> {
                edition::component(text, kit, kind, id)
            }
        }
    };
}
pub(crate) use words_of;

/// Lets something that holds a `text` say its messages.
macro_rules! speaks {
    ($Speaker:ident) => {
        impl $Speaker<'_> {
            fn say(&self, key: &str) -> String {
                self.text.say(key)
            }
            fn tell(&self, key: &str, args: &[(&str, $crate::Value<'_>)]) -> String {
                self.text.tell(key, args)
            }
        }
    };
}
pub(crate) use speaks;

/// Long words, or a few signs for narrow places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Size {
    Long,
    Short,
}

impl Size {
    /// The message of a family in this size.
    pub(crate) fn key(self, game: &str, family: &str, what: &str) -> String {
        match self {
            Self::Long => format!("{game}-{family}-{what}"),
            Self::Short => format!("{game}-short-{family}-{what}"),
        }
    }
}

/// One line of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The name for programs, such as `ritual_1` or `total`.
    pub source: String,
    pub label: String,
    /// The points of each seat.
    pub points: Vec<i16>,
}

/// A row for each source of points at this table, and one for the total.
pub(crate) fn score_sheet<G: Words>(
    text: &Text,
    view: &G::View,
    accounts: &[Account<G::Part>],
) -> Vec<ScoreRow> {
    let row = |part: G::Part| {
        let points = accounts.iter().map(|account| account[part]).collect();
        Some(ScoreRow { source: part.to_string(), label: G::part(text, view, part)?, points })
    };
    let total = ScoreRow {
        source: "total".to_string(),
        label: text.say(&format!("{}-score-total", G::ID)),
        points: accounts.iter().map(Account::total).collect(),
    };
    G::Part::all().filter_map(row).chain([total]).collect()
}

/// A word of a game and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    pub name: String,
    pub explanation: String,
}

/// The name of an option of a game before it starts.
pub fn option_name<G: Words>(text: &Text, key: &str) -> String {
    text.say(&format!("{}-option-{key}", G::ID))
}

/// What a value of that option means.
pub fn option_value<G: Words>(text: &Text, key: &str, value: &str) -> String {
    text.say(&format!("{}-option-{key}-{value}", G::ID))
}

/// A refusal as a sentence with the number of the rule.
pub fn refusal<G: Words>(
    text: &Text,
    kit: &G::Kit,
    refused: &Refused<G::Reason>,
    names: &[String],
) -> String {
    match refused {
        Refused::Over => text.say("play-refused-over"),
        Refused::NotYourDecision { to_act } => {
            text.tell("play-refused-wait", args!(names = names_of(text, *to_act, names)))
        }
        Refused::NotPossible(reason) => text.tell(
            "play-refused-rule",
            args!(why = G::reason(text, kit, reason), rule = reason.rule()),
        ),
    }
}

/// The same for an action asked about alone: one that belongs to another moment is answered with
/// what the seat has to decide now.
pub fn refusal_now<G: Words>(
    text: &Text,
    kit: &G::Kit,
    (game, seat): (&G, Seat),
    refused: &Refused<G::Reason>,
    names: &[String],
) -> String {
    let why = refusal::<G>(text, kit, refused, names);
    match refused {
        Refused::NotPossible(reason) if reason.is_untimely() => {
            let prompt = G::prompt(text, &game.view(Some(seat)), seat, names);
            text.tell("play-refused-now", args!(why = why, prompt = prompt))
        }
        _ => why,
    }
}

/// An action that was made automatically, because the seat had no other.
pub fn forced<G: Words>(
    text: &Text,
    view: &G::View,
    (seat, action): (Seat, G::Action),
    names: &[String],
) -> String {
    let label = G::action(text, view, action, names);
    text.tell("play-forced", args!(name = name_of(names, seat), action = label))
}

/// The names of some seats as a list.
pub fn names_of(text: &Text, seats: SeatSet, names: &[String]) -> String {
    let names: Vec<_> = seats.iter().map(|seat| name_of(names, seat)).collect();
    list(text, &names)
}

pub(crate) fn name_of(names: &[String], seat: Seat) -> String {
    let index: usize = seat.to_string().parse().unwrap_or_default();
    names.get(index).cloned().unwrap_or_else(|| format!("#{}", index + 1))
}

/// `a, b and c`.
pub fn list(text: &Text, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            text.tell("play-list", args!(first = first.join(", "), last = last.as_str()))
        }
    }
}

/// `a; b; c`, with the language's separator for items that contain commas.
pub fn clauses(text: &Text, items: impl IntoIterator<Item = String>) -> String {
    let joined = items
        .into_iter()
        .reduce(|first, rest| text.tell("play-clauses", args!(first = first, rest = rest)));
    joined.unwrap_or_default()
}

/// With a capital letter at the start.
pub(crate) fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// The terms whose name contains the query, ignoring language, case and accents. An exact name
/// takes precedence.
pub fn find_terms<G: Words>(text: &Text, kit: &G::Kit, query: &str) -> Vec<Term> {
    let wanted = fold(query);
    let tongues = Lang::ALL.map(|lang| G::terms(&Text::new(lang), kit));
    let names = |i: usize| tongues.iter().map(move |terms| fold(&terms[i].name));
    let mine = G::terms(text, kit);
    let pick = |fits: &dyn Fn(&str) -> bool| -> Vec<Term> {
        let found = mine.iter().enumerate().filter(|(i, _)| names(*i).any(|name| fits(&name)));
        found.map(|(_, term)| term.clone()).collect()
    };
    let exact = pick(&|name| name == wanted);
    match exact.is_empty() {
        false => exact,
        true => pick(&|name| name.contains(&wanted)),
    }
}

/// Lower case without accents and apostrophes, for comparing what people type.
pub fn fold(text: &str) -> String {
    let folded = text.trim().to_lowercase().replace('œ', "oe").replace(['_', '-'], " ");
    let is_kept = |c: &char| !is_mark(*c) && !['\'', '’'].contains(c);
    folded.nfkd().filter(is_kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_is_compared_without_accents() {
        for (typed, folded) in [
            (" Prêtre ", "pretre"),
            ("e\u{301}toile", "etoile"),
            ("COLLECTE", "collecte"),
            ("Y\u{f6}hualli\u{202f}!", "yohualli !"),
            ("l’œil", "loeil"),
            ("Kan-xib_yui", "kan xib yui"),
            ("Tlāloc", "tlaloc"),
        ] {
            assert_eq!(fold(typed), folded);
        }
    }
}
