//! The pieces that a player puts together into a step, by drags, taps and keys.
//!
//! Drags, taps and keys are equal: each is an [`Act`], and the act that fills the last of the three
//! slots completes the step.

use crate::arith::op::Op;
use crate::arith::sign;
use crate::table::board::{Board, Step, TileId};

/// A piece that can be picked up: operators are copied, numbers are moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A number of the board.
    Number(TileId),
    /// An operator.
    Op(Op),
}

/// One of the three slots of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepSlot {
    /// The slot on the left of the operator.
    Left,
    /// The slot of the operator.
    Op,
    /// The slot on the right of the operator.
    Right,
}

/// An act of a player with the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Tapped a piece, or pressed Enter on it.
    Pick(Piece),
    /// Tapped a slot, or pressed Enter on it.
    Touch(StepSlot),
    /// Dropped a piece on a slot.
    Put(Piece, StepSlot),
    /// Dropped the first number on the second, so that both lie in the step in this order.
    PutTogether(TileId, TileId),
    /// Dragged the piece in a slot away from it.
    TakeOut(StepSlot),
    /// Typed a character of a step, such as `4*5`.
    Type(char),
    /// Pressed Enter after a number that could have continued.
    Finish,
    /// Took back the last typed character or placed piece.
    Erase,
    /// Put all pieces back.
    Clear,
}

/// A table at which a player puts steps together: it stores their pieces, and a referee decides.
pub trait Playing {
    /// Why the referee says no.
    type Refusal;

    /// Stores how the pieces lie now.
    fn hold(&mut self, hand: Hand);

    /// Whether the player may move the numbers.
    fn may_step(&self) -> Result<(), Self::Refusal>;

    /// Asks for the step of the pieces that are held. If it is refused, its last number goes
    /// back, and the player reads why.
    fn step(&mut self, step: Step);
}

/// Carries out a player's act with the pieces in `hand`. The referee is asked once: for the step
/// that this completes, or else whether they may move the numbers.
pub fn play<P: Playing>(
    playing: &mut P,
    mut hand: Hand,
    act: Act,
    board: &Board,
) -> Result<(), P::Refusal> {
    match hand.act(act, board) {
        Some(step) => {
            playing.hold(hand);
            playing.step(step);
        }
        None => {
            playing.may_step()?;
            playing.hold(hand);
        }
    }
    Ok(())
}

/// A player's hand: the three slots, and the number that is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    left: Option<TileId>,
    op: Option<Op>,
    right: Option<TileId>,
    picked: Option<Piece>,
    typed: String,
}

impl Hand {
    /// The piece in `slot`.
    pub fn piece(&self, slot: StepSlot) -> Option<Piece> {
        match slot {
            StepSlot::Left => self.left.map(Piece::Number),
            StepSlot::Op => self.op.map(Piece::Op),
            StepSlot::Right => self.right.map(Piece::Number),
        }
    }

    /// The piece that a tap on a slot would put there.
    pub fn picked(&self) -> Option<Piece> {
        self.picked
    }

    /// Whether a number lies in one of the slots.
    pub fn holds(&self, tile: TileId) -> bool {
        self.left == Some(tile) || self.right == Some(tile)
    }

    /// The first characters of a number that is being typed.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Whether the typed text is already a free number, although it may continue.
    pub fn typed_is_number(&self, board: &Board) -> bool {
        self.free_numbers(board)
            .any(|(_, written)| written == self.typed)
    }

    /// Whether nothing is placed or typed.
    pub fn is_empty(&self) -> bool {
        self.left.is_none() && self.op.is_none() && self.right.is_none() && self.typed.is_empty()
    }

    /// Whether both numbers lie in their slots, and no operator yet.
    pub fn lacks_operator(&self) -> bool {
        self.left.is_some() && self.right.is_some() && self.op.is_none()
    }

    /// Carries out the player's act, and returns the step that the act completes. A completed step
    /// stays in the slots until it is taken or refused.
    pub fn act(&mut self, act: Act, board: &Board) -> Option<Step> {
        match act {
            Act::Pick(piece) => self.pick(piece),
            Act::Touch(slot) => self.touch(slot),
            Act::Put(piece, slot) => self.put(piece, slot),
            Act::PutTogether(left, right) if left != right => {
                self.put(Piece::Number(left), StepSlot::Left);
                self.put(Piece::Number(right), StepSlot::Right);
            }
            Act::PutTogether(..) => {}
            Act::TakeOut(slot) => {
                self.empty_slot(slot);
                self.picked = None;
            }
            Act::Type(key) => {
                self.type_key(key, board);
            }
            Act::Finish => self.finish_number(board),
            Act::Erase => self.erase(),
            Act::Clear => *self = Hand::default(),
        }
        self.step()
    }

