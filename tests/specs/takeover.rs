//! A build is taken over as a whole or not at all: the files that a browser keeps for offline after
//! a sign-in page, a build that is half copied, and files that have changed.

use score_tests::site::{Fault, Plan};
use score_tests::{Engine, Page, Site, specs};
use serde_json::json;

use crate::languages::choose;

specs! {
    in_every_engine: [
        a_build_is_taken_over_as_a_whole_or_not_at_all,
        files_that_are_kept_broken_or_not_at_all_are_mended,
    ],
    in_one: [
        files_that_an_older_worker_has_kept_are_forgotten,
        where_a_build_cannot_be_taken_over_for_a_day_the_server_s_page_is_shown,
        a_page_without_its_scripts_says_so,
        pages_in_place_of_scripts_are_named,
        an_open_tab_that_lacks_a_part_can_load_the_newer_build,
        a_newer_build_waits_until_the_call_is_over,
        every_part_that_is_gone_says_that_there_is_a_newer_build,
        a_part_that_is_missing_in_the_same_build_is_no_newer_one,
    ],
}

const SIGN_IN: &str = "<!doctype html><title>Wi-Fi sign-in</title><p>Welcome to our guests.";

/// A slow network, over which the page has nothing fetched that nobody has asked for: to keep all
/// parts is most of the work of a visit.
pub const IS_SLOW: &str = "Object.defineProperty(Navigator.prototype, 'connection', {
    get: () => ({ saveData: false, effectiveType: '3g' }),
  });";

/// A site of which the browser keeps the files of the start, and the parts that are opened.
pub fn kept_in_part() -> Site {
    Site::start(Plan {
        keeps_offline: true,
        script: IS_SLOW,
        ..Plan::default()
    })
}

/// A site whose game the browser has kept, to its start.
fn kept(page: &Page) -> Site {
    let site = kept_in_part();
    page.open_at(&site, "");
    page.wait_for_game();
    page.wait_until_start_is_kept();
    site
}

/// The build of the page that is shown.
pub fn build(page: &Page) -> String {
    let build = page.run(
        "return document.querySelector('meta[name=build]').content",
        Vec::new(),
    );
    build.as_str().expect("a page names its build").to_owned()
}

/// The names of the builds that are kept for offline, whole or not, and how many files each has.
fn kept_builds(page: &Page) -> Vec<String> {
    page.list(
        "return (async () => Promise.all((await caches.keys()).sort().map(async (name) =>
           `${name.replace(/.* /, '')}: ${(await (await caches.open(name)).keys()).length}`)))()",
    )
}

/// Opens Dials, which is fetched for that.
fn expect_dials(page: &Page) {
    page.go_to("#dials?clock=0");
    page.expect_dials_board();
    page.go_to("#games");
}

/// Waits until the part with Dials is kept for offline, as the build that is shown has it.
#[track_caller]
pub fn expect_dials_kept(page: &Page) {
    page.wait_until(
        "Dials is kept",
        "(Promise.all([...document.querySelectorAll('[data-parts~=games]')].map(({href}) =>
            caches.match(href, {ignoreVary: true})))
            .then((found) => { window.hasDials = found.length > 0 && found.every(Boolean); }),
          window.hasDials === true)",
    );
}

/// Forgets the files of builds that are not whole.
fn forget_half_builds(page: &Page) {
    page.run(
        "return (async () => {
           for (const name of await caches.keys()) {
             const isWhole = await (await caches.open(name)).match('build.json');
             if (!isWhole) await caches.delete(name);
           }
         })()",
        Vec::new(),
    );
}

