//! The files that a relay serves beside its WebSocket, and TLS.

use std::fs;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use score_core::table::command::Command;
use score_core::wire::{PROTOCOL, TableSelector};
use score_relay::log::sqlite::Sqlite;
use score_relay::metrics::Metrics;
use score_relay::settings::Settings;
use score_relay::{assets, tls};
use score_site::Frames;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use crate::client::{Client, create, hello, join, request};
use crate::relays::{Clock, Relay};

/// The answer to a request for `path`: its head, and the rest.
pub async fn get(relay: &Relay, path: &str) -> (String, String) {
    get_over(TcpStream::connect(relay.address).await.unwrap(), path).await
}

pub async fn get_over(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    path: &str,
) -> (String, String) {
    let request = format!("GET {path} HTTP/1.1\r\nHost: relay.test\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_lowercase(), body.to_owned())
}

#[tokio::test]
async fn a_relay_says_that_it_is_well() {
    let relay = Relay::new().await;
    let (head, body) = get(&relay, "/healthz").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert_eq!(body, "ok\nlog: memory\n");
}

#[tokio::test]
async fn a_relay_shows_its_counts_and_names_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let metrics = Metrics::default();
    let log = Sqlite::open(&folder.path().join("log.sqlite"), metrics.clone()).unwrap();
    let settings = Settings {
        metrics,
        ..Settings::default()
    };
    let relay = Relay::start(log, Clock::new(), settings).await;
    let _ada = Client::at(&relay, create("Club"), "Ada").await;
    let mut nobody = Client::connect(&relay).await;
    let refused = nobody.come(hello(join("Nowhere"), "Grace")).await;
    assert!(refused.is_err());
    nobody.end().await;
    let (head, body) = get(&relay, "/metrics").await;
    assert!(
        head.contains("content-type: text/plain; version=0.0.4"),
        "{head}"
    );
    let (version, format) = (score_relay::version::VERSION, score_relay::version::FORMAT);
    let build = format!(
        "score_relay_build_info{{log_format=\"{format}\",protocol=\"{PROTOCOL}\",version=\"{version}\"}} 1"
    );
    for line in [
        build.as_str(),
        "score_relay_log_engine{engine=\"SQLite\"} 1",
        "score_relay_tables 1",
        "score_relay_entries_total 1",
        "score_relay_refused_hellos_total 1",
        "score_relay_too_slow_total 0",
        // The table, and the first player with their keys.
        "score_relay_commit_pages_sum 2",
    ] {
        assert!(body.lines().any(|other| other == line), "{line}\n{body}");
    }
    assert!(!body.contains("Ada") && !body.contains("Club"), "{body}");
}

#[tokio::test]
async fn a_page_is_served_with_the_headers_that_a_page_needs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "<title>Score</title>").unwrap();
    let settings = Settings {
        page: Some(assets::from_folder(folder.path(), Frames::Any)),
        ..Settings::default()
    };
    let relay = Relay::with(settings).await;
    let (head, body) = get(&relay, "/").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    assert!(
        head.contains("content-security-policy: default-src 'none'"),
        "{head}"
    );
    assert_eq!(body, "<title>Score</title>");
    let (head, _) = get(&relay, "/missing").await;
    assert!(head.starts_with("http/1.1 404"), "{head}");
    Client::at(&relay, TableSelector::GroupA, "Ada").await;
}

#[tokio::test]
async fn a_relay_without_a_page_says_so() {
    let relay = Relay::new().await;
    let (head, body) = get(&relay, "/").await;
    assert!(head.starts_with("http/1.1 404"), "{head}");
    assert!(body.contains("no page"), "{body}");
}

#[tokio::test]
async fn with_a_certificate_all_of_it_is_tls() {
    let folder = tempfile::tempdir().unwrap();
    let names = vec!["relay.test".to_owned()];
    let made = rcgen::generate_simple_self_signed(names).unwrap();
    let (certificate, key) = (folder.path().join("c.pem"), folder.path().join("k.pem"));
    fs::write(&certificate, made.cert.pem()).unwrap();
    fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let settings = Settings {
        tls: Some(tls::load(&certificate, &key).unwrap()),
        ..Settings::default()
    };
    let relay = Relay::with(settings).await;
    let mut trusted = RootCertStore::empty();
    trusted.add(made.cert.der().clone()).unwrap();
    let config = ClientConfig::builder().with_root_certificates(trusted);
    let connector = TlsConnector::from(Arc::new(config.with_no_client_auth()));
    let stream = TcpStream::connect(relay.address).await.unwrap();
    let name = ServerName::try_from("relay.test").unwrap();
    let stream = connector.connect(name, stream).await.unwrap();
    let mut client = Client::over(stream, request("relay.test")).await.unwrap();
    assert!(
        client
            .come(hello(TableSelector::GroupA, "Ada"))
            .await
            .is_ok()
    );
    let plain = Client::try_connect(&relay, request("relay.test")).await;
    assert!(plain.is_err(), "without TLS nobody is answered");
}

#[tokio::test]
async fn a_certificate_that_cannot_be_used_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let make = || rcgen::generate_simple_self_signed(vec!["relay.test".to_owned()]).unwrap();
    let file = |name: &str, text: String| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file
    };
    let certificate = file("c.pem", make().cert.pem());
    let other_key = file("k.pem", make().signing_key.serialize_pem());
    let diary = file("diary.txt", "Dear diary".to_owned());
    let missing = folder.path().join("missing.pem");
    for (certificate, key, part) in [
        (&certificate, &other_key, "cannot be used"),
        (&certificate, &diary, "no private key"),
        (&certificate, &missing, "no private key"),
        (&diary, &other_key, "no certificate"),
        (&missing, &other_key, "no certificate"),
    ] {
        let refusal = tls::load(certificate, key).unwrap_err().to_string();
        assert!(refusal.contains(part), "{refusal}");
    }
}

#[tokio::test]
async fn idle_connections_make_room_for_requests_and_close_no_player() {
    let settings = Settings {
        max_http_connections: NonZeroUsize::new(8).unwrap(),
        ..Settings::default()
    };
    let relay = Relay::with(settings).await;
    let mut ada = Client::at(&relay, create("Club"), "Ada").await;
    let mut half_requests = Vec::new();
    for _ in 0..100 {
        let mut stream = TcpStream::connect(relay.address).await.unwrap();
        // The system may have closed it already.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: rel").await;
        half_requests.push(stream);
    }
    let (head, _) = get(&relay, "/healthz").await;
    assert!(head.starts_with("http/1.1 200"), "{head}");
    let mut closed = 0;
    for stream in &mut half_requests {
        let read = timeout(Duration::from_millis(50), stream.read_u8()).await;
        closed += usize::from(read.is_ok());
    }
    assert!((92..=93).contains(&closed), "{closed} of 100 are closed");
    assert_eq!(ada.play(Command::Roll).await, Ok(()));
}
