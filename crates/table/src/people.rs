//! Guests: a name and a key on each of their devices.

use crate::hall::Hall;
use crate::now::now;
use crate::refusal::Refusal;
use crate::store::{Key, KeyKind, PersonRow};
use crate::token::{PersonId, Token};

/// A person with a seat, or looking for one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
}

/// How long a link can add a second device.
const HANDOVER: i64 = 15 * 60_000;

impl Hall {
    /// A new guest and the key for this device. `text` decides what a valid name is.
    pub async fn welcome(&self, name: &str) -> Result<(Person, Token), Refusal> {
        let person = Person { id: PersonId::fresh(), name: name.to_string() };
        let (id, name) = (person.id.to_string(), person.name.clone());
        self.store.add_person(PersonRow { id, name, created: now() }).await?;
        let key = self.new_key(&person.id, KeyKind::Device, None).await?;
        Ok((person, key))
    }

    pub async fn rename(&self, person: &Person, name: &str) -> Result<(), Refusal> {
        Ok(self.store.rename_person(person.id.as_str(), name).await?)
    }

    /// Whose device this is.
    pub async fn person(&self, key: &Token) -> Result<Option<Person>, Refusal> {
        let found = self.store.person_by_key(&key.hash(), KeyKind::Device, now()).await?;
        Ok(found.and_then(read))
    }

    /// A link that adds one more device, once and soon.
    pub async fn handover(&self, person: &Person) -> Result<Token, Refusal> {
        self.new_key(&person.id, KeyKind::Handover, Some(now() + HANDOVER)).await
    }

    /// Whether a handover link still works.
    pub async fn lets_in(&self, link: &Token) -> Result<bool, Refusal> {
        let found = self.store.person_by_key(&link.hash(), KeyKind::Handover, now()).await?;
        Ok(found.is_some())
    }

    /// Uses a handover link: a key for the new device.
    pub async fn take_over(&self, link: &Token) -> Result<(Person, Token), Refusal> {
        let found = self.store.use_key(&link.hash(), KeyKind::Handover, now()).await?;
        let person = found.and_then(read).ok_or(Refusal::NoInvite)?;
        let key = self.new_key(&person.id, KeyKind::Device, None).await?;
        Ok((person, key))
    }

    /// Forgets every device of a person but this one.
    pub async fn forget_other_devices(&self, person: &Person, keep: &Token) -> Result<(), Refusal> {
        Ok(self.store.revoke_keys(person.id.as_str(), &keep.hash(), now()).await?)
    }

    async fn new_key(
        &self,
        person: &PersonId,
        kind: KeyKind,
        expires: Option<i64>,
    ) -> Result<Token, Refusal> {
        let token = Token::fresh();
        let (hash, person) = (token.hash(), person.to_string());
        self.store.add_key(Key { hash, person, kind, created: now(), expires }).await?;
        Ok(token)
    }
}

fn read(row: PersonRow) -> Option<Person> {
    Some(Person { id: row.id.parse().ok()?, name: row.name })
}
