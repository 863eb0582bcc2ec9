//! Checks a whole screen: accessible by axe's rules, complete in its view, large enough to be
//! pressed, readable with large letters.

use std::sync::LazyLock;
use std::{env, fs};

use serde_json::{Value, json};

use crate::Page;

static AXE: LazyLock<String> = LazyLock::new(|| {
    let path = env::var("SCORE_AXE").expect("`cargo xtask test` installs axe and says where");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
});

/// A script that returns by how much the page is wider than its view.
pub const TOO_WIDE: &str = "
    const over = document.documentElement.scrollWidth - innerWidth;
    return over > 0 ? [`${over} px too wide`] : [];";

/// A script that returns by how much the page scrolls past the last painted element. A text for
/// screen readers does not count as painted: in a scrolling box that is not its containing block it
/// makes the page longer.
pub const PAST_END: &str = "
    const end = (one) => one.getBoundingClientRect().bottom + scrollY;
    const isPast = (last) => document.documentElement.scrollHeight > Math.max(innerHeight, last) + 1;
    if (!isPast(end(document.body))) return [];
    const isCut = (one) => one.closest('.hush') || getComputedStyle(one).clipPath === 'inset(50%)';
    const clips = (one) => one !== document.body && getComputedStyle(one).overflowY !== 'visible';
    // An element without a box of its own may have children with one.
    const isThere = (one) => one.checkVisibility() || getComputedStyle(one).display === 'contents';
    const last = (one) => Math.max(end(one), ...(clips(one) ? [] : [...one.children]
      .filter((child) => isThere(child) && !isCut(child)).map(last)));
    if (!isPast(last(document.body))) return [];
    const past = document.documentElement.scrollHeight - last(document.body);
    const lowest = [...document.querySelectorAll('body *')].filter((one) => one.getClientRects().length)
      .reduce((one, other) => end(other) > end(one) ? other : one);
    return [`scrolls ${past} px past the last thing on it: ${lowest.outerHTML.slice(0, 90)}`];";

/// A script that returns the parts that do not fit into the view; parts for screen readers need
/// not.
pub const MISFITS: &str = "
    const page = document.documentElement;
    const found = [];
    if (page.scrollHeight > innerHeight) found.push(`${page.scrollHeight} px high`);
    if (page.scrollWidth > innerWidth) found.push(`${page.scrollWidth} px wide`);
    const of = (selector) => [...document.querySelectorAll(selector)]
      .filter((one) => one.getClientRects().length > 0 && one.checkVisibility()
        && getComputedStyle(one).visibility !== 'hidden')
      .map((one) => [one, one.getBoundingClientRect()]);
    const name = (one) => one.id || one.outerHTML.slice(0, 60);
    // A part that has scrolled out of its box is not cut, and lies over nothing.
    const seen = ([one, at]) => {
      let {left, top, right, bottom} = at;
      for (let around = one.parentElement; around; around = around.parentElement) {
        if (!['auto', 'scroll'].includes(getComputedStyle(around).overflowY)) continue;
        const frame = around.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      return [one, {left, top, right, bottom}];
    };
    const box = ({left, top, right, bottom}) => [left, top, right, bottom].map(Math.round);
    const keys = of('main button').map(seen);
    for (const [one, at] of [...keys, ...of('#status, #goal, #clock:not(.idle), .corner')]) {
      if (at.left < -0.5 || at.top < -0.5 || at.right > innerWidth + 0.5
          || at.bottom > innerHeight + 0.5) {
        found.push(`${name(one)} is partly outside: ${box(at)}`);
      }
    }
    keys.forEach(([one, a], index) => keys.slice(index + 1).forEach(([other, b]) => {
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) {
        found.push(`${name(one)} lies on ${name(other)}: ${box(a)} ${box(b)}`);
      }
    }));
    return found;";

