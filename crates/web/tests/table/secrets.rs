//! Non-interference: for any two matches that differ only in what an observer may not know, every
//! byte that is sent to this observer is the same.

use crate::world::{Guest, World, bot, digest};
use patolli_core::record::Secret;
use patolli_core::{
    Audience, Chosen, Dense, Fact, Game, Luck, Match, Quick, Seat, Title, seed_from_text,
};
use patolli_games::{GameId, Zapotec};
use patolli_table::store::{Append, Key, KeyKind, NewMatch, PersonRow, Status};
use patolli_table::{Clock, Entry, MatchId, Opening, Person, PersonId, Sitter, Token, Wanted};
use patolli_text::{Lang, Text, Words};
use serde_json::json;

/// Two servers with the same people, on which the same matches are laid with different secrets.
struct Pair {
    worlds: [World; 2],
    guests: Vec<Guest>,
}

impl Pair {
    async fn new() -> Self {
        let guest = |n: usize| Guest {
            person: Person {
                id: format!("{n:032x}").parse::<PersonId>().expect("an id"),
                name: ["Ana", "Ben", "Chloé", "Dan"][n].to_string(),
            },
            key: Token::brought(&format!("{n:048x}")).expect("a key"),
        };
        let pair = Self {
            worlds: [World::new().await, World::new().await],
            guests: (0..4).map(guest).collect(),
        };
        for world in &pair.worlds {
            for Guest { person, key } in &pair.guests {
                let (id, name) = (person.id.to_string(), person.name.clone());
                let row = PersonRow { id: id.clone(), name, created: 1 };
                world.hall.store().add_person(row).await.expect("a person");
                let (hash, kind) = (key.hash(), KeyKind::Device);
                let key = Key { hash, person: id, kind, created: 1, expires: None };
                world.hall.store().add_key(key).await.expect("a key");
            }
        }
        pair
    }

    /// Lays one match on both servers: each goes on from its own position with its own entries.
    async fn lay(&self, people: usize, games: [&Zapotec; 2], played: [&[Entry]; 2]) -> MatchId {
        let id = MatchId::fresh();
        let secret = Secret { seed: digest("seed"), salt: digest("salt") };
        let sitter = |guest: &Guest| Sitter::Person {
            id: guest.person.id.clone(),
            name: guest.person.name.clone(),
        };
        for ((world, game), played) in self.worlds.iter().zip(games).zip(played) {
            let opening = Opening {
                game: GameId::Zapotec,
                rules: Zapotec::RULES,
                options: Chosen::new(),
                seats: self.guests[..people].iter().map(sitter).collect(),
                clock: Clock::None,
                pace: 0,
                watch: true,
                host: self.guests[0].person.id.clone(),
                commitment: secret.commitment(),
                branch: None,
                start: Some(serde_json::to_value(game.position()).expect("plain data")),
            };
            let mut entries = vec![Entry::Opened(Box::new(opening))];
            entries.push(Entry::Started { seat: Seat::new(0) });
            entries.extend(played.iter().cloned());
            store(world, &id, &secret, &entries).await;
        }
        id
    }

    /// Everything that an observer can ask for is the same on both servers.
    async fn same(&self, id: &MatchId, eyes: Option<Seat>, steps: usize) {
        let who = eyes.map(|seat| &self.guests[seat.index()]);
        let through = eyes.map_or("none".to_string(), |seat| seat.to_string());
        let mut paths: Vec<String> = ["", "?text=1", "/live", "/state"].map(String::from).to_vec();
        paths.push(format!("/history?eyes={through}"));
        // Other people's eyes open nothing.
        let everybody = ["0", "1", "2", "3", "open", "none"];
        paths.extend(everybody.map(|other| format!("/at/{steps}?eyes={other}")));
        paths.push(format!("/at/0?eyes={through}"));
        paths.push("?eyes=1".to_string());
        for path in paths {
            let path = format!("/match/{id}{path}");
            let [a, b] =
                [self.worlds[0].get(who, &path).await, self.worlds[1].get(who, &path).await];
            assert_eq!(a.status, 200, "{path}");
            assert_eq!(a.status, b.status, "{path}");
            assert_eq!(a.headers, b.headers, "{path}");
            assert!(
                a.body == b.body,
                "{path} through {eyes:?}:\n{}",
                difference(a.text(), b.text())
            );
        }
        if let (Some(who), Some(seat)) = (who, eyes) {
            for action in ["ritual 1", "play 1", "end capital", "nonsense"] {
                let wish = json!({ "seat": seat, "number": 1, "client": "x", "action": action });
                let a = self.worlds[0].act(who, id, &wish).await;
                let b = self.worlds[1].act(who, id, &wish).await;
                assert_eq!((a.status, a.text()), (b.status, b.text()));
            }
        }
    }
}

fn difference(a: &str, b: &str) -> String {
    let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
    let cut = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..])
            .chars()
            .take(400)
            .collect::<String>()
    };
    format!("{}\n---\n{}", cut(a), cut(b))
}

async fn store(world: &World, id: &MatchId, secret: &Secret, entries: &[Entry]) {
    let body = |entry: &Entry| serde_json::to_string(entry).expect("plain data");
    let first = NewMatch {
        id: id.to_string(),
        game: "zapotec".to_string(),
        secret: serde_json::to_string(secret).expect("plain data"),
        listed: true,
        summary: "{}".to_string(),
        status: Status::Playing,
        due: None,
        at: 1_000,
        actor: "test".to_string(),
        client: "1".to_string(),
        body: body(&entries[0]),
        members: Vec::new(),
    };
    world.hall.store().create_match(first).await.expect("a match");
    for (number, entry) in (2..).zip(&entries[1..]) {
        let append = Append {
            match_id: id.to_string(),
            number,
            at: 1_000 + number,
            actor: "test".to_string(),
            client: number.to_string(),
            body: body(entry),
            status: Status::Playing,
            summary: "{}".to_string(),
            due: None,
            members: None,
            snapshot: None,
        };
        world.hall.store().append(append).await.expect("an entry");
    }
}

/// Moments of a random game, told apart by their number of steps.
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

/// A move of this seat that asks no chance and reveals nothing.
fn quiet_move(game: &Zapotec, seat: Seat) -> Option<Entry> {
    let luck = Luck::new(digest("any"));
    game.legal(seat).iter().find_map(|action| {
        let mut trial = Match::from(game.clone(), luck.clone());
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
        moments(people, 23, |played| games.push(played.game().clone()));
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
    assert!(compared > 30, "only {compared} pairs were different at all");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_which_card_another_seat_has_chosen() {
    let pair = Pair::new().await;
    let mut compared = 0;
    for people in 2..=4 {
        let mut games = Vec::new();
        moments(people, 1, |played| {
            if played.game().to_act().len() == people {
                games.push(played.game().clone());
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

/// The opening deal is told to each seat alone, also in the history.
#[tokio::test(flavor = "multi_thread")]
async fn dealt_cards_are_told_to_their_owner_alone() {
    let world = World::new().await;
    let ana = world.guest("Ana").await;
    let id = world.order(&ana, vec![Wanted::Me, bot("random")], true).await;
    let desk = world.hall.desk(&id).await.expect("a desk");
    let (names, mut secret) = (["Ana".to_string(), "Bot 1 (random)".to_string()], Vec::new());
    {
        let table = desk.table().await;
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
