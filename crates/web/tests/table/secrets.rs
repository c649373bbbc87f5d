//! Non-interference: for any two matches that differ only in what an observer may not know, every
//! byte sent to this observer is the same.

use crate::pair::Pair;
use crate::world::{World, bot, digest};
use patolli_core::{Audience, Chosen, Fact, Game, Luck, Match, Quick, Seat, Title, seed_from_text};
use patolli_games::Zapotec;
use patolli_table::{Entry, Wanted};
use patolli_text::{Lang, Text, Words};

/// Moments of a random game, identified by their number of steps.
fn moments(people: usize, each: usize, mut look: impl FnMut(&Match<Zapotec>)) {
    let options = Zapotec::options(people, &Chosen::new()).expect("options");
    let luck = Luck::new(seed_from_text(&format!("secrets {people}")));
    let mut played = Match::<Zapotec>::new(Zapotec::standard(), &options, luck);
    let mut dice = Quick::new(people as u64);
    while let Some(seat) = played.game().to_act().first() {
        if played.steps().len().is_multiple_of(each) {
            look(&played);
        }
        let legal = played.game().legal(seat);
        let action = legal.nth(dice.below(legal.len() as u32) as usize);
        played.play(seat, action).expect("a legal action");
    }
}

/// A move of this seat that uses no chance and reveals nothing.
fn quiet_move(game: &Zapotec, seat: Seat) -> Option<Entry> {
    let luck = Luck::new(digest("any"));
    game.legal(seat).iter().find_map(|action| {
        let mut trial = Match::from(*game, luck.clone());
        trial.play(seat, action).ok()?;
        (trial.undoable(seat) == 1).then(|| Entry::Played { seat, action: action.to_string() })
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_observer_may_not_know_changes_no_byte() {
    let pair = Pair::new().await;
    let mut compared = 0;
    for people in 1..=4 {
        let mut games = Vec::new();
        moments(people, 23, |played| games.push(*played.game()));
        for (i, game) in games.iter().enumerate() {
            let observers = Seat::first(people).map(Some).chain([None]);
            for eyes in observers {
                let mut dice = Quick::new(i as u64);
                let other = Zapotec::determinize(&game.view(eyes), &mut dice);
                compared += usize::from(*game != other);
                let id = pair.lay(people, [game, &other], [&[], &[]]).await;
                pair.same(&id, eyes, 0).await;
                let mover = eyes.filter(|seat| game.to_act().contains(*seat));
                if let Some(step) = mover.and_then(|seat| quiet_move(game, seat)) {
                    let step = [step];
                    let id = pair.lay(people, [game, &other], [&step, &step]).await;
                    pair.same(&id, eyes, 1).await;
                }
            }
        }
    }
    assert!(compared > 30, "only {compared} pairs differed");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_which_card_another_seat_has_chosen() {
    let pair = Pair::new().await;
    let mut compared = 0;
    for people in 2..=4 {
        let mut games = Vec::new();
        moments(people, 1, |played| {
            if played.game().to_act().len() == people {
                games.push(*played.game());
            }
        });
        for game in games.iter().take(3) {
            let secretive = Seat::new(people - 1);
            let cards: Vec<_> = game.legal(secretive).iter().collect();
            let entry =
                |i: usize| [Entry::Played { seat: secretive, action: cards[i].to_string() }];
            let id = pair.lay(people, [game, game], [&entry(0), &entry(cards.len() - 1)]).await;
            for eyes in Seat::first(people - 1).map(Some).chain([None]) {
                pair.same(&id, eyes, 1).await;
            }
            compared += 1;
        }
    }
    assert!(compared >= 6);
}

/// Each seat sees only its own part of the opening deal, also in the history.
#[tokio::test(flavor = "multi_thread")]
async fn dealt_cards_are_told_to_their_owner_alone() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me, bot("random")], true).await;
    let desk = world.hall.desk(&id).await.expect("a desk");
    let (names, mut secret) = (["Ana".to_string(), "Bot 1 (random)".to_string()], Vec::new());
    {
        let table = desk.table();
        let played = &table.game_as::<Zapotec>().expect("the game").played;
        for event in played.opening() {
            if let Audience::Only(owner) = event.audience() {
                let text = Text::shared(Lang::En);
                let line = Zapotec::event(text, Zapotec::standard(), event, &names);
                secret.push((owner, line.expect("a line")));
            }
        }
    }
    assert_eq!(secret.len(), 2);
    let path = format!("/match/{id}/history");
    let (mine, watched) = (world.get(Some(&ana), &path).await, world.get(None, &path).await);
    for (owner, line) in secret {
        assert_eq!(mine.text().contains(&line), owner == Seat::new(0), "{line}");
        assert!(!watched.text().contains(&line), "{line}");
    }
}
