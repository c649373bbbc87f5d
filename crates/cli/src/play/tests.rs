use super::console::Console;
use super::{PlaySetup, Table, Who, choose, play};
use crate::board::Style;
use patolli_bots::Level;
use patolli_core::record::{Record, Secret};
use patolli_core::{Chosen, Deal, Luck, Match, Seat, Title, replay, seed_from_text};
use patolli_games::GameId;
use patolli_text::{Lang, Text};
use patolli_zapotec::{Difficulty, Options, Zapotec};
use std::collections::VecDeque;
use std::path::PathBuf;

/// A console that types prepared lines, then nothing or some choice of every list.
pub(super) struct Script {
    lines: VecDeque<String>,
    then: Then,
    asked: usize,
    /// Whether to confirm every question.
    agree: bool,
    pub said: String,
}

/// What follows the prepared lines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    Nothing,
    /// The first letter and the numbers of cards in turn, some of which each list offers.
    Anything,
}

impl Script {
    pub(super) fn new(lines: &[&str], then: Then) -> Self {
        let lines = lines.iter().map(|line| (*line).to_string()).collect();
        Self { lines, then, asked: 0, agree: false, said: String::new() }
    }
    fn anything(&mut self) -> Option<String> {
        self.asked += 1;
        assert!(self.asked < 100_000, "the game does not end");
        let turn = self.asked % 28;
        let typed = if turn == 0 { "a".to_string() } else { turn.to_string() };
        (self.then == Then::Anything).then_some(typed)
    }
    fn has(&self, text: &str) -> bool {
        self.said.contains(text)
    }
}

impl Console for Script {
    fn read_line(&mut self, prompt: &str) -> Option<String> {
        self.said += prompt;
        if self.agree && prompt.contains("to confirm") {
            return Some(String::new());
        }
        let line = self.lines.pop_front().or_else(|| self.anything())?;
        self.said += &format!("{line}\n");
        Some(line)
    }
    fn print(&mut self, text: &str) {
        self.said += text;
    }
    fn is_terminal(&self) -> bool {
        false
    }
    fn clear(&mut self) {
        self.said += "[clear]\n";
    }
    fn style(&self) -> Style {
        Style::plain(100)
    }
}

pub(super) fn secret(seed: &str) -> Secret {
    Secret { seed: seed_from_text(seed), salt: seed_from_text("salt") }
}

fn setup(options: Options, seats: Vec<Who>, save_to: Option<PathBuf>) -> PlaySetup<Zapotec> {
    let secret = secret("table");
    let deal = Deal::new(Zapotec::standard(), options, Vec::new(), secret);
    PlaySetup { deal, seats, resume: None, save_to, confirm: false }
}

fn me() -> Who {
    Who::Person("Ana".to_string())
}

fn against(bots: usize) -> PlaySetup<Zapotec> {
    let mut seats = vec![me()];
    seats.resize(bots + 1, Who::Bot(Level::Random));
    setup(Options::Players(bots as u8 + 1), seats, None)
}

fn dealt(setup: &PlaySetup<Zapotec>) -> Match<Zapotec> {
    let luck = Luck::new(setup.deal.secret.seed);
    Match::new(setup.deal.kit, &setup.deal.options, luck)
}

/// The number of the first card that the first player holds.
fn card(setup: &PlaySetup<Zapotec>) -> String {
    dealt(setup).game().private[Seat::new(0)].hand.first().expect("a hand").to_string()
}

/// Plays with these lines and returns everything that was printed.
fn session(setup: PlaySetup<Zapotec>, lang: Lang, lines: &[&str], then: Then) -> Script {
    let mut io = Script::new(lines, then);
    play(setup, &Text::new(lang), &mut io).expect("a session does not fail");
    assert!(!io.has("⟦") && !io.has("\x1b"), "{}", io.said);
    io
}

/// A file of this test only, deleted before it starts.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("patolli-{}-{name}.jsonl", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

fn saved(path: &PathBuf) -> (Record, Match<Zapotec>) {
    let text = std::fs::read_to_string(path).expect("the file was written");
    let record = Record::parse(&text).expect("a record");
    let played = replay::<Zapotec>(&record, Zapotec::standard()).expect("it replays");
    (record, played)
}

