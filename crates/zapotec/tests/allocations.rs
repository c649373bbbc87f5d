//! Search plays millions of games: the rules ask for no memory while they do.

use patolli_core::every_options;
use patolli_testkit::{Counting, need_no_memory};
use patolli_zapotec::Zapotec;

#[global_allocator]
static MEMORY: Counting = Counting;

#[test]
fn whole_games_need_no_memory() {
    for options in every_options::<Zapotec>() {
        need_no_memory::<Zapotec>(&options, 10);
    }
}
