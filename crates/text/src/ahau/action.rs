//! Labels of choices, with the facts a person needs to choose.

mod build;
mod gods;
mod movement;
mod pay;
mod rewards;
mod workers;

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_ahau::{Action, Kit, Map, Player, Private, Public, Reward, Slot, Step, View};
use patolli_core::{Dense, Seat};

/// Headings of the list of choices.
pub(super) fn group(text: &Text, action: Action) -> String {
    use Action as A;
    text.say(match action {
        A::Select(left, _) => {
            return text.tell("ahau-group-select", args!(n = left.number()));
        }
        A::Lay(it, _) => return text.tell("ahau-group-lay", args!(tile = tile(text, it))),
        A::StartCard(_) => "ahau-group-start",
        A::Stay | A::March(_) => "ahau-group-march",
        A::Advance | A::Decline => "ahau-group-advance",
        A::Retreat(_) => "ahau-group-retreat",
        A::Take(_) | A::Draw => "ahau-group-take",
        A::Place(_) => "ahau-group-place",
        A::Claim | A::NoClaim => "ahau-group-claim",
        A::Summon(_) | A::NoSummon | A::Dance => "ahau-group-summon",
        A::Name(_) => "ahau-group-name",
        A::Discard(_) | A::DiscardWild(_) | A::DiscardJoker => "ahau-group-discard",
        A::Rain(_) => "ahau-group-rain",
        A::Walk(..) => "ahau-group-walk",
        A::TakeBack(_) => "ahau-group-take-back",
        A::Remove(..) | A::StandUp(_) => "ahau-group-remove",
        A::Produce(_) => "ahau-group-produce",
        A::Buy(_) => "ahau-group-buy",
        A::Gain(_) => "ahau-group-gain",
        A::Paint(_) => "ahau-group-paint",
        A::Nominal(_) => "ahau-group-nominal",
        A::Cube | A::Trade(_) | A::TradeTiles | A::Substitute(_) | A::Waive => "ahau-group-pay",
        A::Give(_) => "ahau-group-give",
        A::WarReward(_) => "ahau-group-war-reward",
        A::LayDown(_) => "ahau-group-lay-down",
        A::Temple(_) => "ahau-group-temple",
        A::Role(_) => "ahau-group-role",
        A::UseGateway | A::UseQueen(_) => "ahau-group-free",
        A::Confirm | A::Stop | A::Pass | A::EndTurn => "ahau-group-end",
    })
}

pub(super) fn action(text: &Text, view: &View, action: Action, _: &[String]) -> String {
    Label::new(text, view).of(action)
}

/// Pairs of cards, steps of the Jaguar God and spaces of the pyramid, which can be many.
pub(super) fn brief(text: &Text, view: &View, action: Action) -> Option<String> {
    let label = Label::new(text, view);
    match action {
        Action::Select(left, right) => Some(label.select_in_brief(left, right)),
        Action::Walk(way, posture) => Some(label.walk_in_brief(way, posture)),
        Action::Lay(tile, space) => Some(label.lay_in_brief(tile, space)),
        Action::Rain(route) => Some(label.rain_in_brief(route)),
        Action::Produce(route) => Some(label.produce_in_brief(route)),
        _ => None,
    }
}

/// Cards, regions and spaces of the war track have numbers; two cards are chosen as a pair.
pub(super) fn number(_: &View, action: Action) -> Option<String> {
    Some(match action {
        Action::StartCard(card) => card.to_string(),
        Action::Select(left, right) => format!("{left} {right}"),
        Action::March(region) | Action::Retreat(region) => region.to_string(),
        Action::TakeBack(card) => card.to_string(),
        Action::WarReward(step) => step.to_string(),
        _ => return None,
    })
}

struct Label<'a> {
    text: &'a Text,
    table: &'a Public,
    kit: &'a Kit,
    map: &'a Map,
    /// The seat that decides, and what it alone knows.
    seat: Seat,
    own: Private,
}

crate::words::speaks!(Label);