    /// Whether a typed character can be part of the step now.
    pub fn reads(&self, key: char, board: &Board) -> bool {
        self.clone().type_key(key, board)
    }

    /// Takes the last number of a refused step back; the other pieces stay, to be corrected.
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

    /// Picks a piece: a number goes to the first free slot. It can still be sent to the other slot,
    /// and goes back when it is picked again.
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

    fn touch(&mut self, slot: StepSlot) {
        self.typed.clear();
        let held = self.piece(slot);
        match self.picked {
            Some(piece) if fits(piece, slot) && held != Some(piece) => self.put(piece, slot),
            _ => {
                self.empty_slot(slot);
                self.picked = None;
            }
        }
    }

    fn put(&mut self, piece: Piece, slot: StepSlot) {
        self.typed.clear();
        match (piece, slot) {
            (Piece::Number(tile), StepSlot::Left) => {
                self.take_out(tile);
                self.left = Some(tile);
            }
            (Piece::Number(tile), StepSlot::Right) => {
                self.take_out(tile);
                self.right = Some(tile);
            }
            (Piece::Op(op), StepSlot::Op) => self.op = Some(op),
            (Piece::Number(_), StepSlot::Op) | (Piece::Op(_), StepSlot::Left | StepSlot::Right) => {
                return;
            }
        }
        self.picked = Some(piece);
    }

    fn take_out(&mut self, tile: TileId) {
        for slot in [&mut self.left, &mut self.right] {
            if *slot == Some(tile) {
                *slot = None;
            }
        }
    }

    fn empty_slot(&mut self, slot: StepSlot) {
        match slot {
            StepSlot::Left => self.left = None,
            StepSlot::Op => self.op = None,
            StepSlot::Right => self.right = None,
        }
    }

    /// Types a key. It continues the number being typed if some number on the board is written like
    /// that; else it ends that number and begins a new one. So `1` waits if there is a 12 too,
    /// and `2/3` is a fraction if there is one, a division if there is none; the second sign
    /// of `4--5` is that of a −5, if there is one. Returns whether the key was of use.
    fn type_key(&mut self, key: char, board: &Board) -> bool {
        let Some(key) = sign::plain(key) else {
            return false;
        };
        let longer_text = format!("{}{key}", self.typed);
        if self.begins_free_number(&longer_text, board) && self.wants_number() {
            self.typed = longer_text;
            if self.is_unambiguous(board) {
                self.finish_number(board);
            }
            return true;
        }
        self.finish_number(board);
        if let Some(op) = Op::from_symbol(key) {
            // A second operator would silently replace the first; it has to be erased before.
            let is_first = self.op.is_none();
            self.op.get_or_insert(op);
            self.picked = None;
            return is_first;
        }
        self.wants_number()
            && self.begins_free_number(&key.to_string(), board)
            && self.type_key(key, board)
    }

    /// Whether a number comes next: at the beginning, and after the operator.
    fn wants_number(&self) -> bool {
        self.left.is_none() || (self.op.is_some() && self.right.is_none())
    }

    fn begins_free_number(&self, text: &str, board: &Board) -> bool {
        self.free_numbers(board)
            .any(|(_, written)| written.starts_with(text))
    }

    /// Whether no number on the board could still go on after the typed text.
    fn is_unambiguous(&self, board: &Board) -> bool {
        self.free_numbers(board)
            .all(|(_, written)| written == self.typed || !written.starts_with(&self.typed))
    }

    fn finish_number(&mut self, board: &Board) {
        let typed = std::mem::take(&mut self.typed);
        let tile = self
            .free_numbers(board)
            .find(|(_, written)| *written == typed);
        if let Some((tile, _)) = tile {
            if self.left.is_none() {
                self.left = Some(tile);
            } else {
                self.right = Some(tile);
            }
            self.picked = None;
        }
    }

    /// The numbers that lie in no slot, each with its printed form.
    fn free_numbers<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = (TileId, String)> + 'a {
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

fn fits(piece: Piece, slot: StepSlot) -> bool {
    matches!(
        (piece, slot),
        (Piece::Number(_), StepSlot::Left | StepSlot::Right) | (Piece::Op(_), StepSlot::Op)
    )
}
