//! The messages that a relay reads.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: score_fuzz::begin_with(&score_fuzz::messages_to_relay()),
    |bytes: &[u8]| {
        score_fuzz::relay_hears(bytes);
    }
);