#[test]
fn whole_games_end_with_a_record_in_both_languages() {
    for (lang, total, wins) in [(Lang::En, "Total", "win"), (Lang::Fr, "Total", "gagne")] {
        let path = file(&format!("solo-{lang}"));
        let mut solo = setup(Options::Solo(Difficulty::Normal), vec![me()], Some(path.clone()));
        solo.deal.secret = secret("solo");
        let io = session(solo, lang, &[], Then::Anything);
        assert!(io.has(total) && io.has("Cocijobot"));
        assert!(io.has("patolli verify"));
        let (record, played) = saved(&path);
        assert!(record.end.is_some() && played.is_over());
        assert_eq!(record.header.seats, ["Ana", "Cocijobot"]);
        std::fs::remove_file(&path).expect("it was there");

        let io = session(against(2), lang, &[], Then::Anything);
        assert!(io.has(total) && (io.has(wins) || io.has("sha")), "{}", io.said);
    }
}

#[test]
fn decisions_with_one_option_are_taken_and_told() {
    let path = file("forced");
    let solo = setup(Options::Solo(Difficulty::Normal), vec![me()], Some(path.clone()));
    let io = session(solo, Lang::En, &[], Then::Anything);
    let (record, played) = saved(&path);
    let forced = played.steps().iter().filter(|step| step.was_forced()).count();
    assert!((1..record.moves.len()).contains(&forced), "{forced} of {}", record.moves.len());
    let taken = (0..record.moves.len()).filter(|n| played.took_itself(*n)).count();
    assert!(taken < forced, "the end of a turn was confirmed while a choice could be undone");
    let told = io.said.matches("Ana, only option: ").count();
    assert_eq!(told, taken, "{}", io.said);
    std::fs::remove_file(&path).expect("it was there");
}

#[test]
fn undo_goes_back_to_the_last_secret_and_says_why_not_further() {
    // After the reveal the choice of the card cannot be undone; the choice of income can.
    let card = card(&against(1));
    let lines = ["undo", &card, "undo", "a", "undo", "undo", "quit", "n"];
    let io = session(against(1), Lang::En, &lines, Then::Nothing);
    let text = &io.said;
    assert!(text.contains("another player’s") || text.contains("Nothing to undo"));
    assert!(text.contains("revealed hidden information"), "{text}");
    assert!(text.contains("Undone: income"), "{text}");
}

/// How many cards and incomes the first player of a session chose, and what it printed.
fn saved_moves(name: &str, lang: Lang, confirm: bool, lines: &[&str]) -> (usize, String) {
    let path = file(name);
    let chosen = |action: &str| ["play ", "income "].iter().any(|verb| action.starts_with(verb));
    let mut setup = against(1);
    (setup.save_to, setup.confirm) = (Some(path.clone()), confirm);
    let io = session(setup, lang, lines, Then::Nothing);
    let own = saved(&path)
        .0
        .moves
        .iter()
        .filter(|played| played.seat == Seat::new(0) && chosen(&played.action))
        .count();
    std::fs::remove_file(&path).expect("it was there");
    (own, io.said)
}

#[test]
fn what_cannot_be_undone_is_confirmed_once() {
    let card = card(&against(1));
    let moves = |confirm, lines: &[&str]| saved_moves("confirm", Lang::En, confirm, lines);
    let asks = |said: &str| said.matches("This can’t be undone").count();
    // Playing a card reveals it; the income can be undone, and needs no confirmation.
    let (played, said) = moves(true, &[&card, "", "a"]);
    assert_eq!((played, asks(&said)), (2, 1), "{said}");
    // With the heading of its list: “1 Zeal” alone would not say that it is a payment.
    assert!(said.contains(&format!("Play a card: {card} (")), "{said}");
    let (played, said) = moves(true, &[&card, "n", &card, "perhaps", &card]);
    assert_eq!((played, asks(&said)), (0, 3), "{said}");
    assert_eq!(said.matches("Nothing was played").count(), 3, "{said}");
    // One question for a line of several choices, about the one that cannot be undone.
    let line = format!("play {card}; income row");
    let (played, said) = moves(true, &[&line, "yes", "income row"]);
    assert_eq!((played, asks(&said)), (2, 1), "{said}");
    let (played, said) = moves(false, &[&card, "a"]);
    assert_eq!((played, asks(&said)), (2, 0), "{said}");
}

