//! The names of the players who learn at one screen.

use score_core::learn::learners::{MAX_LEARNERS, add, add_where_free, forget, known};

fn fold(text: &str) -> String {
    text.to_uppercase().to_lowercase()
}

fn numbered(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Anna {number}")).collect()
}

#[test]
fn a_name_is_one_however_it_is_written() {
    let mut names = vec!["Anna".to_owned()];
    for written in ["anna", "ANNA", " Anna "] {
        add(&mut names, written, fold);
        assert_eq!(names, ["Anna"], "{written}");
        assert_eq!(known(&names, written, fold), Some(&names[0]));
    }
    assert_eq!(known(&names, "Hanna", fold), None);
    forget(&mut names, "anna", fold);
    assert!(names.is_empty());
}

#[test]
fn two_spellings_that_an_earlier_program_kept_stay_two() {
    let mut names = vec!["Anna".to_owned(), "anna".to_owned()];
    assert_eq!(known(&names, "anna", fold), Some(&names[1]));
    add(&mut names, "ANNA", fold);
    forget(&mut names, "anna", fold);
    assert_eq!(names, ["Anna"]);
}

#[test]
fn the_first_name_goes_where_one_more_is_chosen() {
    let mut names = numbered(MAX_LEARNERS);
    add(&mut names, "Bea", fold);
    assert_eq!(names.len(), MAX_LEARNERS);
    assert_eq!((&*names[0], names.last()), ("Anna 2", Some(&"Bea".into())));
}

#[test]
fn names_of_another_device_only_fill_free_places() {
    let others = ["anna 1", "Bea", "bea", "Cleo", "Dora"];
    let mut names = numbered(MAX_LEARNERS - 2);
    add_where_free(&mut names, others.into_iter(), fold);
    let mut expected = numbered(MAX_LEARNERS - 2);
    expected.extend(["Bea".to_owned(), "Cleo".to_owned()]);
    assert_eq!(names, expected);
    add_where_free(&mut names, others.into_iter(), fold);
    assert_eq!(names, expected);
}
