//! The three Leaders of a City board: a power; Counselors, Abilities, Summonings (Y 3.6 to Y 3.9).

use super::easel::Easel;
use super::effect;
use super::troop::mask;
use crate::seats::piece;
use crate::spot::Spot;
use crate::svg::inline;
use maud::{Markup, html};
use patolli_core::{Dense, Seat};
use patolli_text::args;
use patolli_text::yucatan::{
    ability as ability_name, ability_words, element as element_name, power as power_name,
    power_levels, power_words,
};
use patolli_yucatan::{Ability, Action, Element, Leader, Slot, Space, Step};

pub(super) const fn ability_icon(ability: Ability) -> &'static str {
    match ability {
        Ability::Fury1 | Ability::Fury2 | Ability::Fury3 => "fury",
        Ability::Snare1 | Ability::Snare2 | Ability::Snare3 => "snare",
    }
}

impl Easel<'_> {
    pub(super) fn leaders(&self, seat: Seat) -> Markup {
        html! {
            div class="u-leaders" role="group" aria-label=(self.say("boards-yucatan-leaders")) {
                @for leader in Leader::all() { (self.leader_row(seat, leader)) }
                (self.priest_row(seat))
            }
        }
    }

    /// Where a Leader is chosen to act.
    fn leader_acts(&self, element: Element) -> Option<Action> {
        (self.step() == Some(Step::Choose)).then_some(Action::Activate(element))
    }

    fn priest_row(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let spot = Spot::new("div", "u-leader u-priest", self.priest_words(seat))
            .class_if(player.was_activated(Element::CityLeader), "u-used")
            .changed(self.differs(|table| table.players[seat].step));
        self.own_acts(spot, seat, self.leader_acts(Element::CityLeader)).draw(&html! {
            span class={ "u-mask owned seat-" (seat) } { (piece("city_leader", seat, None)) }
            @if let Some(power) = player.power {
                (inline(power.name()))
                b { (power_name(self.text, power)) }
                (inline(&format!("level_{}", player.step)))
                span class="u-does" { (effect::power(&self.table.power_row(seat))) }
            } @else { span class="u-soft" { "?" } }
            (self.spent_tokens(seat, Element::CityLeader))
        })
    }

    pub(super) fn priest_words(&self, seat: Seat) -> String {
        let player = self.player(seat);
        let name = element_name(self.text, Element::CityLeader);
        let Some(power) = player.power else {
            return self.named(&name, &self.say("boards-yucatan-power-secret"));
        };
        let mut said = self.tell(
            "boards-yucatan-power",
            args!(
                leader = name,
                power = power_name(self.text, power),
                does = power_words(self.text, self.kit, power, player.step),
                levels = power_levels(self.text, self.kit, power),
            ),
        );
        self.add_used(&mut said, seat, Element::CityLeader);
        said
    }

    fn add_used(&self, said: &mut String, seat: Seat, element: Element) {
        if self.player(seat).was_activated(element) {
            said.push(' ');
            said.push_str(&self.say("boards-yucatan-used"));
        }
    }

    /// Mask and strength, Counselor, three slots, the Summoning with its timer.
    fn leader_row(&self, seat: Seat, leader: Leader) -> Markup {
        html! {
            div class="u-leader-row" {
                (self.leader_head(seat, leader))
                (self.advisor(seat, leader))
                @for slot in Slot::all() { (self.slot(seat, leader, slot)) }
                (self.companion(seat, leader))
            }
        }
    }

    fn leader_head(&self, seat: Seat, leader: Leader) -> Markup {
        let it = self.troop_of(seat, leader);
        let element = leader.element();
        let mut what = self.troop_words(seat, leader);
        self.add_used(&mut what, seat, element);
        let spot = Spot::new("div", "u-leader", what)
            .class_if(self.player(seat).was_activated(element), "u-used")
            .changed(self.differs(|table| {
                let it = &table.players[seat][leader];
                (it.space, it.units)
            }));
        self.own_acts(spot, seat, self.leader_acts(element)).draw(&html! {
            (mask(seat, leader))
            (inline(it.space.city().map_or("jungle", patolli_yucatan::City::name)))
            span class="amount" { (inline("unit")) b { (it.units) } }
            span class="amount" { (inline("axe")) (self.axes_pair(seat, leader)) }
            (self.spent_tokens(seat, element))
        })
    }

    fn advisor(&self, seat: Seat, leader: Leader) -> Markup {
        match self.troop_of(seat, leader).counselor {
            Some(it) => self.fact("u-advisor", self.counselor_line(it), &inline(it.name())),
            None => self.fact("u-advisor", self.say("boards-yucatan-no-counselor"), &html! { "?" }),
        }
    }

    /// MIL-1: a slot takes levels up to its number.
    fn slot(&self, seat: Seat, leader: Leader, slot: Slot) -> Markup {
        let here = self.troop_of(seat, leader).abilities[slot];
        let what = match here {
            Some(it) => self.ability_line(it),
            None => self.tell("boards-yucatan-slot", args!(n = slot.index() + 1)),
        };
        let spot = Spot::new("div", "u-slot", what)
            .class_if(here.is_none(), "u-vacant")
            .changed(self.differs(|table| table.players[seat][leader].abilities[slot]));
        let asked = here.is_none() && matches!(self.step(), Some(Step::Acquire(_)));
        let acts = Ability::all().map(|it| Action::Acquire(it, leader, slot));
        self.own_acts(spot, seat, acts.filter(|_| asked)).draw(&html! {
            @match here {
                Some(it) => {
                    (inline(ability_icon(it))) (inline(&format!("level_{}", it.level())))
                },
                None => { "≤" (slot.index() + 1) },
            }
        })
    }

    pub(super) fn ability_line(&self, it: Ability) -> String {
        self.named(&ability_name(self.text, it), &ability_words(self.text, self.kit, it))
    }

    fn companion(&self, seat: Seat, leader: Leader) -> Markup {
        let link = self.troop_of(seat, leader).link;
        let what = link.map_or_else(
            || self.say("boards-yucatan-no-summoning"),
            |link| format!("{} {}", self.beast_line(link.summoning), self.link_words(link)),
        );
        Spot::new("div", "u-companion", what)
            .class_if(link.is_none(), "u-vacant")
            .changed(self.differs(|table| table.players[seat][leader].link))
            .draw(&html! {
                @match link {
                    Some(link) => { (self.creature(link)) (effect::summoning(self.kit.summoning(link.summoning))) },
                    None => (inline("summoning")),
                }
            })
    }

    /// The places of a player's Troops, in short.
    pub(super) fn place_icon(&self, seat: Seat, leader: Leader) -> &'static str {
        match self.troop_of(seat, leader).space {
            Space::Jungle => "jungle",
            place => place.name(),
        }
    }
}
