// Runs before anything is painted, so that nothing on the screen changes afterwards: the
// reader's own theme, letters and hand, and the page that the address names, where its text is
// in the HTML.
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
      localStorage.setItem(LANGUAGE, root.lang);
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

  function namePage() {
    var page = location.hash.slice(1).replace(/^\//, '').split('?')[0] || 'games';
    root.setAttribute('data-page', READABLE.indexOf(page) < 0 ? 'other' : page);
  }
  window.addEventListener('hashchange', namePage);
  namePage();
}());
