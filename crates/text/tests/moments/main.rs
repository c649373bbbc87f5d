//! Every moment of a game has words in both languages: prompts, choices, history, refusals, points.

mod ahau;
mod copan;
mod yucatan;
mod zapotec;

use patolli_core::{
    Cites, Dense, Game, Luck, Match, Quick, Refused, Seat, SeatSet, seed_from_text,
};
use patolli_text::{Lang, Text, Words, refusal, refusal_now};
use std::collections::BTreeSet;

/// Random play without the bots' crate, which need not know about words.
fn random_games<G: Words>(tables: &[G::Options], mut look: impl FnMut(&Match<G>)) {
    for (i, options) in tables.iter().enumerate() {
        let luck = Luck::new(seed_from_text(&format!("words {i}")));
        let mut played = Match::<G>::new(G::standard(), options, luck);
        let mut dice = Quick::new(i as u64);
        look(&played);
        while let Some(seat) = played.game().to_act().first() {
            let legal = played.game().legal(seat);
            let action = legal.nth(dice.below(legal.len() as u32) as usize);
            played.play(seat, action).expect("a legal action");
            look(&played);
        }
    }
}

fn names() -> Vec<String> {
    ["Ana", "Luis", "Zoé", "Bob", "Ixchel"].map(String::from).to_vec()
}

fn good(said: &str) {
    assert!(!said.trim().is_empty() && !said.contains('⟦'), "{said:?}");
}

/// Seats that a person or a bot decides for.
fn deciders<G: Game>(game: &G) -> SeatSet {
    Seat::first(game.n_seats()).filter(|seat| game.automa() != Some(*seat)).collect()
}

fn every_moment_has_words<G: Words>(tables: &[G::Options]) {
    let texts = Lang::ALL.map(Text::new);
    random_games::<G>(tables, |played| {
        let game = played.game();
        let events = played.steps().last().map_or(played.opening(), |step| &step.events);
        for text in &texts {
            for event in events {
                if let Some(line) = G::event(text, G::standard(), event, &names()) {
                    good(&line);
                }
            }
            for seat in deciders(game) {
                let view = game.view(Some(seat));
                good(&G::prompt(text, &view, seat, &names()));
                G::hand(text, &view).iter().for_each(|card| good(card));
                for action in game.legal(seat).iter() {
                    good(&G::action(text, &view, action, &names()));
                    G::brief(text, &view, action).iter().for_each(|brief| good(brief));
                    good(&G::group(text, action));
                }
            }
            let sheet = G::score_sheet(text, &game.view(None));
            let (total, parts) = sheet.split_last().expect("rows");
            for seat in Seat::first(game.n_seats()) {
                let sum: i16 = parts.iter().map(|row| row.points[seat.index()]).sum();
                assert_eq!(total.points[seat.index()], sum);
                assert_eq!(sum, game.scores()[seat]);
            }
        }
    });
}

/// Any action at any moment gets a sentence, whether it is possible or not. Returns how many kinds
/// of reasons occurred.
fn every_refusal_has_words<G: Words>(tables: &[G::Options]) -> usize {
    let texts = Lang::ALL.map(Text::new);
    let mut moment = 0usize;
    let mut reasons = BTreeSet::new();
    random_games::<G>(tables, |played| {
        moment += 1;
        let game = played.game();
        let Some(seat) = game.to_act().first() else { return };
        let view = game.view(Some(seat));
        let text = &texts[moment % 2];
        // A different tenth of all actions at each moment.
        for i in (moment % 10..G::Action::COUNT).step_by(10) {
            let action = G::Action::from_index(i);
            good(&G::action(text, &view, action, &names()));
            if let Some(reason) = game.why_not(seat, action) {
                let kind = format!("{reason:?}").split(['(', ' ']).next().map(str::to_string);
                reasons.extend(kind);
                let refused = Refused::NotPossible(reason);
                let said = refusal::<G>(text, G::standard(), &refused, &names());
                good(&said);
                let now = refusal_now(text, G::standard(), (game, seat), &refused, &names());
                let Refused::NotPossible(reason) = refused else { continue };
                assert!(said.contains(reason.rule()), "{said}");
                let prompt = G::prompt(text, &view, seat, &names());
                assert_eq!(now.contains(&prompt), reason.is_untimely(), "{now}");
            }
        }
    });
    for text in &texts {
        good(&refusal::<G>(text, G::standard(), &Refused::Over, &names()));
        let to_act = Seat::first(3).collect();
        let refused = Refused::NotYourDecision { to_act };
        good(&refusal::<G>(text, G::standard(), &refused, &names()));
    }
    reasons.len()
}

fn these_reasons_have_words<G: Words>(reasons: &[G::Reason]) {
    for text in Lang::ALL.map(Text::new) {
        reasons.iter().for_each(|reason| good(&G::reason(&text, G::standard(), reason)));
    }
}

fn these_events_have_words<G: Words>(events: &[G::Event]) {
    for text in Lang::ALL.map(Text::new) {
        for event in events {
            let line = G::event(&text, G::standard(), event, &names());
            good(&line.expect("a line"));
        }
    }
}

fn the_glossary_is_found<G: Words>(queries: &[&str]) {
    let kit = G::standard();
    let [english, french] = Lang::ALL.map(Text::new);
    assert_eq!(G::terms(&english, kit).len(), G::terms(&french, kit).len());
    for text in [&english, &french] {
        for term in G::terms(text, kit) {
            good(&term.name);
            good(&term.explanation);
        }
        for query in queries {
            let found = patolli_text::find_terms::<G>(text, kit, query);
            assert!(!found.is_empty(), "{query}");
        }
    }
}
