#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| drop(patolli_fuzz::record(bytes)));
