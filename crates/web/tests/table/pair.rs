//! Two servers that may only differ in secrets.

use crate::world::{Guest, World, digest};
use patolli_core::record::Secret;
use patolli_core::{Chosen, Dense, Seat, Title};
use patolli_games::{GameId, Zapotec};
use patolli_table::store::{Append, Key, KeyKind, NewMatch, PersonRow, Status};
use patolli_table::{Clock, Entry, MatchId, Opening, Person, PersonId, Sitter, Token};
use serde_json::json;

/// Two servers with the same people, on which the same matches are set up with different secrets.
pub struct Pair {
    worlds: [World; 2],
    guests: Vec<Guest>,
}

impl Pair {
    pub async fn new() -> Self {
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

    /// Sets up one match on both servers: each starts from its own position with its own entries.
    pub async fn lay(&self, people: usize, games: [&Zapotec; 2], played: [&[Entry]; 2]) -> MatchId {
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
                edition: None,
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

    /// Everything that an observer can request is the same on both servers.
    pub async fn same(&self, id: &MatchId, eyes: Option<Seat>, steps: usize) {
        let who = eyes.map(|seat| &self.guests[seat.index()]);
        let through = eyes.map_or("none".to_string(), |seat| seat.to_string());
        let mut paths: Vec<String> = ["", "?text=1", "/live", "/state"].map(String::from).to_vec();
        paths.push(format!("/history?eyes={through}"));
        // Viewing as other people's seats shows nothing more.
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
    let mut before = first.hash();
    world.hall.store().create_match(first).await.expect("a match");
    for (number, entry) in (2..).zip(&entries[1..]) {
        let append = Append {
            match_id: id.to_string(),
            number,
            at: 1_000 + number,
            actor: "test".to_string(),
            client: number.to_string(),
            body: body(entry),
            before,
            status: Status::Playing,
            summary: "{}".to_string(),
            due: None,
            members: None,
            snapshot: None,
            opens: None,
        };
        before = append.hash();
        world.hall.store().append(append).await.expect("an entry");
    }
}
