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
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that Patolli does not speak.
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
    fn locales_name_languages() {
        assert_eq!(Lang::of_locale("fr_FR.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::of_locale("EN"), Some(Lang::En));
        assert_eq!(Lang::of_locale("C"), None);
        assert!("klingon".parse::<Lang>().is_err());
    }
}
