//! The state of a seat, as if its secret choices were carried out.

use super::horizon::Horizon;
use patolli_core::{Dense, Seat};
use patolli_yucatan::{
    Ability, BonusRow, BonusRule, ByBuilding, ByColumn, Choices, Column, Goods, LAST_ROW, Part,
    Player, Private, Public, Resource, Step, Yucatan,
};

/// A seat and what it has.
pub(super) struct Stand<'a> {
    pub public: &'a Public,
    pub private: &'a Private,
    pub seat: Seat,
    pub player: &'a Player,
    pub horizon: Horizon,
    /// The goods left after the chosen parts of the sacrifice.
    pub goods: Goods,
    pub prisoners: u8,
    /// The points of that sacrifice.
    pub offered: Option<i16>,
    /// What the parts not chosen yet could add.
    pub open: i16,
    /// The levels of the Buildings, including the first one of the set-up.
    pub buildings: ByBuilding<u8>,
    /// The Final Bonuses as they would be now.
    pub bonuses: ByColumn<f32>,
}

impl<'a> Stand<'a> {
    pub fn of(game: &'a Yucatan, seat: Seat) -> Self {
        let (public, private) = (&game.public, &game.private[seat]);
        let player = &public.players[seat];
        let offering = private.sacrifice;
        let gave = Part::ALL.iter().any(|part| offering.get(*part).is_some());
        let mut stand = Self {
            public,
            private,
            seat,
            player,
            horizon: Horizon::of(public, seat, gave),
            goods: player.goods,
            prisoners: player.prisoners,
            offered: None,
            open: 0,
            buildings: player.buildings,
            bonuses: ByColumn::default(),
        };
        if gave {
            stand.give();
        }
        if let Some(building) = private.setup.building {
            stand.buildings[building] = 1;
        }
        stand.bonuses = stand.final_bonuses();
        stand
    }

    /// Subtracts what is chosen for the sacrifice.
    fn give(&mut self) {
        let (public, kit) = (self.public, &self.public.kit);
        let chosen = |part| self.private.sacrifice.get(part);
        let amount = |part| chosen(part).unwrap_or(0);
        let open = |part| if chosen(part).is_some() { 0 } else { public.most(self.seat, part) };
        let parts = [Part::Prisoners, Part::Sets(Resource::Jade), Part::Sets(Resource::Corn)];
        let [prisoners, jade, corn] = parts.map(amount);
        let [more, more_jade, more_corn] = parts.map(open);
        self.offered = Some(public.sacrifice_points(prisoners, jade, corn));
        self.open = public.sacrifice_points(more, more_jade, more_corn);
        self.prisoners -= prisoners;
        let goods = Goods::of(Resource::Jade, jade * kit.points.jade_set)
            .plus(Goods::of(Resource::Corn, corn * kit.points.corn_set));
        self.goods = self.goods.minus(goods);
    }

    pub fn setup(&self) -> &Choices {
        &self.private.setup
    }

    /// What the Final Bonuses would be, if the Summonings that do not stay were gone.
    fn final_bonuses(&self) -> ByColumn<f32> {
        let troops = &self.player.troops;
        let tiles = troops.iter().flat_map(|troop| troop.abilities.values()).flatten().copied();
        let links = troops.iter().filter_map(|troop| troop.link);
        let stay = links.filter(|link| link.timer >= self.public.kit.last_timer());
        let levels: ByColumn<u8> = ByColumn::new([
            self.buildings.values().sum(),
            tiles.map(Ability::level).sum(),
            stay.map(|link| self.public.kit.summoning(link.summoning).level).sum(),
        ]);
        ByColumn::from_fn(|column| {
            let BonusRow { vp, most } = self.public.kit.points.bonus[column];
            f32::from((levels[column] * vp).min(most))
        })
    }

    /// The best Final Bonus, regardless of the rows.
    pub fn best_bonus(&self) -> f32 {
        self.bonuses.values().fold(0.0, |best, bonus| bonus.max(best))
    }

    /// The best Final Bonus with markers on these columns in the last row.
    pub fn bonus_with(&self, reached: impl Fn(Column) -> bool) -> f32 {
        let bound = self.public.house.final_bonus == BonusRule::Column;
        if !Column::all().any(&reached) {
            return 0.0;
        }
        let open = Column::all().filter(|column| !bound || reached(*column));
        open.map(|column| self.bonuses[column]).fold(0.0, f32::max)
    }

    /// The certain Final Bonus.
    pub fn sure_bonus(&self) -> f32 {
        let asked = matches!(self.public.agenda.front(), Some(Step::FinalBonus(_) | Step::Finish));
        let mine = |step| step == Step::FinalBonus(self.seat);
        if asked && !self.public.agenda.iter().any(mine) {
            return 0.0;
        }
        self.bonus_with(|column| self.player.row(column) == LAST_ROW)
    }

    /// Sacrifice Points for each Prisoner at the next sacrifice.
    pub fn rate(&self) -> f32 {
        self.horizon.next.map_or(0.0, |round| self.public.kit.calendar(round).rate.into())
    }

    /// What the next sacrifice must beat.
    pub fn to_beat(&self) -> f32 {
        match (self.offered, self.horizon.next) {
            (Some(points), Some(_)) => points.into(),
            (None, Some(next @ 2..)) => self.player.sacrifices[usize::from(next) - 2].into(),
            _ => 0.0,
        }
    }

    /// The chance that the next sacrifice improves, as estimated now.
    pub fn chance(&self) -> f32 {
        if self.horizon.next.is_none() {
            return 0.0;
        }
        let rate = self.rate();
        let before = self.horizon.before;
        let most = f32::from(self.prisoners) * rate + self.sets();
        let grows = before * (0.2 + 0.2 * rate);
        let spread = 1.0 + before;
        (0.5 + (most + grows - self.to_beat() - 0.5) / spread).clamp(0.0, 1.0)
    }

    /// Sets that the goods form.
    pub fn sets(&self) -> f32 {
        let set = |kind| self.goods.get(kind) / self.public.kit.set_size(kind);
        f32::from(Resource::all().map(set).sum::<u8>())
    }
}
