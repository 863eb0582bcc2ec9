//! The links of the page for teachers.

use score_core::link::{
    DailyLink, DialsLink, Link, LinkRefusal, PracticeLink, RaceLink, WorksheetLink,
};

/// The links in `code`: all that begins as an address does.
fn links() -> Vec<&'static str> {
    let page = include_str!("../../../../docs/TEACHING.md");
    let in_code = page.split('`').skip(1).step_by(2);
    in_code.filter(|text| text.starts_with('#')).collect()
}

fn refusals(link: &str) -> Vec<LinkRefusal> {
    let page = link.trim_start_matches('#').split('?').next();
    match page {
        Some("daily") => DailyLink::read(link).1,
        Some("race") => RaceLink::read(link).1,
        Some("practice") => PracticeLink::read(link).1,
        Some("sheet" | "mistake") => WorksheetLink::read(link).1,
        Some("dials") => DialsLink::read(link).1,
        _ => Link::read(link).1,
    }
}

#[test]
fn every_link_that_teachers_are_given_is_read() {
    let links = links();
    assert!(links.len() >= 18, "{links:?}");
    for link in links {
        assert_eq!(refusals(link), [], "{link}");
    }
}
