//! The line at the top: the menu, the way past it, and the way back to the game.

use fantoccini::key::Key;
use score_tests::{Engine, Hand, Page, Site, specs};

use crate::languages::{choose, expect_language};
use crate::looks::NONE;

specs! {
    in_every_engine: [
        a_section_opens_and_closes_by_every_hand,
        the_first_stop_of_tab_leads_past_the_line_at_the_top,
        the_line_at_the_top_is_one_line,
    ],
    in_one: [
        the_menu_has_five_entries_and_leads_to_every_page,
        a_narrow_menu_opens_and_closes_by_every_hand,
        every_page_but_a_game_leads_to_the_game_or_table_that_goes_on,
        play_and_rules_are_those_of_the_game_played_last,
        the_menu_marks_the_page_that_is_open_alone,
    ],
}

/// The pages of the menu with the section that each is in, if any.
const PAGES: [(&str, Option<&str>); 15] = [
    ("games", None),
    ("play", None),
    ("group", None),
    ("daily", Some("Explore")),
    ("practice", Some("Explore")),
    ("mistake", Some("Explore")),
    ("statistics", Some("Explore")),
    ("experiment", Some("Explore")),
    ("atlas", Some("Explore")),
    ("hands", Some("Explore")),
    ("rules", Some("More")),
    ("house", Some("More")),
    ("players", Some("More")),
    ("sheet", Some("More")),
    ("settings", Some("More")),
];

const OPEN: &str = "#pages details[open]";

/// The links of the menu, each with the section that it is in.
const LINKS: &str = "return [...document.querySelectorAll('#pages a')].map((link) => [
      link.hash, link.closest('details')?.querySelector('summary').textContent ?? ''].join(' '))";

/// The marked entries of the menu; the main elements that are shown, and the sections that are
/// open.
const MARKED: &str = "
    const texts = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return [
      ...texts('#pages [aria-current=page]', (link) => link.hash),
      ...texts('#pages summary[aria-current=true]', (summary) => summary.textContent),
      ...texts('main:not([hidden])', () => 'a page'),
      ...texts('#pages details[open]', () => 'an open section')]";

fn the_menu_has_five_entries_and_leads_to_every_page(page: &Page) {
    page.open("#play?clock=0");
    let entries = "return [...document.querySelectorAll('#pages > a, #pages > details > summary')]
        .map((entry) => entry.textContent)";
    page.expect_list(entries, &["Games", "Play", "Group", "Explore", "More"]);
    let hidden = "return [...document.querySelectorAll('#pages details a')]
        .filter((link) => link.getClientRects().length > 0).map((link) => link.hash)";
    page.expect_list(hidden, &NONE);
    let mut expected = PAGES
        .map(|(name, section)| format!("#{name} {}", section.unwrap_or_default()))
        .to_vec();
    expected.sort_unstable();
    let mut found = page.list(LINKS);
    found.sort_unstable();
    assert_eq!(found, expected);
    for (name, section) in PAGES {
        // An entry of each kind is pressed; the others are links as they are.
        if ["play", "experiment", "players"].contains(&name) {
            page.choose_in_menu(name);
        } else {
            page.go_to(&format!("#{name}"));
        }
        let address = format!("#{name}");
        let marked = [Some(address.as_str()), section, Some("a page")];
        let marked: Vec<&str> = marked.into_iter().flatten().collect();
        page.expect_list(MARKED, &marked);
    }
    choose(page, "de");
    page.wait_until(
        "the menu is German",
        "document.querySelector('#pages summary').textContent === 'Entdecken'",
    );
    page.expect_list(
        entries,
        &["Spiele", "Spielen", "Gruppe", "Entdecken", "Mehr"],
    );
}

fn a_section_opens_and_closes_by_every_hand(page: &Page) {
    page.open("#play?roll=9.9.9.9&clock=0");
    page.expect_phase("thinking");
    let opened = |label: &str| {
        page.wait_until(
            &format!("{label} alone is open"),
            &format!(
                "[...document.querySelectorAll('{OPEN} > summary')]
                   .map((summary) => summary.textContent).join() === '{label}'"
            ),
        );
    };
    for hand in Hand::of(page.engine()) {
        page.use_hand(hand);
        page.press("#pages details:nth-of-type(1) > summary");
        opened("Explore");
        assert_eq!(page.out_of_view("#pages a"), NONE);
        page.press("#pages details:nth-of-type(2) > summary");
        opened("More");
        if hand == Hand::Touch {
            page.press("#status");
            opened("");
            continue;
        }
        // A second press closes it again.
        page.press("#pages details:nth-of-type(2) > summary");
        opened("");
        page.press("#pages details:nth-of-type(2) > summary");
        opened("More");
        if hand == Hand::Mouse {
            page.press("#status");
            opened("");
            continue;
        }
        page.key(Key::Escape);
        opened("");
        page.expect_focus("#pages details:nth-of-type(2) > summary");
        // An open section closes when the focus leaves it.
        page.key(Key::Enter);
        opened("More");
        page.tab_to("#pages a[href='#players']");
        opened("More");
        page.tab_to("#language");
        opened("");
    }
    // The key was not for the board.
    page.use_hand(Hand::Mouse);
    page.call_score(None);
    page.type_text("9");
    page.press("#pages summary");
    page.key(Key::Escape);
    page.expect_number_of(OPEN, 0);
    page.expect_shown(".step-slot.filled");
    page.key(Key::Escape);
    page.wait_until(
        "the board has it",
        "!document.querySelector('.step-slot.filled')",
    );
}

