//! The pieces that a player is putting together into a step.
//!
//! A drag, two taps and the keyboard are equals: each is an [`Act`], and the
//! act that fills the third of the three places gives the step.

use crate::arith::op::Op;
use crate::table::board::{Board, Step, TileId};

/// Something that can be picked up: operators copy, numbers move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A number of the board.
    Number(TileId),
    /// An operator.
    Op(Op),
}

/// One of the three places of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Left of the operator.
    Left,
    /// The operator's.
    Op,
    /// Right of the operator.
    Right,
}

/// What a player did with his hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Tapped a piece, or pressed Enter on it.
    Pick(Piece),
    /// Tapped a place, or pressed Enter on it.
    Touch(Place),
    /// Dropped a piece on a place.
    Put(Piece, Place),
    /// Dragged the piece in a place away from it.
    TakeOut(Place),
    /// Typed a character of a step, such as `4*5`.
    Type(char),
    /// Pressed Enter after a number that could have gone on.
    Finish,
    /// Took back the last typed character or placed piece.
    Erase,
    /// Put everything back.
    Clear,
}

/// The three places, and what is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    left: Option<TileId>,
    op: Option<Op>,
    right: Option<TileId>,
    picked: Option<Piece>,
    typed: String,
}

impl Hand {
    /// What lies in `place`.
    pub fn piece(&self, place: Place) -> Option<Piece> {
        match place {
            Place::Left => self.left.map(Piece::Number),
            Place::Op => self.op.map(Piece::Op),
            Place::Right => self.right.map(Piece::Number),
        }
    }

    /// The piece that a tap on a place would put there.
    pub fn picked(&self) -> Option<Piece> {
        self.picked
    }

    /// Whether a number lies in one of the places.
    pub fn holds(&self, tile: TileId) -> bool {
        self.left == Some(tile) || self.right == Some(tile)
    }

    /// The beginning of a number that is being typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Whether nothing is placed or typed.
    pub fn is_empty(&self) -> bool {
        self.left.is_none() && self.op.is_none() && self.right.is_none() && self.typed.is_empty()
    }

    /// Does what the player did; the answer is the step that this completes.
    /// A completed step stays in the places until it is taken or refused.
    pub fn act(&mut self, act: Act, board: &Board) -> Option<Step> {
        match act {
            Act::Pick(piece) => self.pick(piece),
            Act::Touch(place) => self.touch(place),
            Act::Put(piece, place) => self.put(piece, place),
            Act::TakeOut(place) => {
                self.empty(place);
                self.picked = None;
            }
            Act::Type(key) => self.type_key(key, board),
            Act::Finish => self.finish(board),
            Act::Erase => self.erase(),
            Act::Clear => *self = Hand::default(),
        }
        self.step()
    }

    /// The step was refused: its last number goes back, the rest stays to be
    /// mended.
    pub fn refuse(&mut self) {
        self.right = None;
        self.picked = None;
        self.typed.clear();
    }

    fn step(&self) -> Option<Step> {
        Some(Step {
            left: self.left?,
            op: self.op?,
            right: self.right?,
        })
    }

    /// A number goes to the first free place and can still be sent to the
    /// other one; picked again it goes back.
    fn pick(&mut self, piece: Piece) {
        self.typed.clear();
        match piece {
            Piece::Op(op) => self.op = Some(op),
            Piece::Number(tile) if self.holds(tile) => {
                self.take_out(tile);
                self.picked = None;
                return;
            }
            Piece::Number(tile) if self.left.is_none() => self.left = Some(tile),
            Piece::Number(tile) => self.right = Some(tile),
        }
        self.picked = Some(piece);
    }

    fn touch(&mut self, place: Place) {
        self.typed.clear();
        let held = self.piece(place);
        match self.picked {
            Some(piece) if fits(piece, place) && held != Some(piece) => self.put(piece, place),
            _ => {
                self.empty(place);
                self.picked = None;
            }
        }
    }

    fn put(&mut self, piece: Piece, place: Place) {
        self.typed.clear();
        match (piece, place) {
            (Piece::Number(tile), Place::Left) => {
                self.take_out(tile);
                self.left = Some(tile);
            }
            (Piece::Number(tile), Place::Right) => {
                self.take_out(tile);
                self.right = Some(tile);
            }
            (Piece::Op(op), Place::Op) => self.op = Some(op),
            (Piece::Number(_), Place::Op) | (Piece::Op(_), Place::Left | Place::Right) => return,
        }
        self.picked = Some(piece);
    }

