//! The languages of the page: English is built in, the others are fetched.

use score_tests::play::Operator;
use score_tests::site::{Fault, Plan};
use score_tests::{Page, Site, specs};
use serde_json::json;

use crate::looks::NONE;

specs! {
    in_every_engine: [
        a_round_is_played_in_german_arabic_and_chinese,
        formulas_in_a_table_and_cards_are_read_in_arabic_too,
    ],
    in_one: [
        players_of_a_group_read_each_their_language_and_change_it_in_a_round,
        the_address_names_a_language_until_another_is_chosen,
        the_text_before_the_program_is_in_the_readers_language,
        the_first_script_puts_the_page_into_the_readers_language,
        a_first_visit_is_in_the_first_of_the_browsers_languages_that_the_game_has_and_in_no_other,
        the_news_of_a_link_are_in_the_language_that_comes_after_it,
        all_of_the_page_changes_and_stays_so_after_a_reload,
        a_language_that_does_not_come_is_said_and_the_old_one_stays,
        a_language_whose_messages_do_not_come_with_the_game_is_said_and_the_page_is_english,
        the_language_that_was_chosen_last_stays_when_an_earlier_one_comes_after_it,
        fractions_and_numbers_below_zero_are_heard_in_words_of_the_language,
    ],
}

/// Chooses a language in the header, as a change of the list does.
pub fn choose(page: &Page, code: &str) {
    page.run(
        "const list = document.querySelector('#language');
         list.value = arguments[0];
         list.dispatchEvent(new Event('change', { bubbles: true }));",
        vec![code.into()],
    );
}

#[track_caller]
pub fn expect_language(page: &Page, code: &str) {
    page.wait_until(
        &format!("the page is in the language {code}"),
        &format!("document.documentElement.lang === '{code}'"),
    );
}

fn all_of_the_page_changes_and_stays_so_after_a_reload(page: &Page) {
    page.open("#rules");
    page.expect_text("main#rules h1", "How to play Score");
    choose(page, "de");
    expect_language(page, "de");
    for _ in 0..2 {
        page.expect_text("main#rules h1", "So geht Score");
        page.expect_text("#pages summary", "Entdecken");
        page.wait_until("the title is German", "document.title === 'Regeln – Score'");
        expect_manifest(page, "install/de.webmanifest");
        page.reload();
        expect_language(page, "de");
    }
    choose(page, "en");
    expect_language(page, "en");
    page.expect_text("main#rules h1", "How to play Score");
    page.expect_text("#pages summary", "Explore");
    expect_manifest(page, "score.webmanifest");
    page.reload();
    expect_language(page, "en");
}

/// Waits until the game would be installed by this manifest.
#[track_caller]
fn expect_manifest(page: &Page, file: &str) {
    let link = "document.querySelector('link[rel=manifest]').href";
    page.wait_until(
        &format!("the manifest is {file}"),
        &format!("{link}.endsWith('/{file}')"),
    );
}

/// Waits until these words are heard in place of the written text within an element: a style sheet
/// writes them, and they are no text of the page.
#[track_caller]
fn expect_heard(page: &Page, within: &str, words: &str) {
    page.wait_until(
        &format!("'{words}' is heard in {within}"),
        &format!(
            "(() => {{
               const heard = document.querySelector('{within} .heard');
               const written = heard?.previousSibling;
               return written?.ariaHidden === 'true'
                 && heard.textContent === ''
                 && heard.dataset.heard === {}
                 && getComputedStyle(heard, '::before').content !== 'none';
             }})()",
            json!(words)
        ),
    );
}

