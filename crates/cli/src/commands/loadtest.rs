//! `patolli loadtest`: many matches through the HTTP interface of a running server.

use crate::args;
use crate::output::line;
use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use patolli_text::{Text, args};
use patolli_web::load::{
    self, Client, Experts, Latencies, Plan, Player, Progress, Report, Watchers,
};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Everything that was measured.
#[derive(Default)]
struct Measured {
    first_page: Option<Duration>,
    paced: Option<Report>,
    saturated: Option<Report>,
    watchers: usize,
    /// Bytes of memory for each watcher.
    memory: Option<u64>,
    over_page: Option<Duration>,
    bots: Option<BesideExperts>,
}

/// How other people are affected by one guest with many tables of experts.
struct BesideExperts {
    tables: usize,
    easy: [Latencies; 2],
    moves: [Report; 2],
}

pub fn loadtest(args: &args::Loadtest, text: &Text) -> Result<()> {
    ensure!(args.matches > 0, text.say("load-no-matches"));
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(measure(args, text))?;
    if args.json {
        line(&as_json(&measured).to_string());
    } else {
        print(&measured, text);
    }
    Ok(())
}

async fn measure(args: &args::Loadtest, text: &Text) -> Result<Measured> {
    let mut measured = Measured::default();
    let begin = Instant::now();
    let server = match args.url {
        Some(_) => None,
        None => Some(LocalServer::start().context(text.say("load-no-server"))?),
    };
    let address = match (&server, args.url.as_deref()) {
        (Some(server), _) => server.address,
        (None, url) => read_address(url.unwrap_or_default(), text)?,
    };
    let page =
        Client::connect(address).await?.get("/").await.context(text.say("load-no-server"))?;
    ensure!(page.status.is_success(), text.say("load-no-server"));
    measured.first_page = server.as_ref().map(|_| begin.elapsed());
    let duration = Duration::from_secs_f64(args.seconds);
    let plan = |rate| Plan { address, matches: args.matches, rate, duration };
    if args.rate > 0.0 {
        measured.paced = Some(watched(plan(Some(args.rate)), text).await?);
    }
    measured.saturated = Some(watched(plan(None), text).await?);
    measured.over_page = Some(finished_page(address).await?);
    if args.watchers > 0 {
        measured.watchers = args.watchers;
        measured.memory = watch(address, args.watchers, server.as_ref()).await?;
    }
    if args.bots > 0 {
        measured.bots = Some(beside_experts(address, args.bots, duration, text).await?);
    }
    Ok(measured)
}

/// Runs a plan with a progress bar.
async fn watched(plan: Plan, text: &Text) -> Result<Report> {
    let progress = Arc::new(Progress::default());
    let bar = ProgressBar::new(plan.duration.as_secs().max(1));
    let style = "{elapsed_precise} {bar:40} {msg}";
    bar.set_style(ProgressStyle::with_template(style).expect("a template"));
    let ticking = (bar.clone(), progress.clone());
    let moves = text.say("load-moves");
    let ticker = tokio::spawn(async move {
        loop {
            tokio::time::sleep(Duration::from_millis(200)).await;
            ticking.0.set_position(ticking.0.elapsed().as_secs());
            let done = ticking.1.moves.load(Ordering::Relaxed);
            ticking.0.set_message(format!("{done} {moves}"));
        }
    });
    let report = load::run(plan, progress).await;
    ticker.abort();
    bar.finish_and_clear();
    Ok(report?)
}

/// Waits for an easy bot and for the acknowledgement of moves, alone and beside busy experts.
async fn beside_experts(
    address: SocketAddr,
    tables: usize,
    duration: Duration,
    text: &Text,
) -> Result<BesideExperts> {
    let plan = Plan { address, matches: 10, rate: Some(50.0), duration };
    let easy_alone = load::easy_bot(address, duration).await?;
    let moves_alone = watched(plan, text).await?;
    let experts = Experts::open(address, tables).await?;
    let easy_beside = load::easy_bot(address, duration).await?;
    let moves_beside = watched(plan, text).await?;
    ensure!(experts.len() == tables, text.say("load-no-server"));
    let (easy, moves) = ([easy_alone, easy_beside], [moves_alone, moves_beside]);
    Ok(BesideExperts { tables, easy, moves })
}

/// How long the page of a finished match takes.
async fn finished_page(address: SocketAddr) -> Result<Duration> {
    let mut player = Player::arrive(address, 7).await?;
    let first = player.match_id().to_string();
    while player.match_id() == first {
        player.prepare().await?;
        if player.match_id() == first {
            player.play().await?;
        }
    }
    let begin = Instant::now();
    let page = player.client().get(&format!("/match/{first}")).await?;
    ensure!(page.status.is_success(), "{}", page.status);
    Ok(begin.elapsed())
}

