//! Small drawings: operators, arrows, marks. All ours, all vectors.

use score_core::arith::op::Op;

use crate::edge::element::{El, svg};

/// A drawing on a square of 24 units; its class fills or strokes it.
fn drawing(class: &str, lines: &str) -> El {
    square(class, 24).child(svg("path").attr("d", lines))
}

/// An empty square of so many units, which says nothing to a screen reader.
pub fn square(class: &str, units: u32) -> El {
    svg("svg")
        .class(class)
        .attr("viewBox", &format!("0 0 {units} {units}"))
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
}

/// The sign of an operator.
pub fn op(op: Op) -> El {
    let lines = match op {
        Op::Add => "M12 4v16M4 12h16",
        Op::Sub | Op::Div => "M4 12h16",
        Op::Mul => "M6 6l12 12M18 6L6 18",
        Op::Join => {
            "M19.5 20L7.6 8.3C5.6 6 7.4 3.5 10 3.5s4.2 2.6 2 4.6L7.6 11.6C3.4 15 5.2 20.5 10 20.5c4 0 7-3 8.5-7.5"
        }
    };
    let sign = drawing("glyph", lines);
    if op != Op::Div {
        return sign;
    }
    let dot = |y| {
        let dot = svg("circle").class("dot");
        dot.attr("cx", "12").attr("cy", y).attr("r", "2.2")
    };
    sign.child(dot("5.5")).child(dot("18.5"))
}

/// An arrow back to what was.
pub fn undo() -> El {
    drawing("arrow", "M9 3L4 8l5 5M4 8h10a6 6 0 0 1 0 12h-2")
}

/// An arrow forward again.
pub fn redo() -> El {
    drawing("arrow", "M15 3l5 5-5 5M20 8H10a6 6 0 0 0 0 12h2")
}

/// A tick for what can be, a cross for what cannot.
pub fn mark(possible: bool) -> El {
    match possible {
        true => drawing("mark", "M5 12.5l4.5 4.5L19 7"),
        false => drawing("mark", "M6 6l12 12M18 6L6 18"),
    }
}

/// The game's own mark: the outline of a twenty-sided die.
pub fn logo() -> El {
    let outline = svg("path").attr("fill", "currentColor");
    let face = svg("path").attr("fill", "none");
    square("logo", 24)
        .child(outline.attr("d", "M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z"))
        .child(
            face.attr("stroke", "var(--paper)")
                .attr("stroke-width", "1.6")
                .attr("stroke-linejoin", "round")
                .attr("d", "M12 5.2l6.6 11.3H5.4z"),
        )
}

/// Half light, half dark.
pub fn theme() -> El {
    let ring = "M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18z";
    let half = "M12 3a9 9 0 0 1 0 18z";
    square("half", 24)
        .child(
            svg("path")
                .attr("d", ring)
                .attr("fill", "none")
                .attr("stroke", "currentColor")
                .attr("stroke-width", "2"),
        )
        .child(svg("path").attr("d", half).attr("fill", "currentColor"))
}

/// Eight small diamonds that leave a goal once.
pub fn sparkle() -> El {
    let diamonds = (0..8).map(|eighth| {
        let turn = format!("rotate({} 50 50)", eighth * 45);
        let diamond = svg("path").attr("d", "M50 18l2.5 6-2.5 6-2.5-6z");
        diamond.attr("transform", &turn)
    });
    square("sparkle", 100).children(diamonds.collect())
}
