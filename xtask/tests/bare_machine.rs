//! `cargo xtask test` where nothing may be installed: it runs what it can and says what to install.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

/// A substitute for cargo: notes its arguments, and has no nextest.
const CARGO: &str = "#!/bin/sh
echo \"$*\" >> \"$ASKED\"
case \"$1\" in nextest | install) exit 1 ;; esac
";

/// A path with nothing else on it.
fn run(folder: &Path, ci: &str) -> Output {
    let cargo = folder.join("cargo");
    fs::write(&cargo, CARGO).unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command.args(["test", "--quick"]).env("PATH", folder).env("CI", ci);
    // Tidy runs the real cargo, which needs the real compiler.
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().unwrap().stdout;
    let rustc = Path::new(str::from_utf8(&sysroot).unwrap().trim()).join("bin/rustc");
    command.env("RUSTC", rustc).env("ASKED", folder.join("asked")).output().unwrap()
}

#[test]
fn what_can_be_run_is_run() {
    let folder = tempfile::tempdir().unwrap();
    let run = |ci| run(folder.path(), ci);
    let output = run("");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    for words in [
        "please install: cargo install --locked cargo-nextest; these packages (Debian's names): \
         chromium fonts-liberation nodejs npm",
        "all possible checks passed",
        "the checks of the scripts, the tests in a browser",
    ] {
        assert!(said.contains(words), "{words}\n{said}");
    }
    let asked = fs::read_to_string(folder.path().join("asked")).unwrap();
    for words in ["fmt --all --check", "clippy --workspace", "test --workspace --all-targets"] {
        assert!(asked.contains(words), "{words}\n{asked}");
    }
    assert!(!asked.contains("nextest run"));

    let output = run("true");
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && why.contains("left out"), "{why}");
}
