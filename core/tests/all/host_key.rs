//! Tests of the host's key: its form, and the places where it is not shown.

use score_core::NotAValue;
use score_core::host_key::{HostKey, KEY_LETTERS, LETTERS};
use score_core::link::{Link, LinkRefusal};
use score_core::wire::ToPlayer;

const KEY: &str = "KMNPQRTWXY34679CDFGH";

fn key() -> HostKey {
    KEY.parse().expect("twenty letters")
}

#[test]
fn a_key_has_twenty_letters_of_either_case_and_no_others() {
    assert_eq!(KEY.len(), KEY_LETTERS);
    assert_eq!(KEY.to_lowercase().parse(), Ok(key()));
    for text in [
        "",
        &KEY[1..],
        "KMNPQRTWXY34679CDFGHJ",
        "KMNPQRTWXY34679CDFG0",
        "ÄMNPQRTWXY34679CDFG",
    ] {
        assert_eq!(text.parse::<HostKey>(), Err(NotAValue), "{text}");
    }
}

#[test]
fn no_letter_of_a_key_is_taken_for_another() {
    for alike in ["0O", "1IL", "2Z", "5S", "8B", "UV"] {
        let used = alike.bytes().filter(|letter| LETTERS.contains(letter));
        assert!(used.count() <= 1, "{alike}");
    }
}

#[test]
fn the_debug_output_of_a_failure_has_no_key() {
    let link = Link {
        host_key: Some(key()),
        ..Link::default()
    };
    for written in [
        format!("{:?}", key()),
        format!("{link:?}"),
        format!("{:?}", ToPlayer::HostKey(key())),
    ] {
        assert!(!written.contains(KEY), "{written}");
        assert!(written.contains("HostKey(…)"), "{written}");
    }
}

#[test]
fn a_message_with_a_key_that_is_none_is_not_read() {
    let bytes = postcard::to_allocvec(&key()).expect("memory");
    assert_eq!(postcard::from_bytes(&bytes), Ok(key()));
    let other = postcard::to_allocvec("KMNPQRTWXY34679CDFG!").expect("memory");
    assert!(postcard::from_bytes::<HostKey>(&other).is_err());
}

#[test]
fn a_link_leads_a_host_to_their_table() {
    let link = Link {
        page: "group".to_owned(),
        table: Some("ABCDE".to_owned()),
        host_key: Some(key()),
        ..Link::default()
    };
    let written = link.to_string();
    assert_eq!(written, format!("group?table=ABCDE&hostkey={KEY}"));
    assert_eq!(Link::read(&written), (link, Vec::new()));
}

#[test]
fn a_key_with_a_wrong_letter_is_refused_and_not_quoted() {
    let (link, refusals) = Link::read("group?table=ABCDE&hostkey=KMNPQRTWXY34679CDFG0");
    assert_eq!(link.host_key, None);
    let refused = LinkRefusal::BadValue {
        key: "hostkey".to_owned(),
        value: String::new(),
    };
    assert_eq!(refusals, [refused]);
}