/// A script that returns texts that are cut off. Links are longer than any field, and are read
/// somewhere else; a corner and the panel may shorten a name with dots.
pub const CUT_TEXTS: &str = "
    const found = [];
    const passed_over = '.hush, .hot .scoreboard, .corner .name, .mine .name,'
      + ' #house-link, #invite-link, #lesson-address, #lesson-from-link';
    const boxes = 'button, a, summary, label, legend, h1, h2, h3, p, dt, dd, td, th, li, input,'
      + ' .tile, .num, .made, .name, .points, .digits, .goal, .verdict';
    for (const one of document.querySelectorAll(boxes)) {
      if (!one.getClientRects().length || !one.checkVisibility() || one.closest(passed_over)
          || getComputedStyle(one).display === 'inline') continue;
      if (one.scrollWidth > one.clientWidth + 1) {
        found.push(`${one.outerHTML.slice(0, 90)}: ${one.scrollWidth} in ${one.clientWidth}`);
      }
      if (one.matches('button, .chip, .tile') && one.scrollHeight > one.clientHeight + 1) {
        found.push(`${one.outerHTML.slice(0, 90)}: ${one.scrollHeight} in ${one.clientHeight} high`);
      }
    }
    // WebKit's scroll width of a select is that of its longest choice, others' is never more than
    // the select's own: only the choice that is read counts.
    const pen = document.createElement('canvas').getContext('2d');
    for (const one of document.querySelectorAll('select')) {
      if (!one.getClientRects().length || !one.checkVisibility() || one.multiple) continue;
      const style = getComputedStyle(one);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const chosen = one.selectedOptions[0]?.text ?? '';
      const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const wanted = pen.measureText(chosen).width;
      if (wanted > room + 1) found.push(`#${one.id} '${chosen}': ${wanted} in ${room}`);
    }
    // A page does not scroll past the side at which its lines begin.
    const is_mirrored = getComputedStyle(document.body).direction === 'rtl';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const within = texts.currentNode.parentElement;
      if (!within.checkVisibility() || within.closest(passed_over)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const at of range.getClientRects()) {
        if (is_mirrored ? at.right > innerWidth + 0.5 : at.left < -0.5) {
          found.push(`begins outside of the view: ${range}`);
        }
      }
    }
    return found;";

