//! What waits: a turn has a fixed course, and only some things can interrupt it where it stands.

use super::effects::Work;
use crate::components::*;
use crate::cost::{Cost, Payment};
use crate::kit::{Outcome, Symbol};
use crate::state::*;
use patolli_core::{Dense, Flaw, Seat, ensure};

/// What may still join a queue beside the Characters in slots: an exchange, the effect of the action
/// that runs, Embassy tokens.
const QUEUE_ROOM: usize = 8;
/// The largest discount that a component may give.
const MOST_DISCOUNT: u8 = 9;

impl Public {
    /// I-19: the rest of the turn at the back, before it what interrupts it.
    pub(super) fn check_agenda(&self) -> Result<(), Flaw> {
        use Step::{AutomaAct, AutomaPlace, End, EndTurn, Place, Queue, Site};
        let steps: Vec<Step> = self.agenda.iter().collect();
        let (work, turn) = steps.split_at(steps.iter().position(is_course).unwrap_or(steps.len()));
        let fits = match (self.is_automa(self.active), turn) {
            (false, [EndTurn] | [End, EndTurn] | [Queue, End, EndTurn]) => true,
            (false, [Site, Queue, End, EndTurn] | [Queue, Site, Queue, End, EndTurn]) => true,
            (false, [Place, Site, Queue, End, EndTurn]) => true,
            (false, [Queue, Place, Site, Queue, End, EndTurn]) => true,
            (true, [EndTurn] | [Queue, EndTurn] | [AutomaAct(_), Queue, EndTurn]) => true,
            (true, [AutomaPlace(tile), AutomaAct(card), Queue, EndTurn]) => tile == card,
            (_, []) => work.is_empty(),
            _ => false,
        };
        ensure!(fits, "I-19", "agenda", "must end with the rest of a turn of seat {}", self.active);
        match turn.first() {
            None => self.check_over()?,
            Some(Queue) => self.check_action(work, turn.len() == 3)?,
            Some(Site | AutomaAct(_)) => self.check_court_phase(work)?,
            Some(step) => {
                ensure!(work.is_empty(), "I-19", "agenda", "nothing comes before {step:?}");
            }
        }
        self.check_before_court_phase(turn)?;
        self.check_queue(turn.first() == Some(&Queue))?;
        self.check_event(work)?;
        let paying = matches!(work, [Step::Pay, ..]) || self.payment == Payment::default();
        ensure!(paying, "I-19", "payment", "nothing is to be paid");
        Ok(())
    }

    /// C 5.10.2: the game ends with the last turn of a round.
    fn check_over(&self) -> Result<(), Flaw> {
        let last = (self.active.index() + 1) % self.n() == self.first.index();
        let over = self.ending && last;
        ensure!(over, "I-18", "agenda", "is empty, but the game is not over");
        Ok(())
    }

    /// C 5.3: a Court phase to come needs a tile and a space, and no Event was rolled yet (I-15).
    fn check_before_court_phase(&self, turn: &[Step]) -> Result<(), Flaw> {
        for step in turn {
            let possible = match step {
                Step::Place => self.has_court_phase(self.active),
                Step::AutomaPlace(tile) => {
                    let tiles = self.automa.map_or(0, |automa| automa.tiles.get(*tile));
                    tiles > 0 && !self.pyramid.free.is_empty()
                }
                _ => continue,
            };
            ensure!(possible, "I-2", "agenda", "{step:?} needs a tile and a free space");
            ensure!(self.fate.is_none(), "I-15", "fate", "is rolled when a tile is placed");
        }
        Ok(())
    }

    /// I-19: what waits is worked off in this turn, and has room.
    fn check_queue(&self, worked_off: bool) -> Result<(), Flaw> {
        let items = self.queue.iter().count();
        ensure!(items == 0 || worked_off, "I-19", "queue", "is empty when nothing works it off");
        let slots = match self.is_automa(self.active) {
            true => 0,
            false => self.players[self.active].characters.len(),
        };
        let most = QUEUE - QUEUE_ROOM - slots;
        ensure!(items <= most, "I-19", "queue", "{items} items, at most {most}");
        self.queue.iter().try_for_each(|item| check_pending(item, "queue"))
    }

