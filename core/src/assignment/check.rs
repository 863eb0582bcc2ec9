//! The check code of a text, by which a change of the text is noticed. It is no signature: a reader
//! who knows the rule can write a right one. It is no signature: a reader who knows it can write a
//! right one.

/// The CRC-32 of zip files, reflected.
const POLYNOMIAL: u32 = 0xEDB8_8320;

/// The CRC-32 of these bytes, which differs wherever up to 32 bits in a row were changed.
pub(super) fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            let is_odd = crc & 1 == 1;
            crc >>= 1;
            if is_odd {
                crc ^= POLYNOMIAL;
            }
        }
    }
    !crc
}
