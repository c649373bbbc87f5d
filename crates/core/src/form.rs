//! The parts of a position file.

/// Whether a field can be left out, because reading gives the same value.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Declares a part of a position file: each field with its type and the value it is written with.
/// A field that is left out has its default, unless its attributes say otherwise; in a `strict`
/// struct it must be there, unless its attributes say otherwise. Unknown fields are errors.
///
/// ```
/// use patolli_core::form;
/// struct Player { corn: u8, hand: Vec<u8>, bold: bool }
/// form! {
///     /// What a player has.
///     pub struct PlayerForm of (player: &Player) {
///         pub corn: u8 = player.corn,
///         pub cards: usize = player.hand.len(),
///         /// Left out of files, because it is seldom true.
///         #[serde(skip_serializing_if = "patolli_core::is_default")]
///         pub bold: bool = player.bold,
///     }
/// }
/// let form = PlayerForm::of(&Player { corn: 3, hand: vec![7], bold: false });
/// assert_eq!((form.corn, form.cards, form.bold), (3, 1, false));
///
/// form! {
///     /// Where a worker stands.
///     pub strict struct WorkerForm of (city: u8) {
///         pub city: u8 = city,
///         #[serde(default)]
///         pub tired: bool = false,
///     }
/// }
/// assert_eq!(serde_json::from_str(r#"{"city": 3}"#).ok(), Some(WorkerForm::of(3)));
/// assert!(serde_json::from_str::<WorkerForm>("{}").is_err());
/// ```
#[macro_export]
macro_rules! form {
    ($(#[$meta:meta])* $vis:vis struct $($rest:tt)+) => {
        $crate::form! { @ #[derive(Default)] #[serde(default)] $(#[$meta])* $vis struct $($rest)+ }
    };
    ($(#[$meta:meta])* $vis:vis strict struct $($rest:tt)+) => {
        $crate::form! { @ $(#[$meta])* $vis struct $($rest)+ }
    };
    (@ $(#[$meta:meta])* $vis:vis struct $Form:ident of ($($from:ident: $From:ty),+ $(,)?) {
        $( $(#[$fmeta:meta])* $fvis:vis $field:ident: $Type:ty = $value:expr, )+
    }) => {
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        $(#[$meta])*
        #[serde(deny_unknown_fields)]
        $vis struct $Form { $( $(#[$fmeta])* $fvis $field: $Type, )+ }

        impl $Form {
            /// As it is now.
            $vis fn of($($from: $From),+) -> Self {
                Self { $($field: $value,)+ }
            }
        }
    };
}
