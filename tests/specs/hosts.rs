//! The tools of a table's host, and their effects on the others.

use score_core::group::newcomers::LATELY_MS;
use score_core::table::command::Command;
use score_core::table::name::Name;
use score_core::table::state::Rights;
use score_core::wire::CloseReason;
use score_tests::{Page, Pupil, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_one: [
        nobody_escapes_the_host_s_decisions_by_coming_again,
        a_chat_that_is_off_is_switched_on_marks_its_host_and_mutes_nobody_unsaid,
        a_co_host_has_all_tools_until_the_maker_takes_them_back,
        a_stand_in_rolls_and_ends_a_round_and_nothing_else,
        a_round_is_ended_with_points_or_without_and_the_question_goes_with_it,
        arrivals_and_removals_are_announced_and_newcomers_removed_together,
        points_and_house_rules_are_the_host_s_and_the_scoreboard_is_a_file,
    ],
}

/// The day where the page is, as files have it.
pub const TODAY: &str = "
    const now = new Date(), two = (number) => String(number).padStart(2, '0');
    return [`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`];";

/// A table of Ada's, with Ben at it; its code.
pub fn table_of_two(page: &Page, ben: &Page, site: &Site) -> String {
    let code = page.make_table(site, "Ada", "Class 5b");
    ben.come_by_link(site, "Ben", &code);
    page.expect_people(&["Ada", "Ben"]);
    code
}

/// A table of Ada's, with Ben at it, whose page nobody looks at; its code.
pub fn table_with_ben(page: &Page, site: &Site) -> (Pupil, String) {
    let code = page.make_table(site, "Ada", "Class 5b");
    let ben = Pupil::at(site, &code, "Ben", 1);
    page.expect_people(&["Ada", "Ben"]);
    (ben, code)
}

