// Writes down what the browser complains of and what a group is told for a while, where a test
// can read it.
(function () {
  'use strict';
  var complaints = [];
  function complain(text) {
    complaints.push({ text: text, address: location.href, at_ms: Math.round(performance.now()) });
  }
  Object.defineProperty(window, 'witness', { value: complaints });
  // A page that has stopped at its start and was loaded anew is as good for a player, and not for
  // those who look for the reason.
  try {
    var stopped = sessionStorage.getItem('score/started-again');
    if (stopped && sessionStorage.getItem('witness/started-again') !== stopped) {
      sessionStorage.setItem('witness/started-again', stopped);
      complain('started again after ' + stopped);
    }
  } catch (denied) { /* Then the page does not start again by itself. */ }
  window.addEventListener('error', function (event) {
    var target = event.target;
    if (target && target !== window) {
      complain('not loaded: ' + (target.src || target.href));
    } else {
      complain('error: ' + event.message);
    }
  }, true);
  window.addEventListener('unhandledrejection', function (event) {
    complain('unhandled rejection: ' + event.reason);
  });
  document.addEventListener('securitypolicyviolation', function (event) {
    complain('policy violation: ' + event.violatedDirective + ' ' + event.blockedURI);
  });
  ['error', 'warn'].forEach(function (level) {
    var original = console[level];
    console[level] = function () {
      complain('console.' + level + ': ' + Array.prototype.join.call(arguments, ' '));
      original.apply(console, arguments);
    };
  });
  // A person takes a moment before each press, and the page counts it by this clock: time passes
  // here at once. `stopTime` is for specs of presses that come too soon.
  var now = performance.now.bind(performance);
  var passed_ms = 0;
  var stopped_ms = null;
  performance.now = function () {
    return (stopped_ms === null ? now() : stopped_ms) + passed_ms;
  };
  window.passTime = function (ms) { passed_ms += ms; };
  window.stopTime = function () { stopped_ms = now(); };
  // The place of a press is found in one command and pressed in the next.
  document.addEventListener('pointerdown', function (event) {
    var wanted = window.wantedPress;
    window.wantedPress = null;
    var keys = 'a, button, input, select, textarea, summary, label';
    var met = event.target.closest(keys);
    if (!wanted || !met || met.contains(wanted) || wanted.contains(met)) { return; }
    complain('pressed ' + met.outerHTML.slice(0, 80) + ' instead of ' + wanted.outerHTML.slice(0, 80));
  }, true);
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
