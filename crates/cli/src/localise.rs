//! Help texts and usage errors of the command line, in the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use patolli_text::Text;

/// Gives every command and argument its explanation: `help-play` and `help-play-seed`, or
/// `help-any-seed` where an argument means the same everywhere.
pub fn localise(command: Command, text: &Text) -> Command {
    with_texts(command, text, "help")
}

fn with_texts(command: Command, text: &Text, key: &str) -> Command {
    let (arguments, options) =
        (text.say("help-heading-arguments"), text.say("help-heading-options"));
    let usage = text.say("help-heading-usage");
    let mut command = command
        .about(text.say(key))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .subcommand_help_heading(text.say("help-heading-commands"))
        .help_template(format!(
            "{{about-with-newline}}\n{usage}\n  {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .arg(Arg::new("help").long("help").short('h').action(ArgAction::Help));
    if key == "help" {
        command =
            command.arg(Arg::new("version").long("version").short('V').action(ArgAction::Version));
    }
    let examples = format!("{key}-examples");
    if text.has(&examples) {
        let heading = text.say("help-heading-examples");
        command = command.after_help(format!("{heading}\n{}", text.say(&examples)));
    }
    command = command.mut_args(|arg| {
        let own = format!("{key}-{}", arg.get_id());
        let shared = format!("help-any-{}", arg.get_id());
        let heading = if arg.is_positional() { &arguments } else { &options };
        let help = text.say(if text.has(&own) { &own } else { &shared });
        let takes_value = arg.get_action().takes_values();
        let arg = arg.help(help).help_heading(heading.clone());
        // Our own words name defaults and values, in the right language.
        if takes_value { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
    });
    command.mut_subcommands(|sub| {
        let key = format!("{key}-{}", sub.get_name());
        with_texts(sub, text, &key)
    })
}

/// A usage error in words, with what to do.
pub fn usage_error(error: &clap::Error, text: &Text) -> String {
    let part = |kind| match error.get(kind) {
        Some(ContextValue::String(value)) => value.clone(),
        Some(ContextValue::Strings(values)) => values.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    };
    let argument = part(ContextKind::InvalidArg);
    let value = part(ContextKind::InvalidValue);
    let known = part(ContextKind::ValidValue);
    let args =
        |names: &[(&'static str, &str)]| -> Vec<(&'static str, patolli_text::Value<'static>)> {
            names.iter().map(|(name, value)| (*name, value.to_string().into())).collect()
        };
    let said = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let name = part(ContextKind::InvalidSubcommand);
            text.tell("usage-no-command", &args(&[("name", &name)]))
        }
        ErrorKind::UnknownArgument => text.tell("usage-unknown", &args(&[("argument", &argument)])),
        ErrorKind::MissingRequiredArgument => {
            text.tell("usage-missing", &args(&[("argument", &argument)]))
        }
        ErrorKind::ArgumentConflict => {
            let other = part(ContextKind::PriorArg);
            text.tell("usage-conflict", &args(&[("argument", &argument), ("other", &other)]))
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            text.tell("usage-no-value", &args(&[("argument", &argument)]))
        }
        ErrorKind::InvalidValue if !known.is_empty() => text.tell(
            "usage-value-of",
            &args(&[("argument", &argument), ("value", &value), ("known", &known)]),
        ),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            text.tell("usage-value", &args(&[("argument", &argument), ("value", &value)]))
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            text.say("usage-which-command")
        }
        _ => text.say("usage-wrong"),
    };
    format!("{said}\n{}", text.say("usage-hint"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;
    use patolli_text::Lang;

    #[test]
    fn every_command_and_argument_is_explained_in_both_languages() {
        for lang in Lang::ALL {
            let mut command = localise(Cli::command(), &Text::new(lang));
            command.build();
            fn check(command: &mut Command) {
                let help = command.render_long_help().to_string();
                assert!(!help.contains('⟦'), "{help}");
                command.get_subcommands_mut().for_each(check);
            }
            check(&mut command);
        }
    }
}
