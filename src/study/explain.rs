//! A solution as the frames of its explanation.

use score_core::arith::expr::Expr;
use score_core::arith::op::OpSet;
use score_core::table::board::{Board, Step, TileId};
use score_core::teach::explain::{ExplainedStep, Tile, explain};

use crate::components::explanation::{Frame, MadeNumber};
use crate::components::tile::{TileFace, TileViewModel};
use crate::{text, tr};

/// The frames of `solution`; empty if it is no solution for `numbers`. `faces` are the dice or
/// cards of the numbers, if any.
pub fn frames(solution: &Expr, numbers: &[u32], faces: &[TileFace]) -> Vec<Frame> {
    let Ok(steps) = explain(solution, numbers) else {
        return Vec::new();
    };
    let mut board = Board::new(numbers);
    // The numbers dealt, and the derived ones.
    let mut all_tiles: Vec<TileViewModel> = numbers
        .iter()
        .enumerate()
        .map(|(index, number)| dealt(index, *number, faces.get(index)))
        .collect();
    let mut frames = vec![Frame {
        tiles: tiles_on_board(&board, &all_tiles),
        made: None,
        sentence: text::start_with(numbers),
    }];
    for step in &steps {
        let Ok(tile) = board.make(board_step(step, &board), OpSet::ALL) else {
            return Vec::new();
        };
        all_tiles.push(made(tile, step));
        frames.push(Frame {
            tiles: tiles_on_board(&board, &all_tiles),
            made: Some(MadeNumber {
                tile,
                of: [text::number(step.left), text::number(step.right)],
            }),
            sentence: text::explained_step(step),
        });
    }
    frames
}

/// The numbers on the board.
fn tiles_on_board(board: &Board, all: &[TileViewModel]) -> Vec<TileViewModel> {
    let tiles = board.left_to_right().into_iter();
    let tiles = tiles.filter_map(|tile| all.get(usize::from(tile.0)));
    tiles.cloned().collect()
}

fn dealt(index: usize, number: u32, face: Option<&TileFace>) -> TileViewModel {
    TileViewModel {
        id: TileId(index as u8),
        value: number.into(),
        face: face.cloned().unwrap_or(TileFace::Plain),
        name: number.to_string(),
        won: false,
    }
}

fn made(tile: TileId, step: &ExplainedStep) -> TileViewModel {
    let formula = text::plain_step(&step.plain());
    let value = step.result.printed();
    TileViewModel {
        id: tile,
        value: step.result,
        name: tr!(
            "study-made-from",
            value = value.as_str(),
            formula = formula.as_str(),
        ),
        face: TileFace::Derived(formula),
        won: false,
    }
}

/// The step of an explanation as a move of tiles on a board.
fn board_step(step: &ExplainedStep, board: &Board) -> Step {
    let id = |tile| match tile {
        Tile::Dealt(index) => TileId(index as u8),
        Tile::Made(step) => TileId((board.dealt() + step) as u8),
    };
    Step {
        left: id(step.left_tile),
        op: step.op,
        right: id(step.right_tile),
    }
}
