//! Messages in one language.

use crate::lang::Lang;
use crate::words::Words;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};
use patolli_games::{GameId, with_game};
use std::fmt;
use std::sync::OnceLock;

pub use fluent::FluentValue as Value;

/// A file of messages: its name, and its text in each language.
pub(crate) type Messages = (&'static str, [&'static str; Lang::ALL.len()]);

/// The messages in `locales/<language>/<name>.ftl`, for every language.
macro_rules! messages {
    ($($name:expr),+) => {
        &[$( ($name, $crate::text::in_each_language!("/locales/", concat!("/", $name, ".ftl"))) ),+]
    };
}
pub(crate) use messages;

/// The text of a file in each language: what stands before the language in its path, and after it.
macro_rules! in_each_language {
    ($before:expr, $after:expr) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $before, "en", $after)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $before, "fr", $after)),
        ]
    };
}
pub(crate) use in_each_language;

/// What is said the same way in every game; each game brings its own.
const SHARED: &[Messages] =
    messages!("analysis", "boards", "cli", "edition", "errors", "play", "table", "web");

/// Points with a minus that is as wide as a digit, so that it is not overlooked.
pub fn signed(points: impl Into<i32>) -> String {
    points.into().to_string().replace('-', "\u{2212}")
}

/// The messages of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The messages of a language, shared by all callers.
    pub fn shared(lang: Lang) -> &'static Self {
        static SPEAKERS: [OnceLock<Text>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        SPEAKERS[lang as usize].get_or_init(|| Self::new(lang))
    }

    pub fn new(lang: Lang) -> Self {
        let id = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Terminals and titles should not have the invisible marks around arguments.
        bundle.set_use_isolating(false);
        // A minus as wide as a digit, as in the messages themselves.
        bundle.set_formatter(Some(|value, _| match value {
            Value::Number(number) if number.value < 0.0 => {
                Some(number.as_string().replace('-', "\u{2212}"))
            }
            _ => None,
        }));
        let of_games = GameId::ALL.map(|game| with_game!(game, G => G::MESSAGES));
        for (name, texts) in of_games.into_iter().flatten().chain(SHARED) {
            let source = lang.bind(texts[lang as usize]);
            let resource = FluentResource::try_new(source)
                .unwrap_or_else(|(_, errors)| panic!("{name}.ftl ({lang}): {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{name}.ftl ({lang}): {errors:?}"));
        }
        Self { lang, bundle }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A message without arguments.
    pub fn say(&self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// A message with arguments. A missing key is a bug that tests catch; people would still see
    /// which one it was.
    pub fn tell(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no message {key:?}");
            return format!("⟦{key}⟧");
        };
        let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, v.clone())).collect();
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        said
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({})", self.lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args;

    #[test]
    fn lost_points_have_a_true_minus() {
        for lang in [Lang::En, Lang::Fr] {
            let said = Text::new(lang).tell("copan-board-points", args!(now = 3, total = -10));
            assert!(said.contains("\u{2212}10") && !said.contains('-'), "{said}");
        }
    }
}
