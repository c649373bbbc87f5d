//! A match as one observer may know it, whichever game it is. What pages draw or say about a game
//! comes from here, and it is written once for all games.

use maud::Markup;
use patolli_boards::{Drawn, Mat, Subject};
use patolli_core::record::Secret;
use patolli_core::{ActionSet, Audience, Fact, Match, Move, Part, Seat, SeatSet, why_not};
use patolli_table::{InPlay, Table};
use patolli_text::{ScoreRow, Text, forced, refusal};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The view of a match.
#[derive(Clone, Debug)]
pub struct Through<'a> {
    pub text: &'static Text,
    pub table: &'a Table,
    /// `None` is a spectator.
    pub eyes: Option<Seat>,
    pub names: Vec<String>,
}

impl<'a> Through<'a> {
    pub fn of<G: Drawn>(self) -> Option<Box<dyn Shown<'a> + 'a>> {
        let play = self.table.game_as::<G>()?;
        Some(Box::new(Seeing { through: self, play }))
    }
}

/// A moment among those the game still has: after this many steps, and this many parts of the next
/// one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    pub step: usize,
    pub part: usize,
}

/// What anyone may know about a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    pub seat: Seat,
    /// Whether it was a choice.
    pub was_choice: bool,
    pub reversible: bool,
}

/// A match as one observer sees it.
pub trait Shown<'a> {
    /// A step among those the game still has.
    fn taken(&self, step: usize) -> Option<Taken>;
    /// The lines of each part of a step in which the observer learns something; at least one part.
    fn parts(&self, step: usize) -> Vec<Vec<String>>;
    /// The lines of the setup.
    fn opening(&self) -> Vec<String>;
    /// A moment, if the match has it.
    fn moment(&self, at: At) -> Option<Box<dyn Sight + 'a>>;
    /// The present, for a seat that may decide. `before` is what the observer last knew.
    fn present(&self, deciding: Option<Seat>, before: Option<At>) -> Box<dyn Sight + 'a>;
    /// The winners if the match ended now.
    fn winners(&self) -> SeatSet;
    /// The seed and salt.
    fn secret(&self) -> &'a Secret;
}

/// One choice of the observing seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// In notation.
    pub action: String,
    pub words: String,
    /// The heading under which it is listed.
    pub group: String,
    /// Whether its player could not undo it alone.
    pub is_final: bool,
}

/// What can be drawn at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    Board,
    /// The observer's own secret cards.
    Hand,
    Mat(Seat, Mat),
    /// The whole table as text.
    Words,
}

/// A moment of a match as one observer sees it.
pub trait Sight {
    /// What the observing seat may choose now.
    fn choices(&self) -> Vec<Choice>;
    /// A drawing; adds the choices for which it has a place, in notation.
    fn draw(&self, what: Drawing, offered: &mut BTreeSet<String>) -> Markup;
    /// What this seat must do, or who it waits for.
    fn prompt(&self, seat: Seat) -> String;
    /// Points by source, from what the observer knows.
    fn sheet(&self) -> Vec<ScoreRow>;
}

/// A match of any game: the only implementation.
struct Seeing<'a, G: Drawn> {
    through: Through<'a>,
    play: &'a InPlay<G>,
}

impl<'a, G: Drawn> Shown<'a> for Seeing<'a, G> {
    fn taken(&self, step: usize) -> Option<Taken> {
        let step = self.played().steps().get(step)?;
        let Move { seat, reversible, .. } = **step;
        Some(Taken { seat, was_choice: !step.was_forced(), reversible })
    }
    fn parts(&self, step: usize) -> Vec<Vec<String>> {
        self.pictures(step).into_iter().map(|picture| picture.lines).collect()
    }
    fn opening(&self) -> Vec<String> {
        self.lines(self.played().opening())
    }
    fn moment(&self, at: At) -> Option<Box<dyn Sight + 'a>> {
        Some(Box::new(self.sight(self.view_at(at)?)))
    }
    fn present(&self, deciding: Option<Seat>, before: Option<At>) -> Box<dyn Sight + 'a> {
        let game = self.played().game();
        let mut sight = self.sight(game.view(self.through.eyes));
        if let Some(seat) = deciding {
            sight.legal = game.legal(seat);
        }
        sight.deciding = deciding;
        sight.before = before.and_then(|at| self.view_at(at));
        Box::new(sight)
    }
    fn winners(&self) -> SeatSet {
        self.played().game().winners()
    }
    fn secret(&self) -> &'a Secret {
        &self.play.deal.secret
    }
}

/// A part of a step: its lines, and the game after it.
struct Picture<G> {
    lines: Vec<String>,
    game: G,
}

