//! The observer's own Court tiles, which no one else sees (C 10).

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::Resource;
use patolli_text::args;
use patolli_text::copan::resource;

impl Easel<'_> {
    pub(super) fn hand(&self) -> Markup {
        let Some((_, own)) = self.subject.view.own else { return html! {} };
        let picks = self.picks_tile();
        html! {
            div class="hand hand-copan" role="group" aria-label=(self.say("boards-hand")) {
                @for (tile, n) in own.hand.iter() { (self.hand_tile(tile, n, picks)) }
                @if own.hand.is_nothing() { p class="hand-empty" { (self.say("boards-copan-hand-empty")) } }
            }
        }
    }

    /// While a tile is to be placed, a click on one picks its type.
    fn hand_tile(&self, tile: Resource, n: u8, picks: bool) -> Markup {
        let what =
            self.tell("boards-copan-hand-tile", args!(n = n, tile = resource(self.text, tile)));
        let class = format!("tile hand-tile of-{tile}");
        let face = html! { (inline(tile.name())) @if n > 1 { b class="tile-count" { "×" (n) } } };
        if picks {
            return html! { label class=(class) for={ "pick-" (tile) } data-tip=(what) { (face) } };
        }
        let before = self.subject.before.and_then(|view| view.own);
        let changed = before.is_some_and(|(_, own)| own.hand.get(tile) != n);
        Spot::new("div", class, what).changed(changed).draw(&face)
    }
}
