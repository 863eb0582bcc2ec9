//! The responses of a relay to browsers: under which names it answers, and with which headers and
//! files.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use score_relay::addresses::ForOthers;
use score_relay::settings::Settings;
use score_relay::{assets, tls};
use score_site::Frames;
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::Error;

use crate::client::{Client, request};
use crate::relays::Relay;

/// The response of a relay to a request that is written so, on any connection.
async fn answer(mut stream: impl AsyncRead + AsyncWrite + Unpin, request: &str) -> Vec<u8> {
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // A connection over TLS may end without its goodbye.
    let _ = stream.read_to_end(&mut answer).await;
    answer
}

/// The head of the answer, in small letters.
fn head(answer: &[u8]) -> String {
    let text = String::from_utf8_lossy(answer).into_owned();
    let (head, _) = text.split_once("\r\n\r\n").expect("a head");
    head.to_lowercase()
}

async fn ask(relay: &Relay, request: &str) -> Vec<u8> {
    let stream = TcpStream::connect(relay.address).await.unwrap();
    answer(stream, request).await
}

/// The head of the answer to a request for a path, with other lines of its head.
async fn get(relay: &Relay, path: &str, lines: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nConnection: close\r\n{lines}\r\n");
    head(&ask(relay, &request).await)
}

fn status(head: &str) -> &str {
    head.split(' ').nth(1).expect("a status")
}

fn page(frames: Frames) -> (TempDir, Router) {
    let folder = tempfile::tempdir().unwrap();
    let text = "<title>Score</title>".repeat(100);
    fs::write(folder.path().join("index.html"), text).unwrap();
    let page = assets::from_folder(folder.path(), frames);
    (folder, page)
}

async fn relay_with_page() -> (TempDir, Relay) {
    relay_in_frames(Frames::Any).await
}

async fn relay_in_frames(frames: Frames) -> (TempDir, Relay) {
    let (folder, page) = page(frames);
    let settings = Settings {
        page: Some(page),
        origins: vec!["https://score.example".to_owned()],
        hosts: vec!["teacher-pc".to_owned()],
        ..Settings::default()
    };
    (folder, Relay::with(settings).await)
}

#[tokio::test]
async fn a_relay_answers_under_its_own_names_alone() {
    let (_folder, relay) = relay_with_page().await;
    for (lines, expected) in [
        ("Host: relay.test\r\n", "200"),
        ("Host: 127.0.0.1:8080\r\n", "200"),
        ("Host: [::1]:8080\r\n", "200"),
        ("Host: localhost:8080\r\n", "200"),
        ("Host: Teacher-PC:8080\r\n", "200"),
        ("Host: score.example\r\n", "200"),
        ("Host: evil.example\r\n", "421"),
        ("Host: evil.example:8080\r\n", "421"),
        ("Host: relay.test.evil.example\r\n", "421"),
        ("Host:\r\n", "421"),
        ("", "421"),
        ("Host: relay.test\r\nHost: evil.example\r\n", "421"),
        (
            "Host: relay.test\r\nX-Forwarded-Host: evil.example\r\n",
            "200",
        ),
        ("X-Forwarded-Host: relay.test\r\n", "421"),
    ] {
        let head = get(&relay, "/", lines).await;
        assert_eq!(status(&head), expected, "{lines:?} {head}");
    }
}

/// The answer of a relay with these settings to a page that asks where others reach it.
async fn addresses(settings: Settings, lines: &str) -> (String, String) {
    let for_others = ForOthers::These(vec!["http://192.168.1.20:8080/".to_owned()]);
    let settings = Settings {
        for_others,
        hosts: vec!["teacher-pc".to_owned()],
        ..settings
    };
    let relay = Relay::with(settings).await;
    let request = format!("GET /addresses HTTP/1.1\r\nConnection: close\r\n{lines}\r\n");
    let answer = ask(&relay, &request).await;
    let text = String::from_utf8(answer.clone()).unwrap();
    let (_, body) = text.split_once("\r\n\r\n").expect("a head");
    (status(&head(&answer)).to_owned(), body.to_owned())
}

