//! Tests of pasted texts that lead somewhere: links out of messages, codes and names of tables.

use proptest::prelude::*;
use score_core::link::{
    MAX_LINK_BYTES, MAX_PASTED_CHARS, Pasted, PastedRefusal, is_own_machine, read_pasted,
};

const OWN: &str = "score.example";
const PAGES: [&str; 4] = ["group", "practice", "sheet", "play"];

fn read(text: &str) -> Result<Pasted, PastedRefusal> {
    read_pasted(text, OWN, |name| PAGES.contains(&name))
}

fn table(name: &str) -> Result<Pasted, PastedRefusal> {
    Ok(Pasted::Table(name.to_owned()))
}

fn fragment(fragment: &str) -> Result<Pasted, PastedRefusal> {
    Ok(Pasted::Fragment(fragment.to_owned()))
}

/// The site to which a text leads elsewhere, and the link to follow.
fn elsewhere(read: Result<Pasted, PastedRefusal>) -> Option<(String, Option<String>)> {
    match read {
        Err(PastedRefusal::OtherSite { host, link }) => Some((host, link)),
        _ => None,
    }
}

#[test]
fn a_link_is_found_in_whatever_a_message_has_round_it() {
    for text in [
        "https://score.example/#group?table=CDFGH",
        "  https://score.example/#group?table=CDFGH\n",
        "HTTPS://Score.Example/#group?table=CDFGH",
        "https://score.example:443/#group?table=CDFGH",
        "http://score.example/index.html?lang=de#group?table=CDFGH",
        "https://score.example/%23group?table=CDFGH",
        "https://score.example/#group%3Ftable%3DCDFGH",
        "<https://score.example/#group?table=CDFGH>",
        "\"https://score.example/#group?table=CDFGH\"",
        "„https://score.example/#group?table=CDFGH“",
        "«https://score.example/#group?table=CDFGH»",
        "「https://score.example/#group?table=CDFGH」",
        "Come to us (https://score.example/#group?table=CDFGH), it has begun!",
        "Kommt: https://score.example/#group?table=CDFGH.",
        "**https://score.example/#group?table=CDFGH**",
        "[Class 5b](https://score.example/#group?table=CDFGH)",
        "See https://video.example/#a and https://score.example/#group?table=CDFGH",
        "score.example/#group?table=CDFGH",
        "at score.example/#group?table=CDFGH, now",
        "/#group?table=CDFGH",
        "#group?table=CDFGH",
        "%23group?table=CDFGH",
        "Link: #group?table=CDFGH",
        "group?table=CDFGH",
    ] {
        assert_eq!(read(text), table("CDFGH"), "{text}");
    }
}

#[test]
fn a_link_to_another_page_leads_to_that_page() {
    for (text, found) in [
        (
            "https://score.example/#practice?skill=joining&level=hard",
            "practice?skill=joining&level=hard",
        ),
        ("https://score.example/#practice", "practice"),
        (
            "Solve (https://score.example/#play?roll=9.9.9.9&goal=20)!",
            "play?roll=9.9.9.9&goal=20",
        ),
        (
            "https://score.example/#sheet?title=Week%205%20%C3%BC",
            "sheet?title=Week 5 ü",
        ),
        (
            "https://score.example/#group?table=CDFGH&watch=1",
            "group?table=CDFGH&watch=1",
        ),
        ("https://score.example/#group", "group"),
    ] {
        assert_eq!(read(text), fragment(found), "{text}");
    }
}

#[test]
fn the_name_of_a_table_stays_as_it_is_written() {
    for (text, name) in [
        ("Class 5b", "Class 5b"),
        ("  Class 5b ", "Class 5b"),
        ("“Class 5b”", "Class 5b"),
        ("'t Hof", "'t Hof"),
        ("Class #5", "Class #5"),
        ("3 %23 4", "3 %23 4"),
        ("Klas-5", "Klas-5"),
        ("5-b", "5-b"),
        ("group", "group"),
        ("Группа 7", "Группа 7"),
        ("4: 100%", "4: 100%"),
        ("A", "A"),
    ] {
        assert_eq!(read(text), table(name), "{text}");
    }
}

#[test]
fn a_code_is_read_however_it_was_spelled_out() {
    for text in [
        "CDFGH",
        "CDF GH",
        "C D F G H",
        "CDF-GH",
        "C-D-F-G-H",
        "CDF–GH",
        "C.D.F.G.H",
        "CDFGH.",
        "(CDFGH)",
        "„CDFGH“",
        "<CDFGH>",
    ] {
        assert_eq!(read(text), table("CDFGH"), "{text}");
    }
    assert_eq!(read("cdfg hjkm-npqr"), table("cdfghjkmnpqr"));
}

