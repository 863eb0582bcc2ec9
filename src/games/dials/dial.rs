//! Dials: one dial, which is a wheel of letters behind a window.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use score_core::games::dials::kind::{Modulus, letter};

use crate::components::drawing::{Drawing, Shape};
use crate::games::dials::sentences;

/// The values that a dial shows.
#[derive(Clone, Copy)]
pub struct Wheel {
    /// The index of the dial, from 0.
    pub dial: usize,
    /// The number of letters on the dial.
    pub modulus: Modulus,
    /// The letter that the dial is to show, A being 0.
    pub target: u8,
    /// The number of steps that the dial was turned beyond its letter A, whole turns included.
    pub turned: Memo<u32>,
}

impl Wheel {
    fn shown(self) -> u8 {
        self.modulus.of(self.turned.get())
    }

    /// The number of steps from the letter in the window to the target.
    fn steps_left(self) -> u8 {
        let back = self.modulus.negative(self.shown());
        self.modulus.of(u32::from(self.target) + u32::from(back))
    }

    fn is_right(self) -> bool {
        self.steps_left() == 0
    }

    /// The steps of the letters that are drawn. They are a whole turn each way round the one in the
    /// window, so that a letter is already drawn when a press moves it into the window.
    fn steps(self) -> RangeInclusive<i64> {
        let whole_turn = i64::from(self.modulus.value());
        let turned = i64::from(self.turned.get());
        turned - whole_turn..=turned + whole_turn
    }
}

/// A dial, which is named by its letter and its target.
#[component]
pub fn Dial(wheel: Wheel) -> impl IntoView {
    let name = move || {
        let (shown, target) = (letter(wheel.shown()), letter(wheel.target));
        sentences::dial_name(wheel.dial, shown, target, wheel.steps_left())
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

/// The letter that a dial is to show, with a mark as soon as the dial shows it.
#[component]
pub fn Aim(wheel: Wheel) -> impl IntoView {
    view! {
        <span class="aim" translate="no" class:right=move || wheel.is_right()>
            {letter(wheel.target).to_string()}
            <Drawing shape=Shape::Yes/>
        </span>
    }
}
