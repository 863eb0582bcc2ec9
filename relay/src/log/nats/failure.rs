//! Log on NATS: the reasons why it cannot be opened, with advice for the operator.

use async_nats::ConnectErrorKind;
use async_nats::jetstream::{Error, ErrorCode};

/// The failure to open a log on NATS, with its servers and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log on {address} cannot be used: {fault}")]
pub struct OpenFailure {
    /// The address of the NATS servers.
    pub address: String,
    /// The reason.
    pub fault: OpenFault,
}

/// Why a log on NATS cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenFault {
    /// No server answers.
    #[error("no NATS server answers there ({0}); start it, or correct the address after --log")]
    NoServer(String),
    /// The server does not let this user in.
    #[error(
        "the server does not let the relay in; give its user and password, as in \
         nats://USER:PASSWORD@HOST, best in SCORE_RELAY_LOG, which other users of this computer \
         do not see"
    )]
    NotLetIn,
    /// The connection could not be encrypted.
    #[error(
        "the connection cannot be encrypted ({0}); where the servers have a certificate of your \
         own authority, name the authority's file in SSL_CERT_FILE"
    )]
    Tls(String),
    /// The server is of an earlier version.
    #[error("its server is NATS {0}, and 2.12 or a later one is needed")]
    Old(String),
    /// The server accepts no messages of the size that a large table needs.
    #[error(
        "it takes messages of {0} bytes at most, and {1} are needed; write max_payload: 8MB into \
         the server's configuration (deploy/nats/ has one)"
    )]
    SmallMessages(usize, usize),
    /// The server stores nothing.
    #[error(
        "JetStream is off there, or not for this account; switch it on in the server's \
         configuration (deploy/nats/ has one)"
    )]
    NoJetStream,
    /// There are fewer servers than the wanted copies.
    #[error(
        "the cluster cannot keep {0} copies ({1}); start the missing servers, or ask for fewer \
         with ?replicas="
    )]
    Replicas(usize, String),
    /// A stream of this name has other settings than those of a relay.
    #[error(
        "its stream '{0}' is not as a log needs it: {1}. If it is another program's, give a name \
         that is free with ?stream=; if somebody has changed it, put it right with \
         `nats stream edit {0}`"
    )]
    OtherSettings(String, String),
    /// The server refused something else.
    #[error("the server refuses the stream '{0}' ({1})")]
    Refused(String, String),
}

impl From<async_nats::ConnectError> for OpenFault {
    fn from(error: async_nats::ConnectError) -> OpenFault {
        match error.kind() {
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                OpenFault::NotLetIn
            }
            ConnectErrorKind::Tls => OpenFault::Tls(error.to_string()),
            _ => OpenFault::NoServer(error.to_string()),
        }
    }
}

impl OpenFault {
    /// Why the server refuses a stream with this many copies.
    pub(super) fn of(stream: &str, replicas: usize, error: &Error) -> OpenFault {
        match error.error_code() {
            ErrorCode::JETSTREAM_NOT_ENABLED | ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT => {
                OpenFault::NoJetStream
            }
            ErrorCode::CLUSTER_NO_PEERS
            | ErrorCode::INSUFFICIENT_RESOURCES
            | ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED => {
                OpenFault::Replicas(replicas, error.to_string())
            }
            _ => OpenFault::Refused(stream.to_owned(), error.to_string()),
        }
    }
}
