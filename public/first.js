// Runs before anything is painted, so that nothing on the screen changes afterwards: the
// reader's own theme, letters and hand, and the page that the address names, where its text is
// in the HTML. Which language the reader wants is found here too.
//
// An old-style script in old syntax, as boot.js is.
(function () {
  'use strict';

  // The game keeps its settings in a form of its own, so what of them is seen is noted here as
  // well: by the attributes of the root which the styles ask, and their values; and for boot.js the
  // language.
  var SEEN = {
    theme: ['light', 'dark'],
    text: ['125', '150', '200'],
    spacing: ['wide'],
    hand: ['left']
  };
  var LANGUAGE = 'score/lang';
  var NAMED = /[?&]lang=([a-z]+)/i;
  // Pages with text in index.html; style/before_program.css shows one of them until the game runs.
  var READABLE = ['games', 'rules', 'rules-24', 'dials', 'yahtzee'];
  var names = Object.keys(SEEN);
  var root = document.documentElement;

  function attribute(name) { return 'data-' + name; }
  function key(name) { return 'score/' + name; }

  // The browser may keep nothing for us: then the device's theme will do.
  function whereAllowed(action) {
    try { action(); } catch (denied) { return; }
  }

  whereAllowed(function () {
    names.forEach(function (name) {
      var noted = localStorage.getItem(key(name));
      if (SEEN[name].indexOf(noted) >= 0) { root.setAttribute(attribute(name), noted); }
    });
  });
  new MutationObserver(function () {
    whereAllowed(function () {
      names.forEach(function (name) {
        var chosen = root.getAttribute(attribute(name));
        if (chosen) { localStorage.setItem(key(name), chosen); } else { localStorage.removeItem(key(name)); }
      });
      // What a link asks for holds as long as the address has it.
      if (!NAMED.test(location.search)) { localStorage.setItem(LANGUAGE, root.lang); }
    });
  }).observe(root, { attributes: true, attributeFilter: names.map(attribute).concat('lang') });

  // An installed game that is opened again comes to the front, and goes where a shortcut leads. What
  // comes before the page is complete has opened it, and its address is there already.
  whereAllowed(function () {
    window.launchQueue.setConsumer(function (launch) {
      var hash = launch.targetURL ? new URL(launch.targetURL).hash : '';
      if (hash && document.readyState === 'complete') { location.hash = hash; }
    });
  });

  // The languages that the reader wants, the dearest first: the one that the address names, that the
  // game was in, or that the browser prefers. Words in the HTML that are not in the first of them
  // are not shown before boot.js has put others in their place; style/before_program.css knows how
  // long that may take.
  window.scoreLanguages = function () {
    var named = NAMED.exec(location.search);
    var kept = null;
    whereAllowed(function () { kept = localStorage.getItem(LANGUAGE); });
    return [named && named[1], kept].concat(navigator.languages || navigator.language)
      .filter(Boolean)
      .map(function (code) { return String(code).split('-')[0].toLowerCase(); });
  };
  if (window.scoreLanguages()[0] !== 'en') { root.setAttribute('data-words', 'coming'); }

  function namePage() {
    var page = location.hash.slice(1).replace(/^\//, '').split('?')[0] || 'games';
    root.setAttribute('data-page', READABLE.indexOf(page) < 0 ? 'other' : page);
  }
  window.addEventListener('hashchange', namePage);
  namePage();
}());
