//! The setup for operators: neither the service nor the image has rights that a relay does not
//! need, and NATS servers lose nothing and let in relays alone.

const UNIT: &str = include_str!("../../../deploy/score-relay.service");
const CONTAINERFILE: &str = include_str!("../../../deploy/Containerfile");
const NATS_UNIT: &str = include_str!("../../../deploy/nats/nats-server.service");
const NATS_SERVER: &str = include_str!("../../../deploy/nats/server.conf");
const NATS_COMPOSE: &str = include_str!("../../../deploy/nats/compose.yaml");
const IGNORED: &str = include_str!("../../../.dockerignore");

/// The lines of a file that are neither empty nor comments.
fn lines(text: &str) -> Vec<&str> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

#[test]
fn the_services_may_do_no_more_than_they_need() {
    for unit in [UNIT, NATS_UNIT] {
        check_rights(&lines(unit));
    }
    assert!(lines(UNIT).contains(&"ProcSubset=pid"));
}

fn check_rights(said: &[&str]) {
    for line in [
        "UMask=0077",
        "StateDirectoryMode=0700",
        "CapabilityBoundingSet=",
        "AmbientCapabilities=",
        "DynamicUser=yes",
        "LockPersonality=yes",
        "MemoryDenyWriteExecute=yes",
        "NoNewPrivileges=yes",
        "PrivateUsers=yes",
        "ProtectClock=yes",
        "ProtectHostname=yes",
        "ProtectKernelLogs=yes",
        "ProtectProc=invisible",
        "ProtectSystem=strict",
        "RemoveIPC=yes",
        "RestrictNamespaces=yes",
        "RestrictRealtime=yes",
        "RestrictSUIDSGID=yes",
    ] {
        assert!(said.contains(&line), "{line}");
    }
}

#[test]
fn the_image_runs_as_a_user_without_rights_who_owns_its_folder() {
    let said = lines(CONTAINERFILE);
    let user = said.iter().find_map(|line| line.strip_prefix("USER "));
    let (id, group) = user.unwrap().split_once(':').unwrap();
    for number in [id, group] {
        assert_ne!(number.parse::<u32>(), Ok(0));
    }
    let owned = format!("COPY --chown={id}:{group} deploy/container/ /");
    assert!(said.contains(&owned.as_str()), "{owned}");
}

#[test]
fn only_the_files_of_the_image_are_sent_to_its_builder() {
    let said = lines(IGNORED);
    assert_eq!(said[0], "*");
    for kept in &said[1..] {
        let kept = kept.strip_prefix('!').unwrap();
        let copied = lines(CONTAINERFILE);
        let copied = copied
            .iter()
            .any(|line| line.starts_with("COPY ") && line.contains(kept));
        assert!(copied, "{kept}");
    }
}

#[test]
fn every_nats_server_writes_to_its_disk_before_it_says_so() {
    let said = lines(NATS_SERVER);
    for line in [
        "sync_interval: always",
        "http: 127.0.0.1:8222",
        "routes: $SCORE_NATS_ROUTES",
        "include ./accounts.conf",
    ] {
        assert!(said.contains(&line), "{line}");
    }
}

#[test]
fn a_nats_server_that_is_stopped_has_the_time_to_hand_on_its_streams() {
    assert!(lines(NATS_SERVER).contains(&"lame_duck_duration: 30s"));
    let unit = lines(NATS_UNIT);
    assert!(unit.contains(&"KillSignal=SIGUSR2") && unit.contains(&"TimeoutStopSec=60"));
    // systemd sends its signal as soon as such a command has ended.
    assert!(!unit.iter().any(|line| line.starts_with("ExecStop=")));
    let trial = lines(NATS_COMPOSE);
    assert!(trial.contains(&"stop_signal: SIGUSR2"));
    assert!(trial.contains(&"stop_grace_period: 60s"));
}

#[test]
fn the_trial_has_three_servers_with_one_configuration_and_two_relays() {
    let said = lines(NATS_COMPOSE);
    for server in ["nats-1", "nats-2", "nats-3"] {
        let named = format!("SCORE_NATS_NAME: {server} }}");
        assert!(said.iter().any(|line| line.ends_with(&named)), "{server}");
        let route = format!("@{server}:6222");
        let routes = said
            .iter()
            .find_map(|line| line.strip_prefix("SCORE_NATS_ROUTES: "));
        assert!(routes.unwrap().contains(&route), "{route}");
        let store = format!("\"{server}:/var/lib/nats\"]");
        let volumes = said.iter().filter(|line| line.ends_with(&store));
        assert_eq!(volumes.count(), 1, "{server}");
    }
    let log = said
        .iter()
        .find_map(|line| line.strip_prefix("SCORE_RELAY_LOG: "));
    assert!(log.unwrap().ends_with("@nats-1,nats-2,nats-3?replicas=3"));
    assert_eq!(said.iter().filter(|line| **line == "<<: *relay").count(), 2);
    // Players come to relays, and nobody to a server.
    let ports = said.iter().filter_map(|line| line.strip_prefix("ports: "));
    assert!(ports.eq(["[\"8081:8080\"]", "[\"8082:8080\"]"]));
    assert!(said.contains(&"internal: true"));
    // They know of each other, and each is where the other looks for it.
    for relay in ["relay-1", "relay-2"] {
        let command = format!(
            "\"--node\", \"{relay}\", \"--internal\", \"{relay}.engine:7070\", \
             \"--secret-file\", \"/run/secrets/relays\"]"
        );
        let alias =
            format!("networks: {{ engine: {{ aliases: [{relay}.engine] }}, players: {{}} }}");
        let commands = said.iter().filter(|line| line.ends_with(&command));
        assert_eq!(commands.count(), 1, "{command}");
        assert!(said.contains(&alias.as_str()), "{alias}");
    }
    assert!(said.contains(&"secrets: [relays]") && said.contains(&"file: ./relay-secret"));
}
