//! Reading an expression that a person typed.

use std::fmt;
use std::iter::Peekable;
use std::str::{CharIndices, FromStr};

use crate::arith::expr::Expr;
use crate::arith::op::Op;
use crate::arith::puzzle::MAX_NUMBER;

/// The longest text that is read, in bytes.
pub const MAX_TEXT_BYTES: usize = 400;

/// The most parentheses that may be open at one place.
pub const MAX_PARENTHESES: usize = 30;

/// Why a text is not an expression, and where it stops being one: `at` is the
/// offset in bytes from the start of the text, at most its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseRefusal {
    /// There is nothing but blanks.
    Empty,
    /// The text is longer than [`MAX_TEXT_BYTES`].
    TooLong,
    /// More than [`MAX_PARENTHESES`] parentheses are open.
    TooDeep {
        /// Where one too many opens.
        at: usize,
    },
    /// A number or an opening parenthesis is missing.
    NumberExpected {
        /// Where it should be.
        at: usize,
    },
    /// An operator or a closing parenthesis is missing.
    OperatorExpected {
        /// Where it should be.
        at: usize,
    },
    /// A number is larger than [`MAX_NUMBER`].
    NumberTooLarge {
        /// Where it begins.
        at: usize,
    },
    /// A parenthesis is never closed.
    Unclosed {
        /// Where it opens.
        at: usize,
    },
    /// A parenthesis closes that was never opened.
    Unopened {
        /// Where it closes.
        at: usize,
    },
    /// A character has no meaning here.
    UnknownCharacter {
        /// Where it is.
        at: usize,
        /// The character.
        character: char,
    },
}

impl ParseRefusal {
    /// Where the text stops being an expression, in bytes from its start.
    pub const fn at(&self) -> usize {
        match *self {
            ParseRefusal::Empty => 0,
            ParseRefusal::TooLong => MAX_TEXT_BYTES,
            ParseRefusal::TooDeep { at }
            | ParseRefusal::NumberExpected { at }
            | ParseRefusal::OperatorExpected { at }
            | ParseRefusal::NumberTooLarge { at }
            | ParseRefusal::Unclosed { at }
            | ParseRefusal::Unopened { at }
            | ParseRefusal::UnknownCharacter { at, .. } => at,
        }
    }
}

impl fmt::Display for ParseRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseRefusal::Empty => write!(out, "there is nothing to work out"),
            ParseRefusal::TooLong => write!(out, "the text is longer than {MAX_TEXT_BYTES} bytes"),
            ParseRefusal::TooDeep { .. } => {
                write!(out, "more than {MAX_PARENTHESES} parentheses are open")
            }
            ParseRefusal::NumberExpected { .. } => write!(out, "a number is missing"),
            ParseRefusal::OperatorExpected { .. } => write!(out, "an operator is missing"),
            ParseRefusal::NumberTooLarge { .. } => {
                write!(out, "a number is larger than {MAX_NUMBER}")
            }
            ParseRefusal::Unclosed { .. } => write!(out, "a parenthesis is never closed"),
            ParseRefusal::Unopened { .. } => write!(out, "a parenthesis was never opened"),
            ParseRefusal::UnknownCharacter { character, .. } => {
                write!(out, "'{character}' has no meaning in an expression")
            }
        }
    }
}

impl std::error::Error for ParseRefusal {}

/// Forgiving: blanks are optional, `− × ÷` are as good as `- * /`, parentheses
/// may be superfluous. `&` binds tightest, then `* /`, then `+ -`; steps that
/// bind alike are taken from left to right. Numbers are 0 to [`MAX_NUMBER`],
/// and no sign belongs to them.
impl FromStr for Expr {
    type Err = ParseRefusal;

    fn from_str(text: &str) -> Result<Expr, ParseRefusal> {
        if text.len() > MAX_TEXT_BYTES {
            return Err(ParseRefusal::TooLong);
        }
        if text.trim().is_empty() {
            return Err(ParseRefusal::Empty);
        }
        let mut parser = Parser {
            rest: text.char_indices().peekable(),
            length: text.len(),
            open: 0,
        };
        let expr = parser.expression(0)?;
        match parser.peek() {
            None => Ok(expr),
            Some((at, ')')) => Err(ParseRefusal::Unopened { at }),
            Some((at, found)) => Err(unexpected(at, found, ParseRefusal::OperatorExpected { at })),
        }
    }
}

struct Parser<'a> {
    rest: Peekable<CharIndices<'a>>,
    length: usize,
    /// How many parentheses are open; it bounds the recursion.
    open: usize,
}

impl Parser<'_> {
    /// The next character that is not a blank, and where it is.
    fn peek(&mut self) -> Option<(usize, char)> {
        while self
            .rest
            .next_if(|(_, found)| found.is_whitespace())
            .is_some()
        {}
        self.rest.peek().copied()
    }

    /// An expression whose outer steps bind at least as tightly as `tightness`.
    fn expression(&mut self, tightness: u8) -> Result<Expr, ParseRefusal> {
        let mut left = self.operand()?;
        while let Some(op) = self.peek().and_then(|(_, found)| Op::from_symbol(found)) {
            if op.tightness() < tightness {
                break;
            }
            self.rest.next();
            let right = self.expression(op.tightness() + 1)?;
            left = Expr::step(left, op, right);
        }
        Ok(left)
    }

    /// A number, or an expression in parentheses.
    fn operand(&mut self) -> Result<Expr, ParseRefusal> {
        match self.peek() {
            None => Err(ParseRefusal::NumberExpected { at: self.length }),
            Some((at, '(')) => self.parenthesis(at),
            Some((at, found)) if found.is_ascii_digit() => self.number(at),
            Some((at, found)) => Err(unexpected(at, found, ParseRefusal::NumberExpected { at })),
        }
    }

    fn parenthesis(&mut self, opened_at: usize) -> Result<Expr, ParseRefusal> {
        if self.open == MAX_PARENTHESES {
            return Err(ParseRefusal::TooDeep { at: opened_at });
        }
        self.rest.next();
        self.open += 1;
        let inside = self.expression(0)?;
        match self.peek() {
            Some((_, ')')) => {
                self.rest.next();
                self.open -= 1;
                Ok(inside)
            }
            Some((at, found)) => Err(unexpected(at, found, ParseRefusal::OperatorExpected { at })),
            None => Err(ParseRefusal::Unclosed { at: opened_at }),
        }
    }

    fn number(&mut self, at: usize) -> Result<Expr, ParseRefusal> {
        let mut number = 0;
        while let Some((_, found)) = self.rest.peek()
            && let Some(digit) = found.to_digit(10)
        {
            number = number * 10 + digit;
            if number > MAX_NUMBER {
                return Err(ParseRefusal::NumberTooLarge { at });
            }
            self.rest.next();
        }
        Ok(Expr::Number(number))
    }
}

/// The refusal of `found`: it has a meaning, only not here, or it has none.
fn unexpected(at: usize, found: char, misplaced: ParseRefusal) -> ParseRefusal {
    let known = found.is_ascii_digit() || matches!(found, '(' | ')');
    if known || Op::from_symbol(found).is_some() {
        misplaced
    } else {
        ParseRefusal::UnknownCharacter {
            at,
            character: found,
        }
    }
}
