//! Holds a solver in the middle of its work, so that a search that a spec looks at, stops or leaves
//! is not finished yet, on a fast machine and with a slow driver, too.

use crate::Page;

/// A script for a site, which counts the solvers of its pages in `data-workers` of the document,
/// records the messages to them in `data-said`, and holds one on request: it is paused, as by a
/// reader who stops a search, as soon as the page shows more of its work than before.
pub const HOLDABLE_SOLVER: &str = "{
    const [BEGIN, PAUSE, GO_ON, CANCEL] = [0, 1, 2, 3];
    const noted = document.documentElement.dataset;
    const shown = () =>
        Math.max(0, ...[...document.querySelectorAll('progress')].map((bar) => bar.value));
    let holdBeyond = null;
    addEventListener('hold-solver', () => {
        holdBeyond = shown();
        delete noted.solver;
    });
    // After a quarter of a minute without a message the page takes a solver for stopped.
    const later = window.setInterval;
    window.setInterval = (act, ms) => later(act, ms === 5000 ? 1e9 : ms);
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            Object.assign(this, { begun: [], held: new Set(), stopped: new Set() });
            noted.workers = Number(noted.workers || 0) + 1;
            addEventListener('break-solver', () => this.dispatchEvent(new Event('error')));
            addEventListener('let-solver-go', () => this.letGo());
            this.addEventListener('message', () => {
                if (holdBeyond !== null && shown() > holdBeyond) this.hold();
            });
        }
        postMessage(message) {
            if (message instanceof Uint8Array) {
                noted.said = `${noted.said || ''} ${message}`;
                const [version, request, word] = message;
                this.version = version;
                if (word === BEGIN) this.begun.push(request);
                if (word === CANCEL) this.held.delete(request);
                if (word === PAUSE) this.stopped.add(request);
                if (word === GO_ON) this.stopped.delete(request);
                // It goes on when it is let go.
                if (word === GO_ON && this.held.has(request)) return;
            }
            super.postMessage(message);
        }
        hold() {
            holdBeyond = null;
            this.held = new Set(this.begun);
            this.tell(PAUSE, [...this.held]);
            noted.solver = 'held';
        }
        letGo() {
            this.tell(GO_ON, [...this.held].filter((request) => !this.stopped.has(request)));
            this.held.clear();
        }
        tell(word, requests) {
            for (const request of requests) {
                super.postMessage(Uint8Array.of(this.version, request, word));
            }
        }
    };
  }";

/// Methods for pages of a site with [`HOLDABLE_SOLVER`].
impl Page {
    /// Holds the solver as soon as the page shows new progress.
    #[track_caller]
    pub fn hold_solver(&self) {
        self.run("dispatchEvent(new Event('hold-solver'))", Vec::new());
    }

    /// Waits until the solver is held in the middle of its work.
    #[track_caller]
    pub fn expect_solver_held(&self) {
        self.wait_until(
            "the search goes on, and the solver is held",
            "document.documentElement.dataset.solver === 'held'",
        );
    }

    /// Lets the solver go on, unless the page has stopped it meanwhile.
    #[track_caller]
    pub fn let_solver_go(&self) {
        self.run("dispatchEvent(new Event('let-solver-go'))", Vec::new());
    }
}
