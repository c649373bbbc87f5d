//! Converts a match to its record and back, checking every claim of the record.

use crate::door::Refused;
use crate::flaw::Flaw;
use crate::game::Unreadable;
use crate::luck::{Digest, Draws, Witness};
use crate::matches::Match;
use crate::record::{EditionTag, End, FORMAT, Header, Move, Record, Secret};
use crate::seat::Seat;
use crate::title::{Edition, PositionOf, Title, fingerprint};
use serde::Deserialize;

/// What determines the start of a match and so, with the actions, everything.
#[derive(Debug)]
pub struct Deal<G: Title> {
    /// The components.
    pub kit: &'static G::Kit,
    /// The options of the table.
    pub options: G::Options,
    /// A name for each seat.
    pub seats: Vec<String>,
    /// The seed and its salt.
    pub secret: Secret,
    /// The words that people added to the shuffle.
    pub additions: Vec<String>,
    /// The position the match continues from, if it does not start with setup.
    pub start: Option<serde_json::Value>,
    /// The positions of the random streams at that moment.
    pub drawn: Draws,
}

impl<G: Title> Deal<G> {
    /// A deal without additions.
    pub fn new(
        kit: &'static G::Kit,
        options: G::Options,
        seats: Vec<String>,
        secret: Secret,
    ) -> Self {
        let (additions, start, drawn) = (Vec::new(), None, Draws::default());
        Self { kit, options, seats, secret, additions, start, drawn }
    }

    /// The start that a header describes; its seed must be known and match the commitment.
    pub fn of_header(
        header: &Header,
        kit: &'static G::Kit,
    ) -> Result<Self, ReplayError<G::Reason>> {
        let secret = header.secret.as_ref().ok_or(ReplayError::NoSeed)?;
        if secret.commitment() != header.commitment {
            return Err(ReplayError::Commitment);
        }
        Ok(Self {
            kit,
            options: options_of::<G>(header)?,
            seats: header.seats.clone(),
            secret: secret.clone(),
            additions: header.additions.clone(),
            start: header.start.clone(),
            drawn: header.drawn,
        })
    }

    /// The match before its first action.
    pub fn begin(&self) -> Result<Match<G>, BadStart> {
        let luck = self.secret.luck(&self.additions);
        let Some(start) = &self.start else {
            return Ok(Match::new(self.kit, &self.options, luck));
        };
        let mut luck = luck.after(self.drawn);
        let position =
            G::Position::deserialize(start).map_err(|why| BadStart::Form(why.to_string()))?;
        let mut host = Witness::new(&mut luck);
        let game = position.into_game(self.kit, &mut host)?;
        Ok(Match::from(game, luck))
    }

    /// Writes a match as a record. It includes the secret when that may be revealed: in a private
    /// save and at the end.
    pub fn record(&self, played: &Match<G>, show_secret: bool) -> Record {
        let moves = played.steps().iter().enumerate().map(|(i, step)| Move {
            n: i + 1,
            seat: step.seat,
            action: step.action.to_string(),
        });
        Record {
            header: Header {
                patolli: FORMAT,
                game: G::ID.to_string(),
                rules: G::RULES,
                edition: EditionTag {
                    name: self.kit.name().to_string(),
                    digest: self.kit.digest(),
                },
                seats: self.seats.clone(),
                options: serde_json::to_value(&self.options).expect("options are plain data"),
                start: self.start.clone(),
                drawn: self.drawn,
                salvaged: None,
                untrusted: None,
                commitment: self.secret.commitment(),
                additions: self.additions.clone(),
                secret: show_secret.then(|| self.secret.clone()),
            },
            moves: moves.collect(),
            end: played.is_over().then(|| end_of(played.game())),
        }
    }
}

/// A start that is not a possible moment of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadStart {
    /// It is not a position; why, in the words of the parser.
    #[error("the match starts from something that is not a position: {0}")]
    Form(String),
    /// The rules cannot produce it.
    #[error("the match starts from an impossible position: {0}")]
    Flaw(#[from] Flaw),
}

