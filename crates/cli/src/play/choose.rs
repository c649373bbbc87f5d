//! The questions of a bare `patolli`.

use super::console::Console;
use super::setup::Who;
use crate::board::Paint;
use patolli_bots::Level;
use patolli_core::{Choice, Chosen, Title};
use patolli_games::{GameId, with_game};
use patolli_text::{Lang, Text, Value, Words, fold, option_name, option_value};

/// What a person wants to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    pub game: GameId,
    /// The language may have been changed during the questions.
    pub lang: Lang,
    pub table: Table,
    pub options: Chosen,
    /// Any text; `None` for a random seed.
    pub seed: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table {
    /// Solo against the game's own opponent.
    Solo,
    Seats(Vec<Who>),
}

impl Table {
    fn people(&self) -> usize {
        match self {
            Self::Solo => 1,
            Self::Seats(seats) => seats.len(),
        }
    }
}

/// Asks until everything is decided; `None` if the person leaves or the input ends.
pub fn choose(text: &Text, io: &mut dyn Console) -> Option<Wish> {
    let mut lang = text.lang();
    loop {
        let text = Text::new(lang);
        let mut asker = Asker { text: &text, io: &mut *io };
        match asker.wish()? {
            Some(wish) => return Some(wish),
            None => lang = if lang == Lang::En { Lang::Fr } else { Lang::En },
        }
    }
}

struct Asker<'a> {
    text: &'a Text,
    io: &'a mut dyn Console,
}

