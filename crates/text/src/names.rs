//! People's names: which are valid, and how names and words from elsewhere are shown.

use crate::lang::Lang;
use crate::seats::level_name;
use crate::text::Text;
use crate::words::{Words, args};
use patolli_games::{GameId, with_game};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

/// Why a name is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// It shows nothing.
    Blank,
    /// It could pass for a bot, a solo opponent, the server or another seat.
    Imitation,
}

impl BadName {
    /// What happened and what to do.
    pub fn words(self, text: &Text) -> String {
        text.say(match self {
            Self::Blank => "error-name-blank",
            Self::Imitation => "error-name-imitation",
        })
    }
}

/// The longest name, in characters.
const MAX_NAME: usize = 24;
/// The codes of the levels of bots, which stand for bots in records.
const LEVELS: [&str; 5] = ["random", "easy", "normal", "hard", "expert"];

/// A name as it is stored: visible characters in any script, single spaces, not too long. A
/// misleading name is refused.
pub fn person_name(typed: &str) -> Result<String, BadName> {
    let name: String = visible(typed).nfc().take(MAX_NAME).collect();
    let name = name.trim_end().to_string();
    let is_seen = |c: char| {
        use GeneralCategoryGroup::{Letter, Number, Punctuation, Symbol};
        matches!(c.general_category_group(), Letter | Number | Punctuation | Symbol)
    };
    if !name.chars().any(is_seen) {
        return Err(BadName::Blank);
    }
    if imitates(&name) { Err(BadName::Imitation) } else { Ok(name) }
}

/// A stored name as it is shown. Right-to-left text does not disturb the text around it.
pub fn shown_name(name: &str) -> String {
    let name = visible(name);
    if name.is_empty() { "?".to_string() } else { isolated(name) }
}

/// A word that a person added to the shuffle: every character counts there, so invisible ones and
/// those that reverse the line are shown by their number.
pub fn shown_word(word: &str) -> String {
    let mut shown = String::new();
    for c in word.chars() {
        match is_invisible(c) {
            true => shown += &format!("[U+{:04X}]", u32::from(c)),
            false => shown.push(c),
        }
    }
    isolated(shown)
}

/// The visible characters of a text with single spaces between its words.
pub fn visible(text: &str) -> String {
    let shown: String = text.chars().filter(|c| c.is_whitespace() || !is_invisible(*c)).collect();
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What two names look like: equal if people could confuse them.
pub(crate) fn look(name: &str) -> String {
    let name: String = name.chars().filter(|c| !is_invisible(*c)).nfkc().collect();
    skeleton(&name).collect::<String>().to_lowercase()
}

/// Controls, format characters such as bidirectional marks, and characters that are drawn as
/// nothing although Unicode counts them among letters, marks or symbols.
fn is_invisible(c: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse};
    let drawn_as_nothing = matches!(
        c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
    );
    let category = c.general_category();
    drawn_as_nothing
        || matches!(category, Control | Format | LineSeparator | ParagraphSeparator | PrivateUse)
}

/// Keeps right-to-left letters from moving what follows them.
fn isolated(text: String) -> String {
    // The blocks of these scripts.
    let turns = |c: char| {
        matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
    };
    if text.chars().any(turns) { format!("\u{2068}{text}\u{2069}") } else { text }
}

/// Whether a name could pass for a bot, a solo opponent or the server itself, in either language.
/// Digits may represent letters or the number of a bot, so both readings count, and capitals look
/// like other letters than small ones do.
fn imitates(name: &str) -> bool {
    let numberless = name.replace(char::is_numeric, " ");
    let readings = [name, &numberless].map(|text| [plain(text), plain(&text.to_lowercase())]);
    let is_bot = |words: &String| words.split(' ').any(|word| word == "bot");
    let is_reserved = |words: &String| is_made_of(&words.replace(' ', ""), &RESERVED);
    readings.iter().flatten().any(|words| is_bot(words) || is_reserved(words)) || is_seat(name)
}

/// Whether this is the program's name for an unnamed player, such as `Player 2`.
fn is_seat(name: &str) -> bool {
    let letters = |text: &str| -> String {
        plain(&text.to_lowercase()).chars().filter(|c| c.is_alphabetic()).collect()
    };
    // A letter in place of the number would be kept.
    let called = |lang| letters(&Text::shared(lang).tell("choose-player", args!(n = 2)));
    let name_letters = letters(&name.replace(char::is_numeric, " "));
    name.chars().any(char::is_numeric) && Lang::ALL.map(called).contains(&name_letters)
}

/// An accent, once it is separate from its letter.
pub(crate) fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

/// A text without accents, case and look-alikes; anything but letters and digits becomes a space.
fn plain(text: &str) -> String {
    let bare = text.nfkd().filter(|c| !is_mark(*c));
    let plain = skeleton(&bare.collect::<String>()).collect::<String>().to_lowercase();
    plain.replace(|c: char| !c.is_alphanumeric(), " ")
}

/// Whether a text consists of some of these words and nothing else.
fn is_made_of(text: &str, words: &[String]) -> bool {
    let rest_after = |word: &String| text.strip_prefix(word.as_str());
    words.iter().filter_map(rest_after).any(|rest| rest.is_empty() || is_made_of(rest, words))
}

