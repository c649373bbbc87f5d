//! Victory points and who wins (Y 7).

use crate::components::*;
use crate::event::{Event, Source};
use crate::state::*;
use patolli_core::{Dense, Host, Seat, SeatSet};

impl Yucatan {
    /// The only place where victory points change.
    pub(crate) fn score(&mut self, seat: Seat, vp: i16, by: Source, host: &mut impl Host<Event>) {
        if vp == 0 {
            return;
        }
        let earned = &mut self.public.players[seat].vp;
        let account = match by {
            Source::Sacrifice => &mut earned.sacrifices,
            Source::Pyramid => &mut earned.pyramid,
            Source::FinalBonus(_) => &mut earned.final_bonus,
            Source::Leftovers => &mut earned.leftovers,
            _ => &mut earned.wipe_outs,
        };
        *account = account.saturating_add(vp);
        host.hear(|| Event::Scored { seat, vp, by });
    }
}

impl Public {
    /// END-2: what a Final Bonus would give this player now.
    pub fn final_bonus(&self, seat: Seat, column: Column) -> i16 {
        let player = &self.players[seat];
        let levels: u8 = match column {
            Column::Building => player.buildings.iter().sum(),
            Column::Ability => player.abilities().iter().map(Ability::level).sum(),
            Column::Summoning => {
                let links = player.troops.iter().filter_map(|troop| troop.link);
                links.map(|link| self.kit.summoning(link.summoning).level).sum()
            }
        };
        let (each, most) = (self.kit.points.bonus, self.kit.points.bonus_limit);
        let vp = i16::from(levels) * i16::from(each[column.index()]);
        vp.min(most[column.index()].into())
    }
    /// END-3: what the corn and jade of this player would give at the end.
    pub fn leftovers(&self, seat: Seat) -> i16 {
        let goods = self.players[seat].goods;
        Resource::all().map(|kind| i16::from(goods.get(kind) / self.kit.set_size(kind))).sum()
    }
    /// SAC-2: the points of a sacrifice in this Round.
    pub fn sacrifice_points(&self, prisoners: u8, jade_sets: u8, corn_sets: u8) -> i16 {
        let rate = self.kit.calendar(self.round).rate;
        i16::from(prisoners) * i16::from(rate) + i16::from(jade_sets) + i16::from(corn_sets)
    }
    /// SAC-3: the points of the Round before, which have to be beaten.
    pub fn old_points(&self, seat: Seat) -> i16 {
        match self.round {
            1 => 0,
            round => self.players[seat].sacrifices[usize::from(round) - 2],
        }
    }
}

/// END-4: most victory points; ties go to the higher step; still tied, the victory is shared.
pub(crate) fn winners(table: &Public) -> SeatSet {
    let rank = |seat: Seat| (table.players[seat].vp.total(), table.players[seat].step);
    let best = table.seats().map(rank).max();
    table.seats().filter(|seat| Some(rank(*seat)) == best).collect()
}