fn a_narrow_menu_opens_and_closes_by_every_hand(page: &Page) {
    page.open("#rules?clock=0");
    page.resize((320, 568));
    for hand in Hand::of(page.engine()) {
        page.use_hand(hand);
        page.turn_to("rules");
        page.press("#menu");
        page.expect_shown("#pages > a");
        page.press("#pages details:nth-of-type(1) > summary");
        page.press("#pages details:nth-of-type(2) > summary");
        page.expect_number_of(OPEN, 1);
        page.expect_shown("#pages a[href='#house']");
        // The section that was opened last closes first.
        page.key(Key::Escape);
        page.expect_number_of(OPEN, 0);
        page.expect_shown("#pages > a");
        page.key(Key::Escape);
        page.expect_hidden("#pages > a");
        if hand == Hand::Keyboard {
            page.expect_focus("#menu");
        } else {
            page.press("#menu");
            page.expect_shown("#pages > a");
            page.press("main#rules legend");
            page.expect_hidden("#pages > a");
        }
        page.choose_in_menu("house");
        page.expect_shown("main#house");
        page.expect_hidden("#pages > a");
    }
}

/// The address of the way to the game, while it is shown.
const TO_GAME: &str = "return [...document.querySelectorAll('.to-game')]
    .filter((link) => link.getClientRects().length > 0).map((link) => link.hash)";

fn every_page_but_a_game_leads_to_the_game_or_table_that_goes_on(page: &Page) {
    let site = Site::with_relay();
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    page.expect_phase("thinking");
    page.expect_list(TO_GAME, &NONE);
    let elsewhere = [
        "games",
        "rules",
        "rules-24",
        "house",
        "players",
        "group",
        "experiment",
        "atlas",
        "hands",
    ];
    for name in elsewhere {
        page.turn_to(name);
        page.expect_list(TO_GAME, &["#play"]);
        page.expect_text(".to-game", "To the game");
    }
    page.press(".to-game");
    page.wait_until("the table is there", "document.querySelector('main.play')");
    page.expect_phase("thinking");
    page.expect_numbers(&["1", "4", "5", "7"]);
    page.turn_to("group");
    page.wait_for_group();
    page.fill("#lobby-name", "Ada");
    page.press("#group-a");
    page.expect_table();
    page.wait_until(
        "the table has no way to a game",
        "document.querySelector('.to-game').hidden",
    );
    page.turn_to("rules");
    page.expect_list(TO_GAME, &["#group"]);
    page.press(".to-game");
    page.expect_table();
    page.press("#tab-you");
    page.press("#step-out");
    page.wait_until(
        "the own table is there",
        "document.querySelector('main.play')",
    );
    page.turn_to("group");
    page.expect_list(TO_GAME, &["#play"]);
    for game in ["dials", "yahtzee", "24"] {
        page.turn_to(game);
        page.expect_list(TO_GAME, &NONE);
        page.turn_to("rules");
        page.expect_list(TO_GAME, &[format!("#{game}")]);
    }
    // It is known at the next visit, too, which may begin at any page.
    page.open_at(&site, "#rules?clock=0");
    page.wait_for_game();
    page.expect_list(TO_GAME, &["#24"]);
}

/// The addresses of the menu's entries for playing and for the rules.
const PLAY_AND_RULES: &str = "
    return ['#pages > a:nth-of-type(2)', '#pages details:nth-of-type(2) a']
      .map((link) => document.querySelector(link).hash)";

fn play_and_rules_are_those_of_the_game_played_last(page: &Page) {
    page.open("#play?clock=0");
    page.expect_list(PLAY_AND_RULES, &["#play", "#rules"]);
    for (game, rules) in [
        ("24", "#rules-24"),
        ("dials", "#dials?show=rules"),
        ("yahtzee", "#yahtzee?show=rules"),
    ] {
        let own = [format!("#{game}"), rules.to_owned()];
        page.turn_to(game);
        page.expect_list(PLAY_AND_RULES, &own);
        page.expect_text("#pages [aria-current]", "Play");
        page.turn_to("house");
        page.expect_list(PLAY_AND_RULES, &own);
    }
    page.turn_to("play");
    page.expect_list(PLAY_AND_RULES, &["#play", "#rules"]);
    // Those of these two are on the game's own page, which they open and lead to.
    for (game, hand) in [
        ("dials", Hand::Mouse),
        ("dials", Hand::Keyboard),
        ("yahtzee", Hand::Mouse),
    ] {
        page.turn_to("games");
        page.use_hand(hand);
        page.press(&format!("#games a[href='#{game}?show=rules']"));
        let rules = format!("main#{game} details:has(.howto, p)[open] > summary");
        page.expect_focus(&rules);
        assert_eq!(page.out_of_view(&rules), NONE, "{game}");
        let address = page.text_or_none("return location.hash");
        assert_eq!(address, Some(format!("#{game}")));
    }
}

