//! Which tab may write what several tabs of a browser show.

use score_core::stored::Seen;

fn seen(text: &str) -> Seen {
    Seen::new(Some(text.to_owned()))
}

#[test]
fn who_has_seen_what_is_stored_is_not_behind() {
    assert!(!seen("1:05").is_behind(Some("1:05")));
}

#[test]
fn who_has_seen_something_else_is_behind() {
    assert!(seen("1:05").is_behind(Some("1:06")));
}

#[test]
fn who_has_seen_nothing_is_behind_the_first_that_is_stored() {
    assert!(Seen::default().is_behind(Some("1:05")));
}

#[test]
fn nobody_is_behind_where_nothing_is_stored() {
    assert!(!Seen::default().is_behind(None));
    assert!(!seen("1:05").is_behind(None));
}
