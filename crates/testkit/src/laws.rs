//! The laws, generic over every game.

use crate::failure::broken;
use patolli_core::{
    Deal, Dense, Fact, Luck, Match, PositionOf, Quick, Seat, Title, every_options, fingerprint,
    replay, seed_from_text, why_not,
};
use patolli_core::{Digest, Hint, record::Secret};
use std::time::{Duration, Instant};

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games for each set of options.
    pub games: usize,
    /// One in this many games is examined completely at every step.
    pub thorough_every: usize,
    /// The maximum number of decisions in a game, by the number of deciding seats.
    pub bound: fn(usize) -> usize,
}

/// Plays random games of every option set and checks the laws on the way. The variable
/// `PATOLLI_SOAK_SECONDS` makes it continue with new seeds for that time.
pub fn keep_the_laws<G: Title>(kit: &'static G::Kit, effort: Effort) {
    every_action_has_a_notation::<G>();
    let soak = std::env::var("PATOLLI_SOAK_SECONDS").ok().and_then(|text| text.parse().ok());
    let until = Instant::now() + Duration::from_secs(soak.unwrap_or(0));
    let mut played = 0;
    loop {
        for (i, options) in every_options::<G>().iter().enumerate() {
            for game in played..played + effort.games {
                // Counted over all sets, so that one game of each is enough if there are many sets.
                let thorough = (i + game) % effort.thorough_every == 0;
                Trial::<G>::new(kit, options, i, game, effort).run(thorough);
            }
        }
        played += effort.games;
        if Instant::now() >= until {
            let sets = every_options::<G>().len();
            eprintln!("{}: {played} games of {sets} option sets kept the laws", G::ID);
            return;
        }
    }
}

/// Each action can be parsed from its text, and no two share one; a verb alone is valid, or the
/// error shows its form.
fn every_action_has_a_notation<G: Title>() {
    let mut texts = std::collections::BTreeSet::new();
    for action in G::Action::all() {
        let text = action.to_string();
        assert_eq!(text.parse::<G::Action>().ok(), Some(action), "notation of {action:?}");
        let verb = text.split(' ').next().unwrap_or_default().parse::<G::Action>();
        let known = verb.map_or_else(|why| matches!(why.hint, Hint::Form(_)), |_| true);
        assert!(known, "the verb of {text:?} has no form");
        assert!(texts.insert(text.clone()), "two actions are written {text:?}");
        assert_eq!(G::Action::from_index(action.index()), action);
    }
}

struct Trial<G: Title> {
    kit: &'static G::Kit,
    options: G::Options,
    played: Match<G>,
    dice: Quick,
    bound: usize,
}

impl<G: Title> Trial<G> {
    fn new(
        kit: &'static G::Kit,
        options: &G::Options,
        i: usize,
        game: usize,
        effort: Effort,
    ) -> Self {
        let seed = seed_from_text(&format!("law {} {i} {game}", G::ID));
        let played = Match::<G>::new(kit, options, Luck::new(seed));
        let deciding = played.game().n_seats() - usize::from(played.game().automa().is_some());
        Self {
            kit,
            options: options.clone(),
            played,
            dice: Quick::new(game as u64),
            bound: (effort.bound)(deciding),
        }
    }

    fn run(mut self, thorough: bool) {
        loop {
            self.check_state(thorough);
            let to_act = self.played.game().to_act();
            if to_act.is_empty() {
                break;
            }
            let seat = to_act.nth(self.dice.below(to_act.len() as u32) as usize);
            let action = self.played.game().random_action(seat, &mut self.dice);
            self.require("accepted", self.played.game().is_legal(seat, action), || {
                format!("the random action {action} is not legal")
            });
            self.step(seat, action, thorough);
            let steps = self.played.steps().len();
            self.require("bound", steps <= self.bound, || format!("{steps} decisions"));
        }
        if thorough {
            self.check_replay();
        }
    }

