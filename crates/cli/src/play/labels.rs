//! What people type for each choice: a number of the game, or a letter.

use super::command::is_command;
use patolli_core::ActionSet;
use patolli_text::{Words, fold};

/// Letters for choices. Commands (h, q, u), the answers yes and no (y, o, n), and letters that look
/// like a digit (l, o) are left out.
const LETTERS: &[u8] = b"abcdefgijkmprstvwxz";

/// More letters than this are listed with a gap.
const MANY: usize = 12;

/// The choices of one decision, each with its only label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Labels<A>(Vec<(String, A)>);

impl<A: Copy> Labels<A> {
    /// Numbers are always numbers of the game. Choices that players call by a number, such as
    /// cards, have it as their label; all others have letters.
    pub fn of<G: Words<Action = A>>(view: &G::View, legal: &ActionSet<A>) -> Self
    where
        A: patolli_core::Dense,
    {
        let mut numbers: Vec<_> = legal.iter().map(|action| G::number(view, action)).collect();
        if !is_clear::<G>(legal, &numbers) {
            numbers.fill(None);
        }
        let mut letters = (0..).map(letters);
        let label = |number: Option<String>| number.or_else(|| letters.next());
        let labels = numbers.into_iter().filter_map(label);
        Self(labels.zip(legal.iter()).collect())
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, A)> {
        self.0.iter().map(|(label, action)| (label.as_str(), *action))
    }

    /// The choice that this line means, if it is a label.
    pub fn find(&self, line: &str) -> Option<A> {
        let typed = tidy(line);
        self.iter().find(|(label, _)| *label == typed).map(|(_, action)| action)
    }

    /// All of them as a list; of many letters only the ends.
    pub fn listed(&self) -> String {
        let (numbers, letters): (Vec<_>, Vec<_>) =
            self.iter().map(|(label, _)| label).partition(|label| starts_as_number(label));
        let mut listed = numbers;
        match letters[..] {
            [first, second, .., last] if letters.len() > MANY => {
                let ends = [first, second, "…", last];
                listed.extend(ends);
            }
            _ => listed.extend(letters),
        }
        // A label of two numbers stays on one line.
        let whole = listed.into_iter().map(|label| label.replace(' ', "\u{a0}"));
        whole.collect::<Vec<_>>().join(", ")
    }
}

/// Whether a number can mean only one thing here: those with a number are of one kind, and no two
/// have the same.
fn is_clear<G: Words>(legal: &ActionSet<G::Action>, numbers: &[Option<String>]) -> bool {
    let kinds = legal.iter().zip(numbers).filter(|(_, number)| number.is_some());
    let mut kinds: Vec<_> = kinds.map(|(action, _)| verb(&action)).collect();
    kinds.dedup();
    let mut seen: Vec<_> = numbers.iter().flatten().collect();
    seen.sort();
    let all = seen.len();
    seen.dedup();
    kinds.len() <= 1 && seen.len() == all
}

/// The first word of its notation, which distinguishes kinds of choices.
pub(super) fn verb<A: ToString>(action: &A) -> String {
    action.to_string().split(' ').next().unwrap_or_default().to_string()
}

/// `a` to `z`, then `aa`, `ab` and so on.
fn letters(n: usize) -> String {
    let letter = |n: usize| char::from(LETTERS[n % LETTERS.len()]);
    match n.checked_sub(LETTERS.len()) {
        None => letter(n).to_string(),
        Some(rest) => letters(rest / LETTERS.len()) + &letter(rest).to_string(),
    }
}

/// A label as it is written: lower case, numbers without leading zeros, one space between two.
fn tidy(line: &str) -> String {
    let line = fold(line);
    let words = line.split([' ', ',', '\t']).filter(|word| !word.is_empty());
    let words = words.map(|word| match word.bytes().all(|byte| byte.is_ascii_digit()) {
        true if word.bytes().all(|byte| byte == b'0') => "0",
        true => word.trim_start_matches('0'),
        false => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

fn starts_as_number(line: &str) -> bool {
    line.trim_start_matches(['-', '+', '#']).starts_with(|c: char| c.is_ascii_digit())
}

/// Whether a line that is not a label was meant as one.
pub(super) fn meant_as_label(line: &str) -> bool {
    let line = line.trim();
    let letters = matches!(line.chars().count(), 1 | 2) && line.chars().all(char::is_alphabetic);
    starts_as_number(line) || (letters && !is_command(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_letters_for_any_number_of_choices() {
        let all: Vec<_> = (0..1000).map(letters).collect();
        assert_eq!((all[0].as_str(), all[18].as_str()), ("a", "z"));
        assert_eq!((all[19].as_str(), all[20].as_str(), all[38].as_str()), ("aa", "ab", "ba"));
        let mut sorted = all.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), all.len());
        assert!(all.iter().all(|label| !is_command(label)));
    }

    #[test]
    fn a_label_is_never_broken() {
        let labels = Labels(vec![("1 2".to_string(), ()), ("1 3".to_string(), ())]);
        assert_eq!(labels.listed(), "1\u{a0}2, 1\u{a0}3");
    }

    #[test]
    fn labels_are_read_as_people_write_them() {
        assert_eq!(tidy(" 04 "), "4");
        assert_eq!(tidy("3,  5"), "3 5");
        assert_eq!(tidy("00"), "0");
        assert_eq!(tidy("AB"), "ab");
        for line in ["7", "-1", "#4", "3 5", "x", "zz"] {
            assert!(meant_as_label(line), "{line}");
        }
        for line in ["play 7", "u", "?", "end", ""] {
            assert!(!meant_as_label(line), "{line}");
        }
    }
}
