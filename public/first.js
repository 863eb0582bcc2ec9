// Runs before anything is painted, so that nothing on the screen changes afterwards: the
// reader's own theme, and the page that the address names, where its text is in the HTML.
//
// An old-style script in old syntax, as boot.js is.
(function () {
  'use strict';

  // The game keeps its settings in a form of its own, so the theme is noted here as well, and
  // for boot.js the language.
  var THEME = 'score/theme';
  var LANGUAGE = 'score/lang';
  // Pages with text in index.html; style/before_program.css shows one of them until the game runs.
  var READABLE = ['games', 'rules', 'rules-24', 'dials', 'yahtzee'];
  var root = document.documentElement;

  // The browser may keep nothing for us: then the device's theme will do.
  function whereAllowed(action) {
    try { action(); } catch (denied) { return; }
  }

  whereAllowed(function () {
    var theme = localStorage.getItem(THEME);
    if (theme === 'light' || theme === 'dark') { root.setAttribute('data-theme', theme); }
  });
  new MutationObserver(function () {
    var theme = root.getAttribute('data-theme');
    whereAllowed(function () {
      if (theme) { localStorage.setItem(THEME, theme); } else { localStorage.removeItem(THEME); }
      localStorage.setItem(LANGUAGE, root.lang);
    });
  }).observe(root, { attributes: true, attributeFilter: ['data-theme', 'lang'] });

  function namePage() {
    var page = location.hash.slice(1).replace(/^\//, '').split('?')[0] || 'games';
    root.setAttribute('data-page', READABLE.indexOf(page) < 0 ? 'other' : page);
  }
  window.addEventListener('hashchange', namePage);
  namePage();
}());
