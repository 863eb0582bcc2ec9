//! Links to worksheets, and to mistakes that are found on the screen.

use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use score_core::games::dials::residues::Residues;
use score_core::learn::focus::Focus;
use score_core::learn::mistake::MistakeKind;
use score_core::learn::worksheet::{
    AnswerKey, Drawing, ItemCount, ItemKind, Levels, MAX_ITEMS, MAX_TITLE_CHARS, MAX_WORKING_LINES,
    Title, Version, WorkingLines, Worksheet, WorksheetItem, WorksheetMaker,
};
use score_core::link::{DialsLink, LinkRefusal, MAX_LINK_BYTES, WorksheetLink};
use score_core::teach::difficulty::Hardness;

fn read(fragment: &str) -> WorksheetLink {
    let (link, refusals) = WorksheetLink::read(fragment);
    assert_eq!(refusals, [], "{fragment}");
    link
}

fn bad(key: &str, value: &str) -> LinkRefusal {
    LinkRefusal::BadValue {
        key: key.to_owned(),
        value: value.to_owned(),
    }
}

#[test]
fn an_address_names_every_part_of_a_sheet() {
    let written = "#sheet?kind=impossible&items=20&from=medium&to=very-hard&skill=joining\
                   &mistake=order&working=4&name=1&title=7b:+M~e4~rz&large=1&key=all&version=b\
                   &seed=7";
    let expected = Worksheet {
        kind: ItemKind::Impossible,
        count: ItemCount::new(20).unwrap(),
        levels: Levels::new(Hardness::Medium, Hardness::VeryHard).unwrap(),
        focus: Focus::Joining,
        mistake: Some(MistakeKind::Order),
        working: WorkingLines::new(4).unwrap(),
        has_name: true,
        title: Title::new("7b: März").unwrap(),
        is_large: true,
        key: AnswerKey::All,
        version: Some(Version::B),
        drawing: Drawing::Second,
        seed: 7,
    };
    assert_eq!(read(written), WorksheetLink::to(&expected));
    let bare = read("sheet");
    assert_eq!(bare, WorksheetLink::default());
    assert!(!bare.has_seed);
}

#[test]
fn a_link_to_mistakes_names_the_item() {
    let link = read("#mistake?items=6&from=easy&to=easy&item=3&seed=5");
    assert!(link.is_played && link.has_seed);
    assert_eq!((link.item, link.sheet.kind), (Some(3), ItemKind::Mistakes));
    assert_eq!(link, WorksheetLink::to_play(&link.sheet, Some(3)));
    let unknown = |key: &str| LinkRefusal::UnknownKey {
        key: key.to_owned(),
    };
    assert_eq!(
        WorksheetLink::read("mistake?kind=rolls").1,
        [unknown("kind")]
    );
    assert_eq!(WorksheetLink::read("sheet?item=1").1, [unknown("item")]);
}

#[test]
fn one_end_of_the_difficulty_moves_the_other_where_it_must() {
    let levels = |fragment: &str| {
        let levels = read(fragment).sheet.levels;
        (levels.from(), levels.to())
    };
    assert_eq!(
        levels("sheet?from=very-hard"),
        (Hardness::VeryHard, Hardness::VeryHard)
    );
    assert_eq!(levels("sheet?to=easy"), (Hardness::Easy, Hardness::Easy));
    assert_eq!(
        levels("sheet?from=medium"),
        (Hardness::Medium, Hardness::Hard)
    );
}

#[test]
fn a_link_for_pupils_has_the_items_and_nothing_of_the_paper() {
    let sheet = Worksheet {
        kind: ItemKind::Hands,
        working: WorkingLines::new(4).unwrap(),
        has_name: true,
        is_large: true,
        key: AnswerKey::All,
        version: Some(Version::B),
        seed: 7,
        ..Worksheet::default()
    };
    let link = WorksheetLink::for_pupils(&sheet);
    let written = "sheet?kind=hands&items=12&from=easy&to=hard&pupils=1&version=b&seed=7";
    assert_eq!(link.to_string(), written);
    assert_eq!(read(written), link);
    assert!(!WorksheetLink::to(&sheet).is_for_pupils);
    let mistakes = Worksheet {
        kind: ItemKind::Mistakes,
        ..sheet
    };
    assert!(WorksheetLink::for_pupils(&mistakes).is_played);
}

#[test]
fn a_link_to_dials_from_before_makes_the_sheet_that_it_made() {
    let before = "sheet?kind=dials&items=40&from=easy&to=easy&seed=7";
    let link = read(before);
    assert_eq!(link.sheet.drawing, Drawing::First);
    assert_eq!(link.to_string(), before);
    let new = Worksheet {
        drawing: Drawing::Second,
        ..link.sheet
    };
    let link = WorksheetLink::to(&new);
    let written = "sheet?kind=dials&items=40&from=easy&to=easy&draw=2&seed=7";
    assert_eq!(link.to_string(), written);
    assert_eq!(read(written), link);
    // A sheet that is drawn now is drawn so.
    assert_eq!(read("#sheet?kind=dials").sheet.drawing, Drawing::Second);
    let (_, refusals) = WorksheetLink::read("#sheet?kind=dials&draw=3&seed=7");
    assert_eq!(refusals, [bad("draw", "3")]);
}

