//! The loop of a match.

use super::choices;
use super::console::Console;
use super::save;
use super::setup::{PlaySetup, Who, names};
use super::think::think;
use crate::board::{Board, Paint};
use crate::scores;
use anyhow::{Result, ensure};
use patolli_bots::{Bot, Judge, bot};
use patolli_core::{Audience, Deal, Dense, Digest, Fact, Match, Move, Seat};
use patolli_text::{Text, Value, errors, forced, list};
use std::path::{Path, PathBuf};

/// A match in play and what the loop remembers of it.
pub(super) struct Session<'a, G: Judge + Board> {
    pub text: &'a Text,
    pub kit: &'static G::Kit,
    pub played: Match<G>,
    pub names: Vec<String>,
    pub save_to: Option<PathBuf>,
    /// Whether to ask before moves that cannot be undone.
    pub confirm: bool,
    seats: Vec<Who>,
    deal: Deal<G>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// How much of the history each seat has seen.
    told: Vec<usize>,
    /// Whose secrets are on the screen.
    looking: Option<Seat>,
    /// A message for a seat after the next board that it sees.
    pub(super) notice: Option<(Seat, String)>,
}

/// What a person's answer leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The match has moved, forward or back.
    Moved,
    /// Ask again.
    Again,
    Leave,
}

impl<'a, G: Judge + Board> Session<'a, G> {
    pub fn new(setup: PlaySetup<G>, text: &'a Text) -> Result<Self> {
        let PlaySetup { mut deal, mut seats, resume, save_to, confirm } = setup;
        let played = match resume {
            Some(played) => played,
            None => deal.begin()?,
        };
        let n = played.game().n_seats();
        if let Some(automa) = played.game().automa() {
            seats.resize(n.max(seats.len()), Who::Automa);
            seats[automa.index()] = Who::Automa;
        }
        let args = [("got", Value::from(seats.len())), ("need", Value::from(n))];
        ensure!(seats.len() == n, text.tell("play-seats", &args));
        let bots =
            seats.iter().enumerate().map(|(i, who)| bot_for(who, deal.secret.seed, i)).collect();
        let told = vec![played.steps().len(); n];
        let names = names::<G>(&seats, text);
        let looking = None;
        let kit = deal.kit;
        deal.seats = seats.iter().map(|who| who.tag::<G>(text)).collect();
        Ok(Self {
            text,
            kit,
            played,
            names,
            save_to,
            confirm,
            seats,
            deal,
            bots,
            told,
            looking,
            notice: None,
        })
    }

    pub fn run(&mut self, io: &mut dyn Console) -> Result<()> {
        self.greet(io);
        while let Some(seat) = self.next_seat() {
            if self.bots[seat.index()].is_some() {
                self.bot_moves(seat, io);
            } else if let Some(action) = self.played.by_itself(seat) {
                self.played.play(seat, action).expect("the one option is legal");
            } else if !self.person_moves(seat, io) {
                return Ok(());
            }
        }
        self.finish(io);
        Ok(())
    }

    fn greet(&self, io: &mut dyn Console) {
        let seats = list(self.text, &self.names);
        let hash = self.deal.secret.commitment().to_string();
        let game = G::title(self.text);
        self.tell(io, "play-welcome", &[("game", game.into()), ("names", seats.into())]);
        self.tell(io, "play-commitment", &[("hash", hash.into())]);
        self.tell(io, "play-hint", &[]);
    }

    /// Bots first, so that no one waits in front of a screen with another player's cards.
    fn next_seat(&self) -> Option<Seat> {
        let to_act = self.played.game().to_act();
        let bot = to_act.iter().find(|seat| self.bots[seat.index()].is_some());
        bot.or(to_act.first())
    }

    fn people(&self) -> usize {
        self.seats.iter().filter(|who| matches!(who, Who::Person(_))).count()
    }