#[tokio::test]
async fn a_page_of_the_relay_s_machine_alone_learns_where_others_reach_it() {
    let usual = Settings::default;
    for lines in [
        "Host: 127.0.0.1:8080\r\n",
        "Host: localhost\r\n",
        "Host: [::1]\r\n",
    ] {
        let (status, body) = addresses(usual(), lines).await;
        assert_eq!(
            (&*status, &*body),
            ("200", "http://192.168.1.20:8080/\n"),
            "{lines}"
        );
    }
    for lines in [
        "Host: 192.168.1.20:8080\r\n",
        "Host: teacher-pc\r\n",
        "Host: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.9\r\n",
        "Host: 127.0.0.1\r\nForwarded: for=203.0.113.9\r\n",
    ] {
        let (status, body) = addresses(usual(), lines).await;
        assert_eq!((&*status, &*body), ("404", ""), "{lines}");
    }
    let behind_proxy = Settings {
        is_behind_proxy: true,
        ..usual()
    };
    let (_, body) = addresses(behind_proxy, "Host: 127.0.0.1\r\n").await;
    assert_eq!(body, "");
}

#[tokio::test]
async fn a_name_that_is_not_the_relay_s_is_refused_with_a_sentence_at_every_path() {
    let (_folder, relay) = relay_with_page().await;
    for path in ["/", "/index.html", "/missing", "/relay"] {
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
        let answer = ask(&relay, &request).await;
        assert_eq!(status(&head(&answer)), "421", "{path}");
        let text = String::from_utf8(answer).unwrap();
        assert!(text.contains("--host NAME"), "{path}: {text}");
    }
    let old = ask(&relay, "GET / HTTP/1.0\r\n\r\n").await;
    assert_eq!(status(&head(&old)), "421");
    let absolute = "http://evil.example/";
    let head = get(&relay, absolute, "Host: relay.test\r\n").await;
    assert_eq!(status(&head), "421", "the first line counts more");
}

#[tokio::test]
async fn a_monitor_of_a_relay_may_use_any_name() {
    let (_folder, relay) = relay_with_page().await;
    for path in ["/healthz", "/metrics"] {
        for lines in ["Host: evil.example\r\n", "Host: 10-0-0-1.pods\r\n", ""] {
            let head = get(&relay, path, lines).await;
            assert_eq!(status(&head), "200", "{path} {lines:?}");
        }
    }
}

#[tokio::test]
async fn a_page_whose_name_was_given_the_relay_s_address_reaches_no_table() {
    let (_folder, relay) = relay_with_page().await;
    let evil = format!("evil.example:{}", relay.address.port());
    let mut rebound = request(&evil);
    let origin = format!("http://{evil}").parse().unwrap();
    rebound.headers_mut().insert("origin", origin);
    match Client::try_connect(&relay, rebound).await.err() {
        Some(Error::Http(response)) => assert_eq!(response.status(), 421),
        other => panic!("{other:?}"),
    }
    let own = format!("relay.test:{}", relay.address.port());
    let mut request = request(&own);
    let origin = format!("http://{own}").parse().unwrap();
    request.headers_mut().insert("origin", origin);
    assert!(Client::try_connect(&relay, request).await.is_ok());
}

#[tokio::test]
async fn the_page_stands_in_frames_of_other_sites_unless_the_relay_lets_it_in_none() {
    for (frames, is_refused) in [(Frames::Any, false), (Frames::Never, true)] {
        let (_folder, relay) = relay_in_frames(frames).await;
        let head = get(&relay, "/", "Host: relay.test\r\n").await;
        let policy = head
            .lines()
            .find(|line| line.starts_with("content-security-policy:"));
        let policy = policy.expect("a policy");
        assert!(policy.contains("default-src 'none'"), "{policy}");
        let in_no_frame = policy.contains("; frame-ancestors 'none'");
        assert_eq!(in_no_frame, is_refused, "{policy}");
        assert!(!head.contains("x-frame-options"), "{head}");
    }
}

#[tokio::test]
async fn a_browser_gets_brotli_where_it_knows_it_and_else_gzip() {
    let (_folder, relay) = relay_with_page().await;
    for (accepted, expected) in [
        ("gzip, deflate, br", Some("content-encoding: br")),
        ("gzip, deflate", Some("content-encoding: gzip")),
        ("identity", None),
    ] {
        let lines = format!("Host: relay.test\r\nAccept-Encoding: {accepted}\r\n");
        let head = get(&relay, "/", &lines).await;
        let encoding = head
            .lines()
            .find(|line| line.starts_with("content-encoding"));
        assert_eq!(encoding, expected, "{accepted}");
    }
}