fn a_build_is_taken_over_as_a_whole_or_not_at_all(page: &Page) {
    let mut site = kept(page);
    expect_dials(page);
    expect_dials_kept(page);
    // A language is a part of the build for those who have chosen it.
    choose(page, "de");
    expect_german_kept(page);
    let before = build(page);
    let kept = kept_builds(page);
    site.spoil(&[Fault::PageForAll(SIGN_IN)]);
    page.reload();
    expect_dials(page);
    assert_eq!(build(page), before);
    assert_eq!(kept_builds(page), kept);
    site.deploy();
    // The missing file does not depend on the engine; the worker and its caches do.
    let files = [
        "*.wasm",
        "boot-*.js",
        "locales/de-*.ftl",
        "locales/words/de-*.ftl",
    ];
    let looked_at = if page.engine() == Engine::Chromium {
        files.len()
    } else {
        1
    };
    for missing in files.into_iter().take(looked_at) {
        // The parts of the build before cannot be had without the site again.
        if looked_at > 1 {
            forget_half_builds(page);
            page.forget_fetched_files();
        }
        site.spoil(&[Fault::Missing(missing), Fault::PageForMissing(SIGN_IN)]);
        page.reload();
        assert_eq!(build(page), before, "{missing}");
        // A tab of the build before has all of its parts.
        expect_dials(page);
    }
    // The copy is at its end.
    site.mend();
    expect_next_build(page, &before);
    expect_dials(page);
    assert_eq!(kept_builds(page).len(), 2);
    site.stop();
    page.reload();
    assert_ne!(build(page), before);
    page.wait_until("it is German", "document.documentElement.lang === 'de'");
    page.expect_text("#pages > a", "Spiele");
    page.expect_value(
        "return document.querySelector('main#rules h1').textContent",
        "So geht Score",
    );
    expect_dials(page);
    page.take_complaints();
}

/// Waits until the German messages are kept for offline.
#[track_caller]
fn expect_german_kept(page: &Page) {
    page.wait_until(
        "German is kept",
        "(caches.keys().then(async (names) => {
           const files = await Promise.all(names.map(async (name) =>
             (await caches.open(name)).keys()));
           window.hasGerman = ['/locales/de-', '/locales/words/de-'].every((file) =>
             files.flat().some(({ url }) => url.includes(file)));
         }), window.hasGerman === true)",
    );
}

/// Loads the page until the next build has been taken over.
#[track_caller]
pub fn expect_next_build(page: &Page, before: &str) {
    page.reload();
    if build(page) == before {
        // A slow machine takes it over while the one before is shown.
        page.wait_until(
            "the next build is whole",
            "(caches.keys().then(async (names) => {
               const lists = await Promise.all(names.map(async (name) =>
                 (await caches.open(name)).match('build.json')));
               window.wholeBuilds = lists.filter(Boolean).length;
             }), window.wholeBuilds === 2)",
        );
        page.reload();
    }
    assert_ne!(build(page), before);
}

/// Replaces the kept files whose addresses match these by this text, or removes them.
fn spoil_kept(page: &Page, parts: &[&str], text: Option<&str>) {
    let were_there = page.run(
        "return (async (parts, text) => {
           const [name] = await caches.keys();
           const cache = await caches.open(name);
           const urls = (await cache.keys()).map(({url}) => url);
           return Promise.all(parts.map(async (part) => {
             const url = urls.find((url) => new RegExp(part).test(url));
             await cache.delete(url);
             const headers = {'Content-Type': 'text/html'};
             if (text) await cache.put(url, new Response(text, {headers}));
             return url;
           }));
         })(...arguments)",
        vec![json!(parts), text.into()],
    );
    let were_there = were_there.as_array().expect("a list of addresses");
    assert!(
        were_there.iter().all(serde_json::Value::is_string),
        "{parts:?} were not kept: {were_there:?}"
    );
}

fn files_that_are_kept_broken_or_not_at_all_are_mended(page: &Page) {
    let mut site = kept(page);
    expect_dials(page);
    expect_dials_kept(page);
    let before = kept_builds(page);
    for text in [Some(SIGN_IN), None] {
        spoil_kept(
            page,
            &["/score\\.js", "/__wasm_split\\.js", "/boot-", "/start-"],
            text,
        );
        page.reload();
    }
    // A start that fails has the programs looked through, and is tried once more.
    spoil_kept(page, &["/score_bg\\.wasm"], Some(SIGN_IN));
    page.run("location.reload()", Vec::new());
    page.wait_through_loads(
        "the game runs after a broken program was mended",
        "sessionStorage.getItem('score/started-again')
         && document.querySelector('#app > .body') && !document.querySelector('#boot')",
    );
    assert_eq!(kept_builds(page), before);
    site.stop();
    page.reload();
    expect_dials(page);
    page.take_complaints();
}

