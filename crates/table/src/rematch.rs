//! Rematches: one person offers, the others accept or decline.

use crate::entry::{Entry, Opening, Sitter};
use crate::hall::{Bringer, Hall, Writing};
use crate::in_play::rules;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::seating::{Listed, new_match};
use crate::store::{Status, StoreError};
use crate::summary::Summary;
use crate::table::{Chair, Phase, Table};
use crate::token::MatchId;
use patolli_core::{Dense, Seat};
use std::sync::Arc;

/// The most offers looked up for one person.
const OFFERS: usize = 10;

impl Hall {
    /// A rematch with the same options. The person who asks first opens the table and has a seat;
    /// the others accept by asking too, and until then their seats are open.
    pub async fn rematch(
        self: &Arc<Self>,
        person: &Person,
        id: &MatchId,
    ) -> Result<MatchId, Refusal> {
        let desk = self.desk(id).await?;
        let mut table = desk.write().await;
        let seat = table.seats_of(&person.id).first().ok_or(Refusal::NotYourSeat)?;
        if table.phase != Phase::Over {
            return Err(Refusal::NotNow);
        }
        if !self.has_rematch(&table).await? {
            self.offer(&mut table, person, seat).await?;
        }
        let rematch = table.rematch.as_ref().map(|offer| offer.id.clone());
        let rematch = rematch.ok_or(Refusal::NotNow)?;
        let places = table.places_again(person);
        drop(table);
        self.accept_rematch(person, &rematch, places).await?;
        Ok(rematch)
    }

    /// Whether the offered rematch still exists: one that was cancelled or removed makes room for
    /// another.
    async fn has_rematch(&self, table: &Table) -> Result<bool, Refusal> {
        let Some(offer) = &table.rematch else { return Ok(false) };
        let row = self.store.match_row(offer.id.as_str()).await?;
        Ok(row.is_some_and(|row| row.status != Status::Cancelled))
    }

    async fn offer(
        self: &Arc<Self>,
        table: &mut Writing<'_>,
        person: &Person,
        seat: Seat,
    ) -> Result<(), Refusal> {
        let opening = table.opening_again(person);
        let new = self.new_table(person, |commitment| Opening { commitment, ..opening }).await?;
        let entry = Entry::Rematch { seat, id: new.id.clone() };
        let bringer = Bringer::ours(&person.id, &format!("rematch {}", table.number() + 1));
        let opens = Some(Box::new(new_match(&new)));
        match self.commit_with(table, entry, bringer, opens).await {
            Ok(_) => drop(self.put(new)),
            // Another server was quicker: that rematch is the one to join.
            Err(Refusal::Store(StoreError::Conflict)) if table.rematch.is_some() => {}
            Err(why) => return Err(why),
        }
        Ok(())
    }

    /// Takes the seats reserved for a person in a rematch, unless they already have them.
    async fn accept_rematch(
        &self,
        person: &Person,
        id: &MatchId,
        places: Vec<(Seat, String)>,
    ) -> Result<(), Refusal> {
        let desk = self.desk(id).await?;
        let mut table = desk.write().await;
        for (seat, name) in places {
            let open = table.chair(seat).is_some_and(|chair| chair.sitter == Sitter::Open);
            if open && table.phase == Phase::Gathering {
                let bringer = Bringer::ours(&person.id, &format!("accept {}", table.number()));
                let entry = Entry::Joined { seat, person: person.id.clone(), name };
                self.commit(&mut table, entry, bringer).await?;
            }
        }
        match table.seats_of(&person.id).is_empty() && !table.opening.watch {
            true => Err(Refusal::NoInvite),
            false => Ok(()),
        }
    }

    /// Declines the rematch that another person offers. They may change their mind while it waits.
    pub async fn decline_rematch(&self, person: &Person, id: &MatchId) -> Result<(), Refusal> {
        let desk = self.desk(id).await?;
        let mut table = desk.write().await;
        let mine = table.seats_of(&person.id);
        let seat = mine.first().ok_or(Refusal::NotYourSeat)?;
        let offer = table.rematch.as_ref().ok_or(Refusal::NotNow)?;
        if mine.contains(offer.by) {
            return Err(Refusal::NotNow);
        }
        if offer.declined.contains(&seat) {
            return Ok(());
        }
        let bringer = Bringer::ours(&person.id, &format!("decline {}", table.number() + 1));
        let entry = Entry::DeclinedRematch { seat };
        self.commit(&mut table, entry, bringer).await.map(drop)
    }

    /// This person's finished matches for which another person offers a rematch that is not
    /// answered yet.
    pub async fn offers<'a>(&self, mine: &'a [Listed]) -> Result<Vec<&'a Listed>, Refusal> {
        let joined = |id: &MatchId| mine.iter().any(|listed| listed.id == *id);
        let mut waiting = Vec::new();
        for listed in mine.iter().filter(|listed| is_asked(listed, joined)).take(OFFERS) {
            if self.is_seat_kept(listed).await? {
                waiting.push(listed);
            }
        }
        Ok(waiting)
    }

    /// Whether the rematch has not started and still reserves this person's seat.
    async fn is_seat_kept(&self, listed: &Listed) -> Result<bool, Refusal> {
        let Some(offer) = &listed.summary.rematch else { return Ok(false) };
        let row = self.store.match_row(offer.id.as_str()).await?;
        let Some(row) = row.filter(|row| row.status == Status::Gathering) else {
            return Ok(false);
        };
        let Ok(there) = serde_json::from_str::<Summary>(&row.summary) else { return Ok(false) };
        let seats = there.seats.len();
        let open = |seat: &Seat| there.seats[(seat.index() + 1) % seats] == Sitter::Open;
        Ok(seats > 0 && listed.my_seats.iter().any(open))
    }
}

/// Whether someone else offers a rematch, and this person has not answered.
fn is_asked(listed: &Listed, joined: impl Fn(&MatchId) -> bool) -> bool {
    listed.summary.rematch.as_ref().is_some_and(|offer| {
        let mine = |seat: &Seat| listed.my_seats.contains(seat);
        !mine(&offer.by) && !offer.declined.iter().any(mine) && !joined(&offer.id)
    })
}

impl Table {
    /// The opening of a rematch: everyone moves one seat, so that the order changes. Only the
    /// person who opens it has a seat yet.
    fn opening_again(&self, host: &Person) -> Opening {
        let seated = |chair: &Chair| match chair.person() {
            Some(person) if *person != host.id => Sitter::Open,
            _ => chair.sitter.clone(),
        };
        let mut seats: Vec<_> = self.chairs.iter().map(seated).collect();
        seats.rotate_right(1);
        Opening {
            seats,
            rules: rules(self.opening.game),
            host: host.id.clone(),
            branch: None,
            start: None,
            ..(*self.opening).clone()
        }
    }

    /// The seats of a person in the rematch, and their names.
    fn places_again(&self, person: &Person) -> Vec<(Seat, String)> {
        let seats = Seat::first(self.chairs.len());
        let next = seats.clone().cycle().skip(1);
        let places =
            seats.zip(next).filter_map(|(old, new)| match &self.chairs[old.index()].sitter {
                Sitter::Person { id, name } if *id == person.id => Some((new, name.clone())),
                _ => None,
            });
        places.collect()
    }
}
