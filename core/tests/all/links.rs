//! The contents of an address: reading it, printing it, and nonsense in it.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use score_core::arith::op::{Op, OpSet};
use score_core::dice::{DiceSet, Roll};
use score_core::host_key::{HostKey, KEY_LETTERS, LETTERS};
use score_core::link::{
    DailyLink, DialsLink, Link, LinkRefusal, LinkedView, MAX_LINK_BYTES, PracticeLink, RaceLink,
    StatisticsLink, WorksheetLink, is_own_machine, language_of_tag, page_for_others,
};
use score_core::table::rules::{Goal, Roller, Rules, Source, TimeLimit};

use crate::lessons::any_lesson;

#[test]
fn a_machine_s_names_for_itself_are_known() {
    for (host, is_own) in [
        ("127.0.0.1", true),
        ("127.9.9.9", true),
        ("0.0.0.0", true),
        ("localhost", true),
        ("LocalHost.", true),
        ("score.localhost", true),
        ("[::1]", true),
        ("[::]", true),
        ("192.168.1.20", false),
        ("127.evil.example", false),
        ("127.0.0.1.evil.example", false),
        ("localhost.evil.example", false),
        ("mylocalhost", false),
        ("[2001:db8::1]", false),
        ("teacher-pc.local", false),
        ("", false),
    ] {
        assert_eq!(is_own_machine(host), is_own, "{host}");
    }
}

#[test]
fn a_language_is_read_from_its_tag_however_a_program_joins_its_parts() {
    for (tag, language) in [
        ("pt", "pt"),
        ("pt-BR", "pt"),
        ("pt_BR", "pt"),
        ("de_AT.UTF-8", "de"),
        ("zh-Hans-CN", "zh"),
        ("UK_ua", "UK"),
        ("de@euro", "de"),
        ("_pt", ""),
        ("", ""),
    ] {
        assert_eq!(language_of_tag(tag), language, "{tag}");
    }
}

#[test]
fn the_page_for_others_is_the_same_page_at_the_first_address_of_the_relay() {
    let page = "http://127.0.0.1:8080/index.html";
    let answer = "https://192.168.1.20:8443/\nhttp://10.0.0.2/\n";
    let found = page_for_others(page, answer);
    assert_eq!(found.unwrap(), "https://192.168.1.20:8443/index.html");
    let bare = page_for_others("http://localhost", "http://[2001:db8::1]:80/");
    assert_eq!(bare.unwrap(), "http://[2001:db8::1]:80/");
    for nonsense in [
        "",
        "\n",
        "<!doctype html>",
        "http://",
        "javascript://192.168.1.20/",
        "http://192.168.1.20/evil",
        "http://evil@192.168.1.20/",
        "http://a b/",
        "192.168.1.20:8080",
    ] {
        assert_eq!(page_for_others(page, nonsense), None, "{nonsense}");
    }
    let long = format!("http://{}/", "a".repeat(300));
    assert_eq!(page_for_others(page, &long), None);
}

/// Reads an address that has nothing wrong in it.
fn read(fragment: &str) -> Link {
    let (link, refusals) = Link::read(fragment);
    assert_eq!(refusals, [], "{fragment}");
    link
}

/// Reads an address with house rules in it.
fn rules(fragment: &str) -> Rules {
    read(fragment).rules.expect("house rules")
}

fn bad(key: &str, value: &str) -> LinkRefusal {
    LinkRefusal::BadValue {
        key: key.to_owned(),
        value: value.to_owned(),
    }
}

fn unknown(key: &str) -> LinkRefusal {
    LinkRefusal::UnknownKey {
        key: key.to_owned(),
    }
}

fn roll(numbers: &[u32]) -> Option<Roll> {
    Some(Roll::new(numbers).unwrap())
}

#[test]
fn an_address_names_a_page() {
    for fragment in ["rules", "#rules", "#/rules", "rules?"] {
        assert_eq!(read(fragment).page, "rules");
    }
    for fragment in ["", "#", "#?"] {
        assert_eq!(read(fragment), Link::default());
    }
}

