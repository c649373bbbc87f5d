//! How tables are created: orders, invitations, branches.

use crate::clock::Clock;
use crate::commands::{Act, Command};
use crate::entry::{Entry, Opening, Sitter};
use crate::hall::{Ack, Bringer, Desk, Hall};
use crate::in_play::{begin, rules};
use crate::now::now;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::store::{Invite, MatchRow, NewMatch, Status};
use crate::summary::{Summary, members, summary};
use crate::table::{Phase, Table};
use crate::token::{MatchId, Token, random_digest};
use patolli_bots::Level;
use patolli_core::record::Secret;
use patolli_core::{Chosen, Dense, Digest, Seat};
use patolli_games::{GameId, Overlay};
use std::sync::Arc;

/// The player for a seat of a new table.
#[derive(Clone, PartialEq, Debug)]
pub enum Wanted {
    /// The person who orders the table.
    Me,
    /// Another player at the same screen.
    BesideMe(String),
    /// Anyone with the invitation.
    Friend,
    Bot(Level),
}

/// A table as a person orders it.
#[derive(Clone, PartialEq, Debug)]
pub struct Order {
    pub game: GameId,
    pub options: Chosen,
    /// Changed component values.
    pub edition: Option<Overlay>,
    pub seats: Vec<Wanted>,
    pub clock: Clock,
    pub pace: u32,
    pub watch: bool,
    /// Start at once, without the lobby where people may add to the shuffle.
    pub at_once: bool,
}

/// An invitation as its holder sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invited {
    pub id: MatchId,
    pub seat: Seat,
}

/// A match in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    pub id: MatchId,
    pub game: GameId,
    pub status: Status,
    pub updated: i64,
    pub summary: Summary,
    /// The seats of the person who asks.
    pub my_seats: Vec<Seat>,
    /// Its log cannot be trusted, so it is read-only.
    pub stopped: bool,
}

/// The slowest bot.
const MAX_PACE: u32 = 10_000;

impl Hall {
    /// Creates a table.
    pub async fn order(self: &Arc<Self>, host: &Person, order: &Order) -> Result<MatchId, Refusal> {
        if !order.seats.contains(&Wanted::Me) {
            return Err(Refusal::Seats);
        }
        let opening = |commitment| Opening {
            game: order.game,
            rules: rules(order.game),
            options: order.options.clone(),
            edition: order.edition.clone(),
            seats: order.seats.iter().map(|wanted| wanted.sitter(host)).collect(),
            clock: order.clock,
            pace: order.pace.min(MAX_PACE),
            watch: order.watch,
            host: host.id.clone(),
            commitment,
            branch: None,
            start: None,
        };
        self.set_up(host, opening, order.at_once).await
    }

    /// A new match against bots that starts from a moment of a finished one.
    pub async fn branch(
        self: &Arc<Self>,
        host: &Person,
        id: &MatchId,
        step: usize,
        seat: Seat,
        against: Level,
    ) -> Result<MatchId, Refusal> {
        let desk = self.desk(id).await?;
        let old = {
            let table = desk.table();
            let (Phase::Over, Some(game)) = (table.phase, table.game()) else {
                return Err(Refusal::NotNow);
            };
            let known = table.first_step()..=table.steps();
            if !known.contains(&step) || seat.index() >= table.chairs.len() {
                return Err(Refusal::NotNow);
            }
            let sitter = |i: usize| match i == seat.index() {
                true => Wanted::Me.sitter(host),
                false => Sitter::Bot(against),
            };
            Opening {
                seats: (0..table.chairs.len()).map(sitter).collect(),
                branch: Some((id.clone(), step)),
                // The position belongs to the current rules, whatever the match began with.
                rules: rules(table.opening.game),
                start: Some(game.position_at(step - table.first_step())),
                clock: Clock::None,
                watch: false,
                ..(*table.opening).clone()
            }
        };
        let opening = |commitment| Opening { commitment, host: host.id.clone(), ..old };
        self.set_up(host, opening, true).await
    }

    async fn set_up(
        self: &Arc<Self>,
        host: &Person,
        opening: impl FnOnce(Digest) -> Opening,
        at_once: bool,
    ) -> Result<MatchId, Refusal> {
        let table = self.new_table(host, opening).await?;
        let id = table.id.clone();
        self.store.create_match(new_match(&table)).await?;
        let desk = self.put(table);
        if at_once {
            self.start(&desk, host).await?;
        }
        Ok(id)
    }

    /// A valid table, if this guest may open another one. Nothing is stored yet.
    pub(crate) async fn new_table(
        &self,
        host: &Person,
        opening: impl FnOnce(Digest) -> Opening,
    ) -> Result<Table, Refusal> {
        let open = self.store.open_matches_of(host.id.as_str()).await?;
        if usize::try_from(open).unwrap_or(usize::MAX) >= self.limits.open_matches {
            return Err(Refusal::TooMany { most: self.limits.open_matches });
        }
        let secret = Secret { seed: random_digest(), salt: random_digest() };
        let opening = opening(secret.commitment());
        // Invalid settings are refused now, not when everyone has a seat.
        begin(&opening, &secret, Vec::new())?;
        let mut table = Table::open(MatchId::fresh(), opening, secret, now());
        table.chain = new_match(&table).hash();
        Ok(table)
    }

