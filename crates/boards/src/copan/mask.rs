//! The Jade mask: a face of sixteen pieces, whose borders are the adjacency of C 3.18.

use super::easel::Easel;
use crate::spot::Spot;
use crate::svg::n;
use maud::{Markup, PreEscaped, html};
use patolli_copan::{Action, Effect, MaskSpace, Step};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::copan::mask_space;

/// Each piece and the middle of what is written on it. Neighbours share a border.
const PIECES: [(&str, f64, f64); 16] = [
    ("M24 18 72 6V50H22z", 48.0, 30.0),
    ("M72 6Q100-2 128 6V50H72z", 100.0, 27.0),
    ("M176 18 128 6V50H178z", 152.0, 30.0),
    ("M4 50H34V140H12Q0 95 4 50z", 19.0, 96.0),
    ("M196 50H166V140H188Q200 95 196 50z", 181.0, 96.0),
    ("M34 50H100V78L95 96H34z", 65.0, 73.0),
    ("M100 78 118 140H82z", 100.0, 122.0),
    ("M166 50H100V78L105 96H166z", 135.0, 73.0),
    ("M34 96H95L82 140H34z", 58.0, 118.0),
    ("M166 96H105L118 140H166z", 142.0, 118.0),
    ("M12 140H60V182H22z", 39.0, 161.0),
    ("M60 140H140V182H60z", 100.0, 161.0),
    ("M188 140H140V182H178z", 161.0, 161.0),
    ("M60 182H140L124 212H76z", 100.0, 197.0),
    ("M22 182H60L76 212H100V238H40z", 54.0, 214.0),
    ("M178 182H140L124 212H100V238H160z", 146.0, 214.0),
];

/// Lids, pupils, nostrils, teeth and ear flares, so that one sees a face.
const FEATURES: &str = r#"<path d="M40 58q26-14 52 4M160 58q-26-14-52 4M66 146h68M66 176h68M92 134h4M104 134h4M30 24 66 14M170 24 134 14M84 14q16-5 32 0"/>"#;

impl Easel<'_> {
    pub(super) fn mask(&self, seat: Seat) -> Markup {
        let title = self.mask_words(seat);
        html! {
            div class="mask" role="group" aria-label=(title) {
                svg viewBox="-2 -4 204 246" {
                    @for space in MaskSpace::all() { (self.mask_piece(seat, space)) }
                    g class="mask-features" aria-hidden="true" { (PreEscaped(FEATURES)) }
                }
            }
        }
    }

    fn mask_piece(&self, seat: Seat, space: MaskSpace) -> Markup {
        let placed = self.player(seat).mask.contains(space);
        let spot = Spot::new("g", "mask-piece", self.mask_piece_words(seat, space))
            .class_if(placed, "placed")
            .changed(self.differs(|table| table.players[seat].mask.contains(space)));
        let action = match self.step() {
            Some(Step::Jade { .. }) => Some(Action::Jade(space)),
            Some(Step::DropJade { .. }) => Some(Action::DropJade(space)),
            _ => None,
        };
        let (outline, x, y) = PIECES[space.index()];
        self.own_acts(spot, seat, action).draw(&html! {
            path class="mask-stone" d=(outline) {}
            (gift(self.kit.mask[space].effect, x, y))
        })
    }

    pub(super) fn mask_words(&self, seat: Seat) -> String {
        let (n, vp) = (self.player(seat).mask.len(), self.kit.points.mask_complete);
        self.tell("boards-copan-mask", args!(n = n, of = MaskSpace::COUNT, vp = vp))
    }

    pub(super) fn mask_piece_words(&self, seat: Seat, space: MaskSpace) -> String {
        let gift = mask_space(self.text, self.kit, space);
        let args = args!(n = space.index() + 1, effect = gift);
        match self.player(seat).mask.contains(space) {
            true => self.tell("boards-copan-mask-placed", args),
            false => self.tell("boards-copan-mask-free", args),
        }
    }
}

/// What a space gives, small enough for its piece.
fn gift(gift: Effect, x: f64, y: f64) -> Markup {
    let (number, icon) = match gift {
        Effect::Gain(kind, k) => (k, kind.name()),
        Effect::GainAny(k) => (k, "any"),
        Effect::Vp(k) => (k, "vp"),
        Effect::TakeTwoTiles => (1, "two_tiles"),
        Effect::Extension => (1, "extension"),
        Effect::MoveTotem => (1, "totem"),
        Effect::Character => (1, "character"),
        Effect::Jade => (1, "jade"),
        Effect::Glyph => (1, "glyph"),
        Effect::Climb(k) => (k, "climb"),
        Effect::PlaceEmbassy => (1, "city"),
        Effect::Bonus { site, .. } => (1, site.map_or("any_site", patolli_copan::Site::name)),
    };
    let shift = if number > 1 { 6.0 } else { 0.0 };
    html! {
        (crate::svg::symbol(icon, x + shift, y, 19.0))
        @if number > 1 { text class="mask-number" x=(n(x - 9.0)) y=(n(y + 5.5)) { (number) } }
    }
}
