//! The real program as a process that can be killed.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A running server.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    /// Kept open: the program ends when its output is closed.
    _words: BufReader<ChildStdout>,
}

impl Server {
    /// `place` is `--data FOLDER` or `--database URL`.
    pub fn start(place: &[&str]) -> Self {
        Self::start_in(&mut Command::new("env"), place)
    }

    /// The same, as the last arguments of another command.
    pub fn start_in(command: &mut Command, place: &[&str]) -> Self {
        let mut child = command
            .arg(env!("CARGO_BIN_EXE_patolli"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--rate", "0", "--lang", "en"])
            .args(place)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut said = String::new();
        let mut words = BufReader::new(child.stdout.take().expect("its words"));
        words.read_line(&mut said).expect("its first line");
        let address = said.trim().rsplit("http://").next().expect("an address").parse();
        let address = address.unwrap_or_else(|_| panic!("no address in {said:?}"));
        Self { child, address, _words: words }
    }

    /// As a service manager would. Returns how long it took to end, if it ended well.
    #[cfg(unix)]
    pub fn terminate(&mut self) -> Option<Duration> {
        let from = Instant::now();
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs");
        assert!(sent.success(), "the signal was not sent");
        while from.elapsed() < Duration::from_secs(60) {
            if let Some(status) = self.child.try_wait().expect("it runs") {
                return status.success().then(|| from.elapsed());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        None
    }

    /// As a power cut would: no signal handler runs.
    pub fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