fn nobody_escapes_the_host_s_decisions_by_coming_again(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    page.turn_side_to("host");
    page.press("#host-lock");
    page.expect_told("The table is locked.");
    ben.open_group(&site, &format!("#group?table={code}"));
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    assert!(ben.expect_lobby("The host has locked the table"));
    page.press("#host-lock");
    page.expect_told("The table is open again.");
    ben.press("#lobby-come");
    ben.expect_table();
    a_name_of_the_host_s_stays(page, ben, &code);
    // Ben calls and gives up, for a point lost.
    page.press("#roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    ben.give_up();
    page.expect_points_of("Benjamin", -1);
    ben.turn_side_to("you");
    ben.press("#part-you summary");
    ben.press("#leave-seat");
    ben.expect_lobby("You have left the table.");
    page.expect_people(&["Ada"]);
    // The next pupil at the device would not find their name.
    ben.expect_fields(&["lobby-name"], &[""]);
    ben.fill("#lobby-name", "Benjamin");
    ben.fill("#join-table", &code);
    ben.press("#join-form button");
    ben.expect_points_of("Benjamin", -1);
    a_removed_player_reads_so_and_is_taken_back(page, ben);
    page.turn_side_to("host");
    page.expect_number_of("#part-host details[open]", 0);
    page.press("#clear summary");
    page.press("#clear-table");
    for page in [page, ben] {
        page.expect_lobby("The table is cleared.");
    }
    ben.fill("#join-table", &code);
    ben.press("#join-form button");
    assert!(ben.expect_lobby("There is no table with that name or code."));
    // Its name is free again.
    page.fill("#make-name", "Class 5b");
    page.press("#make-form button");
    page.expect_table();
    page.expect_people(&["Ada"]);
    complain_of_nothing(&others);
}

#[track_caller]
fn a_name_of_the_host_s_stays(page: &Page, ben: &Page, code: &str) {
    ben.turn_side_to("you");
    ben.fill("#rename", "Ada");
    ben.press("#rename-form button");
    ben.expect_refusal("That name is taken. “Ada 2” is free.");
    ben.fill("#rename", "Ben again");
    ben.press("#rename-form button");
    page.expect_people(&["Ada", "Ben again"]);
    page.turn_side_to("players");
    page.open_tools_for("Ben again");
    page.fill("#tools-rename", "Benjamin");
    page.press("#tools-form button");
    ben.expect_people(&["Ada", "Benjamin"]);
    let fixed = "The host has chosen your name, so you cannot change it.";
    ben.expect_told("The host calls you Benjamin from now on.");
    ben.expect_hidden("#rename, #rename-form button");
    ben.expect_text("#rename-fixed", fixed);
    // Nor does coming again with another name change it.
    ben.press("#step-out");
    ben.go_to("#group");
    ben.fill("#lobby-name", "Big Ben");
    ben.fill("#join-table", code);
    ben.press("#join-form button");
    // They are asked whether they are another one.
    ben.press("#lobby-who label:nth-of-type(2)");
    ben.press("#lobby-come");
    ben.expect_table();
    ben.expect_refusal(fixed);
    page.expect_people(&["Ada", "Benjamin"]);
}

#[track_caller]
fn a_removed_player_reads_so_and_is_taken_back(page: &Page, ben: &Page) {
    // A phone shows a part of a table only, and the lobby would be shown from there.
    ben.resize((500, 640));
    ben.run("scrollTo(0, document.body.scrollHeight)", Vec::new());
    page.open_tools_for("Benjamin");
    page.press("#tools-remove");
    assert!(ben.expect_lobby("The host has removed you from the table."));
    ben.wait_until(
        "the reason is in view",
        "(() => {
           const { top, bottom } = document.querySelector('#lobby-status').getBoundingClientRect();
           return top >= 0 && bottom <= innerHeight;
         })()",
    );
    // Only the host still finds them, in a list of its own.
    page.expect_people(&["Ada"]);
    page.expect_hidden("#tools");
    page.expect_words_in("#removed", "Benjamin");
    page.wait_until(
        "the focus is on the key that takes them back",
        "document.activeElement.closest('#removed')",
    );
    ben.fill("#join-table", "Class 5b");
    ben.press("#join-form button");
    assert!(ben.expect_lobby("The host has removed you from this table."));
    page.press("#removed button[aria-label='Take back Benjamin']");
    page.expect_notes("Benjamin", "away");
    page.expect_hidden("#removed");
    ben.press("#join-form button");
    ben.expect_table();
    ben.expect_points_of("Benjamin", -1);
    page.expect_notes("Benjamin", "");
}

/// Waits until the line of the chat that says this has the mark of a host, or none.
#[track_caller]
fn expect_line_of(page: &Page, words: &str, is_hosts: bool) {
    page.wait_until(
        &format!("'{words}' is read, by a host: {is_hosts}"),
        &format!(
            "[...document.querySelectorAll('#chat-lines li')].some((line) =>
               line.textContent === '{words}'
               && Boolean(line.querySelector('.host-mark')) === {is_hosts}
               && (line.querySelector('.heard')?.dataset.heard === '(host)') === {is_hosts})"
        ),
    );
}

fn a_chat_that_is_off_is_switched_on_marks_its_host_and_mutes_nobody_unsaid(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let pupil = &others[0];
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.fill("#make-name", "Class 5b");
    // Another game has other rules, which say nothing of the chat.
    page.choose("#make-game", "24");
    page.press("#make-form button");
    page.expect_table();
    page.turn_side_to("host");
    page.press("#host-chat");
    page.expect_told("The chat is off.");
    let code = page.code();
    a_name_that_says_host_is_no_host_s(page, pupil, &site, &code);
    pupil.expect_text("#goal strong", "24");
    pupil.turn_side_to("chat");
    pupil.expect_words_in("#part-chat", "The chat is off at this table.");
    pupil.expect_hidden("#chat-text");
    page.turn_side_to("host");
    page.press("#host-chat");
    pupil.expect_told("The chat is on.");
    pupil.expect_shown("#chat-text");
    page.turn_side_to("chat");
    for (one, line) in [(page, "Hello"), (pupil, "Hi")] {
        one.fill("#chat-text", line);
        one.press("#chat-form button");
    }
    for one in [page, pupil] {
        expect_line_of(one, "Ada Hello", true);
        expect_line_of(one, "Host Hi", false);
    }
    a_muted_player_has_their_message_back(page, pupil);
    page.press("#roll");
    pupil.expect_phase("thinking");
    page.call_score(None);
    pupil.expect_status("Ada (host) calls SCORE!");
    page.give_up();
    page.expect_settlement();
    page.press("#roll");
    pupil.expect_phase("thinking");
    pupil.call_score(None);
    page.expect_status("Host calls SCORE!");
    complain_of_nothing(&others);
}

