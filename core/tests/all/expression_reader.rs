//! Expressions as the tests write them, plain or printed: `9 + (9 & 9) ÷ 9`.

use std::iter::Peekable;
use std::str::Chars;

use score_core::arith::expr::Expr;
use score_core::arith::op::Op;

/// The expression that `text` is; a text that is none fails the test. `&` binds
/// tightest, then `× ÷`, then `+ −`; steps that bind alike are taken from left to
/// right.
pub fn read(text: &str) -> Expr {
    let mut rest = text.chars().peekable();
    let expr = steps(&mut rest, 0);
    assert_eq!(rest.next(), None, "{text}");
    expr
}

/// An expression whose outer steps bind at least as tightly as `tightness`.
fn steps(rest: &mut Peekable<Chars>, tightness: u8) -> Expr {
    let mut left = operand(rest);
    while let Some(op) = rest.peek().copied().and_then(Op::from_symbol)
        && op.tightness() >= tightness
    {
        rest.next();
        left = Expr::step(left, op, steps(rest, op.tightness() + 1));
    }
    left
}

/// A number, or an expression in parentheses, with the blanks around it.
fn operand(rest: &mut Peekable<Chars>) -> Expr {
    skip_blanks(rest);
    let operand = if rest.next_if_eq(&'(').is_some() {
        let inside = steps(rest, 0);
        assert_eq!(rest.next(), Some(')'));
        inside
    } else {
        let mut digits = String::new();
        while let Some(digit) = rest.next_if(char::is_ascii_digit) {
            digits.push(digit);
        }
        Expr::Number(digits.parse().expect("a number"))
    };
    skip_blanks(rest);
    operand
}

fn skip_blanks(rest: &mut Peekable<Chars>) {
    while rest.next_if_eq(&' ').is_some() {}
}
