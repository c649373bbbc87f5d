//! The law of the terminal: what a person types means one choice, whichever the game and language.

use super::choices;
use super::command::is_command;
use super::labels::Labels;
use super::session::{Next, Session};
use super::tests::{Script, Then, secret};
use super::{PlaySetup, Who};
use crate::board::{Board, Style};
use patolli_bots::Judge;
use patolli_core::{Deal, Quick, Seat, every_options};
use patolli_games::{GameId, with_game};
use patolli_text::{Lang, Text};
use std::thread;

/// How many sets of options of a game are played to the end.
const GAMES: usize = 12;

fn whole_games<G: Judge + Board>() {
    let options = every_options::<G>();
    let step = options.len().div_ceil(GAMES);
    for (n, options) in options.into_iter().step_by(step).enumerate() {
        let text = Text::new(Lang::ALL[n % 2]);
        one_meaning_throughout::<G>(n, options, &text);
    }
}

/// Plays at random, by labels and by notation in turn, and checks every decision.
fn one_meaning_throughout<G: Judge + Board>(n: usize, options: G::Options, text: &Text) {
    let deal = Deal::<G>::new(G::standard(), options, Vec::new(), secret(&n.to_string()));
    let people = deal.begin().expect("a game").game().n_seats();
    let seats = (0..people).map(|i| Who::Person(format!("Person {i}"))).collect();
    let setup = PlaySetup { deal, seats, resume: None, save_to: None, confirm: false };
    let mut session = Session::new(setup, text).expect("a session");
    let mut dice = Quick::new(n as u64);
    let mut io = Script::new(&[], Then::Nothing);
    while let Some(seat) = session.played.game().to_act().first() {
        let labels = session.labels(seat);
        every_label_means_its_choice(&session, seat, &labels);
        foreign_numbers_are_refused(&mut session, seat, &labels, &mut io);
        let at = dice.below(labels.iter().count() as u32) as usize;
        let (label, action) = labels.iter().nth(at).expect("a choice");
        let steps = session.played.steps().len();
        let typed = if steps.is_multiple_of(2) { label.to_string() } else { action.to_string() };
        assert_eq!(session.answer(seat, &typed, &mut io), Next::Moved, "{typed}\n{}", io.said);
        let step = &session.played.steps()[steps];
        assert_eq!((step.seat, step.action), (seat, action), "{typed}");
        io.said.clear();
    }
}

fn every_label_means_its_choice<G: Judge + Board>(
    session: &Session<'_, G>,
    seat: Seat,
    labels: &Labels<G::Action>,
) {
    let game = session.played.game();
    let view = game.view(Some(seat));
    let style = Style::plain(100);
    let list = choices::list::<G>(session.text, &style, &view, labels, &session.names);
    assert_eq!(labels.iter().count(), game.legal(seat).len());
    for (label, action) in labels.iter() {
        assert_eq!(labels.find(label), Some(action), "{label}\n{list}");
        assert_eq!(labels.find(&format!("  {} ", label.to_uppercase())), Some(action));
        assert!(!is_command(label) && label.parse::<G::Action>().is_err(), "{label}");
        assert!(list.contains(&format!("{label}  ")), "{label}\n{list}");
        // The number by which people know a choice means it, or nothing.
        let number = G::number(&view, action);
        let meant = number.as_deref().and_then(|number| labels.find(number));
        assert!(meant.is_none_or(|meant| meant == action), "{number:?}\n{list}");
        if number.as_deref() == Some(label) {
            let words = G::action(session.text, &view, action, &session.names);
            let first = first_number(&words);
            assert!(first.is_none_or(|first| label.split(' ').any(|it| it == first)), "{words}");
            let said = format!("{words} {action}");
            assert!(label.split(' ').all(|part| part == "0" || said.contains(part)), "{said}");
        } else {
            assert!(label.chars().all(char::is_alphabetic), "{label}");
        }
    }
}

/// The number in the name of a choice, before its price and its effect.
fn first_number(words: &str) -> Option<&str> {
    let name = words.split([',', ':', ';', '(', '→']).next().unwrap_or_default();
    name.split(|c: char| !c.is_ascii_digit()).find(|digits| !digits.is_empty())
}

/// No number that is not offered has an effect, such as the position of a choice in the list.
fn foreign_numbers_are_refused<G: Judge + Board>(
    session: &mut Session<'_, G>,
    seat: Seat,
    labels: &Labels<G::Action>,
    io: &mut Script,
) {
    for number in (0..=30).chain([99]).map(|n| n.to_string()) {
        if labels.find(&number).is_some() {
            continue;
        }
        let steps = session.played.steps().len();
        assert_eq!(session.answer(seat, &number, io), Next::Again, "{number}");
        assert_eq!(session.played.steps().len(), steps);
        assert!(io.said.contains(&labels.listed()), "{}", io.said);
        io.said.clear();
    }
}

#[test]
fn one_typed_thing_means_one_choice() {
    thread::scope(|scope| {
        for game in GameId::ALL {
            with_game!(game, G => scope.spawn(whole_games::<G>));
        }
    });
}
