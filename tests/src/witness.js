// Notes the browser's complaints and for a while the announcements in a group, where a test can
// read them.
(function () {
  'use strict';
  var complaints = [];
  function complain(text) {
    complaints.push({ text: text, address: location.href, at_ms: Math.round(performance.now()) });
  }
  Object.defineProperty(window, 'witness', { value: complaints });
  // A page that has stopped at its start and was loaded anew works as well for a player, but not
  // for a developer who looks for the reason.
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
  // A person takes a moment before each press, and the page counts that by the times of events and
  // pictures: here the moment passes at once. `stopTime` is for specs of presses that come too
  // soon.
  var realNow = performance.now.bind(performance);
  Object.defineProperty(window, 'realNow', { value: realNow });
  var passed_ms = 0;
  var stopped_ms = null;
  function seen(time_ms) { return (stopped_ms === null ? time_ms : stopped_ms) + passed_ms; }
  var timeOf = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp').get;
  Object.defineProperty(Event.prototype, 'timeStamp', {
    get: function () { return seen(timeOf.call(this)); }
  });
  var nextPicture = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = function (work) {
    return nextPicture(function (time_ms) { work(seen(time_ms)); });
  };
  window.passTime = function (ms) { passed_ms += ms; };
  window.stopTime = function () { stopped_ms = realNow(); };
  window.startTime = function () {
    if (stopped_ms !== null) { passed_ms += stopped_ms - realNow(); }
    stopped_ms = null;
  };
  // If an address has `clock=MS`, both clocks of the page stand still at that time until
  // `advance` moves them on. The page never sees that part of the address.
  var CLOCK = /([?&])clock=(\d+)(?:&|$)/;
  function takeClock() {
    var found = CLOCK.exec(location.hash);
    if (!found) { return null; }
    var rest = location.hash.replace(CLOCK, function (all, before) {
      return all.slice(-1) === '&' ? before : '';
    });
    history.replaceState(history.state, '', location.pathname + location.search + rest);
    return found[2];
  }
  addEventListener('popstate', takeClock, true);
  addEventListener('hashchange', takeClock, true);
  var asked = takeClock();
  var navigation = performance.getEntriesByType('navigation')[0];
  var wall_ms = null;
  try {
    if (!navigation || navigation.type !== 'reload') {
      sessionStorage.setItem('witness/clock', asked === null ? '' : asked);
    }
    var written = sessionStorage.getItem('witness/clock');
    wall_ms = written ? Number(written) : null;
  } catch (denied) { wall_ms = asked && Number(asked); }
  if (wall_ms !== null) {
    var uptime_ms = realNow();
    performance.now = function () { return uptime_ms; };
    Date.now = function () { return wall_ms; };
    window.advance = function (ms) {
      uptime_ms += ms;
      wall_ms += ms;
      // The same event as when a player comes back to the tab: the page looks at its clock.
      document.dispatchEvent(new Event('visibilitychange'));
    };
    // Sets the device's clock.
    window.setWallClock = function (by_ms) { wall_ms += by_ms; };
    addEventListener('pagehide', function () {
      try { sessionStorage.setItem('witness/clock', String(wall_ms)); } catch (denied) { /* It begins anew. */ }
    });
    // A player with such a clock has been here before, and needs no guide: as the page saves it.
    try {
      if (localStorage.getItem('score/settings') === null) {
        localStorage.setItem('score/settings', '1:000101000000');
      }
    } catch (denied) { /* Then the page says so. */ }
  }
  // The place of a press is found in one command and pressed in the next.
  document.addEventListener('pointerdown', function (event) {
    var wanted = window.wantedPress;
    window.wantedPress = null;
    var keys = 'a, button, input, select, textarea, summary, label';
    var met = event.target.closest(keys);
    if (!wanted || !met || met.contains(wanted) || wanted.contains(met)) { return; }
    complain('pressed ' + met.outerHTML.slice(0, 80) + ' instead of ' + wanted.outerHTML.slice(0, 80));
  }, true);
  // An announcement is removed after some seconds, and a slow test would miss it.
  var told = [];
  Object.defineProperty(window, 'told', { value: told });
  new MutationObserver(function () {
    var line = document.querySelector('#comings');
    var sentence = line ? line.textContent : '';
    if (sentence !== told.latest && sentence) { told.push(sentence); }
    told.latest = sentence;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}());
