//! Reads pasted texts. Each is a link of this page, with the text of a message around it, or the
//! name or the code of a table.
//!
//! A game on a home screen keeps its data apart from the browser, and a scanned link opens the
//! browser: pasting is the way from one to the other.

use super::changed::{is_of_sentence, page};
use super::code::may_be_code;
use super::{Link, LinkRefusal, MAX_LINK_BYTES, halves, is_own_machine, page_and_query, quote};

/// The longest pasted text that is read, in characters; a longer one is no message with a link.
pub const MAX_PASTED_CHARS: usize = 4_000;

/// The place that a pasted text leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pasted {
    /// A table, by its name, its code, or a link to it.
    Table(String),
    /// Anything else of this page, as a fragment.
    Fragment(String),
}

/// Why a pasted text leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PastedRefusal {
    /// The text is empty.
    Empty,
    /// The text has more than [`MAX_PASTED_CHARS`], or its link is too long.
    TooLong,
    /// The link leads to another site, which has tables of its own.
    OtherSite {
        /// The site, cut short.
        host: String,
        /// The link, if it can be opened as it is.
        link: Option<String>,
    },
    /// The link leads to nothing of this game.
    NotOfGame,
    /// A program on the way has changed the link, or cut it off.
    Changed,
}

/// The two ways in which the `#` of a link is written.
const HASHES: [&str; 2] = ["#", "%23"];

/// The beginnings of addresses, each with the port that it leaves out.
const SCHEMES: [(&str, &str); 2] = [("https://", ":443"), ("http://", ":80")];

/// The last characters by which an address is known to be cut off.
const CUT_OFF: &str = "=&…";

/// Characters round and between the letters of a code that was spelled out.
const BETWEEN_LETTERS: &str = "-\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}\u{2212}_.([{";

/// Reads a text that was pasted into a page at `own_host`, a host as in addresses. `is_page` knows
/// the names of the pages.
///
/// # Errors
/// Why the text leads nowhere.
pub fn read_pasted(
    text: &str,
    own_host: &str,
    is_page: impl Fn(&str) -> bool,
) -> Result<Pasted, PastedRefusal> {
    if text.chars().count() > MAX_PASTED_CHARS {
        return Err(PastedRefusal::TooLong);
    }
    let text = bare(text);
    if text.is_empty() {
        return Err(PastedRefusal::Empty);
    }
    let read_address = |address: Address<'_>| address.read(own_host, &is_page);
    let mut addresses = addresses_in(text).map(read_address);
    let without_scheme = || address_without_scheme(text, &is_page).map(read_address);
    match addresses.next().or_else(without_scheme) {
        // Of several links the one of this site is taken, wherever it is.
        Some(first) => first.or_else(|why| addresses.find_map(Result::ok).ok_or(why)),
        None => Ok(Pasted::Table(code_in(text).unwrap_or(text.to_owned()))),
    }
}

/// An address in a text, in its parts. `before` is the text before the `#`, with host and path, and
/// `host` is empty if no host is written.
struct Address<'a> {
    scheme: &'static str,
    before: &'a str,
    host: &'a str,
    fragment: Option<&'a str>,
}

impl<'a> Address<'a> {
    /// The address whose host and path are `before`, without a scheme.
    fn new(before: &'a str, fragment: Option<&'a str>) -> Address<'a> {
        let host = before.split(['/', '?']).next().unwrap_or_default();
        let (scheme, _) = SCHEMES[0];
        Address {
            scheme,
            before,
            host,
            fragment,
        }
    }

    /// The whole address, to be opened; `None` if it is too long, or its host looks like another
    /// one.
    fn link(&self) -> Option<String> {
        let is_of_host = |c: char| c.is_alphanumeric() || ".-:[]".contains(c);
        let hash = self.fragment.map(|fragment| format!("#{fragment}"));
        let link = format!("{}{}{}", self.scheme, self.before, hash.unwrap_or_default());
        let is_plain = !self.host.is_empty() && self.host.chars().all(is_of_host);
        (is_plain && link.len() <= MAX_LINK_BYTES).then_some(link)
    }

    fn read(
        &self,
        own_host: &str,
        is_page: &impl Fn(&str) -> bool,
    ) -> Result<Pasted, PastedRefusal> {
        if !is_same_site(self.host, own_host) {
            let host = quote(self.host);
            let link = self.link();
            return Err(PastedRefusal::OtherSite { host, link });
        }
        let fragment = decoded(self.fragment.ok_or(PastedRefusal::NotOfGame)?);
        match page_and_query(&fragment) {
            Ok((name, _)) if is_page(name) => Ok(pasted_of_page(fragment)),
            Ok(_) => Err(PastedRefusal::NotOfGame),
            Err(LinkRefusal::TooLong) => Err(PastedRefusal::TooLong),
            Err(_) => Err(PastedRefusal::Changed),
        }
    }
}

/// The place that a link of this page leads to.
fn pasted_of_page(fragment: String) -> Pasted {
    let (link, refusals) = Link::read(&fragment);
    let names_table_alone = |table: &String| {
        let with_table = Link {
            page: link.page.clone(),
            table: Some(table.clone()),
            ..Link::default()
        };
        refusals.is_empty() && link == with_table
    };
    let table = link.table.clone().filter(names_table_alone);
    table.map_or(Pasted::Fragment(fragment), Pasted::Table)
}

