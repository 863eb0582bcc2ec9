//! The secret that the relays of one cluster share: signs heartbeats, and makes credentials for
//! pipes.

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// The shortest secret, in bytes.
pub const MIN_SECRET_BYTES: usize = 32;

/// The bytes that are hashed before the secret, so that its hash is of no use elsewhere.
const PURPOSE: &[u8] = b"score-relay cluster 1";

/// The bytes that are signed before the address to which a pipe leads.
const PIPE_PURPOSE: &[u8] = b"score-relay pipe 2 ";

/// The bytes that are signed before a heartbeat.
const BEAT_PURPOSE: &[u8] = b"score-relay beat 2 ";

/// The length of a signature, in bytes.
const SIGNATURE_BYTES: usize = 32;

/// The secret that only the relays of a cluster have. It is never sent: messages are signed with
/// it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// Why a file has no secret.
#[derive(Debug, thiserror::Error)]
pub enum SecretFailure {
    /// The file cannot be read.
    #[error("the secret in {} cannot be read ({})", .0.display(), .1)]
    Unreadable(PathBuf, #[source] io::Error),
    /// The secret in the file is too short.
    #[error("the secret in {} is too short: {}", .0.display(), .1)]
    TooShort(PathBuf, #[source] TooShort),
}

/// A secret is too short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a secret has at least {MIN_SECRET_BYTES} bytes")]
pub struct TooShort;

impl Secret {
    /// The secret in a text; blanks around it are ignored.
    ///
    /// # Errors
    /// If it is shorter than [`MIN_SECRET_BYTES`].
    pub fn new(text: &str) -> Result<Secret, TooShort> {
        let text = text.trim();
        if text.len() < MIN_SECRET_BYTES {
            return Err(TooShort);
        }
        let hash = Sha256::new().chain_update(PURPOSE).chain_update(text);
        Ok(Secret(hash.finalize().into()))
    }

    /// Reads the secret from a file.
    ///
    /// # Errors
    /// When the file cannot be read, or the secret is too short.
    pub fn read(file: &Path) -> Result<Secret, SecretFailure> {
        let unreadable = |failure| SecretFailure::Unreadable(file.to_owned(), failure);
        let text = fs::read_to_string(file).map_err(unreadable)?;
        Secret::new(&text).map_err(|too_short| SecretFailure::TooShort(file.to_owned(), too_short))
    }

    /// The credentials that a relay sends to the relay at this address. They are valid for no other
    /// relay.
    pub fn credentials(&self, address: &str) -> String {
        let signature = self
            .mac(PIPE_PURPOSE, address.as_bytes())
            .finalize()
            .into_bytes();
        let hex: String = signature.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("Bearer {hex}")
    }

    /// Whether these are the credentials for this address. Their hashes are compared, so that the
    /// time it takes reveals nothing.
    pub fn accepts(&self, credentials: &str, address: &str) -> bool {
        Sha256::digest(credentials) == Sha256::digest(self.credentials(address))
    }

    /// A heartbeat after its signature.
    pub fn sign(&self, beat: &[u8]) -> Vec<u8> {
        let mut signed = self
            .mac(BEAT_PURPOSE, beat)
            .finalize()
            .into_bytes()
            .to_vec();
        signed.extend_from_slice(beat);
        signed
    }

    /// The heartbeat after its signature; `None` if the signature is not by this secret.
    pub fn verified<'a>(&self, signed: &'a [u8]) -> Option<&'a [u8]> {
        let (signature, beat) = signed.split_at_checked(SIGNATURE_BYTES)?;
        let is_right = self.mac(BEAT_PURPOSE, beat).verify_slice(signature).is_ok();
        is_right.then_some(beat)
    }

    fn mac(&self, purpose: &[u8], text: &[u8]) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key has any length");
        mac.chain_update(purpose).chain_update(text)
    }
}

/// Hides the secret, because debug output may be logged.
impl fmt::Debug for Secret {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_relay_with_the_secret_is_accepted() {
        let text = "x".repeat(MIN_SECRET_BYTES);
        let secret = Secret::new(&text).unwrap();
        let same = Secret::new(&format!(" {text}\n")).unwrap();
        assert!(secret.accepts(&same.credentials("a:1"), "a:1"));
        let other = Secret::new(&"y".repeat(MIN_SECRET_BYTES)).unwrap();
        for wrong in ["", "Bearer ", &text, &other.credentials("a:1")] {
            assert!(!secret.accepts(wrong, "a:1"), "{wrong}");
        }
    }

    #[test]
    fn credentials_for_one_relay_are_good_for_no_other() {
        let secret = Secret::new(&"x".repeat(MIN_SECRET_BYTES)).unwrap();
        let shown = secret.credentials("a:1");
        assert!(!secret.accepts(&shown, "b:1"));
    }

    #[test]
    fn only_a_relay_with_the_secret_signs_heartbeats() {
        let secret = Secret::new(&"x".repeat(MIN_SECRET_BYTES)).unwrap();
        let other = Secret::new(&"y".repeat(MIN_SECRET_BYTES)).unwrap();
        let signed = secret.sign(b"beat");
        assert_eq!(secret.verified(&signed), Some(&b"beat"[..]));
        assert_eq!(other.verified(&signed), None);
        let mut changed = signed.clone();
        *changed.last_mut().unwrap() ^= 1;
        for wrong in [
            &changed,
            &b"beat"[..],
            &[],
            &signed[1..],
            &signed[..SIGNATURE_BYTES],
        ] {
            assert_eq!(secret.verified(wrong), None, "{wrong:?}");
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
        assert!(!secret.credentials("a:1").contains(&text));
    }
}