/// A script that returns texts that lie over each other or over a button, and boxes that scroll
/// sideways. A part that has scrolled out of its box, or that the box cuts off on purpose, does not
/// count.
pub const COLLISIONS: &str = "
    // WebKit gives text in a closed part the place that it would have.
    const is_seen = (one) => !one.closest('.hush, svg, select, details:not([open]) > :not(summary)')
      && one.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const intersection = (a, b) => ({
      left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    // Asked once for each element, not for each text in it.
    const clips = new Map([[null,
      {left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity}]]);
    const clip = (one) => {
      if (!clips.has(one)) {
        const around = clip(one.parentElement);
        const {overflowX, overflowY} = getComputedStyle(one);
        const isOpen = overflowX === 'visible' && overflowY === 'visible';
        clips.set(one, isOpen ? around : intersection(around, one.getBoundingClientRect()));
      }
      return clips.get(one);
    };
    const seen = (one, at) => intersection(at, clip(one));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const found = [];
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const [node, one] = [walk.currentNode, walk.currentNode.parentElement];
      if (!node.data.trim() || !is_seen(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const at = seen(one, line);
        // Lines of text are higher than its letters.
        const rest = (at.bottom - at.top) * 0.15;
        [at.top, at.bottom] = [at.top + rest, at.bottom - rest];
        if (at.right > at.left && at.bottom > at.top) texts.push([node, one, at]);
      }
    }
    const name = (node) => node.data.trim().slice(0, 40);
    texts.forEach(([node, , a], index) => texts.slice(index + 1).forEach(([other, , b]) => {
      if (node !== other && meet(a, b)) found.push(`'${name(node)}' lies on '${name(other)}'`);
    }));
    for (const key of document.querySelectorAll('main :is(button, input, select)')) {
      if (!key.getClientRects().length || !is_seen(key.parentElement)) continue;
      const at = seen(key, key.getBoundingClientRect());
      for (const [node, one, b] of texts) {
        if (!key.contains(one) && !one.closest('label')?.contains(key) && meet(at, b)) {
          found.push(`'${name(node)}' lies on ${key.outerHTML.slice(0, 60)}`);
        }
      }
    }
    for (const box of document.querySelectorAll('main *')) {
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
      if (scrolls && box.scrollWidth > box.clientWidth + 1) {
        found.push(`scrolls sideways: ${box.outerHTML.slice(0, 60)}`);
      }
    }
    return [...new Set(found)];";

/// The rules of axe-core about colours (its tag `cat.color`), the only ones that depend on the
/// theme and four fifths of its work. Each is given with the elements that it checks, of which only
/// the marked texts are judged.
const COLOUR_RULES: [(&str, &str); 2] = [
    ("color-contrast", "[data-unjudged]"),
    (
        "link-in-text-block",
        "a[href][data-unjudged], [role=link][data-unjudged]",
    ),
];

/// Runs axe: in the light theme by all rules, and in both themes by the rules of colours. The
/// findings of these depend on a text's colour and size and on the ground behind it. A text that
/// equals one that has passed in this document in all of these is skipped: one text represents all
/// that look the same. A text that cannot be judged, such as a disabled button, represents no
/// other, and after [`MAX_TRIES`] such texts their look is given up, as axe gives up each of them.
const VIOLATIONS: &str = "
    const {all, colours, selectors, tries} = given;
    axe.configure({rules: colours.runOnly.values.map((id, at) => ({id, selector: selectors[at]}))});
    const linkOf = (one) => one.closest('a, [role=link]');
    const judged = (window.judgedColours ??= new Map());
    let paints = new Map();
    const behind = (one) => {
      if (!paints.has(one)) {
        const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = getComputedStyle(one);
        const paint = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
        paints.set(one, paint === 'rgba(0, 0, 0, 0),none,1,none,normal' ? '' : paint);
      }
      return paints.get(one);
    };
    const around = (one) => one ? behind(one) + around(one.parentElement) : '';
    const lookOf = (one, theme) => {
      const {color, fontSize, fontWeight, textShadow, textDecorationLine} = getComputedStyle(one);
      // The browser finds the elements behind a place in the view alone.
      const place = one.getBoundingClientRect();
      if (place.top < 0 || place.bottom > innerHeight) one.scrollIntoView({block: 'center'});
      const box = one.getBoundingClientRect();
      const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const others = stack.filter((each) => !each.contains(one) && !one.contains(each));
      const link = linkOf(one);
      const block = link?.parentElement;
      const isInText = [...(block?.childNodes ?? [])].some((each) =>
        each.nodeType === Node.TEXT_NODE && each.data.trim());
      return [theme, color, fontSize, fontWeight, textShadow,
        one.matches(':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *'),
        one.getClientRects().length && box.width > 2 && box.height > 2,
        isInText && [textDecorationLine, getComputedStyle(block).color],
        around(one), others.map(behind)].join('|');
    };
    const texts = () => {
      const found = new Set(document.querySelectorAll('input, textarea, select'));
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        if (walk.currentNode.data.trim()) found.add(walk.currentNode.parentElement);
      }
      return [...found].filter((one) => one.checkVisibility());
    };
    const found = [];
    // axe goes through the whole document in each run, and maps which elements cover others.
    const run = async (theme, options) => {
      const {passes, violations} = await axe.run(document, options);
      found.push(...violations.flatMap((rule) => rule.nodes.map((node) =>
        `${theme}, ${rule.id}: ${node.target.join(' ')}: ${node.failureSummary}`)));
      return passes;
    };
    // A player's own table and one of a group may have elements of the same id, but not of one that
    // another element names.
    const names = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns',
      'aria-activedescendant', 'aria-details', 'aria-errormessage', 'headers', 'list', 'form'];
    const named = new Set([...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
      .flatMap((one) => names.flatMap((name) => one.getAttribute(name)?.split(/\\s+/) ?? [])));
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at && named.has(id));
    found.push(...twice.map((id) => `two elements are called ${id}`));
    // Most of a document are pages that are closed, and axe goes through all of them.
    const closed = [...document.querySelectorAll('main[hidden]')];
    const places = closed.map(() => document.createComment(''));
    closed.forEach((page, at) => page.replaceWith(places[at]));
    const {dataset} = document.documentElement;
    const before = dataset.theme;
    const {scrollX, scrollY} = window;
    try {
    for (const theme of ['light', 'dark']) {
      dataset.theme = theme;
      paints = new Map();
      await picture();
      await picture();
      const unjudged = new Map();
      for (const one of texts()) {
        const look = lookOf(one, theme);
        if ((judged.get(look) ?? 0) < tries) unjudged.set(look, one);
      }
      if (!unjudged.size && theme === 'dark') continue;
      for (const look of unjudged.keys()) judged.set(look, (judged.get(look) ?? 0) + 1);
      const marked = [...unjudged.values()].flatMap((one) => [one, linkOf(one) ?? one]);
      marked.forEach((one) => one.toggleAttribute('data-unjudged', true));
      const passes = await run(theme, theme === 'light' ? all : colours);
      marked.forEach((one) => one.removeAttribute('data-unjudged'));
      if (!passes.length && theme === 'light') throw new Error('axe checked nothing');
      for (const {nodes} of passes.filter(({id}) => colours.runOnly.values.includes(id))) {
        for (const {element} of nodes) judged.set(lookOf(element, theme), tries);
      }
    }
    } finally {
      places.forEach((place, at) => place.replaceWith(closed[at]));
      if (before) dataset.theme = before;
      else delete dataset.theme;
      scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
    }
    return found;";

