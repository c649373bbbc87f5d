//! Every way to pay.

use super::{Scene, payment};
use patolli_ahau::*;
use patolli_core::Game;
use patolli_testkit::Stage;
use std::collections::BTreeSet;

impl Scene {
    /// Builds a tile and pays for it in any way: `sun_corn a1`.
    pub fn build(&mut self, tile: &str) -> &mut Self {
        self.play(&format!("build {tile}"));
        let paying = |step: Step| {
            matches!(step, Step::Paint | Step::Nominal | Step::Settle | Step::Give { .. })
        };
        self.play_while(|scene| scene.front().is_some_and(paying))
    }
    /// Everything that may be paid for this: `corn 1 water 2; rain_corn 1`, cubes and then tiles.
    pub fn payments(&self, text: &str) -> Vec<String> {
        self.each_payment(text)
            .into_iter()
            .map(|(_, paid)| paid)
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect()
    }
    /// The ways to settle the colours of its price as far as they were chosen, whatever tiles were
    /// given.
    pub fn ways(&self, text: &str) -> Vec<String> {
        let ways = self.each_payment(text).into_iter().map(|(way, _)| way);
        ways.collect::<BTreeSet<_>>().into_iter().collect()
    }
    fn each_payment(&self, text: &str) -> Vec<(String, String)> {
        let mut scene = self.clone();
        scene.forget().play(text);
        let mut found = Vec::new();
        scene.collect_payments(&[], &mut found);
        found
    }
    fn collect_payments(&self, way: &[String], found: &mut Vec<(String, String)>) {
        let paid = self.told(|event| match event {
            Event::Paid { cubes, tiles, .. } => Some(payment(*cubes, *tiles)),
            _ => None,
        });
        if let Some(paid) = paid.into_iter().next() {
            found.push((way.join("; "), paid));
            return;
        }
        for action in self.game.legal(self.decider()).iter() {
            let mut next = self.clone();
            next.act(action);
            let mut way = way.to_vec();
            if !matches!(action, Action::Give(_)) {
                way.push(action.to_string());
            }
            next.collect_payments(&way, found);
        }
    }
}
