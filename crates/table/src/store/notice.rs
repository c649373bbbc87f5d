//! What servers announce to each other through the database.

/// Something happened that this server may not know yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A match has a new entry.
    Match {
        /// The match.
        id: String,
        /// The number of the entry; [`Notice::REMOVED`] if the match was removed.
        number: i64,
        /// The server that wrote it; see [`Store::node`](super::Store::node).
        node: String,
    },
    /// Notices may have been lost: a server that holds a match must read its head again. So must a
    /// receiver that lagged behind.
    Resync,
}

impl Notice {
    /// The number in the notice of a removed match.
    pub const REMOVED: i64 = 0;

    /// A message of PostgreSQL. The id comes last because it may have any form.
    pub(super) fn message(id: &str, number: i64, node: &str) -> String {
        format!("{number} {node} {id}")
    }

    pub(super) fn read(message: &str) -> Option<Notice> {
        let mut parts = message.splitn(3, ' ');
        let number = parts.next()?.parse().ok()?;
        let node = parts.next()?.to_owned();
        Some(Notice::Match { id: parts.next()?.to_owned(), number, node })
    }
}

#[cfg(test)]
mod tests {
    use super::Notice;

    #[test]
    fn a_message_comes_back() {
        let notice = Notice::Match { id: "a b".into(), number: 7, node: "n1".into() };
        assert_eq!(Notice::read(&Notice::message("a b", 7, "n1")), Some(notice));
        assert_eq!(Notice::read("something else"), None);
    }
}