fn end_of<G: Title>(game: &G) -> End {
    let scores = game.scores();
    End {
        scores: Seat::first(game.n_seats()).map(|seat| scores[seat]).collect(),
        winners: game.winners().iter().collect(),
        state: fingerprint(game),
    }
}

/// A record that contradicts these rules, this edition or its own claims.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages say what each is")]
pub enum ReplayError<R: std::fmt::Debug> {
    #[error("this is a record of {found}, not of {expected}")]
    OtherGame { expected: &'static str, found: String },
    #[error("the record follows rules version {found}; this program plays version {expected}")]
    OtherRules { expected: u32, found: u32 },
    #[error(
        "the record was played with the edition {name:?}; lay the same edition over with --edition FILE"
    )]
    OtherEdition { name: String, expected: Digest, found: Digest },
    #[error("the options of the record make no game: {0}")]
    Options(String),
    #[error(transparent)]
    Start(#[from] BadStart),
    #[error("the record names {found} seats, the game has {expected}")]
    Seats { expected: usize, found: usize },
    #[error("the record holds no seed, so it cannot be replayed yet")]
    NoSeed,
    #[error("the seed does not fit the commitment: it was not the one fixed before the match")]
    Commitment,
    #[error("move {n}: {why}")]
    Unreadable { n: usize, why: Unreadable },
    #[error("move {n} ({action}) by seat {seat} is not allowed by the rules")]
    Refused { n: usize, seat: Seat, action: String, why: Refused<R> },
    #[error("the record claims an end, but the game goes on after {moves} moves")]
    NotOver { moves: usize },
    #[error("the end does not fit: {what} should be {expected}, the record says {found}")]
    End { what: &'static str, expected: String, found: String },
}

/// Replays a record from its seed. Checks every move, and the end if there is one.
pub fn replay<G: Title>(
    record: &Record,
    kit: &'static G::Kit,
) -> Result<Match<G>, ReplayError<G::Reason>> {
    let header = &record.header;
    if header.game != G::ID {
        return Err(ReplayError::OtherGame { expected: G::ID, found: header.game.clone() });
    }
    if header.rules != G::RULES {
        return Err(ReplayError::OtherRules { expected: G::RULES, found: header.rules });
    }
    if header.edition.digest != kit.digest() {
        return Err(ReplayError::OtherEdition {
            name: header.edition.name.clone(),
            expected: kit.digest(),
            found: header.edition.digest,
        });
    }
    let mut played = Deal::<G>::of_header(header, kit)?.begin()?;
    let (expected, found) = (played.game().n_seats(), header.seats.len());
    if expected != found {
        return Err(ReplayError::Seats { expected, found });
    }
    for step in &record.moves {
        let (n, seat, action) = (step.n, step.seat, step.action.clone());
        let read = action.parse().map_err(|why| ReplayError::Unreadable { n, why })?;
        played.play(seat, read).map_err(|why| ReplayError::Refused { n, seat, action, why })?;
    }
    if let Some(end) = &record.end {
        check_end(&played, end)?;
    }
    Ok(played)
}

/// The options in a header, checked like those a user gives.
fn options_of<G: Title>(header: &Header) -> Result<G::Options, ReplayError<G::Reason>> {
    let options: G::Options = serde_json::from_value(header.options.clone())
        .map_err(|why| ReplayError::Options(why.to_string()))?;
    match crate::title::every_options::<G>().contains(&options) {
        true => Ok(options),
        false => Err(ReplayError::Options(header.options.to_string())),
    }
}

fn check_end<G: Title>(played: &Match<G>, end: &End) -> Result<(), ReplayError<G::Reason>> {
    if !played.is_over() {
        return Err(ReplayError::NotOver { moves: played.steps().len() });
    }
    let truth = end_of(played.game());
    let differs = |what, expected: String, found: String| match expected == found {
        true => Ok(()),
        false => Err(ReplayError::End { what, expected, found }),
    };
    differs("scores", list(&truth.scores), list(&end.scores))?;
    differs("winners", list(&truth.winners), list(&end.winners))?;
    differs("state", truth.state.to_string(), end.state.to_string())
}

fn list<T: ToString>(things: &[T]) -> String {
    things.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}