fn fractions_and_numbers_below_zero_are_heard_in_words_of_the_language(page: &Page) {
    page.open("#play?roll=4.3.8.17&clock=0");
    page.call_score(None);
    page.type_step("4*3");
    page.expect_status("4 × 3 = 12");
    page.expect_number_of("#status .heard, #status [aria-hidden]", 0);
    page.type_step("8/12");
    page.expect_status("8 ÷ 12 = 2/3");
    expect_heard(page, "#status", "8 ÷ 12 = two thirds");
    choose(page, "de");
    expect_language(page, "de");
    // The round goes on.
    page.expect_phase("demo");
    page.expect_numbers(&["17", "2/3"]);
    page.expect_status("8 ÷ 12 = 2/3");
    expect_heard(page, "#status", "8 ÷ 12 = zwei Drittel");
    assert_eq!(page.name_of("2/3"), "zwei Drittel");
    page.step("2/3", Operator::Sub, "17");
    page.expect_settlement();
    page.expect_points(0, -1);
    expect_heard(page, "#scoreboard .points", "minus 1");
    expect_heard(page, "#points .gain", "minus 1");
    assert_eq!(page.name_of("-49/3"), "minus 49 Drittel");
}

#[track_caller]
fn expect_language_missing(page: &Page) {
    page.wait_until(
        "it is said",
        "document.querySelector('#language-missing').innerText.startsWith('This language could not')",
    );
}

fn a_language_that_does_not_come_is_said_and_the_old_one_stays(page: &Page) {
    let missing = Fault::Missing("locales/de-*.ftl");
    let site = Site::start(Plan {
        faults: vec![missing],
        ..Plan::default()
    });
    page.open_at(&site, "#rules");
    page.wait_for_game();
    for faults in [
        vec![missing],
        // Another page in its place.
        vec![missing, Fault::PageForMissing("<!doctype html><p>Welcome.")],
    ] {
        site.spoil(&faults);
        choose(page, "de");
        expect_language_missing(page);
        expect_language(page, "en");
        page.expect_text("main#rules h1", "How to play Score");
        page.wait_until(
            "the list says so",
            "document.querySelector('#language').value === 'en'",
        );
        assert!(!page.shows("#newer"));
        // Another language takes the sentence away.
        choose(page, "fr");
        expect_language(page, "fr");
        page.expect_hidden("#language-missing");
        choose(page, "en");
        expect_language(page, "en");
    }
    // Without the words of the page's HTML the game is in the language all the same.
    site.spoil(&[Fault::Missing("locales/words/es-*.ftl")]);
    choose(page, "es");
    expect_language(page, "es");
    page.expect_hidden("#language-missing");
    page.expect_text("main#rules h1", "How to play Score");
    page.expect_value(
        "return document.querySelector('.skip').textContent",
        "Ir a la página",
    );
    site.mend();
    choose(page, "de");
    expect_language(page, "de");
    page.expect_hidden("#language-missing");
    page.take_complaints();
}

/// The text before the program is in it by then.
fn a_language_whose_messages_do_not_come_with_the_game_is_said_and_the_page_is_english(
    page: &Page,
) {
    let site = Site::start(Plan {
        faults: vec![Fault::Missing("locales/ar-*.ftl")],
        ..Plan::default()
    });
    page.open_at(&site, "?lang=ar#rules");
    page.wait_for_game();
    expect_language_missing(page);
    expect_language(page, "en");
    page.expect_text("main#rules h1", "How to play Score");
    page.expect_value("return document.documentElement.dir", "ltr");
    page.expect_value("return document.querySelector('#language').value", "en");
    site.mend();
    choose(page, "ar");
    expect_language(page, "ar");
    page.expect_text("main#rules h1", "طريقة لعب Score");
    page.take_complaints();
}

/// Holds the messages of this language at the next request for them.
fn hold_messages(page: &Page, code: &str) {
    page.run(
        "const [code] = arguments;
         const noted = document.documentElement.dataset;
         const realFetch = window.fetch.bind(window);
         window.fetch = async (...asked) => {
           const answer = await realFetch(...asked);
           const isOfLanguage = answer.url.includes(`/locales/${code}-`);
           if (!isOfLanguage || noted.messages) return answer;
           noted.messages = 'held';
           await new Promise((go) => addEventListener('let-messages-go', go, { once: true }));
           const read = answer.text.bind(answer);
           answer.text = async () => {
             const text = await read();
             // The next task begins after all work of the program with them.
             setTimeout(() => { noted.messages = 'taken'; });
             return text;
           };
           return answer;
         };",
        vec![code.into()],
    );
}