    fn bot_moves(&mut self, seat: Seat, io: &mut dyn Console) {
        let game = self.played.game();
        let (view, legal) = (game.view(Some(seat)), game.legal(seat));
        let name = self.names[seat.index()].as_str();
        let note = self.text.tell("play-thinking", &[("name", name.into())]);
        let bot = self.bots[seat.index()].as_deref_mut().expect("the seat of a bot");
        let action = think(bot, &view, seat, &legal, io, &note);
        self.played.play(seat, action).expect("bots play by the rules");
        if self.people() == 0 {
            self.news(seat).iter().for_each(|line| io.item(line));
        }
    }

    /// One decision of a person. False when the person leaves.
    fn person_moves(&mut self, seat: Seat, io: &mut dyn Console) -> bool {
        self.keep(io);
        if !self.curtain(seat, io) {
            return self.input_ended(io);
        }
        self.show(seat, io);
        loop {
            let prompt = self.prompt(seat, io);
            let Some(line) = io.read_line(&prompt) else { return self.input_ended(io) };
            match self.answer(seat, &line, io) {
                Next::Moved => return true,
                Next::Again => {}
                Next::Leave => return false,
            }
        }
    }

    fn prompt(&self, seat: Seat, io: &dyn Console) -> String {
        let view = self.played.game().view(Some(seat));
        let wanted = G::prompt(self.text, &view, seat, &self.names);
        let name = &self.names[seat.index()];
        io.style().paint(Paint::Lit, &io.fit(&format!("{name} ▶ {wanted}"))) + "\n> "
    }

    /// Keeps secrets secret when the next person comes to the screen.
    fn curtain(&mut self, seat: Seat, io: &mut dyn Console) -> bool {
        if self.people() < 2 || self.looking == Some(seat) {
            self.looking = Some(seat);
            return true;
        }
        self.looking = Some(seat);
        io.clear();
        let name = self.names[seat.index()].as_str();
        let prompt = self.text.tell("play-curtain", &[("name", name.into())]);
        let answer = io.ask(&prompt);
        io.clear();
        answer.is_some()
    }

    /// Board, what happened since the last look, choices.
    fn show(&mut self, seat: Seat, io: &mut dyn Console) {
        self.board(seat, io);
        let news = self.news(seat);
        if !news.is_empty() {
            let head = self.text.say("play-news");
            io.print(&format!("{}\n", io.style().paint(Paint::Bold, &head)));
            news.iter().for_each(|line| io.item(line));
        }
        self.list(seat, io);
        if let Some((_, notice)) = self.notice.take_if(|(of, _)| *of == seat) {
            io.tell(&notice);
        }
    }

    pub fn board(&self, seat: Seat, io: &mut dyn Console) {
        let view = self.played.game().view(Some(seat));
        let drawn = G::draw(&view, self.text, &io.style(), &self.names);
        io.print(&format!("\n{drawn}"));
    }

    pub fn list(&self, seat: Seat, io: &mut dyn Console) {
        let view = self.played.game().view(Some(seat));
        let labels = self.labels(seat);
        io.print(&choices::list::<G>(self.text, &io.style(), &view, &labels, &self.names));
    }

    /// What this seat has not seen yet.
    fn news(&mut self, seat: Seat) -> Vec<String> {
        let from = self.told[seat.index()].min(self.played.steps().len());
        self.told[seat.index()] = self.played.steps().len();
        self.events_since(Some(seat), from)
    }

    /// The whole history that this seat may know, the deal included.
    pub fn history(&self, seat: Seat) -> Vec<String> {
        let mut lines = self.words(Some(seat), self.played.opening().iter());
        lines.extend(self.events_since(Some(seat), 0));
        lines
    }

    fn events_since(&self, seat: Option<Seat>, from: usize) -> Vec<String> {
        let steps = self.played.steps().iter().enumerate().skip(from);
        steps.flat_map(|(n, step)| self.step_words(seat, n, step)).collect()
    }

    /// The events of a step, and before them the decision that was made automatically for a person.
    fn step_words(&self, seat: Option<Seat>, n: usize, step: &Move<G>) -> Vec<String> {
        let of_person = matches!(self.seats[step.seat.index()], Who::Person(_));
        let mut lines = Vec::new();
        if of_person && self.played.took_itself(n) {
            let view = step.before().view(seat);
            lines.push(forced::<G>(self.text, &view, (step.seat, step.action), &self.names));
        }
        lines.extend(self.words(seat, step.events.iter()));
        lines
    }

