//! Reads the features of one seat from a position.

use super::outlook::Outlook;
use super::stand::Stand;
use super::weights::{Feature as F, Features, Weights};
use patolli_core::{Dense, Seat};
use patolli_yucatan::{
    Base, ByBuilding, ByColumn, ByCounselor, ByPower, Card, Column, Edge, Element, Leader, Link,
    Public, Resource, TOP,
};

/// All features of one seat. The weights are those for the outlook on this Turn.
pub(super) fn features(stand: &Stand<'_>, weights: &Weights) -> Features {
    let mut out = Features::NONE;
    out.set(F::One, 1.0);
    goods(stand, &mut out);
    for leader in Leader::all() {
        troop(stand, leader, &mut out);
    }
    city(stand, &mut out);
    leaders(stand, &mut out);
    cards(stand, &mut out);
    neighbours(stand, &mut out);
    final_bonus(stand, &mut out);
    out.set(F::ToBeat, stand.to_beat());
    Outlook::new(stand, weights).look(&mut out);
    out
}

fn goods(stand: &Stand<'_>, out: &mut Features) {
    let prisoners = f32::from(stand.prisoners);
    out.set(F::Corn, diminished(stand.goods.get(Resource::Corn)));
    out.set(F::Jade, diminished(stand.goods.get(Resource::Jade)));
    out.set(F::Leftovers, stand.sets());
    out.set(F::Captives, prisoners * stand.rate());
    out.set(F::Prisoners, prisoners);
}

/// The first of a kind help most, hence square roots.
pub(super) fn diminished(amount: u8) -> f32 {
    ROOTS[usize::from(amount).min(ROOTS.len() - 1)]
}

const ROOTS: [f32; 32] = [
    0.0, 1.0, 1.41, 1.73, 2.0, 2.24, 2.45, 2.65, 2.83, 3.0, 3.16, 3.32, 3.46, 3.61, 3.74, 3.87,
    4.0, 4.12, 4.24, 4.36, 4.47, 4.58, 4.69, 4.8, 4.9, 5.0, 5.1, 5.2, 5.29, 5.39, 5.48, 5.57,
];

fn troop(stand: &Stand<'_>, leader: Leader, out: &mut Features) {
    let public = stand.public;
    let troop = &stand.player[leader];
    let units = f32::from(troop.units);
    out.add(F::Units, units);
    out.add(F::UnitsSquare, crowd(units));
    if troop.units == 0 {
        out.add(F::Alone, 1.0);
    }
    for (slot, tile) in troop.abilities.iter() {
        if let Some(tile) = *tile {
            ability(public.kit.ability(tile), out);
            out.add(F::Waste, slot.index() as f32 + 1.0 - f32::from(tile.level()));
        }
    }
    if troop.space.city().is_some() {
        out.add(F::InCity, 1.0);
    }
    if let Some(link) = troop.link {
        summoned(stand, link, out);
    }
}

/// How much more many Units count in one Troop.
pub(super) fn crowd(units: f32) -> f32 {
    units * units / 7.0
}

pub(super) fn ability(edge: Edge, out: &mut Features) {
    out.add(F::AbilityAxes, edge.axes.into());
    out.add(F::AbilityBonus, edge.bonus.into());
    out.add(F::AbilityWon, edge.won_bonus.into());
}

/// The number of Rounds a Summoning with this timer works, including the rest of this one.
pub(super) fn lasts(stand: &Stand<'_>, timer: u8) -> f32 {
    let round = stand.public.round;
    f32::from(timer.min(stand.public.kit.length.rounds).saturating_sub(round)) + stand.horizon.part
}

/// Prisoner Bonus of a Summoning: a bonus only for victories counts half.
pub(super) fn catch(edge: Edge) -> f32 {
    f32::from(edge.bonus) + 0.5 * f32::from(edge.won_bonus) + 0.7 * f32::from(edge.guard)
}

fn summoned(stand: &Stand<'_>, link: Link, out: &mut Features) {
    let edge = stand.public.kit.summoning(link.summoning).edge;
    let lasts = lasts(stand, link.timer);
    out.add(F::SummonedAxes, f32::from(edge.axes) * lasts);
    out.add(F::SummonedBonus, catch(edge) * lasts);
    out.add(F::Summoned, lasts);
    if !link.spent {
        out.add(F::Unspent, lasts.min(1.0));
    }
}

/// The levels of the Buildings, and the rows 2 and 3 of the Evolution table.
pub(super) const LEVELS: ByBuilding<[F; TOP as usize]> = ByBuilding::new([
    [F::Site1, F::Site2, F::Site3],
    [F::School1, F::School2, F::School3],
    [F::Barracks1, F::Barracks2, F::Barracks3],
    [F::Temple1, F::Temple2, F::Temple3],
]);
pub(super) const ROWS: ByColumn<[F; TOP as usize - 1]> = ByColumn::new([
    [F::BuildingRow2, F::BuildingRow3],
    [F::AbilityRow2, F::AbilityRow3],
    [F::SummoningRow2, F::SummoningRow3],
]);