#[track_caller]
fn a_name_that_says_host_is_no_host_s(page: &Page, pupil: &Page, site: &Site, code: &str) {
    pupil.open_group(site, &format!("#group?table={code}"));
    pupil.fill("#lobby-name", "Our Host");
    pupil.press("#lobby-come");
    pupil.expect_problem(
        "A name cannot call you the host, a teacher or the like: others would believe it. Choose \
         another name.",
        "lobby-name",
    );
    pupil.clear("#lobby-name");
    pupil.fill("#lobby-name", "Host");
    pupil.press("#lobby-come");
    pupil.expect_table();
    for one in [page, pupil] {
        one.expect_people(&["Ada", "Host"]);
        one.expect_list(
            "return [...document.querySelectorAll('#people .seat')]
               .filter((seat) => seat.querySelector('.host-mark'))
               .map((seat) => seat.querySelector('.name').textContent)",
            &["Ada"],
        );
    }
}

#[track_caller]
fn a_muted_player_has_their_message_back(page: &Page, pupil: &Page) {
    page.turn_side_to("players");
    page.open_tools_for("Host");
    page.press("#tools-mute");
    page.expect_notes("Host", "muted");
    pupil.fill("#chat-text", "Can anybody hear me?");
    pupil.press("#chat-form button");
    pupil.wait_until(
        "they read why",
        "document.querySelector('#chat-status.refusal')?.innerText
           === 'The host has switched your messages off.'",
    );
    pupil.expect_fields(&["chat-text"], &["Can anybody hear me?"]);
    page.press("#tools-mute");
    page.expect_notes("Host", "");
    pupil.press("#chat-form button");
    page.turn_side_to("chat");
    page.wait_until(
        "it is said",
        "document.querySelector('#chat-lines').innerText.includes('Can anybody hear me?')",
    );
}

fn a_co_host_has_all_tools_until_the_maker_takes_them_back(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = table_of_two(page, ben, &site);
    let cleo = Pupil::at(&site, &code, "Cleo", 2);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    assert!(!ben.shows("#tab-host, .people .icon"));
    page.open_tools_for("Ben");
    page.press("#tools-co-host");
    ben.expect_told("You are co-host now: you have all tools of the host.");
    page.expect_told("Ben is co-host now.");
    page.expect_notes("Ben", "co-host");
    ben.expect_notes("Ada", "host");
    // Nobody mutes, removes or renames the player who made the table.
    ben.expect_number_of(".people .icon", 1);
    ben.open_tools_for("Cleo");
    assert!(!ben.shows("#tools-co-host"), "that is the maker's");
    ben.press("#tools-mute");
    page.expect_notes("Cleo", "muted");
    ben.turn_side_to("host");
    ben.press("#host-lock");
    page.expect_told("The table is locked.");
    ben.press("#host-roll");
    page.expect_phase("thinking");
    cleo.hear_until(|known| {
        known
            .group()
            .is_some_and(|group| group.table().rounds() == 1)
    });
    ben.turn_side_to("players");
    ben.press("#tools-remove");
    assert_eq!(cleo.end(), CloseReason::Removed);
    ben.expect_shown("#removed");
    page.expect_text("#tools-co-host", "No longer co-host");
    page.press("#tools-co-host");
    ben.expect_told("There is no co-host any more.");
    ben.wait_until(
        "the tools are gone",
        "document.querySelector('#tab-host').hidden",
    );
    ben.expect_hidden("#part-host, .people .icon, #removed");
    ben.expect_notes("Ben", "you");
    complain_of_nothing(&others);
}