fn files_that_an_older_worker_has_kept_are_forgotten(page: &Page) {
    let site = kept_in_part();
    page.open_at(&site, "icon.svg");
    page.run(
        "return (async (page) => {
           const cache = await caches.open(`score ${location.origin}/`);
           await cache.put('./', new Response(page, {headers: {'Content-Type': 'text/html'}}));
         })(arguments[0])",
        vec![SIGN_IN.into()],
    );
    page.open_at(&site, "");
    page.wait_for_game();
    page.wait_until_start_is_kept();
    let kept = kept_builds(page);
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert!(kept[0].starts_with(&build(page)), "{kept:?}");
}

fn where_a_build_cannot_be_taken_over_for_a_day_the_server_s_page_is_shown(page: &Page) {
    let mut site = kept(page);
    let before = build(page);
    site.deploy();
    // Its host changes a file.
    site.spoil(&[Fault::Text("rules-*.css", "main { color: inherit }")]);
    page.reload();
    assert_eq!(build(page), before);
    page.run(
        "return (async (build) => {
           const name = (await caches.keys()).find((name) => name.endsWith(build));
           const cache = await caches.open(name);
           const note = await (await cache.match('build.json?behind')).json();
           note.since_ms -= 24 * 60 * 60 * 1000;
           await cache.put('build.json?behind', new Response(JSON.stringify(note)));
         })(arguments[0])",
        vec![before.clone().into()],
    );
    page.reload();
    assert_ne!(build(page), before);
    site.stop();
    page.reload();
    assert_eq!(build(page), before);
    page.take_complaints();
}

/// A site that has a page in the place of these files.
fn with_page_for(files: &'static str) -> Site {
    Site::start(Plan {
        faults: vec![Fault::Missing(files), Fault::PageForMissing(SIGN_IN)],
        ..Plan::default()
    })
}

fn a_page_without_its_scripts_says_so(page: &Page) {
    let site = with_page_for("*.js");
    page.open_at(&site, "#rules");
    let look = "return getComputedStyle(document.querySelector('#trouble')).visibility";
    page.expect_value(look, "hidden");
    // The style sheet waits for ten seconds, and no script of the page's own could.
    let waits_ms = page.run(
        "const [wait] = document.querySelector('#trouble').getAnimations();
         wait.finish();
         return wait.effect.getTiming().delay;",
        Vec::new(),
    );
    assert_eq!(waits_ms, json!(10_000));
    page.expect_value(look, "visible");
    assert!(
        page.text("#trouble")
            .starts_with("A part of the game is missing")
    );
    // If the others are there, the game does not need the script that only names problems.
    site.spoil(&[Fault::Missing("boot-*.js"), Fault::PageForMissing(SIGN_IN)]);
    page.open_at(&site, "#rules");
    page.wait_until(
        "the game runs, and nothing says that a script is missing",
        "document.querySelector('#app > .body') && document.querySelector('#trouble').hidden",
    );
    page.take_complaints();
}

fn pages_in_place_of_scripts_are_named(page: &Page) {
    for files in [
        "start-*.js",
        "score-*/score.js",
        "score-*/__wasm_split.js",
        "score-*_bg.wasm",
    ] {
        let site = with_page_for(files);
        page.open_at(&site, "#rules");
        page.wait_until(
            "the page says what is wrong",
            "document.querySelector('#trouble').dataset.reason",
        );
        assert_eq!(page.trouble().as_deref(), Some("missing"), "{files}");
        assert!(page.shows("main#rules"));
        page.take_complaints();
    }
}

