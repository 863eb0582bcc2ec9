//! The setup for operators: neither the service nor the image has rights that a relay does not
//! need.

const UNIT: &str = include_str!("../../../deploy/score-relay.service");
const CONTAINERFILE: &str = include_str!("../../../deploy/Containerfile");
const IGNORED: &str = include_str!("../../../.dockerignore");

/// The lines of a file that say something.
fn lines(text: &str) -> Vec<&str> {
    let lines = text.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect()
}

#[test]
fn the_service_may_do_no_more_than_a_relay_does() {
    let said = lines(UNIT);
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
        "ProcSubset=pid",
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
fn only_what_the_image_is_made_of_is_sent_to_its_builder() {
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
