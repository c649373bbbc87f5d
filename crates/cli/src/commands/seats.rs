//! The players of the seats: `--seats me,Ana,hard`.

use crate::args;
use crate::play::Who;
use anyhow::{Result, anyhow, bail};
use patolli_bots::Level;
use patolli_text::{Lang, Text, Words, fold, level_name};
use strsim::osa_distance;

/// The players of the seats. Solo is the default, where a game can be played solo; a solo opponent
/// has no seat here.
pub fn seats<G: Words>(args: &args::Play, text: &Text) -> Result<Vec<Who>> {
    if args.seats.is_empty() {
        if !G::PEOPLE.contains(&1) {
            bail!(text.tell("play-no-solo", &[("game", G::title(text).into())]));
        }
        return Ok(vec![Who::Person(text.say("play-you"))]);
    }
    args.seats.iter().map(|name| seat(name.trim(), text)).collect()
}

fn seat(name: &str, text: &Text) -> Result<Who> {
    if ["me", "moi"].contains(&fold(name).as_str()) {
        return Ok(Who::Person(text.say("play-you")));
    }
    let levels = Level::ALL.into_iter().flat_map(|level| named(level).map(|name| (name, level)));
    let levels: Vec<_> = levels.collect();
    if let Some((_, level)) = levels.iter().find(|(known, _)| *known == fold(name)) {
        return Ok(Who::Bot(*level));
    }
    let typed_wrong = levels.iter().find(|(known, _)| is_slip(name, known));
    match typed_wrong {
        Some((_, level)) => Err(no_level(name, *level, text)),
        None if name.is_empty() => Err(anyhow!(text.say("play-seat-empty"))),
        None => Ok(Who::of_tag(name)),
    }
}

/// The names of a level: the one in commands, and one in each language.
fn named(level: Level) -> [String; 3] {
    let [english, french] =
        Lang::ALL.map(|lang| fold(&level_name(Text::shared(lang), level.name())));
    [level.name().to_string(), english, french]
}

/// Whether a name is a misspelt level. A capital letter marks a name.
fn is_slip(name: &str, level: &str) -> bool {
    if name.chars().next().is_some_and(char::is_uppercase) {
        return false;
    }
    osa_distance(&fold(name), level) == 1
}

fn no_level(name: &str, level: Level, text: &Text) -> anyhow::Error {
    let capital: String =
        name.chars().take(1).flat_map(char::to_uppercase).chain(name.chars().skip(1)).collect();
    let args = [
        ("name", name.to_string().into()),
        ("level", level.name().into()),
        ("capital", capital.into()),
    ];
    anyhow!(text.tell("play-seat-slip", &args))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(name: &str, lang: Lang) -> Result<Who, String> {
        seat(name, Text::shared(lang)).map_err(|why| why.to_string())
    }

    #[test]
    fn people_have_names_and_bots_have_levels() {
        let person = |name: &str| Ok(Who::Person(name.to_string()));
        for name in ["ana", "luis", "Ana", "Norma", "mari", "Élodie", "hardouin"] {
            assert_eq!(said(name, Lang::En), person(name));
        }
        assert_eq!(said("me", Lang::En), person("Player"));
        assert_eq!(said("Moi", Lang::En), person("Player"));
        for name in ["hard", "Hard", "difficile"] {
            assert_eq!(said(name, Lang::Fr), Ok(Who::Bot(Level::Hard)));
        }
        assert_eq!(said("au hasard", Lang::Fr), Ok(Who::Bot(Level::Random)));
    }

    #[test]
    fn a_level_with_a_typing_error_is_suggested() {
        for (name, level) in [("hrad", "hard"), ("norml", "normal"), ("esay", "easy")] {
            let why = said(name, Lang::En).expect_err("no seat");
            assert!(why.contains(name) && why.contains(&format!("“{level}”")), "{why}");
        }
        let why = said("norma", Lang::Fr).expect_err("no seat");
        assert!(why.contains("normal") && why.contains("Norma"), "{why}");
        assert!(said("", Lang::En).is_err());
    }
}
