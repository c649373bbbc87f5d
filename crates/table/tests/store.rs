//! What storage guarantees, with both engines.

#[path = "store/disk.rs"]
mod disk;
#[path = "store/given.rs"]
mod given;
#[path = "store/log.rs"]
mod log;
#[path = "store/people.rs"]
mod people;
#[path = "store/purge.rs"]
mod purge;
#[path = "store/rows.rs"]
mod rows;
#[path = "store/schema.rs"]
mod schema;
#[path = "store/servers.rs"]
mod servers;
#[path = "store/trust.rs"]
mod trust;

use given::Place;

/// Every guarantee of both engines: one test each for SQLite, and one for all of them with
/// PostgreSQL, because starting a server takes longer than the tests.
macro_rules! promises {
    ($($chapter:ident :: $promise:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                super::$chapter::$promise(&super::Place::file()).await;
            })*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres_keeps_every_promise() {
            let server = patolli_testkit::postgres::Postgres::start();
            $({
                eprintln!("{}", stringify!($promise));
                let place = Place::postgres(&server, stringify!($promise)).await;
                $chapter::$promise(&place).await;
            })*
        }
    };
}

promises![
    log::a_match_comes_back_as_it_was_stored,
    log::an_id_is_taken_once,
    log::entries_follow_each_other,
    log::a_stale_number_is_a_conflict_and_changes_nothing,
    log::the_same_request_counts_once,
    log::of_two_writers_one_wins,
    log::many_writers_leave_no_gap,
    log::only_the_last_snapshot_is_kept,
    log::strange_texts_come_back,
    trust::every_change_of_a_log_is_found,
    trust::a_changed_seed_is_found,
    trust::a_changed_snapshot_is_not_used,
    trust::entries_from_before_the_chain_are_covered_by_the_next,
    rows::due_matches_come_in_order,
    rows::members_are_replaced,
    rows::open_matches_are_counted_and_come_first,
    rows::the_lobby_shows_what_may_be_watched,
    purge::only_what_came_to_nothing_is_stale,
    purge::a_removed_match_leaves_nothing,
    purge::what_is_in_use_is_not_stale,
    people::a_person_has_a_name,
    people::a_key_opens_until_it_ends,
    people::a_handover_works_once,
    people::leaving_the_other_devices,
    people::an_invitation_can_be_taken_back,
    schema::opening_twice_changes_nothing,
    schema::a_newer_schema_is_refused,
    schema::the_storage_says_that_it_is_well,
];
