//! Phrases that no native writer would use, in documents, messages and comments; `docs/style.md`
//! gives the voice that replaces them.

use super::paragraphs::{self, Paragraph};
use super::{files, french, short};
use anyhow::Result;
use regex_lite::Regex;

/// A banned phrase.
#[derive(Clone, Copy)]
pub struct Phrase {
    pub pattern: &'static str,
    /// Each match contains one of these: a quick look before the regex is tried.
    pub contains: &'static [&'static str],
    /// What to write instead.
    pub write: &'static str,
    /// A part of the path of the files in which it is banned.
    pub within: &'static str,
}

pub const fn ban(
    pattern: &'static str,
    contains: &'static [&'static str],
    write: &'static str,
) -> Phrase {
    Phrase { pattern, contains, write, within: "" }
}

const PHRASES: &[Phrase] = &[
    ban(r"\b[Ww]hoever", &["hoever"], "anyone who, the player who, you"),
    // A hyphen before it: part of a message id.
    ban(
        r"(^|[^-])\b([Aa]ny|[Ee]very|[Ss]ome|[Nn]o)body\b",
        &["body"],
        "anyone, everyone, someone, no one",
    ),
    ban(
        r"(^|[.:;] )[Ww]ho (is|never|watches|enters|came|stands)\b",
        &["ho "],
        "the player who, anyone who, players, you",
    ),
    ban(r"\bwhom\b", &["whom"], "who, or another subject"),
    ban(r"\bunless told\b", &["unless told"], "(default: X)"),
    ban(r"\b[Ss]o many\b", &["o many"], "N, the number of"),
    ban(r"\bThere are:", &["There are:"], "Choose from:"),
    ban(r"([”}]|This) is no [a-z]", &[" is no "], "is not a, invalid"),
    ban(r"\bhave not got\b", &["have not got"], "don’t have, more than you have"),
    ban(r"\bthe own\b", &["the own"], "your, their, its"),
    ban(r"\bof (its|their|our|his|one's) own\b", &[" own"], "its own X, a separate X"),
    ban(r"\bWill you\b", &["Will you"], "an imperative"),
    ban(r"-prompt-.*\bdo you\b", &["do you"], "an imperative"),
    ban(r"\bWhich \w+ (has|have)\b", &["Which "], "Choose"),
    ban(r"\b(cannot be\.|What cannot be\b)", &["cannot be"], "is invalid, is impossible"),
    ban(r"\bcome by the\b", &["come by the"], "reproduce, arrive at"),
    ban(r"\brecord is true\b|\bedition .* is good\b", &["record is true", "is good"], "is valid"),
    ban(r"\btells\b", &["tells"], "explains, shows, says"),
    ban(r"\b(is|are|was|were) told\b", &[" told"], "is notified, sees a message"),
    ban(r"\b[Gg]o on (with|from|later|after|when)\b", &["o on "], "continue, resume"),
    ban(r"\bgoes on (with|from|after|when|where)\b", &["goes on "], "continues, resumes"),
    ban(r"\b(table stands|it will stand)\b", &["stand"], "is, appears, runs"),
    ban(r"\b[Aa]t last\b", &["t last"], "finally, or nothing"),
    ban(
        r"\b(anew|meanwhile|once more)\b",
        &["anew", "meanwhile", "once more"],
        "again, since then",
    ),
    ban(r"\bany more\b", &["any more"], "no longer, more"),
    ban(r"\b(to|can) be had\b", &["be had"], "available"),
    ban(r"\b[Ll]ays? .{1,40} over\b|\blaid over\b", &["ay", "laid over"], "override"),
    ban(r"\bas you like\b", &["as you like"], "at your choice"),
    ban(
        r"\bdoes not (speak|know itself|understand)\b",
        &["does not "],
        "unsupported, unrecognised, invalid",
    ),
    ban(
        r"\bdo(es)? not make a\b|\bmakes? no (game|box)\b",
        &["not make a", "make"],
        "is not a valid X",
    ),
    ban(r"\b(is|are) lit\b", &[" lit"], "is highlighted"),
    ban(r"\bof (ours|theirs)\b", &["of ours", "of theirs"], "our X, their X"),
    ban(r"\bfrom \d+ years on\b", &[" years on"], "ages N and up"),
    ban(r"\bCount on\b", &["Count on"], "Expect"),
    ban(
        r"\b(requests|moves|ms|KiB) a (second|choice|move)\b",
        &[" a second", " a choice", " a move"],
        "per second, per choice, per move",
    ),
    ban(r"\b[Cc]all(ed)? (it |one )?off\b", &[" off"], "cancel"),
    ban(r"\b(to|into) light\b", &[" light"], "reveal"),
    ban(r"\bLook (as|through the eyes)\b", &["Look "], "view as, show what the seat sees"),
    ban(r"\b(the|Fair) luck\b", &[" luck"], "shuffle, randomness, seed"),
    ban(r"\bevery doubt\b", &["every doubt"], "every ambiguity"),
    ban(r"\bBelieve the\b", &["Believe the"], "Trust the"),
    ban(r"\bthe very \w+", &["the very "], "the same X, exactly the X"),
    ban(r"\bdearest\b", &["dearest"], "most expensive"),
];

