//! Changes that bypass the store are found and located.

use std::sync::Arc;

use patolli_core::{Chosen, Digest};
use patolli_games::GameId;
use patolli_table::store::Store;
use patolli_table::{
    Act, Clock, Command, Fault, Flaw, Hall, Limits, MatchId, Order, Person, Playing, Refusal,
    Table, Wanted, examine,
};

use crate::given::Place;

/// The match below has at least this many entries: a snapshot, and some entries after it.
const ENTRIES: i64 = 60;

/// Keeps everything as it is, to be restored by `PUT_BACK`.
const KEEP: &str = "CREATE TABLE kept_entries AS SELECT * FROM entries; \
    CREATE TABLE kept_snapshots AS SELECT * FROM snapshots; \
    CREATE TABLE kept_matches AS SELECT * FROM matches";
const PUT_BACK: &str = "DELETE FROM snapshots; DELETE FROM entries; \
    INSERT INTO entries SELECT * FROM kept_entries; \
    INSERT INTO snapshots SELECT * FROM kept_snapshots; \
    UPDATE matches SET head = (SELECT head FROM kept_matches), \
    chain = (SELECT chain FROM kept_matches), secret = (SELECT secret FROM kept_matches)";

/// As a program without the chain left it.
const BEFORE_THE_CHAIN: &str = "UPDATE entries SET hash = ''; UPDATE snapshots SET seal = ''; \
    UPDATE matches SET chain = '', unchained = head";

struct Seated {
    hall: Arc<Hall>,
    ana: Person,
    id: MatchId,
}

/// People at one screen: entry 1 opens, entry 2 starts, each further one is a step.
async fn seated(place: &Place) -> Seated {
    let hall = Hall::open(place.open().await, Limits::default());
    let ana = hall.welcome("Ana").await.expect("a guest").0;
    let beside = ["Ben", "Eva", "Kim"].map(|name| Wanted::BesideMe(name.into()));
    let order = Order {
        game: GameId::Zapotec,
        options: Chosen::new(),
        edition: None,
        // Four of them play for more than a hundred steps.
        seats: [Wanted::Me].into_iter().chain(beside).collect(),
        clock: Clock::None,
        pace: 0,
        watch: true,
        at_once: true,
    };
    let id = hall.order(&ana, &order).await.expect("a table");
    Seated { hall, ana, id }
}

impl Seated {
    /// Plays until there are that many entries and returns how many there are: decisions with one
    /// option are made together with the choice before them.
    async fn play_until(&self, entries: i64) -> i64 {
        let desk = self.hall.desk(&self.id).await.expect("a desk");
        loop {
            let (number, seat, action) = {
                let table = desk.table();
                let seat = table.to_act().first().expect("somebody decides");
                let legal = table.game().expect("a game").legal(seat);
                (table.number(), seat, legal.into_iter().next().expect("a choice"))
            };
            if number >= entries {
                return number;
            }
            let (client, command) = (format!("{number}"), Command::Play(action));
            let act = Act { seat, number, client, command };
            self.hall.act(&self.id, &self.ana.id, act).await.expect("legal");
        }
    }
}

/// A match and the number of its last entry.
async fn played(place: &Place) -> (MatchId, i64) {
    let seated = seated(place).await;
    let last = seated.play_until(ENTRIES).await;
    (seated.id, last)
}

async fn found(place: &Place, id: &MatchId) -> (Table, bool) {
    let store = Store::look(&place.database).await.expect("it can be read");
    examine(&store, id).await.expect("it can be opened")
}

fn state(table: &Table) -> (usize, Option<Digest>) {
    (table.steps(), table.game().map(Playing::fingerprint))
}

