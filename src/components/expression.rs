//! A printed expression that wraps only at its outermost operators.

use leptos::prelude::*;
use score_core::arith::expr::Expr;

/// A printed expression. Each operand of its outermost operators is one piece, which is broken only
/// if it is longer than a line.
#[component]
pub fn Expression(expr: Expr) -> impl IntoView {
    let part = |(index, part): (usize, String)| {
        let space = (index > 0).then_some(" ");
        view! {
            {space}
            <span class="part">{part}</span>
        }
    };
    let parts = expr.printed_parts().into_iter().enumerate();
    // In a page from right to left the pieces go from left to right all the same.
    view! {
        <span class="solution" translate="no">
            <span dir="ltr">{parts.map(part).collect_view()}</span>
        </span>
    }
}