fn a_stand_in_rolls_and_ends_a_round_and_nothing_else(page: &Page) {
    let site = Site::with_relay();
    let (ada, code) = Pupil::make_table(&site, "Ada", "Class 5b");
    // Their message stays there, because the page's clock stands still.
    page.open_group(&site, &format!("#group?table={code}&clock=0"));
    page.fill("#lobby-name", "Ben");
    page.press("#lobby-come");
    page.expect_table();
    let cleo = Pupil::at(&site, &code, "Cleo", 2);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    ada.must_play(Command::Roll);
    page.expect_phase("thinking");
    ada.must_play(Command::Pause);
    page.expect_told("The game is paused.");
    let ada = ada.go_away();
    page.expect_notes("Ada", "host, away");
    page.advance(2_000);
    page.expect_told("Cleo joined. Ada (host) is away.");
    site.advance(61_000);
    // The table looks at its clock when a message arrives.
    cleo.catch_up();
    page.expect_told("You stand in for the host: you can bring new numbers and end a round.");
    page.expect_notes("Ben", "you, stands in");
    page.expect_number_of(".people .icon", 0);
    page.turn_side_to("host");
    // They let a stopped clock of the host go on, and stop nothing.
    page.press("#host-pause");
    page.expect_told("The game goes on.");
    page.wait_until(
        "they cannot pause",
        "document.querySelector('#host-pause').hidden",
    );
    page.press("#host-end");
    page.press("#host-end-plain");
    page.expect_settlement();
    page.expect_text(
        "#part-host",
        "Ada (host) is away. You can bring new numbers and end a round until they are back. New roll End the round",
    );
    page.expect_number_of("#part-host button:not([hidden], [hidden] *)", 2);
    page.expect_hidden("#host-all, #part-host input, #part-host details");
    page.press("#host-roll");
    page.expect_phase("thinking");
    cleo.must_play(Command::CallImpossible);
    page.expect_phase("waiting");
    page.press("#host-end");
    page.expect_text(
        "#host-end-question",
        "End this round? The call that is open brings nobody points.",
    );
    assert!(!page.shows("#host-end-points"), "points are the host's");
    page.press("#host-end-plain");
    page.expect_settlement();
    page.expect_points_of("Cleo", 0);
    // Their own call is not theirs to end.
    page.press("#host-roll");
    page.expect_phase("thinking");
    page.call_impossible(None);
    page.expect_phase("waiting");
    page.press("#host-end");
    page.press("#host-end-plain");
    page.expect_refusal("you have called or answered yourself");
    page.expect_phase("waiting");
    let ada = Pupil::come_again(&site, ada).expect("their seat");
    page.expect_told("Ada (host) hosts the table now.");
    page.expect_hidden("#tab-host, #part-host");
    page.expect_notes("Ada", "host");
    page.expect_notes("Ben", "you");
    ada.catch_up();
    assert_eq!(ada.group().rights(ada.seat()), Rights::Host);
}

