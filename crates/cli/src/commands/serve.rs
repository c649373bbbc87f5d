//! `patolli serve`, the default of a bare `patolli`: the table in the browser.

use super::{common, storage};
use crate::args;
use crate::output::{complain, line};
use anyhow::{Result, anyhow};
use patolli_games::OnOffer;
use patolli_table::store::Store;
use patolli_table::{Hall, Limits};
use patolli_text::{Text, args, errors};
use patolli_web::{App, Settings};
use std::fs::DirEntry;
use std::io::{ErrorKind, IsTerminal};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::net::TcpListener;

/// The default address: the port is the number of years in a Mesoamerican century.
const USUAL: &str = "127.0.0.1:5252";
const DAY: Duration = Duration::from_secs(24 * 3600);

pub fn serve(args: &args::Serve, text: &Text) -> Result<()> {
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    log.with_ansi(colours).init();
    // Many spectators need many connections. Windows counts those separately.
    let files = rlimit::increase_nofile_limit(u64::MAX).ok().filter(|_| cfg!(unix));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(run(args, files, text))
}

async fn run(args: &args::Serve, files: Option<u64>, text: &Text) -> Result<()> {
    let editions = args.editions.as_deref().map_or(Ok(Vec::new()), |from| on_offer(from, text))?;
    let database = storage::database(&args.place, text)?;
    storage::make_folder(&database, text)?;
    let listener = listen(args, text).await?;
    let address = listener.local_addr()?;
    let store =
        Store::open(&database).await.map_err(|why| storage::in_words(&why, &database, text))?;
    let purge_after = (args.purge_after > 0).then(|| DAY * args.purge_after);
    let hall = Hall::open(store, Limits { purge_after, ..Limits::default() });
    let settings = Settings {
        rate: (args.rate > 0).then_some(args.rate),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        editions,
        files,
        ..Settings::default()
    };
    let url = args.public_url.clone().unwrap_or_else(|| format!("http://{}", local(address)));
    line(&text.tell("serve-ready", args!(url = url.as_str())));
    line(&text.tell("serve-data", args!(database = database.to_string())));
    line(&text.say("serve-stop"));
    if !args.no_open && has_screen() && open::that_detached(&url).is_err() {
        line(&text.say("serve-no-browser"));
    }
    patolli_web::serve(App::new(hall, settings), listener, stop_signal()).await?;
    line(&text.say("serve-bye"));
    Ok(())
}

/// The editions of a folder: every file directly in it that ends in `.toml`. An invalid one is
/// refused before anyone takes a seat.
fn on_offer(folder: &Path, text: &Text) -> Result<Vec<OnOffer>> {
    let unreadable = |why: std::io::Error| {
        let file = folder.display().to_string();
        anyhow!(text.tell("error-file", args!(file = file, why = errors::system(text, &why))))
    };
    let entries: std::io::Result<Vec<_>> = std::fs::read_dir(folder).map_err(unreadable)?.collect();
    let mut files: Vec<_> = entries.map_err(unreadable)?.iter().map(DirEntry::path).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    files.iter().map(|file| common::on_offer(file, text)).collect()
}

/// The default address if it is free, else any port; an address that was asked for must be free.
async fn listen(args: &args::Serve, text: &Text) -> Result<TcpListener> {
    let wanted = args.listen.as_deref().unwrap_or(USUAL);
    match TcpListener::bind(wanted).await {
        Ok(listener) => Ok(listener),
        Err(why) if why.kind() == ErrorKind::AddrInUse && args.listen.is_none() => {
            complain(&text.tell("serve-elsewhere", args!(address = wanted)));
            Ok(TcpListener::bind("127.0.0.1:0").await?)
        }
        Err(why) => {
            let why = errors::system(text, &why);
            Err(anyhow!(text.tell("serve-listen", args!(address = wanted, why = why))))
        }
    }
}

/// An address that a browser on this machine can use.
fn local(address: SocketAddr) -> SocketAddr {
    match address.ip().is_unspecified() {
        true => SocketAddr::from(([127, 0, 0, 1], address.port())),
        false => address,
    }
}

/// Whether a browser can be opened at all.
fn has_screen() -> bool {
    let graphical =
        ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    std::io::stdout().is_terminal() && (graphical || cfg!(any(windows, target_os = "macos")))
}

/// Control-C, or the signal of a service manager.
async fn stop_signal() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
}
