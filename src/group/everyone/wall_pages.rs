//! The pages on which a wall shows the solutions of a class, and their turning.

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

/// The solutions that a wall has to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    /// How many there are.
    pub count: usize,
    /// The length of the longest, in characters.
    pub longest_chars: usize,
}

impl Listed {
    /// The values for these solutions.
    pub fn of<'a>(solutions: impl Iterator<Item = &'a Expr>) -> Listed {
        let chars = solutions.map(|solution| solution.printed().chars().count());
        chars.fold(Listed::default(), |listed, chars| Listed {
            count: listed.count + 1,
            longest_chars: listed.longest_chars.max(chars),
        })
    }
}

/// Which solutions a wall shows; copies share it.
#[derive(Clone, Copy)]
pub struct WallPages {
    /// Whether this page is shown to a whole room; if not, all solutions are on one page.
    pub is_wall: RwSignal<bool>,
    connection: Connection,
    /// Width and height of the view.
    view_px: RwSignal<(f64, f64)>,
    /// The choice of a viewer, with the end time of its round; `None`: none yet.
    turned: RwSignal<Option<(Option<u64>, Turning)>>,
    /// When the round on the table ended, in milliseconds of the table's clock.
    ended_ms: Memo<Option<u64>>,
}

impl WallPages {
    /// The first page.
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
            turned: RwSignal::new(None),
            ended_ms,
        }
    }

    fn pages(self, solutions: Listed) -> Pages {
        Pages {
            solutions: solutions.count,
            on_page: solutions_on(self.view_px.get(), solutions.longest_chars),
        }
    }

    /// How the pages turn: if nobody has chosen, by themselves since the reveal, in the same way on
    /// all walls.
    fn turning(self) -> Turning {
        let ended_ms = self.ended_ms.get();
        let turned = self.turned.get().filter(|(of, _)| *of == ended_ms);
        match turned {
            Some((_, turning)) => turning,
            None if screen::is_motion_unwanted() => Turning::Held(0),
            None => Turning::Since(ended_ms.unwrap_or_default() / 1_000),
        }
    }

    /// The page that is shown; it follows the time only if it turns.
    fn page(self, count: usize) -> usize {
        let turning = self.turning();
        match count > 1 && turning.goes_by_itself() {
            true => turning.page(self.connection.table_s.get(), count),
            false => turning.page(0, count),
        }
    }

    /// Which of these solutions are shown.
    pub fn shown(self, solutions: Listed) -> Range<usize> {
        if !self.is_wall.get() {
            return 0..solutions.count;
        }
        let pages = self.pages(solutions);
        pages.range(self.page(pages.count()))
    }

    fn turn(self, solutions: Listed, turn: impl FnOnce(Turning, u64, usize) -> Turning) {
        untrack(|| {
            let now_s = self.connection.table_s.get();
            let turned = turn(self.turning(), now_s, self.pages(solutions).count());
            self.turned.set(Some((self.ended_ms.get(), turned)));
        });
    }

    /// Stays on the page that is shown.
    pub fn hold(self, solutions: Listed) {
        let goes = untrack(|| self.is_wall.get() && self.turning().goes_by_itself());
        if goes {
            self.turn(solutions, Turning::hold);
        }
    }
}

/// The number of the page that is shown, and the buttons that turn pages.
#[component]
pub fn PageLine(
    pages: WallPages,
    /// The solutions.
    listed: Listed,
) -> impl IntoView {
    let has_pages = Memo::new(move |_| pages.is_wall.get() && pages.pages(listed).count() > 1);
    let turn = move |is_forwards: bool| {
        pages.turn(listed, |turning, now_s, of| {
            turning.turn(is_forwards, now_s, of)
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
    let goes = Memo::new(move |_| pages.turning().goes_by_itself());
    let switch = move || match goes.get_untracked() {
        true => pages.turn(listed, Turning::hold),
        false => pages.turn(listed, Turning::go_on),
    };
    let page = move || {
        let all = pages.pages(listed).count();
        tr!("group-class-page", page = pages.page(all) + 1, pages = all)
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
                {move || match goes.get() {
                    true => tr!("group-class-pages-stop"),
                    false => tr!("group-class-pages-go-on"),
                }}
            </button>
        </p>
    }
}