fn expect_messages(page: &Page, state: &str) {
    page.wait_until(
        &format!("the messages are {state}"),
        &format!("document.documentElement.dataset.messages === '{state}'"),
    );
}

fn let_messages_go(page: &Page) {
    page.run("dispatchEvent(new Event('let-messages-go'))", Vec::new());
    expect_messages(page, "taken");
}

/// Chooses French while the messages of the language before it are held.
fn choose_french_meanwhile(page: &Page) {
    expect_messages(page, "held");
    choose(page, "fr");
    expect_language(page, "fr");
}

fn the_language_that_was_chosen_last_stays_when_an_earlier_one_comes_after_it(page: &Page) {
    page.open("#rules");
    page.expect_text("#rules h1", "How to play Score");
    hold_messages(page, "ar");
    choose(page, "ar");
    choose_french_meanwhile(page);
    let_messages_go(page);
    expect_language(page, "fr");
    page.wait_until(
        "the page and the list are French, from left to right",
        "document.documentElement.dir !== 'rtl'
         && document.querySelector('#language').value === 'fr'",
    );
    page.expect_text("#rules h1", "Comment jouer à Score");
    // So is a page that is fetched afterwards.
    page.go_to("#race?seed=23");
    page.expect_text("#learn h1", "La course");
    page.reload();
    expect_language(page, "fr");
}

/// Arithmetic, and numbers of more than one character, whose characters do not stand from left to
/// right as they are written, in the row, in the step and in the texts about them; and slots of
/// the step, which may be empty, that do not stand so.
const BACKWARDS: &str = "
    const ARITHMETIC = /[-a-f\\d+−×÷&=\\/()][-a-f\\d+−×÷&=\\/() ]*[-a-f\\d+−×÷&=\\/()]/g;
    const WITHIN = '#goal, #dice .num, #step, #status, #verdict, #points .gain, #solutions .solution,'
      + ' #solutions .shape-of, #hands-rolls tbody :is(th, td)';
    let looked = 0;
    const found = [...document.querySelectorAll(WITHIN)].flatMap((one) => {
      const letters = [];
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (!node.parentElement.checkVisibility() || node.parentElement.closest('.hush')) continue;
        [...node.data].forEach((letter, index) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          letters.push([letter, range.getBoundingClientRect()]);
        });
      }
      const text = letters.map(([letter]) => letter).join('');
      return [...text.matchAll(ARITHMETIC)].filter(({0: {length}, index}) => {
        looked += 1;
        const line = letters.slice(index, index + length).filter(([letter]) => letter !== ' ');
        return line.some(([, box], at) => at && box.left < line[at - 1][1].left
          && Math.abs(box.top - line[at - 1][1].top) < box.height / 2);
      }).map(([wrong]) => wrong);
    });
    const slots = [...document.querySelectorAll('#step .step-slot')]
      .map((one) => one.getBoundingClientRect().left)
      .filter((left, index, all) => index && left < all[index - 1])
      .map((left) => `a slot at ${left}`);
    return looked ? [...found, ...slots] : ['nothing was looked at'];";

/// The texts of a round for readers of a language.
struct Round {
    code: &'static str,
    direction: &'static str,
    title: &'static str,
    think: &'static str,
    called: &'static str,
    verdict: &'static str,
    shown: &'static str,
    gained: &'static str,
    solution: &'static str,
    roll: &'static str,
    impossible: &'static str,
}

