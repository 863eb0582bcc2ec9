//! Log on NATS: the subjects of a stream. There is one for the log of each table and one for each
//! claim.

use sha2::{Digest, Sha256};

use crate::log::{Claim, Record, TableId};

/// How many bytes of a hash represent a name or a code.
const HASH_BYTES: usize = 16;

/// The subjects of a stream.
#[derive(Clone, Debug)]
pub(super) struct Subjects {
    /// The stream's name.
    stream: String,
}

impl Subjects {
    /// The subjects of the stream with this name.
    pub(super) fn of(stream: &str) -> Subjects {
        Subjects {
            stream: stream.to_owned(),
        }
    }

    /// All subjects of the stream, as a pattern.
    pub(super) fn all(&self) -> String {
        format!("{}.>", self.stream)
    }

    /// The subject of the heartbeats of relays; it is not one of the stream, which would store
    /// them.
    pub(super) fn heartbeats(&self) -> String {
        format!("{}-relays", self.stream)
    }

    /// The subject of the log of a table.
    pub(super) fn log(&self, TableId(id): TableId) -> String {
        format!("{}.log.{id:016x}", self.stream)
    }

    /// The subject of a claim. Names may have letters of any kind, but a subject may not, so it has
    /// their hash.
    pub(super) fn claim(&self, claim: &Claim) -> String {
        let (kind, text) = match claim {
            Claim::Code(code) => ("code", code.to_ascii_uppercase()),
            Claim::Name(key) => ("name", key.clone()),
        };
        let hash = Sha256::digest(text);
        let hash = hash[..HASH_BYTES].iter();
        let hash: String = hash.map(|byte| format!("{byte:02x}")).collect();
        format!("{}.{kind}.{hash}", self.stream)
    }

    /// The subjects of the claims of a table. That of its name comes first, then that of its code
    /// if it has one.
    pub(super) fn claims(&self, record: &Record) -> Vec<String> {
        let name = Claim::Name(record.key.clone());
        let code = Some(&record.code).filter(|code| !code.is_empty());
        let code = code.map(|code| Claim::Code(code.clone()));
        let claims = [Some(name), code].into_iter().flatten();
        claims.map(|claim| self.claim(&claim)).collect()
    }

    /// The claims of all names, as a pattern: each table has one.
    pub(super) fn names(&self) -> String {
        format!("{}.name.*", self.stream)
    }

    /// The subject of messages that show whether the stream can be written.
    pub(super) fn check(&self) -> String {
        format!("{}.check", self.stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_have_the_form_that_earlier_relays_wrote() {
        let subjects = Subjects::of("score");
        assert_eq!(subjects.log(TableId(255)), "score.log.00000000000000ff");
        let claim = |claim: Claim| subjects.claim(&claim);
        assert_eq!(
            claim(Claim::Name("Club".to_owned())),
            "score.name.72e81feaa8a14fac7f1fbdfb56503256"
        );
        assert_eq!(
            claim(Claim::Code("ABC234".to_owned())),
            "score.code.8c640c4e71f90160b2b3615af86739e6"
        );
    }

    #[test]
    fn a_code_is_the_same_in_letters_of_either_case_and_no_name() {
        let subjects = Subjects::of("score");
        let claim = |claim: Claim| subjects.claim(&claim);
        let code = |text: &str| claim(Claim::Code(text.to_owned()));
        assert_eq!(code("abc"), code("ABC"));
        assert_ne!(code("abc"), code("abd"));
        assert_ne!(code("ABC"), claim(Claim::Name("ABC".to_owned())));
    }
}
