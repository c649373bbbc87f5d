//! What must be done now.

use super::names::*;
use super::printed::*;
use crate::text::Text;
use crate::words::{args, list, names_of};
use patolli_ahau::{Card, God, Player, Public, Region, Role, Step, View, Work};
use patolli_core::{Seat, SeatSet};

pub(super) fn prompt(text: &Text, view: &View, seat: Seat, names: &[String]) -> String {
    let table = &view.public;
    let Some(step) = table.agenda.front() else { return text.say("ahau-prompt-over") };
    let waits_for = match step {
        Step::Select => Seat::first(table.people()).collect::<SeatSet>().without(table.pledged),
        _ => step.decider(table.active).map_or(SeatSet::EMPTY, SeatSet::one),
    };
    if waits_for.contains(seat) {
        return Prompt { text, table, seat }.of(step);
    }
    text.tell("ahau-prompt-wait", args!(names = names_of(text, waits_for, names)))
}

struct Prompt<'a> {
    text: &'a Text,
    table: &'a Public,
    seat: Seat,
}

crate::words::speaks!(Prompt);

impl Prompt<'_> {
    fn me(&self) -> &Player {
        &self.table.players[self.seat]
    }

    fn of(&self, step: Step) -> String {
        match step {
            Step::StartCard(_) => self.say("ahau-prompt-start"),
            Step::Select => self.select(),
            Step::Captain(_) => self.in_region("ahau-prompt-captain", self.me().ruler),
            Step::Win(_) => self.tell("ahau-prompt-win", args!(n = self.me().war)),
            Step::Retreat { from, .. } => self.in_region("ahau-prompt-retreat", Some(from)),
            Step::Take(_) => self.in_region("ahau-prompt-take", self.me().ruler),
            Step::Place => self.place(),
            Step::Claim => self.claim(),
            Step::Summon { dance: true } => self.say("ahau-prompt-dance"),
            Step::Summon { dance: false } => self.summon(),
            Step::Name | Step::Offering => self.offering(step),
            Step::Main => self.main(),
            Step::Build => self.build(),
            Step::ProduceColour(route) => {
                let n = self.table.yields(self.seat, route);
                self.tell("ahau-prompt-produce-colour", args!(n = n))
            }
            Step::Close => self.say("ahau-prompt-close"),
            _ => self.power(step).or_else(|| self.payment(step)).unwrap_or_else(|| {
                // The rules run on past the others by themselves.
                self.reward(step).unwrap_or_else(|| self.say("ahau-prompt-over"))
            }),
        }
    }

    fn in_region(&self, key: &str, at: Option<Region>) -> String {
        let strength = self.table.strength(self.seat);
        let at = at.map_or_else(String::new, |it| region(self.text, it));
        self.tell(key, args!(region = at, strength = strength))
    }

    /// The choice of cards, with weapons and what the end of the round may bring.
    fn select(&self) -> String {
        let args = args!(round = self.table.round, weapons = weapons(self.text, self.me().weapons));
        let said = self.tell("ahau-prompt-select", args);
        let left = self.table.sites_to_katun();
        said + " " + &self.tell("ahau-prompt-katun", args!(n = left))
    }

    fn place(&self) -> String {
        let args = args!(
            region = self.me().ruler.map_or_else(String::new, |it| region(self.text, it)),
            n = self.me().workers,
        );
        self.tell("ahau-prompt-place", args)
    }

    fn claim(&self) -> String {
        let at = self.me().ruler;
        let there = at.and_then(|it| self.table.region_buildings[it]);
        self.tell(
            "ahau-prompt-claim",
            args!(
                region = at.map_or_else(String::new, |it| region(self.text, it)),
                building = there.map_or_else(String::new, |it| building(self.text, it)),
            ),
        )
    }

    fn summon(&self) -> String {
        if self.table.has_role(self.seat, Role::HighPriestess) {
            return self.say("ahau-prompt-summon-any");
        }
        let Some(at) = self.table.turn.city else { return self.say("ahau-prompt-summon-any") };
        let it = self.table.city_tiles[at];
        self.tell(
            "ahau-prompt-summon",
            args!(
                god = god(self.text, it),
                city = city(at),
                built = self.me().built_of(it),
                held = self.me().reserve.of_god(it).total(),
            ),
        )
    }

    /// The declaration of a summon as it stands.
    fn offering(&self, step: Step) -> String {
        let summon = self.table.summon;
        let key = match step {
            Step::Name => "ahau-prompt-name",
            _ => "ahau-prompt-offering",
        };
        let it = summon.god.unwrap_or(God::Chief);
        self.tell(
            key,
            args!(god = god(self.text, it), n = summon.strength, colours = self.used_colours(),),
        )
    }

    fn used_colours(&self) -> String {
        match self.table.summon.joker {
            true => self.say("ahau-every-colour"),
            false if self.table.summon.colours.is_empty() => self.say("ahau-no-colour"),
            false => colours(self.text, self.table.summon.colours),
        }
    }

    /// What a god still grants.
    fn power(&self, step: Step) -> Option<String> {
        let with =
            |key: &str, left: u8| self.tell(key, args!(n = left, colours = self.used_colours()));
        let strength = self.table.summon.strength;
        Some(match step {
            Step::Chief { left } => with("ahau-prompt-chief", left),
            Step::Rain => with("ahau-prompt-rain", strength),
            Step::Jaguar { left } => with("ahau-prompt-jaguar", left),
            Step::Sun { left } => with("ahau-prompt-sun", left),
            Step::Serpent => {
                let n = self.table.summon.colours.len();
                let power = power(self.text, &self.table.kit, God::Serpent, strength, n);
                self.tell("ahau-prompt-serpent", args!(power = power))
            }
            _ => return None,
        })
    }

    fn main(&self) -> String {
        self.with_means("ahau-prompt-main", self.table.build_limit(self.seat))
    }

    fn build(&self) -> String {
        let limit = self.table.build_limit(self.seat);
        self.with_means("ahau-prompt-build", limit.saturating_sub(self.table.turn.built))
    }

    /// How many tiles, and what there is to build with.
    fn with_means(&self, key: &str, n: u8) -> String {
        let (cubes, reserve) = (self.me().stock, self.me().reserve);
        let args = args!(n = n, cubes = stock(self.text, cubes), tiles = tiles(self.text, reserve));
        self.tell(key, args)
    }

    fn payment(&self, step: Step) -> Option<String> {
        let payment = &self.table.payment;
        let what = match payment.work {
            Some(Work::Lay { tile: it, .. }) => tile(self.text, it),
            Some(Work::Buy(place)) => {
                let it = self.table.offer[place];
                it.map_or_else(String::new, |it| building(self.text, it))
            }
            None => String::new(),
        };
        Some(match step {
            Step::Paint => self.tell("ahau-prompt-paint", args!(what = what)),
            Step::Nominal => {
                let n = match payment.work {
                    Some(Work::Lay { space, .. }) => space.level(),
                    _ => 1,
                };
                self.tell("ahau-prompt-nominal", args!(what = what, n = n))
            }
            Step::Settle => self.settle(what),
            Step::Give { left, colour: due } => {
                self.tell("ahau-prompt-give", args!(n = left, due = colour(self.text, due)))
            }
            _ => return None,
        })
    }

    /// The colour that is due now, and those after it.
    fn settle(&self, what: String) -> String {
        let payment = &self.table.payment;
        let due: Vec<_> = payment.due.iter().map(|it| colour(self.text, it)).collect();
        let cubes = stock(self.text, self.me().stock);
        let first = due.first().cloned().unwrap_or_default();
        let said = self.tell("ahau-prompt-settle", args!(what = what, due = first, cubes = cubes));
        match due.get(1..) {
            Some(rest) if !rest.is_empty() => {
                let rest = list(self.text, rest);
                said + " " + &self.tell("ahau-prompt-settle-rest", args!(rest = rest))
            }
            _ => said,
        }
    }

    fn reward(&self, step: Step) -> Option<String> {
        Some(match step {
            Step::Gain { left, by, .. } => {
                let from = source(self.text, self.table.map(), by);
                self.tell("ahau-prompt-gain", args!(n = left, source = from))
            }
            Step::WarReward(_) => self.say("ahau-prompt-war-reward"),
            Step::LayDown(_) => self.say("ahau-prompt-lay-down"),
            Step::Temple { .. } => self.say("ahau-prompt-temple"),
            Step::Role(_) => self.say("ahau-prompt-role"),
            Step::ForcedDiscard { left, .. } => {
                self.tell("ahau-prompt-forced-discard", args!(n = left))
            }
            _ => return None,
        })
    }
}

/// The cards in hand; only the role card may be a secret.
pub(super) fn hand(text: &Text, view: &View) -> Vec<String> {
    let Some((seat, own)) = view.own else { return Vec::new() };
    let said = |it: Card| match own.role.filter(|_| it == Card::Role) {
        Some(mine) => {
            let words = role_words(text, &view.public.kit, mine);
            text.tell("ahau-hand-role", args!(role = role(text, mine), words = words))
        }
        None => card(text, it, None),
    };
    view.public.players[seat].hand.iter().map(said).collect()
}