#[test]
fn an_address_carries_a_roll_a_goal_and_a_seed() {
    let link = read("#play?roll=9.9.9.9&goal=21&seed=7");
    assert_eq!(link.page, "play");
    assert_eq!(link.roll, roll(&[9, 9, 9, 9]));
    assert_eq!(link.rules.unwrap().goal.value(), 21);
    assert_eq!(link.seed, Some(7));
}

#[test]
fn an_address_carries_a_table_of_players_in_different_places() {
    let link = read("#group?table=4TFD6");
    assert_eq!((link.table.as_deref(), link.watch), (Some("4TFD6"), false));
    for fragment in ["group?table=A&watch", "group?table=A&watch=1"] {
        let link = read(fragment);
        assert_eq!((link.table.as_deref(), link.watch), (Some("A"), true));
        assert_eq!(link.to_string(), "group?table=A&watch=1");
    }
    assert!(!read("group?watch=0").watch);
    let long = "a".repeat(21);
    for value in ["", &*long] {
        let (link, refusals) = Link::read(&format!("group?table={value}"));
        assert_eq!((link.table, refusals), (None, vec![bad("table", value)]));
    }
}

#[test]
fn settings_that_an_address_leaves_out_are_the_published_ones() {
    assert_eq!(read("play?roll=1.2").rules, None);
    assert_eq!(rules("?goal=20"), Rules::score());
    let expected = Rules {
        blocking: true,
        ..Rules::score()
    };
    assert_eq!(rules("?blocking=1"), expected);
}

#[test]
fn every_house_rule_but_chat_has_a_name_in_an_address() {
    let link = "?dice=2.100.20&goal=0&ops=join.add&score_s=5&impossible_s=600\
                &all=1&blocking=1&undo=0&roller=last&spoilers_wait=1";
    let expected = Rules {
        source: Source::Dice(DiceSet::new(&[2, 100, 20]).unwrap()),
        goal: Goal::new(0).unwrap(),
        ops: [Op::Add, Op::Join].into_iter().collect(),
        score_clock: TimeLimit::new(5),
        impossible_clock: TimeLimit::new(600),
        all_numbers: true,
        blocking: true,
        undo: false,
        chat: true,
        roller: Roller::LastScorer,
        spoilers_wait: true,
    };
    assert_eq!(rules(link), expected);
    assert_eq!(rules("?cards=1").source, Source::Cards);
    assert_eq!(rules("?score_s=off&impossible_s=off").score_clock, None);
    assert_eq!(Link::read("?chat=0").1, [unknown("chat")]);
}

#[test]
fn the_last_of_several_values_counts() {
    assert_eq!(read("?seed=1&seed=2").seed, Some(2));
    assert_eq!(rules("?cards=1&dice=6.6").source, dice(&[6, 6]));
    assert_eq!(rules("?dice=6.6&cards=1").source, Source::Cards);
}

fn dice(sides: &[u32]) -> Source {
    Source::Dice(DiceSet::new(sides).unwrap())
}

#[test]
fn each_wrong_part_has_its_own_refusal_and_the_right_ones_are_used() {
    let (link, refusals) = Link::read("#play?roll=1.x&goal=7&gaol=7&seed=-1&undo=0&ops=add.pow");
    let expected = Rules {
        goal: Goal::new(7).unwrap(),
        undo: false,
        ..Rules::score()
    };
    assert_eq!((link.page.as_str(), link.rules), ("play", Some(expected)));
    assert_eq!((link.roll, link.seed), (None, None));
    let wrong = [
        bad("roll", "1.x"),
        unknown("gaol"),
        bad("seed", "-1"),
        bad("ops", "add.pow"),
    ];
    assert_eq!(refusals, wrong);
}