#[tokio::test]
async fn a_path_that_no_file_can_have_is_not_found() {
    let (_folder, relay) = relay_with_page().await;
    for path in [
        format!("/{}", "a".repeat(129)),
        format!("/{}", "a".repeat(300)),
        format!("/{}", "a".repeat(8_000)),
        format!("/{}", "%61".repeat(300)),
        "/%00".to_owned(),
        "/a%00b".to_owned(),
        "/index.html/more".to_owned(),
        "/../index.htm".to_owned(),
        "/%2e%2e/%2e%2e/etc/passwd".to_owned(),
        "/%ff".to_owned(),
    ] {
        let head = get(&relay, &path, "Host: relay.test\r\n").await;
        assert_eq!(status(&head), "404", "{path}: {head}");
    }
}

#[tokio::test]
async fn a_link_whose_number_sign_was_escaped_is_led_to_its_place() {
    let (_folder, relay) = relay_with_page().await;
    let path = "/%23group?table=4TFD6";
    let head = get(&relay, path, "Host: relay.test\r\n").await;
    assert_eq!(status(&head), "307", "{head}");
    assert!(head.contains("location: ./#group?table=4tfd6"), "{head}");
}

#[tokio::test]
async fn a_missing_page_of_a_relay_has_words() {
    let (_folder, relay) = relay_with_page().await;
    let request = "GET /missing HTTP/1.1\r\nHost: relay.test\r\nAccept-Language: fr\r\n\
                   Connection: close\r\n\r\n";
    let answer = ask(&relay, request).await;
    assert_eq!(status(&head(&answer)), "404");
    let text = String::from_utf8(answer).unwrap();
    assert!(text.contains("Il n’y a rien à cette adresse"), "{text}");
}

#[tokio::test]
async fn however_a_page_is_served_an_overlong_path_is_not_found() {
    // The page in the program answers like this: from memory, to any path.
    let settings = Settings {
        page: Some(score_site::dressed(
            Router::new().fallback(async || "found"),
            Frames::Any,
        )),
        ..Settings::default()
    };
    let relay = Relay::with(settings).await;
    for (bytes, expected) in [(128, "200"), (129, "404"), (8_000, "404")] {
        let path = format!("/{}", "a".repeat(bytes - 1));
        let head = get(&relay, &path, "Host: relay.test\r\n").await;
        assert_eq!(status(&head), expected, "{bytes} bytes");
    }
}

/// A certificate of `relay.test` in a folder, and a client that trusts it.
fn certificate(folder: &Path) -> (Settings, TlsConnector) {
    let made = rcgen::generate_simple_self_signed(vec!["relay.test".to_owned()]).unwrap();
    let (certificate, key) = (folder.join("c.pem"), folder.join("k.pem"));
    fs::write(&certificate, made.cert.pem()).unwrap();
    fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    let settings = Settings {
        tls: Some(tls::load(&certificate, &key).unwrap()),
        ..Settings::default()
    };
    let mut trusted = RootCertStore::empty();
    trusted.add(made.cert.der().clone()).unwrap();
    let config = ClientConfig::builder().with_root_certificates(trusted);
    (
        settings,
        TlsConnector::from(Arc::new(config.with_no_client_auth())),
    )
}

#[tokio::test]
async fn a_relay_that_speaks_tls_tells_browsers_to_come_by_nothing_else() {
    let (folder, page) = page(Frames::Any);
    let (settings, connector) = certificate(folder.path());
    let relay = Relay::with(Settings {
        page: Some(page),
        ..settings
    })
    .await;
    let stream = TcpStream::connect(relay.address).await.unwrap();
    let name = ServerName::try_from("relay.test").unwrap();
    let stream = connector.connect(name, stream).await.unwrap();
    let request = "GET / HTTP/1.1\r\nHost: relay.test\r\nConnection: close\r\n\r\n";
    let head = head(&answer(stream, request).await);
    assert!(
        head.contains("strict-transport-security: max-age=31536000"),
        "{head}"
    );
    let (_folder, plain) = relay_with_page().await;
    let head = get(&plain, "/", "Host: relay.test\r\n").await;
    assert!(!head.contains("strict-transport-security"), "{head}");
}