/// Firefox reads no marks of direction, so no text here has one.
const ROUNDS: [Round; 3] = [
    Round {
        code: "de",
        direction: "ltr",
        title: "Spielen – Score",
        think: "Kannst du 20 bilden? Denk nach, dann sag an.",
        called: "SCORE! 30 Sekunden. Bilde 20.",
        verdict: "20 war möglich",
        shown: "20! Du hast es gezeigt.",
        gained: "SCORE, und gezeigt.",
        solution: "Lösung",
        roll: "WÜRFELN",
        impossible: "UNMÖGLICH! 60 Sekunden. Sag SCORE, wenn du doch einen Weg findest.",
    },
    Round {
        code: "ar",
        direction: "rtl",
        title: "اللعب – Score",
        think: "هل يمكنك تكوين 20؟ فكّر ثم نادِ.",
        called: "30 ثانية. كوّن 20.",
        verdict: "كان 20 ممكنًا",
        shown: "20! عرضت الطريقة.",
        gained: "وعُرضت الطريقة.",
        solution: "حل",
        roll: "رمي النرد",
        impossible: "مستحيل! 60 ثانية. نادِ SCORE إذا وجدت طريقة.",
    },
    Round {
        code: "zh",
        direction: "ltr",
        title: "开始玩 – Score",
        think: "你能算出 20 吗？先想，再抢答。",
        called: "SCORE！30 秒。算出 20。",
        verdict: "20 有解",
        shown: "20！你做出来了。",
        gained: "SCORE，做出来了。",
        solution: "解",
        roll: "掷骰子",
        impossible: "无解！60 秒。如果又找到算法，就喊 SCORE。",
    },
];

fn a_round_is_played_in_german_arabic_and_chinese(page: &Page) {
    for round in ROUNDS {
        let code = round.code;
        // Neither the known roll nor the points of one language are there in the next.
        page.open_as_new(&format!("?lang={code}#play?roll=4.3.8.19&seed=1&clock=0"));
        expect_language(page, code);
        page.wait_until(
            "the page has its direction",
            &format!(
                "getComputedStyle(document.body).direction === '{}'",
                round.direction
            ),
        );
        page.expect_value("return document.title", round.title);
        page.expect_status(round.think);
        page.call_score(None);
        page.expect_status(round.called);
        page.type_step("3-8");
        page.expect_numbers(&["4", "19", "-5"]);
        page.expect_status("3 − 8 = −5");
        assert_eq!(page.list(BACKWARDS), NONE, "{code}");
        // A dice game is the same by a pointer, whichever side the page begins at.
        page.press("#undo");
        page.expect_numbers(&["4", "3", "8", "19"]);
        page.step("4", Operator::Mul, "3");
        page.expect_status("4 × 3 = 12");
        page.step("12", Operator::Add, "8");
        assert_eq!(page.expect_settlement(), round.verdict);
        page.expect_status(round.shown);
        page.expect_words_in("#points", round.gained);
        page.expect_points(0, 1);
        page.expect_solved();
        page.expect_words_in("#solutions", round.solution);
        page.open_forms();
        assert_eq!(page.list(BACKWARDS), NONE, "{code}, settled");
        assert_eq!(page.too_wide_px(), 0, "{code}");
        page.expect_words_in("#roll", round.roll);
        page.roll();
        page.expect_phase("thinking");
        page.expect_count(4);
        page.call_impossible(None);
        page.expect_status(round.impossible);
        page.no_complaints();
    }
}

fn formulas_in_a_table_and_cards_are_read_in_arabic_too(page: &Page) {
    page.open("?lang=ar#hands?clock=0");
    expect_language(page, "ar");
    page.expect_shown("#hands-rolls tbody tr:nth-child(5)");
    // From left to right, as they are written.
    assert_eq!(page.list(BACKWARDS), NONE);
    page.go_to("#24?roll=3.3.8.8");
    page.expect_phase("thinking");
    // With dice it would be رمية جديدة.
    page.expect_words_in("#roll", "توزيعة جديدة");
}

