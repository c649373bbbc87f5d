use patolli_core::Chosen;
use patolli_games::GameId;
use patolli_table::store::{Database, Store};
use patolli_table::*;
use patolli_web::*;
#[tokio::main]
async fn main() {
    let dir = std::env::temp_dir().join("try-table");
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    let store = Store::open(&Database::Sqlite(dir.join("t.db"))).await.unwrap();
    let hall = Hall::open(store, Limits::default());
    let (ana, key) = hall.welcome("Ana").await.unwrap();
    println!("key {}", key.reveal());
    let bot = |l: &str| Wanted::Bot(l.parse().unwrap());
    for (name, seats) in [
        ("solo", vec![Wanted::Me]),
        ("bots", vec![Wanted::Me, bot("normal"), bot("easy"), bot("easy")]),
        ("hot", vec![Wanted::Me, Wanted::BesideMe("Ben".into()), bot("easy")]),
    ] {
        let order = Order {
            game: GameId::Zapotec,
            options: Chosen::new(),
            seats,
            clock: Clock::None,
            pace: 700,
            watch: true,
            at_once: true,
        };
        println!("{name} {}", hall.order(&ana, &order).await.unwrap());
    }
    let settings = Settings { rate: None, ..Settings::default() };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:8123").await.unwrap();
    println!("ready");
    serve(App::new(hall, settings), listener, std::future::pending()).await.unwrap();
}
