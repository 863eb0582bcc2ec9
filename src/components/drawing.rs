//! The drawings of the game: dice, cards, operators, arrows, marks and the ring of a clock. All are
//! our own.
//!
//! A die is seen from above: its outline, the facets that can be seen, shaded from f0 in the
//! light to f4, and the face in front.

use leptos::prelude::*;

/// A drawing of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A die with two sides.
    Coin,
    /// A die with four sides.
    D4,
    /// A die with six sides.
    D6,
    /// A die with eight sides.
    D8,
    /// A die with ten sides.
    D10,
    /// A die with twelve sides.
    D12,
    /// A die with twenty sides.
    D20,
    /// A die with any other number of sides.
    Dn,
    /// The plaque of a number that was made.
    Derived,
    /// A playing card.
    Clubs,
    /// See [`Shape::Clubs`].
    Diamonds,
    /// See [`Shape::Clubs`].
    Hearts,
    /// See [`Shape::Clubs`].
    Spades,
    /// The sign of an operator.
    Add,
    /// See [`Shape::Add`].
    Sub,
    /// See [`Shape::Add`].
    Mul,
    /// See [`Shape::Add`].
    Div,
    /// See [`Shape::Add`].
    Join,
    /// An arrow back.
    Undo,
    /// An arrow on.
    Redo,
    /// A tick.
    Yes,
    /// A cross.
    No,
    /// A spark that flies up when a point is won.
    Sparkle,
    /// The ring of a clock.
    Ring,
}

/// Draws a shape, which is not read aloud: the element round it has a name. `is_outline` leaves out
/// the colours of its kind.
#[component]
pub fn Drawing(shape: Shape, #[prop(optional)] is_outline: bool) -> impl IntoView {
    let (name, class, markup) = shape.parts();
    view! {
        <svg
            data-name=name
            class=class.filter(|_| !is_outline)
            viewBox=view_box(class)
            aria-hidden="true"
            inner_html=markup
        ></svg>
    }
}

/// The view box of a class of drawings; signs have a smaller one.
fn view_box(class: Option<&str>) -> &'static str {
    match class {
        Some("glyph" | "arrow" | "mark") => "0 0 24 24",
        _ => "0 0 100 100",
    }
}

impl Shape {
    /// The name of the shape in the document, its class and its markup.
    fn parts(self) -> (&'static str, Option<&'static str>, &'static str) {
        match self {
            Shape::Coin => ("coin", Some("shape"), COIN),
            Shape::D4 => ("d4", Some("shape"), D4),
            Shape::D6 => ("d6", Some("shape"), D6),
            Shape::D8 => ("d8", Some("shape"), D8),
            Shape::D10 => ("d10", Some("shape"), D10),
            Shape::D12 => ("d12", Some("shape"), D12),
            Shape::D20 => ("d20", Some("shape"), D20),
            Shape::Dn => ("dn", Some("shape"), DN),
            Shape::Derived => ("derived", Some("shape"), DERIVED),
            Shape::Clubs => ("clubs", Some("shape"), CLUBS),
            Shape::Diamonds => ("diamonds", Some("shape"), DIAMONDS),
            Shape::Hearts => ("hearts", Some("shape"), HEARTS),
            Shape::Spades => ("spades", Some("shape"), SPADES),
            Shape::Add => ("add", Some("glyph"), ADD),
            Shape::Sub => ("sub", Some("glyph"), SUB),
            Shape::Mul => ("mul", Some("glyph"), MUL),
            Shape::Div => ("div", Some("glyph"), DIV),
            Shape::Join => ("join", Some("glyph"), JOIN),
            Shape::Undo => ("undo", Some("arrow"), UNDO),
            Shape::Redo => ("redo", Some("arrow"), REDO),
            Shape::Yes => ("yes", Some("mark"), YES),
            Shape::No => ("no", Some("mark"), NO),
            Shape::Sparkle => ("sparkle", Some("sparkle"), SPARKLE),
            Shape::Ring => ("ring", None, RING),
        }
    }
}

const COIN: &str = concat!(
    r#"<circle class="body" cx="50" cy="50" r="45"/>"#,
    r#"<circle class="f1" cx="50" cy="50" r="46"/>"#,
    r#"<circle class="face" cx="50" cy="50" r="36"/>"#,
);

