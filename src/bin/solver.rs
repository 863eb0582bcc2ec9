//! The solver: answers the page's requests beside it, in a Web Worker. On a host this program is
//! empty.
//!
//! The program is made of the core and of this file: it links nothing of the page, and no Leptos.

fn main() {
    #[cfg(target_arch = "wasm32")]
    program::start();
}

/// The file is in the page's edge, because it touches the browser.
#[cfg(target_arch = "wasm32")]
#[path = "../edge/worker_scope.rs"]
mod worker_scope;

#[cfg(target_arch = "wasm32")]
mod program {
    use std::cell::RefCell;

    use score_core::solver::Solver;

    use super::worker_scope::{self, Turns};

    /// The allocator, which takes constant time, and half the code of the usual one.
    #[global_allocator]
    static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

    /// How long the solver works before it reads messages, in milliseconds.
    const SLICE_MS: f64 = 16.0;

    /// How often the page gets a sign of life while there is work, in milliseconds.
    const SIGN_EVERY_MS: f64 = 1_000.0;

    /// The solver, and the turns in which it works.
    struct Program {
        solver: Solver,
        turns: Turns,
        /// Whether a turn has been requested.
        is_working: bool,
        last_sign_ms: f64,
    }

    thread_local! {
        static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
    }

    /// Reports that the solver is ready, and handles requests.
    pub fn start() {
        let Some(turns) = Turns::new(|| with(Program::take_turn)) else {
            return;
        };
        PROGRAM.set(Some(Program {
            solver: Solver::new(),
            turns,
            is_working: false,
            last_sign_ms: 0.0,
        }));
        worker_scope::on_message(|message| with(|program| program.handle(&message)));
        worker_scope::send(&Solver::greeting());
    }

    fn with(act: impl FnOnce(&mut Program)) {
        PROGRAM.with_borrow_mut(|program| {
            if let Some(program) = program {
                act(program);
            }
        });
    }

    impl Program {
        fn handle(&mut self, message: &[u8]) {
            if let Some(answer) = self.solver.handle(message) {
                worker_scope::send(&answer);
            }
            if !self.is_working && !self.solver.is_idle() {
                self.is_working = true;
                self.last_sign_ms = worker_scope::elapsed_ms();
                self.turns.ask();
            }
        }

        fn take_turn(&mut self) {
            let begun_ms = worker_scope::elapsed_ms();
            let mut is_over = || worker_scope::elapsed_ms() - begun_ms >= SLICE_MS;
            if let Some(message) = self.solver.work(&mut is_over) {
                worker_scope::send(&message);
            }
            if begun_ms - self.last_sign_ms >= SIGN_EVERY_MS {
                self.last_sign_ms = begun_ms;
                for sign in self.solver.signs_of_life() {
                    worker_scope::send(&sign);
                }
            }
            self.is_working = !self.solver.is_idle();
            if self.is_working {
                self.turns.ask();
            }
        }
    }
}
