//! Help, completions, and the conventions of the shell.

use super::{patolli, patolli_with};

#[test]
fn every_command_explains_itself_in_both_languages() {
    let commands: [&[&str]; 19] = [
        &[],
        &["serve"],
        &["play"],
        &["replay"],
        &["verify"],
        &["backup"],
        &["restore"],
        &["check"],
        &["position"],
        &["position", "new"],
        &["position", "apply"],
        &["position", "why"],
        &["edition", "show"],
        &["edition", "check"],
        &["arena"],
        &["bench"],
        &["loadtest"],
        &["completions"],
        &["man"],
    ];
    for words in commands {
        let english = patolli(&[words, &["--help"]].concat()).good();
        let french = patolli(&[words, &["--help", "--lang", "fr"]].concat()).good();
        assert!(english.contains("Usage:") && french.contains("Usage\u{a0}:"), "{words:?}");
        assert_ne!(english, french);
        assert!(!english.contains('⟦') && !french.contains('⟦'));
    }
    assert!(patolli(&["--help"]).good().contains("Examples"));
    assert!(patolli(&["--version"]).good().starts_with("patolli "));
}

/// `--solo` is one argument for games with different opponents.
#[test]
fn the_help_of_solo_fits_every_game() {
    for lang in ["en", "fr"] {
        let help = patolli(&["play", "--help", "--lang", lang]).good();
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        for said in ["Cocijobot", "Automa", "Pakal", "ahau easy, moderate", "copan basic"] {
            assert!(help.contains(said), "{said}\n{help}");
        }
        for (game, values) in [
            ("zapotec", ["easy", "normal", "hard"].as_slice()),
            ("copan", ["basic", "advanced"].as_slice()),
            ("ahau", ["easy", "moderate", "hard"].as_slice()),
        ] {
            for value in values {
                assert!(help.contains(value), "{game} {value}");
                patolli(&["play", game, "--solo", value]).good();
            }
        }
    }
}

#[test]
fn completions_are_scripts() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(patolli(&["completions", shell]).good().contains("patolli"), "{shell}");
    }
    patolli(&["completions", "cmd"]).bad(2, &["cmd", "bash"]);
}

#[test]
fn every_command_has_a_man_page() {
    let folder = tempfile::tempdir().unwrap();
    let pages = folder.path().join("man1");
    patolli(&["man", pages.to_str().unwrap()]).good();
    for (page, words) in [
        ("patolli.1", "patolli\\-serve(1)"),
        ("patolli-serve.1", "\\-\\-listen"),
        ("patolli-position-new.1", "SYNOPSIS"),
    ] {
        assert!(std::fs::read_to_string(pages.join(page)).unwrap().contains(words), "{page}");
    }
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    patolli(&["man", file.to_str().unwrap()]).bad(1, &["Cannot write"]);
}

#[test]
fn the_chooser_ends_politely_without_input() {
    patolli(&["play"]).good();
    patolli_with(&["play"], "nonsense\n\n\n").good();
}