/// Levels, solo opponents and everything else the program calls itself, without spaces.
static RESERVED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let said = Lang::ALL.into_iter().flat_map(|lang| reserved(Text::shared(lang)));
    let mut words: Vec<String> = said.map(|word| plain(&word).replace(' ', "")).collect();
    words.retain(|word| !word.is_empty());
    words.sort();
    words.dedup();
    words
});

fn reserved(text: &Text) -> Vec<String> {
    let mut words: Vec<String> = LEVELS.map(str::to_string).to_vec();
    words.extend(LEVELS.map(|level| level_name(text, level)));
    words.extend(GameId::ALL.map(|game| with_game!(game, G => <G as Words>::automa_name(text))));
    words.push(text.say("web-seat-open"));
    words.extend(text.say("names-reserved").split(',').map(str::to_string));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_any_script_are_welcome() {
        for name in [
            "Ana",
            "Zoé",
            "Łukasz",
            "O’Neil-Smith",
            "李小龙",
            "דוד",
            "محمد علي",
            "Ωmega",
            "🐆",
            "R2-D2",
            "Player",
            "Player One",
            "Al",
            "Aia",
            "Aiko",
            "Maia",
            "Hosta",
            "Hostettler",
            "Anna 2",
            "Easy E",
            "Robotnik",
            "Elbot",
            "Hardy",
            "Normand",
            "Boto",
            "Ix",
        ] {
            assert_eq!(person_name(name).as_deref(), Ok(name));
        }
        for lang in Lang::ALL {
            for name in Text::shared(lang).say("web-names").split(", ") {
                assert_eq!(person_name(name).as_deref(), Ok(name));
            }
        }
    }

    #[test]
    fn what_shows_nothing_is_no_name() {
        for name in [
            "",
            "  ",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{200f}\u{202e}\u{2066}",
            "\u{61c}",
            "\u{ad}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{0}\n",
            "\u{301}",
            "\u{e000}",
        ] {
            assert_eq!(person_name(name), Err(BadName::Blank), "{name:?}");
        }
    }

    #[test]
    fn marks_are_dropped_and_letters_kept() {
        assert_eq!(person_name(" A\u{202e}n\u{0}a \u{a0} \u{3000}B ").as_deref(), Ok("Ana B"));
        assert_eq!(person_name("\u{200f}דוד\u{2069}").as_deref(), Ok("דוד"));
        assert_eq!(person_name("e\u{301}").as_deref(), Ok("é"));
        let long = person_name(&"é ".repeat(500)).expect("a name");
        assert!(long.chars().count() <= MAX_NAME);
    }

    #[test]
    fn names_of_bots_and_of_the_server_are_refused() {
        for name in [
            "Easy bot",
            "\u{395}asy bot",
            "E\u{430}sy b\u{43e}t",
            "Bot 1 (easy)",
            "BOT 2",
            "bot",
            "Bot1",
            "B0t",
            "EasyBot",
            "HARD",
            "Expert",
            "Facile",
            "FACILE",
            "Fàcile",
            "difficile",
            "Bot facile",
            "au hasard",
            "Au-hasard",
            "ｅａｓｙ",
            "𝐇𝐚𝐫𝐝",
            "Ⓗard",
            "Cocijobot",
            "cocij0bot",
            "Automa",
            "Ana + bot",
            "Patolli",
            "Server",
            "Serveur",
            "SERVEUR",
            "open",
            "Libre",
            "e\u{200b}asy",
            "AI",
            "A.I.",
            "ai 2",
            "IA",
            "\u{410}I",
            "Computer",
            "Ordinateur",
            "Host",
            "H0st",
            "Hôte",
            "HOTE",
            "Système",
            "Player 2",
            "player2",
            "Joueur 3",
            "JOUEUR #1",
        ] {
            assert_eq!(person_name(name), Err(BadName::Imitation), "{name}");
        }
        for lang in Lang::ALL {
            for word in reserved(Text::shared(lang)).iter().filter(|word| !word.is_empty()) {
                assert_eq!(person_name(word), Err(BadName::Imitation), "{word}");
            }
        }
    }

    #[test]
    fn what_is_stored_is_shown_without_tricks() {
        assert_eq!(shown_name("A\u{202e}na"), "Ana");
        assert_eq!(shown_name("\u{3164}"), "?");
        assert_eq!(shown_name("דוד"), "\u{2068}דוד\u{2069}");
        assert_eq!(shown_word("a\u{202e}b\u{0}"), "a[U+202E]b[U+0000]");
        assert_eq!(shown_word("jaguar 🐆"), "jaguar 🐆");
    }

    #[test]
    fn look_alikes_look_alike() {
        for (one, other) in
            [("Ana", "ana"), ("Ana", "\u{410}na"), ("Ial", "lal"), ("Ana", "A\u{200d}na")]
        {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        for (one, other) in [("Ana", "Anna"), ("Lia", "Ila"), ("Jose", "José"), ("Ana", "Ana 2")] {
            assert_ne!(look(one), look(other), "{one} {other}");
        }
    }
}
