//! Tests of stored values: which of several tabs may write.

use score_core::stored::LastSeenText;

fn seen(text: &str) -> LastSeenText {
    LastSeenText::new(Some(text.to_owned()))
}

#[test]
fn a_tab_that_has_seen_the_stored_value_is_not_behind() {
    assert!(!seen("1:05").is_behind(Some("1:05")));
}

#[test]
fn a_tab_that_has_seen_another_value_is_behind() {
    assert!(seen("1:05").is_behind(Some("1:06")));
}

#[test]
fn a_tab_that_has_seen_nothing_is_behind_the_first_stored_value() {
    assert!(LastSeenText::default().is_behind(Some("1:05")));
}

#[test]
fn nobody_is_behind_where_nothing_is_stored() {
    assert!(!LastSeenText::default().is_behind(None));
    assert!(!seen("1:05").is_behind(None));
}
