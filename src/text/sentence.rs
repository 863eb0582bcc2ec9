//! Sentences that follow the language of the page.

use std::sync::Arc;

/// A sentence that is put together each time it is shown, in the language of that moment.
#[derive(Clone)]
pub struct Sentence(Arc<dyn Fn() -> String + Send + Sync>);

impl Sentence {
    /// The words of the sentence; reactive.
    pub fn words(&self) -> String {
        (self.0)()
    }
}

impl<F: Fn() -> String + Send + Sync + 'static> From<F> for Sentence {
    fn from(words: F) -> Sentence {
        Sentence(Arc::new(words))
    }
}
