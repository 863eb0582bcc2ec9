//! Details of an address besides its fragment: whether its host is the same machine, and the
//! address for others. The language of a tag is here, too.

/// The longest address that is accepted, in bytes.
const MAX_ADDRESS_BYTES: usize = 200;

/// Whether `host`, as in an address, is a machine's name for itself.
pub fn is_own_machine(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let is_number = |part: &str| part.parse::<u8>().is_ok();
    let is_v4 = bare.split('.').count() == 4 && bare.split('.').all(is_number);
    let is_localhost = bare
        .strip_suffix("localhost")
        .is_some_and(|before| before.is_empty() || before.ends_with('.'));
    let is_v4_loopback = is_v4 && (bare.starts_with("127.") || bare == "0.0.0.0");
    is_localhost || is_v4_loopback || bare == "::1" || bare == "::"
}

/// The address by which other machines reach `page`. Its site is the first address in the relay's
/// answer, which has one in each line. `None`: the answer has none, or is not that of a relay.
pub fn page_for_others(page: &str, answer: &str) -> Option<String> {
    let site = answer.lines().next()?;
    let (scheme, host) = site.trim_end_matches('/').split_once("://")?;
    let is_of_host = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let is_site = matches!(scheme, "http" | "https")
        && !host.is_empty()
        && host.chars().all(is_of_host)
        && site.len() <= MAX_ADDRESS_BYTES;
    let (_, rest) = page.split_once("://")?;
    let path = rest.find('/').map_or("/", |at| &rest[at..]);
    is_site.then(|| format!("{scheme}://{host}{path}"))
}

/// The language of a tag, without script and region. It is `pt` of `pt-BR` (BCP 47) and of `pt_BR`,
/// as programs outside of browsers write it. `public/first.js` reads tags by the same rule.
pub fn language_of_tag(tag: &str) -> &str {
    let is_of_other = |c: char| !c.is_ascii_alphabetic();
    tag.split(is_of_other).next().unwrap_or(tag)
}
