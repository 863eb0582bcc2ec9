//! The pages in which a wall shows the solutions of a class.

use std::ops::Range;

/// How long a page stays on a wall that turns its pages by itself, in seconds.
pub const PAGE_S: u64 = 15;

/// How many solutions a page of a wall has.
pub const PAGE_SOLUTIONS: usize = 6;

/// How many solutions a page of a large wall has.
pub const LARGE_PAGE_SOLUTIONS: usize = 10;

/// The least width and height of a large wall, in CSS pixels.
pub const LARGE_WALL_PX: f64 = 1_000.0;

/// The least length of a long solution, with which a large page would have small letters, in
/// characters.
pub const LONG_CHARS: usize = 33;

/// How many solutions fit on a page of a wall of this width and height, in CSS pixels.
pub fn solutions_on(wall_px: (f64, f64), longest_chars: usize) -> usize {
    let is_large = wall_px.0.min(wall_px.1) >= LARGE_WALL_PX;
    match is_large && longest_chars < LONG_CHARS {
        true => LARGE_PAGE_SOLUTIONS,
        false => PAGE_SOLUTIONS,
    }
}

/// The division of solutions into pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pages {
    /// The number of all solutions.
    pub solutions: usize,
    /// The number of solutions on a page.
    pub on_page: usize,
}

impl Pages {
    /// How many pages there are, at least one.
    pub fn count(self) -> usize {
        self.solutions.div_ceil(self.on_page.max(1)).max(1)
    }

    /// The indices of the solutions on this page. For a page that does not exist, they are those of
    /// the first page.
    pub fn range(self, page: usize) -> Range<usize> {
        let page = if page < self.count() { page } else { 0 };
        let start = page * self.on_page;
        start..self.solutions.min(start + self.on_page)
    }
}

/// How a wall turns its pages; times are in seconds of the table's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// The first page was shown at this time, and each next one [`PAGE_S`] later.
    Since(u64),
    /// The wall stays on this page.
    Held(usize),
}

impl Turning {
    /// The page that is shown now, of so many.
    pub fn page(self, now_s: u64, count: usize) -> usize {
        let count = count.max(1);
        match self {
            Turning::Since(since_s) => {
                let turned = now_s.saturating_sub(since_s) / PAGE_S;
                usize::try_from(turned % count as u64).unwrap_or_default()
            }
            Turning::Held(page) => page.min(count - 1),
        }
    }

    /// Stays on the page that is shown.
    pub fn hold(self, now_s: u64, count: usize) -> Turning {
        Turning::Held(self.page(now_s, count))
    }

    /// Turns by hand, forwards or back, from the last page to the first, and stays there.
    pub fn turn(self, is_forwards: bool, now_s: u64, count: usize) -> Turning {
        let count = count.max(1);
        let offset = if is_forwards { 1 } else { count - 1 };
        Turning::Held((self.page(now_s, count) + offset) % count)
    }

    /// Turns by itself again, from the page that is shown, which first stays for [`PAGE_S`].
    pub fn go_on(self, now_s: u64, count: usize) -> Turning {
        let shown_s = self.page(now_s, count) as u64 * PAGE_S;
        Turning::Since(now_s.saturating_sub(shown_s))
    }

    /// Whether the wall turns its pages by itself.
    pub fn goes_by_itself(self) -> bool {
        matches!(self, Turning::Since(_))
    }
}