fn the_first_stop_of_tab_leads_past_the_line_at_the_top(page: &Page) {
    // A browser begins at the element that an address names: none of these does.
    let pages = [
        ("#play?roll=1.4.5.7&clock=0", ".board", "To the game"),
        ("#rules?", "main#rules", "To the page"),
        ("#dials?seed=7", "#dials-board", "To the game"),
        ("#group?", "#group", "To the page"),
    ];
    // Engines differ in the elements at which Tab stops: on a table and on a page of text, not from
    // page to page.
    let looked_at = if page.looks_closely() { pages.len() } else { 2 };
    for (path, place, label) in pages.into_iter().take(looked_at) {
        page.open(path);
        assert!(
            page.out_of_view(".skip") != NONE,
            "{path}: it is in the way"
        );
        page.key(Key::Tab);
        page.expect_focus(".skip");
        assert_eq!(page.out_of_view(".skip"), NONE, "{path}");
        assert_eq!(page.smaller_than(44, ".skip"), NONE, "{path}");
        page.expect_text(".skip", label);
        let address = "return location.hash";
        let before = page.text_or_none(address);
        page.key(Key::Enter);
        page.expect_focus(place);
        assert_eq!(page.text_or_none(address), before, "{path}");
        page.key(Key::Tab);
        assert!(page.has_focus(&format!("{place} *")), "{path}");
    }
    choose(page, "de");
    page.expect_value(SKIP, "Zur Seite");
    page.turn_to("play");
    page.expect_value(SKIP, "Zum Spiel");
}

/// The words of the way past the line, which nobody sees before it has the focus.
const SKIP: &str = "return document.querySelector('.skip').textContent";

/// The letters of the settings are larger by these shares, each in turn; the faults of each.
const LETTERS: &str = "
    const root = document.documentElement;
    const faults = PERCENTS.flatMap((percent) => {
      root.dataset.text = percent;
      const tops = new Set([...document.querySelectorAll('.top > :not(.skip), #menu, #pages > *')]
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => Math.round(one.getBoundingClientRect().top)));
      const wide = root.scrollWidth - innerWidth;
      return [
        ...(tops.size === 1 ? [] : [`${percent} %: it begins at ${[...tops]}`]),
        ...(wide > 0 ? [`${percent} %: ${wide} px too wide`] : [])];
    });
    delete root.dataset.text;
    return faults";

/// The longest languages are checked too; the page has the way to the game.
fn the_line_at_the_top_is_one_line(page: &Page) {
    page.open_in_any_size("#play?clock=0");
    page.turn_to("rules");
    let narrow = [(320, 568), (360, 740), (500, 800), (801, 600)];
    let wide = [(1280, 720), (1920, 1080)];
    // Large letters and views between the edges depend on the arithmetic of the styles alone.
    let (languages, narrow): (&[&str], &[(u32, u32)]) = match page.looks_closely() {
        true => (&["en", "de", "uk"], &narrow),
        false => (&["de"], &[narrow[0], narrow[3]]),
    };
    for language in languages {
        choose(page, language);
        expect_language(page, language);
        for (view, percents) in narrow
            .iter()
            .map(|view| (*view, "['100']"))
            .chain(wide.map(|view| (view, "['100', '125', '150', '200']")))
        {
            page.resize(view);
            page.expect_size(view);
            let faults = page.list(&LETTERS.replace("PERCENTS", percents));
            assert_eq!(faults, NONE, "{language}, {view:?}");
        }
    }
}

/// Only Chromium's driver can ask for this.
fn the_menu_marks_the_page_that_is_open_alone(page: &Page) {
    /// The entries with an edge that can be seen.
    const EDGED: &str = "
        const paper = getComputedStyle(document.body).backgroundColor;
        const edges = ['borderBlockStart', 'borderBlockEnd', 'borderInlineStart'];
        return [...document.querySelectorAll('#pages > a, #pages summary')].filter((entry) => {
          const style = getComputedStyle(entry);
          return edges.some((edge) =>
            parseFloat(style[edge + 'Width']) > 0 && style[edge + 'Color'] !== paper);
        }).map((entry) => entry.textContent)";
    if page.engine() != Engine::Chromium {
        return;
    }
    page.ask_for(&[("forced-colors", "active")]);
    page.open("#play?clock=0");
    for view in [(1280, 720), (360, 640)] {
        page.resize(view);
        page.expect_size(view);
        page.turn_to("play");
        assert_eq!(page.list(EDGED), ["Play"], "{view:?}");
        page.turn_to("atlas");
        assert_eq!(page.list(EDGED), ["Explore"], "{view:?}");
    }
}
