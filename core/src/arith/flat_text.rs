//! A flat form as text, without an expression in between.

use super::expr::print_number;
use super::flat::{Kind, Part};
use super::op::Op;

impl Part<'_> {
    /// Prints into `text` what [`Expr::printed`](super::expr::Expr::printed)
    /// makes of the [plainest expression](Part::expr).
    pub(super) fn print(self, text: &mut String) {
        let Some(kind) = self.kind() else {
            // A number as it was given: whole and small.
            print_number(self.value().numerator() as u32, text);
            return;
        };
        if kind == Kind::Join {
            self.print_join(text);
            return;
        }
        let mut is_first = true;
        for inverse in [false, true] {
            for part in self.parts().filter(|part| part.is_inverse() == inverse) {
                if !is_first {
                    print_op(kind, inverse, text);
                }
                part.print_within(kind, text);
                is_first = false;
            }
        }
    }

    /// A join within a join is in parentheses like any other part of a step, so
    /// all of them open in front.
    fn print_join(self, text: &mut String) {
        let inner = self.parts().count().saturating_sub(2);
        text.extend(std::iter::repeat_n('(', inner));
        for (nth, part) in self.parts().enumerate() {
            if nth > 0 {
                print_op(Kind::Join, false, text);
            }
            part.print_within(Kind::Join, text);
            if (1..=inner).contains(&nth) {
                text.push(')');
            }
        }
    }

    /// Prints as a part of a whole of `kind`, in parentheses where that needs
    /// them.
    fn print_within(self, kind: Kind, text: &mut String) {
        let is_bare = match self.kind() {
            None => true,
            Some(Kind::Product) => kind == Kind::Sum,
            Some(Kind::Sum | Kind::Join) => false,
        };
        if is_bare {
            self.print(text);
        } else {
            text.push('(');
            self.print(text);
            text.push(')');
        }
    }
}

/// Prints an operator between two parts, as [`Op::printed`](super::op::Op::printed).
fn print_op(kind: Kind, inverse: bool, text: &mut String) {
    text.push_str(match kind.op(inverse) {
        Op::Add => " + ",
        Op::Sub => " − ",
        Op::Mul => " × ",
        Op::Div => " ÷ ",
        Op::Join => " & ",
    });
}