    /// I-15, C 5.5.6: an Event is being resolved as long as its end waits.
    fn check_event(&self, work: &[Step]) -> Result<(), Flaw> {
        let resolving = work.contains(&Step::EventOver);
        ensure!(self.in_event == resolving, "I-15", "agenda", "an Event ends with `event_over`");
        let outcome = self.fate.map(|fate| self.outcome(fate));
        let struck = !resolving || outcome.is_some_and(|o| !matches!(o, Outcome::Decline(_)));
        ensure!(struck, "I-15", "fate", "no result of the Event card strikes the players");
        let closing = work.iter().any(|step| matches!(step, Step::Close(_)));
        ensure!(!closing || outcome.is_some(), "I-15", "fate", "a closure needs a Fate symbol");
        Ok(())
    }

    /// An action of the active player over the queue: the action itself, and what interrupts it.
    fn check_action(&self, work: &[Step], main: bool) -> Result<(), Flaw> {
        let seat = self.active;
        if self.is_automa(seat) {
            return Work::of_automa(self).check(work);
        }
        let effects = match work {
            [Step::Pay, Step::Perform(target)] => return self.check_payment(*target),
            [Step::Buy { discount }] => {
                let own = self.discount(seat, Site::River);
                return check_discount(discount.saturating_sub(own), "agenda");
            }
            [rest @ .., Step::Act { site, discount: 0 }]
                if main && rest.last() == Some(&Step::Symbol) =>
            {
                return self.check_symbol(*site, &rest[..rest.len() - 1]);
            }
            [rest @ .., Step::Act { discount, .. } | Step::Bonus { discount, .. }] => {
                check_discount(*discount, "agenda")?;
                rest
            }
            all => all,
        };
        Work::of_turn(self, seat).check(effects)
    }

    /// C 5.7.6: the Totem stands there and the symbol can be paid; an ejected Totem goes elsewhere
    /// first (C 5.7.5).
    fn check_symbol(&self, site: Site, before: &[Step]) -> Result<(), Flaw> {
        let player = &self.players[self.active];
        let totem = player.totem.filter(|totem| totem.site == site);
        let fits = totem.is_some_and(|totem| match self.kit.symbol(site, totem.socket) {
            Symbol::Pay(resource) => player.stock.get(resource) > 0,
            Symbol::Times(_) => true,
        });
        ensure!(fits, "I-17", "agenda", "no symbol of {site} can be resolved");
        let ejected = match before {
            [] => true,
            [Step::Eject { seat, from }] => *from == site && *seat != self.active,
            _ => false,
        };
        ensure!(
            ejected,
            "I-17",
            "agenda",
            "only a Totem ejected from {site} comes before its symbol"
        );
        Work::of_turn(self, self.active).check(before)
    }

    /// C 5.1.6: the target is still there, and what is left of its cost can be paid.
    fn check_payment(&self, target: Target) -> Result<(), Flaw> {
        let cost = self.price(target);
        let due = cost.is_some_and(|cost| cost == self.payment.cost);
        ensure!(due, "I-19", "agenda", "{target:?} is not to be had");
        let Payment { cost, waived, paid } = self.payment;
        let sane = u32::from(waived) + paid.total() <= u32::from(cost.total());
        let stock = self.players[self.active].stock;
        let payable = sane && self.payment.can_be_met(stock);
        ensure!(payable, "I-10", "payment", "the rest cannot be paid from the stock");
        Ok(())
    }