/// Others move at once, or get the screen: the end of a turn is confirmed too.
#[test]
fn what_ends_a_turn_is_confirmed() {
    let seats = vec![me(), Who::Person("Luis".to_string())];
    let mut two = setup(Options::Players(2), seats, None);
    two.confirm = true;
    let card = card(&two);
    let io = session(two, Lang::En, &["", &card, "n", &card, "", ""], Then::Nothing);
    assert_eq!(io.said.matches("This can’t be undone").count(), 2, "{}", io.said);
    assert!(io.has("Pass the screen to Luis"), "{}", io.said);
    let mut solo = setup(Options::Solo(Difficulty::Normal), vec![me()], None);
    solo.confirm = true;
    let mut io = Script::new(&[], Then::Anything);
    io.agree = true;
    play(solo, &Text::new(Lang::En), &mut io).expect("a session does not fail");
    assert!(io.has("This can’t be undone") && io.has("The game is over."), "{}", io.said);
}

#[test]
fn confirmation_is_switched_while_playing() {
    let card = card(&against(1));
    let lines = ["confirm", "confirm off", "confirm maybe", &card, "a"];
    let (played, said) = saved_moves("switch", Lang::En, true, &lines);
    assert_eq!(played, 2, "{said}");
    for said_so in ["are confirmed", "Confirmation is off", "Invalid value “maybe”"] {
        assert!(said.contains(said_so), "{said}");
    }
    let (played, said) = saved_moves(
        "switch-fr",
        Lang::Fr,
        false,
        &["confirmer oui", &card, "non", "confirmer non"],
    );
    assert!(played == 0 && said.contains("ne peut pas être annulé"), "{said}");
}

/// With cards 1, 4, 8 in hand, `4` plays card 4, and `2` nothing.
#[test]
fn a_number_is_that_of_a_card() {
    let hand = dealt(&against(1)).game().private[Seat::new(0)].hand;
    let third = hand.iter().nth(2).expect("a hand").to_string();
    let foreign = (1..=9).map(|n: u8| n.to_string());
    let foreign = foreign.filter(|n| hand.iter().all(|card| card.to_string() != *n));
    let foreign: Vec<_> = foreign.collect();
    let mut lines: Vec<_> = foreign.iter().map(String::as_str).collect();
    lines.push(&third);
    let (played, said) = saved_moves("cards", Lang::En, false, &lines);
    assert_eq!((played, said.matches("isn’t available here").count()), (1, foreign.len()));
    assert!(!foreign.is_empty() && said.contains(&format!("You played {third} (")), "{said}");
}

#[test]
fn questions_are_answered() {
    let why = format!("why {}", card(&against(2)));
    let asked = [
        "why ritual 1",
        "why",
        &why,
        "why nonsense",
        "help",
        "help pyramid",
        "help trade_14",
        "help PRÊTRE",
        "help zzz",
        "help e",
        "help card",
        "log",
        "log 1",
        "score",
        "board",
        "legal",
        "hand",
    ];
    let io = session(against(2), Lang::En, &asked, Then::Nothing);
    for said in [
        "this is not the moment for that (rule 5.1). Your decision now: ",
        "(rule 5.1)",
        "After “why”, write",
        "It is possible",
        "Unrecognised input",
        "undo            undoes",
        "Start a Pyramid with a Scoring tile",
        "Trade tile #14",
        "An advanced resource from Temples",
        "Unknown term",
        "type more of the name",
        "Ana holds",
        "Points if the game ended now",
        "not saved",
    ] {
        assert!(io.has(said), "{said}\n{}", io.said);
    }
    assert!(!io.has("ritual_steps"), "names of data files explain little: {}", io.said);
    let asked = [
        "pourquoi ritual 1",
        "ritual 1",
        "aide prêtre",
        "aide house",
        "journal",
        "score",
        "plateau",
        "main",
        "coups",
    ];
    let io = session(against(2), Lang::Fr, &asked, Then::Nothing);
    for said in [
        "ritual 1\u{a0}: Impossible\u{a0}: ce n’est pas le moment",
        "ce n’est pas le moment",
        "(règle 5.1)",
        "produite par les temples",
        "Maison",
        "Ana a en main",
    ] {
        assert!(io.has(said), "{said}\n{}", io.said);
    }
}

