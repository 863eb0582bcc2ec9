//! A sweep: one command that checks the open screen in many views, or with longer words. With a
//! command of the driver for each size and each check, most of the work was in those commands.

use serde_json::{Value, json};

use crate::Page;
use crate::audit::texts;
use crate::page::NEXT_FRAME;

/// A script that gives the frame of the page each of the views in `given`, and checks it. Observers
/// of an element's size run with the frame that is painted.
const IN_VIEWS: &str = "
    const before = [frameElement.width, frameElement.height];
    const found = [];
    await picture();
    for (const view of given) {
      [frameElement.width, frameElement.height] = view;
      await picture();
      const size = [innerWidth, innerHeight].join(' x ');
      if (size !== view.join(' x ')) found.push(`${view.join(' x ')} is ${size}`);
      found.push(...look().map((fault) => `${size}: ${fault}`));
    }
    [frameElement.width, frameElement.height] = before;
    return found;";

/// The body of a function that returns the results of all these bodies, which are lists, as one
/// list.
pub fn all_of(looks: &[&str]) -> String {
    let looks: Vec<String> = looks
        .iter()
        .map(|body| format!("(() => {{ {body} }})()"))
        .collect();
    format!("return [{}].flat();", looks.join(", "))
}

impl Page {
    /// The findings of `look`, the body of a function that returns a list of texts, in each of
    /// these views, with the view. A frame (see [`Page::open_in_frame`]) has its own size again
    /// afterwards, and a window keeps the last one; if none is as narrow as a view, it has the
    /// narrowest.
    #[track_caller]
    pub fn faults_in(&self, views: &[(u32, u32)], look: &str) -> Vec<String> {
        if self.is_framed() {
            let body = format!("const look = () => {{ {look} }};\n{IN_VIEWS}");
            return texts(&self.ask(&body, json!(views)));
        }
        let in_window = |view: &(u32, u32)| {
            self.resize_if_possible(*view);
            self.painted();
            let found = self.list(look).into_iter();
            let (width, height) = view;
            found
                .map(|fault| format!("{width} x {height}: {fault}"))
                .collect::<Vec<_>>()
        };
        views.iter().flat_map(in_window).collect()
    }

    /// The result of the body of an asynchronous function of `given`, which may await `picture()`,
    /// the next painted frame.
    ///
    /// # Panics
    /// When the function throws.
    #[track_caller]
    pub fn ask(&self, body: &str, given: Value) -> Value {
        let script = format!(
            "const [given, done] = arguments;
             {NEXT_FRAME}
             const picture = () => new Promise(nextFrame);
             (async () => {{ {body} }})()
               .then((found) => done([found ?? null]), (error) => done(String(error)));"
        );
        let answer = self.must(self.execute_async(&script, vec![given]));
        match answer {
            Value::Array(mut found) if found.len() == 1 => found.remove(0),
            error => panic!("it could not be looked at: {error}"),
        }
    }
}