const D4: &str = concat!(
    r#"<polygon class="body" points="50,-2 95,76 5,76"/>"#,
    r#"<polygon class="f2" points="50,16 50,-2 95,76 79,67"/>"#,
    r#"<polygon class="f4" points="79,67 95,76 5,76 21,67"/>"#,
    r#"<polygon class="f0" points="21,67 5,76 50,-2 50,16"/>"#,
    r#"<polygon class="face" points="50,16 79,67 21,67"/>"#,
);

const D6: &str = concat!(
    r#"<polygon class="body" points="10,10 90,10 90,90 10,90"/>"#,
    r#"<polygon class="f0" points="17,17 10,10 90,10 83,17"/>"#,
    r#"<polygon class="f3" points="83,17 90,10 90,90 83,83"/>"#,
    r#"<polygon class="f4" points="83,83 90,90 10,90 17,83"/>"#,
    r#"<polygon class="f1" points="17,83 10,90 10,10 17,17"/>"#,
    r#"<polygon class="face" points="17,17 83,17 83,83 17,83"/>"#,
);

const D8: &str = concat!(
    r#"<polygon class="body" points="50,3 91,27 91,74 50,97 9,74 9,26"/>"#,
    r#"<polygon class="f2" points="50,3 91,27 91,74"/>"#,
    r#"<polygon class="f4" points="91,74 50,97 9,74"/>"#,
    r#"<polygon class="f0" points="9,74 9,26 50,3"/>"#,
    r#"<polygon class="face" points="50,3 91,74 9,74"/>"#,
);

const D10: &str = concat!(
    r#"<polygon class="body" points="50,3 94,40 94,60 50,97 6,60 6,40"/>"#,
    r#"<polygon class="f2" points="50,3 94,40 94,60 80,58"/>"#,
    r#"<polygon class="f1" points="50,3 20,58 6,60 6,40"/>"#,
    r#"<polygon class="f4" points="80,58 94,60 50,97 50,76"/>"#,
    r#"<polygon class="f3" points="20,58 50,76 50,97 6,60"/>"#,
    r#"<polygon class="face" points="50,3 80,58 50,76 20,58"/>"#,
);

const D12: &str = concat!(
    r#"<polygon class="body" points="50,3 78,12 95,35 95,65 78,88 50,97 22,88 5,65 5,35 22,12"/>"#,
    r#"<polygon class="f1" points="50,17 50,3 78,12 95,35 81,40"/>"#,
    r#"<polygon class="f3" points="81,40 95,35 95,65 78,88 69,77"/>"#,
    r#"<polygon class="f4" points="69,77 78,88 50,97 22,88 31,77"/>"#,
    r#"<polygon class="f2" points="31,77 22,88 5,65 5,35 19,40"/>"#,
    r#"<polygon class="f0" points="19,40 5,35 22,12 50,3 50,17"/>"#,
    r#"<polygon class="face" points="50,17 81,40 69,77 31,77 19,40"/>"#,
);

const D20: &str = concat!(
    r#"<polygon class="body" points="50,3 91,27 91,73 50,97 9,73 9,27"/>"#,
    r#"<polygon class="f2" points="50,16 91,27 79,67"/>"#,
    r#"<polygon class="f1" points="50,16 50,3 91,27"/>"#,
    r#"<polygon class="f3" points="79,67 91,27 91,73"/>"#,
    r#"<polygon class="f4" points="79,67 50,97 21,67"/>"#,
    r#"<polygon class="f4" points="79,67 91,73 50,97"/>"#,
    r#"<polygon class="f3" points="21,67 50,97 9,73"/>"#,
    r#"<polygon class="f0" points="21,67 9,27 50,16"/>"#,
    r#"<polygon class="f1" points="21,67 9,73 9,27"/>"#,
    r#"<polygon class="f0" points="50,16 9,27 50,3"/>"#,
    r#"<polygon class="face" points="50,16 79,67 21,67"/>"#,
);

