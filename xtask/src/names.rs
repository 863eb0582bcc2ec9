//! The names by which the program and its glue know each other.

use crate::{Failure, Outcome};

/// The short names that wasm-opt has chosen.
pub struct Names {
    /// What all imports come from; wasm-opt does not tell its short name.
    module: String,
    /// Long and short.
    imports: Vec<(String, String)>,
    exports: Vec<(String, String)>,
}

impl Names {
    /// The one module that all imports come from by then.
    const SHORT_MODULE: &str = "a";

    /// Reads wasm-opt's words: a line `["MODULE", "LONG", "SHORT"]` for each
    /// import, `["LONG", "SHORT"]` for each export.
    pub fn read(words: &str) -> Names {
        let mut names = Names {
            module: String::new(),
            imports: Vec::new(),
            exports: Vec::new(),
        };
        for line in words.lines() {
            let texts: Vec<&str> = line.split('"').skip(1).step_by(2).collect();
            match texts[..] {
                [module, long, short] => {
                    names.module = module.to_owned();
                    names.imports.push((long.to_owned(), short.to_owned()));
                }
                [long, short] => names.exports.push((long.to_owned(), short.to_owned())),
                _ => {}
            }
        }
        names
    }

    /// Those that the glue uses: it must have every import.
    pub fn of_glue(&self, glue: &str) -> Outcome<Vec<(String, String)>> {
        let has = |name: &str| words(glue).any(|word| word == name);
        if let Some((missing, _)) = self.imports.iter().find(|(long, _)| !has(long)) {
            return Err(Failure::new(format!("the glue does not have '{missing}'.")));
        }
        let exports = self.exports.iter().filter(|(long, _)| has(long));
        Ok(self.imports.iter().chain(exports).cloned().collect())
    }

    /// The glue with the module's short name, which it must have once.
    pub fn with_short_module(&self, glue: &str) -> Outcome<String> {
        let long = format!("\"{}\":", self.module);
        if glue.matches(&long).count() != 1 {
            return Err(Failure::new(format!(
                "the glue does not have the module {long} once."
            )));
        }
        Ok(glue.replace(&long, &format!("{}:", Names::SHORT_MODULE)))
    }
}

/// The words of a script, as far as they can be names.
pub fn words(script: &str) -> impl Iterator<Item = &str> {
    script
        .split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "{\n \"imports\": [\n  [\"./s_bg.js\", \"__wbg_now_1\", \"b\"]\n ],\n \
                         \"exports\": [\n  [\"memory\", \"c\"],\n  [\"main\", \"d\"]\n ]\n}\n";

    #[test]
    fn the_glue_gets_the_names_that_it_uses() {
        let names = Names::read(WORDS);
        let used = names
            .of_glue("({ \"./s_bg.js\": { __wbg_now_1: f } }); wasm.memory; mainly()")
            .map_err(|Failure(words)| words);
        let pair = |long: &str, short: &str| (long.to_owned(), short.to_owned());
        assert_eq!(
            used,
            Ok(vec![pair("__wbg_now_1", "b"), pair("memory", "c")])
        );
    }

    #[test]
    fn a_glue_without_an_import_is_refused() {
        let names = Names::read(WORDS);
        assert!(names.of_glue("__wbg_now_12; wasm.memory").is_err());
        assert!(names.with_short_module("{\"./t_bg.js\":{}}").is_err());
    }

    #[test]
    fn the_module_gets_its_short_name() {
        let glue = Names::read(WORDS).with_short_module("({\"./s_bg.js\":{b:f}})");
        assert_eq!(glue.ok().as_deref(), Some("({a:{b:f}})"));
    }
}
