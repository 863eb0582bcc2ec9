//! A lesson from the opened address to pupils who answer, in as few presses as a teacher has time
//! for.

use std::cell::Cell;

use fantoccini::key::Key;
use score_core::table::command::Command;
use score_core::table::own_board::FinalAnswer;
use score_core::wire::TableSelector;
use score_tests::site::Plan;
use score_tests::{Page, Pupil, Site, specs};

specs! {
    in_one: [
        a_class_answers_six_presses_after_its_teacher_has_opened_the_page,
        a_host_reads_on_every_page_who_waits_to_come_in,
        a_page_at_a_machine_s_own_name_shows_others_the_address_that_they_reach,
        where_others_reach_the_page_nowhere_it_says_what_to_do,
    ],
}

/// The most presses of a teacher until the class answers.
const MOST_PRESSES: u32 = 6;

/// A teacher's presses: of the elements that they see, and of Enter. Tab and typed characters do
/// not count.
struct Teacher<'a> {
    page: &'a Page,
    presses: Cell<u32>,
}

impl Teacher<'_> {
    #[track_caller]
    fn press(&self, selector: &str) {
        self.count();
        self.page.press(selector);
    }

    #[track_caller]
    fn press_enter(&self) {
        self.count();
        self.page.key(Key::Enter);
    }

    #[track_caller]
    fn count(&self) {
        self.presses.set(self.presses.get() + 1);
        assert!(self.presses.get() <= MOST_PRESSES, "one press too many");
    }
}

/// Those of these elements that are not wholly on the screen without scrolling.
const BELOW_THE_FOLD: &str = "
    return ['#class-code', '#class-start .qr', '#class-wall', '#class-begin', '#class-let-in']
      .filter((selector) => {
        const one = document.querySelector(selector);
        const box = one?.getBoundingClientRect();
        return !box || !box.width || box.top < 0 || box.left < 0
          || box.bottom > innerHeight || box.right > innerWidth;
      })";

/// Pupils who ask to come in to the table of this code.
fn pupils(site: &Site, code: &str, names: &[&str]) -> Vec<Pupil> {
    let come = |(token, name): (usize, &&str)| {
        let table = TableSelector::Join(code.to_owned());
        let pupil = Pupil::come(site, table, name, token as u64 + 1).expect("there is room");
        assert!(pupil.is_waiting(), "{name}");
        pupil
    };
    names.iter().enumerate().map(come).collect()
}

fn a_class_answers_six_presses_after_its_teacher_has_opened_the_page(page: &Page) {
    let site = Site::with_relay();
    page.resize((1280, 720));
    page.open_at(&site, "");
    page.wait_for_game();
    let teacher = Teacher {
        page,
        presses: Cell::new(0),
    };
    teacher.press("#pages a[href='#group']");
    page.wait_for_group();
    // The settings of the table are named before it is there.
    page.expect_text(
        "#make-class-help",
        "All play at once, each on a board of their own. The chat is off, and newcomers wait until you let them in.",
    );
    teacher.press("#make-class");
    page.expect_focus("#lobby-name");
    page.type_text("Ms Hill");
    page.tab_to("#make-name");
    page.type_text("Class 5b");
    teacher.press_enter();
    page.wait_until(
        "the first screen of the class is there",
        "document.querySelector('#class-start .qr')",
    );
    page.expect_hidden("#group-play #calls button");
    let code = page.text("#class-code");
    let pupils = pupils(&site, &code, &["Ada", "Ben", "Cleo"]);
    page.expect_text("#class-waiting strong", "Waiting to come in: 3");
    page.expect_list(BELOW_THE_FOLD, &[""; 0]);
    let own_window = page.must(page.client().window());
    teacher.press("#class-wall");
    page.go_to_opened_window(&own_window);
    page.expect_table();
    page.expect_shown("#invite-qr .qr");
    page.expect_text("#invite-code", &code);
    page.must(page.client().close_window());
    page.must(page.client().switch_to_window(own_window));
    teacher.press("#class-let-in");
    for pupil in &pupils {
        pupil.hear_until(|known| known.group().is_some());
    }
    page.expect_text("#class-here", "Pupils here: 3");
    teacher.press("#class-begin");
    for pupil in &pupils {
        pupil.hear_until(|known| {
            let round = known.group().and_then(|group| group.table().round());
            round.is_some_and(|round| round.is_everyones())
        });
        pupil.catch_up();
        assert_eq!(pupil.play(Command::Answer(FinalAnswer::Impossible)), Ok(()));
    }
    page.wait_until(
        "all have answered",
        "document.querySelector('#class-start') === null",
    );
    assert_eq!(teacher.presses.get(), MOST_PRESSES);
    let group = pupils[0].group();
    assert!(!group.chat_is_on() && group.has_waiting_room());
    page.no_complaints();
}

