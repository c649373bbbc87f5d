//! What an analysis says of matches whose quality is known.

use patolli_ahau::Ahau;
use patolli_analysis::{Analysis, Plan, analyse, why};
use patolli_bots::{Bot, Effort, Judge, Stop, Valuer, bot};
use patolli_copan::Copan;
use patolli_core::{
    Chosen, Dense, Luck, Match, PerSeat, Quick, Seat, Title, every_options, seed_from_text,
};
use patolli_yucatan::Yucatan;
use patolli_zapotec::Zapotec;

/// Less than a quick analysis, because tests are not compiled for speed.
const SMALL: Effort = Effort { worlds: 240, doubt: 160 };

fn plan(threads: usize) -> Plan {
    Plan { effort: SMALL, seed: 5, threads, stop: Stop::default() }
}

fn two<G: Title>() -> G::Options {
    G::options(2, &Chosen::new()).expect("a table of two")
}

/// A match in which this function chooses.
fn played<G: Title>(
    options: &G::Options,
    seed: &str,
    mut choose: impl FnMut(&G, Seat) -> G::Action,
) -> Match<G> {
    let luck = Luck::new(seed_from_text(seed));
    let mut table = Match::<G>::new(G::standard(), options, luck);
    while let Some(seat) = table.game().to_act().first() {
        let action = choose(table.game(), seat);
        table.take(seat, action);
    }
    table
}

fn of_level<G: Title + Judge>(level: patolli_bots::Level, seed: u64) -> Match<G> {
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..5).map(|k| bot(level, seed + k, 1)).collect();
    played(&two::<G>(), &seed.to_string(), |game: &G, seat| {
        bots[seat.index()].choose(&game.view(Some(seat)), seat, &game.legal(seat))
    })
}

fn marks<A>(analysis: &Analysis<A>) -> usize {
    analysis.choices.iter().filter(|choice| choice.mark.is_some()).count()
}

/// The parts of every ledger add up, and the number of threads changes nothing.
#[test]
fn an_analysis_is_the_same_on_any_number_of_threads() {
    let table = of_level::<Zapotec>(patolli_bots::Level::Normal, 3);
    let one = analyse(&table, &plan(1), &|_, _| {});
    assert_eq!(one, analyse(&table, &plan(3), &|_, _| {}));
    for ledger in &one.ledgers {
        let sum = ledger.start + ledger.own + ledger.others + ledger.luck + ledger.rest;
        assert!((sum - ledger.result).abs() < 0.01, "{ledger:?}");
    }
    for choice in &one.choices {
        assert!(choice.options > 1 && choice.best.loss.points == 0.0);
    }
    let seats = || Seat::first(one.seats);
    for mistake in seats().flat_map(|seat| one.mistakes(seat)) {
        let parts = why(&table, mistake, &plan(1));
        assert!(parts.windows(2).all(|pair| pair[0].1.abs() >= pair[1].1.abs()));
    }
}

/// Easy bots make more mistakes than those that search.
#[test]
fn weak_play_gets_more_marks() {
    let count = |level| -> usize {
        let table = |seed| of_level::<Zapotec>(level, seed);
        (20..24).map(|seed| marks(&analyse(&table(seed), &plan(2), &|_, _| {}))).sum()
    };
    let (easy, hard) = (count(patolli_bots::Level::Easy), count(patolli_bots::Level::Hard));
    assert!(easy > 3 * hard, "easy {easy}, hard {hard}");
}