    fn require(&self, law: &str, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            broken(law, &what(), &self.played, self.kit, &self.options);
        }
    }

    fn game(&self) -> &G {
        self.played.game()
    }

    /// Plays one step; a thorough trial also undoes and repeats it.
    fn step(&mut self, seat: Seat, action: G::Action, thorough: bool) {
        let before = self.game().clone();
        self.play(seat, action);
        let step = &self.played.steps()[self.played.steps().len() - 1];
        let told = step.events.iter().any(Fact::reveals);
        let reversible = step.reversible;
        self.require("horizon", !(told && reversible), || "a reveal can be undone".to_string());
        if thorough && reversible {
            self.check_peek(&before, seat, action);
            let after = fingerprint(self.game());
            self.played.step_back();
            let same = *self.game() == before;
            self.require("undo", same, || format!("undoing {action} does not restore the state"));
            self.play(seat, action);
            let again = fingerprint(self.game());
            self.require("redo", again == after, || format!("redoing {action} differs"));
        }
        if thorough {
            self.check_undo(seat);
            self.check_parts();
        }
    }

    /// The moments of a step: each has more events, and the last is the current game. Every seat
    /// can view each of them.
    fn check_parts(&mut self) {
        let n = self.played.steps().len() - 1;
        let parts = self.played.parts(n);
        let ends = parts.last().is_some_and(|part| part.game == *self.game());
        self.require("parts", ends, || "watching changes the step".to_string());
        let grow = parts.is_sorted_by(|one, next| one.events < next.events);
        self.require("parts", grow, || "two parts show the same events".to_string());
        for part in &parts {
            for observer in Seat::first(part.game.n_seats()).map(Some).chain([None]) {
                let view = part.game.view(observer);
                let world = G::determinize(&view, &mut self.dice);
                let same = world.view(observer) == view;
                self.require("parts", same, || format!("{observer:?} can tell worlds apart"));
            }
        }
    }

    /// Undo leads to the seat's last choice, where there is something to decide.
    fn check_undo(&self, seat: Seat) {
        let mut trial = self.played.clone();
        let choice = self.played.undoable_choices(seat).next();
        let undone = trial.undo(seat).is_some();
        self.require("undo", undone == choice.is_some(), || format!("undone {undone}, {choice:?}"));
        let there = choice.is_none_or(|n| trial.game() == self.played.game_at(n));
        self.require("undo", there, || format!("undo misses the choice {choice:?}"));
        let asked = choice.is_none() || trial.by_itself(seat).is_none();
        self.require("undo", asked, || "what was undone is made again automatically".to_string());
    }

    /// What can be undone has revealed nothing to the seat: it would see the same in every world
    /// that it could have been in.
    fn check_peek(&mut self, before: &G, seat: Seat, action: G::Action) {
        let view = before.view(Some(seat));
        for _ in 0..3 {
            let mut world = G::determinize(&view, &mut self.dice);
            world.apply(seat, action, &mut self.dice);
            let same = world.view(Some(seat)) == self.game().view(Some(seat));
            self.require("peek", same, || format!("{action} reveals a secret and can be undone"));
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) {
        if let Err(refused) = self.played.play(seat, action) {
            self.require("accepted", false, || {
                format!("{action} is listed but refused: {refused:?}")
            });
        }
    }

    fn check_state(&mut self, thorough: bool) {
        let audit = self.game().audit();
        self.require("audit", audit.is_ok(), || format!("{}", audit.clone().unwrap_err()));
        let to_act = self.game().to_act();
        for seat in Seat::first(self.game().n_seats()) {
            let (must, can) = (to_act.contains(seat), !self.game().legal(seat).is_empty());
            self.require("dead end", must == can, || {
                format!("seat {seat}: must {must}, can {can}")
            });
        }
        if thorough {
            self.check_listed();
            self.check_draws();
            self.check_views();
            self.check_forced();
            self.check_position();
        }
    }

    /// Listed means accepted; everything else is refused with a reason.
    fn check_listed(&self) {
        for seat in Seat::first(self.game().n_seats()) {
            let legal = self.game().legal(seat);
            for action in G::Action::all() {
                let listed = legal.contains(action);
                let accepted = why_not(self.game(), seat, action).is_none();
                let tested = self.game().is_legal(seat, action);
                self.require("listed is accepted", listed == accepted && listed == tested, || {
                    format!("{action}: listed {listed}, accepted {accepted}, tested {tested}")
                });
            }
        }
    }

    /// Random play may choose everything that is listed.
    fn check_draws(&mut self) {
        for seat in self.game().to_act() {
            let legal = self.played.game().legal(seat);
            let mut missing: Vec<_> = legal.iter().collect();
            // Often enough to see even an action a hundred times rarer than the others.
            for _ in 0..2000 * missing.len() {
                let drawn = self.played.game().random_action(seat, &mut self.dice);
                missing.retain(|action| *action != drawn);
                if missing.is_empty() {
                    break;
                }
            }
            let rare = missing.first();
            self.require("drawn", rare.is_none(), || format!("{rare:?} is never drawn"));
        }
    }

    /// A view is the same for all worlds that differ only in what the observer cannot know, and a
    /// world made from it is valid.
    fn check_views(&mut self) {
        let seats = Seat::first(self.game().n_seats()).map(Some).chain([None]);
        for observer in seats {
            let view = self.game().view(observer);
            let world = G::determinize(&view, &mut self.dice);
            let other = world.view(observer);
            self.require("view", other == view, || format!("{observer:?} can tell worlds apart"));
            let bytes = format!("{view:?}") == format!("{other:?}");
            self.require("view bytes", bytes, || format!("{observer:?} can tell worlds apart"));
            let audit = world.audit();
            self.require("imagined worlds", audit.is_ok(), || format!("{audit:?}"));
            if let Some(seat) = observer {
                let same = world.legal(seat) == self.game().legal(seat);
                self.require("view choices", same, || "the choices depend on secrets".to_string());
                self.check_answers(seat, &world);
            }
            self.check_standing(&world);
        }
    }

    /// The reason why an action is not possible is the same in all worlds that the seat cannot
    /// distinguish.
    fn check_answers(&self, seat: Seat, world: &G) {
        let differs = |action: &G::Action| {
            why_not(world, seat, *action) != why_not(self.game(), seat, *action)
        };
        let told = G::Action::all().find(differs);
        self.require("why", told.is_none(), || {
            let action = told.expect("found");
            let answers = [self.game(), world].map(|game| why_not(game, seat, action));
            format!("asking why not {action} reveals a secret to seat {seat}: {answers:?}")
        });
    }

    /// Who must act, the points and who would win are public, so they follow from public
    /// information.
    fn check_standing(&self, world: &G) {
        let standing = |game: &G| (game.to_act(), game.scores(), game.winners());
        let same = standing(world) == standing(self.game());
        self.require("standing", same, || "the standing depends on secrets".to_string());
    }

    /// An automatic action reveals nothing: in every world that another observer could be in, it is
    /// the only option too. And every choice that can be undone now stays so.
    fn check_forced(&mut self) {
        for seat in self.game().to_act() {
            let Some(action) = self.played.by_itself(seat) else { continue };
            let others = Seat::first(self.game().n_seats()).map(Some).chain([None]);
            for observer in others.filter(|observer| *observer != Some(seat)) {
                let view = self.game().view(observer);
                let legal = G::determinize(&view, &mut self.dice).legal(seat);
                let known = legal.iter().eq([action]);
                self.require("forced", known, || format!("{action} tells {observer:?} a secret"));
            }
            let choices = |played: &Match<G>| {
                let seats = Seat::first(played.game().n_seats());
                seats.flat_map(|seat| played.undoable_choices(seat)).collect::<Vec<_>>()
            };
            let mut trial = self.played.clone();
            let open = trial.play(seat, action).is_ok() && choices(&trial) == choices(&self.played);
            self.require("forced", open, || format!("{action} blocks the undo of a choice"));
        }
    }

    /// A position reads back as the same game.
    fn check_position(&mut self) {
        let text = serde_json::to_string(&self.game().position()).expect("plain data");
        let read = serde_json::from_str(&text).map_err(|why| why.to_string());
        let back = read.and_then(|position: G::Position| {
            position.into_game(self.kit, &mut self.dice).map_err(|why| why.to_string())
        });
        let same = back.as_ref() == Ok(self.game());
        self.require("position", same, || format!("{text}\nreads as {:?}", back.err()));
    }

    /// The record replays to the same states, and so does its text.
    fn check_replay(&self) {
        let secret = Secret { seed: self.played.luck().seed(), salt: Digest([7; 32]) };
        let seats = (0..self.game().n_seats()).map(|i| format!("seat {i}")).collect();
        let deal = Deal::new(self.kit, self.options.clone(), seats, secret);
        let record = deal.record(&self.played, true);
        let text = record.to_text();
        let read = patolli_core::record::Record::parse(&text);
        self.require("record text", read.as_ref() == Ok(&record), || format!("{read:?}"));
        let again = replay::<G>(&record, self.kit);
        let error = again.as_ref().err().map(ToString::to_string);
        let same = again.is_ok_and(|again| {
            (0..=self.played.steps().len()).all(|n| again.game_at(n) == self.played.game_at(n))
        });
        self.require("replay", same, || format!("{error:?}"));
    }
}
