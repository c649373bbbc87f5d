//! A player board in full: storage, stairways, Characters, Glyphs and the mask.

use super::easel::Easel;
use crate::seats::seat_chip;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_copan::{Action, Character, Resource, Step, final_scores};
use patolli_core::{Dense, Seat};
use patolli_text::copan::{counted, multiplier, resource};
use patolli_text::{args, signed};

impl Easel<'_> {
    pub(super) fn mat(&self, seat: Seat) -> Markup {
        let title = self.tell("boards-mat", args!(name = self.name(seat)));
        let automa = self.table.is_automa(seat);
        html! {
            section id=[(!self.copy).then(|| format!("mat-{seat}"))]
                class={ "mat mat-large mat-copan seat-" (seat) } role="group" aria-label=(title) {
                div class="mat-side" {
                    (self.mat_head(seat))
                    @if automa { (self.automa_cards(seat)) }
                    (self.ledger(seat))
                    (self.counts(seat))
                }
                (self.slots(seat))
                (self.glyphs(seat))
                @if !automa { (self.mask(seat)) }
            }
        }
    }

    /// Name and points.
    pub(super) fn mat_head(&self, seat: Seat) -> Markup {
        let (now, total) = (self.player(seat).vp(), final_scores(self.table)[seat].total());
        let changed = self.differs(|table| table.players[seat].vp());
        html! {
            div class="mat-head" {
                (seat_chip(seat, self.name(seat)))
                @if seat == self.table.first {
                    (self.fact("first", self.say("boards-copan-first"), &inline("first")))
                }
                (Spot::new("span", "mat-points", self.points_words(seat)).changed(changed).draw(&html! {
                    b { (signed(now)) } (inline("vp")) span class="mat-total" { "(" (signed(total)) ")" }
                }))
            }
        }
    }

    pub(super) fn points_words(&self, seat: Seat) -> String {
        let (now, total) = (self.player(seat).vp(), final_scores(self.table)[seat].total());
        self.tell("boards-copan-points", args!(now = now, total = total))
    }

    /// Each resource with its storage, and beside it what its stairway makes of what it counts.
    fn ledger(&self, seat: Seat) -> Markup {
        html! {
            div class="ledger" {
                @for kind in Resource::all() {
                    @if !self.table.is_automa(seat) { (self.store(seat, kind)) }
                    (self.stair_value(seat, kind))
                }
            }
        }
    }

    /// A bar as long as the capacity. Resources of one's choice are gained, lost and paid here.
    fn store(&self, seat: Seat, kind: Resource) -> Markup {
        let (n, room) = (self.player(seat).stock.get(kind), self.table.capacity(seat));
        let spot = Spot::new("div", format!("store of-{kind}"), self.store_words(seat, kind))
            .class_if(n == 0, "none")
            .class_if(n == room, "full")
            .changed(self.differs(|table| table.players[seat].stock.get(kind)));
        let action = match self.step() {
            Some(Step::Gain { .. }) => Some(Action::Gain(kind)),
            Some(Step::Lose { .. }) => Some(Action::Lose(kind)),
            Some(Step::Pay) => Some(Action::Pay(kind)),
            _ => None,
        };
        self.own_acts(spot, seat, action).draw(&html! {
            (inline(kind.name()))
            b { (n) }
            span class="pips" { @for i in 0..room { i class=(if i < n { "on" } else { "off" }) {} } }
        })
    }

    pub(super) fn store_words(&self, seat: Seat, kind: Resource) -> String {
        self.tell(
            "boards-copan-store",
            args!(
                what = resource(self.text, kind),
                n = self.player(seat).stock.get(kind),
                room = self.table.capacity(seat),
            ),
        )
    }

    /// `+2 × 3 = 6` (C 7.3).
    fn stair_value(&self, seat: Seat, stair: Resource) -> Markup {
        let step = self.player(seat).priests[stair];
        let each = self.kit.stair(stair, step);
        let n = self.table.counted(seat)[stair];
        let spot = Spot::new("div", "stair-value", self.stair_value_words(seat, stair))
            .changed(self.differs(|table| table.players[seat].priests[stair]));
        let action = match self.step() {
            Some(Step::Climb { .. }) => Some(Action::Climb(stair)),
            Some(Step::Descend { .. }) => Some(Action::Descend(stair)),
            _ => None,
        };
        self.own_acts(spot, seat, action).draw(&html! {
            @if self.table.is_automa(seat) { (inline(stair.name())) }
            (inline("priest")) span class="priest-step" { (step) }
            b { (multiplier(each)) } "×" (n) (inline(counted_icon(stair)))
            "=" b { (signed(i16::from(each) * i16::from(n))) }
        })
    }

    pub(super) fn stair_value_words(&self, seat: Seat, stair: Resource) -> String {
        let step = self.player(seat).priests[stair];
        let each = self.kit.stair(stair, step);
        let n = self.table.counted(seat)[stair];
        self.tell(
            "boards-copan-stair-value",
            args!(
                stair = resource(self.text, stair),
                step = step,
                worth = multiplier(each),
                n = n,
                what = counted(self.text, stair),
                vp = signed(i16::from(each) * i16::from(n)),
            ),
        )
    }

    /// Characters in slots, the one that waits for a decision first.
    fn slots(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let slots = usize::from(self.table.slots(seat));
        let vacant = slots.saturating_sub(player.characters.len());
        let automa = self.table.is_automa(seat);
        html! {
            div class="slots" role="group" aria-label=(self.say("boards-copan-slots")) {
                @if let Some(new) = self.newcomer(seat) { (self.new_person(seat, new)) }
                @for character in player.characters { (self.own_person(seat, character)) }
                @if !automa { @for i in 0..vacant { (self.vacant_slot(seat, i == 0)) } }
            }
        }
    }

    fn newcomer(&self, seat: Seat) -> Option<Character> {
        match self.step() {
            Some(Step::Keep { seat: gainer, character, .. }) if gainer == seat => Some(character),
            _ => None,
        }
    }

    /// C 6.8.2: kept, used at once, or refused.
    fn new_person(&self, seat: Seat, character: Character) -> Markup {
        let spot = self.person(character, self.person_words(character)).class_if(true, "new");
        self.own_acts(spot, seat, [Action::Keep, Action::UseNow, Action::Refuse])
            .draw(&self.person_in_full(character))
    }

    fn own_person(&self, seat: Seat, character: Character) -> Markup {
        let spot = self
            .person(character, self.person_words(character))
            .changed(self.differs(|table| table.players[seat].characters.contains(character)));
        let spot = match self.step() {
            Some(Step::Keep { .. }) => self.own_acts(spot, seat, [Action::Replace(character)]),
            Some(Step::DropCharacter { .. }) => {
                self.own_acts(spot, seat, [Action::DropCharacter(character)])
            }
            _ if self.kit.one_shots.contains(character) => {
                self.free_acts(spot, seat, [Action::Use(character)])
            }
            _ => spot,
        };
        spot.draw(&self.person_in_full(character))
    }

    fn vacant_slot(&self, seat: Seat, first: bool) -> Markup {
        let spot = Spot::new("div", "person vacant", self.say("boards-copan-slot-vacant"));
        let keep = first && self.newcomer(seat).is_some();
        self.own_acts(spot, seat, keep.then_some(Action::Keep)).draw(&inline("character"))
    }
}

/// What a stairway counts.
pub(super) const fn counted_icon(stair: Resource) -> &'static str {
    match stair {
        Resource::Food => "extension",
        Resource::Fame => "ball_court",
        Resource::Zeal => "altars",
        Resource::Power => "jade",
    }
}