fn players_of_a_group_read_each_their_language_and_change_it_in_a_round(page: &Page) {
    let site = Site::with_relay();
    let others = page.others(1);
    let ben = &others[0];
    page.open_group(&site, "?lang=de#group");
    expect_language(page, "de");
    page.fill("#lobby-name", "Ada");
    page.fill("#make-name", "Klasse 5b");
    page.press("#make-form button");
    page.expect_table();
    let code = page.code();
    ben.open_group(&site, &format!("?lang=ar#group?table={code}"));
    expect_language(ben, "ar");
    // The relay's refusals are in the reader's language.
    ben.fill("#lobby-name", "Ada");
    ben.press("#lobby-come");
    ben.expect_lobby("هذا الاسم مستعمل.");
    ben.clear("#lobby-name");
    ben.fill("#lobby-name", "Ben");
    ben.press("#lobby-come");
    ben.expect_table();
    ben.run("window.isStillHere = true", Vec::new());
    page.expect_people(&["Ada", "Ben"]);
    page.expect_notes("Ada", "du, leitet");
    page.roll_solvable(2);
    ben.expect_row(&page.numbers());
    ben.expect_phase("thinking");
    ben.call_score(None);
    page.expect_status("Ben sagt SCORE! 30 Sekunden.");
    ben.expect_status("30 ثانية.");
    page.press("#dice .tile");
    page.expect_refusal("Nur wer SCORE gesagt hat, bewegt die Zahlen.");
    let rolled = ben.numbers();
    ben.step(&rolled[0], Operator::Add, &rolled[1]);
    ben.expect_count(3);
    assert_eq!(ben.list(BACKWARDS), NONE);
    let made = ben.numbers();
    choose(ben, "zh");
    expect_language(ben, "zh");
    ben.wait_until(
        "the page goes from left to right",
        "getComputedStyle(document.body).direction === 'ltr'",
    );
    ben.expect_phase("demo");
    ben.expect_row(&made);
    ben.undo();
    ben.expect_row(&rolled);
    ben.expect_status("撤销了一步。");
    let solution = ben.solution().expect("20 can be made of this roll");
    ben.make(&solution);
    assert_eq!(ben.expect_settlement(), "20 有解");
    assert_eq!(page.expect_settlement(), "20 war möglich");
    ben.expect_words_in("#result", "SCORE，做出来了。");
    page.expect_words_in("#result", "Ben: SCORE, und gezeigt.");
    for page in [page, ben] {
        page.expect_points_of("Ben", 1);
        page.no_complaints();
    }
    assert_eq!(
        ben.run("return window.isStillHere", Vec::new()),
        json!(true)
    );
}

fn the_address_names_a_language_until_another_is_chosen(page: &Page) {
    page.open("?lang=de#rules");
    expect_language(page, "de");
    page.reload();
    expect_language(page, "de");
    // A link is for this visit: the reader's own choice stays.
    page.open("#rules");
    expect_language(page, "en");
    page.open("?lang=de#rules");
    expect_language(page, "de");
    page.expect_text("main#rules h1", "So geht Score");
    // English words come back though the page began in another language.
    choose(page, "en");
    page.expect_text("main#rules h1", "How to play Score");
    page.expect_text("#pages summary", "Explore");
    choose(page, "fr");
    expect_language(page, "fr");
    page.wait_until("the address names none", "location.search === ''");
    page.reload();
    expect_language(page, "fr");
    page.open("?lang=tlh#rules");
    expect_language(page, "fr");
    // A region is joined by either sign; page and program read it alike.
    for (tag, code, title) in [
        ("pt_BR", "pt", "Regras – Score"),
        ("de_AT", "de", "Regeln – Score"),
    ] {
        page.open(&format!("?lang={tag}#rules"));
        page.expect_value("return document.title", title);
        expect_language(page, code);
    }
}

fn the_news_of_a_link_are_in_the_language_that_comes_after_it(page: &Page) {
    for (link, sentence) in [
        (
            "play?goal=19",
            "Dieser Link hat eigene Hausregeln mitgebracht.",
        ),
        ("play?gaol=19", "Der Link sagt etwas über „gaol“"),
    ] {
        page.open(&format!("?lang=de#{link}"));
        expect_language(page, "de");
        page.expect_status(sentence);
    }
    // A page without a status line has it elsewhere.
    page.open("?lang=de#rules?gaol=19");
    expect_language(page, "de");
    page.expect_words_in("#refused", "Der Link sagt etwas über „gaol“");
}

