//! By what relays of one cluster know each other.

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use sha2::{Digest, Sha256};

/// The shortest secret, in bytes.
pub const MIN_SECRET_BYTES: usize = 32;

/// What is hashed before the secret, so that its hash is good for nothing else.
const PURPOSE: &[u8] = b"score-relay pipe 1";

/// The secret that all relays of a cluster have, and nobody else.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// Why a file has no secret.
#[derive(Debug, thiserror::Error)]
pub enum SecretFailure {
    /// It cannot be read.
    #[error("the secret in {} cannot be read ({})", .0.display(), .1)]
    Unreadable(PathBuf, #[source] io::Error),
    /// It is too short.
    #[error("the secret in {} is too short: {}", .0.display(), .1)]
    TooShort(PathBuf, #[source] TooShort),
}

/// A secret is too short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret has at least {MIN_SECRET_BYTES} bytes")]
pub struct TooShort;

impl Secret {
    /// The secret in a text; blanks round it do not count.
    ///
    /// # Errors
    /// Where it is shorter than [`MIN_SECRET_BYTES`].
    pub fn new(text: &str) -> Result<Secret, TooShort> {
        let text = text.trim();
        if text.len() < MIN_SECRET_BYTES {
            return Err(TooShort);
        }
        let hash = Sha256::new().chain_update(PURPOSE).chain_update(text);
        Ok(Secret(hash.finalize().into()))
    }

    /// The secret in a file.
    ///
    /// # Errors
    /// Where it cannot be read, or is too short.
    pub fn read(file: &Path) -> Result<Secret, SecretFailure> {
        let unreadable = |failure| SecretFailure::Unreadable(file.to_owned(), failure);
        let text = fs::read_to_string(file).map_err(unreadable)?;
        Secret::new(&text).map_err(|too_short| SecretFailure::TooShort(file.to_owned(), too_short))
    }

    /// What one relay shows another.
    pub fn credentials(&self) -> String {
        let hex: String = self.0.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("Bearer {hex}")
    }

    /// Whether another relay shows the same. What is compared are hashes, so that how long it
    /// takes tells nothing.
    pub fn accepts(&self, credentials: &str) -> bool {
        Sha256::digest(credentials) == Sha256::digest(self.credentials())
    }
}

/// It is in no log.
impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_has_the_secret_is_accepted() {
        let text = "x".repeat(MIN_SECRET_BYTES);
        let secret = Secret::new(&text).unwrap();
        let same = Secret::new(&format!(" {text}\n")).unwrap();
        assert!(secret.accepts(&same.credentials()));
        let other = Secret::new(&"y".repeat(MIN_SECRET_BYTES)).unwrap();
        for wrong in ["", "Bearer ", &text, &other.credentials()] {
            assert!(!secret.accepts(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_short_secret_is_none() {
        let text = "x".repeat(MIN_SECRET_BYTES - 1);
        assert_eq!(Secret::new(&format!("{text}\n\n")), Err(TooShort));
    }

    #[test]
    fn a_file_without_a_secret_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("secret");
        let refusal = Secret::read(&file).unwrap_err().to_string();
        assert!(refusal.contains(file.to_str().unwrap()), "{refusal}");
        fs::write(&file, "short\n").unwrap();
        let refusal = Secret::read(&file).unwrap_err().to_string();
        assert!(refusal.contains("at least 32 bytes"), "{refusal}");
        let text = "x".repeat(MIN_SECRET_BYTES);
        fs::write(&file, format!("{text}\n")).unwrap();
        assert_eq!(Secret::read(&file).unwrap(), Secret::new(&text).unwrap());
    }

    #[test]
    fn a_secret_shows_itself_nowhere() {
        let text = "x".repeat(MIN_SECRET_BYTES);
        let secret = Secret::new(&text).unwrap();
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert!(!secret.credentials().contains(&text));
    }
}
