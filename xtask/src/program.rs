//! A program of the page: its wasm and its glue, which call each other by long names,
//! many with a hash in it, until they get short ones.

use std::fs;
use std::path::Path;

use crate::names::{self, Names};
use crate::workshop::{esbuild, folder, read_text, run, unreadable, unwritable};
use crate::{Failure, Outcome, install};

/// What wasm-opt does with every program. The features are those that Rust compiles for.
const ALWAYS: [&str; 9] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--strip-target-features",
    "--minify-imports-and-exports-and-modules",
    "--low-memory-unused",
];

/// What it does in one round.
const ROUND: [&str; 4] = ["--flatten", "--rereloop", "-Oz", "-Oz"];

/// A third round did not make the game smaller.
const ROUNDS: usize = 2;

/// A program as Trunk has built it, and the names of its files.
pub struct Program {
    pub name: &'static str,
    pub wasm: String,
    pub glue: String,
    /// Whether every visit waits for it: then each byte is worth the time.
    pub is_waited_for: bool,
}

/// What comes of a program.
pub struct SmallProgram {
    pub wasm: Vec<u8>,
    pub glue: String,
}

impl Program {
    /// The program in `built` made smaller, with short names between its two parts.
    pub fn shorten(&self, built: &Path) -> Outcome<SmallProgram> {
        let small_wasm = folder().join(format!("{}.wasm", self.name));
        let rounds = if self.is_waited_for { ROUNDS } else { 1 };
        let mut wasm_opt = install::npm_tool("wasm-opt");
        wasm_opt
            .args(ALWAYS)
            .args(ROUND.repeat(rounds))
            .arg(built.join(&self.wasm))
            .arg("-o")
            .arg(&small_wasm);
        let names = Names::read(&run(wasm_opt, self.name, "")?);
        let glue = self.shorten_glue(built, &names)?;
        let wasm = fs::read(&small_wasm).map_err(|error| unreadable(&small_wasm, &error))?;
        Ok(SmallProgram { wasm, glue })
    }

    fn shorten_glue(&self, built: &Path, names: &Names) -> Outcome<String> {
        let pairs = names.of_glue(&read_text(&built.join(&self.glue))?)?;
        let cache = folder().join(format!("{}.names.json", self.name));
        let lines: Vec<String> = pairs
            .iter()
            .map(|(long, short)| format!("\"{long}\": \"{short}\""))
            .collect();
        fs::write(&cache, format!("{{{}}}", lines.join(", ")))
            .map_err(|error| unwritable(&cache, &error))?;
        let long_names: Vec<&str> = pairs.iter().map(|(long, _)| long.as_str()).collect();
        let mut esbuild = esbuild(built);
        esbuild
            .args(["--bundle", "--format=esm"])
            .arg(format!("--mangle-props=^({})$", long_names.join("|")))
            .arg(format!("--mangle-cache={}", cache.display()));
        // Only what starts the program is used of the glue: the rest falls away.
        let start = format!("export {{ default }} from './{}';", self.glue);
        let short = run(esbuild, self.name, &start)?;
        if let Some(name) = names::words(&short).find(|word| long_names.contains(word)) {
            return Err(Failure::new(format!(
                "the glue still says '{name}', which has a short name by now."
            )));
        }
        names.with_short_module(&short)
    }
}
