//! A solution as the frames of its explanation.

use score_core::arith::expr::Expr;
use score_core::table::board::TileId;
use score_core::teach::explain::{ExplainedStep, Tile, explain};

use crate::components::explanation::{Frame, Made};
use crate::components::tile::{TileFace, TileViewModel};
use crate::{text, tr};

/// The frames of `solution`, which is one for `numbers`; none where it is not. What the
/// numbers are drawn on is in `faces`, for as many as it has one.
pub fn frames(solution: &Expr, numbers: &[u32], faces: &[TileFace]) -> Vec<Frame> {
    let Ok(steps) = explain(solution, numbers) else {
        return Vec::new();
    };
    let mut tiles: Vec<TileViewModel> = numbers
        .iter()
        .enumerate()
        .map(|(index, number)| dealt(index, *number, faces.get(index)))
        .collect();
    let mut frames = vec![Frame {
        tiles: tiles.clone(),
        made: None,
        sentence: text::start_with(numbers),
    }];
    for (index, step) in steps.iter().enumerate() {
        let made = id(Tile::Made(index), numbers.len());
        make(&mut tiles, step, made, numbers.len());
        frames.push(Frame {
            tiles: tiles.clone(),
            made: Some(Made {
                tile: made,
                of: [text::number(step.left), text::number(step.right)],
            }),
            sentence: text::explained_step(step),
        });
    }
    frames
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

/// Puts the result where the left number lay.
fn make(tiles: &mut Vec<TileViewModel>, step: &ExplainedStep, made: TileId, dealt: usize) {
    let formula = text::plain_step(step);
    let value = step.result.printed();
    let left = id(step.left_tile, dealt);
    let right = id(step.right_tile, dealt);
    for tile in tiles.iter_mut().filter(|tile| tile.id == left) {
        *tile = TileViewModel {
            id: made,
            value: step.result,
            name: tr!(
                "study-made-from",
                value = value.as_str(),
                formula = formula.as_str(),
            ),
            face: TileFace::Derived(formula.clone()),
            won: false,
        };
    }
    tiles.retain(|tile| tile.id != right);
}

/// As on a board: the numbers dealt come first, then those that were made.
fn id(tile: Tile, dealt: usize) -> TileId {
    match tile {
        Tile::Dealt(index) => TileId(index as u8),
        Tile::Made(step) => TileId((dealt + step) as u8),
    }
}