#[test]
fn a_value_just_past_its_limit_is_refused_and_one_at_it_is_read() {
    for (key, good, wrong) in [
        ("roll", "0.999", "0.1000"),
        ("roll", "1.2.3.4.5.6", "1.2.3.4.5.6.7"),
        ("roll", "1.2", "1"),
        ("roll", "1.2", "1..2"),
        ("roll", "1.2", "1,2"),
        ("roll", "1.2", "1.-2"),
        ("dice", "2.100", "1.100"),
        ("dice", "2.100", "2.101"),
        ("dice", "6.6", "6"),
        ("dice", "6.6.6.6.6.6", "6.6.6.6.6.6.6"),
        ("goal", "0", "-1"),
        ("goal", "999", "1000"),
        ("goal", "999", "4294967296"),
        ("goal", "20", "20.0"),
        ("ops", "add", "ADD"),
        ("score_s", "5", "4"),
        ("score_s", "600", "601"),
        ("score_s", "off", "0"),
        ("impossible_s", "5", "4"),
        ("impossible_s", "600", "601"),
        ("impossible_s", "off", "Off"),
        ("all", "1", "2"),
        ("blocking", "0", "true"),
        ("spoilers_wait", "0", "no"),
        ("cards", "0", "yes"),
        ("roller", "host", "nobody"),
        ("seed", "4294967295", "4294967296"),
    ] {
        let (link, refusals) = Link::read(&format!("?{key}={good}"));
        assert_eq!(refusals, [], "{key}={good}");
        assert_ne!(link, Link::default(), "{key}={good}");
        let (link, refusals) = Link::read(&format!("?{key}={wrong}"));
        assert_eq!(refusals, [bad(key, wrong)]);
        assert_eq!(link, Link::default(), "nothing is taken of {key}={wrong}");
    }
}

#[test]
fn no_address_sets_a_clock() {
    let refused = [
        Link::read("#play?clock=0").1,
        DialsLink::read("#dials?clock=0").1,
        PracticeLink::read("#practice?clock=0").1,
        DailyLink::read("#daily?clock=0").1,
        WorksheetLink::read("#sheet?clock=0").1,
    ];
    for refusals in refused {
        assert_eq!(refusals, [unknown("clock")]);
    }
}

#[test]
fn an_address_past_the_limit_is_not_read_at_all() {
    let fill = |bytes: usize| format!("?seed=7&goal={}", "9".repeat(bytes - "?seed=7&goal=".len()));
    let (link, refusals) = Link::read(&fill(MAX_LINK_BYTES));
    assert_eq!((link.seed, refusals.len()), (Some(7), 1));
    let long = Link::read(&fill(MAX_LINK_BYTES + 1));
    assert_eq!(long, (Link::default(), vec![LinkRefusal::TooLong]));
}

#[test]
fn a_quotation_of_a_bad_value_is_short() {
    let (_, refusals) = Link::read(&format!("?{0}=1&goal={0}", "é".repeat(100)));
    let short = "é".repeat(30);
    assert_eq!(refusals, [unknown(&short), bad("goal", &short)]);
}

#[test]
fn a_refusal_names_the_fault() {
    for (fragment, refusal) in [
        ("?gaol=7", unknown("gaol")),
        ("?goal=x", bad("goal", "x")),
        ("?goal=", LinkRefusal::Changed),
        ("?goal", bad("goal", "")),
        (&"a".repeat(MAX_LINK_BYTES + 1), LinkRefusal::TooLong),
    ] {
        assert_eq!(Link::read(fragment).1[0], refusal);
    }
}

