//! TLS: loads a certificate and its key, and the header that keeps browsers to TLS.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::http::HeaderValue;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{self, ServerConfig};

/// The protocol inside TLS: the WebSocket begins as HTTP/1.1.
const ALPN_PROTOCOL: &[u8] = b"http/1.1";

/// How long a browser that has come by TLS uses only TLS, in seconds: a year.
const HSTS_MAX_AGE_S: u32 = 365 * 24 * 60 * 60;

/// The header that makes a browser use only TLS for a relay (Strict-Transport-Security). Browsers
/// heed it under a name, not under a numeric address.
pub fn hsts() -> HeaderValue {
    let value = HeaderValue::from_str(&format!("max-age={HSTS_MAX_AGE_S}"));
    value.expect("digits fit a header")
}

/// Why a certificate cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsRefusal {
    /// There is no certificate in this file.
    #[error("no certificate (PEM) can be read from {}", .0.display())]
    NoCertificate(PathBuf),
    /// There is no key in this file.
    #[error("no private key (PEM) can be read from {}", .0.display())]
    NoKey(PathBuf),
    /// The certificate and the key do not belong together, or are of an unknown kind.
    #[error("the certificate cannot be used: {0}")]
    Unfit(rustls::Error),
}

/// TLS with the certificate in one file, and its key in another. The certificates that vouch for it
/// follow it.
///
/// # Errors
/// When either cannot be read, or they do not fit each other.
pub fn load(certificate: &Path, key: &Path) -> Result<Arc<ServerConfig>, TlsRefusal> {
    let missing = || TlsRefusal::NoCertificate(certificate.to_owned());
    let chain = CertificateDer::pem_file_iter(certificate).map_err(|_| missing())?;
    let chain: Vec<CertificateDer<'static>> =
        chain.collect::<Result<_, _>>().map_err(|_| missing())?;
    if chain.is_empty() {
        return Err(missing());
    }
    let key = PrivateKeyDer::from_pem_file(key).map_err(|_| TlsRefusal::NoKey(key.to_owned()))?;
    let config = ServerConfig::builder().with_no_client_auth();
    let mut config = config
        .with_single_cert(chain, key)
        .map_err(TlsRefusal::Unfit)?;
    config.alpn_protocols = vec![ALPN_PROTOCOL.to_vec()];
    Ok(Arc::new(config))
}