    fn take_out(&mut self, tile: TileId) {
        for place in [&mut self.left, &mut self.right] {
            if *place == Some(tile) {
                *place = None;
            }
        }
    }

    fn empty(&mut self, place: Place) {
        match place {
            Place::Left => self.left = None,
            Place::Op => self.op = None,
            Place::Right => self.right = None,
        }
    }

    /// A key goes on with the number being typed where some number on the
    /// board is written so; else it ends that number and begins anew. So `1`
    /// waits where there is a 12 too, and `2/3` is a fraction where there is
    /// one, a division where there is none.
    fn type_key(&mut self, key: char, board: &Board) {
        let key = plain(key);
        let longer = format!("{}{key}", self.typed);
        if self.is_beginning(&longer, board) && self.wants_number() {
            self.typed = longer;
            if self.is_unambiguous(board) {
                self.finish(board);
            }
            return;
        }
        self.finish(board);
        if let Some(op) = Op::from_symbol(key) {
            self.op = Some(op);
            self.picked = None;
        } else if self.wants_number() && self.is_beginning(&key.to_string(), board) {
            self.type_key(key, board);
        }
    }

    /// A number comes first, and another after the operator.
    fn wants_number(&self) -> bool {
        self.left.is_none() || (self.op.is_some() && self.right.is_none())
    }

    fn is_beginning(&self, text: &str, board: &Board) -> bool {
        self.free(board)
            .any(|(_, written)| written.starts_with(text))
    }

    /// Whether no number on the board could still go on after what is typed.
    fn is_unambiguous(&self, board: &Board) -> bool {
        self.free(board)
            .all(|(_, written)| written == self.typed || !written.starts_with(&self.typed))
    }

    fn finish(&mut self, board: &Board) {
        let typed = std::mem::take(&mut self.typed);
        let tile = self.free(board).find(|(_, written)| *written == typed);
        if let Some((tile, _)) = tile {
            if self.left.is_none() {
                self.left = Some(tile);
            } else {
                self.right = Some(tile);
            }
            self.picked = None;
        }
    }

    /// The numbers that lie in no place, with the way they are written.
    fn free<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = (TileId, String)> + 'a {
        board
            .tiles()
            .filter(|tile| !self.holds(*tile))
            .filter_map(|tile| Some((tile, board.value(tile)?.to_string())))
    }

    fn erase(&mut self) {
        self.picked = None;
        if self.typed.pop().is_some() {
            return;
        }
        if self.right.take().is_none() && self.op.take().is_none() {
            self.left = None;
        }
    }
}

/// Printed signs count as the plain ones.
fn plain(key: char) -> char {
    match key {
        '−' | '–' => '-',
        'x' | 'X' => '*',
        ':' => '/',
        other => Op::from_symbol(other).map_or(other, Op::symbol),
    }
}