struct Ban {
    phrase: &'static Phrase,
    regex: Regex,
}

fn bans(phrases: &'static [Phrase]) -> Result<Vec<Ban>> {
    phrases.iter().map(|phrase| Ok(Ban { phrase, regex: Regex::new(phrase.pattern)? })).collect()
}

impl Ban {
    /// Where the phrase begins in the text.
    fn find(&self, text: &str) -> Option<usize> {
        let near = self.phrase.contains.iter().any(|part| text.contains(part));
        near.then(|| self.regex.find(text)).flatten().map(|found| found.start())
    }
}

pub fn complaints() -> Result<Vec<String>> {
    let (english, french) = (bans(PHRASES)?, bans(french::PHRASES)?);
    let mut complaints = Vec::new();
    for path in files(".", &[".md", ".ftl", ".txt", ".rs", ".js", ".mjs"])? {
        let name = short(&path);
        let name = name.trim_start_matches("./");
        let Some(read) = reader(name) else { continue };
        let bans = if is_french(name) { &french } else { &english };
        let text = std::fs::read_to_string(&path)?;
        complaints.extend(of_text(bans, name, &read(&text)));
    }
    Ok(complaints)
}

fn is_french(name: &str) -> bool {
    name.contains("/fr/") || name.ends_with("/fr.md") || name.ends_with("/fr.txt")
}

/// How the paragraphs of a file are read, unless it is foreign.
fn reader(name: &str) -> Option<fn(&str) -> Vec<Paragraph>> {
    if name.contains("/vendor/") {
        return None;
    }
    match name.rsplit_once('.')?.1 {
        "md" => Some(paragraphs::markdown),
        "ftl" => Some(paragraphs::fluent),
        "txt" => is_french(name).then_some(paragraphs::fluent),
        _ => Some(paragraphs::comments),
    }
}

fn of_text(bans: &[Ban], name: &str, paragraphs: &[Paragraph]) -> Vec<String> {
    let of_paragraph = |paragraph: &Paragraph| -> Vec<String> {
        let here = bans.iter().filter(|ban| name.contains(ban.phrase.within));
        let found = here.filter_map(|ban| Some((ban, ban.find(&paragraph.text)?)));
        found
            .map(|(ban, start)| {
                let line = paragraph.line(start);
                let end = paragraph.text[start..].char_indices().nth(40).map_or("", |_| "…");
                let quote: String = paragraph.text[start..].chars().take(40).collect();
                format!("{name}:{line}: “{quote}{end}”: write {}", ban.phrase.write)
            })
            .collect()
    };
    paragraphs.iter().flat_map(of_paragraph).collect()
}

#[cfg(test)]
mod tests {
    use super::{PHRASES, bans, is_french, of_text, reader};
    use crate::tidy::{french, paragraphs};

