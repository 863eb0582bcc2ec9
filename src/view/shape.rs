//! What a number is drawn on: a die seen from above, a card, or the plaque
//! of a derived number.
//!
//! Every die follows one rule on a square of 100 units: the face in front is
//! an inner polygon, the outline an outer one, and between them lie the
//! facets that can be seen, shaded by where they look.

use score_core::cards::Suit;

use crate::edge::element::{El, svg};
use crate::view::glyph::square;

type Point = (f64, f64);

/// Where the light comes from: the upper left, as a vector of length 1.
const LIGHT: Point = (-0.5, -0.866);

/// More corners than this look like a circle anyway.
const MAX_CORNERS: u32 = 12;

/// The cosine and sine of a whole turn divided by 3, 4, … [`MAX_CORNERS`]:
/// the page carries no trigonometry for a handful of polygons.
const TURNS: [Point; 10] = [
    (-0.5, 0.866_025),
    (0.0, 1.0),
    (0.309_017, 0.951_057),
    (0.5, 0.866_025),
    (0.623_490, 0.781_831),
    (
        std::f64::consts::FRAC_1_SQRT_2,
        std::f64::consts::FRAC_1_SQRT_2,
    ),
    (0.766_044, 0.642_788),
    (0.809_017, 0.587_785),
    (0.841_254, 0.540_641),
    (0.866_025, 0.5),
];

/// Up, where a polygon begins that stands on an edge or a corner.
const UP: Point = (0.0, -1.0);

/// The corner of a square that lies flat.
const UPPER_LEFT: Point = (
    -std::f64::consts::FRAC_1_SQRT_2,
    -std::f64::consts::FRAC_1_SQRT_2,
);

/// The plaque of a derived number.
pub fn plaque(class: &str) -> El {
    let line = |class, d| svg("path").class(class).attr("d", d);
    square(class, 100)
        .child(line(
            "plaque",
            "M16 5H84A11 11 0 0 0 95 16V84A11 11 0 0 0 84 95H16A11 11 0 0 0 5 84V16A11 11 0 0 0 16 5Z",
        ))
        .child(line(
            "inline",
            "M20 10H80A13 13 0 0 0 90 20V80A13 13 0 0 0 80 90H20A13 13 0 0 0 10 80V20A13 13 0 0 0 20 10Z",
        ))
}

/// A playing card with its suit in the corner.
pub fn card(suit: Suit) -> El {
    let sign = match suit {
        Suit::Clubs => "M24 10a5 5 0 0 1 4 8 5 5 0 1 1-3 6l1 6h-4l1-6a5 5 0 1 1-3-6 5 5 0 0 1 4-8z",
        Suit::Diamonds => "M24 9l8 11-8 11-8-11z",
        Suit::Hearts => "M24 31l-8-9a5.5 5.5 0 0 1 8-8 5.5 5.5 0 0 1 8 8z",
        Suit::Spades => "M24 9l8 9a5.5 5.5 0 0 1-7 7l1 6h-4l1-6a5.5 5.5 0 0 1-7-7z",
    };
    let body = svg("rect").class("card-body").attr("rx", "9");
    let body = body.attr("x", "12").attr("y", "3");
    square("shape", 100)
        .child(body.attr("width", "76").attr("height", "94"))
        .child(svg("path").class("suit").attr("d", sign))
}

/// A die with `sides` sides.
pub fn die(sides: u32) -> El {
    let drawing = square("shape", 100);
    if sides == 2 {
        let ring = |class: &str, radius| {
            let ring = svg("circle").class(class).attr("r", radius);
            ring.attr("cx", "50").attr("cy", "50")
        };
        return drawing
            .child(ring("body", "45"))
            .child(ring("f1", "46"))
            .child(ring("face", "36"));
    }
    let Solid {
        outline,
        face,
        facets,
    } = Solid::of(sides);
    let polygon = |class: &str, corners: &[Point]| {
        svg("polygon")
            .class(class)
            .attr("points", &written(corners))
    };
    let facets = facets
        .iter()
        .map(|facet| polygon(&format!("f{}", shade(facet)), facet));
    drawing
        .child(polygon("body", &outline))
        .children(facets.collect())
        .child(polygon("face", &face))
}

