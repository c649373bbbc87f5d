//! Actions as short texts to type. A game writes each form once, and reads and explains it by that.

use crate::game::{Hint, Unreadable};
use crate::named::UnknownName;
use std::str::FromStr;

/// One way to write an action: words, and values in braces, such as `build {space} by {tile}`.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Its words, with values in braces.
    pub text: &'static str,
    /// How the form is explained, if not by its text with the values in capitals.
    pub told: Option<&'static str>,
}

impl Form {
    fn verb(&self) -> &'static str {
        let word = self.text.split(' ').next().unwrap_or_default();
        word.split('{').next().unwrap_or_default()
    }

    /// `build {space}` is explained as `build SPACE`.
    fn told(&self) -> String {
        if let Some(told) = self.told {
            return told.to_string();
        }
        // Every second piece stands in braces.
        let pieces = self.text.split(['{', '}']).enumerate();
        pieces
            .map(|(i, piece)| if i % 2 == 1 { piece.to_uppercase() } else { piece.into() })
            .collect()
    }

    /// The words in place of the values, if all other words are those of this form.
    fn values<'a, const N: usize>(&self, words: &[&'a str]) -> Option<[&'a str; N]> {
        let mut values = [""; N];
        let mut found = values.iter_mut();
        let mut form = self.text.split(' ');
        for word in words {
            let part = form.next()?;
            match part.split_once('{') {
                None if part == *word => {}
                None => return None,
                Some((before, _)) => *found.next()? = word.strip_prefix(before)?,
            }
        }
        form.next().is_none().then_some(values)
    }

    /// Reads an action of this form; `None` if the words have another form.
    pub fn read<A, const N: usize>(
        &self,
        words: &[&str],
        action: impl FnOnce([&str; N]) -> Result<A, Hint>,
    ) -> Option<Result<A, Hint>> {
        self.values(words).map(action)
    }
}

/// Reads an action word by word.
pub fn read<A>(text: &str, read: impl FnOnce(&[&str]) -> Result<A, Hint>) -> Result<A, Unreadable> {
    let words: Vec<&str> = text.split_whitespace().collect();
    read(&words).map_err(|hint| Unreadable { text: text.trim().to_string(), hint })
}

/// Why these words are no action: the forms of their verb, or all verbs.
pub fn hint(forms: &[Form], words: &[&str]) -> Hint {
    let of_verb = forms.iter().filter(|form| words.first() == Some(&form.verb()));
    let told: Vec<String> = of_verb.map(Form::told).collect();
    if !told.is_empty() {
        return Hint::Form(told.join(" | "));
    }
    let mut verbs: Vec<&str> = Vec::new();
    for form in forms.iter().filter(|form| !form.verb().is_empty()) {
        if !verbs.contains(&form.verb()) {
            verbs.push(form.verb());
        }
    }
    Hint::Verbs(verbs.join(", "))
}

/// The notation of a game's actions: `Display`, `FromStr` and the hints for what cannot be read.
///
/// A row is a form, its values in the order of the form, and the action they make. A value may name a
/// function that reads it; `told` explains a form in other words. Of several forms that fit, the first
/// one whose values can be read counts.
///
/// ```
/// use patolli_core::notation;
/// fn number(word: &str) -> Result<u8, patolli_core::Hint> {
///     word.parse().map_err(|_| patolli_core::Hint::Form("bet AMOUNT".to_string()))
/// }
/// #[derive(PartialEq, Debug)]
/// enum Action { Pass, Bet(u8) }
/// notation! { Action;
///     "pass" () => Pass;
///     "bet {amount}" (amount: number) => Bet(amount);
/// }
/// assert_eq!(" bet  7".parse(), Ok(Action::Bet(7)));
/// assert_eq!(Action::Bet(7).to_string(), "bet 7");
/// let why = "bet".parse::<Action>().unwrap_err();
/// assert_eq!(why.to_string(), "cannot read the action \"bet\": write bet AMOUNT");
/// ```
#[macro_export]
macro_rules! notation {
    (@told) => { None };
    (@told $told:literal) => { Some($told) };
    (@read $word:ident) => { $crate::notation::value($word) };
    (@read $word:ident $reader:path) => { $reader($word) };
    (@one $word:ident) => { () };
    ($action:ident; $(
        $text:literal ($($value:ident $(: $reader:path)?),*)
            => $variant:ident $(($($inner:tt)*))? $(, told $told:literal)?;
    )+) => {
        const FORMS: &[$crate::notation::Form] = &[
            $($crate::notation::Form { text: $text, told: $crate::notation!(@told $($told)?) }),+
        ];

        impl std::fmt::Display for $action {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant $(($($inner)*))? => write!(f, $text),)+
                }
            }
        }

        impl std::str::FromStr for $action {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> Result<Self, $crate::Unreadable> {
                $crate::notation::read(text, |words| {
                    let mut forms = FORMS.iter();
                    let mut why = None;
                    $({
                        const N: usize = <[()]>::len(&[$($crate::notation!(@one $value)),*]);
                        let form = forms.next().expect("one form for each row");
                        let read = form.read(words, |[$($value),*]: [&str; N]| {
                            $(let $value = $crate::notation!(@read $value $($reader)?)?;)*
                            Ok(Self::$variant $(($($inner)*))?)
                        });
                        match read {
                            Some(Ok(action)) => return Ok(action),
                            Some(Err(hint)) => why = Some(hint),
                            None => {}
                        }
                    })+
                    Err(why.unwrap_or_else(|| $crate::notation::hint(FORMS, words)))
                })
            }
        }
    };
}

/// Finds the value with this name.
pub fn value<T: FromStr<Err = UnknownName>>(word: &str) -> Result<T, Hint> {
    Ok(word.parse()?)
}