fn city(stand: &Stand<'_>, out: &mut Features) {
    for (building, built) in stand.buildings.iter() {
        for feature in &LEVELS[building][..usize::from(*built)] {
            out.set(*feature, 1.0);
        }
    }
    for column in Column::all() {
        let reached = usize::from(stand.player.row(column).min(TOP)) - 1;
        for feature in &ROWS[column][..reached] {
            out.set(*feature, 1.0);
        }
    }
}

const COUNSELORS: ByCounselor<F> =
    ByCounselor::new([F::Striker, F::Veteran, F::Pathfinder, F::Jailer]);
const POWERS: ByPower<F> = ByPower::new([F::Harvest, F::War, F::Omens, F::CaptivePower]);

fn leaders(stand: &Stand<'_>, out: &mut Features) {
    let player = stand.player;
    out.set(F::Step, player.step.into());
    if let Some(power) = player.power.or(stand.setup().power) {
        out.set(POWERS[power], 1.0 + f32::from(player.step));
    }
    let chosen = stand.setup().counselors.map_or([None, None], |(one, two)| [Some(one), Some(two)]);
    for (troop, chosen) in player.troops.iter().zip(chosen) {
        if let Some(counselor) = troop.counselor.or(chosen) {
            out.set(COUNSELORS[counselor], 1.0);
        }
    }
    if stand.horizon.part > 0.0 {
        let ready = Leader::all().filter(|leader| !player.was_activated(leader.element()));
        out.set(F::TroopsReady, ready.count() as f32);
        let priest = !player.was_activated(Element::CityLeader);
        out.set(F::LeaderReady, f32::from(u8::from(priest)));
    }
    out.set(F::First, f32::from(u8::from(stand.public.first == stand.seat)));
}

fn cards(stand: &Stand<'_>, out: &mut Features) {
    let base = stand.player.base;
    let one = |card| f32::from(u8::from(base.contains(card)));
    out.set(F::JaguarCharge, one(Base::JaguarCharge));
    out.set(F::NetAmbush, one(Base::NetAmbush));
    out.set(F::WarCouncil, one(Base::WarCouncil));
    for (kind, n) in stand.private.hand.iter() {
        let edge = stand.public.kit.card(Card::Special(kind)).edge;
        out.add(F::Specials, n.into());
        out.add(F::SpecialAxes, f32::from(n) * f32::from(edge.axes));
        out.add(F::SpecialBonus, f32::from(n) * f32::from(edge.bonus));
    }
}

/// A Troop as an enemy sees it.
#[derive(Clone, Copy)]
struct Force {
    /// Axes without a card.
    axes: f32,
    /// Prisoner Bonus without a card.
    catch: f32,
    units: f32,
    in_city: bool,
    /// It may still move in this Round.
    ready: bool,
}

impl Force {
    fn of(public: &Public, seat: Seat, leader: Leader) -> Self {
        let (player, points) = (&public.players[seat], &public.kit.points);
        let (troop, edge) = (&player[leader], public.troop_edge(seat, leader));
        let axes = points.leader_axes + troop.units * points.unit_axes + edge.axes;
        Self {
            axes: axes.into(),
            catch: f32::from(edge.bonus) + 0.5 * f32::from(edge.won_bonus),
            units: troop.units.into(),
            in_city: troop.space.city().is_some(),
            ready: !player.was_activated(leader.element()),
        }
    }

    /// The chance to win against another Troop, and what would be captured.
    fn against(&self, other: &Self) -> (f32, f32) {
        let wins = (0.5 + (self.axes - other.axes) / 8.0).clamp(0.0, 1.0);
        (wins, (wins + self.catch).min(other.units))
    }
}

/// How the Troops compare with other players', and what may still happen in this Round.
fn neighbours(stand: &Stand<'_>, out: &mut Features) {
    let public = stand.public;
    let turns = stand.horizon.next == Some(public.round);
    let mine = [Leader::One, Leader::Two].map(|leader| Force::of(public, stand.seat, leader));
    let (mut ahead, mut prey, mut threat) = (0.0, 0.0, 0.0);
    for enemy in public.seats().filter(|enemy| *enemy != stand.seat) {
        for leader in Leader::all() {
            let theirs = Force::of(public, enemy, leader);
            for mine in &mine {
                let (wins, taken) = mine.against(&theirs);
                ahead += wins;
                if turns && theirs.in_city && mine.ready {
                    prey += taken;
                }
                if turns && mine.in_city && theirs.ready {
                    threat += theirs.against(mine).1;
                }
            }
        }
    }
    out.set(F::Ahead, ahead / (public.n() - 1) as f32);
    out.set(F::Prey, prey);
    out.set(F::Threat, threat);
}

fn final_bonus(stand: &Stand<'_>, out: &mut Features) {
    let best = stand.best_bonus();
    out.set(F::FinalBonus, best);
    if Column::all().any(|column| stand.player.row(column) >= TOP) {
        out.set(F::FinalRow, best);
    }
    out.set(F::LastRow, stand.sure_bonus());
}
