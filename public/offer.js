// Offers to install the game: on the front page, from the third visit on, until the reader has
// answered. Why it is so: docs/decisions/installed.md.

// The device stores the number of visits, or that the offer was answered; each tab stores the day
// of its last visit.
const VISITS = 'score/install';
const ANSWERED = 'answered';
const LAST_VISIT = 'score/visit';

const OFFERED_FROM = 3;

/** The number of visits: a visit is a tab on a day. 0 where the offer was answered. */
function countVisits() {
  const before = localStorage.getItem(VISITS);
  if (before === ANSWERED) return 0;
  const today = new Date().toDateString();
  const isNew = sessionStorage.getItem(LAST_VISIT) !== today;
  const count = (Number(before) || 0) + (isNew ? 1 : 0);
  if (isNew) {
    sessionStorage.setItem(LAST_VISIT, today);
    localStorage.setItem(VISITS, count);
  }
  return count;
}

const line = () => document.getElementById('offer');

/** Ends the offer for good, in all tabs. */
function end() {
  line().hidden = true;
  try {
    localStorage.setItem(VISITS, ANSWERED);
  } catch {
    // It was stored when the visit was counted; where the storage is gone, the next visit counts
    // anew.
  }
}
addEventListener('appinstalled', end);
addEventListener('storage', ({ key, newValue }) => {
  if (key === VISITS && newValue === ANSWERED) line().hidden = true;
});

/** Offers to install the game by the browser's event. */
export function offer(event) {
  let visits;
  try {
    visits = countVisits();
  } catch {
    // A reader whose browser keeps nothing would be asked at each visit.
    return;
  }
  if (visits < OFFERED_FROM) return;
  const [yes, no] = line().querySelectorAll('button');
  const answer = (act) => () => {
    end();
    // The button that had the focus is gone.
    document.getElementById('games').focus({ preventScroll: true });
    act();
  };
  // Only the last event can be used, so each replaces the previous one. The page does not learn the
  // reader's answer in the browser's own window.
  yes.onclick = answer(() => event.prompt().catch(() => {}));
  no.onclick = answer(() => {});
  line().hidden = false;
}