const DN: &str = concat!(
    r#"<polygon class="body" points="50,3 83,17 97,50 83,83 50,97 17,83 3,50 17,17"/>"#,
    r#"<polygon class="f1" points="50,14 50,3 83,17 75,25"/>"#,
    r#"<polygon class="f2" points="75,25 83,17 97,50 86,50"/>"#,
    r#"<polygon class="f4" points="86,50 97,50 83,83 75,75"/>"#,
    r#"<polygon class="f4" points="75,75 83,83 50,97 50,86"/>"#,
    r#"<polygon class="f3" points="50,86 50,97 17,83 25,75"/>"#,
    r#"<polygon class="f2" points="25,75 17,83 3,50 14,50"/>"#,
    r#"<polygon class="f0" points="14,50 3,50 17,17 25,25"/>"#,
    r#"<polygon class="f0" points="25,25 17,17 50,3 50,14"/>"#,
    r#"<polygon class="face" points="50,14 75,25 86,50 75,75 50,86 25,75 14,50 25,25"/>"#,
);

const DERIVED: &str = concat!(
    r#"<path class="plaque" d="M16 5H84A11 11 0 0 0 95 16V84A11 11 0 0 0 84 95H16A11 11 0 0 0 5 84V16A11 11 0 0 0 16 5Z"/>"#,
    r#"<path class="inline" d="M20 10H80A13 13 0 0 0 90 20V80A13 13 0 0 0 80 90H20A13 13 0 0 0 10 80V20A13 13 0 0 0 20 10Z"/>"#,
);

const CLUBS: &str = concat!(
    r#"<rect class="card-body" rx="9" x="12" y="3" width="76" height="94"/>"#,
    r#"<path class="suit" d="M24 10a5 5 0 0 1 4 8 5 5 0 1 1-3 6l1 6h-4l1-6a5 5 0 1 1-3-6 5 5 0 0 1 4-8z"/>"#,
);

const DIAMONDS: &str = concat!(
    r#"<rect class="card-body" rx="9" x="12" y="3" width="76" height="94"/>"#,
    r#"<path class="suit" d="M24 9l8 11-8 11-8-11z"/>"#,
);

const HEARTS: &str = concat!(
    r#"<rect class="card-body" rx="9" x="12" y="3" width="76" height="94"/>"#,
    r#"<path class="suit" d="M24 31l-8-9a5.5 5.5 0 0 1 8-8 5.5 5.5 0 0 1 8 8z"/>"#,
);

const SPADES: &str = concat!(
    r#"<rect class="card-body" rx="9" x="12" y="3" width="76" height="94"/>"#,
    r#"<path class="suit" d="M24 9l8 9a5.5 5.5 0 0 1-7 7l1 6h-4l1-6a5.5 5.5 0 0 1-7-7z"/>"#,
);

const ADD: &str = r#"<path d="M12 4v16M4 12h16"/>"#;

const SUB: &str = r#"<path d="M4 12h16"/>"#;

const MUL: &str = r#"<path d="M6 6l12 12M18 6L6 18"/>"#;

const DIV: &str = concat!(
    r#"<path d="M4 12h16"/>"#,
    r#"<circle class="dot" cx="12" cy="5.5" r="2.2"/>"#,
    r#"<circle class="dot" cx="12" cy="18.5" r="2.2"/>"#,
);

const JOIN: &str = r#"<path d="M19.5 20L7.6 8.3C5.6 6 7.4 3.5 10 3.5s4.2 2.6 2 4.6L7.6 11.6C3.4 15 5.2 20.5 10 20.5c4 0 7-3 8.5-7.5"/>"#;

const UNDO: &str = r#"<path d="M9 3L4 8l5 5M4 8h10a6 6 0 0 1 0 12h-2"/>"#;

const REDO: &str = r#"<path d="M15 3l5 5-5 5M20 8H10a6 6 0 0 0 0 12h2"/>"#;

const YES: &str = r#"<path d="M5 12.5l4.5 4.5L19 7"/>"#;

const NO: &str = r#"<path d="M6 6l12 12M18 6L6 18"/>"#;

const SPARKLE: &str = concat!(
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(45 50 50)"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(90 50 50)"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(135 50 50)"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(180 50 50)"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(225 50 50)"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(270 50 50)"/>"#,
    r#"<path d="M50 18l2.5 6-2.5 6-2.5-6z" transform="rotate(315 50 50)"/>"#,
);

const RING: &str = concat!(
    r#"<circle class="whole" cx="50" cy="50" r="44"/>"#,
    r#"<circle class="left" pathLength="100" cx="50" cy="50" r="44"/>"#,
);
