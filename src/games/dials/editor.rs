//! The form for puzzles of one's own.

use score_core::games::dials::DialsRefusal;
use score_core::games::dials::kind::{Kind, MAX_DIALS, MIN_DIALS, Modulus};
use score_core::games::dials::puzzle::Puzzle;
use score_core::games::dials::residues::Residues;
use score_core::games::dials::signatures::Signatures;

use crate::edge::element::{El, el, item};
use crate::edge::live::Live;
use crate::edge::{dom, form};
use crate::text;

use super::play::Play;
use super::reach;
use super::tools::tool;

const FORM: &str = "dials-form";
const COUNT: &str = "dials-count";
const LETTERS: &str = "dials-letters";
const START: &str = "dials-start";
const TARGET: &str = "dials-target";
const STATUS: &str = "dials-form-status";

/// What the fields were last filled with, and how often they were.
#[derive(Clone, Copy)]
struct Draft {
    puzzle: Puzzle,
    number: u64,
}

/// The form; it begins with the puzzle that is played.
pub fn editor(play: Play) -> El {
    let draft = Live::new(Draft {
        puzzle: play.puzzle.peek(|puzzle| *puzzle),
        number: 0,
    });
    // What the fields say, where they can be read.
    let written = Live::new(Some(draft.peek(|draft| draft.puzzle)));
    let fill = move |puzzle: Puzzle| {
        draft.update(|draft| {
            *draft = Draft {
                puzzle,
                number: draft.number + 1,
            }
        });
        mark_right();
        written.set(Some(puzzle));
    };
    let fields = move || {
        let Draft { puzzle, number } = draft.get();
        vec![item(number, move || fields(&puzzle))]
    };
    let told = move || {
        written
            .get()
            .map_or(Vec::new(), |puzzle| reach::told(&puzzle))
    };
    let others = move || {
        let kind = draft.peek(|draft| draft.puzzle.kind());
        fill(Puzzle::random(kind, &mut play.generator()));
    };
    let letters = move || {
        let signatures = read_signatures(draft.peek(|draft| draft.puzzle.kind()));
        match signatures {
            Ok(signatures) => fill(Puzzle::random_for(signatures, &mut play.generator())),
            Err(problem) => show(&problem),
        }
    };
    let kind = move || match read_kind() {
        Ok(kind) => fill(Puzzle::random(kind, &mut play.generator())),
        Err(problem) => show(&problem),
    };
    let submit = el("button").attr("type", "submit").class("primary");
    el("form")
        .class("group")
        .attr("id", FORM)
        .attr("novalidate", "")
        .child(sizes(draft, kind))
        .child(el("div").each(fields))
        .child(
            el("div")
                .class("why-not")
                .attr("id", "dials-reach")
                .attr("aria-live", "polite")
                .part(told),
        )
        .child(
            el("p")
                .class("status")
                .attr("id", STATUS)
                .attr("role", "status"),
        )
        .child(
            el("p")
                .class("actions")
                .child(submit.text(text::PLAY_OWN))
                .child(tool(
                    "dials-other-signatures",
                    text::OTHER_SIGNATURES,
                    others,
                ))
                .child(tool("dials-other-letters", text::OTHER_LETTERS, letters)),
        )
        .on("input", move |_| {
            mark_right();
            written.set(read(draft.peek(|draft| draft.puzzle.kind())).ok());
        })
        .on("submit", move |event| {
            event.prevent_default();
            mark_right();
            match read(draft.peek(|draft| draft.puzzle.kind())) {
                Ok(puzzle) => {
                    play.begin(puzzle);
                    dom::before_paint(|| dom::bring_into_view("#dials-board"));
                }
                Err(problem) => show(&problem),
            }
        })
}

/// How many dials, and how many letters each; `changed` hears of another choice.
fn sizes(draft: Live<Draft>, changed: impl Fn() + Copy + 'static) -> El {
    let kind = draft.peek(|draft| draft.puzzle.kind());
    let choice = |value: String, label: String, is_chosen: bool| {
        let option = el("option").attr("value", &value).text(&label);
        match is_chosen {
            true => option.attr("selected", ""),
            false => option,
        }
    };
    let counts = (MIN_DIALS..=MAX_DIALS)
        .map(|count| choice(count.to_string(), count.to_string(), count == kind.dials()));
    let letters = Modulus::ALL.map(|modulus| {
        let value = modulus.value().to_string();
        choice(
            value,
            text::letters_choice(modulus),
            modulus == kind.modulus(),
        )
    });
    let row = |id: &str, label: &str, choices: Vec<El>| {
        el("p")
            .class("row")
            .child(el("label").attr("for", id).text(label))
            .child(
                el("select")
                    .attr("id", id)
                    .children(choices)
                    // The form hears of what its other fields say.
                    .on("input", move |event| {
                        event.stop_propagation();
                        changed();
                    }),
            )
    };
    el("div")
        .child(row(COUNT, text::DIALS_COUNT, counts.collect()))
        .child(row(LETTERS, text::LETTERS_COUNT, letters.into()))
}