#[test]
fn dials_on_a_sheet_have_a_link_to_the_same_puzzle() {
    for seed in 0..20 {
        let sheet = Worksheet {
            kind: ItemKind::Dials,
            count: ItemCount::new(3).unwrap(),
            levels: Levels::new(Hardness::Easy, Hardness::VeryHard).unwrap(),
            seed,
            ..Worksheet::default()
        };
        for item in WorksheetMaker::make(&sheet) {
            let WorksheetItem::Dials(item) = item else {
                panic!("{item:?} is no puzzle of dials");
            };
            let link = DialsLink::to_item(&item);
            let read = DialsLink::read(&link.to_string());
            assert_eq!(read, (link, Vec::new()));
            let written = |letters: Option<Residues>| letters.map(|letters| letters.letters());
            assert_eq!(written(link.start), Some(item.start));
            assert_eq!(written(link.target), Some(item.target));
        }
    }
}

#[test]
fn a_title_of_one_sign_is_not_taken_for_the_code_of_a_table() {
    // Five digits in tildes look like a code with marks of formatting around it.
    let sheet = Worksheet {
        title: Title::new("\u{10101}").unwrap(),
        ..Worksheet::default()
    };
    let written = WorksheetLink::to(&sheet).to_string();
    assert!(written.contains("title=~10101~"), "{written}");
    assert_eq!(read(&written).sheet, sheet);
}

#[test]
fn a_wrong_value_is_named_and_the_rest_is_used() {
    for (key, value) in [
        ("kind", "cards"),
        ("items", "0"),
        ("items", "41"),
        ("from", "hardest"),
        ("skill", "algebra"),
        ("mistake", "none"),
        ("working", "9"),
        ("name", "yes"),
        ("title", "a~zz~b"),
        ("title", "a~26"),
        ("large", "2"),
        ("pupils", "yes"),
        ("key", "4"),
        ("version", "c"),
        ("seed", "-1"),
    ] {
        let fragment = format!("sheet?{key}={value}&working=5");
        let (link, refusals) = WorksheetLink::read(&fragment);
        assert_eq!(refusals, [bad(key, value)], "{fragment}");
        assert_eq!(link.sheet.working.get(), 5, "{fragment}");
    }
    let (link, refusals) = WorksheetLink::read("sheet?from=hard&to=easy");
    assert_eq!(refusals, [bad("to", "easy")]);
    assert_eq!(link.sheet.levels, Levels::default());
    let long = format!("sheet?title={}", "a".repeat(MAX_LINK_BYTES));
    assert_eq!(WorksheetLink::read(&long).1, [LinkRefusal::TooLong]);
}

prop_compose! {
    fn any_sheet()(
        kind in select(ItemKind::ALL.to_vec()),
        count in 1..=MAX_ITEMS,
        levels in (select(Hardness::ALL.to_vec()), select(Hardness::ALL.to_vec())),
        focus in select(Focus::ALL.to_vec()),
        mistake in option::of(select(MistakeKind::ALL.to_vec())),
        working in 0..=MAX_WORKING_LINES,
        switches in any::<[bool; 3]>(),
        title in proptest::collection::vec(any::<char>(), 0..MAX_TITLE_CHARS),
        version in option::of(select(Version::ALL.to_vec())),
        is_of_before in any::<bool>(),
        seed in any::<u32>(),
    ) -> Worksheet {
        let title: String = title.into_iter().filter(|sign| !sign.is_control()).collect();
        Worksheet {
            kind,
            count: ItemCount::new(count).unwrap(),
            levels: Levels::new(levels.0.min(levels.1), levels.0.max(levels.1)).unwrap(),
            focus,
            mistake,
            working: WorkingLines::new(working).unwrap(),
            has_name: switches[0],
            title: Title::new(&title).unwrap(),
            is_large: switches[1],
            key: if switches[2] { AnswerKey::All } else { AnswerKey::FirstThree },
            version,
            drawing: match kind {
                ItemKind::Dials if is_of_before => Drawing::First,
                _ => Drawing::Second,
            },
            seed,
        }
    }
}

proptest! {
    #[test]
    fn a_written_link_reads_back_the_same(
        sheet in any_sheet(),
        item in option::of(1..=MAX_ITEMS),
        way in 0..3,
    ) {
        let link = match way {
            0 => WorksheetLink::to_play(&sheet, item),
            1 => WorksheetLink::for_pupils(&sheet),
            _ => WorksheetLink::to(&sheet),
        };
        let written = link.to_string();
        prop_assert!(written.len() <= MAX_LINK_BYTES);
        prop_assert_eq!(WorksheetLink::read(&written), (link, vec![]));
    }

    #[test]
    fn nothing_in_an_address_breaks_it(text in ".{0,80}") {
        let (link, _) = WorksheetLink::read(&format!("sheet?title={text}&{text}"));
        let written = link.to_string();
        prop_assert_eq!(WorksheetLink::read(&written).0, link);
    }
}