/// A die with three sides or more, seen with one face in front.
struct Solid {
    outline: Vec<Point>,
    face: Vec<Point>,
    facets: Vec<Vec<Point>>,
}

impl Solid {
    fn of(sides: u32) -> Solid {
        match sides {
            6 => Solid::prism(4, UPPER_LEFT, 57.0, 46.0),
            12 => Solid::dodecahedron(),
            20 => Solid::icosahedron(),
            _ => Solid::prism(sides.clamp(3, MAX_CORNERS), UP, 47.0, 36.0),
        }
    }

    /// One facet behind each edge of the face.
    fn prism(corners: u32, first: Point, outer: f64, inner: f64) -> Solid {
        let outline = ring(corners, first, outer);
        let face = ring(corners, first, inner);
        let facets = edges(&face)
            .zip(edges(&outline))
            .map(|((a, b), (c, d))| vec![a, c, d, b]);
        Solid {
            facets: facets.collect(),
            outline,
            face,
        }
    }

    /// A pentagon with five others round it.
    fn dodecahedron() -> Solid {
        let outline = ring(10, UP, 47.0);
        let face = ring(5, UP, 33.0);
        let facets = edges(&face).enumerate().map(|(side, (a, b))| {
            let corner = |step: usize| outline[(2 * side + step) % 10];
            vec![a, corner(0), corner(1), corner(2), b]
        });
        Solid {
            facets: facets.collect(),
            outline,
            face,
        }
    }

    /// A triangle with three on its edges and two at each corner.
    fn icosahedron() -> Solid {
        let outline = ring(6, UP, 47.0);
        let face = ring(3, UP, 34.0);
        let facets = edges(&face).enumerate().flat_map(|(side, (a, b))| {
            let corner = |step: usize| outline[(2 * side + step) % 6];
            [
                vec![a, corner(1), b],
                vec![a, corner(0), corner(1)],
                vec![b, corner(1), corner(2)],
            ]
        });
        Solid {
            facets: facets.collect(),
            outline,
            face,
        }
    }
}

/// The corners of a regular polygon round the middle of the square; the
/// first one lies in the direction `first`.
fn ring(corners: u32, first: Point, radius: f64) -> Vec<Point> {
    let (cos, sin) = TURNS[corners as usize - 3];
    let turned = |(x, y): &Point| Some((x * cos - y * sin, x * sin + y * cos));
    std::iter::successors(Some(first), turned)
        .take(corners as usize)
        .map(|(x, y)| (50.0 + radius * x, 50.0 + radius * y))
        .collect()
}

fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    let next = corners.iter().cycle().skip(1);
    corners.iter().copied().zip(next.copied())
}

/// 0 for a facet that looks into the light, up to 4 for one that looks away.
fn shade(facet: &[Point]) -> u32 {
    let (mut x, mut y) = (0.0, 0.0);
    for corner in facet {
        x += corner.0 - 50.0;
        y += corner.1 - 50.0;
    }
    let towards = (x * LIGHT.0 + y * LIGHT.1) / (x * x + y * y).sqrt();
    ((1.0 - towards) * 2.0).round() as u32
}

/// Tenths of a unit, put together by hand: the standard library's printer of
/// floating-point numbers is larger than all the dice.
fn written(points: &[Point]) -> String {
    let tenths = |value: f64| {
        let tenths = (value * 10.0).round() as i32;
        format!("{}.{}", tenths / 10, tenths.abs() % 10)
    };
    let pairs: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{},{}", tenths(*x), tenths(*y)))
        .collect();
    pairs.join(" ")
}