    async fn start(self: &Arc<Self>, desk: &Arc<Desk>, host: &Person) -> Result<(), Refusal> {
        let mut table = desk.write().await;
        let seat = table.seats_of(&host.id).first().ok_or(Refusal::NotYourSeat)?;
        let bringer = Bringer::ours(&host.id, "start");
        let act =
            Act { seat, number: table.number(), client: String::new(), command: Command::Start };
        let entry = table.table.entry_for(&host.id, &act, now())?;
        self.commit(&mut table, entry, bringer).await?;
        // No one must be asked in between.
        self.take_forced(&mut table).await?;
        drop(table);
        self.drive(desk);
        Ok(())
    }

    /// A new invitation to an open seat; it revokes the earlier one. Any person at the table may
    /// ask.
    pub async fn invite(
        &self,
        person: &Person,
        id: &MatchId,
        seat: Seat,
    ) -> Result<Token, Refusal> {
        let desk = self.desk(id).await?;
        let table = desk.table();
        let open = table.chair(seat).is_some_and(|chair| chair.sitter == Sitter::Open);
        if table.seats_of(&person.id).is_empty() || !open {
            return Err(Refusal::NotNow);
        }
        let token = Token::fresh();
        self.revoke(person, id, seat).await?;
        let (hash, match_id) = (token.hash(), id.to_string());
        let seat = i64::from(u8::from(seat));
        self.store.add_invite(Invite { hash, match_id, seat, created: now() }).await?;
        Ok(token)
    }

    /// Revokes every invitation to this seat.
    pub async fn revoke(&self, person: &Person, id: &MatchId, seat: Seat) -> Result<(), Refusal> {
        let desk = self.desk(id).await?;
        if desk.table().seats_of(&person.id).is_empty() {
            return Err(Refusal::NotYourSeat);
        }
        let number = i64::from(u8::from(seat));
        Ok(self.store.revoke_invite(id.as_str(), number, now()).await?)
    }

    /// The seat that an invitation is for.
    pub async fn invited(&self, token: &Token) -> Result<Invited, Refusal> {
        let found = self.store.invite(&token.hash()).await?.ok_or(Refusal::NoInvite)?;
        let id = found.match_id.parse().map_err(|_| Refusal::NoInvite)?;
        let seat = u8::try_from(found.seat).ok().and_then(|seat| Seat::try_from(seat).ok());
        Ok(Invited { id, seat: seat.ok_or(Refusal::NoInvite)? })
    }

    /// Takes the seat of an invitation.
    pub async fn join(self: &Arc<Self>, person: &Person, token: &Token) -> Result<Ack, Refusal> {
        let Invited { id, seat } = self.invited(token).await?;
        let desk = self.desk(&id).await?;
        let mut table = desk.write().await;
        let open = table.chair(seat).is_some_and(|chair| chair.sitter == Sitter::Open);
        if !open || matches!(table.phase, Phase::Over | Phase::Cancelled) {
            return Err(Refusal::NoInvite);
        }
        let (person_id, name) = (person.id.clone(), person.name.clone());
        let entry = Entry::Joined { seat, person: person_id, name };
        let bringer = Bringer::ours(&person.id, &format!("join {}", table.number() + 1));
        let number = self.commit(&mut table, entry, bringer).await?;
        Ok(Ack { number, repeated: false })
    }

    /// The matches in which a person has a seat, the latest first.
    pub async fn matches_of(&self, person: &Person) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.matches_of(person.id.as_str(), 100).await?;
        Ok(rows.into_iter().filter_map(|(row, seats)| listed(&row, &seats)).collect())
    }

    /// Matches that anyone may watch, the latest first.
    pub async fn matches_to_watch(&self) -> Result<Vec<Listed>, Refusal> {
        let rows = self.store.listed(30).await?;
        Ok(rows.into_iter().filter_map(|row| listed(&row, "")).collect())
    }
}

impl Wanted {
    fn sitter(&self, host: &Person) -> Sitter {
        let person = |name: &str| Sitter::Person { id: host.id.clone(), name: name.to_string() };
        match self {
            Self::Me => person(&host.name),
            Self::BesideMe(name) => person(name),
            Self::Friend => Sitter::Open,
            Self::Bot(who) => Sitter::Bot(*who),
        }
    }
}

pub(crate) fn new_match(table: &Table) -> NewMatch {
    let first = &table.log[0];
    NewMatch {
        id: table.id.to_string(),
        game: table.opening.game.to_string(),
        status: table.phase.into(),
        listed: table.opening.watch,
        summary: summary(table),
        secret: serde_json::to_string(&table.secret).expect("plain data"),
        due: None,
        at: first.at,
        actor: table.opening.host.to_string(),
        client: Bringer::ours(&table.opening.host, "open").client,
        body: serde_json::to_string(&first.entry).expect("plain data"),
        members: members(table),
    }
}

/// A row that cannot be read belongs to another version and is left out of lists.
fn listed(row: &MatchRow, seats: &str) -> Option<Listed> {
    let seat = |text: &str| Seat::try_from(text.parse::<u8>().ok()?).ok();
    Some(Listed {
        id: row.id.parse().ok()?,
        game: row.game.parse().ok()?,
        status: row.status,
        updated: row.updated,
        summary: serde_json::from_str(&row.summary).ok()?,
        my_seats: seats.split(',').filter_map(seat).collect(),
        stopped: row.stopped,
    })
}
