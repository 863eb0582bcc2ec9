// Says in plain words why the game did not start, or why it stopped.
//
// This file is an old-style script in old syntax, so that it still runs where
// the game cannot: in an old browser, or in a page opened as a file.
(function () {
  'use strict';

  var REASONS = {
    file: ['This page was opened as a file',
      'A browser does not let a page from a file load a program. Put the whole folder on any web server, and open its address instead.'],
    old: ['This browser is too old for the game',
      'The game needs WebAssembly and JavaScript modules. A current Chrome, Edge, Firefox or Safari has both.'],
    blocked: ['WebAssembly is switched off in this browser',
      'The browser is new enough, but it may not run a program like this game. Lockdown Mode on iPhone, iPad and Mac, strict security settings and the policies of some schools do that. Allow it for this site in the browser’s settings, ask those who look after this device, or take another browser. The rules can be read here all the same.'],
    missing: ['A part of the game is missing',
      'The server did not send one of the files. If you look after this site: copy the whole built folder, with all its files.'],
    network: ['The connection was lost',
      'Not all of the game has arrived. Check the network and try again. Nothing is lost.'],
    damaged: ['The game arrived damaged, or this browser cannot read it',
      'Something on the way has changed the file, or the browser is too old. Try again, or take a current Chrome, Edge, Firefox or Safari.'],
    crash: ['The game has stopped',
      'That is a mistake in the game and not yours. Your points and settings are kept. Try again to go on.']
  };

  // The message that says that the game comes.
  var COMING = 'boot-coming';

  // As `Language::ALL` in src/text/language.rs has it.
  var RIGHT_TO_LEFT = ['ar'];

  // The code of the reader's language, and the link to its messages: of the first language that
  // first.js found and the game has; null where that is English, or none that there is.
  function wantedLanguage() {
    var codes = window.scoreLanguages ? window.scoreLanguages() : [];
    for (var at = 0; at < codes.length; at += 1) {
      var link = document.getElementById('language-' + codes[at] + '-messages');
      if (link) { return { code: codes[at], messages: link.href }; }
      if (codes[at] === 'en') { return null; }
    }
    return null;
  }

  // Fetches a file of messages. `use` gets those of one line, by their ids; `end` is called at the
  // end in each case.
  function fetchMessages(file, use, end) {
    var request = new XMLHttpRequest();
    request.onload = function () {
      if (request.status !== 200) { return; }
      var messages = {};
      request.responseText.split('\n').forEach(function (line) {
        var at = line.indexOf(' = ');
        if (at > 0) { messages[line.slice(0, at)] = line.slice(at + 3); }
      });
      use(messages);
    };
    request.onloadend = end;
    request.open('GET', file);
    request.send();
  }

  // Shows what first.js has hidden.
  function showWords() { document.documentElement.removeAttribute('data-words'); }

  // Puts the page's HTML into the reader's language before the game runs, which does it from then
  // on. Each element keeps its English words for the game.
  function translatePage() {
    var root = document.documentElement;
    var language = wantedLanguage();
    if (!language) { showWords(); return; }
    fetchMessages(language.messages, function (messages) {
      if (!root.hasAttribute('data-starting')) { return; }
      document.querySelectorAll('[data-l10n-id]').forEach(function (element) {
        var words = messages[element.getAttribute('data-l10n-id')];
        if (!words) { return; }
        element.setAttribute('data-english', element.innerHTML);
        element.innerHTML = words;
      });
      var status = document.getElementById('boot-status');
      if (status.textContent && messages[COMING]) { status.textContent = messages[COMING]; }
      root.dir = RIGHT_TO_LEFT.indexOf(language.code) < 0 ? 'ltr' : 'rtl';
      root.lang = language.code;
    }, showWords);
  }

  // Says what is in the box in the reader's language, where its messages can still be had.
  function translateTrouble(box, reason) {
    var language = wantedLanguage();
    if (!language) { return; }
    var elements = { 'boot-again': box.querySelector('button') };
    elements['boot-' + reason + '-title'] = box.querySelector('h2');
    elements['boot-' + reason + '-text'] = box.querySelector('p');
    fetchMessages(language.messages, function (messages) {
      Object.keys(elements).forEach(function (id) {
        // What the file lacks stays English.
        elements[id].textContent = messages[id] || elements[id].textContent;
      });
    });
  }

  // Reasons that a file which is kept broken may have.
  var NOT_SOUND = ['missing', 'network', 'damaged'];

  // A build is a few megabytes, and a worker before this one gives no answer.
  var MAX_WORKER_WAIT_MS = 20000;

  // On some devices the engine stops a sound program at its start now and then. As long as
  // nothing was pressed or written in this document, a fresh one loses nothing, and is loaded
  // once. A press allows one more restart.
  var STARTED_AGAIN = 'score/started-again';
  var isUntouched = true;
  var isLeaving = false;

  function touched() {
    if (!isUntouched) { return; }
    isUntouched = false;
    try { sessionStorage.removeItem(STARTED_AGAIN); } catch (denied) { return; }
  }
  window.addEventListener('pointerdown', touched, true);
  window.addEventListener('keydown', touched, true);
  window.addEventListener('click', touched, true);
  window.addEventListener('input', touched, true);

  // Whether a program that has stopped is started once more, in a fresh document.
  window.scoreStartsAgain = function (error) {
    if (isLeaving) { return true; }
    // Where nothing can be noted, this could go on for ever.
    try {
      if (!isUntouched || sessionStorage.getItem(STARTED_AGAIN)) { return false; }
      sessionStorage.setItem(STARTED_AGAIN, String(error));
    } catch (denied) { return false; }
    isLeaving = true;
    location.reload();
    return true;
  };

  // Asks sw.js to do something with what is kept for offline, and calls `done` with how much it
  // did; with 0 where there is no worker, or one that does not know this.
  window.scoreAskWorker = function (request, done) {
    var worker = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (!worker) { done(0); return; }
    var channel = new MessageChannel();
    var isAnswered = false;
    function answer(count) {
      if (!isAnswered) { isAnswered = true; done(count); }
    }
    channel.port1.onmessage = function (event) { answer(event.data); };
    setTimeout(function () { answer(0); }, MAX_WORKER_WAIT_MS);
    worker.postMessage(request, [channel.port2]);
  };

  // Where a kept file was broken, the game is started once more.
  function startMended(error) {
    window.scoreAskWorker('mend', function (count) {
      if (count > 0) { window.scoreStartsAgain(error); }
    });
  }

  // Shows one of the reasons; `error` adds the browser's own words.
  window.scoreTrouble = function (reason, error) {
    var box = document.getElementById('trouble');
    var status = document.getElementById('boot-status');
    if (!box.hidden || isLeaving) { return; }
    if (reason === 'crash' && window.scoreStartsAgain(error)) { return; }
    box.querySelector('h2').textContent = REASONS[reason][0];
    box.querySelector('p').textContent = REASONS[reason][1];
    box.querySelector('small').textContent = error ? String(error) : '';
    box.setAttribute('data-reason', reason);
    box.hidden = false;
    box.querySelector('button').hidden = false;
    if (status) { status.textContent = ''; }
    translateTrouble(box, reason);
    if (NOT_SOUND.indexOf(reason) >= 0) { startMended(error); }
  };

  // Whether the smallest program there is may run: browsers without modules are too old, and all
  // others have WebAssembly unless something switches it off.
  function runsPrograms() {
    try {
      return Boolean(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
    } catch (denied) { return false; }
  }

  function stopped(error) {
    if (window.WebAssembly && error instanceof WebAssembly.RuntimeError) {
      window.scoreTrouble('crash', error);
    }
  }

  // Until this script runs, the box says that it has not come.
  document.getElementById('trouble').hidden = true;
  document.querySelector('#trouble button').addEventListener('click', function () {
    location.reload();
  });
  window.addEventListener('error', function (event) { stopped(event.error); });
  window.addEventListener('unhandledrejection', function (event) { stopped(event.reason); });

  if (location.protocol === 'file:') {
    // Nothing can be fetched there.
    showWords();
    window.scoreTrouble('file');
  } else if (!('noModule' in HTMLScriptElement.prototype)) {
    showWords();
    window.scoreTrouble('old');
  } else if (!runsPrograms()) {
    window.scoreTrouble('blocked');
    // Its text can be read all the same.
    translatePage();
  } else {
    document.getElementById('boot-status').textContent = 'The game is on its way …';
    translatePage();
    // By now every script of the page has run, unless it could not be had.
    window.addEventListener('load', function () {
      if (!window.scoreStarting) { window.scoreTrouble('missing', 'start.js'); }
    });
  }
}());