/// The most texts of one look that axe may leave unjudged.
const MAX_TRIES: usize = 3;

impl Page {
    /// Every rule of WCAG 2.2 A and AA, and of good practice, that axe-core finds broken in the
    /// present screen, with each element that breaks it: all rules in the light theme, and in the
    /// dark one only those about colours, because no others depend on the theme.
    ///
    /// # Panics
    /// When axe does not run, or checks nothing.
    #[track_caller]
    pub fn violations(&self) -> Vec<String> {
        // Parsing axe takes longer than running it.
        if self.run("return typeof axe", Vec::new()) != json!("object") {
            self.run(&AXE, Vec::new());
        }
        let [rules, selectors] = [
            COLOUR_RULES.map(|(rule, _)| rule),
            COLOUR_RULES.map(|(_, selector)| selector),
        ];
        let found = self.ask(
            VIOLATIONS,
            json!({
                "all": {
                    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
                    "rules": {"target-size": {"enabled": true}},
                    "elementRef": true,
                    // The page plays no media, and no rule needs the styles.
                    "preload": false,
                },
                "colours": {
                    "runOnly": {"type": "rule", "values": rules},
                    "elementRef": true,
                    "preload": false,
                },
                "selectors": selectors,
                "tries": MAX_TRIES,
            }),
        );
        texts(&found)
    }

    /// By how much the page is wider than its view, in CSS pixels.
    #[track_caller]
    pub fn too_wide_px(&self) -> i64 {
        let script = "return Math.max(0, document.documentElement.scrollWidth - innerWidth)";
        self.run(script, Vec::new())
            .as_i64()
            .expect("a number of pixels")
    }

    /// By how much the page scrolls past the last painted element; empty if it does not.
    #[track_caller]
    pub fn past_end(&self) -> Vec<String> {
        self.list(PAST_END)
    }

    /// Whether the page scrolls, and the elements of the table that are partly outside the view or
    /// lie over a button.
    #[track_caller]
    pub fn misfits(&self) -> Vec<String> {
        self.list(MISFITS)
    }

    /// The texts that are wider than the element around them, and those that begin outside of the
    /// view.
    #[track_caller]
    pub fn cut_texts(&self) -> Vec<String> {
        self.list(CUT_TEXTS)
    }

    /// The texts that lie over each other or over a button, and the boxes that are scrolled
    /// sideways.
    #[track_caller]
    pub fn collisions(&self) -> Vec<String> {
        self.list(COLLISIONS)
    }

    /// The visible elements of a selector that are smaller than `side_px` in
    /// either direction.
    #[track_caller]
    pub fn smaller_than(&self, side_px: u32, selector: &str) -> Vec<String> {
        self.list(&smaller_than(side_px, selector))
    }

    /// The visible elements of a selector that are not wholly in view, or that another
    /// element covers.
    #[track_caller]
    pub fn out_of_view(&self, selector: &str) -> Vec<String> {
        texts(&self.run(
            "return [...document.querySelectorAll(arguments[0])]
               .map((each) => [each, each.getBoundingClientRect()])
               .filter(([each, box]) => {
                 if (!box.width) return false;
                 const isInside = box.left >= -0.01 && box.right <= innerWidth + 0.01
                   && box.top >= -0.01 && box.bottom <= innerHeight + 0.01;
                 const hit = document.elementFromPoint(
                   box.left + box.width / 2, box.top + box.height / 2);
                 return !isInside || !each.contains(hit);
               })
               .map(([each, box]) => `${each.outerHTML.slice(0, 80)}: ${box.top} to ${box.bottom}`)",
            vec![json!(selector)],
        ))
    }
}

/// The body of a function that returns the visible elements of a selector that are smaller than
/// `side_px` in either direction.
pub fn smaller_than(side_px: u32, selector: &str) -> String {
    format!(
        "return [...document.querySelectorAll({})]
           .map((each) => [each, each.getBoundingClientRect()])
           .filter(([, box]) => box.width > 0
             && (box.width < {side_px} - 0.01 || box.height < {side_px} - 0.01))
           .map(([each, box]) => `${{each.outerHTML.slice(0, 80)}}: ${{box.width}} x ${{box.height}}`);",
        json!(selector)
    )
}

pub(crate) fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list of texts");
    let texts = list.iter().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}
