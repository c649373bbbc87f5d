//! Search plays millions of games: the rules ask for no memory while they do.

use patolli_core::every_options;
use patolli_testkit::{Counting, need_no_memory};
use patolli_yucatan::Yucatan;

#[global_allocator]
static MEMORY: Counting = Counting;

/// Options are many and differ little, so that a sample of them is enough.
#[test]
fn whole_games_need_no_memory() {
    for options in every_options::<Yucatan>().iter().step_by(5) {
        need_no_memory::<Yucatan>(options, 2);
    }
}