impl Asker<'_> {
    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) {
        let said = self.text.tell(key, args);
        self.io.tell(&said);
    }

    /// `Some(None)` asks for the other language.
    fn wish(&mut self) -> Option<Option<Wish>> {
        let head = self.io.style().paint(Paint::Bold, &self.text.say("choose-welcome"));
        self.io.print(&format!("\n{head}\n"));
        let game = self.game()?;
        let table = with_game!(game, G => self.table::<G>())?;
        let Some(table) = table else { return Some(None) };
        let options = with_game!(game, G => self.options::<G>(table.people()))?;
        let seed = self.line("choose-seed", &[])?;
        let seed = (!seed.is_empty()).then_some(seed);
        Some(Some(Wish { game, lang: self.text.lang(), table, options, seed }))
    }

    fn game(&mut self) -> Option<GameId> {
        let titles = GameId::ALL.map(|game| with_game!(game, G => G::title(self.text)));
        if let [only] = &titles[..] {
            self.say("choose-only-game", &[("game", only.as_str().into())]);
            return Some(GameId::ALL[0]);
        }
        let at = self.menu(&self.text.say("choose-game"), &titles, 0)?;
        Some(GameId::ALL[at])
    }

    /// How to play; `Some(None)` asks for the other language.
    fn table<G: Words>(&mut self) -> Option<Option<Table>> {
        let automa = G::automa_name(self.text);
        let solo = self.text.tell("choose-solo", &[("name", automa.into())]);
        let ways = [
            solo,
            self.text.say("choose-bots"),
            self.text.say("choose-people"),
            self.text.say("choose-language"),
        ];
        // Not every game has its own opponent.
        let first = usize::from(!G::PEOPLE.contains(&1));
        let way = first + self.menu(&self.text.say("choose-way"), &ways[first..], 0)?;
        Some(Some(match way {
            0 => Table::Solo,
            1 => self.against_bots::<G>()?,
            2 => self.several::<G>()?,
            _ => return Some(None),
        }))
    }

    /// The options for this number of people: a single one is asked, several can be reviewed and
    /// changed.
    fn options<G: Words>(&mut self, people: usize) -> Option<Chosen> {
        let open = G::CHOICES.iter().filter(|choice| choice.people.contains(&people));
        let open: Vec<_> = open.collect();
        let mut values: Vec<_> = open.iter().map(|choice| choice.usual()).collect();
        if let [only] = open[..] {
            values[0] = self.value::<G>(only, values[0])?;
        } else if !open.is_empty() {
            while let Some(at) = self.option::<G>(&open, &values)? {
                values[at] = self.value::<G>(open[at], values[at])?;
            }
        }
        let named = open.iter().zip(values);
        Some(named.map(|(choice, value)| (choice.key.to_string(), value.to_string())).collect())
    }

    /// The option that is to change; `Some(None)` if none.
    fn option<G: Words>(&mut self, open: &[&Choice], values: &[&str]) -> Option<Option<usize>> {
        let name = |(choice, value): (&&Choice, &&str)| {
            let value = option_value::<G>(self.text, choice.key, value);
            let name = option_name::<G>(self.text, choice.key);
            self.text.tell("choose-option", &[("name", name.into()), ("value", value.into())])
        };
        let names: Vec<_> = open.iter().zip(values).map(name).collect();
        self.entries(&names);
        loop {
            let line = self.line("choose-options", &[])?;
            if line.is_empty() {
                return Some(None);
            }
            match self.entry(&line, &names) {
                Some(at) => return Some(Some(at)),
                None => self.bad_number(names.len()),
            }
        }
    }

    /// One of the values of an option.
    fn value<G: Words>(&mut self, choice: &Choice, now: &str) -> Option<&'static str> {
        let names = choice.values.iter().map(|it| option_value::<G>(self.text, choice.key, it));
        let names: Vec<_> = names.collect();
        let usual = choice.values.iter().position(|value| *value == now).unwrap_or(0);
        let at = self.menu(&option_name::<G>(self.text, choice.key), &names, usual)?;
        Some(choice.values[at])
    }

    fn against_bots<G: Title>(&mut self) -> Option<Table> {
        let most = G::PEOPLE.end() - 1;
        let bots = self.number("choose-how-many-bots", 1, most, 2.min(most))?;
        let level = self.level()?;
        let me = self.text.say("play-you");
        let mut seats = vec![Who::Person(me)];
        seats.resize(bots + 1, Who::Bot(level));
        Some(Table::Seats(seats))
    }

    fn several<G: Title>(&mut self) -> Option<Table> {
        let most = *G::PEOPLE.end();
        let people = self.number("choose-how-many-people", 2, most, 2)?;
        let mut seats = Vec::new();
        for n in 1..=people {
            let usual = self.text.tell("choose-player", &[("n", n.into())]);
            let name = self.line("choose-name", &[("usual", usual.as_str().into())])?;
            let name = if name.is_empty() { usual } else { name };
            // In a record a bare level names a bot.
            let level = matches!(Who::of_tag(&name), Who::Bot(_));
            seats.push(Who::Person(if level { name.to_uppercase() } else { name }));
        }
        let room = most - people;
        let bots = if room > 0 { self.number("choose-more-bots", 0, room, 0)? } else { 0 };
        if bots > 0 {
            let level = self.level()?;
            seats.resize(people + bots, Who::Bot(level));
        }
        Some(Table::Seats(seats))
    }

    fn level(&mut self) -> Option<Level> {
        let names = Level::ALL.map(|level| self.text.say(&format!("play-level-{level}")));
        let usual = Level::ALL.iter().position(|level| *level == Level::Normal).unwrap_or(0);
        Some(Level::ALL[self.menu(&self.text.say("choose-level"), &names, usual)?])
    }

    /// A line of free text; `None` when the person leaves.
    fn line(&mut self, key: &str, args: &[(&str, Value<'_>)]) -> Option<String> {
        let prompt = self.text.tell(key, args) + " ";
        let line = self.io.read_line(&prompt)?.trim().to_string();
        let leave = ["q", "quit", "quitter", "exit"].contains(&fold(&line).as_str());
        (!leave).then_some(line)
    }

    fn number(&mut self, key: &str, least: usize, most: usize, usual: usize) -> Option<usize> {
        let args = [("least", least.into()), ("most", most.into()), ("usual", usual.into())];
        loop {
            let line = self.line(key, &args)?;
            match line.parse() {
                _ if line.is_empty() => return Some(usual),
                Ok(n) if (least..=most).contains(&n) => return Some(n),
                _ => self.say("choose-bad-number", &args[..2]),
            }
        }
    }

    /// A choice by number or by the beginning of its name.
    fn menu(&mut self, title: &str, entries: &[String], usual: usize) -> Option<usize> {
        self.io.print(&format!("{title}\n"));
        self.entries(entries);
        loop {
            let line = self.line("choose-prompt", &[("usual", (usual + 1).into())])?;
            if line.is_empty() {
                return Some(usual);
            }
            match self.entry(&line, entries) {
                Some(at) => return Some(at),
                None => self.bad_number(entries.len()),
            }
        }
    }

    fn entries(&mut self, entries: &[String]) {
        for (i, entry) in entries.iter().enumerate() {
            let number = self.io.style().paint(Paint::Lit, &format!("{:>3}", i + 1));
            self.io.print(&format!("{number}  {entry}\n"));
        }
    }

    /// The entry that was typed.
    fn entry(&self, line: &str, entries: &[String]) -> Option<usize> {
        let typed = fold(line);
        let named = entries.iter().position(|entry| fold(entry).starts_with(&typed));
        let numbered = line.parse().ok().filter(|n| (1..=entries.len()).contains(n));
        numbered.map(|n: usize| n - 1).or(named)
    }

    fn bad_number(&mut self, most: usize) {
        self.say("choose-bad-number", &[("least", 1.into()), ("most", most.into())]);
    }
}
