//! The languages people can choose.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Fr,
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a locale as systems write it, such as `fr_FR.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_lowercase();
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// A text in which lines break only where this language allows it: French two-part signs stay
    /// with their words.
    pub(crate) fn bind(self, text: &str) -> String {
        /// A colon in front of a letter would be that of an icon.
        const LOOSE: [&str; 7] = [" : ", " :\n", " ;", " ?", " !", " »", "« "];
        match self {
            Self::En => text.to_string(),
            Self::Fr => LOOSE.iter().fold(text.to_string(), |text, loose| {
                text.replace(loose, &loose.replacen(' ', "\u{a0}", 1))
            }),
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// An unsupported language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: en, fr", self.0)
    }
}
impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        Self::of_locale(text).ok_or_else(|| UnknownLang(text.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stay_with_their_words() {
        let bound = Lang::Fr.bind("Couleurs : « eau » ; laquelle ?");
        assert_eq!(bound, "Couleurs\u{a0}: «\u{a0}eau\u{a0}»\u{a0}; laquelle\u{a0}?");
        assert_eq!(crate::fold(&bound), "couleurs : « eau » ; laquelle ?", "as people type it");
        assert_eq!(Lang::En.bind("Which : ?"), "Which : ?");
    }

    #[test]
    fn locales_name_languages() {
        assert_eq!(Lang::of_locale("fr_FR.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::of_locale("EN"), Some(Lang::En));
        assert_eq!(Lang::of_locale("C"), None);
        assert!("klingon".parse::<Lang>().is_err());
    }
}