#[test]
fn a_decision_that_is_over_is_called_so() {
    let card = card(&against(1));
    for (lang, why, due, over) in [
        (Lang::En, "why", "this is not the moment for that", "already decided this: “income row”"),
        (Lang::Fr, "pourquoi", "ce n’est pas le moment", "déjà décidé : « income row »"),
    ] {
        let why = |what: &str| format!("{why} {what}");
        let lines = [&why("income row"), &card, "income row", &why("income column"), "income row"];
        let io = session(against(1), lang, &lines, Then::Nothing);
        assert_eq!(io.said.matches(due).count(), 3, "{}", io.said);
        let said = io.said.replace('\u{a0}', " ");
        assert_eq!(said.matches(over).count(), 2, "{said}");
    }
}

#[test]
fn nonsense_is_met_with_help_and_loses_nothing() {
    let lines = [
        "",
        "0",
        "999",
        "-1",
        "pluy 3",
        "xyzzy plugh",
        "build",
        "income row",
        "\u{7}",
        ";;",
        "@",
        "@ ;",
    ];
    let io = session(against(1), Lang::En, &lines, Then::Nothing);
    for said in ["“0” isn’t available", "“999” isn’t available", "Did you mean", "The input ended"]
    {
        assert!(io.has(said), "{said}\n{}", io.said);
    }
}

#[test]
fn notation_works_for_several_moves_at_once() {
    let path = file("notation");
    let mut setup = against(1);
    setup.save_to = Some(path.clone());
    let lines = [&format!("PLAY {}", card(&setup)), "income row; end capital; end construction"];
    let io = session(setup, Lang::En, &lines, Then::Nothing);
    assert!(io.has("Take a card"), "{}", io.said);
    let (record, _) = saved(&path);
    assert!(record.moves.iter().filter(|played| played.action.starts_with("end")).count() >= 2);
    std::fs::remove_file(&path).expect("it was there");
}

/// On 24 lines a notice above the board would scroll away.
#[test]
fn a_line_that_stopped_early_is_told_below_the_board() {
    let setup = against(1);
    let line = format!("play {}; income row", card(&setup));
    let io = session(setup, Lang::En, &[&line], Then::Nothing);
    let (_, after) = io.said.split_once("the rest of the line was not played").expect(&io.said);
    let (between, _) = after.split_once('▶').expect("the next prompt");
    assert!(between.lines().count() <= 3, "{}", io.said);
}

#[test]
fn a_saved_match_goes_on_where_it_stopped() {
    let path = file("resume");
    let other = file("other");
    let save = format!("save {}", path.display());
    let copy = format!("save {}", other.display());
    let lines = [&card(&against(2)), "a", &save, "a", "quit"];
    session(against(2), Lang::En, &lines, Then::Nothing);
    let (record, played) = saved(&path);
    assert!(record.end.is_none());
    let seats = record.header.seats.iter().map(|tag| Who::of_tag(tag)).collect();
    assert_eq!(seats, against(2).seats);
    let mut again = setup(Options::Players(3), seats, Some(path.clone()));
    again.resume = Some(played);
    std::fs::write(&other, "mine").expect("a file in the way");
    let io = session(again, Lang::En, &[&copy], Then::Anything);
    assert!(io.has("already exists") && io.has("patolli verify"));
    assert_eq!(std::fs::read_to_string(&other).expect("untouched"), "mine");
    assert!(saved(&path).1.is_over());
    std::fs::remove_file(&path).expect("it was there");
    std::fs::remove_file(&other).expect("it was there");
}

#[test]
fn the_end_of_the_input_saves_what_there_is() {
    let path = file("eof");
    let mut setup = against(1);
    setup.save_to = Some(path.clone());
    let card = card(&setup);
    let io = session(setup, Lang::Fr, &[&card], Then::Nothing);
    assert!(io.has("patolli play --resume"));
    assert!(!saved(&path).0.moves.is_empty());
    std::fs::remove_file(&path).expect("it was there");
    let nowhere = setup_to_nowhere();
    let io = session(nowhere, Lang::En, &[&card], Then::Nothing);
    assert!(io.has("Could not write"), "{}", io.said);
}