/// A site of which the browser has no part yet.
fn new_site() -> Site {
    Site::start(Plan {
        is_new: true,
        ..Plan::default()
    })
}

/// Waits until the page says that the server has a newer build.
#[track_caller]
pub fn expect_newer(page: &Page) {
    page.wait_until(
        "a newer version is announced",
        "!document.querySelector('#newer').hidden",
    );
}

fn an_open_tab_that_lacks_a_part_can_load_the_newer_build(page: &Page) {
    let site = new_site();
    page.open_at(&site, "#games");
    page.wait_for_game();
    let before = build(page);
    site.deploy();
    page.turn_to("dials");
    expect_newer(page);
    page.wait_until(
        "the part says so, too",
        "document.querySelector('#dials-place [role=alert]')",
    );
    assert_eq!(
        page.text("#dials-place"),
        "This part of the game needs its newer version."
    );
    // It has asked for files of its own build alone, which no server has any more.
    let folder = page.run(
        "return document.querySelector('#wasm').getAttribute('href').split('/')[1]",
        Vec::new(),
    );
    let folder = folder.as_str().expect("the program is in a folder");
    let mut parts = site.requests();
    parts.retain(|path| path.contains("/part_"));
    assert!(!parts.is_empty());
    assert!(
        parts.iter().all(|path| path.starts_with(folder)),
        "{parts:?}"
    );
    page.loads(|| page.press("#newer button"));
    page.wait_for_game();
    assert_ne!(build(page), before);
    page.expect_dials_board();
    page.take_complaints();
}

fn a_newer_build_waits_until_the_call_is_over(page: &Page) {
    let site = new_site();
    page.open_at(&site, "#play?roll=9.9.9.9&clock=0");
    page.wait_for_game();
    let before = build(page);
    page.call_score(None);
    page.expect_phase("demo");
    site.deploy();
    page.go_to("#dials");
    expect_newer(page);
    page.press("#newer button");
    assert!(page.shows("#newer-waits"));
    page.go_to("#play");
    page.expect_phase("demo");
    assert_eq!(build(page), before);
    page.loads(|| page.give_up());
    page.wait_for_game();
    assert_ne!(build(page), before);
    page.expect_points(0, -1);
    page.take_complaints();
}

fn every_part_that_is_gone_says_that_there_is_a_newer_build(page: &Page) {
    let site = new_site();
    page.open_at(&site, "#play?roll=1.4.5.7&clock=0");
    page.wait_for_game();
    assert!(!page.shows("#newer"));
    site.deploy();
    choose(page, "de");
    expect_newer(page);
    page.run("document.querySelector('#newer').hidden = true", Vec::new());
    page.press("#hint");
    expect_newer(page);
    for (name, part) in [
        ("yahtzee", "yahtzee"),
        ("sheet", "worksheets"),
        ("practice", "practice"),
        ("statistics", "statistics"),
    ] {
        page.go_to(&format!("#{name}"));
        page.expect_text(
            &format!("#{part}-place [role=alert]"),
            "This part of the game needs its newer version.",
        );
    }
    page.take_complaints();
}

fn a_part_that_is_missing_in_the_same_build_is_no_newer_one(page: &Page) {
    // Neither is a sign-in page in the place of the list.
    for others in [vec![], vec![Fault::Missing("build.json")]] {
        let faults = [
            others,
            vec![
                Fault::Missing("score-*/part_games.wasm"),
                Fault::PageForMissing(SIGN_IN),
            ],
        ];
        let site = Site::start(Plan {
            faults: faults.concat(),
            ..Plan::default()
        });
        page.open_at(&site, "#dials");
        page.wait_for_game();
        page.wait_until(
            "the part says that it is missing",
            "document.querySelector('#dials-place [role=alert]')",
        );
        assert!(page.text("#dials-place").contains("Check the network"));
        assert!(!page.shows("#newer"));
        site.mend();
        page.press("#dials-place button");
        page.expect_dials_board();
        page.take_complaints();
    }
}
