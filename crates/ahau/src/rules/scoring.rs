//! Fame and where it comes from (A 7.3), the value of temples, and who wins (A 7.2).

use crate::model::*;
use patolli_core::{Account, Dense, Host, PerSeat, Seat, SeatSet, named_enum};

impl Ahau {
    /// FT-1, FT-3: the only place where Fame changes.
    pub(crate) fn score(&mut self, seat: Seat, fame: i16, by: Source, host: &mut impl Host<Event>) {
        if fame == 0 {
            return;
        }
        self.public.fame_order.arrive(seat);
        let earned = &mut self.public.players[seat].fame;
        let account = match by {
            Source::War | Source::Conflict => &mut earned.war,
            Source::Space(_) | Source::Slot(_) => &mut earned.board,
            Source::Building(_) | Source::Difficulty => &mut earned.buildings,
            Source::God(_) | Source::Role(_) | Source::Produce(_) => &mut earned.gods,
            Source::Temple(_) => &mut earned.temples,
            Source::Adjacency(_) => &mut earned.adjacency,
            Source::Celebration(_) => &mut earned.celebrations,
            Source::City(_) => &mut earned.cities,
        };
        *account = account.saturating_add(fame);
        host.hear(|| Event::Scored { seat, fame, by });
    }
}

impl Public {
    /// A 3.10: what a player has in the category of a scoring tile.
    pub fn value(&self, seat: Seat, scoring: Scoring) -> u8 {
        let player = &self.players[seat];
        match scoring {
            Scoring::War => player.war + player.weapons,
            Scoring::Resources => match self.pakal {
                Some(pakal) if self.is_pakal(seat) => pakal.tracker,
                _ => player.stock.total() as u8,
            },
            Scoring::Pyramid => player.built() as u8,
            Scoring::Buildings => player.buildings.iter().map(|one| self.kit.cost(one)).sum(),
            Scoring::Cities => player.cities().len() as u8,
        }
    }
    /// KC-3, A 9: what the temple of a god would pay this player now, if a marker stands there.
    pub fn temple_pays(&self, seat: Seat, god: God) -> u8 {
        let scoring = self.scoring[god];
        match self.temple_scoring {
            TempleScoring::Global => {
                self.seats().map(|other| self.value(other, scoring)).max().unwrap_or(0)
            }
            TempleScoring::Personal => self.value(seat, scoring),
        }
    }
    /// KC-4: what a city would pay this player now.
    pub fn city_pays(&self, seat: Seat, city: City) -> u8 {
        let leaders = self.leaders_in(city);
        if leaders.contains(seat) { self.city_pays_leader(seat, leaders) } else { 0 }
    }
    /// KC-3: what the temples with a marker of this player would pay now.
    fn temples_pay(&self, seat: Seat) -> i16 {
        let marked = God::all().filter(|god| self.marker(seat, *god).is_some());
        marked.map(|god| i16::from(self.temple_pays(seat, god))).sum()
    }
    /// KC-4: what all cities would pay this player now.
    fn cities_pay(&self, seat: Seat) -> i16 {
        City::all().map(|city| i16::from(self.city_pays(seat, city))).sum()
    }
    /// The seats with the highest weight in a city; none if it has no workers.
    pub(crate) fn leaders_in(&self, city: City) -> SeatSet {
        let (mut leaders, mut best) = (SeatSet::EMPTY, 1);
        for seat in self.seats() {
            let weight = self.weight(seat, city);
            if weight > best {
                (leaders, best) = (SeatSet::EMPTY, weight);
            }
            if weight == best {
                leaders.insert(seat);
            }
        }
        leaders
    }
    pub(crate) fn city_pays_leader(&self, seat: Seat, leaders: SeatSet) -> u8 {
        let points = &self.kit.points;
        let others = leaders.without(SeatSet::one(seat));
        if others.is_empty() {
            return points.city_sole + self.power(seat, Building::Palace);
        }
        // RUL-44: the Royal Palace wins every tie.
        match others.iter().any(|other| self.works(other, Building::RoyalPalace)) {
            true => 0,
            false if self.works(seat, Building::RoyalPalace) => points.city_sole,
            false => points.city_tied,
        }
    }
}

named_enum! {
    /// A source of Fame.
    pub enum ScorePart {
        Gods = "gods",
        Temples = "temples",
        Adjacency = "adjacency",
        Board = "board",
        War = "war",
        Buildings = "buildings",
        Celebrations = "celebrations",
        Cities = "cities",
    }
}

impl From<Earned> for Account<ScorePart> {
    fn from(it: Earned) -> Self {
        Self::of(|part| match part {
            ScorePart::Gods => it.gods,
            ScorePart::Temples => it.temples,
            ScorePart::Adjacency => it.adjacency,
            ScorePart::Board => it.board,
            ScorePart::War => it.war,
            ScorePart::Buildings => it.buildings,
            ScorePart::Celebrations => it.celebrations,
            ScorePart::Cities => it.cities,
        })
    }
}

/// Every player's Fame, part by part, if the game ended now: EN-2 ends it with a Celebration.
pub fn final_scores(table: &Public) -> PerSeat<Earned, SIDES> {
    PerSeat::of(table.seats(), |seat| {
        let mut earned = table.players[seat].fame;
        if !table.agenda.is_empty() {
            earned.celebrations = earned.celebrations.saturating_add(table.temples_pay(seat));
            earned.cities = earned.cities.saturating_add(table.cities_pay(seat));
        }
        earned
    })
}

impl Public {
    /// A player's points by their source, if the game ended now.
    pub fn account(&self, seat: Seat) -> Account<ScorePart> {
        final_scores(self)[seat].into()
    }
}

/// EN-3: most Fame; a tied owner of the Royal Palace wins (RUL-44); otherwise more tiles on the
/// player board; still tied, the victory is shared.
pub(crate) fn winners(table: &Public) -> SeatSet {
    let scores = final_scores(table);
    let rank = |seat: Seat| {
        let player = &table.players[seat];
        let wins_ties = table.works(seat, Building::RoyalPalace);
        (scores[seat].total(), wins_ties, player.built() + player.buildings.len())
    };
    SeatSet::best(table.seats(), rank)
}

#[cfg(test)]
mod tests {
    use super::*;
    use patolli_core::{Agenda, Game, Quick, Title, every_options};

    /// KC-3, KC-4, EN-2: at every moment of random games the forecast is what the last Celebration
    /// makes of it.
    #[test]
    fn forecast_is_the_end() {
        for (options, seed) in every_options::<Ahau>().iter().zip(1..).step_by(7) {
            let mut dice = Quick::new(seed);
            let mut game = Ahau::setup(Ahau::standard(), options, &mut dice);
            while let Some(seat) = game.to_act().first() {
                let ended = ended(game, &mut dice);
                for seat in game.public.seats() {
                    let forecast = final_scores(&game.public)[seat];
                    assert_eq!(forecast, ended.public.players[seat].fame);
                    assert_eq!(forecast.total(), game.scores()[seat]);
                }
                assert_eq!(game.winners(), ended.winners());
                let action = game.random_action(seat, &mut dice);
                game.apply(seat, action, &mut dice);
            }
            assert_eq!(final_scores(&game.public).0, game.public.players.0.map(|one| one.fame));
        }
    }

    /// The same moment as the end of the last round.
    fn ended(mut game: Ahau, dice: &mut Quick) -> Ahau {
        let public = &mut game.public;
        (public.celebrating, public.ending) = (true, true);
        public.agenda = Agenda::new();
        public.agenda.now([Step::EndRound]);
        game.run(dice);
        assert!(game.to_act().is_empty());
        game
    }
}