fn setup_to_nowhere() -> PlaySetup<Zapotec> {
    let mut setup = against(1);
    setup.save_to = Some(std::env::temp_dir().join("no such folder/match.jsonl"));
    setup
}

/// Between the curtains of two people no card of the other hand is named.
#[test]
fn people_at_one_screen_do_not_see_each_other() {
    let seats = vec![me(), Who::Person("Luis".to_string())];
    let setup = setup(Options::Players(2), seats, None);
    let (deal, card) = (dealt(&setup), card(&setup));
    let lines = ["", "log", "hand", &card, "", "log", "hand"];
    let io = session(setup, Lang::En, &lines, Then::Nothing);
    let parts: Vec<_> = io.said.split("Pass the screen to ").collect();
    assert_eq!(parts.len(), 3, "{}", io.said);
    assert!(parts[1].starts_with("Ana") && parts[2].starts_with("Luis"));
    for (part, other) in [(parts[1], 1), (parts[2], 0)] {
        let text = Text::new(Lang::En);
        for card in deal.game().private[Seat::new(other)].hand {
            let name = patolli_text::zapotec::card(&text, Zapotec::standard(), card);
            assert!(!part.contains(&name), "{name}\n{part}");
        }
    }
}

#[test]
fn a_table_of_bots_plays_by_itself() {
    let bots = setup(Options::Players(2), vec![Who::Bot(Level::Random); 2], None);
    let io = session(bots, Lang::En, &[], Then::Nothing);
    assert!(io.has("takes income") && io.has("win"));
}

#[test]
fn the_chooser_asks_until_all_is_clear() {
    let ask = |lines: &[&str]| choose(&Text::new(Lang::En), &mut Script::new(lines, Then::Nothing));
    let wish = ask(&["", "", "", ""]).expect("all by Enter");
    assert_eq!((wish.game, wish.table, wish.seed), (GameId::Zapotec, Table::Solo, None));
    assert_eq!(wish.options, chosen(&[("solo", "normal")]));
    let wish = ask(&["zapotec", "what?", "99", "2", "7", "3", "hard", "42"]).expect("against bots");
    let mut seats = vec![Who::Person("Player".to_string())];
    seats.resize(4, Who::Bot(Level::Hard));
    assert_eq!((wish.table, wish.seed), (Table::Seats(seats), Some("42".to_string())));
    assert_eq!(wish.options, Chosen::new());
    let wish = ask(&["1", "4", "1", "3", "2", "Ana", "", "1", "", ""]).expect("in French");
    let people = ["Ana", "Joueur 2"].map(|name| Who::Person(name.to_string()));
    let seats = people.into_iter().chain([Who::Bot(Level::Normal)]).collect();
    assert_eq!((wish.lang, wish.table), (Lang::Fr, Table::Seats(seats)));
    assert_eq!(ask(&["q"]), None);
    assert_eq!(ask(&["1", "2"]), None);
    assert_eq!(ask(&[]), None);
}

fn chosen(options: &[(&str, &str)]) -> Chosen {
    options.iter().map(|(key, value)| ((*key).to_string(), (*value).to_string())).collect()
}

/// Several options are shown with their values; Enter takes them as they are.
#[test]
fn the_chooser_lets_options_change() {
    let usual = ["copan", "2", "1", ""];
    let ask = |lines: &[&str]| {
        let mut io = Script::new(&[&usual, lines].concat(), Then::Nothing);
        let wish = choose(&Text::new(Lang::En), &mut io).expect("a wish");
        assert!(io.has("Event card: standard game, easy"), "{}", io.said);
        wish.options
    };
    let standard =
        [("eject", "must"), ("event", "standard_easy"), ("hands", "hidden"), ("river", "fill")];
    assert_eq!(ask(&["", ""]), chosen(&standard));
    let changed = [("eject", "must"), ("event", "long_easy"), ("hands", "open"), ("river", "fill")];
    assert_eq!(ask(&["99", "1", "long game, easy", "4", "2", "", ""]), chosen(&changed));
}
