//! Labels of choices, with the facts a person needs to choose.

use super::names::*;
use crate::text::Text;
use crate::words::args;
use patolli_core::{Dense, Seat};
use patolli_zapotec::{
    Action, BuildTile, Card, Cell, Corn, Line, Plinth, Property, Public, Resource, RitualSlot,
    Size, Space, Stall, Step, Stock, Tile, View, ritual_points,
};

/// Headings of the list of choices.
pub(super) fn group(text: &Text, action: Action) -> String {
    use Action as A;
    text.say(match action {
        A::PlayCard(_) => "zapotec-group-cards",
        A::Income(_) => "zapotec-group-income",
        A::BuyTrade(_) => "zapotec-group-trade",
        A::StartPyramid(..) | A::AddPyramid(_) => "zapotec-group-pyramid",
        A::Ritual(_) => "zapotec-group-ritual",
        A::Sacrifice(_) => "zapotec-group-sacrifice",
        A::UseTile(_) => "zapotec-group-exchange",
        A::BuildHouse(_) => "zapotec-group-house",
        A::BuildPalace(_) => "zapotec-group-palace",
        A::BuildByTile(..) => "zapotec-group-by-tile",
        A::PlaceTile(_) => "zapotec-group-cell",
        A::EndCapital | A::EndConstruction | A::Decline => "zapotec-group-end",
        A::FreeResource(_) => "zapotec-group-resource",
        A::FreeDisc(_) | A::Advance => "zapotec-group-bonus",
        A::ScoreBonusCard | A::ScoreHandCard(_) => "zapotec-group-scoring",
        A::Draw(_) => "zapotec-group-draw",
    })
}

pub(super) fn action(text: &Text, view: &View, action: Action, _: &[String]) -> String {
    let table = &view.public;
    let seat = view.own.map_or(table.active, |(seat, _)| seat);
    Label { text, table, seat }.of(action)
}

/// There are few enough for a line each.
pub(super) fn brief(_: &Text, _: &View, _: Action) -> Option<String> {
    None
}

/// Cards, Rituals, Pyramids and tiles have numbers; corn to sacrifice is an amount.
pub(super) fn number(view: &View, action: Action) -> Option<String> {
    Some(match action {
        Action::PlayCard(it) | Action::Draw(it) | Action::ScoreHandCard(it) => it.to_string(),
        Action::ScoreBonusCard => view.public.bonus.to_string(),
        Action::Ritual(slot) | Action::FreeDisc(slot) => slot.to_string(),
        Action::StartPyramid(plinth, _) | Action::AddPyramid(plinth) => {
            (plinth.index() + 1).to_string()
        }
        Action::Sacrifice(corn) => corn.to_string(),
        _ => return None,
    })
}

struct Label<'a> {
    text: &'a Text,
    table: &'a Public,
    seat: Seat,
}