#[test]
fn a_link_of_another_site_is_refused_by_the_name_of_that_site() {
    for (text, host) in [
        ("https://other.example/#group?table=CDFGH", "other.example"),
        (
            "https://score.example:8080/#group?table=CDFGH",
            "score.example:8080",
        ),
        (
            "https://score.example@evil.example/#group?table=CDFGH",
            "score.example@evil.example",
        ),
        (
            "https://score.example.evil.example/#play",
            "score.example.evil.example",
        ),
        ("other.example/#group?table=CDFGH", "other.example"),
        ("https://video.example/watch", "video.example"),
    ] {
        let found = elsewhere(read(text)).map(|(host, _)| host);
        assert_eq!(found.as_deref(), Some(host), "{text}");
    }
    let long = format!("https://{}/#group", "a".repeat(300));
    let found = elsewhere(read(&long)).map(|(host, _)| host);
    assert_eq!(found, Some("a".repeat(30)));
}

#[test]
fn a_link_of_another_site_can_be_followed_where_its_host_is_what_it_seems() {
    for (text, link) in [
        (
            "https://other.example/#group",
            Some("https://other.example/#group"),
        ),
        (
            "Come: <http://other.example:8080/%23group?table=CDFGH>!",
            Some("http://other.example:8080/#group?table=CDFGH"),
        ),
        (
            "other.example/#group?table=CDFGH",
            Some("https://other.example/#group?table=CDFGH"),
        ),
        ("https://score.example@evil.example/#group", None),
    ] {
        let found = elsewhere(read(text)).expect("another site");
        assert_eq!(found.1.as_deref(), link, "{text}");
    }
    let long = format!("https://other.example/#{}", "a".repeat(MAX_LINK_BYTES));
    assert_eq!(elsewhere(read(&long)).expect("another site").1, None);
}

#[test]
fn on_its_own_machine_a_page_knows_a_link_of_its_network_from_one_of_another_site() {
    let read = |text: &str| read_pasted(text, "localhost:8080", |name| PAGES.contains(&name));
    for host in [
        "192.168.1.20:8080",
        "laptop",
        "laptop.local:8080",
        "127.0.0.1",
        "[fe80::1]:80",
    ] {
        let text = format!("http://{host}/#group?table=CDFGH");
        assert_eq!(read(&text), table("CDFGH"), "{text}");
    }
    for text in [
        "https://other.example/#group",
        "https://other.example/#group?table=CDFGH",
    ] {
        let found = elsewhere(read(text)).map(|(host, _)| host);
        assert_eq!(found.as_deref(), Some("other.example"), "{text}");
    }
}

#[test]
fn a_machine_s_name_for_itself_may_be_that_of_this_site() {
    let of_machine = "http://127.0.0.1:8080/#group?table=CDFGH";
    assert_eq!(read(of_machine), table("CDFGH"));
    let of_network = "http://192.168.1.20:8080/#group?table=CDFGH";
    let found = read_pasted(of_network, "localhost:8080", |_| true);
    assert!(is_own_machine("localhost"));
    assert_eq!(found, table("CDFGH"));
}

#[test]
fn a_link_that_leads_to_nothing_of_the_game_says_so() {
    for text in [
        "https://score.example/",
        "https://score.example",
        "https://score.example/#",
        "https://score.example/#chapter-2",
        "https://score.example/#javascript:alert(1)",
    ] {
        assert_eq!(read(text), Err(PastedRefusal::NotOfGame), "{text}");
    }
}

#[test]
fn of_a_pasted_link_that_was_changed_or_cut_off_nothing_is_used() {
    for text in [
        "https://score.example/#practice?skill=joining&amp;level=hard",
        "https://score.example/#practice?skill=joining&",
        "https://score.example/#practice?skill=",
        "https://score.example/#practice?skill=joi…",
        "https://score.example/#group?table=CD\u{200b}FGH",
    ] {
        assert_eq!(read(text), Err(PastedRefusal::Changed), "{text}");
    }
}

#[test]
fn a_text_without_anything_and_one_without_end_are_refused() {
    for text in ["", "  ", "\n\t", "“”"] {
        assert_eq!(read(text), Err(PastedRefusal::Empty), "{text:?}");
    }
    let long = "a".repeat(MAX_PASTED_CHARS + 1);
    assert_eq!(read(&long), Err(PastedRefusal::TooLong));
    let link = format!(
        "https://score.example/#group?table={}",
        "a".repeat(MAX_LINK_BYTES)
    );
    assert_eq!(read(&link), Err(PastedRefusal::TooLong));
}

proptest! {
    #[test]
    fn any_text_is_read_and_leads_to_pages_of_the_game_alone(
        text in "(https?://|score\\.example|#|%23|group|\\?table=|[a-z%&=“ …./-]|\\PC){0,24}"
    ) {
        match read(&text) {
            Ok(Pasted::Fragment(found)) => {
                let found = found.trim_start_matches(['#', '/']);
                prop_assert!(PAGES.iter().any(|page| found.starts_with(page)), "{}", found);
            }
            Ok(Pasted::Table(name)) => prop_assert!(!name.trim().is_empty()),
            Err(_) => {}
        }
    }
}
