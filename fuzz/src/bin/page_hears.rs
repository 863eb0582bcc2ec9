//! The messages that a page reads.

#![no_main]

libfuzzer_sys::fuzz_target!(
    init: score_fuzz::begin_with(&score_fuzz::messages_to_player()),
    |bytes: &[u8]| {
        score_fuzz::page_hears(bytes);
    }
);
