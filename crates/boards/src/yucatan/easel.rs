//! What every part of the drawing needs.

use crate::spot::Spot;
use crate::subject::Subject;
use maud::{Markup, html};
use patolli_core::Seat;
use patolli_text::{Words, args};
use patolli_yucatan::{Action, Player, Private, Public, Step, Troop, Yucatan};

pub(super) type Easel<'a> = crate::easel::Easel<'a, Yucatan, Public>;

impl<'a> Easel<'a> {
    pub fn new(subject: &'a Subject<'a, Yucatan>) -> Self {
        Self::over(subject, &subject.view.public.kit, |view| &view.public)
    }
    pub fn player(&self, seat: Seat) -> &Player {
        &self.table.players[seat]
    }
    pub fn troop_of(&self, seat: Seat, leader: patolli_yucatan::Leader) -> &Troop {
        &self.player(seat)[leader]
    }
    /// What is being decided.
    pub fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }
    /// Whether a sacrifice is still to come.
    pub fn will_sacrifice(&self) -> bool {
        !matches!(self.step(), None | Some(Step::FinalBonus(_)))
    }
    /// Whether the observer has something to choose.
    pub fn decides(&self) -> bool {
        !self.subject.legal.is_empty()
    }
    pub fn may(&self, action: Action) -> bool {
        self.subject.legal.contains(action)
    }
    /// What the observer alone knows.
    pub fn own(&self) -> Option<&Private> {
        self.subject.view.own.as_ref().map(|(_, own)| own)
    }
    /// The seat whose Turn is being played, if one is.
    pub fn active(&self) -> Option<Seat> {
        let turn = |step| matches!(step, Step::EndTurn);
        self.table.agenda.iter().any(turn).then_some(self.table.active)
    }
    pub fn act_words(&self, action: Action) -> String {
        Yucatan::action(self.text, self.subject.view, action, self.subject.names)
    }
    /// `Striker: 2 Axes as Attacker.`
    pub fn named(&self, name: &str, does: &str) -> String {
        self.tell("boards-yucatan-named", args!(name = name, does = does))
    }
    /// A choice that is there only while it can be taken.
    pub fn choice(&self, class: &str, action: Action, face: &Markup) -> Markup {
        if !self.may(action) {
            return html! {};
        }
        self.acts(Spot::new("span", class, self.act_words(action)), [action]).draw(face)
    }
}
