//! Actions as short texts to type: what the games' notations share.

use crate::game::{Hint, Unreadable};
use crate::named::UnknownName;
use std::str::FromStr;

/// The verbs of a notation, each with its forms.
#[derive(Clone, Copy, Debug)]
pub struct Forms(pub &'static [(&'static str, &'static str)]);

impl Forms {
    /// Reads an action word by word.
    ///
    /// ```
    /// use patolli_core::Forms;
    /// let forms = Forms(&[("pass", "pass"), ("bet", "bet AMOUNT")]);
    /// let read = |words: &[&str]| match *words {
    ///     ["pass"] => Ok(0),
    ///     _ => Err(forms.hint(words)),
    /// };
    /// assert_eq!(forms.read(" pass ", read), Ok(0));
    /// let why = forms.read("bet", read).unwrap_err();
    /// assert_eq!(why.to_string(), "cannot read the action \"bet\": write bet AMOUNT");
    /// ```
    pub fn read<A>(
        &self,
        text: &str,
        read: impl FnOnce(&[&str]) -> Result<A, Hint>,
    ) -> Result<A, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        read(&words).map_err(|hint| Unreadable { text: text.trim().to_string(), hint })
    }

    /// The form of the verb, or all verbs.
    pub fn hint(&self, words: &[&str]) -> Hint {
        let form = words.first().and_then(|verb| self.0.iter().find(|(known, _)| known == verb));
        match form {
            Some((_, form)) => Hint::Form(form),
            None => {
                let verbs: Vec<_> = self.0.iter().map(|(verb, _)| *verb).collect();
                Hint::Verbs(verbs.join(", "))
            }
        }
    }
}

/// Finds the value with this name.
pub fn value<T: FromStr<Err = UnknownName>>(word: &str) -> Result<T, Hint> {
    Ok(word.parse()?)
}
