//! The durable format: a log written today is read for years.

use score_core::table::event::{Event, SeatId, TableMode};
use score_core::table::rules::Roller;
use score_core::table::state::{MAX_POINTS, Phase, Rejected, Table};
use score_core::teach::hint::Grade;

/// A small log with every kind of event, deal and ending but one (a free
/// round, which has a log of its own below). **It must not change**: tables
/// that were kept would be lost.
const LOG: &str = r#"
{"opened":{"company":"hot_seat","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"anyone"}}}
{"seated":{"seat":3,"name":["Ada","ada"],"points":-2}}
{"continued":{"rounds":7,"next_seat":5,"last_scorer":3}}
{"seated":{"seat":5,"name":["Émile","émile"],"points":0}}
{"seated":{"seat":6,"name":["Bo","bo"],"points":0}}
{"dealt":{"by":5,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
{"impossible_called":{"seat":3,"deadline_ms":60000}}
{"score_called":{"seat":5,"deadline_ms":31000}}
{"stepped":{"left":1,"op":"mul","right":2}}
"undone"
{"stepped":{"left":1,"op":"mul","right":2}}
{"stepped":{"left":4,"op":"div","right":0}}
{"settled":{"ending":"reached","awards":[{"seat":5,"points":1},{"seat":3,"points":-2}]}}
{"renamed":{"seat":5,"name":["Emil","emil"]}}
{"rules_changed":{"rules":{"source":"cards","goal":24,"ops":["add","sub","mul","div"],"score_clock":30,"impossible_clock":60,"all_numbers":true,"blocking":true,"undo":false,"chat":false,"roller":"last_scorer"}}}
{"dealt":{"by":5,"deal":{"drawn":{"cards":[[1,"clubs"],[11,"diamonds"],[12,"hearts"],[13,"spades"]]}}}}
{"score_called":{"seat":5,"deadline_ms":130000}}
{"stepped":{"left":0,"op":"add","right":1}}
{"stepped":{"left":2,"op":"sub","right":3}}
{"stepped":{"left":4,"op":"add","right":5}}
{"settled":{"ending":"missed","awards":[{"seat":5,"points":-1}]}}
{"dealt":{"by":3,"deal":{"chosen":{"numbers":[9,9,9,9]}}}}
{"score_called":{"seat":3,"deadline_ms":230000}}
{"settled":{"ending":"gave_up","awards":[{"seat":3,"points":-1}]}}
{"dealt":{"by":3,"deal":{"chosen":{"numbers":[0,999]}}}}
{"score_called":{"seat":3,"deadline_ms":330000}}
{"settled":{"ending":"out_of_time","awards":[{"seat":3,"points":-1}]}}
"points_cleared"
{"left":{"seat":6}}
{"dealt":{"by":3,"deal":{"chosen":{"numbers":[1,1,1]}}}}
{"impossible_called":{"seat":3,"deadline_ms":460000}}
{"settled":{"ending":"stood","awards":[{"seat":3,"points":1}]}}
"#;

/// A free round of a solitaire player who has no clocks; and an open call.
const FREE: &str = r#"
{"opened":{"company":"solitaire","rules":{"source":{"dice":[2,100]},"goal":0,"ops":["join"],"score_clock":null,"impossible_clock":null,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"host"}}}
{"seated":{"seat":0,"name":["You","you"],"points":0}}
{"continued":{"rounds":0,"next_seat":1,"last_scorer":null}}
{"rules_changed":{"rules":{"source":{"dice":[2,100]},"goal":12,"ops":["join"],"score_clock":null,"impossible_clock":null,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"host"}}}
{"dealt":{"by":0,"deal":{"rolled":{"sides":[2,100],"roll":[1,2]}}}}
{"stepped":{"left":0,"op":"join","right":1}}
{"settled":{"ending":"practised","awards":[]}}
{"dealt":{"by":0,"deal":{"rolled":{"sides":[2,100],"roll":[1,3]}}}}
{"score_called":{"seat":0,"deadline_ms":null}}
"#;

/// Hints of two players; one of them calls and reaches the goal with theirs.
const HINTS: &str = r#"
{"opened":{"company":"hot_seat","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"anyone"}}}
{"seated":{"seat":0,"name":["Ada","ada"],"points":0}}
{"seated":{"seat":1,"name":["Bo","bo"],"points":0}}
{"dealt":{"by":0,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
{"hint_taken":{"seat":1,"grade":"solvable"}}
{"hint_taken":{"seat":0,"grade":"solvable"}}
{"score_called":{"seat":1,"deadline_ms":31000}}
{"hint_taken":{"seat":1,"grade":"numbers"}}
{"hint_taken":{"seat":1,"grade":"last_operator"}}
{"hint_taken":{"seat":1,"grade":"first_step"}}
{"stepped":{"left":1,"op":"mul","right":2}}
{"stepped":{"left":4,"op":"div","right":0}}
{"settled":{"ending":"reached","awards":[{"seat":1,"points":1}]}}
"#;

/// Joined the format later: a host changes who rolls, and ends rounds.
const ENDED: &str = r#"
{"opened":{"company":"group","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"host"}}}
{"seated":{"seat":0,"name":["Ada","ada"],"points":0}}
{"seated":{"seat":1,"name":["Bo","bo"],"points":0}}
{"dealt":{"by":0,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
{"roller_changed":{"roller":"anyone"}}
{"score_called":{"seat":1,"deadline_ms":31000}}
{"settled":{"ending":"ended","awards":[{"seat":1,"points":-1}]}}
{"dealt":{"by":1,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
{"impossible_called":{"seat":1,"deadline_ms":91000}}
{"settled":{"ending":"ended","awards":[]}}
"#;

/// Joined the format later: rolls whose solutions are known.
const PRACTICE: &str = r#"
{"opened":{"company":"solitaire","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"anyone"}}}
{"seated":{"seat":0,"name":["You","you"],"points":4}}
{"continued":{"rounds":2,"next_seat":1,"last_scorer":0}}
{"solutions_known":{"rolls":[{"numbers":[1,4,5,7],"goal":20},{"numbers":[0,999],"goal":24}]}}
{"dealt_for_practice":{"by":0,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
{"score_called":{"seat":0,"deadline_ms":31000}}
{"settled":{"ending":"gave_up","awards":[]}}
"#;

/// Joined the format later: how long the goal took.
const TIMED: &str = r#"
{"opened":{"company":"solitaire","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"anyone"}}}
{"seated":{"seat":0,"name":["You","you"],"points":0}}
{"dealt":{"by":0,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
{"score_called":{"seat":0,"deadline_ms":31000}}
{"stepped":{"left":1,"op":"mul","right":2}}
{"stepped":{"left":4,"op":"div","right":0}}
{"time_taken":{"taken_ms":12345}}
{"settled":{"ending":"reached","awards":[{"seat":0,"points":1}]}}
"#;

/// Joined the format later: spoilers wait, and a player has failed before.
const SPOILERS: &str = r#"
{"opened":{"company":"group","rules":{"source":{"dice":[6,6,12,20]},"goal":20,"ops":["add","sub","mul","div","join"],"score_clock":30,"impossible_clock":60,"all_numbers":false,"blocking":false,"undo":true,"chat":true,"roller":"host_and_spoilers_wait"}}}
{"seated":{"seat":0,"name":["Ada","ada"],"points":0}}
{"seated":{"seat":1,"name":["Bo","bo"],"points":-4}}
{"failed_in_a_row":{"players":[{"seat":0,"failures":1,"rolls_to_wait":0},{"seat":1,"failures":4,"rolls_to_wait":2}]}}
{"dealt":{"by":0,"deal":{"rolled":{"sides":[6,6,12,20],"roll":[1,4,5,7]}}}}
"#;

fn events(log: &str) -> Vec<Event> {
    let read = |line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"));
    log.trim().lines().map(read).collect()
}

#[test]
fn a_log_is_written_as_it_always_was() {
    for log in [LOG, FREE, HINTS, ENDED, PRACTICE, TIMED, SPOILERS] {
        for (line, event) in log.trim().lines().zip(events(log)) {
            assert_eq!(serde_json::to_string(&event).unwrap(), line);
        }
    }
}

#[test]
fn a_log_is_understood_as_it_always_was() {
    let table = Table::fold(&events(LOG)).unwrap();
    let seats: Vec<(u32, &str, i32)> = table
        .seats()
        .iter()
        .map(|seat| (seat.id.0, seat.name.as_str(), seat.points))
        .collect();
    assert_eq!(seats, [(3, "Ada", 1), (5, "Emil", 0)]);
    assert_eq!((table.rounds(), table.next_seat()), (12, SeatId(7)));
    assert_eq!(table.last_scorer(), Some(SeatId(3)));
    assert_eq!(table.mode(), TableMode::HotSeat);

    let table = Table::fold(&events(FREE)).unwrap();
    assert_eq!(table.seats()[0].points, 0);
    let phase = &table.round().unwrap().phase;
    assert!(matches!(phase, Phase::Demonstration { caller, .. } if *caller == SeatId(0)));

    let table = Table::fold(&events(ENDED)).unwrap();
    assert_eq!(table.rules().roller, Roller::Anyone);
    assert_eq!(table.seats()[1].points, -1);

    let table = Table::fold(&events(PRACTICE)).unwrap();
    assert_eq!(table.seats()[0].points, 4);
    assert!(table.round().unwrap().is_practice);

    let table = Table::fold(&events(SPOILERS)).unwrap();
    assert!(table.rules().spoilers_wait);
    assert_eq!(table.rules().roller, Roller::Host);
    assert_eq!([0, 1].map(|seat| table.rolls_to_wait(SeatId(seat))), [0, 2]);
    for earlier in [LOG, FREE, HINTS, ENDED, PRACTICE, TIMED] {
        let table = Table::fold(&events(earlier)).unwrap();
        assert!(
            !table.rules().spoilers_wait,
            "an earlier log has no such rule"
        );
    }

    // An earlier log does not say how long a goal took.
    for (log, expected) in [(TIMED, Some(12_345)), (HINTS, None)] {
        let table = Table::fold(&events(log)).unwrap();
        let Phase::Settled(settlement) = &table.round().unwrap().phase else {
            panic!("a settled round");
        };
        assert_eq!(settlement.taken_ms, expected);
    }

    let table = Table::fold(&events(HINTS)).unwrap();
    let Phase::Settled(settlement) = &table.round().unwrap().phase else {
        panic!("the round is settled");
    };
    let hints: Vec<(u32, Grade)> = settlement
        .hints
        .iter()
        .map(|taken| (taken.seat.0, taken.last))
        .collect();
    assert_eq!(hints, [(0, Grade::Solvable), (1, Grade::FirstStep)]);
}

/// The logs in the form in which the page stores them. Postcard names nothing: an order of variants
/// or fields that changes would be read as something else.
const KEPT: [&str; 6] = [
    "200001000406060c1414050001020304011e013c0000010100020303416461036164610301070501\
     03020506c3896d696c6506c3a96d696c6500020602426f02626f000705000406060c140401040507\
     090301e0d40308050198f2010a0102020b0a0102020a0403000c0002050103fe030504456d696c04\
     656d696c0501180400010203011e013c01010000020705010401000b010c020d03080501d0f7070a\
     0000010a0201030a0400050c010105ff0703020409090909080301f0840e0c030103ff0703020200\
     e7070803019092140c020103ff06040607030203010101090301e0891c0c04010301",
    "0900000002026400010400000000010101020003596f7503796f75000100010005000202640c0104\
     000000000101010700000202640201020a0004010c0500070000020264020103080000",
    "0d0001000406060c1414050001020304011e013c0000010100020003416461036164610002010242\
     6f02626f000700000406060c1404010405070d01000d000008010198f2010d01010d01020d01030a\
     0102020a0403000c00010101",
    "0a0002000406060c1414050001020304011e013c0000010101020003416461036164610002010242\
     6f02626f000700000406060c1404010405070f0008010198f2010c060101ff0701000406060c1404\
     01040507090101f8c6050c0600",
    "070000000406060c1414050001020304011e013c0000010100020003596f7503796f750801020101\
     0010020401040507140200e707181100000406060c14040104050708000198f2010c0300",
    "050002000406060c1414050001020304011e013c0000010104020003416461036164610002010242\
     6f02626f0718020001000104020700000406060c140401040507",
];

#[test]
fn a_log_is_kept_in_the_browser_as_it_always_was() {
    for (log, kept) in [LOG, FREE, HINTS, ENDED, PRACTICE, SPOILERS]
        .into_iter()
        .zip(KEPT)
    {
        let bytes = postcard::to_allocvec(&events(log)).unwrap();
        let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, kept);
        assert_eq!(postcard::from_bytes(&bytes), Ok(events(log)));
    }
}

#[test]
fn a_line_that_is_no_event_is_refused() {
    for line in [
        r#"{"unheard_of":{"seat":3}}"#,
        r#""undone_twice""#,
        r#"{"left":{"seat":3,"why":"bored"}}"#,
        r#"{"left":{}}"#,
        r#"{"left":{"seat":-1}}"#,
        r#"{"left":{"seat":4294967296}}"#,
        r#"{"left":{"seat":3},"renamed":{"seat":3,"name":["Bo","bo"]}}"#,
        r#"{"seated":{"seat":3,"name":["",""],"points":0}}"#,
        r#"{"seated":{"seat":3,"name":["A\u202eda","ada"],"points":0}}"#,
        r#"{"seated":{"seat":3,"name":"Ada","points":0}}"#,
        r#"{"seated":{"seat":3,"name":["Ada","ada"],"points":0.5}}"#,
        r#"{"dealt":{"by":0,"deal":{"chosen":{"numbers":[1]}}}}"#,
        r#"{"dealt":{"by":0,"deal":{"chosen":{"numbers":[1,1000]}}}}"#,
        r#"{"dealt":{"by":0,"deal":{"chosen":{"numbers":[1,2],"extra":1}}}}"#,
        r#"{"dealt":{"by":0,"deal":{"drawn":{"cards":[[14,"clubs"],[1,"clubs"]]}}}}"#,
        r#"{"dealt":{"by":0,"deal":{"drawn":{"cards":[[1,"jokers"],[1,"clubs"]]}}}}"#,
        r#"{"stepped":{"left":1,"op":"pow","right":2}}"#,
        r#"{"stepped":{"left":256,"op":"add","right":2}}"#,
        r#"{"score_called":{"seat":0,"deadline_ms":-1}}"#,
        r#"{"settled":{"ending":"won","awards":[]}}"#,
        r#"{"hint_taken":{"seat":0,"grade":"solution"}}"#,
        r#"{"hint_taken":{"seat":0,"grade":1}}"#,
        r#"{"settled":{"ending":"missed","awards":[{"seat":0,"points":1,"why":1}]}}"#,
        "null",
        "[]",
        "",
    ] {
        assert!(serde_json::from_str::<Event>(line).is_err(), "{line}");
    }
}

/// Events that are well-formed but do not fit at their place in a log.
#[test]
fn a_log_with_an_event_that_does_not_fit_is_rejected() {
    let seat_of =
        |points: i32| format!(r#"{{"seated":{{"seat":8,"name":["Cy","cy"],"points":{points}}}}}"#);
    let longest = seat_of(MAX_POINTS);
    assert!(Table::fold(&events(&format!("{LOG}{longest}"))).is_ok());
    let [most, least] = [MAX_POINTS + 1, i32::MIN].map(seat_of);
    let open = format!(
        "{LOG}{}\n{}\n",
        r#"{"dealt":{"by":5,"deal":{"chosen":{"numbers":[1,2]}}}}"#,
        r#"{"score_called":{"seat":3,"deadline_ms":500000}}"#,
    );
    for (log, line) in [
        ("", r#""undone""#),
        (LOG, &*most),
        (LOG, &least),
        (
            LOG,
            r#"{"seated":{"seat":6,"name":["Cy","cy"],"points":0}}"#,
        ),
        (
            LOG,
            r#"{"seated":{"seat":7,"name":["ADA","ada"],"points":0}}"#,
        ),
        (LOG, r#"{"renamed":{"seat":5,"name":["ADA","ada"]}}"#),
        (LOG, r#"{"left":{"seat":6}}"#),
        (
            LOG,
            r#"{"continued":{"rounds":0,"next_seat":9,"last_scorer":null}}"#,
        ),
        (LOG, r#"{"score_called":{"seat":3,"deadline_ms":1}}"#),
        (LOG, r#"{"settled":{"ending":"stood","awards":[]}}"#),
        (
            LOG,
            r#"{"dealt":{"by":4,"deal":{"chosen":{"numbers":[1,2]}}}}"#,
        ),
        (
            LOG,
            r#"{"dealt":{"by":3,"deal":{"rolled":{"sides":[6,6],"roll":[1,7]}}}}"#,
        ),
        (
            LOG,
            r#"{"dealt":{"by":3,"deal":{"rolled":{"sides":[6,6],"roll":[0,6]}}}}"#,
        ),
        (
            LOG,
            r#"{"dealt":{"by":3,"deal":{"rolled":{"sides":[6,101],"roll":[1,6]}}}}"#,
        ),
        (
            LOG,
            r#"{"dealt":{"by":3,"deal":{"rolled":{"sides":[6],"roll":[1,6]}}}}"#,
        ),
        (
            LOG,
            r#"{"dealt":{"by":3,"deal":{"drawn":{"cards":[[1,"clubs"]]}}}}"#,
        ),
        (
            LOG,
            r#"{"dealt":{"by":3,"deal":{"drawn":{"cards":[[1,"clubs"],[1,"clubs"]]}}}}"#,
        ),
        (
            &*open,
            r#"{"settled":{"ending":"gave_up","awards":[{"seat":5,"points":1}]}}"#,
        ),
        // An open call holds the roll, and ends in its own ways and for its
        // callers only.
        (
            FREE,
            r#"{"dealt":{"by":0,"deal":{"chosen":{"numbers":[1,2]}}}}"#,
        ),
        (FREE, r#"{"left":{"seat":0}}"#),
        (FREE, r#""points_cleared""#),
        (
            FREE,
            r#"{"impossible_called":{"seat":0,"deadline_ms":null}}"#,
        ),
        (FREE, r#"{"settled":{"ending":"stood","awards":[]}}"#),
        (
            FREE,
            r#"{"settled":{"ending":"reached","awards":[{"seat":0,"points":1}]}}"#,
        ),
        (
            FREE,
            r#"{"settled":{"ending":"missed","awards":[{"seat":0,"points":-1}]}}"#,
        ),
        (
            FREE,
            r#"{"settled":{"ending":"gave_up","awards":[{"seat":1,"points":1}]}}"#,
        ),
        (FREE, r#"{"stepped":{"left":0,"op":"add","right":1}}"#),
        (FREE, r#""undone""#),
        // Hints come in order, once each, and none after the end.
        (FREE, r#"{"hint_taken":{"seat":0,"grade":"numbers"}}"#),
        (FREE, r#"{"hint_taken":{"seat":1,"grade":"solvable"}}"#),
        (HINTS, r#"{"hint_taken":{"seat":0,"grade":"numbers"}}"#),
        // A player who waits has failed more often than that, and sits at a table where spoilers
        // wait.
        (
            SPOILERS,
            r#"{"failed_in_a_row":{"players":[{"seat":1,"failures":2,"rolls_to_wait":2}]}}"#,
        ),
        (
            SPOILERS,
            r#"{"failed_in_a_row":{"players":[{"seat":1,"failures":0,"rolls_to_wait":0}]}}"#,
        ),
        (
            SPOILERS,
            r#"{"failed_in_a_row":{"players":[{"seat":1,"failures":1001,"rolls_to_wait":2}]}}"#,
        ),
        (
            SPOILERS,
            r#"{"failed_in_a_row":{"players":[{"seat":2,"failures":1,"rolls_to_wait":0}]}}"#,
        ),
        (
            HINTS,
            r#"{"failed_in_a_row":{"players":[{"seat":1,"failures":1,"rolls_to_wait":0}]}}"#,
        ),
    ] {
        let log = events(&format!("{log}{line}"));
        assert_eq!(Table::fold(&log), Err(Rejected), "{line}");
    }
}

#[test]
fn points_stay_within_their_limit() {
    let rich = format!(
        "{LOG}{}\n{}\n{}\n{}",
        r#"{"seated":{"seat":8,"name":["Cy","cy"],"points":1000000}}"#,
        r#"{"dealt":{"by":8,"deal":{"chosen":{"numbers":[1,2]}}}}"#,
        r#"{"impossible_called":{"seat":8,"deadline_ms":600000}}"#,
        r#"{"settled":{"ending":"stood","awards":[{"seat":8,"points":1}]}}"#,
    );
    let table = Table::fold(&events(&rich)).unwrap();
    assert_eq!(table.seat(SeatId(8)).unwrap().points, MAX_POINTS);
}

/// A call without a deadline would never end if others wait for it.
#[test]
fn a_deadline_is_there_where_the_house_rules_have_a_clock() {
    let dealt = r#"{"dealt":{"by":0,"deal":{"chosen":{"numbers":[1,2]}}}}"#;
    let timed = r#"{"rules_changed":{"rules":{"source":"cards","goal":24,"ops":["add"],"score_clock":30,"impossible_clock":60,"all_numbers":true,"blocking":true,"undo":false,"chat":false,"roller":"host"}}}"#;
    let seated: Vec<&str> = FREE.trim().lines().take(3).collect();
    for call in ["score_called", "impossible_called"] {
        for (rules, deadline, fits) in [
            ("", "null", true),
            ("", "5", false),
            (timed, "5", true),
            (timed, "null", false),
        ] {
            let called = format!(r#"{{"{call}":{{"seat":0,"deadline_ms":{deadline}}}}}"#);
            let mut log = seated.clone();
            log.extend(
                [rules, dealt, &called]
                    .into_iter()
                    .filter(|line| !line.is_empty()),
            );
            let folded = Table::fold(&events(&log.join("\n")));
            assert_eq!(folded.is_ok(), fits, "{called} after {rules}");
        }
    }
}
