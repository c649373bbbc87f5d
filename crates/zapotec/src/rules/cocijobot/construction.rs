//! Cocijobot's turn (Z 8.2), and points for Houses it cannot build (Z 8.6).

use crate::model::*;
use patolli_core::{Dense, Host, Set};

/// Three targets at most: the card, with the bonus, with the Pyramid.
const TARGETS: usize = 3;

impl Zapotec {
    pub(crate) fn bot_turn(&mut self, host: &mut impl Host<Event>) {
        let card = self.public.bot_card.expect("it was turned up at the reveal");
        let row = self.public.kit.bot_cards[card];
        host.look(self);
        let built = self.bot_builds(card, host);
        self.bot_capital_action(row.building, host);
        if built == 0 {
            // R36: only the capital action of the second card counts.
            let second = self.turn_bot_card(host);
            host.look(self);
            self.bot_capital_action(self.public.kit.bot_cards[second].building, host);
        }
        // Z 8.1.4: always the bonus card of the current round.
        let property = self.public.kit.cards[self.public.bonus].property;
        let vp = self.public.turn_points(BOT, property);
        self.award(BOT, vp, Points::Turn(property), host);
        host.look(self);
    }

    /// Builds on every target that is free; returns the number of buildings.
    fn bot_builds(&mut self, card: BotCard, host: &mut impl Host<Event>) -> usize {
        let mut sites = Sites::default();
        for (space, target) in self.public.bot_plan(card).into_iter().flatten() {
            match target {
                BotTarget::Build => sites.push(space),
                BotTarget::Again => {}
                BotTarget::Taken => {
                    host.hear(|| Event::BotSkipped { space, taken: true });
                    if self.public.players[PERSON].houses.contains(space) {
                        self.easy_gift(host);
                    }
                }
                BotTarget::NoHouse => host.hear(|| Event::BotSkipped { space, taken: false }),
            }
        }
        let palace = self.public.bot_palace(&sites);
        for &space in sites.iter() {
            self.public.occupy(BOT, space);
            if palace == Some(space) {
                self.public.players[BOT].palace = palace;
                host.hear(|| Event::Palace { seat: BOT, space, paid: Stock::NOTHING });
            } else {
                host.hear(|| Event::Built { seat: BOT, space, paid: Stock::NOTHING });
            }
            host.look(self);
        }
        self.hard_gift(sites.n, host);
        sites.n
    }

    /// Z 8.6 easy: a target that fails on the person's building pays that person. R41: twice if
    /// two targets name it.
    fn easy_gift(&mut self, host: &mut impl Host<Event>) {
        if self.public.solo == Some(Difficulty::Easy) {
            let vp = self.public.kit.points.bot_easy_gift.into();
            self.award(PERSON, vp, Points::Difficulty, host);
            host.look(self);
        }
    }

    /// Z 8.6 hard, R42: every House short of three pays Cocijobot, whatever the reason.
    fn hard_gift(&mut self, built: usize, host: &mut impl Host<Event>) {
        let short = (TARGETS - built) as i16;
        if self.public.solo == Some(Difficulty::Hard) && short > 0 {
            let vp = i16::from(self.public.kit.points.bot_hard_gift) * short;
            self.award(BOT, vp, Points::Difficulty, host);
            host.look(self);
        }
    }
}

/// What Cocijobot does with a space that its card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotTarget {
    Build,
    /// Another target has named it already.
    Again,
    Taken,
    NoHouse,
}

/// The spaces Cocijobot builds on in this turn, in order.
#[derive(Default)]
struct Sites {
    spaces: [Option<Space>; TARGETS],
    n: usize,
}

impl Sites {
    fn push(&mut self, space: Space) {
        self.spaces[self.n] = Some(space);
        self.n += 1;
    }
    fn iter(&self) -> impl Iterator<Item = &Space> {
        self.spaces.iter().flatten()
    }
    fn contains(&self, space: Space) -> bool {
        self.iter().any(|site| *site == space)
    }
}

impl Public {
    /// Z 8.2: the targets of a card in order, and what would happen to each now.
    pub fn bot_plan(&self, card: BotCard) -> [Option<(Space, BotTarget)>; TARGETS] {
        let (targets, n_targets) = self.bot_targets(self.kit.bot_cards[card]);
        let mut sites = Sites::default();
        let mut plan = [None; TARGETS];
        for (entry, &space) in plan.iter_mut().zip(&targets[..n_targets]) {
            let target = if usize::from(self.houses_left(BOT)) <= sites.n {
                BotTarget::NoHouse
            } else if !self.free.contains(space) {
                BotTarget::Taken
            } else if sites.contains(space) {
                BotTarget::Again
            } else {
                sites.push(space);
                BotTarget::Build
            };
            *entry = Some((space, target));
        }
        plan
    }

    /// Z 8.2: the space of the card, then with the bonus property, then with its Pyramid's.
    fn bot_targets(&self, row: BotRow) -> ([Space; TARGETS], usize) {
        let own = [row.building.index(), row.terrain.index(), row.region.index()];
        let at = |[building, terrain, region]: [usize; 3]| self.kit.base[building][terrain][region];
        let with = |property: Property| {
            let mut icons = own;
            icons[property.kind().index()] = property.index() % 3;
            at(icons)
        };
        let bonus = self.kit.cards[self.bonus].property;
        let pyramid = self.bot_pyramid().map(|(_, tile)| tile);
        let third = pyramid.map_or(at(own), with);
        ([at(own), with(bonus), third], if pyramid.is_some() { 3 } else { 2 })
    }

    /// The Pyramid in which Cocijobot has a piece, and its Scoring tile (R50).
    pub(crate) fn bot_pyramid(&self) -> Option<(Plinth, Property)> {
        self.plinths()
            .find(|plinth| self.pyramids[*plinth].levels_of(BOT) > 0)
            .and_then(|plinth| Some((plinth, self.pyramids[plinth].tile?)))
    }

    /// Z 8.2, R39: where the Palace goes in this turn, if anywhere.
    fn bot_palace(&self, sites: &Sites) -> Option<Space> {
        if self.players[BOT].palace.is_some() {
            return None;
        }
        let bonus = self.kit.spaces_with[self.kit.cards[self.bonus].property];
        let pyramid = self.bot_pyramid().map_or(Set::EMPTY, |(_, tile)| self.kit.spaces_with[tile]);
        let first_in = |spaces: SpaceSet| sites.iter().copied().find(|site| spaces.contains(*site));
        let last_chance = self.round == ROUNDS || usize::from(self.houses_left(BOT)) == sites.n;
        first_in(bonus.and(pyramid))
            .or_else(|| first_in(pyramid).filter(|_| last_chance))
            .or_else(|| first_in(bonus).filter(|_| last_chance))
    }
}