fn a_host_reads_on_every_page_who_waits_to_come_in(page: &Page) {
    let site = Site::with_relay();
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("host");
    page.press("#host-waiting");
    page.turn_side_to("players");
    page.expect_hidden("#waiting-line");
    let waiting = pupils(&site, &code, &["Ben", "Cleo"]);
    for place in ["#group", "#settings", "#play", "#group?show=plan"] {
        page.go_to(place);
        page.expect_text("#waiting-go", "Waiting to come in: 2");
    }
    page.press("#waiting-go");
    page.expect_focus("#visitors-title");
    page.expect_shown("#visitors-admit-all");
    // It is on the screen now, so the line elsewhere is gone.
    page.expect_hidden("#waiting-line");
    page.press("#visitors-admit-all");
    for pupil in &waiting {
        pupil.hear_until(|known| known.group().is_some());
    }
    page.go_to("#settings");
    page.expect_hidden("#waiting-line");
    page.no_complaints();
}

/// The address at which others reach a relay whose page is opened at a machine's own name.
const FOR_OTHERS: &str = "http://192.168.1.20:8080/";

fn a_page_at_a_machine_s_own_name_shows_others_the_address_that_they_reach(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        for_others: Some(FOR_OTHERS),
        ..Plan::default()
    });
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("invite");
    page.wait_until(
        "the link is for others",
        &format!(
            "document.querySelector('#invite-link').value === '{FOR_OTHERS}#group?table={code}'"
        ),
    );
    page.expect_text("#invite-address", "192.168.1.20:8080");
    page.expect_shown("#invite-qr .qr");
    page.expect_hidden(".not-for-others");
    // The wall is a page of this browser, which the relay knows as the host's.
    page.expect_value(
        "return String(document.querySelector('#invite-watch').origin === location.origin)",
        "true",
    );
    page.go_to("#house");
    page.wait_until(
        "rules are for others",
        &format!("document.querySelector('#house-link').value.startsWith('{FOR_OTHERS}#')"),
    );
    page.go_to("#group?lesson=20_6.6.12.20_call_1.4.5.7_end");
    page.wait_until(
        "lessons are for others",
        &format!("document.querySelector('#lesson-address')?.value.startsWith('{FOR_OTHERS}#')"),
    );
    page.expect_shown("#lesson-qr .qr");
    page.go_to("#sheet");
    page.wait_until(
        "worksheets are for others",
        &format!("document.querySelector('.to-screen a')?.innerText.startsWith('{FOR_OTHERS}#')"),
    );
    page.no_complaints();
}

fn where_others_reach_the_page_nowhere_it_says_what_to_do(page: &Page) {
    let site = Site::start(Plan {
        has_relay: true,
        for_others: Some(""),
        ..Plan::default()
    });
    page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("invite");
    page.expect_words_in("#part-invite .not-for-others", "cargo xtask play --lan");
    page.expect_hidden("#invite-qr .qr, #invite-address");
    page.go_to("#sheet");
    page.expect_words_in(".paper .not-for-others", "cargo xtask play --lan");
    page.expect_hidden(".paper .qr, .to-screen a");
    page.no_complaints();
}