impl Label<'_> {
    fn of(&self, action: Action) -> String {
        let text = self.text;
        match action {
            Action::PlayCard(it) => self.card("zapotec-action-play", it),
            Action::Draw(it) => self.draw(it),
            Action::Income(line) => self.income(line),
            Action::BuyTrade(stall) => self.trade(stall),
            Action::StartPyramid(plinth, tile) => self.start(plinth, tile),
            Action::AddPyramid(plinth) => self.add(plinth),
            Action::Ritual(slot) => {
                let price = self.table.ritual_price(self.seat, slot);
                self.ritual("zapotec-action-ritual", slot, price)
            }
            Action::FreeDisc(slot) => self.ritual("zapotec-action-disc", slot, Stock::NOTHING),
            Action::Sacrifice(corn) => self.sacrifice(corn),
            Action::UseTile(tile) => text.tell(
                "zapotec-action-use",
                args!(
                    tile = tile_number(tile.tile()),
                    effect = tile_effect(text, &self.table.kit, tile.tile()),
                ),
            ),
            Action::Advance => {
                let advance = self.table.kit.advance;
                let bonuses = self.bonuses(advance.steps);
                let pay = stock(text, advance.pay);
                text.tell("zapotec-action-advance", args!(pay = pay, bonuses = bonuses))
            }
            Action::EndCapital => text.say("zapotec-action-end-capital"),
            Action::EndConstruction => self.scoring("zapotec-action-end-construction", None),
            Action::ScoreBonusCard => self.scoring("zapotec-action-score-bonus", None),
            Action::ScoreHandCard(it) => self.scoring("zapotec-action-score-hand", Some(it)),
            Action::Decline => text.say("zapotec-action-decline"),
            Action::FreeResource(basic) => {
                let gain = stock(text, Stock::of(basic.into(), 1));
                let have = self.table.players[self.seat].stock.get(basic.into());
                text.tell("zapotec-action-resource", args!(gain = gain, have = have))
            }
            Action::BuildHouse(at) => {
                let building = self.table.kit.spaces[at].building;
                self.house(at, self.table.house_price(self.seat, building))
            }
            Action::BuildByTile(tile, at) => self.by_tile(tile, at),
            Action::BuildPalace(at) => self.palace(at),
            Action::PlaceTile(at) => self.place(at),
        }
    }

    /// Both incomes and the free spaces of a card.
    fn card(&self, key: &str, it: Card) -> String {
        let (text, table) = (self.text, self.table);
        let pays = |line| stock(text, table.income(self.seat, it, line));
        let property = table.kit.cards[it].property;
        text.tell(
            key,
            args!(
                card = card(text, &table.kit, it),
                row = pays(Line::Row),
                column = pays(Line::Column),
                spaces = table.free.and(table.kit.spaces_with[property]).len(),
            ),
        )
    }

    /// With two cards on offer the other one is sure to be the next bonus card.
    fn draw(&self, it: Card) -> String {
        let table = self.table;
        let mut said = self.card("zapotec-action-draw", it);
        let mut rest = table.offer;
        rest.remove(it);
        if let Some(next) = rest.first().filter(|_| rest.len() == 1) {
            let next = card(self.text, &table.kit, next);
            said += &self.text.tell("zapotec-action-draw-leaves", args!(card = next));
        }
        said
    }

    fn income(&self, line: Line) -> String {
        let Some(played) = self.table.players[self.seat].played else { return line.to_string() };
        let gain = self.table.income(self.seat, played, line);
        let head: Resource = self.table.kit.cards[played].basic.into();
        let key = match line {
            Line::Row => "zapotec-action-income-row",
            Line::Column => "zapotec-action-income-column",
        };
        let (head, gain) = (resource(self.text, head), stock(self.text, gain));
        self.text.tell(key, args!(head = head, gain = gain))
    }

    fn trade(&self, Stall::At(level, slot): Stall) -> String {
        let table = self.table;
        let Some(tile) = table.market[level][slot] else {
            return self.text.say("zapotec-empty");
        };
        self.text.tell(
            "zapotec-action-trade",
            args!(
                tile = tile_number(tile),
                effect = tile_effect(self.text, &table.kit, tile),
                level = level.index() + 1,
                gold = table.trade_price(self.seat, level),
            ),
        )
    }

    fn start(&self, plinth: Plinth, tile: Property) -> String {
        let piece = self.table.players[self.seat].largest_piece().unwrap_or(Size::Small);
        self.pyramid("zapotec-action-start", plinth, tile, piece)
    }

    fn add(&self, plinth: Plinth) -> String {
        let pyramid = &self.table.pyramids[plinth];
        match (pyramid.tile, pyramid.next_size()) {
            (Some(tile), Some(piece)) => self.pyramid("zapotec-action-add", plinth, tile, piece),
            _ => self.text.say("zapotec-empty"),
        }
    }

    /// A piece is worth one point for each fitting House, and more once the Pyramid is complete.
    fn pyramid(&self, key: &str, plinth: Plinth, tile: Property, piece: Size) -> String {
        let (text, table) = (self.text, self.table);
        let points = &table.kit.points;
        let weight = points.pyramid_house * table.weight(self.seat, tile);
        let mut said = text.tell(
            key,
            args!(
                n = plinth.index() + 1,
                property = property(text, tile),
                size = size(text, piece),
                price = stock(text, table.kit.prices.pyramid_level),
            ),
        );
        let complete = weight + points.pyramid_complete;
        said += &match piece {
            Size::Small => text.tell("zapotec-action-piece-completes", args!(points = complete)),
            _ => text.tell("zapotec-action-piece", args!(points = weight, complete = complete)),
        };
        said
    }

    fn ritual(&self, key: &str, slot: RitualSlot, price: Stock) -> String {
        let (text, table) = (self.text, self.table);
        let card = table.rituals[slot];
        text.tell(
            key,
            args!(
                n = slot.index() + 1,
                goal = ritual(text, &table.kit, card),
                price = stock(text, price),
                points = ritual_points(table, self.seat, card),
            ),
        )
    }

    fn sacrifice(&self, corn: Corn) -> String {
        let (text, table) = (self.text, self.table);
        text.tell(
            "zapotec-action-sacrifice",
            args!(
                price = stock(text, table.sacrifice_price(corn)),
                step = table.players[self.seat].step + corn.amount(),
                bonuses = self.bonuses(corn.amount()),
            ),
        )
    }

    /// What the next steps of the track give, in order.
    fn bonuses(&self, steps: u8) -> String {
        let track = &self.table.kit.track;
        let from = usize::from(self.table.players[self.seat].step) + 1;
        let to = (from + usize::from(steps)).min(track.len());
        let said = track[from.min(to)..to].iter().map(|bonus| step_bonus(self.text, *bonus));
        said.collect::<Vec<_>>().join(" · ")
    }

    fn scoring(&self, key: &str, hand: Option<Card>) -> String {
        let (text, table) = (self.text, self.table);
        let it = hand.unwrap_or(table.bonus);
        let points = table.turn_points(self.seat, table.kit.cards[it].property);
        text.tell(key, args!(card = card(text, &table.kit, it), points = points))
    }

    fn house(&self, at: Space, price: Stock) -> String {
        let (text, table) = (self.text, self.table);
        let said = text.tell(
            "zapotec-action-house",
            args!(
                space = space(text, &table.kit, at),
                price = stock(text, price),
                tile = stock(text, table.tile_of(at).income()),
            ),
        );
        said + &self.fits(at, 1)
    }

    fn by_tile(&self, tile: BuildTile, at: Space) -> String {
        let by = self.table.kit.build_by[tile];
        self.text.tell(
            "zapotec-action-by-tile",
            args!(tile = tile_number(tile.tile()), what = self.house(at, by.pay)),
        )
    }

    fn palace(&self, at: Space) -> String {
        let (text, table) = (self.text, self.table);
        let price = stock(text, table.kit.prices.palace);
        let said = text.tell(
            "zapotec-action-palace",
            args!(space = space(text, &table.kit, at), price = price),
        );
        said + &self.fits(at, 2)
    }

    /// The points of this turn that a building on the space adds.
    fn fits(&self, at: Space, weight: u8) -> String {
        let kit = &self.table.kit;
        match kit.spaces_with[kit.cards[self.table.bonus].property].contains(at) {
            false => String::new(),
            true => {
                self.text.tell("zapotec-action-fits", args!(points = kit.points.house * weight))
            }
        }
    }

    /// What the row and the column of the cell will pay with the new tile.
    fn place(&self, at: Cell) -> String {
        let (text, table) = (self.text, self.table);
        let row = table.kit.cells[at];
        let tile = match table.agenda.front() {
            Some(Step::PlaceTile(space)) => Some(table.tile_of(space)),
            _ => None,
        };
        let gain = tile.map_or(Stock::NOTHING, Tile::income);
        let line = |line: Line, head: patolli_zapotec::Basic| {
            let cells = table.kit.lines[line][head];
            let grid = &table.players[self.seat].grid;
            let there = cells.iter().filter_map(|cell| grid[*cell]);
            let start = Stock::of(head.into(), 1).plus(gain);
            stock(text, there.fold(start, |sum, tile| sum.plus(tile.income())))
        };
        let mut said = text.tell(
            "zapotec-action-place",
            args!(
                cell = cell(text, &table.kit, at),
                row = line(Line::Row, row.row),
                column = line(Line::Column, row.column),
            ),
        );
        if !row.covered.is_nothing() {
            let bonus = stock(text, row.covered);
            said += &text.tell("zapotec-action-covered", args!(bonus = bonus));
        }
        said
    }
}