impl<'a, G: Drawn> Seeing<'a, G> {
    fn played(&self) -> &'a Match<G> {
        &self.play.played
    }

    fn sight(&self, view: G::View) -> Seen<'a, G> {
        let (through, play) = (self.through.clone(), self.play);
        let legal = ActionSet::new();
        Seen { through, play, view, before: None, legal, deciding: None }
    }

    fn view_at(&self, at: At) -> Option<G::View> {
        let (played, eyes) = (self.played(), self.through.eyes);
        match at.part.checked_sub(1) {
            None => (at.step <= played.steps().len()).then(|| played.game_at(at.step).view(eyes)),
            Some(part) => {
                let pictures = self.pictures(at.step);
                // The last part is the moment after the step.
                let inside = pictures.get(part).filter(|_| at.part < pictures.len());
                inside.map(|picture| picture.game.view(eyes))
            }
        }
    }

    fn pictures(&self, index: usize) -> Vec<Picture<G>> {
        let Some(step) = self.played().steps().get(index) else { return Vec::new() };
        let mut pictures: Vec<Picture<G>> = Vec::new();
        let mut lines: Vec<String> = self.forced_line(index, step).into_iter().collect();
        let mut told = 0;
        for Part { events, game } in self.raw_parts(index) {
            lines.extend(self.lines(&step.events[told..events]));
            told = events;
            match pictures.last_mut().filter(|_| lines.is_empty()) {
                // There is nothing new to see.
                Some(last) => last.game = game,
                None => pictures.push(Picture { lines: std::mem::take(&mut lines), game }),
            }
        }
        // The seat's own part of a step may have no lines while the opponent's has some.
        if pictures.len() > 1 && pictures[0].lines.is_empty() {
            pictures.remove(0);
        }
        pictures
    }

    /// Only the games' own opponents act inside another seat's step.
    fn raw_parts(&self, index: usize) -> Vec<Part<G>> {
        let played = self.played();
        match (played.game().automa(), played.steps().get(index)) {
            (Some(_), _) => played.parts(index),
            (None, Some(step)) => {
                let game = played.game_at(index + 1).clone();
                vec![Part { events: step.events.len(), game }]
            }
            (None, None) => Vec::new(),
        }
    }

    /// A decision made automatically for a person. It is not secret: everyone could work it out.
    fn forced_line(&self, index: usize, step: &Move<G>) -> Option<String> {
        let Through { text, table, eyes, names } = &self.through;
        let of_person = table.chair(step.seat)?.person().is_some();
        let taken = of_person && self.played().took_itself(index);
        let view = step.before().view(*eyes);
        taken.then(|| forced::<G>(text, &view, (step.seat, step.action), names))
    }

    /// What the observer may know about these events.
    fn lines(&self, events: &[G::Event]) -> Vec<String> {
        let Through { text, eyes, names, .. } = &self.through;
        let known = events.iter().filter(|event| match event.audience() {
            Audience::Everyone => true,
            Audience::Only(owner) => Some(owner) == *eyes,
        });
        let words = |event| G::event(text, self.play.deal.kit, event, names);
        known.filter_map(words).collect()
    }
}

/// One moment of a match of any game.
struct Seen<'a, G: Drawn> {
    through: Through<'a>,
    play: &'a InPlay<G>,
    view: G::View,
    before: Option<G::View>,
    legal: ActionSet<G::Action>,
    deciding: Option<Seat>,
}

impl<G: Drawn> Sight for Seen<'_, G> {
    fn choices(&self) -> Vec<Choice> {
        let Some(seat) = self.deciding else { return Vec::new() };
        let Through { text, names, .. } = &self.through;
        let choice = |action: G::Action| Choice {
            action: action.to_string(),
            words: G::action(text, &self.view, action, names),
            group: G::group(text, action),
            is_final: !self.play.played.is_reversible(seat, action),
        };
        self.legal.iter().map(choice).collect()
    }

    fn draw(&self, what: Drawing, offered: &mut BTreeSet<String>) -> Markup {
        let Through { text, eyes, names, .. } = &self.through;
        let (game, kit) = (self.play.played.game(), self.play.deal.kit);
        let why = |action: G::Action| {
            let refused = why_not(game, self.deciding?, action)?;
            Some(refusal::<G>(text, kit, &refused, names))
        };
        let subject = Subject {
            text,
            view: &self.view,
            before: self.before.as_ref(),
            eyes: *eyes,
            names,
            legal: self.legal.clone(),
            why_not: &why,
            offered: RefCell::default(),
        };
        let markup = match what {
            Drawing::Board => G::board(&subject),
            Drawing::Hand => <G as Drawn>::hand(&subject),
            Drawing::Mat(seat, size) => G::mat(&subject, seat, size),
            Drawing::Words => G::in_words(&subject),
        };
        offered.extend(subject.offered.into_inner().iter().map(|action| action.to_string()));
        markup
    }

    fn prompt(&self, seat: Seat) -> String {
        G::prompt(self.through.text, &self.view, seat, &self.through.names)
    }
    fn sheet(&self) -> Vec<ScoreRow> {
        G::score_sheet(self.through.text, &self.view)
    }
}
