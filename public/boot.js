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
    framed: ['This frame keeps the game from its own files',
      'The page around it shows the game in a frame that is closed to it (a sandbox). Open the game in a tab of its own. If you look after that page: give the frame “allow-scripts allow-same-origin”.'],
    withheld: ['This browser does not run a part of the game',
      'The file is on the server, and something keeps it back: a blocker, an extension, or the type that the server gives it. Switch blockers off for this site, or take another browser. If you look after this site: files that end in .js need the type text/javascript.'],
    missing: ['A part of the game is missing',
      'The server did not send one of the files. If you look after this site: copy the whole built folder, with all its files.'],
    network: ['The connection was lost',
      'Not all of the game has arrived. Check the network and try again. Nothing is lost.'],
    damaged: ['The game arrived damaged, or this browser cannot read it',
      'Something on the way has changed the file, or the browser is too old. Try again, or take a current Chrome, Edge, Firefox or Safari.'],
    crash: ['The game has stopped',
      'That is a mistake in the game and not yours. Your points and settings are kept. Try again to go on.']
  };

  // Writes the line that the game is on its way, below a page or on the table; an empty text hides
  // the bar of progress, too.
  function sayOnItsWay(text) {
    document.querySelectorAll('.on-its-way').forEach(function (line) {
      line.textContent = text;
      if (!text) { line.nextElementSibling.hidden = true; }
    });
  }

  // Translates the box into the reader's language, where its words can still be fetched.
  function translateTrouble(box, reason) {
    if (!window.scoreWords) { return; }
    var elements = { 'boot-again': box.querySelector('button') };
    elements['boot-' + reason + '-title'] = box.querySelector('h2');
    elements['boot-' + reason + '-text'] = box.querySelector('p');
    window.scoreWords(function (words) {
      Object.keys(elements).forEach(function (id) {
        // Words that the file lacks stay English.
        elements[id].textContent = words[id] || elements[id].textContent;
      });
    });
  }

  // The reasons that a broken stored file may cause.
  var NOT_SOUND = ['missing', 'network', 'damaged', 'withheld'];

  // A build is a few megabytes, and an older worker gives no answer.
  var MAX_WORKER_WAIT_MS = 20000;

  // On some devices the engine stops an intact program at its start now and then. As long as
  // nothing was pressed or written in this document, a fresh document loses nothing, and is loaded
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
    // Where no note can be stored, restarts could go on for ever.
    try {
      if (!isUntouched || sessionStorage.getItem(STARTED_AGAIN)) { return false; }
      sessionStorage.setItem(STARTED_AGAIN, String(error));
    } catch (denied) { return false; }
    isLeaving = true;
    location.reload();
    return true;
  };

  // Asks sw.js to work on the files that are stored for offline use, and calls `done` with the
  // number of its changes; with 0 where there is no worker, or one that does not know the request.
  window.scoreAskWorker = function (request, done) {
    var worker = null;
    // A frame may be denied service workers.
    try { worker = navigator.serviceWorker.controller; } catch (denied) { worker = null; }
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

  // Has broken stored files fetched again; where there were any, the game is started once more.
  function startMended(error) {
    window.scoreAskWorker('mend', function (count) {
      if (count > 0) { window.scoreStartsAgain(error); }
    });
  }

  // Shows one of the reasons; `error` adds the browser's own words.
  window.scoreTrouble = function (reason, error) {
    var box = document.getElementById('trouble');
    if (!box.hidden || isLeaving) { return; }
    if (reason === 'crash' && window.scoreStartsAgain(error)) { return; }
    box.querySelector('h2').textContent = REASONS[reason][0];
    box.querySelector('p').textContent = REASONS[reason][1];
    box.querySelector('small').textContent = error ? String(error) : '';
    box.setAttribute('data-reason', reason);
    box.hidden = false;
    box.querySelector('button').hidden = false;
    sayOnItsWay('');
    translateTrouble(box, reason);
    if (NOT_SOUND.indexOf(reason) >= 0) { startMended(error); }
  };

  // Whether the smallest program may run: browsers without modules are too old, and all others have
  // WebAssembly unless something switches it off.
  function runsPrograms() {
    try {
      return Boolean(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
    } catch (denied) { return false; }
  }

  // Whether the page is in a frame with a sandbox in which it has no origin of its own. Its files
  // are those of another origin there, and no module is loaded.
  function isSandboxed() {
    return document.documentElement.hasAttribute('data-framed') && window.origin === 'null';
  }

  // Finds out why start.js did not run: the file is fetched once more, and the answer tells.
  function nameStart() {
    if (isSandboxed()) { window.scoreTrouble('framed'); return; }
    var script = document.querySelector('script[type=module][src]');
    var request = new XMLHttpRequest();
    request.onerror = function () { window.scoreTrouble('network', 'start.js'); };
    request.onload = function () {
      var type = request.getResponseHeader('Content-Type') || '';
      var isThere = request.status === 200 && type.indexOf('text/html') < 0;
      window.scoreTrouble(isThere ? 'withheld' : 'missing', 'start.js');
    };
    request.open('GET', script.src);
    request.send();
  }

  function stopped(error) {
    if (window.WebAssembly && error instanceof WebAssembly.RuntimeError) {
      window.scoreTrouble('crash', error);
    }
  }

  // Until this script runs, the box says that it has not loaded.
  document.getElementById('trouble').hidden = true;
  document.querySelector('#trouble button').addEventListener('click', function () {
    location.reload();
  });
  window.addEventListener('error', function (event) { stopped(event.error); });
  window.addEventListener('unhandledrejection', function (event) { stopped(event.reason); });

  if (location.protocol === 'file:') {
    // Nothing can be fetched there.
    window.scoreTrouble('file');
  } else if (!('noModule' in HTMLScriptElement.prototype)) {
    window.scoreTrouble('old');
  } else if (!runsPrograms()) {
    window.scoreTrouble('blocked');
  } else {
    // The line is in the reader's language, where first.js has fetched its words by now; otherwise
    // first.js translates it later.
    sayOnItsWay(window.scoreComing || 'The game is on its way …');
    // At this event every script of the page has run, unless it could not be fetched.
    window.addEventListener('load', function () {
      if (!window.scoreStarting) { nameStart(); }
    });
  }
}());