fn a_round_is_ended_with_points_or_without_and_the_question_goes_with_it(page: &Page) {
    let site = Site::with_relay();
    let (ben, _) = table_with_ben(page, &site);
    page.turn_side_to("host");
    page.expect_number_of("#host-end[aria-disabled=true]", 1);
    page.press("#host-end");
    assert!(!page.shows("#host-end-asks"), "there is no round");
    // Nobody has called.
    page.press("#host-roll");
    page.expect_phase("thinking");
    page.press("#host-end");
    page.expect_text(
        "#host-end-asks",
        "End this round? Nobody has called, so nobody gets points. Yes, end it Play on",
    );
    page.press("#host-end-plain");
    page.expect_settlement();
    page.expect_status("The host ended the round.");
    page.expect_words_in("#points", "Nobody called");
    page.press("#host-roll");
    page.expect_phase("thinking");
    the_question_goes_with_the_round(page, &ben);
    page.press("#host-end");
    page.expect_text(
        "#host-end-asks",
        "End this round? With points, Benjamin’s SCORE counts as not shown. \
         End it with points End it without points Play on",
    );
    page.expect_focus("#host-end-keep");
    page.press("#host-end-keep");
    page.expect_focus("#host-end");
    page.expect_hidden("#host-end-asks");
    page.expect_phase("demo");
    page.press("#host-end");
    page.press("#host-end-points");
    page.expect_settlement();
    page.expect_status("The host ended the round.");
    page.expect_words_in("#points", "Benjamin: SCORE: no way shown.");
    page.expect_points_of("Benjamin", -1);
    page.press("#host-roll");
    page.expect_phase("thinking");
    ben.must_play(Command::CallImpossible);
    page.expect_phase("waiting");
    page.press("#host-end");
    page.press("#host-end-plain");
    page.expect_settlement();
    page.expect_status("The host ended the round, without points.");
    page.expect_text(
        "#points",
        "The call counts neither for nor against anybody.",
    );
    page.expect_points_of("Benjamin", -1);
}

/// Makes changes while numbers lie there that nobody has called for: Ben writes and gets another
/// name, and calls SCORE.
#[track_caller]
fn the_question_goes_with_the_round(page: &Page, ben: &Pupil) {
    page.press("#host-end");
    // On the answer that changes nothing.
    page.expect_focus("#host-end-keep");
    // Other events leave the focus where it is.
    page.run(
        "document.querySelector('#host-end-plain').focus()",
        Vec::new(),
    );
    assert_eq!(ben.say("Wait!"), Ok(()));
    page.wait_until(
        "that is read",
        "document.querySelector('#tab-chat').innerText === 'Chat · 1 new'",
    );
    let name = Name::new("Benjamin", str::to_lowercase).expect("a name");
    ben.must_play(Command::Rename(name));
    page.expect_person("Benjamin", "is there", "true");
    page.painted();
    assert!(page.has_focus("#host-end-plain"));
    ben.must_play(Command::CallScore);
    page.expect_phase("demo");
    page.wait_until(
        "another round would end now",
        "document.querySelector('#host-end-asks').hidden",
    );
    page.expect_focus("#host-end");
}

fn arrivals_and_removals_are_announced_and_newcomers_removed_together(page: &Page) {
    let site = Site::with_relay();
    page.open_group(&site, "#group?clock=0");
    let code = page.make_table_here("Ada", "Class 5b");
    let come = |name, token| Pupil::at(&site, &code, name, token);
    let (ben, cleo, dan) = (come("Ben", 1), come("Cleo", 2), come("Dan", 3));
    page.expect_people(&["Ada", "Ben", "Cleo", "Dan"]);
    page.advance(2_000);
    page.expect_told("Ben and 2 others joined.");
    ben.must_play(Command::Leave);
    page.expect_told("Ben left for good.");
    page.open_tools_for("Cleo");
    page.press("#tools-remove");
    page.expect_told("Cleo was removed.");
    assert_eq!(cleo.end(), CloseReason::Removed);
    page.press("#removed button[aria-label='Take back Cleo']");
    page.expect_notes("Cleo", "away");
    drop(dan);
    page.expect_notes("Dan", "away");
    page.advance(2_000);
    page.expect_told("Dan is away.");
    site.advance(LATELY_MS);
    let newcomers = [come("Eve", 4), come("Fay", 5)];
    page.expect_people(&["Ada", "Eve", "Fay", "Cleo", "Dan"]);
    newcomers_are_removed_together(page);
    for newcomer in newcomers {
        assert_eq!(newcomer.end(), CloseReason::Removed);
    }
}

