//! The reference: random chess with a fast, well-known engine.

use cozy_chess::{Board, Move, Square};
use patolli_core::Quick;
use std::time::{Duration, Instant};

/// The number of plies after which a game counts as drawn.
const MOST_PLIES: u32 = 400;
/// The maximum number of legal moves in a chess position.
const MOST_MOVES: usize = 218;

/// Random play with the full list of legal moves, in decisions per second.
pub fn chess_decisions_per_s(window: Duration, dice: &mut Quick) -> f64 {
    let mut moves = [Move { from: Square::A1, to: Square::A1, promotion: None }; MOST_MOVES];
    let mut decisions = 0u64;
    let start = Instant::now();
    while start.elapsed() < window {
        decisions += u64::from(play_game(&mut moves, dice));
    }
    decisions as f64 / start.elapsed().as_secs_f64()
}

/// Plays one game to mate, stalemate or the ply limit; returns the number of moves.
fn play_game(moves: &mut [Move; MOST_MOVES], dice: &mut Quick) -> u32 {
    let mut board = Board::default();
    for ply in 0..MOST_PLIES {
        let mut n = 0;
        board.generate_moves(|of_piece| {
            for chess_move in of_piece {
                moves[n] = chess_move;
                n += 1;
            }
            false
        });
        if n == 0 {
            return ply;
        }
        board.play_unchecked(moves[dice.below(n as u32) as usize]);
    }
    MOST_PLIES
}
