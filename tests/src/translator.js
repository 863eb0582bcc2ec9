// Puts elements in place of the texts of the page, as the translators of browsers do, and goes on
// doing so. `way`: 'replaced' takes the text out of the document, 'moved' moves it into the
// element. It ignores the attribute `translate`, as some translators do. The words stay the same,
// so that a spec reads them as a reader would.
(function (way) {
  'use strict';
  var SKIPPED = 'script, style, textarea, option, svg';
  window.translatedCount = 0;
  function wrap(text) {
    var parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(SKIPPED + ', font')) { return; }
    var outer = document.createElement('font');
    var inner = document.createElement('font');
    outer.appendChild(inner);
    window.translatedCount += 1;
    if (way === 'moved') {
      parent.insertBefore(outer, text);
      inner.appendChild(text);
    } else {
      inner.textContent = text.data;
      parent.replaceChild(outer, text);
    }
  }
  function wrapAll() {
    var walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    var texts = [];
    while (walker.nextNode()) { texts.push(walker.currentNode); }
    texts.forEach(wrap);
  }
  wrapAll();
  new MutationObserver(wrapAll)
    .observe(document.body, { subtree: true, childList: true, characterData: true });
}(arguments[0]));