fn the_text_before_the_program_is_in_the_readers_language(page: &Page) {
    let site = Site::start(Plan {
        faults: vec![Fault::Missing("*.wasm")],
        ..Plan::default()
    });
    page.open_at(&site, "?lang=ar#rules");
    page.expect_text("main#rules h1", "طريقة لعب Score");
    page.expect_text("#header-before nav > a", "الألعاب");
    page.expect_value("return document.title", "القواعد – Score");
    // The sentence on the frame is heard, and not seen.
    assert_eq!(
        page.list(
            "return [...document.querySelectorAll('#header-before [aria-label], #boot')]
               .map((one) => one.ariaLabel)",
        ),
        ["الصفحات", "الأصوات", "الألوان", "ما هي \u{2068}Score\u{2069}"]
    );
    let look = "const root = document.documentElement;
         const { visibility } = getComputedStyle(document.querySelector('main#rules'));
         return [root.lang, root.dir, visibility].join(' ');";
    assert_eq!(page.run(look, Vec::new()), json!("ar rtl visible"));
    // If the address names no page with a text, a description of the game can be read.
    page.open_at(&site, "?lang=de#play");
    page.expect_text(
        "#boot [data-l10n-id]",
        "Score ist ein Rechenspiel mit vier Würfeln. Mach aus den Zahlen des Wurfs in zwei oder drei \
         Schritten 20. Es kostet nichts, braucht kein Konto und ist für eine Person da, für Freunde \
         an einem Bildschirm und für eine ganze Klasse.",
    );
    page.expect_text("#trouble h2", "Ein Teil des Spiels fehlt");
    page.expect_text("#trouble button", "Noch einmal versuchen");
    // A language that the game has not.
    page.open_at(&site, "?lang=xx#rules");
    page.expect_text("main#rules h1", "How to play Score");
    assert_eq!(page.run(look, Vec::new()), json!("en  visible"));
    page.take_complaints();
}

/// The text waits for no other script.
fn the_first_script_puts_the_page_into_the_readers_language(page: &Page) {
    let site = Site::start(Plan {
        faults: vec![Fault::Missing("boot-*.js"), Fault::Missing("start-*.js")],
        ..Plan::default()
    });
    page.open_at(&site, "#rules");
    let is_of_language = |path: &String| path.contains("locales/");
    assert!(!site.requests().iter().any(is_of_language));
    page.open_at(&site, "?lang=de#rules");
    page.expect_text("main#rules h1", "So geht Score");
    page.take_complaints();
}

/// Keeps the name of the first entry of the menu, as it was seen.
const WATCH_MENU: &str = "
    window.calledSoFar = new Set();
    new MutationObserver(() => {
      // Until the styles are there nothing is seen.
      const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0;
      const entry = document.querySelector('#pages a');
      if (isSeen && entry?.innerText) calledSoFar.add(entry.innerText);
    }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});";

fn a_first_visit_is_in_the_first_of_the_browsers_languages_that_the_game_has_and_in_no_other(
    page: &Page,
) {
    for (languages, code, entry, title) in [
        ("['xx', 'de-CH', 'fr']", "de", "Spiele", "So geht Score"),
        ("['en-GB', 'de']", "en", "Games", "How to play Score"),
    ] {
        let preferred = format!(
            "Object.defineProperty(Navigator.prototype, 'languages', {{ get: () => {languages} }});"
        );
        let site = Site::start(Plan {
            script: (preferred + WATCH_MENU).leak(),
            ..Plan::default()
        });
        page.open_at(&site, "#rules");
        page.wait_for_game();
        expect_language(page, code);
        page.expect_text("main#rules h1", title);
        assert_eq!(page.list("return [...calledSoFar]"), [entry]);
    }
}