    /// What a target costs without discounts; nothing if it cannot be chosen.
    pub(crate) fn price(&self, target: Target) -> Option<Cost> {
        let seat = self.active;
        let token = self.tokens_left(seat) > 0;
        match target {
            Target::City(city) => self.city_cost(city).filter(|_| token),
            Target::Court(space) => {
                let card = self.court[space.index()].filter(|_| token);
                card.map(|card| self.kit.character(card).cost)
            }
            Target::Altar(space) => {
                (token && self.is_altar_free(space)).then(|| self.altar_cost(space))
            }
            Target::Line(line) => self.line_cost(line),
            Target::Tiles => self.river.iter().any(Option::is_some).then_some(Cost::any(1)),
            Target::Extension => (self.extensions > 0).then(|| self.extension_cost(seat)),
        }
    }

    /// The rest of a Court phase (C 5.5, C 5.6): the Event for each player, closures, the gain of a
    /// bonus space, the collection.
    fn check_court_phase(&self, work: &[Step]) -> Result<(), Flaw> {
        let mut rest = work;
        let mut covered = None;
        if let [before @ .., Step::Collect { tile, space }] = rest {
            let lies = self.pyramid.tile(*space) == Some(*tile);
            ensure!(lies, "I-2", "agenda", "no {tile} tile lies on {space}");
            (rest, covered) = (before, Some(*space));
        }
        if let [before @ .., Step::Gain { seat, left, by: Source::Bonus(space) }] = rest {
            let bonus = Some(*space) == covered && self.kit.pyramid.bonus_spaces.contains(*space);
            let mine = *seat == self.active && !self.is_automa(*seat);
            let amount = (1..=self.kit.pyramid.bonus).contains(left);
            ensure!(bonus && mine && amount, "I-2", "agenda", "{space} gives no such bonus");
            rest = before;
        }
        let mut closures = 0;
        while let [before @ .., Step::Close(_)] = rest {
            (rest, closures) = (before, closures + 1);
        }
        // one by the tile, one by the card.
        ensure!(closures <= 2, "I-11", "agenda", "{closures} closures in one turn, at most two");
        match rest {
            [before @ .., Step::EventOver] => self.check_strikes(before),
            _ => {
                let place = format_args!("agenda[{}]", rest.len().saturating_sub(1));
                ensure!(rest.is_empty(), "I-19", place, "is no part of a Court phase here");
                Ok(())
            }
        }
    }

    /// C 5.5.6, R-64: from the active player clockwise, each completely.
    fn check_strikes(&self, work: &[Step]) -> Result<(), Flaw> {
        let is_strike = |step: &Step| matches!(step, Step::Strike(_));
        let split = work.iter().position(is_strike).unwrap_or(work.len());
        let (effects, strikes) = work.split_at(split);
        let order: Vec<Seat> = self.seats_from(self.active).collect();
        let struck = order.len().saturating_sub(strikes.len());
        let rest = order[struck..].iter().map(|seat| Step::Strike(*seat));
        let clockwise = strikes.iter().copied().eq(rest);
        ensure!(
            clockwise,
            "I-15",
            "agenda",
            "an Event strikes from seat {} clockwise",
            self.active
        );
        match struck.checked_sub(1).map(|last| order[last]) {
            Some(seat) if !self.is_automa(seat) => Work::of_event(self, seat).check(effects),
            _ => {
                ensure!(
                    effects.is_empty(),
                    "I-15",
                    "agenda",
                    "nobody is being struck by the Event"
                );
                Ok(())
            }
        }
    }
}

/// Steps of the course of a turn.
fn is_course(step: &Step) -> bool {
    matches!(
        step,
        Step::Place
            | Step::AutomaPlace(_)
            | Step::Site
            | Step::Queue
            | Step::End
            | Step::EndTurn
            | Step::AutomaAct(_)
    )
}

pub(super) fn check_pending(item: Pending, place: &str) -> Result<(), Flaw> {
    match item {
        Pending::Bonus { discount, .. } => check_discount(discount, place),
        Pending::Jade => Ok(()),
    }
}

fn check_discount(discount: u8, place: &str) -> Result<(), Flaw> {
    let sane = discount <= MOST_DISCOUNT;
    ensure!(sane, "I-19", place, "no action is cheaper by {discount}");
    Ok(())
}
