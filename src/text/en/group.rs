//! Group play: what the explanations' part of the page still shows of it.

/// A QR code, for those who do not see it.
pub const QR_CODE: &str = "QR code of the link to this table";