/// The addresses in a text, each without characters that a sentence or a program has put after it.
fn addresses_in(text: &str) -> impl Iterator<Item = Address<'_>> {
    let lower = text.to_ascii_lowercase();
    let starts: Vec<_> = lower.match_indices("://").map(|(at, _)| at).collect();
    starts.into_iter().filter_map(move |at| {
        let start = at + "://".len();
        let is_before = |scheme: &&(&str, &str)| lower[..start].ends_with(scheme.0);
        let (scheme, port) = SCHEMES.iter().find(is_before)?;
        let address = until_end(&text[start..]);
        let (before, fragment) = split_at_hash(address);
        let mut address = Address::new(before, fragment);
        address.host = address.host.strip_suffix(port).unwrap_or(address.host);
        address.scheme = scheme;
        Some(address)
    })
}

/// The address in a text without a scheme. It is `score.example/#group?table=…`, or the part after
/// the `#` alone, perhaps with the `#`. After the `#` must be the name of a page: a table may be
/// called 'Class #5'.
fn address_without_scheme<'a>(
    text: &'a str,
    is_page: &impl Fn(&str) -> bool,
) -> Option<Address<'a>> {
    let names_page = |fragment: &str| is_page(page(halves(fragment).0));
    let (before, fragment) = split_at_hash(text);
    match fragment.map(until_end) {
        Some(fragment) if names_page(fragment) => {
            let start = before.rfind(is_end).map_or(0, |at| next_char(before, at));
            let host = Some(&before[start..]).filter(|host| host.contains(['.', '/']));
            Some(Address::new(host.unwrap_or_default(), Some(fragment)))
        }
        Some(_) => None,
        None => {
            let is_whole = names_page(text) && halves(text).1.contains('=');
            is_whole.then(|| Address::new("", Some(until_end(text))))
        }
    }
}

/// The index after the character at `at`.
fn next_char(text: &str, at: usize) -> usize {
    at + text[at..].chars().next().map_or(0, char::len_utf8)
}

/// The text without blanks, quotes and brackets round it. A sign on one side only belongs to the
/// text: a table may be called ''t Hof'.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let mut chars = text.chars();
    match (chars.next(), chars.next_back()) {
        (Some(first), Some(last)) if is_end(first) && is_end(last) => bare(chars.as_str()),
        _ => text,
    }
}

/// An address up to where the sentence goes on. Signs that show that the address was cut off stay,
/// so that it is refused.
fn until_end(text: &str) -> &str {
    let address = text.split(is_end).next().unwrap_or_default();
    address.trim_end_matches(|c: char| is_of_sentence(c) && !CUT_OFF.contains(c))
}

/// Whether an address ends before this character.
fn is_end(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(
            c,
            '<' | '>'
                | '"'
                | '\''
                | '«'
                | '»'
                | '\u{2018}'..='\u{201f}'
                | '\u{2039}'..='\u{203a}'
                | '\u{300a}'..='\u{300f}'
        )
}

/// The text before and after the first `#`, in either way of writing it.
fn split_at_hash(text: &str) -> (&str, Option<&str>) {
    let found = HASHES.iter().filter_map(|hash| text.split_once(hash));
    match found.min_by_key(|(before, _)| before.len()) {
        Some((before, fragment)) => (before, Some(fragment)),
        None => (text, None),
    }
}

/// Whether a link to `host` leads to this site. A machine's name for itself may be that of the same
/// machine as a name in its network.
fn is_same_site(host: &str, own_host: &str) -> bool {
    let is_own = |host: &str| is_own_machine(without_port(host));
    let is_near = is_own(own_host) && is_of_network(without_port(host));
    host.is_empty() || host.eq_ignore_ascii_case(own_host) || is_own(host) || is_near
}

/// Whether a host is named as in a network at home or at school. It is named by numbers, by one
/// word, or with `.local` at the end.
fn is_of_network(host: &str) -> bool {
    let host = host.trim_end_matches('.').to_ascii_lowercase();
    let is_v4 = host
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    is_v4 || host.starts_with('[') || !host.contains('.') || host.ends_with(".local")
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// The code that a text spells, perhaps with characters between its letters: `CDF-GH`, `c d f g h`,
/// `CDFGH.`
fn code_in(text: &str) -> Option<String> {
    let is_between =
        |c: char| c.is_whitespace() || BETWEEN_LETTERS.contains(c) || is_of_sentence(c);
    let letters: String = text.chars().filter(|c| !is_between(*c)).collect();
    may_be_code(&letters).then_some(letters)
}

/// The text with its escapes (`%20`) decoded; unchanged if the result would be no text.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, rest_bytes @ ..] = rest {
        let (byte, rest_bytes) = escaped(rest).unwrap_or((*first, rest_bytes));
        bytes.push(byte);
        rest = rest_bytes;
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// The byte of the escape at the start, and the bytes after the escape.
fn escaped(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let [b'%', high, low, rest_bytes @ ..] = bytes else {
        return None;
    };
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let byte = u8::try_from(digit(*high)? * 16 + digit(*low)?).ok()?;
    Some((byte, rest_bytes))
}