impl<'a> Label<'a> {
    fn new(text: &'a Text, view: &'a View) -> Self {
        let table = &view.public;
        let (seat, own) = view.own.unwrap_or((table.active, Private::default()));
        Self { text, table, kit: &table.kit, map: table.map(), seat, own }
    }

    fn me(&self) -> &Player {
        &self.table.players[self.seat]
    }
    fn step(&self) -> Option<Step> {
        self.table.agenda.front()
    }
    fn reward(&self, reward: Reward) -> String {
        super::reward(self.text, self.kit, reward)
    }

    fn of(&self, action: Action) -> String {
        use Action as A;
        match action {
            A::StartCard(card) => self.start_card(card),
            A::Select(left, right) => self.select(left, right),
            A::Stay => self.stay(),
            A::March(region) => self.march(region),
            A::Advance => self.advance(),
            A::Decline => self.say("ahau-action-decline"),
            A::Retreat(region) => self.region(region),
            A::Take(square) => self.take(square),
            A::Place(city) => self.place(city),
            A::Claim => self.claim(),
            A::NoClaim => self.say("ahau-action-no-claim"),
            A::Stop => self.stop(),
            A::Dance => self.say("ahau-action-dance"),
            A::Pass => self.say("ahau-action-pass"),
            A::EndTurn => self.say("ahau-action-end-turn"),
            A::UseGateway => self.say("ahau-action-gateway"),
            A::UseQueen(colour) => self.have("ahau-action-queen", colour),
            _ => self.of_god(action).or_else(|| self.of_work(action)).unwrap_or_else(|| {
                self.of_reward(action).unwrap_or_else(|| unreachable!("labelled above: {action}"))
            }),
        }
    }

    /// Summons and what they lead to.
    fn of_god(&self, action: Action) -> Option<String> {
        use Action as A;
        Some(match action {
            A::Summon(god) => self.summon(god),
            A::NoSummon => self.say("ahau-action-no-summon"),
            A::Name(it) => self.name(it),
            A::Discard(it) => self.discard(it),
            A::DiscardWild(it) => self.discard_wild(it),
            A::DiscardJoker => self.discard_joker(),
            A::Confirm => self.confirm(),
            A::Draw => self.tell("ahau-action-draw", args!(n = self.table.bag.total())),
            A::Rain(route) => self.rain(route),
            A::Walk(way, posture) => self.walk(way, posture),
            A::TakeBack(it) => self.take_back(it),
            A::Remove(city, posture) => self.remove(city, posture),
            A::StandUp(city) => self.stand_up(city),
            _ => return None,
        })
    }

    /// Producing, building and paying.
    fn of_work(&self, action: Action) -> Option<String> {
        use Action as A;
        Some(match action {
            A::Produce(route) => self.produce(route),
            A::Lay(tile, space) => self.lay(tile, space),
            A::Buy(place) => self.buy(place),
            A::Paint(colour) => self.paint(colour),
            A::Nominal(price) => self.nominal(price),
            A::Cube => self.cube(),
            A::Trade(paid) => self.trade(paid),
            A::TradeTiles => self.trade_tiles(),
            A::Substitute(paid) => self.substitute(paid),
            A::Waive => self.waive(),
            A::Give(it) => self.give(it),
            _ => return None,
        })
    }

    fn of_reward(&self, action: Action) -> Option<String> {
        use Action as A;
        Some(match action {
            A::Gain(colour) => self.gain(colour),
            A::WarReward(step) => self.war_reward(step.index()),
            A::LayDown(city) => self.lay_down(city),
            A::Temple(god) => self.temple(god),
            A::Role(it) => self.role(it),
            _ => return None,
        })
    }

    /// What stops depends on what runs.
    fn stop(&self) -> String {
        self.say(match self.step() {
            Some(Step::Chief { .. }) => "ahau-action-stop-chief",
            Some(Step::Jaguar { .. }) => "ahau-action-stop-jaguar",
            Some(Step::Sun { .. }) => "ahau-action-stop-sun",
            _ => "ahau-action-stop-build",
        })
    }

    /// The slot that the next building will fill.
    fn next_slot(&self) -> Option<Slot> {
        Slot::checked(self.me().buildings.len())
    }
}
