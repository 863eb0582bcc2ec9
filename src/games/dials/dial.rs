//! Dials: one dial, which is a wheel of letters behind a window.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use score_core::games::dials::kind::{Modulus, letter};

use crate::components::drawing::{Drawing, Shape};
use crate::games::dials::sentences;

/// The values that a dial shows.
#[derive(Clone, Copy)]
pub struct Wheel {
    /// Which dial it is, from 0.
    pub dial: usize,
    /// How many letters it has.
    pub modulus: Modulus,
    /// The letter that it is to show, A being 0.
    pub target: u8,
    /// By how many steps it was turned beyond its letter A, whole turns included.
    pub turned: Memo<u32>,
}

impl Wheel {
    fn shown(self) -> u8 {
        self.modulus.of(self.turned.get())
    }

    /// How many steps there are to the target.
    fn left(self) -> u8 {
        let back = self.modulus.negative(self.shown());
        self.modulus.of(u32::from(self.target) + u32::from(back))
    }

    fn is_right(self) -> bool {
        self.left() == 0
    }

    /// The letters round the one that is shown, by their steps on the wheel: a whole turn each way,
    /// so that the letters which a press brings into the window are already drawn and move into it.
    fn steps(self) -> RangeInclusive<i64> {
        let whole = i64::from(self.modulus.value());
        let now = i64::from(self.turned.get());
        now - whole..=now + whole
    }
}

/// A dial, which is named by its letter and its target.
#[component]
pub fn Dial(wheel: Wheel) -> impl IntoView {
    let name = move || {
        let (shown, target) = (letter(wheel.shown()), letter(wheel.target));
        sentences::dial_name(wheel.dial, shown, target, wheel.left())
    };
    view! {
        <div class="dial" translate="no" class:right=move || wheel.is_right() role="img" aria-label=name>
            <For each=move || wheel.steps() key=|step| *step let(step)>
                <Letter wheel step/>
            </For>
        </div>
    }
}

/// The letter after so many steps of a wheel.
#[component]
fn Letter(wheel: Wheel, step: i64) -> impl IntoView {
    // A remainder is less than the modulus.
    let residue = step.rem_euclid(wheel.modulus.value().into()) as u8;
    let from_window = move || (step - i64::from(wheel.turned.get())).to_string();
    view! {
        <span
            class=if residue == wheel.target { "aimed" } else { "" }
            aria-hidden="true"
            style:--at=from_window
        >
            {letter(residue).to_string()}
        </span>
    }
}

/// The letter that a dial is to show, and a mark once it does.
#[component]
pub fn Aim(wheel: Wheel) -> impl IntoView {
    view! {
        <span class="aim" translate="no" class:right=move || wheel.is_right()>
            {letter(wheel.target).to_string()}
            <Drawing shape=Shape::Yes/>
        </span>
    }
}
