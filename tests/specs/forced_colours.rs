//! The reader's own colours for all pages: every label can be read as it is painted.

use score_tests::{Engine, Page, specs};

use crate::accessibility::NONE;
use crate::screen_list::{lay, seat};

specs! {
    in_one: [
        an_element_filled_with_a_colour_keeps_its_label,
        the_menu_marks_the_page_that_is_open_alone,
    ],
}

/// The elements that are filled, and those that are chosen.
const FILLED: &str = "main .primary, .call, .call-score, .aim, .chip:has(:checked),
    .chips [aria-pressed=true], .minis b, .badge, .status.refusal, .dial-row kbd";

/// Checks the filled elements of this screen, with light colours of the reader and with dark ones.
#[track_caller]
fn readable(page: &Page, name: &str) {
    for scheme in ["light", "dark"] {
        page.ask_for(&[
            ("forced-colors", "active"),
            ("prefers-color-scheme", scheme),
        ]);
        assert_eq!(page.unreadable_texts(FILLED), NONE, "{name}, {scheme}");
    }
}

/// Only Chromium's driver can ask for this.
fn an_element_filled_with_a_colour_keeps_its_label(page: &Page) {
    if page.engine() != Engine::Chromium {
        return;
    }
    page.open("#games?clock=0");
    readable(page, "the front page");
    lay(page, "goal=19", "rest");
    readable(page, "at rest");
    lay(page, "roll=6.5.12.20", "thinking");
    readable(page, "thinking");
    page.turn_to("house");
    readable(page, "house rules");
    seat(page, 2);
    lay(page, "roll=6.5.12.20", "thinking");
    readable(page, "two players");
    // The fourth dial shows its target, and has a mark beside its letter.
    page.go_to("#dials?signatures=10000.01000.21200.00010.00001&start=ABCDE&target=EDBDA");
    page.expect_dials_board();
    readable(page, "Dials");
    page.go_to("#yahtzee?seed=3");
    page.expect_shown("#yahtzee-roll");
    readable(page, "Yahtzee");
}

/// Only Chromium's driver can ask for this.
fn the_menu_marks_the_page_that_is_open_alone(page: &Page) {
    /// The entries with an edge that can be seen.
    const EDGED: &str = "
        const paper = getComputedStyle(document.body).backgroundColor;
        const edges = ['borderBlockStart', 'borderBlockEnd', 'borderInlineStart'];
        return [...document.querySelectorAll('#pages > a, #pages summary')].filter((entry) => {
          const style = getComputedStyle(entry);
          return edges.some((edge) =>
            parseFloat(style[edge + 'Width']) > 0 && style[edge + 'Color'] !== paper);
        }).map((entry) => entry.textContent)";
    if page.engine() != Engine::Chromium {
        return;
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.open("#play?clock=0");
    for view in [(1280, 720), (360, 640)] {
        page.resize(view);
        page.expect_size(view);
        page.turn_to("play");
        assert_eq!(page.list(EDGED), ["Play"], "{view:?}");
        page.turn_to("atlas");
        assert_eq!(page.list(EDGED), ["Explore"], "{view:?}");
    }
}
