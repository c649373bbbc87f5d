//! A PostgreSQL server for tests: it has its own folder and disappears with the test, even if the
//! test is killed.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

/// The maximum start time of a server, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Creates a cluster and runs it until standard input ends, which happens when the test ends in any
/// way. `$1` is the folder of the programs, `$2` the data folder, `$3` the port.
const LIFE: &str = r#"
umask 077
trap : INT TERM HUP
mkdir "$2" || exit 1
if "$1/initdb" --pgdata "$2/data" --username patolli --auth trust --encoding UTF8 --no-locale \
    --no-sync >"$2/log" 2>&1
then
    "$1/postgres" -D "$2/data" -h 127.0.0.1 -p "$3" -c unix_socket_directories= \
        -c fsync=off -c max_connections=60 >>"$2/log" 2>&1 &
    server=$!
    exec 3<&0
    (read -r _ <&3; kill -INT $server) &
    while kill -0 $server 2>/dev/null; do wait $server; done
fi
grep -q 'database system is shut down' "$2/log" || tail -n 20 "$2/log" >&2
rm -rf "$2"
"#;

/// A server that stops when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    keeper: Child,
    folder: PathBuf,
    port: u16,
}

impl Postgres {
    /// Starts a server.
    ///
    /// # Panics
    /// If PostgreSQL is missing or does not start: a test that needs it must not pass without it.
    pub fn start() -> Postgres {
        let programs = programs()
            .expect("PostgreSQL is not installed on this machine; `cargo xtask test` installs it");
        // Another program may take the port before the server does.
        let server = (0..3).find_map(|_| try_start(&programs));
        server.expect("PostgreSQL does not start")
    }

    /// The address of a database; `postgres` is always there.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://patolli@127.0.0.1:{}/{database}", self.port)
    }

    fn is_ready(&self) -> bool {
        let status = fs::read_to_string(self.folder.join("data/postmaster.pid"));
        status.is_ok_and(|text| text.lines().nth(7).is_some_and(|line| line.trim() == "ready"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The server script has written the cause to standard error.
fn try_start(programs: &Path) -> Option<Postgres> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = env::temp_dir().join(format!("patolli-postgres-{}-{count}", process::id()));
    let port = free_port().ok()?;
    let keeper = keeper()
        .args(["sh", "-c", LIFE, "sh"])
        .args([programs, &folder])
        .arg(port.to_string())
        .current_dir("/")
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .ok()?;
    let mut server = Postgres { keeper, folder, port };
    let begin = Instant::now();
    while !server.is_ready() {
        let ended = server.keeper.try_wait().is_ok_and(|status| status.is_some());
        if ended || begin.elapsed() > PATIENCE {
            return None;
        }
        thread::sleep(Duration::from_millis(50));
    }
    Some(server)
}

/// PostgreSQL refuses to run as root; in that case it runs as a user without files.
fn keeper() -> Command {
    let me = Command::new("id").arg("-u").output();
    if !me.is_ok_and(|output| output.stdout.trim_ascii() == b"0") {
        return Command::new("env");
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let has_own = users.lines().any(|line| line.starts_with("postgres:"));
    let mut command = Command::new("runuser");
    command.args(["-u", if has_own { "postgres" } else { "nobody" }, "--"]);
    command
}

fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The folder with PostgreSQL's programs: on the path, or where Debian installs them.
fn programs() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<_> = env::split_paths(&path).collect();
    let mut versions: Vec<_> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path().join("bin"))
        .collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders.push("/usr/local/bin".into());
    folders
        .into_iter()
        .find(|folder| ["initdb", "postgres"].iter().all(|p| folder.join(p).exists()))
}