fn read_kind() -> Result<Kind, Problem> {
    let number = |id: &str| form::text(id).parse().unwrap_or_default();
    let modulus = Modulus::new(number(LETTERS)).map_err(at(LETTERS))?;
    Kind::new(modulus, number(COUNT) as usize).map_err(at(COUNT))
}

/// The fields with this puzzle in them.
fn fields(puzzle: &Puzzle) -> El {
    let kind = puzzle.kind();
    let rows = puzzle.signatures().rows().iter().enumerate();
    let rows = rows.map(|(button, row)| signature(button, row)).collect();
    let dials = kind.dials().to_string();
    let letters = |id: &'static str, label: &str, value: &Residues| {
        el("p")
            .class("row")
            .child(el("label").attr("for", id).text(label))
            .child(
                el("input")
                    .attr("id", id)
                    .class("number dial-letters")
                    .attr("aria-describedby", STATUS)
                    .attr("autocapitalize", "characters")
                    .attr("autocomplete", "off")
                    .attr("spellcheck", "false")
                    .attr("maxlength", &dials)
                    .attr("value", &value.letters()),
            )
    };
    el("div")
        .child(
            el("div")
                .class("row")
                .attr("role", "group")
                .attr("aria-labelledby", "dials-signatures-name")
                .child(
                    el("span")
                        .attr("id", "dials-signatures-name")
                        .text(text::SIGNATURES)
                        .child(el("br"))
                        .child(el("span").class("help").text(&text::own_puzzle_help(kind))),
                )
                .child(
                    el("div")
                        .class("dial-fields")
                        .property_of("--dials", move || dials_property(kind))
                        .children(rows),
                ),
        )
        .child(letters(START, text::START, puzzle.start()))
        .child(letters(TARGET, text::TARGET, puzzle.target()))
}

fn dials_property(kind: Kind) -> String {
    kind.dials().to_string()
}

/// The fields of a button, by its place from 0.
fn signature(button: usize, row: &Residues) -> El {
    let digits = row.digits();
    let field = |(dial, digit): (usize, char)| {
        el("input")
            .attr("id", &signature_id(button, dial))
            .attr("aria-label", &text::signature_field(button, dial))
            .attr("aria-describedby", STATUS)
            .attr("autocomplete", "off")
            .attr("maxlength", "1")
            .attr("value", &digit.to_string())
    };
    el("div")
        .child(
            el("kbd")
                .attr("aria-hidden", "true")
                .text(&(button + 1).to_string()),
        )
        .children(digits.chars().enumerate().map(field).collect())
}

fn signature_id(button: usize, dial: usize) -> String {
    format!("dials-{}-{}", button + 1, dial + 1)
}

/// What is wrong, and in which field.
struct Problem {
    field: String,
    refusal: DialsRefusal,
}

fn at(field: &str) -> impl Fn(DialsRefusal) -> Problem {
    let field = field.to_owned();
    move |refusal| Problem {
        field: field.clone(),
        refusal,
    }
}

fn read(kind: Kind) -> Result<Puzzle, Problem> {
    let signatures = read_signatures(kind)?;
    let letters = |id: &str| Residues::from_letters(kind, &form::text(id)).map_err(at(id));
    let start = letters(START)?;
    let target = letters(TARGET)?;
    Puzzle::new(signatures, start, target).map_err(at(START))
}

fn read_signatures(kind: Kind) -> Result<Signatures, Problem> {
    let mut rows = Vec::new();
    for button in 0..kind.dials() {
        let ids = (0..kind.dials()).map(|dial| signature_id(button, dial));
        let mut digits = String::new();
        for id in ids {
            let digit = form::text(&id);
            // A single field is right where a whole row of it would be.
            Residues::from_digits(kind, &digit.repeat(kind.dials())).map_err(at(&id))?;
            digits += &digit;
        }
        rows.push(Residues::from_digits(kind, &digits).map_err(at(&signature_id(button, 0)))?);
    }
    Signatures::new(kind, &rows).map_err(at(&signature_id(0, 0)))
}

fn mark_right() {
    form::mark_right(FORM);
    form::say(STATUS, "", false);
}

/// Says what is wrong, at its field too.
fn show(problem: &Problem) {
    let sentence = text::dials_refusal(problem.refusal);
    mark_right();
    form::say(STATUS, &sentence, true);
    form::mark_wrong(&problem.field, &sentence);
    dom::reveal(&format!("#{}", problem.field));
}
