//! The arguments of the command line. Their explanations are Fluent messages (see `localise`).

use clap::{Args, Parser, Subcommand, ValueHint};
use std::path::PathBuf;

#[derive(Parser, Debug)]
#[command(name = "patolli", version, disable_help_subcommand = true)]
pub struct Cli {
    #[arg(long, global = true, value_name = "en|fr")]
    pub lang: Option<String>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(Serve),
    Play(Play),
    Replay(Replay),
    Verify(RecordFile),
    Analyse(Analyse),
    Backup(Backup),
    Restore(Backup),
    Check(Place),
    #[command(subcommand)]
    Position(Position),
    #[command(subcommand)]
    Edition(Edition),
    Arena(Arena),
    Bench(Bench),
    Chances(Chances),
    Loadtest(Loadtest),
    Completions {
        #[arg(value_enum)]
        shell: clap_complete::Shell,
    },
    Man {
        #[arg(value_hint = ValueHint::DirPath)]
        folder: PathBuf,
    },
}

/// Where matches are stored.
#[derive(Args, Debug, Default)]
pub struct Place {
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    #[arg(long, value_name = "postgres://…", conflicts_with = "data")]
    pub database: Option<String>,
}

/// A backup and the database it belongs to.
#[derive(Args, Debug)]
pub struct Backup {
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[command(flatten)]
    pub place: Place,
}

/// The table in the browser.
#[derive(Args, Debug)]
pub struct Serve {
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<String>,
    #[command(flatten)]
    pub place: Place,
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub editions: Option<PathBuf>,
    #[arg(long)]
    pub no_open: bool,
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    #[arg(long)]
    pub behind_proxy: bool,
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub rate: u32,
    #[arg(long, value_name = "DAYS", default_value_t = 7)]
    pub purge_after: u32,
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            listen: None,
            place: Place::default(),
            editions: None,
            no_open: false,
            public_url: None,
            behind_proxy: false,
            rate: 50,
            purge_after: 7,
        }
    }
}

/// A game and how it is set up.
#[derive(Args, Debug, Clone)]
pub struct Setup {
    pub game: String,
    #[command(flatten)]
    pub choices: Choices,
    #[command(flatten)]
    pub common: Common,
}

/// What is chosen before a match.
#[derive(Args, Debug, Clone)]
pub struct Choices {
    #[arg(long, short = 'n')]
    pub players: Option<usize>,
    #[arg(long, value_name = "DIFFICULTY")]
    pub solo: Option<String>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
}

/// What most commands accept.
#[derive(Args, Debug, Clone)]
pub struct Common {
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub edition: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct Play {
    /// The game, unless a saved one is resumed.
    pub game: Option<String>,
    #[arg(long, value_name = "DIFFICULTY", conflicts_with = "seats")]
    pub solo: Option<String>,
    #[arg(long, value_name = "me,hard,…", value_delimiter = ',')]
    pub seats: Vec<String>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with = "game")]
    pub resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
    #[arg(long)]
    pub no_confirm: bool,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Args, Debug)]
pub struct RecordFile {
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub edition: Option<PathBuf>,
}

/// What a finished match was worth.
#[derive(Args, Debug)]
pub struct Analyse {
    #[command(flatten)]
    pub record: RecordFile,
    #[arg(long, value_enum, default_value_t)]
    pub level: Depth,
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    #[arg(long)]
    pub seed: Option<String>,
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    #[arg(long)]
    pub json: bool,
}

#[derive(Args, Debug)]
pub struct Replay {
    #[command(flatten)]
    pub record: RecordFile,
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
}

#[derive(Subcommand, Debug)]
pub enum Position {
    New(Setup),
    Show {
        #[command(flatten)]
        position: PositionFile,
        #[arg(long)]
        json: bool,
    },
    Legal {
        #[command(flatten)]
        position: PositionFile,
        #[arg(long)]
        json: bool,
    },
    Apply {
        #[command(flatten)]
        position: PositionFile,
        #[arg(required = true, value_name = "ACTION")]
        actions: Vec<String>,
        #[arg(long)]
        json: bool,
    },
    Why {
        #[command(flatten)]
        position: PositionFile,
        #[arg(value_name = "ACTION")]
        action: String,
    },
    Value {
        #[command(flatten)]
        position: PositionFile,
        #[arg(long, value_enum, default_value_t)]
        level: Depth,
        #[arg(long)]
        json: bool,
    },
}

/// How much thought a valuation gets.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    #[default]
    Quick,
    Deep,
}

#[derive(Args, Debug)]
pub struct PositionFile {
    #[arg(value_hint = ValueHint::FilePath)]
    pub file: PathBuf,
    #[arg(long, value_name = "N")]
    pub seat: Option<usize>,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Subcommand, Debug)]
pub enum Edition {
    Show {
        game: String,
        #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
        edition: Option<PathBuf>,
    },
    Check {
        game: String,
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
    },
}

#[derive(Args, Debug)]
pub struct Arena {
    pub game: String,
    #[arg(required = true, num_args = 1.., value_name = "LEVEL")]
    pub bots: Vec<String>,
    #[arg(long, default_value_t = 100)]
    pub games: usize,
    #[arg(long)]
    pub paired: bool,
    #[command(flatten)]
    pub choices: Choices,
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Args, Debug)]
pub struct Bench {
    pub game: Option<String>,
    #[arg(long)]
    pub search: bool,
    #[arg(long, default_value_t = 1.0)]
    pub seconds: f32,
    #[arg(long)]
    pub json: bool,
}

/// How predicted chances to win compare with results.
#[derive(Args, Debug)]
pub struct Chances {
    pub game: String,
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub matches: usize,
    #[arg(long)]
    pub fit: bool,
    #[arg(long, default_value_t = 0)]
    pub threads: usize,
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Args, Debug)]
pub struct Loadtest {
    #[arg(long, value_name = "http://ADDRESS:PORT")]
    pub url: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub matches: usize,
    #[arg(long, value_name = "N", default_value_t = 200.0)]
    pub rate: f64,
    #[arg(long, default_value_t = 10.0)]
    pub seconds: f64,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub watchers: usize,
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub bots: usize,
    #[arg(long)]
    pub json: bool,
}
