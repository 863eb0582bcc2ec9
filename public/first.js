// Runs before anything is painted, so that nothing on the screen changes afterwards: sets the
// reader's own theme, letters and hand, and shows the page that the address names, where its text
// is in the HTML, in the reader's language.
//
// An old-style script in old syntax, as boot.js is.
(function () {
  'use strict';

  // The game keeps its settings in a form of its own, so the visible ones are noted here as well:
  // by the attributes of the root for the styles, and their values; and the language. The player's
  // table has no outline before the game where it does not look like pages/table.html.
  var SEEN = {
    theme: ['light', 'dark'],
    text: ['125', '150', '200'],
    spacing: ['wide'],
    hand: ['left'],
    outline: ['none']
  };
  var LANGUAGE = 'score/lang';
  var NAMED = /[?&]lang=([^&]+)/;
  // Pages with text or an outline in index.html; style/before_program.css shows one of them until the
  // game runs.
  var READABLE = ['games', 'rules', 'rules-24', 'dials', 'yahtzee', 'play', '24'];
  // The codes of languages from right to left, as in `Language::ALL` of src/text/language.rs.
  var RIGHT_TO_LEFT = ['ar'];
  // The messages of the title of the tab until the game runs, and of the line that the game is
  // coming.
  var TITLE = 'boot-title';
  var COMING = 'boot-coming';
  var MAX_HIDDEN_MS = 2000;
  var names = Object.keys(SEEN);
  var root = document.documentElement;
  // In a package for an LMS the root names the file of the assignment, and perhaps its language:
  // core/src/assignment/package.rs.
  var isPackage = root.hasAttribute('data-assignment');
  var onlyLanguage = root.getAttribute('data-language');

  function attribute(name) { return 'data-' + name; }
  function key(name) { return 'score/' + name; }

  // A page of another site has this one in a frame: only then the page on top cannot be read. In a
  // sandbox without an origin no other page can.
  function isFramed() {
    try { return window.top.location.origin !== location.origin; } catch (denied) { return true; }
  }
  if (isFramed()) {
    root.setAttribute('data-framed', '');
    var firstAddress = location.href;
    // The link to a tab of its own leads to the page that is shown when it is pressed. The game takes a
    // roll out of the address once it lies on the table; there the link has it.
    document.addEventListener('click', function (event) {
      var link = event.target.closest && event.target.closest('[data-own-tab]');
      if (!link) { return; }
      var isSame = pageOf(new URL(firstAddress).hash) === pageOf(location.hash);
      link.href = isSame ? firstAddress : location.href;
    }, true);
  }

  // Where the browser stores nothing, the device's theme is used.
  function whereAllowed(action) {
    try { action(); } catch (denied) { return; }
  }

  whereAllowed(function () {
    names.forEach(function (name) {
      var noted = localStorage.getItem(key(name));
      if (SEEN[name].indexOf(noted) >= 0) { root.setAttribute(attribute(name), noted); }
    });
  });
  new MutationObserver(function (changes) {
    if (changes.some(function (change) { return change.attributeName === 'lang'; })) { nameManifest(root.lang); }
    whereAllowed(function () {
      names.forEach(function (name) {
        var chosen = root.getAttribute(attribute(name));
        if (chosen) { localStorage.setItem(key(name), chosen); } else { localStorage.removeItem(key(name)); }
      });
      // The language that a link names is used as long as the address has it.
      if (!onlyLanguage && !NAMED.test(location.search)) { localStorage.setItem(LANGUAGE, root.lang); }
    });
  }).observe(root, { attributes: true, attributeFilter: names.map(attribute).concat('lang') });

  // An installed game that is opened again comes to the front, and goes where a shortcut leads. A
  // launch before the page is complete has opened it, and its address is there already.
  whereAllowed(function () {
    window.launchQueue.setConsumer(function (launch) {
      var hash = launch.targetURL ? new URL(launch.targetURL).hash : '';
      if (hash && document.readyState === 'complete') { location.hash = hash; }
    });
  });

  // An installed game has its name in the reader's language: xtask/src/manifests.rs writes these. A
  // browser in which the same manifest is named again asks anew whether the game can be installed.
  var manifest = document.querySelector('link[rel=manifest]');
  var englishManifest = manifest && manifest.href;
  function nameManifest(code) {
    if (!manifest) { return; }
    var href = code === 'en' ? englishManifest
      : englishManifest.replace(/[^/]*$/, 'install/' + code + '.webmanifest');
    if (manifest.href !== href) { manifest.href = href; }
  }

  // The language of a tag such as de-AT or de_AT, as `language_of_tag` in core/src/link reads it.
  function languageOf(tag) { return /^[a-z]*/i.exec(String(tag))[0].toLowerCase(); }

  // The codes of the languages that the reader wants, the most wanted first: that of a package,
  // that in the address, that of the last visit, and those that the browser prefers.
  function wantedCodes() {
    var named = NAMED.exec(location.search);
    var kept = null;
    whereAllowed(function () { kept = localStorage.getItem(LANGUAGE); });
    return [onlyLanguage, named && named[1], kept].concat(navigator.languages || navigator.language)
      .filter(Boolean)
      .map(languageOf)
      .filter(Boolean);
  }

  // The code of the first wanted language that the game has, and the address of its words, whose
  // links are before this script; null where that is English or there is none.
  function wantedLanguage() {
    var codes = wantedCodes();
    for (var at = 0; at < codes.length && codes[at] !== 'en'; at += 1) {
      var link = document.getElementById('language-' + codes[at] + '-words');
      if (link) { return { code: codes[at], words: link.href }; }
    }
    return null;
  }

  // Fetches a file of words. `use` gets them by their ids; `end` is called at the end in each case.
  function fetchWords(file, use, end) {
    var request = new XMLHttpRequest();
    request.onload = function () {
      if (request.status !== 200) { return; }
      var words = {};
      request.responseText.split('\n').forEach(function (line) {
        var at = line.indexOf(' = ');
        if (at > 0) { words[line.slice(0, at)] = line.slice(at + 3); }
      });
      use(words);
    };
    request.onloadend = end;
    try {
      request.open('GET', file);
      request.send();
    } catch (denied) { end(); }
  }

  // Calls `use` with the words of the language that the reader wants by now, where it is not
  // English and they can be had.
  window.scoreWords = function (use) {
    var language = wantedLanguage();
    if (language) { fetchWords(language.words, use, function () {}); }
  };

  function whenParsed(act) {
    if (document.readyState !== 'loading') { act(); return; }
    document.addEventListener('readystatechange', function parsed() {
      document.removeEventListener('readystatechange', parsed);
      act();
    });
  }

  // Puts the page's HTML into the reader's language until the game runs, which then does so. Each
  // element keeps its English words for the game, which makes those with labels anew.
  function translatePage(code, words) {
    if (!root.hasAttribute('data-starting')) { return; }
    document.querySelectorAll('[data-l10n-id]').forEach(function (element) {
      var own = words[element.getAttribute('data-l10n-id')];
      if (!own) { return; }
      element.setAttribute('data-english', element.innerHTML);
      element.innerHTML = own;
    });
    document.querySelectorAll('[data-l10n-label]').forEach(function (element) {
      var label = words[element.getAttribute('data-l10n-label')];
      if (label) { element.setAttribute('aria-label', label); }
    });
    usualTitle = words[TITLE] || usualTitle || document.title;
    nameTab();
    document.querySelectorAll('.on-its-way').forEach(function (line) {
      if (line.textContent && words[COMING]) { line.textContent = words[COMING]; }
    });
    root.dir = RIGHT_TO_LEFT.indexOf(code) < 0 ? 'ltr' : 'rtl';
    root.lang = code;
  }

  // The page that the part of an address after the number sign names.
  function pageOf(hash) { return hash.slice(1).replace(/^\//, '').split('?')[0] || 'games'; }

  function namePage() {
    var page = pageOf(location.hash);
    var isReadable = READABLE.indexOf(page) >= 0 && !isPackage;
    root.setAttribute('data-page', isReadable ? page : 'other');
  }

  // Until the game runs the title of the tab is made as the message `title` makes it, of the page's
  // name in the menu: a screen reader says the title first. Other pages have the usual one.
  var usualTitle;
  function nameTab() {
    var page = pageOf(location.hash);
    if (!root.hasAttribute('data-starting')) { return; }
    usualTitle = usualTitle || document.title;
    var title = usualTitle;
    document.querySelectorAll('#pages a').forEach(function (link) {
      var isOpen = page !== 'games' && link.getAttribute('href') === '#' + page;
      if (isOpen) { title = link.textContent + ' – Score'; }
    });
    document.title = title;
  }
  window.addEventListener('hashchange', function () {
    namePage();
    nameTab();
    // A code that was not read by then would be used at a later visit.
    if (pageOf(location.hash) !== 'group') { delete window.scoreJoin; }
  });
  namePage();
  whenParsed(nameTab);

  // The code on the front page, or the link in its place, waits for the page of groups, which reads it.
  document.addEventListener('submit', function (event) {
    if (event.target.id !== 'join-code') { return; }
    event.preventDefault();
    window.scoreJoin = event.target.querySelector('input').value;
    location.hash = '#group';
  });

  function showWords() { root.removeAttribute('data-words'); }

  // The reader's words are requested before any request that takes long. Until they arrive, English
  // words are hidden, for two seconds at most.
  var language = wantedLanguage();
  window.scoreLanguage = language ? language.code : 'en';
  if (language) {
    nameManifest(language.code);
    root.setAttribute('data-words', 'coming');
    setTimeout(showWords, MAX_HIDDEN_MS);
    fetchWords(language.words, function (words) {
      window.scoreComing = words[COMING];
      whenParsed(function () { translatePage(language.code, words); });
    }, function () { whenParsed(showWords); });
  }
}());
