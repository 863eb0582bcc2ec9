//! What Trunk calls as `wasm-bindgen`: the part of that program which makes a page's
//! glue, over wasm-bindgen's own library.
//!
//! The program itself also runs tests in browsers and in Node, with a web server and
//! a web client for that; without them it compiles in a third of the time, and the
//! first `cargo xtask play` waits for it. The lock file gives the library the page's
//! own version.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use wasm_bindgen_cli_support::Bindgen;

/// What is to be made.
#[derive(Debug, Default, PartialEq, Eq)]
struct Work {
    /// The program as rustc left it.
    input: PathBuf,
    /// The folder for the program and its glue.
    out_dir: PathBuf,
    /// Their name.
    out_name: String,
    has_typescript: bool,
}

fn main() -> Result<()> {
    let mut arguments = Parser::from_env();
    match read(&mut arguments)? {
        None => println!("wasm-bindgen {}", wasm_bindgen_shared::version()),
        Some(work) => make(&work)?,
    }
    Ok(())
}

/// Reads what Trunk asks for; `None` is a question for the version.
fn read(arguments: &mut Parser) -> Result<Option<Work>> {
    let mut work = Work {
        has_typescript: true,
        ..Work::default()
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("version") | Arg::Short('V') => return Ok(None),
            Arg::Long("target") => {
                let target = arguments.value()?.string()?;
                if target != "web" {
                    bail!("the page is a module for the web, not for '{target}'");
                }
            }
            Arg::Long("out-dir") => work.out_dir = arguments.value()?.into(),
            Arg::Long("out-name") => work.out_name = arguments.value()?.string()?,
            Arg::Long("no-typescript") => work.has_typescript = false,
            Arg::Value(input) => work.input = input.into(),
            other => return Err(other.unexpected().into()),
        }
    }
    for (name, value) in [
        ("--out-dir", work.out_dir.as_os_str()),
        ("input", work.input.as_os_str()),
    ] {
        if value.is_empty() {
            bail!("{name} is missing");
        }
    }
    Ok(Some(work))
}

fn make(work: &Work) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)?
        .input_path(&work.input)
        .out_name(&work.out_name)
        .typescript(work.has_typescript);
    bindgen
        .generate(&work.out_dir)
        .with_context(|| format!("{} has no glue", work.input.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads(words: &[&str]) -> Result<Option<Work>> {
        read(&mut Parser::from_args(words.iter().copied()))
    }

    #[test]
    fn what_trunk_asks_for_is_understood() {
        let asked = [
            "--target=web",
            "--out-dir=a/b",
            "--out-name=score",
            "x.wasm",
            "--no-typescript",
        ];
        let work = Work {
            input: "x.wasm".into(),
            out_dir: "a/b".into(),
            out_name: "score".to_owned(),
            has_typescript: false,
        };
        assert_eq!(reads(&asked).unwrap(), Some(work));
        assert_eq!(reads(&["--version"]).unwrap(), None);
    }

    #[test]
    fn what_it_cannot_do_is_refused() {
        for asked in [
            &["--target=deno", "--out-dir=a", "x.wasm"][..],
            &["--out-dir=a"],
            &["x.wasm"],
            &["--out-dir=a", "x.wasm", "--split-linked-modules"],
        ] {
            assert!(reads(asked).is_err(), "{asked:?}");
        }
    }
}
