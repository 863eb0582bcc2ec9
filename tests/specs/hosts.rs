//! The tools of a table's host, and what the others see of them.

use score_core::group::newcomers::LATELY_MS;
use score_tests::{Page, Site, specs};

use crate::group_play::complain_of_nothing;

specs! {
    in_one: [
        a_locked_table_lets_nobody_new_in,
        a_muted_player_has_their_message_back,
        a_removed_player_reads_so_and_can_be_taken_back_with_their_points,
        those_who_have_just_joined_are_removed_together,
        a_player_is_called_otherwise_by_himself_and_for_good_by_the_host,
        a_co_host_has_all_tools_until_the_maker_takes_them_back,
        a_stand_in_rolls_and_ends_a_round_and_nothing_else,
        a_round_is_ended_with_points_or_without,
        the_question_whether_a_round_shall_end_goes_with_that_round,
        the_house_rules_change_for_everybody,
        points_go_to_zero_and_the_scoreboard_is_a_file,
        a_cleared_table_is_gone,
        who_gives_up_a_seat_and_comes_back_has_their_points_again,
        a_table_for_a_class_begins_without_chat,
        who_has_left_for_good_is_not_said_to_be_away,
        the_host_bears_a_mark_and_a_pupil_called_host_does_not,
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

/// Ben calls and gives up, for a point lost.
fn lose(page: &Page, ben: &Page) {
    page.press("#roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    ben.give_up();
    page.expect_points_of("Ben", -1);
}

fn a_locked_table_lets_nobody_new_in(page: &Page) {
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
    complain_of_nothing(&others);
}

fn a_muted_player_has_their_message_back(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.open_tools_for("Ben");
    page.press("#tools-mute");
    page.expect_notes("Ben", "muted");
    ben.turn_side_to("chat");
    ben.fill("#chat-text", "Can anybody hear me?");
    ben.press("#chat-form button");
    ben.wait_until(
        "they read why",
        "document.querySelector('#chat-status.refusal')?.innerText
           === 'The host has switched your messages off.'",
    );
    ben.expect_fields(&["chat-text"], &["Can anybody hear me?"]);
    page.press("#tools-mute");
    page.expect_notes("Ben", "");
    ben.press("#chat-form button");
    page.turn_side_to("chat");
    page.wait_until(
        "it is said",
        "document.querySelector('#chat-lines').innerText.includes('Can anybody hear me?')",
    );
    complain_of_nothing(&others);
}

fn a_removed_player_reads_so_and_can_be_taken_back_with_their_points(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    lose(page, ben);
    // A phone shows a part of a table only, and the lobby would be shown from there.
    ben.resize((500, 640));
    ben.run("scrollTo(0, document.body.scrollHeight)", Vec::new());
    page.open_tools_for("Ben");
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
    page.expect_words_in("#removed", "Ben");
    page.wait_until(
        "the focus is on the key that takes them back",
        "document.activeElement.closest('#removed')",
    );
    ben.fill("#join-table", "Class 5b");
    ben.press("#join-form button");
    assert!(ben.expect_lobby("The host has removed you from this table."));
    page.press("#removed button[aria-label='Take back Ben']");
    page.expect_notes("Ben", "away");
    page.expect_hidden("#removed");
    ben.press("#join-form button");
    ben.expect_table();
    ben.expect_points_of("Ben", -1);
    page.expect_notes("Ben", "");
    complain_of_nothing(&others);
}

fn those_who_have_just_joined_are_removed_together(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(3);
    let [ben, cleo, dan] = &others[..] else {
        panic!("three others")
    };
    page.open_group(&site, "#group?clock=0");
    let code = page.make_table_here("Ada", "Class 5b");
    ben.come_by_link(&site, "Ben", &code);
    page.expect_people(&["Ada", "Ben"]);
    site.advance(LATELY_MS);
    for (other, name) in [(cleo, "Cleo"), (dan, "Dan")] {
        other.come_by_link(&site, name, &code);
    }
    page.expect_people(&["Ada", "Ben", "Cleo", "Dan"]);
    page.turn_side_to("host");
    page.press("#newcomers summary");
    page.expect_text(
        "#newcomers-said",
        "2 players have joined in the last five minutes, the newest first.",
    );
    page.wait_until(
        "each is listed with what they have done",
        "[...document.querySelectorAll('#newcomers-list label')]
           .map(label => label.innerText.replace(/\\d+ s/, '0 s').replace(/\\s+/g, ' ')).join()
           === 'Dan 0 s ago, has done nothing yet,Cleo 0 s ago, has done nothing yet'",
    );
    page.expect_number_of("#newcomers-list input:checked", 0);
    page.press("#newcomers-remove");
    page.expect_refusal("Choose at least one player who is still there.");
    page.press("#newcomers summary");
    for seat in [2, 3] {
        page.press(&format!("#newcomer-{seat}"));
    }
    page.expect_text("#newcomers-remove", "Remove 2 players");
    page.press("#newcomers-remove");
    for page in [cleo, dan] {
        assert!(page.expect_lobby("The host has removed you from the table."));
    }
    page.expect_told("Cleo and Dan were removed.");
    for page in [page, ben] {
        page.expect_people(&["Ada", "Ben"]);
    }
    assert!(!ben.shows("#removed"));
    page.press("#newcomers summary");
    page.expect_text(
        "#newcomers-said",
        "Nobody has joined in the last five minutes.",
    );
    page.turn_side_to("players");
    page.expect_text(
        "#removed",
        "Removed Cleo Take back Dan Take back Take all back",
    );
    page.press("#take-all-back");
    page.expect_told("Cleo and Dan may come back.");
    page.expect_hidden("#removed");
    page.expect_people(&["Ada", "Ben", "Cleo", "Dan"]);
    for name in ["Cleo", "Dan"] {
        page.expect_notes(name, "away");
    }
    complain_of_nothing(&others);
}

fn a_player_is_called_otherwise_by_himself_and_for_good_by_the_host(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = table_of_two(page, ben, &site);
    ben.turn_side_to("you");
    ben.fill("#rename", "Ada");
    ben.press("#rename-form button");
    ben.expect_refusal("That name is taken. “Ada 2” is free.");
    ben.fill("#rename", "Ben again");
    ben.press("#rename-form button");
    page.expect_people(&["Ada", "Ben again"]);
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
    ben.clear("#lobby-name");
    ben.fill("#lobby-name", "Big Ben");
    ben.fill("#join-table", &code);
    ben.press("#join-form button");
    ben.expect_table();
    ben.expect_refusal(fixed);
    page.expect_people(&["Ada", "Benjamin"]);
    complain_of_nothing(&others);
}

fn a_co_host_has_all_tools_until_the_maker_takes_them_back(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = table_of_two(page, ben, &site);
    cleo.come_by_link(&site, "Cleo", &code);
    page.expect_people(&["Ada", "Ben", "Cleo"]);
    assert!(!ben.shows("#tab-host, .people .icon"));
    page.open_tools_for("Ben");
    page.press("#tools-co-host");
    ben.expect_told("You are co-host now: you have all tools of the host.");
    cleo.expect_told("Ben is co-host now.");
    cleo.expect_notes("Ben", "co-host");
    cleo.expect_notes("Ada", "host");
    // Nobody mutes, removes or renames who made the table.
    ben.expect_number_of(".people .icon", 1);
    ben.open_tools_for("Cleo");
    assert!(!ben.shows("#tools-co-host"), "that is the maker's");
    ben.press("#tools-mute");
    page.expect_notes("Cleo", "muted");
    ben.turn_side_to("host");
    ben.press("#host-lock");
    cleo.expect_told("The table is locked.");
    ben.press("#host-roll");
    cleo.expect_phase("thinking");
    page.expect_text("#tools-co-host", "No longer co-host");
    page.press("#tools-co-host");
    ben.expect_told("There is no co-host any more.");
    ben.wait_until(
        "the tools are gone",
        "document.querySelector('#tab-host').hidden",
    );
    ben.expect_hidden("#part-host, .people .icon");
    ben.expect_notes("Ben", "you");
    complain_of_nothing(&others);
}

fn a_stand_in_rolls_and_ends_a_round_and_nothing_else(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = page.make_table(&site, "Ada", "Class 5b");
    // Their message stays there, because their page's clock stands still.
    ben.open_group(&site, &format!("#group?table={code}&clock=0"));
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    ben.expect_table();
    page.expect_people(&["Ada", "Ben"]);
    cleo.come_by_link(&site, "Cleo", &code);
    page.turn_side_to("host");
    page.press("#host-roll");
    ben.expect_phase("thinking");
    page.press("#host-pause");
    ben.expect_told("The game is paused.");
    page.turn_side_to("you");
    page.press("#step-out");
    ben.expect_notes("Ada", "host, away");
    ben.advance(2_000);
    ben.expect_told("Cleo joined. Ada (host) is away.");
    site.advance(61_000);
    // The table looks at its clock when it hears something.
    cleo.reload();
    ben.expect_told("You stand in for the host: you can bring new numbers and end a round.");
    cleo.expect_notes("Ben", "stands in");
    ben.expect_number_of(".people .icon", 0);
    ben.turn_side_to("host");
    // What the host has stopped they let go on, and stop nothing.
    ben.press("#host-pause");
    cleo.expect_told("The game goes on.");
    ben.wait_until(
        "they cannot pause",
        "document.querySelector('#host-pause').hidden",
    );
    ben.press("#host-end");
    ben.press("#host-end-plain");
    cleo.expect_settlement();
    ben.expect_text(
        "#part-host",
        "Ada (host) is away. You can bring new numbers and end a round until they are back. New roll End the round",
    );
    ben.expect_number_of("#part-host button:not([hidden], [hidden] *)", 2);
    ben.expect_hidden("#host-all, #part-host input, #part-host details");
    ben.press("#host-roll");
    cleo.expect_phase("thinking");
    cleo.call_impossible(None);
    ben.expect_phase("waiting");
    ben.press("#host-end");
    ben.expect_text(
        "#host-end-question",
        "End this round? The call that is open brings nobody points.",
    );
    assert!(!ben.shows("#host-end-points"), "points are the host's");
    ben.press("#host-end-plain");
    for page in [ben, cleo] {
        page.expect_settlement();
        page.expect_points_of("Cleo", 0);
    }
    // Their own call is not theirs to end.
    ben.press("#host-roll");
    cleo.expect_phase("thinking");
    ben.expect_phase("thinking");
    ben.call_impossible(None);
    cleo.expect_phase("waiting");
    ben.press("#host-end");
    ben.press("#host-end-plain");
    ben.expect_refusal("one of the calls is yours");
    cleo.expect_phase("waiting");
    page.go_to("#group");
    page.fill("#join-table", &code);
    page.press("#join-form button");
    ben.expect_told("Ada (host) hosts the table now.");
    ben.expect_hidden("#tab-host, #part-host");
    page.expect_notes("Ada", "you, host");
    page.expect_notes("Ben", "");
    complain_of_nothing(&others);
}

fn a_round_is_ended_with_points_or_without(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.turn_side_to("host");
    page.expect_number_of("#host-end[aria-disabled=true]", 1);
    page.press("#host-end");
    assert!(!page.shows("#host-end-asks"), "there is no round");
    // Nobody has called.
    page.press("#host-roll");
    ben.expect_phase("thinking");
    page.press("#host-end");
    page.expect_text(
        "#host-end-asks",
        "End this round? Nobody has called, so nobody gets points. Yes, end it Play on",
    );
    page.press("#host-end-plain");
    for page in [page, ben] {
        page.expect_settlement();
        page.expect_status("The host ended the round.");
        page.expect_words_in("#points", "Nobody called");
    }
    page.press("#host-roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    page.expect_phase("demo");
    page.press("#host-end");
    page.expect_text(
        "#host-end-asks",
        "End this round? With points, Ben’s SCORE counts as not shown. \
         End it with points End it without points Play on",
    );
    page.wait_until(
        "the focus is on the answer that changes nothing",
        "document.activeElement.id === 'host-end-keep'",
    );
    page.press("#host-end-keep");
    page.wait_until(
        "the focus is back",
        "document.activeElement.id === 'host-end'",
    );
    page.expect_hidden("#host-end-asks");
    ben.expect_phase("demo");
    page.press("#host-end");
    page.press("#host-end-points");
    for (page, told) in [
        (page, "Ben: SCORE, but not shown."),
        (ben, "SCORE, but not shown."),
    ] {
        page.expect_settlement();
        page.expect_status("The host ended the round.");
        page.expect_words_in("#points", told);
        page.expect_points_of("Ben", -1);
    }
    page.press("#host-roll");
    ben.expect_phase("thinking");
    ben.call_impossible(None);
    page.expect_phase("waiting");
    page.press("#host-end");
    page.press("#host-end-plain");
    for page in [page, ben] {
        page.expect_settlement();
        page.expect_status("The host ended the round, without points.");
        page.expect_text(
            "#points",
            "The call counts neither for nor against anybody.",
        );
        page.expect_points_of("Ben", -1);
    }
    complain_of_nothing(&others);
}

fn the_question_whether_a_round_shall_end_goes_with_that_round(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    page.turn_side_to("host");
    page.press("#host-roll");
    ben.expect_phase("thinking");
    page.press("#host-end");
    page.wait_until(
        "the question has the focus, on the answer that changes nothing",
        "document.activeElement.id === 'host-end-keep'",
    );
    // What else happens leaves the focus where it is.
    page.run(
        "document.querySelector('#host-end-plain').focus()",
        Vec::new(),
    );
    ben.turn_side_to("chat");
    ben.fill("#chat-text", "Wait!");
    ben.press("#chat-form button");
    page.wait_until(
        "that is read",
        "document.querySelector('#tab-chat').innerText === 'Chat · 1 new'",
    );
    ben.turn_side_to("you");
    ben.fill("#rename", "Benjamin");
    ben.press("#rename-form button");
    page.expect_person("Benjamin", "is there", "true");
    page.painted();
    assert!(page.has_focus("#host-end-plain"));
    ben.call_score(None);
    page.expect_phase("demo");
    page.wait_until(
        "another round would end now",
        "document.querySelector('#host-end-asks').hidden",
    );
    page.wait_until(
        "the focus is on the key that asks",
        "document.activeElement.id === 'host-end'",
    );
    ben.expect_phase("demo");
    complain_of_nothing(&others);
}

fn the_house_rules_change_for_everybody(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    table_of_two(page, ben, &site);
    assert!(!ben.shows("#tab-host"));
    page.turn_side_to("host");
    page.press("#host-rules summary");
    page.clear("#table-score-s");
    page.press("#table-form .primary");
    page.expect_refusal("Only solitaire can be played without clocks.");
    page.fill("#table-score-s", "45");
    page.fill("#table-goal", "21");
    page.press("#table-form .primary");
    for page in [page, ben] {
        page.wait_until(
            "the goal is another",
            "document.querySelector('#goal strong').innerText === '21'",
        );
        page.expect_phase("rest");
    }
    // The form of the player's own table is another one.
    page.expect_fields(&["table-goal", "table-score-s"], &["21", "45"]);
    page.go_to("#house");
    page.expect_fields(&["house-goal", "house-score-s"], &["20", "30"]);
    complain_of_nothing(&others);
}

fn points_go_to_zero_and_the_scoreboard_is_a_file(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(2);
    let [ben, cleo] = &others[..] else {
        panic!("two others")
    };
    let code = table_of_two(page, ben, &site);
    // A spreadsheet would take this name for a formula.
    cleo.come_by_link(&site, "=1+\"1\"", &code);
    page.expect_people(&["Ada", "Ben", "=1+\"1\""]);
    lose(page, ben);
    page.turn_side_to("host");
    page.keep_saved_files();
    page.press("#csv-save");
    page.wait_until("the file is there", "window.fileText");
    // Ada has only hosted so far. Each line says of which table and day it is.
    let today = page.list(TODAY).remove(0);
    let named = format!("Class 5b,{today}");
    page.expect_list("return [window.fileName, window.fileText]", &[
            format!("Class 5b {today} scoreboard.csv"),
            format!(
                "\u{feff}Name,Points,Table,Date\r\n\"'=1+\"\"1\"\"\",0,{named}\r\nBen,-1,{named}\r\n"
            )
        ]);
    // A host who has called is a player, whatever points that left them with.
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
    for page in [page, ben] {
        page.expect_points_of("Ben", 0);
    }
    complain_of_nothing(&others);
}

fn a_cleared_table_is_gone(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = table_of_two(page, ben, &site);
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

fn who_gives_up_a_seat_and_comes_back_has_their_points_again(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = table_of_two(page, ben, &site);
    lose(page, ben);
    ben.turn_side_to("you");
    ben.press("#part-you summary");
    ben.press("#leave-seat");
    ben.expect_lobby("You have left the table.");
    page.expect_people(&["Ada"]);
    ben.fill("#join-table", &code);
    ben.press("#join-form button");
    ben.expect_points_of("Ben", -1);
    complain_of_nothing(&others);
}

fn a_table_for_a_class_begins_without_chat(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "#group");
    page.fill("#lobby-name", "Ada");
    page.fill("#make-name", "Class 5b");
    page.press("#make-class");
    // Another game has other rules, which say nothing of the chat.
    page.choose("#make-game", "24");
    page.press("#make-form button");
    page.expect_table();
    page.expect_told("The chat is off.");
    let code = page.code();
    ben.come_by_link(&site, "Ben", &code);
    ben.expect_text("#goal strong", "24");
    ben.turn_side_to("chat");
    ben.expect_words_in("#part-chat", "The chat is off at this table.");
    ben.expect_hidden("#chat-text");
    page.turn_side_to("host");
    page.press("#host-chat");
    ben.expect_told("The chat is on.");
    ben.expect_shown("#chat-text");
    complain_of_nothing(&others);
}

fn who_has_left_for_good_is_not_said_to_be_away(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(3);
    let [ben, cleo, dan] = &others[..] else {
        panic!("three others")
    };
    page.open_group(&site, "#group?clock=0");
    let code = page.make_table_here("Ada", "Class 5b");
    for (other, name) in [(ben, "Ben"), (cleo, "Cleo"), (dan, "Dan")] {
        other.come_by_link(&site, name, &code);
    }
    page.expect_people(&["Ada", "Ben", "Cleo", "Dan"]);
    page.advance(2_000);
    page.expect_told("Ben and 2 others joined.");
    ben.turn_side_to("you");
    ben.press("#part-you summary");
    ben.press("#leave-seat");
    page.expect_told("Ben left for good.");
    page.open_tools_for("Cleo");
    page.press("#tools-remove");
    page.expect_told("Cleo was removed.");
    dan.press("#tab-you");
    dan.press("#step-out");
    page.expect_notes("Dan", "away");
    page.advance(2_000);
    page.expect_told("Dan is away.");
    complain_of_nothing(&others);
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

fn the_host_bears_a_mark_and_a_pupil_called_host_does_not(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    let code = page.make_table(&site, "Ada", "Class 5b");
    ben.open_group(&site, &format!("#group?table={code}"));
    ben.fill("#lobby-name", "Our Host");
    ben.press("#lobby-come");
    ben.expect_problem(
        "A name cannot say that you are the host or a teacher, or have another such role: \
         others would believe it. Choose another name.",
        "lobby-name",
    );
    ben.clear("#lobby-name");
    ben.fill("#lobby-name", "Host");
    ben.press("#lobby-come");
    ben.expect_table();
    for one in [page, ben] {
        one.expect_people(&["Ada", "Host"]);
        one.expect_list(
            "return [...document.querySelectorAll('#people .seat')]
               .filter((seat) => seat.querySelector('.host-mark'))
               .map((seat) => seat.querySelector('.name').textContent)",
            &["Ada"],
        );
        one.turn_side_to("chat");
    }
    for (one, line) in [(page, "Hello"), (ben, "Hi")] {
        one.fill("#chat-text", line);
        one.press("#chat-form button");
    }
    for one in [page, ben] {
        expect_line_of(one, "Ada Hello", true);
        expect_line_of(one, "Host Hi", false);
    }
    page.press("#roll");
    ben.expect_phase("thinking");
    page.call_score(None);
    ben.expect_status("Ada (host) calls SCORE!");
    page.give_up();
    page.expect_settlement();
    page.press("#roll");
    ben.expect_phase("thinking");
    ben.call_score(None);
    page.expect_status("Host calls SCORE!");
    complain_of_nothing(&others);
}