/// Plants the worst choice in a good match where it costs something; how many were marked, of how
/// many.
fn marked_blunders<G: Title + Judge>(seed: u64) -> (usize, usize) {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        (0..5).map(|k| bot(patolli_bots::Level::Normal, seed + k, 1)).collect();
    let mut planted = Vec::new();
    let mut steps = 0;
    let table = played::<G>(&two::<G>(), &seed.to_string(), |game: &G, seat| {
        let legal = game.legal(seat);
        let view = game.view(Some(seat));
        steps += 1;
        if steps % 5 == 0 && legal.len() > 2 {
            let mut valuer = Valuer::new(99, Effort { worlds: 600, doubt: 0 });
            let valued = valuer.value::<G>(&view, seat, None, |_, _| {});
            let worst = valued.worths.last().expect("actions");
            if worst.loss.win > 0.15 {
                planted.push(steps - 1);
                return worst.action;
            }
        }
        bots[seat.index()].choose(&view, seat, &legal)
    });
    let effort = Effort { worlds: 600, doubt: 400 };
    let analysis = analyse(&table, &Plan { effort, ..plan(2) }, &|_, _| {});
    let found = |step: &&usize| {
        analysis.choices.iter().any(|choice| choice.step == **step && choice.mark.is_some())
    };
    (planted.iter().filter(found).count(), planted.len())
}

#[test]
fn planted_blunders_are_marked() {
    let of = [marked_blunders::<Zapotec>, marked_blunders::<Copan>, marked_blunders::<Yucatan>];
    for marked_blunders in of {
        let of_match = (1..3).map(marked_blunders);
        let (marked, planted) = of_match.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        assert!(planted >= 3 && marked * 10 >= planted * 9, "{marked} of {planted}");
    }
}

/// What a seat could not know changes nothing of what is said about its choice.
fn hidden_things_change_nothing<G: Title + Judge>() {
    let mut compared = 0;
    for (k, options) in every_options::<G>().iter().enumerate().step_by(11) {
        let mut dice = Quick::new(k as u64);
        let mut choices = Vec::new();
        played::<G>(options, &k.to_string(), |game: &G, seat| {
            let action = game.random_action(seat, &mut dice);
            if game.legal(seat).len() > 1 && dice.one_in(60) {
                choices.push((game.clone(), seat, action));
            }
            action
        });
        for (game, seat, action) in choices {
            let other = G::determinize(&game.view(Some(seat)), &mut dice);
            let said = [game.clone(), other.clone()].map(|game| {
                let mut table = Match::from(game, Luck::new(seed_from_text("any")));
                table.take(seat, action);
                analyse(&table, &plan(1), &|_, _| {}).choices
            });
            assert_eq!(said[0], said[1]);
            compared += usize::from(game != other);
        }
    }
    assert!(compared > 0, "no other world was found");
}

#[test]
fn hidden_things_change_no_byte() {
    hidden_things_change_nothing::<Zapotec>();
    hidden_things_change_nothing::<Copan>();
    hidden_things_change_nothing::<Ahau>();
    hidden_things_change_nothing::<Yucatan>();
}

/// Chance favours no one: over many matches the mean luck is zero within its error.
fn luck_is_fair<G: Title + Judge>(matches: u64) {
    let mut sums: PerSeat<f64> = PerSeat::default();
    let mut squares: PerSeat<f64> = PerSeat::default();
    for seed in 0..matches {
        let mut dice = Quick::new(seed);
        let table = played::<G>(&two::<G>(), &format!("luck {seed}"), |game: &G, seat| {
            game.random_action(seat, &mut dice)
        });
        // Only luck is looked at: a stopped analysis values no choices.
        let stop = Stop::default();
        stop.raise();
        let analysis = analyse(&table, &Plan { stop, ..plan(1) }, &|_, _| {});
        for seat in Seat::first(2) {
            let luck: f64 = analysis.draws.iter().map(|draw| f64::from(draw.luck[seat])).sum();
            sums[seat] += luck;
            squares[seat] += luck * luck;
        }
    }
    for seat in Seat::first(2) {
        let n = matches as f64;
        let mean = sums[seat] / n;
        let error = ((squares[seat] / n - mean * mean) / n).sqrt();
        assert!(error > 0.0 && mean.abs() < 3.0 * error, "{}: {mean} ± {error}", G::ID);
    }
}

#[test]
fn luck_favours_no_one() {
    luck_is_fair::<Zapotec>(150);
    luck_is_fair::<Copan>(60);
    luck_is_fair::<Ahau>(40);
    luck_is_fair::<Yucatan>(80);
}
