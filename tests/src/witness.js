// Writes down what the browser complains of and what a group is told for a while, where a test
// can read it.
(function () {
  'use strict';
  var complaints = [];
  Object.defineProperty(window, 'witness', { value: complaints });
  window.addEventListener('error', function (event) {
    var target = event.target;
    if (target && target !== window) {
      complaints.push('not loaded: ' + (target.src || target.href));
    } else {
      complaints.push('error: ' + event.message);
    }
  }, true);
  window.addEventListener('unhandledrejection', function (event) {
    complaints.push('unhandled rejection: ' + event.reason);
  });
  document.addEventListener('securitypolicyviolation', function (event) {
    complaints.push('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI);
  });
  ['error', 'warn'].forEach(function (level) {
    var original = console[level];
    console[level] = function () {
      complaints.push('console.' + level + ': ' + Array.prototype.join.call(arguments, ' '));
      original.apply(console, arguments);
    };
  });
  // What is told is gone after some seconds: a slow test would miss it.
  var told = [];
  Object.defineProperty(window, 'told', { value: told });
  new MutationObserver(function () {
    var line = document.querySelector('#comings');
    var sentence = line ? line.textContent : '';
    if (sentence !== told.latest && sentence) { told.push(sentence); }
    told.latest = sentence;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}());