pub async fn every_change_of_a_log_is_found(place: &Place) {
    let (id, last) = played(place).await;
    place.behind(KEEP).await;
    let (table, bad_snapshot) = found(place, &id).await;
    assert_eq!((table.number(), table.flaw(), bad_snapshot), (last, None, false));
    let (changed, missing) = (Fault::Changed, Fault::Missing);
    // LAST, MORE and LESS are the number of the last entry, the next and the one before.
    let cases = [
        (
            "UPDATE entries SET body = (SELECT body FROM kept_entries WHERE number = 31) WHERE number = 30",
            30,
            changed,
        ),
        ("UPDATE entries SET body = 'nonsense' WHERE number = 30", 30, changed),
        ("UPDATE entries SET at = at + 1 WHERE number = 30", 30, changed),
        ("UPDATE entries SET at = 9223372036854775807 WHERE number = 30", 30, changed),
        ("UPDATE entries SET at = -9223372036854775807 WHERE number > 29", 30, changed),
        ("UPDATE entries SET actor = 'someone' WHERE number = 30", 30, changed),
        ("UPDATE entries SET client = 'something' WHERE number = 30", 30, changed),
        ("UPDATE entries SET hash = '' WHERE number = 30", 30, changed),
        (
            "UPDATE entries SET hash = (SELECT hash FROM kept_entries WHERE number = 31) WHERE number = 30",
            30,
            changed,
        ),
        ("UPDATE entries SET number = 1000 WHERE number = 30", 30, missing),
        ("DELETE FROM entries WHERE number = 30", 30, missing),
        ("DELETE FROM entries WHERE number > 30", 31, missing),
        ("DELETE FROM entries WHERE number = LAST", last, missing),
        (
            "DELETE FROM entries WHERE number = LAST; UPDATE matches SET head = LESS",
            last - 1,
            changed,
        ),
        (
            "UPDATE entries SET number = 1000 WHERE number = 30; \
             UPDATE entries SET number = 30 WHERE number = 31; \
             UPDATE entries SET number = 31 WHERE number = 1000",
            30,
            changed,
        ),
        (
            "INSERT INTO entries (match_id, number, at, actor, client, body) \
             SELECT match_id, MORE, at, actor, 'more', body FROM kept_entries WHERE number = LAST",
            last + 1,
            changed,
        ),
        ("UPDATE matches SET chain = 'another'", last, changed),
        ("UPDATE matches SET head = MORE", last + 1, missing),
    ];
    let numbers = [("LAST", last), ("MORE", last + 1), ("LESS", last - 1)];
    for (change, entry, fault) in cases {
        let change = numbers.iter().fold(change.to_string(), |change, (word, number)| {
            change.replace(word, &number.to_string())
        });
        place.behind(&change).await;
        let flaw =
            found(place, &id).await.0.flaw().unwrap_or_else(|| panic!("unnoticed: {change}"));
        // Entries 1 and 2 are not steps.
        let step = usize::try_from(entry - 2).expect("a step");
        assert_eq!(flaw, Flaw { entry, step, fault }, "{change}");
        place.behind(PUT_BACK).await;
    }
    assert_eq!(found(place, &id).await.0.flaw(), None, "everything is back");
}

pub async fn a_changed_seed_is_found(place: &Place) {
    let (id, _) = played(place).await;
    let change = "UPDATE matches SET secret = replace(secret, '0', '1')";
    place.behind(change).await;
    let flaw = found(place, &id).await.0.flaw();
    assert_eq!(flaw, Some(Flaw { entry: 1, step: 1, fault: Fault::Seed }));
    place.behind("UPDATE matches SET secret = 'seed and salt'").await;
    let store = Store::look(&place.database).await.expect("it can be read");
    let refused = examine(&store, &id).await.expect_err("nothing can be dealt");
    assert!(matches!(refused, Refusal::Broken(_)));
    assert!(!refused.cause().contains("salt"), "{}", refused.cause());
}

/// The log is complete, so the match continues; the snapshot alone would have changed it.
pub async fn a_changed_snapshot_is_not_used(place: &Place) {
    let (id, _) = played(place).await;
    place.behind(KEEP).await;
    let truth = state(&found(place, &id).await.0);
    for change in [
        "UPDATE snapshots SET body = replace(body, '1', '2')",
        "UPDATE snapshots SET fingerprint = 'another'",
        "UPDATE snapshots SET rules = 7",
        "UPDATE snapshots SET number = 49",
        "UPDATE snapshots SET seal = ''",
    ] {
        place.behind(change).await;
        let (table, bad_snapshot) = found(place, &id).await;
        assert!(bad_snapshot, "unnoticed: {change}");
        assert_eq!((state(&table), table.flaw(), table.salvaged()), (truth, None, None));
        place.behind(PUT_BACK).await;
    }
}

pub async fn entries_from_before_the_chain_are_covered_by_the_next(place: &Place) {
    let seated = seated(place).await;
    let old = seated.play_until(20).await;
    let Seated { hall, ana, id } = seated;
    drop(hall);
    place.behind(BEFORE_THE_CHAIN).await;
    assert_eq!(found(place, &id).await.0.flaw(), None);
    let hall = Hall::open(place.open_soon().await, Limits::default());
    let seated = Seated { hall, ana, id };
    seated.play_until(old + 2).await;
    assert_eq!(found(place, &seated.id).await.0.flaw(), None);
    place.behind("UPDATE entries SET at = at + 1 WHERE number = 10").await;
    let flaw = found(place, &seated.id).await.0.flaw();
    // Older entries have no hash: the first one after them shows the change.
    let (entry, step) = (old + 1, usize::try_from(old).expect("a step") - 1);
    assert_eq!(flaw, Some(Flaw { entry, step, fault: Fault::Changed }));
}