    fn words<'e>(
        &self,
        seat: Option<Seat>,
        events: impl Iterator<Item = &'e G::Event>,
    ) -> Vec<String> {
        let known = events.filter(|event| match event.audience() {
            Audience::Everyone => true,
            Audience::Only(owner) => Some(owner) == seat,
        });
        known.filter_map(|event| G::event(self.text, self.kit, event, &self.names)).collect()
    }

    fn finish(&mut self, io: &mut dyn Console) {
        let from = self.told.iter().copied().max().unwrap_or(0).min(self.played.steps().len());
        let lines = self.events_since(None, from);
        io.print("\n");
        lines.iter().for_each(|line| io.item(line));
        self.score(io);
        let won = scores::winners(self.played.game().winners(), self.text, &self.names);
        io.print(&format!("{}\n", io.style().paint(Paint::Lit, &won)));
        if let Some((_, notice)) = self.notice.take() {
            io.tell(&notice);
        }
        self.save_at_end(io);
    }

    fn save_at_end(&mut self, io: &mut dyn Console) {
        if self.save_to.is_none() && io.is_terminal() {
            let usual = self.usual_file().display().to_string();
            let prompt = self.text.tell("play-save-record", &[("file", usual.into())]);
            let answer = io.ask(&prompt).unwrap_or_else(|| "n".to_string());
            self.save_to = self.file_named(&answer);
        }
        if let Some(path) = self.save_to.clone()
            && self.save(&path, io)
        {
            let file = path.display().to_string();
            io.tell(&self.text.tell("play-verify", &[("file", file.into())]));
        }
    }

    /// Saves quietly if a file was named, so that nothing is lost.
    fn keep(&mut self, io: &mut dyn Console) {
        if let Some(path) = self.save_to.clone()
            && let Err(why) = self.write(&path)
        {
            self.tell_unsaved(&path, &why, io);
            self.save_to = None;
        }
    }

    fn input_ended(&mut self, io: &mut dyn Console) -> bool {
        match self.save_to.clone() {
            Some(path) => {
                self.save(&path, io);
            }
            None => io.tell(&self.text.say("play-ended")),
        }
        false
    }

    /// Saves and says so.
    pub fn save(&self, path: &Path, io: &mut dyn Console) -> bool {
        match self.write(path) {
            Ok(()) => {
                let file = path.display().to_string();
                let key = if self.played.is_over() { "play-recorded" } else { "play-saved" };
                io.tell(&self.text.tell(key, &[("file", file.into())]));
                true
            }
            Err(why) => {
                self.tell_unsaved(path, &why, io);
                false
            }
        }
    }

    fn tell_unsaved(&self, path: &Path, why: &std::io::Error, io: &mut dyn Console) {
        let file = path.display().to_string();
        let args = [("file", file.into()), ("why", errors::system(self.text, why).into())];
        io.tell(&self.text.tell("play-not-saved", &args));
    }

    /// A save is private: with its seed it can be resumed.
    fn write(&self, path: &Path) -> std::io::Result<()> {
        let record = self.deal.record(&self.played, true);
        save::write(path, &record.to_text())
    }

    pub fn usual_file(&self) -> PathBuf {
        save::usual_name(G::ID, &self.deal.secret.commitment().to_string())
    }
}

/// A bot's random seed follows from the match's seed, so that a match can be repeated, but reveals
/// nothing about it.
fn bot_for<G: Judge>(who: &Who, seed: Digest, seat: usize) -> Option<Box<dyn Bot<G>>> {
    let Who::Bot(level) = who else { return None };
    let digest = Digest::of("patolli 1 bot", &[&seed.0, &[seat as u8]]);
    let seed = u64::from_le_bytes(*digest.0.first_chunk().expect("32 bytes"));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    Some(bot(*level, seed, threads))
}