/// Opens streams and measures how much the server grows, if it is our own.
async fn watch(
    address: SocketAddr,
    count: usize,
    server: Option<&LocalServer>,
) -> Result<Option<u64>> {
    let player = Player::arrive(address, 1).await?;
    let before = server.and_then(LocalServer::memory);
    let watchers = Watchers::open(address, player.match_id(), count).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = server.and_then(LocalServer::memory);
    let grown = before.zip(after).map(|(before, after)| after.saturating_sub(before));
    Ok(grown.map(|bytes| bytes / watchers.len().max(1) as u64))
}

/// Our own server on an empty folder, which is deleted with it.
struct LocalServer {
    child: Child,
    folder: PathBuf,
    address: SocketAddr,
    /// Kept open: the program ends when its output is closed.
    _words: BufReader<ChildStdout>,
}

impl LocalServer {
    fn start() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("patolli-load-{}", std::process::id()));
        let data = folder.to_str().context("a folder for the data")?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--rate", "0", "--data", data])
            .args(["--lang", "en"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut said = String::new();
        let mut words = BufReader::new(child.stdout.take().context("its words")?);
        words.read_line(&mut said)?;
        let address = said.trim().rsplit("http://").next().unwrap_or_default().parse();
        Ok(Self { child, folder, address: address.context("its address")?, _words: words })
    }

    /// Resident bytes, where the system reports them.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
    }
}

impl Drop for LocalServer {
    fn drop(&mut self) {
        // It holds nothing anyone needs.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn read_address(url: &str, text: &Text) -> Result<SocketAddr> {
    let host = url.trim_start_matches("http://").trim_end_matches('/');
    host.parse().with_context(|| text.tell("load-url", args!(url = url)))
}

fn ms(duration: Duration) -> String {
    format!("{:.1}", duration.as_secs_f64() * 1000.0)
}

fn print(measured: &Measured, text: &Text) {
    if let Some(time) = measured.first_page {
        line(&text.tell("load-first-page", args!(ms = ms(time))));
    }
    for (key, report) in [("load-paced", &measured.paced), ("load-saturated", &measured.saturated)]
    {
        let Some(report) = report else { continue };
        let at = |share| ms(report.latencies.percentile(share));
        let rate = format!("{:.0}", report.moves_per_second());
        let args = args!(
            rate = rate,
            p50 = at(50.0),
            p95 = at(95.0),
            p99 = at(99.0),
            moves = report.latencies.len(),
            refused = report.refused,
        );
        line(&text.tell(key, args));
        if report.late.is_empty() {
            continue;
        }
        let (early, late) = (report.early.percentile(50.0), report.late.percentile(50.0));
        line(&text.tell("load-growth", args!(early = ms(early), late = ms(late))));
    }
    if let Some(time) = measured.over_page {
        line(&text.tell("load-over", args!(ms = ms(time))));
    }
    if measured.watchers > 0 {
        let kib = measured
            .memory
            .map_or_else(|| "?".to_string(), |bytes| format!("{:.1}", bytes as f64 / 1024.0));
        line(&text.tell("load-watchers", args!(n = measured.watchers, kib = kib)));
    }
    if let Some(bots) = &measured.bots {
        let p95 = |latencies: &Latencies| ms(latencies.percentile(95.0));
        let [alone, beside] = &bots.easy;
        let waits = args!(n = bots.tables, alone = p95(alone), beside = p95(beside));
        line(&text.tell("load-easy-bot", waits));
        let [alone, beside] = &bots.moves;
        let moves = args!(alone = p95(&alone.latencies), beside = p95(&beside.latencies));
        line(&text.tell("load-beside-bots", moves));
    }
}

fn as_json(measured: &Measured) -> serde_json::Value {
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    let report = |report: &Report| {
        json!({
            "moves": report.latencies.len(),
            "moves_per_second": report.moves_per_second(),
            "p50_ms": millis(report.latencies.percentile(50.0)),
            "p95_ms": millis(report.latencies.percentile(95.0)),
            "p99_ms": millis(report.latencies.percentile(99.0)),
            "early_p50_ms": millis(report.early.percentile(50.0)),
            "late_p50_ms": millis(report.late.percentile(50.0)),
            "refused": report.refused,
        })
    };
    json!({
        "first_page_ms": measured.first_page.map(millis),
        "paced": measured.paced.as_ref().map(report),
        "saturated": measured.saturated.as_ref().map(report),
        "finished_page_ms": measured.over_page.map(millis),
        "watchers": measured.watchers,
        "bytes_per_watcher": measured.memory,
        "beside_experts": measured.bots.as_ref().map(|bots| json!({
            "tables": bots.tables,
            "easy_bot_p95_ms": bots.easy.each_ref().map(|waits| millis(waits.percentile(95.0))),
            "moves": bots.moves.each_ref().map(report),
        })),
    })
}