/// Removes Eve and Fay, who have just joined, and takes them back.
#[track_caller]
fn newcomers_are_removed_together(page: &Page) {
    page.turn_side_to("host");
    page.press("#newcomers summary");
    page.expect_text(
        "#newcomers-said",
        "2 players have joined in the last five minutes, the newest first.",
    );
    page.wait_until(
        "each is listed with what they have done",
        "[...document.querySelectorAll('#newcomers-list label')].map((label) => {
             const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
             const found = [];
             while (texts.nextNode()) found.push(texts.currentNode.data.trim());
             return found.filter(Boolean).join(' ').replace(/\\d+ s/, '0 s');
           }).join()
           === 'Fay 0 s ago, has done nothing yet,Eve 0 s ago, has done nothing yet'",
    );
    page.expect_number_of("#newcomers-list input:checked", 0);
    page.press("#newcomers-remove");
    page.expect_refusal("Choose at least one player who is still there.");
    page.press("#newcomers summary");
    for seat in [4, 5] {
        page.press(&format!("#newcomer-{seat}"));
    }
    page.expect_text("#newcomers-remove", "Remove 2 players");
    page.press("#newcomers-remove");
    page.expect_told("Eve and Fay were removed.");
    page.expect_people(&["Ada", "Cleo", "Dan"]);
    page.press("#newcomers summary");
    page.expect_text(
        "#newcomers-said",
        "Nobody has joined in the last five minutes.",
    );
    page.turn_side_to("players");
    page.expect_text(
        "#removed",
        "Removed Eve Take back Fay Take back Take all back",
    );
    page.press("#take-all-back");
    page.expect_told("Eve and Fay may come back.");
    page.expect_hidden("#removed");
    page.expect_people(&["Ada", "Cleo", "Dan", "Eve", "Fay"]);
    for name in ["Eve", "Fay"] {
        page.expect_notes(name, "away");
    }
}

fn points_and_house_rules_are_the_host_s_and_the_scoreboard_is_a_file(page: &Page) {
    let site = Site::with_relay();
    let (ben, code) = table_with_ben(page, &site);
    // A spreadsheet would take this name for a formula.
    let _formula = Pupil::at(&site, &code, "=1+\"1\"", 2);
    page.expect_people(&["Ada", "Ben", "=1+\"1\""]);
    page.press("#roll");
    page.expect_phase("thinking");
    ben.must_play(Command::CallScore);
    ben.must_play(Command::GiveUp);
    page.expect_points_of("Ben", -1);
    page.turn_side_to("host");
    page.keep_saved_files();
    page.press("#csv-save");
    page.wait_until("the file is there", "window.fileText");
    // Ada has only hosted so far. Each line has its table and day.
    let today = page.list(TODAY).remove(0);
    let named = format!("Class 5b,{today}");
    page.expect_list("return [window.fileName, window.fileText]", &[
            format!("Class 5b {today} scoreboard.csv"),
            format!(
                "\u{feff}Name,Points,Table,Date\r\n\"'=1+\"\"1\"\"\",0,{named}\r\nBen,-1,{named}\r\n"
            )
        ]);
    // A host who has called is a player, whatever points they have then.
    page.press("#host-roll");
    page.call_impossible(None);
    page.press("#host-end");
    page.press("#host-end-points");
    page.expect_settlement();
    page.expect_points_of("Ada", 1);
    page.turn_side_to("host");
    page.press("#csv-save");
    page.wait_until(
        "Ada is in the file",
        "window.fileText.includes('Ada,1,Class 5b,')",
    );
    page.press("#zero summary");
    page.press("#host-points");
    page.expect_points_of("Ben", 0);
    the_house_rules_change(page);
    ben.hear_until(|known| {
        let group = known.group().expect("a table");
        group.table().rules().goal.value() == 21
    });
}

#[track_caller]
fn the_house_rules_change(page: &Page) {
    page.press("#host-rules summary");
    page.clear("#table-score-s");
    page.press("#table-form .primary");
    page.expect_refusal("Only one player alone can play without clocks.");
    page.fill("#table-score-s", "45");
    page.fill("#table-goal", "21");
    page.press("#table-form .primary");
    page.expect_text("#goal strong", "21");
    page.expect_phase("rest");
    // The form of the player's own table is another one.
    page.expect_fields(&["table-goal", "table-score-s"], &["21", "45"]);
    page.go_to("#house");
    page.expect_fields(&["house-goal", "house-score-s"], &["20", "30"]);
}