    /// For each pattern in its order, a text that it finds and a better one that no pattern finds.
    const EXAMPLES: &[(&str, &str)] = &[
        ("Whoever owns a box can correct them.", "If you own the game, you can override them."),
        ("Everybody is here.", "Everyone is here."),
        ("Who watches sees what lies open.", "Spectators see only public information."),
        ("the player to whom it belongs", "the player who owns it"),
        ("127.0.0.1:5252 unless told", "(default: 127.0.0.1:5252)"),
        ("after so many moves", "after N moves"),
        ("There are: zapotec, copan.", "Choose from: zapotec, copan."),
        ("“{ $value }” is no value for it.", "Invalid value “{ $value }” for it."),
        ("which you have not got", "more than you have"),
        ("may move the own Ruler", "may move their Ruler"),
        ("Every deck has a stream of its own", "Each deck has its own stream"),
        ("Will you use something more?", "Use anything else you want, then end your turn."),
        ("ahau-prompt-temple = In which temple do you put it?", "ahau-prompt-temple = Choose one."),
        ("Which colour has it?", "Choose its colour."),
        ("This position cannot be.", "Invalid position."),
        ("must come by the same hash", "must reproduce the same hash"),
        ("The record is true.", "The record is valid."),
        ("The page tells how.", "The page explains how."),
        ("Another player is told so.", "Another player is notified."),
        ("Go on with a saved match", "Resume a saved match"),
        ("the match goes on from there", "the match resumes from there"),
        ("The table stands at the address.", "Table ready at the address."),
        ("and at last the score", "and finally the score"),
        ("Something happened meanwhile.", "The table has changed."),
        ("not there any more", "no longer there"),
        ("this card is not to be had", "this card is not available"),
        ("Lay changed values over the shipped ones", "Override values with an edition file"),
        ("MIT or Apache-2.0, as you like", "MIT or Apache-2.0, at your option"),
        ("Patolli does not speak this language.", "Unsupported language."),
        ("These seats do not make a table.", "Invalid seat selection."),
        ("Choose something that is lit.", "Choose a highlighted option."),
        ("a server of ours", "our server"),
        ("for people from 12 years on", "for ages 12 and up"),
        ("Count on 4 MiB.", "Expect 4 MiB."),
        ("200 moves a second", "200 moves per second"),
        ("the host called it off", "the host cancelled it"),
        ("brought something hidden to light", "revealed hidden information"),
        ("Look as a player", "View as a player"),
        ("the luck of the match", "the seed of the match"),
        ("lists every doubt", "lists every ambiguity"),
        ("Believe the header", "Trust the header"),
        ("the very first card", "the first card"),
        ("the dearest card", "the most expensive card"),
    ];

    #[test]
    fn each_phrase_is_found_and_its_better_form_is_not() {
        for (phrases, examples) in [(PHRASES, EXAMPLES), (french::PHRASES, french::EXAMPLES)] {
            let bans = bans(phrases).unwrap();
            assert_eq!(examples.len(), phrases.len());
            for (ban, (hit, miss)) in bans.iter().zip(examples) {
                let pattern = ban.phrase.pattern;
                assert!(ban.regex.is_match(hit), "{pattern} does not match {hit:?}");
                assert!(ban.find(hit).is_some(), "the parts of {pattern} are not in {hit:?}");
                for other in &bans {
                    let found = other.regex.is_match(miss);
                    assert!(!found, "{} matches {miss:?}", other.phrase.pattern);
                }
            }
        }
    }

    #[test]
    fn every_alternative_passes_the_quick_look() {
        let bans = bans(PHRASES).unwrap();
        for text in [
            "nobody",
            "; who came",
            "This is no box",
            "an edition that is good",
            "were told",
            "goes on where",
            "it will stand",
            "anew",
            "once more",
            "can be had",
            "laid over",
            "does not understand",
            "makes no game",
            "are lit",
            "of theirs",
            "KiB a choice",
            "call one off",
            "into light",
            "Look through the eyes",
            "Fair luck",
            "Somebody",
            "does not make a",
            "ms a move",
            "What cannot be",
        ] {
            let found = bans.iter().filter(|ban| ban.find(text).is_some()).count();
            assert_eq!(found, 1, "{text}");
        }
    }

    #[test]
    fn a_complaint_names_file_and_line_and_the_better_phrase() {
        let text = "One line\nand so\nmany more.\n\n`so many` is code.\n";
        let complaints = of_text(&bans(PHRASES).unwrap(), "a.md", &paragraphs::markdown(text));
        assert_eq!(complaints, ["a.md:2: “so many more.”: write N, the number of"]);
    }

    #[test]
    fn a_french_phrase_is_found_in_its_language_and_game() {
        let bans = bans(french::PHRASES).unwrap();
        let read = paragraphs::fluent("copan-card = partie longue, rude\n");
        let found = of_text(&bans, "crates/text/locales/fr/copan.ftl", &read);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(of_text(&bans, "crates/text/locales/fr/ahau.ftl", &read).is_empty());
    }

    #[test]
    fn french_is_read_as_french_and_vendored_files_are_not_read() {
        assert!(reader("docs/style.md").is_some() && !is_french("docs/style.md"));
        for name in ["crates/text/rules/copan/fr.md", "crates/text/locales/fr/cli.ftl"] {
            assert!(reader(name).is_some() && is_french(name), "{name}");
        }
        assert!(reader("crates/web/assets/vendor/idiomorph.min.js").is_none());
    }
}