#[test]
fn of_a_link_that_a_program_has_changed_or_cut_off_nothing_is_used() {
    for (fragment, page) in [
        ("#play?roll=9.9.9.9.", "play"),
        ("#play?roll=9.9.9.9)", "play"),
        ("#play?roll=9.9.9.9>", "play"),
        ("#play?roll=9.9.9.9,", "play"),
        ("#play?roll=9.9.9.9&goal=21*", "play"),
        ("#play?roll=9.9.9.9”", "play"),
        ("#play?roll=„9.9.9.9“", "play"),
        ("#play?roll='9.9.9.9'", "play"),
        ("#play?roll=9.9.\u{200b}9.9", "play"),
        ("#play?roll=9.9.9.9\u{feff}", "play"),
        ("#play?roll=9.9.9.9 See you!", "play"),
        ("#play?roll=9.9.9.9&amp;goal=21", "play"),
        ("#play?roll=9.9.9.9&amp;seed=7&goal=21", "play"),
        ("#play?roll=9.9.9.9&", "play"),
        ("#play?roll=9.9.9.9&goal=", "play"),
        ("#play?roll=9.9.9.9&seed=%E", "play"),
        ("#24?roll=3.3.8…", "24"),
        ("#group?table=4TFD6.", "group"),
        ("#group?table=4TFD6\u{200b}&watch", "group"),
        ("#group?table=“4TFD6”", "group"),
        ("#group?table=CDFGHJKMNPQR)", "group"),
        ("#rules.", "rules"),
        ("#play…", "play"),
    ] {
        let link = Link {
            page: page.to_owned(),
            ..Link::default()
        };
        let changed = (link, vec![LinkRefusal::Changed]);
        assert_eq!(Link::read(fragment), changed, "{fragment}");
    }
    let of_others = [
        PracticeLink::read("#practice?goal=12.").1,
        DailyLink::read("#daily?day=2026-01-01)").1,
        WorksheetLink::read("#sheet?kind=rolls&amp;seed=7").1,
        DialsLink::read("#dials?seed=7.").1,
        RaceLink::read("#race?seed=7”").1,
        StatisticsLink::read("#statistics?carried=AXja&part=1&of=").1,
    ];
    for refusals in of_others {
        assert_eq!(refusals, [LinkRefusal::Changed]);
    }
}

#[test]
fn the_name_of_a_table_and_the_title_of_a_sheet_may_have_any_characters() {
    for name in [
        "Class (5b)",
        "Ms. Ada’s",
        "5b.",
        "“Five”",
        "سلام\u{200c}ها",
        "100%",
        "A",
    ] {
        let link = read(&format!("#group?table={name}"));
        assert_eq!(link.table.as_deref(), Some(name));
    }
    let (link, refusals) = WorksheetLink::read("#sheet?title=Roll.4.me.&seed=7");
    assert_eq!((refusals, link.sheet.seed), (vec![], 7));
}

#[test]
fn links_are_short_and_can_be_said() {
    let link = Link {
        page: "play".to_owned(),
        roll: roll(&[9, 9, 9, 9]),
        rules: Some(Rules::score()),
        ..Link::default()
    };
    assert_eq!(link.to_string(), "play?roll=9.9.9.9&goal=20");
    let twenty_four = Link {
        rules: Some(Rules::twenty_four()),
        ..Link::default()
    };
    let printed = "?cards=1&goal=24&ops=add.sub.mul.div&all=1";
    assert_eq!(twenty_four.to_string(), printed);
}

#[test]
fn settings_that_a_link_to_24_leaves_out_are_those_of_24() {
    assert_eq!(rules("#24?goal=24"), Rules::twenty_four());
    assert_eq!(rules("#24?goal=10").goal.value(), 10);
    assert_eq!(
        rules("#24?score_s=60"),
        Rules {
            score_clock: TimeLimit::new(60),
            ..Rules::twenty_four()
        }
    );
    let link = Link {
        page: "24".to_owned(),
        roll: roll(&[3, 3, 8, 8]),
        rules: Some(Rules::twenty_four()),
        ..Link::default()
    };
    assert_eq!(link.to_string(), "24?roll=3.3.8.8&goal=24");
}

#[test]
fn an_address_asks_for_the_roll_of_the_day() {
    let link = read("#24?roll=today");
    assert!(link.today);
    assert_eq!((link.roll, &link.rules), (None, &None));
    assert_eq!(link.to_string(), "24?roll=today");
}