fn fits(piece: Piece, place: Place) -> bool {
    matches!(
        (piece, place),
        (Piece::Number(_), Place::Left | Place::Right) | (Piece::Op(_), Place::Op)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use Act::{Clear, Erase, Finish, Pick, Put, Touch, Type};

    const A: Piece = Piece::Number(TileId(0));
    const B: Piece = Piece::Number(TileId(1));

    fn act(numbers: &[u32], acts: &[Act]) -> (Hand, Option<Step>) {
        let board = Board::new(numbers);
        let mut hand = Hand::default();
        let mut step = None;
        for act in acts {
            step = hand.act(*act, &board);
        }
        (hand, step)
    }

    fn check(numbers: &[u32], acts: &[Act], expected: Option<(u8, Op, u8)>) {
        let expected = expected.map(|(left, op, right)| Step {
            left: TileId(left),
            op,
            right: TileId(right),
        });
        assert_eq!(act(numbers, acts).1, expected, "{acts:?}");
    }

    fn types(numbers: &[u32], keys: &str, expected: Option<(u8, Op, u8)>) {
        let acts: Vec<Act> = keys
            .chars()
            .map(|key| if key == '\n' { Finish } else { Type(key) })
            .collect();
        check(numbers, &acts, expected);
    }

    #[test]
    fn number_operator_number_is_a_step_in_any_order() {
        let step = Some((0, Op::Add, 1));
        check(&[4, 5], &[Pick(A), Pick(Piece::Op(Op::Add)), Pick(B)], step);
        check(&[4, 5], &[Pick(Piece::Op(Op::Add)), Pick(A), Pick(B)], step);
        check(&[4, 5], &[Pick(A), Pick(B), Pick(Piece::Op(Op::Add))], step);
    }

    #[test]
    fn a_picked_number_can_be_sent_to_the_other_place() {
        let acts = [Pick(A), Touch(Place::Right), Pick(B)];
        let (hand, _) = act(&[4, 5], &acts);
        assert_eq!(hand.piece(Place::Right), Some(A));
        assert_eq!(hand.piece(Place::Left), Some(B));
    }

    #[test]
    fn a_piece_picked_again_or_a_place_touched_goes_back() {
        assert!(act(&[4, 5], &[Pick(A), Pick(A)]).0.is_empty());
        assert!(act(&[4, 5], &[Pick(A), Touch(Place::Left)]).0.is_empty());
        let acts = [Pick(A), Pick(Piece::Op(Op::Mul)), Touch(Place::Op)];
        assert_eq!(act(&[4, 5], &acts).0.piece(Place::Op), None);
    }

    #[test]
    fn a_piece_fits_only_its_own_kind_of_place() {
        assert!(act(&[4, 5], &[Put(A, Place::Op)]).0.is_empty());
        let acts = [Put(Piece::Op(Op::Add), Place::Left)];
        assert!(act(&[4, 5], &acts).0.is_empty());
    }

    #[test]
    fn a_number_lies_in_one_place_at_a_time() {
        let acts = [Put(A, Place::Left), Put(A, Place::Right)];
        let (hand, _) = act(&[4, 5], &acts);
        assert_eq!(hand.piece(Place::Left), None);
        assert_eq!(hand.piece(Place::Right), Some(A));
    }

    #[test]
    fn a_step_can_be_typed() {
        types(&[4, 5], "4*5", Some((0, Op::Mul, 1)));
        types(&[5, 4], "4 × 5", Some((1, Op::Mul, 0)));
        types(&[9, 1], "9&1", Some((0, Op::Join, 1)));
        types(&[9, 9], "9-9", Some((0, Op::Sub, 1)));
    }

    #[test]
    fn a_number_that_may_go_on_waits_for_an_operator_or_enter() {
        types(&[1, 12], "12+1", Some((1, Op::Add, 0)));
        types(&[1, 12], "1+12", Some((0, Op::Add, 1)));
        types(&[1, 12, 7], "7+1", None);
        types(&[1, 12, 7], "7+1\n", Some((2, Op::Add, 0)));
    }

    #[test]
    fn negative_numbers_and_fractions_can_be_typed() {
        let mut board = Board::new(&[2, 3, 5]);
        let step = |op, left, right| Step {
            left: TileId(left),
            op,
            right: TileId(right),
        };
        board
            .make(step(Op::Div, 0, 1), crate::arith::op::OpSet::ALL)
            .unwrap();
        let mut hand = Hand::default();
        let made = "2/3*5"
            .chars()
            .filter_map(|key| hand.act(Type(key), &board));
        assert_eq!(made.last(), Some(step(Op::Mul, 3, 2)));
    }

    #[test]
    fn erase_takes_back_the_last_key_or_piece_and_clear_takes_all() {
        let acts = [Type('1'), Erase];
        assert!(act(&[1, 12], &acts).0.is_empty());
        let acts = [Pick(A), Pick(Piece::Op(Op::Add)), Erase];
        assert_eq!(act(&[4, 5], &acts).0.piece(Place::Op), None);
        let acts = [Pick(A), Pick(Piece::Op(Op::Add)), Clear];
        assert!(act(&[4, 5], &acts).0.is_empty());
    }

    #[test]
    fn keys_that_mean_nothing_change_nothing() {
        assert!(act(&[4, 5], &[Type('7'), Type('q'), Finish]).0.is_empty());
    }
}
