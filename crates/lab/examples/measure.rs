#![allow(clippy::print_stdout)]
use patolli_core::Title;
use patolli_lab::*;
use patolli_zapotec::Zapotec;
fn main() {
    let kit = Zapotec::standard();
    for r in bench::<Zapotec>(kit, &[1, 2, 3, 4], Effort::default()) {
        println!("{}", serde_json::to_string(&r).unwrap());
    }
    for r in bench_search::<Zapotec>(kit, &[1, 2], Effort::default()) {
        println!("{}", serde_json::to_string(&r).unwrap());
    }
}