fn any_rules() -> impl Strategy<Value = Rules> {
    let dice =
        vec(2..=100_u32, 2..=6).prop_map(|sides| Source::Dice(DiceSet::new(&sides).expect("dice")));
    let source = prop_oneof![
        dice,
        Just(Source::Cards),
        Just(Source::Dice(DiceSet::SCORE))
    ];
    let goal = (0..=999_u32).prop_map(|goal| Goal::new(goal).expect("a goal"));
    let ops =
        vec(select(Op::ALL.to_vec()), 1..8).prop_map(|ops| ops.into_iter().collect::<OpSet>());
    let clock = || option::of((5..=600_u32).prop_map(|s| TimeLimit::new(s).expect("a clock")));
    let roller = select(vec![Roller::Anyone, Roller::Host, Roller::LastScorer]);
    let switches = any::<[bool; 4]>();
    (source, goal, ops, clock(), clock(), switches, roller).prop_map(
        |(source, goal, ops, score_clock, impossible_clock, switches, roller)| Rules {
            source,
            goal,
            ops,
            score_clock,
            impossible_clock,
            all_numbers: switches[0],
            blocking: switches[1],
            undo: switches[2],
            // A link says nothing about chat.
            chat: Rules::score().chat,
            roller,
            spoilers_wait: switches[3],
        },
    )
}

fn any_host_key() -> impl Strategy<Value = HostKey> {
    let key = vec(select(LETTERS), KEY_LETTERS);
    let key = key.prop_map(|key| String::from_utf8(key).expect("letters"));
    key.prop_map(|key| key.parse().expect("a key"))
}

fn any_link() -> impl Strategy<Value = Link> {
    let roll = vec(0..=999_u32, 2..=6).prop_map(|numbers| Roll::new(&numbers).expect("a roll"));
    (
        prop_oneof![3 => "[a-z]{0,12}", 1 => Just("24".to_owned())],
        option::of(roll),
        any::<bool>(),
        option::of(any_rules()),
        (
            option::of("[A-Za-z0-9]{1,20}"),
            option::of(any_lesson()),
            option::of(select(vec![
                LinkedView::Plan,
                LinkedView::Report,
                LinkedView::Class,
                LinkedView::Rules,
            ])),
        ),
        (any::<bool>(), option::of(any_host_key())),
        option::of(any::<u32>()),
    )
        .prop_map(
            |(page, roll, today, rules, (table, lesson, show), (watch, host_key), seed)| Link {
                page,
                roll,
                today,
                rules,
                table,
                watch,
                host_key,
                lesson,
                show,
                seed,
            },
        )
}

/// Something like a link, so that nonsense gets past the first character.
fn almost_a_link() -> impl Strategy<Value = String> {
    let part = "(roll|seed|dice|cards|goal|ops|score_s|all|undo|roller|lesson|show|[a-z]{0,3})\
                =?[0-9a-z.&=+%é-]{0,12}";
    vec(part, 0..12).prop_map(|parts| format!("#play?{}", parts.join("&")))
}

proptest! {
    #[test]
    fn a_printed_link_reads_back_the_same(link in any_link()) {
        let printed = link.to_string();
        prop_assert!(printed.len() <= MAX_LINK_BYTES);
        prop_assert_eq!(read(&printed), link.clone());
        prop_assert_eq!(read(&format!("#{printed}")), link);
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "?&=._".contains(c);
        prop_assert!(printed.chars().all(is_plain), "{} needs escapes", printed);
    }

    #[test]
    fn the_order_of_the_parts_does_not_matter(link in any_link()) {
        let printed = link.to_string();
        let (page, query) = printed.split_once('?').unwrap_or((&printed, ""));
        let mut parts: Vec<&str> = query.split('&').collect();
        parts.reverse();
        prop_assert_eq!(read(&format!("{page}?{}", parts.join("&"))), link);
    }

    #[test]
    fn nonsense_is_read_as_far_as_it_goes(text in any::<String>(), parts in almost_a_link()) {
        for text in [text, parts] {
            let (link, refusals) = Link::read(&text);
            let parts = text.split_once('?').map_or("", |(_, query)| query);
            let count = parts.split('&').filter(|part| !part.is_empty()).count();
            prop_assert!(refusals.len() <= count.max(1));
            // A link that was understood can be written again; a page's name is not looked into
            // here.
            let understood = Link { page: String::new(), ..link };
            prop_assert_eq!(read(&understood.to_string()), understood);
        }
    }
}
