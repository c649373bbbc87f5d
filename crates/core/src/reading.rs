//! Reads a row of a table into a type. Unlike errors of the TOML parser, errors are a [`Fault`]
//! with the path of the field, so that clients can report them in any language.

use crate::fault::{Fault, Form, Naming, Wrong};
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess,
    SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use std::fmt::Display;
use toml::{Table, Value};

/// Reads the row as this type.
pub(crate) fn read<T: DeserializeOwned>(row: Table) -> Result<T, Fault> {
    read_value(Value::Table(row))
}

/// Reads a single value as this type.
pub(crate) fn read_value<T: DeserializeOwned>(value: Value) -> Result<T, Fault> {
    T::deserialize(Reader(value))
}

/// A value as written in the file, shortened to one line.
pub(crate) fn written(value: &Value) -> String {
    const MOST: usize = 40;
    let text: String = value.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    match text.char_indices().nth(MOST) {
        None => text,
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

struct Reader(Value);

impl Reader {
    fn wrong(&self, form: Form) -> Fault {
        Fault::new(Wrong::Form { form, found: written(&self.0) })
    }

    fn number<T: TryFrom<i64>>(&self, least: i64, most: i64) -> Result<T, Fault> {
        let number = self.0.as_integer().and_then(|n| T::try_from(n).ok());
        let wrong = || Wrong::Number { found: written(&self.0), least, most };
        number.ok_or_else(|| Fault::new(wrong()))
    }
}

/// Whole numbers, with the bounds of their type.
macro_rules! numbers {
    ($( $method:ident $visit:ident $Type:ty ),*) => { $(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            visitor.$visit(self.number::<$Type>(<$Type>::MIN.into(), <$Type>::MAX.into())?)
        }
    )* };
}

impl<'de> Deserializer<'de> for Reader {
    type Error = Fault;

    /// Makes names, bundles and sets keep the parts of their errors.
    fn is_human_readable(&self) -> bool {
        false
    }

    numbers! {
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16, deserialize_u32 visit_u32 u32,
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16, deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            Value::Integer(n) => visitor.visit_i64(n),
            Value::Float(n) => visitor.visit_f64(n),
            Value::Boolean(flag) => visitor.visit_bool(flag),
            Value::Datetime(time) => visitor.visit_string(time.to_string()),
            Value::Array(entries) => visitor.visit_seq(Entries(entries.into_iter())),
            Value::Table(fields) => visitor.visit_map(Fields::of(fields)),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Boolean(flag) => visitor.visit_bool(flag),
            _ => Err(self.wrong(Form::Flag)),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::String(text) => visitor.visit_string(text),
            _ => Err(self.wrong(Form::Text)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Array(entries) => visitor.visit_seq(Entries(entries.into_iter())),
            _ => Err(self.wrong(Form::List)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Fault> {
        let found = self.0.as_array().map_or(n, Vec::len);
        match found == n {
            true => self.deserialize_seq(visitor),
            false => Err(Fault::new(Wrong::Length { found, least: n, most: n })),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.0 {
            Value::Table(fields) => visitor.visit_map(Fields::of(fields)),
            _ => Err(self.wrong(Form::Table)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    /// `"jade"`, or a table with one entry such as `{ vp = 5 }`.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, value: None }),
            Value::Table(fields) if fields.len() == 1 => {
                let (name, value) = fields.into_iter().next().expect("one entry");
                visitor.visit_enum(Variant { name, value: Some(value) })
            }
            other => Err(Fault::new(unknown(Naming::Value, &written(&other), variants))),
        }
    }

    forward_to_deserialize_any! {
        i128 u64 u128 f32 f64 char str bytes byte_buf unit unit_struct tuple_struct identifier
        ignored_any
    }
}

struct Entries(std::vec::IntoIter<Value>);

impl<'de> SeqAccess<'de> for Entries {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Fault> {
        self.0.next().map(|value| seed.deserialize(Reader(value))).transpose()
    }
    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

struct Fields {
    rest: toml::map::IntoIter<String, Value>,
    current: Option<(String, Value)>,
}

impl Fields {
    fn of(fields: Table) -> Self {
        Self { rest: fields.into_iter(), current: None }
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Fault> {
        self.current = self.rest.next();
        let Some((name, _)) = &self.current else { return Ok(None) };
        seed.deserialize(Reader(Value::String(name.clone()))).map(Some)
    }
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let (name, value) = self.current.take().expect("a key comes before its value");
        seed.deserialize(Reader(value)).map_err(Fault::of(&name))
    }
}

struct Variant {
    name: String,
    value: Option<Value>,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Fault;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Fault> {
        Ok((seed.deserialize(Reader(Value::String(self.name.clone())))?, self))
    }
}

impl Variant {
    /// The content of the entry.
    fn held(self) -> Result<(String, Reader), Fault> {
        let Self { name, value } = self;
        let found = written(&Value::String(name.clone()));
        match value {
            Some(value) => Ok((name, Reader(value))),
            None => Err(Fault::new(Wrong::Form { form: Form::Entry(name), found })),
        }
    }
}

impl<'de> VariantAccess<'de> for Variant {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        let Self { name, value } = self;
        let Some(value) = value else { return Ok(()) };
        let found = format!("{{ {name} = {} }}", written(&value));
        Err(Fault::new(Wrong::Form { form: Form::Word(name), found }))
    }
    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        let (name, value) = self.held()?;
        seed.deserialize(value).map_err(Fault::of(&name))
    }
    fn tuple_variant<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Fault> {
        let (name, value) = self.held()?;
        value.deserialize_tuple(n, visitor).map_err(Fault::of(&name))
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let (name, value) = self.held()?;
        value.deserialize_map(visitor).map_err(Fault::of(&name))
    }
}

fn unknown(of: Naming, name: &str, known: &[&str]) -> Wrong {
    let known = known.iter().map(|name| (*name).to_string()).collect();
    Wrong::Unknown { of, name: name.to_string(), known }
}

/// Errors of types that check more than their form: names (`UnknownName::refuse`), bundles and
/// sets.
impl de::Error for Fault {
    fn custom<T: Display>(why: T) -> Self {
        Self::new(Wrong::Other(why.to_string()))
    }
    fn unknown_field(name: &str, known: &'static [&'static str]) -> Self {
        Self::new(unknown(Naming::Field, name, known))
    }
    fn unknown_variant(name: &str, known: &'static [&'static str]) -> Self {
        Self::new(unknown(Naming::Value, name, known))
    }
    fn missing_field(field: &'static str) -> Self {
        Self::at(field, Wrong::Missing)
    }
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        let expected = expected.to_string();
        match found {
            Unexpected::Str(name) => {
                let known: Vec<_> = expected.split(", ").collect();
                Self::new(unknown(Naming::Value, name, &known))
            }
            Unexpected::Seq => Self::new(Wrong::EntryTwice),
            Unexpected::Unsigned(n) => {
                let bounds = expected.split_once(" to ");
                let number = |text: &str| text.parse().unwrap_or(0);
                let (least, most) = bounds.map_or((0, 0), |(a, b)| (number(a), number(b)));
                Self::new(Wrong::Number { found: n.to_string(), least, most })
            }
            _ => Self::custom(format_args!("{found}: {expected}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bundle, Dense, Set, named_enum};
    use serde::Deserialize;

    named_enum! { enum Good { Corn = "corn", Jade = "jade" } }

    #[derive(Deserialize, Debug)]
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    enum Effect {
        Jade,
        Vp(u8),
        Paid { cost: Bundle<Good>, gives: i8 },
    }

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Row {
        effect: Effect,
        #[serde(default)]
        good: Option<Good>,
        #[serde(default)]
        goods: Set<Good>,
        #[serde(default)]
        pair: [u8; 2],
        #[serde(default)]
        veil: bool,
    }

    fn said(row: &str) -> String {
        read::<Row>(row.parse().expect("TOML"))
            .map_or_else(|fault| fault.to_string(), |_| String::new())
    }

    #[test]
    fn values_of_every_form_are_read() {
        for row in [
            "effect = \"jade\"",
            "effect = { vp = 3 }\ngood = \"corn\"\ngoods = [\"jade\"]\npair = [1, 2]\nveil = true",
            "effect = { paid = { cost = { corn = 2 }, gives = -1 } }",
        ] {
            assert_eq!(said(row), "", "{row}");
        }
        assert_eq!(Good::COUNT, 2);
    }

    #[test]
    fn faults_name_the_path_and_what_is_expected() {
        let number = "is not a number from";
        for (row, expected) in [
            ("", "effect: missing".to_string()),
            ("effect = 3", "effect: no Value \"3\"; known: jade, vp, paid".to_string()),
            ("effect = \"gold\"", "effect: no Value \"gold\"; known: jade, vp, paid".to_string()),
            ("effect = \"vp\"", "effect: \"vp\" is not Entry(\"vp\")".to_string()),
            ("effect = { jade = 1 }", "effect: { jade = 1 } is not Word(\"jade\")".to_string()),
            ("effect = { vp = 300 }", format!("effect.vp: 300 {number} 0 to 255")),
            ("effect = { vp = 1.5 }", format!("effect.vp: 1.5 {number} 0 to 255")),
            ("effect = { paid = { gives = 1 } }", "effect.paid.cost: missing".to_string()),
            (
                "effect = { paid = { cost = {}, gives = 200 } }",
                format!("effect.paid.gives: 200 {number} -128 to 127"),
            ),
            (
                "effect = { paid = { cost = { salt = 1 }, gives = 1 } }",
                "effect.paid.cost: no Value \"salt\"; known: corn, jade".to_string(),
            ),
            (
                "effect = { paid = { cost = { corn = 128 }, gives = 1 } }",
                format!("effect.paid.cost: 128 {number} 0 to 127"),
            ),
            (
                "effect = \"jade\"\ngood = \"salt\"",
                "good: no Value \"salt\"; known: corn, jade".to_string(),
            ),
            ("effect = \"jade\"\ngood = 1", "good: 1 is not Text".to_string()),
            ("effect = \"jade\"\ngoods = \"jade\"", "goods: \"jade\" is not List".to_string()),
            (
                "effect = \"jade\"\ngoods = [\"jade\", \"jade\"]",
                "goods: an entry twice".to_string(),
            ),
            ("effect = \"jade\"\npair = [1]", "pair: 1 entries, not 2 to 2".to_string()),
            ("effect = \"jade\"\nveil = 1", "veil: 1 is not Flag".to_string()),
            (
                "effect = \"jade\"\nsmoke = 1",
                "no Field \"smoke\"; known: effect, good, goods, pair, veil".to_string(),
            ),
        ] {
            assert_eq!(said(row), expected, "{row}");
        }
    }
}
