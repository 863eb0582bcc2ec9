//! The pages on which a wall shows the solutions of a class, and how these pages turn.

use std::ops::Range;

use leptos::prelude::*;
use score_core::arith::expr::Expr;
use score_core::group::entry::RoundTimes;
use score_core::group::state::Group;
use score_core::group::wall_pages::{Pages, Turning, solutions_on};

use crate::edge::{keyboard, listen, screen};
use crate::group::connection::Connection;
use crate::text::language_in_use;
use crate::{move_tr, tr};

/// The number and the length of the solutions that a wall has to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SolutionSizes {
    /// The number of solutions.
    pub count: usize,
    /// The length of the longest solution, in characters.
    pub longest_chars: usize,
}

impl SolutionSizes {
    /// The values for these solutions.
    pub fn of<'a>(solutions: impl Iterator<Item = &'a Expr>) -> SolutionSizes {
        let chars = solutions.map(|solution| solution.printed().chars().count());
        chars.fold(SolutionSizes::default(), |sizes, chars| SolutionSizes {
            count: sizes.count + 1,
            longest_chars: sizes.longest_chars.max(chars),
        })
    }
}

/// The pages of solutions on a wall, and how they turn; copies share the state.
#[derive(Clone, Copy)]
pub struct WallPages {
    /// Whether this page is shown to a whole room; if not, all solutions are on one page.
    pub is_wall: RwSignal<bool>,
    connection: Connection,
    /// Width and height of the view.
    view_px: RwSignal<(f64, f64)>,
    /// A viewer's choice how the pages turn, with the end time of its round; `None` before a
    /// choice.
    chosen_turning: RwSignal<Option<(Option<u64>, Turning)>>,
    /// When the round on the table ended, in milliseconds of the table's clock.
    ended_ms: Memo<Option<u64>>,
}

impl WallPages {
    /// Pages whose turning no viewer has chosen yet.
    pub fn new(connection: Connection, is_wall: RwSignal<bool>) -> WallPages {
        let view_px = RwSignal::new(screen::view_size());
        listen::on_window("resize", move |_| view_px.set(screen::view_size()));
        let ended_ms = Memo::new(move |_| {
            let times = connection.with(|relay| relay.group().map(Group::round_times));
            times.and_then(|times: RoundTimes| times.ended_ms)
        });
        WallPages {
            is_wall,
            connection,
            view_px,
            chosen_turning: RwSignal::new(None),
            ended_ms,
        }
    }

    fn pages(self, solutions: SolutionSizes) -> Pages {
        Pages {
            solutions: solutions.count,
            on_page: solutions_on(self.view_px.get(), solutions.longest_chars),
        }
    }

    /// How the pages turn. If nobody has chosen, by themselves since the reveal, in the same way on
    /// all walls.
    fn turning(self) -> Turning {
        let ended_ms = self.ended_ms.get();
        let chosen = self
            .chosen_turning
            .get()
            .filter(|(round_ended_ms, _)| *round_ended_ms == ended_ms);
        match chosen {
            Some((_, turning)) => turning,
            None if screen::is_motion_unwanted() => Turning::Held(0),
            None => Turning::Since(ended_ms.unwrap_or_default() / 1_000),
        }
    }

    /// The index of the shown page of `count`; it depends on the time only while the pages turn.
    fn page(self, count: usize) -> usize {
        let turning = self.turning();
        match count > 1 && turning.goes_by_itself() {
            true => turning.page(self.connection.table_s.get(), count),
            false => turning.page(0, count),
        }
    }

    /// Which of these solutions are shown.
    pub fn shown(self, solutions: SolutionSizes) -> Range<usize> {
        if !self.is_wall.get() {
            return 0..solutions.count;
        }
        let pages = self.pages(solutions);
        pages.range(self.page(pages.count()))
    }

    fn turn(self, solutions: SolutionSizes, turn: impl FnOnce(Turning, u64, usize) -> Turning) {
        untrack(|| {
            let now_s = self.connection.table_s.get();
            let turned = turn(self.turning(), now_s, self.pages(solutions).count());
            self.chosen_turning.set(Some((self.ended_ms.get(), turned)));
        });
    }

    /// Stops the pages at the one that is shown.
    pub fn hold(self, solutions: SolutionSizes) {
        let turns_by_itself = untrack(|| self.is_wall.get() && self.turning().goes_by_itself());
        if turns_by_itself {
            self.turn(solutions, Turning::hold);
        }
    }
}

/// The number of the page that is shown, and the buttons that turn pages.
#[component]
pub fn PageLine(
    pages: WallPages,
    /// The sizes of the solutions on the pages.
    sizes: SolutionSizes,
) -> impl IntoView {
    let has_pages = Memo::new(move |_| pages.is_wall.get() && pages.pages(sizes).count() > 1);
    let turn = move |is_forwards: bool| {
        pages.turn(sizes, |turning, now_s, page_count| {
            turning.turn(is_forwards, now_s, page_count)
        });
    };
    keyboard::on_key(move |key| {
        let is_mirrored = language_in_use().is_right_to_left();
        let is_forwards = match key.name.as_str() {
            "PageDown" => true,
            "PageUp" => false,
            "ArrowRight" => !is_mirrored,
            "ArrowLeft" => is_mirrored,
            _ => return,
        };
        if has_pages.get_untracked() && !key.control {
            key.take();
            turn(is_forwards);
        }
    });
    let turns_by_itself = Memo::new(move |_| pages.turning().goes_by_itself());
    let switch = move || match turns_by_itself.get_untracked() {
        true => pages.turn(sizes, Turning::hold),
        false => pages.turn(sizes, Turning::go_on),
    };
    let page = move || {
        let page_count = pages.pages(sizes).count();
        tr!(
            "group-class-page",
            page = pages.page(page_count) + 1,
            pages = page_count
        )
    };
    // A press of a button of the section already holds the page.
    let press = |event: leptos::ev::MouseEvent, act: &dyn Fn()| {
        event.stop_propagation();
        act();
    };
    view! {
        <p id="class-pages" hidden=move || !has_pages.get()>
            <button
                type="button"
                class="back"
                aria-keyshortcuts="PageUp"
                on:click=move |event| press(event, &|| turn(false))
            >
                {move_tr!("pager-back")}
            </button>
            <span>{page}</span>
            <button
                type="button"
                class="next"
                aria-keyshortcuts="PageDown"
                on:click=move |event| press(event, &|| turn(true))
            >
                {move_tr!("pager-next")}
            </button>
            <button
                type="button"
                class="goes"
                on:click=move |event| press(event, &switch)
            >
                {move || match turns_by_itself.get() {
                    true => tr!("group-class-pages-stop"),
                    false => tr!("group-class-pages-go-on"),
                }}
            </button>
        </p>
    }
}
