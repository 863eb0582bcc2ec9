//! The addresses at which browsers reach a relay, and QR codes of them for a terminal.

use std::collections::BTreeSet;
use std::io::{BufRead, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use if_addrs::{IfOperStatus, Interface};
use tokio::net::lookup_host;
use tokio::time::timeout;

use qrcodegen::{QrCode, QrCodeEcc};

/// The light frame around a code, in modules; code readers need it.
const FRAME_MODULES: i32 = 4;

/// Black on white, whatever the terminal's own colours are: cameras do not
/// read the reverse.
const BLACK_ON_WHITE: &str = "\u{1b}[30;107m";

/// Switches back to the terminal's own colours.
const PLAIN: &str = "\u{1b}[0m";

/// An address for documentation (RFC 5737), which any machine reaches by its default route, if it
/// has one.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// How long it may take to find out whether a name answers.
const NAME_TIMEOUT: Duration = Duration::from_secs(1);

/// The prefixes of the names of network interfaces that belong to containers, virtual machines and
/// private networks. No other devices of the room are there.
const VIRTUAL: [&str; 24] = [
    "docker",
    "br-",
    "veth",
    "virbr",
    "vnet",
    "vmnet",
    "vboxnet",
    "virtualbox",
    "vmware",
    "vethernet",
    "podman",
    "cni",
    "flannel",
    "cali",
    "lxc",
    "lxdbr",
    "utun",
    "tun",
    "tap",
    "wg",
    "zt",
    "tailscale",
    "ppp",
    "bridge",
];

/// The addresses and networks of this machine.
#[derive(Clone, Debug, Default)]
pub struct Machine {
    /// The network interfaces of the machine.
    pub interfaces: Vec<Interface>,
    /// The address of the machine on its default route.
    pub on_default_route: Option<IpAddr>,
    /// The names that resolve to one of its addresses.
    pub names: Vec<String>,
}

impl Machine {
    /// Describes this machine, by its system. Only questions for its own names are sent.
    pub async fn here() -> Machine {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        let names = names_that_answer(&interfaces).await;
        Machine {
            interfaces,
            on_default_route: on_default_route(),
            names,
        }
    }
}

/// The address of the default route, which is the local address of a socket that is connected to
/// elsewhere.
fn on_default_route() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The names of this machine that resolve to an address for other devices. They are its name alone,
/// and the one of the local network's name service (RFC 6762).
async fn names_that_answer(interfaces: &[Interface]) -> Vec<String> {
    let name = gethostname::gethostname().to_string_lossy().to_lowercase();
    let bare = name.trim_end_matches(".local").to_owned();
    let useful = interfaces.iter().filter(|interface| is_useful(interface));
    let own: BTreeSet<IpAddr> = useful.map(Interface::ip).collect();
    let mut answering = Vec::new();
    for name in [format!("{bare}.local"), bare] {
        let found = timeout(NAME_TIMEOUT, lookup_host((&*name, 0))).await;
        let is_own_address = |address: SocketAddr| own.contains(&address.ip());
        if found.is_ok_and(|found| found.is_ok_and(|mut found| found.any(is_own_address))) {
            answering.push(name);
        }
    }
    answering
}

/// The addresses of a page that is served at `bound` on this `machine`. Those for other devices
/// come first, and of them the one on the default route.
pub fn urls(bound: SocketAddr, machine: &Machine, is_tls: bool) -> Vec<String> {
    let port = bound.port();
    let scheme = if is_tls { "https" } else { "http" };
    let url = |host| format!("{scheme}://{}/", SocketAddr::new(host, port));
    if !bound.ip().is_unspecified() {
        return vec![url(bound.ip())];
    }
    let useful = machine
        .interfaces
        .iter()
        .filter(|interface| is_useful(interface));
    let mut useful: Vec<&Interface> = useful.collect();
    useful.sort_by_key(|interface| {
        let is_on_route = Some(interface.ip()) == machine.on_default_route;
        (is_virtual(interface), !is_on_route)
    });
    let mut seen = BTreeSet::new();
    let hosts = useful.into_iter().map(Interface::ip);
    let hosts = hosts.filter(|host| seen.insert(*host)).map(url);
    let names = machine.names.iter();
    let names = names.map(|name| format!("{scheme}://{name}:{port}/"));
    let here = url(IpAddr::V4(Ipv4Addr::LOCALHOST));
    hosts.chain(names).chain([here]).collect()
}

/// The addresses at which other devices reach a relay, for pages of its own machine.
#[derive(Clone, Debug, Default)]
pub enum ForOthers {
    /// The addresses are not known.
    #[default]
    Unknown,
    /// At this machine's current addresses: a network may be added while the relay runs.
    Machine {
        /// The address that the relay listens at.
        bound: SocketAddr,
        /// Whether it speaks TLS.
        is_tls: bool,
    },
    /// At exactly these addresses.
    These(Vec<String>),
}

impl ForOthers {
    /// The addresses now, the best one first.
    pub fn now(&self) -> Vec<String> {
        match self {
            ForOthers::Unknown => Vec::new(),
            ForOthers::Machine { bound, is_tls } => {
                let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
                let machine = Machine {
                    interfaces,
                    on_default_route: on_default_route(),
                    // Looking for names takes a second, and a numeric address is always there.
                    names: Vec::new(),
                };
                urls_for_others(*bound, &machine, *is_tls)
            }
            ForOthers::These(urls) => urls.clone(),
        }
    }
}

/// The addresses of [`urls`], without those that only the machine itself can use.
fn urls_for_others(bound: SocketAddr, machine: &Machine, is_tls: bool) -> Vec<String> {
    let mut urls = urls(bound, machine, is_tls);
    match bound.ip() {
        ip if ip.is_unspecified() => drop(urls.pop()),
        ip if ip.is_loopback() => urls.clear(),
        _ => {}
    }
    urls
}

fn is_virtual(interface: &Interface) -> bool {
    let name = interface.name.to_lowercase();
    interface.is_p2p || VIRTUAL.iter().any(|start| name.starts_with(start))
}

/// Whether another device could use the address of an interface: it is up, and of version 4. An
/// IPv6 address is too long to be typed, and a device with one has an IPv4 address too.
fn is_useful(interface: &Interface) -> bool {
    let is_down = matches!(
        interface.oper_status,
        IfOperStatus::Down | IfOperStatus::NotPresent | IfOperStatus::LowerLayerDown
    );
    !is_down && is_for_others(interface.ip())
}

fn is_for_others(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local(),
        IpAddr::V6(_) => false,
    }
}

/// Writes the QR code of the next of `urls` after each line that is read. The first code is shown
/// already, and follows again after the last one.
pub fn show_next(urls: &[String], lines: impl BufRead, out: &mut impl Write) {
    let lines = lines.lines().map_while(Result::ok);
    for (url, _) in urls.iter().cycle().skip(1).zip(lines) {
        let code = qr(url).unwrap_or_default();
        if write!(out, "\n{code}\n{url}\n").is_err() {
            return;
        }
    }
}

/// A QR code of a text, for a terminal; `None` if it is too long for one.
pub fn qr(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    // A character shows two modules, one above the other.
    let module = |x, y| match (code.get_module(x, y), code.get_module(x, y + 1)) {
        (false, false) => ' ',
        (false, true) => '▄',
        (true, false) => '▀',
        (true, true) => '█',
    };
    let side = -FRAME_MODULES..code.size() + FRAME_MODULES;
    let line = |y| -> String {
        let modules: String = side.clone().map(|x| module(x, y)).collect();
        format!("{BLACK_ON_WHITE}{modules}{PLAIN}\n")
    };
    Some(side.clone().step_by(2).map(line).collect())
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use if_addrs::{IfAddr, Ifv4Addr, Ifv6Addr};

    use super::*;

    fn interface(name: &str, address: &str, oper_status: IfOperStatus) -> Interface {
        let addr = match address.parse().unwrap() {
            IpAddr::V4(ip) => IfAddr::V4(Ifv4Addr {
                ip,
                netmask: Ipv4Addr::new(255, 255, 255, 0),
                prefixlen: 24,
                broadcast: None,
            }),
            IpAddr::V6(ip) => IfAddr::V6(Ifv6Addr {
                ip,
                netmask: Ipv6Addr::UNSPECIFIED,
                prefixlen: 64,
                broadcast: None,
            }),
        };
        Interface {
            name: name.to_owned(),
            addr,
            index: None,
            oper_status,
            is_p2p: false,
        }
    }

    /// A teacher's computer with containers, a virtual machine, and a private network that is down.
    fn machine() -> Machine {
        let interface = |(name, address, oper_status)| interface(name, address, oper_status);
        Machine {
            interfaces: [
                ("lo", "127.0.0.1", IfOperStatus::Up),
                ("docker0", "172.17.0.1", IfOperStatus::Up),
                ("tun0", "10.8.0.6", IfOperStatus::Down),
                ("eth0", "10.0.0.2", IfOperStatus::Unknown),
                ("vboxnet0", "192.168.56.1", IfOperStatus::Up),
                ("eth0", "169.254.7.7", IfOperStatus::Up),
                ("wlan0", "192.168.1.20", IfOperStatus::Up),
                ("wlan0", "fe80::1", IfOperStatus::Up),
            ]
            .map(interface)
            .into(),
            on_default_route: Some("192.168.1.20".parse().unwrap()),
            names: vec!["desk.local".to_owned()],
        }
    }

    fn check(bound: &str, is_tls: bool, expected: &[&str]) {
        let found = urls(bound.parse().unwrap(), &machine(), is_tls);
        assert_eq!(found, expected, "{bound}");
    }

    #[test]
    fn the_address_of_the_default_route_comes_first_and_those_of_virtual_networks_last() {
        check(
            "0.0.0.0:8080",
            false,
            &[
                "http://192.168.1.20:8080/",
                "http://10.0.0.2:8080/",
                "http://172.17.0.1:8080/",
                "http://192.168.56.1:8080/",
                "http://desk.local:8080/",
                "http://127.0.0.1:8080/",
            ],
        );
    }

    #[test]
    fn a_private_network_on_the_default_route_comes_after_the_room() {
        let machine = Machine {
            interfaces: vec![
                interface("utun3", "100.64.0.9", IfOperStatus::Up),
                interface("en0", "192.168.1.20", IfOperStatus::Up),
            ],
            on_default_route: Some("100.64.0.9".parse().unwrap()),
            names: Vec::new(),
        };
        let found = urls("0.0.0.0:80".parse().unwrap(), &machine, false);
        let expected = [
            "http://192.168.1.20:80/",
            "http://100.64.0.9:80/",
            "http://127.0.0.1:80/",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_relay_at_one_address_is_there_alone() {
        check("127.0.0.1:80", false, &["http://127.0.0.1:80/"]);
        check("10.0.0.2:8443", true, &["https://10.0.0.2:8443/"]);
        check("[::1]:8080", false, &["http://[::1]:8080/"]);
    }

    #[test]
    fn a_machine_s_addresses_for_itself_are_none_for_others() {
        let of = |bound: &str| urls_for_others(bound.parse().unwrap(), &machine(), false);
        let all = of("0.0.0.0:8080");
        assert_eq!(all[0], "http://192.168.1.20:8080/");
        assert_eq!(all.len(), 5);
        assert!(!all.iter().any(|url| url.contains("127.0.0.1")), "{all:?}");
        assert_eq!(of("127.0.0.1:80"), [""; 0]);
        assert_eq!(of("[::1]:80"), [""; 0]);
        assert_eq!(of("10.0.0.2:80"), ["http://10.0.0.2:80/"]);
        let alone = Machine::default();
        let bound = "0.0.0.0:80".parse().unwrap();
        assert_eq!(urls_for_others(bound, &alone, false), [""; 0]);
    }

    #[test]
    fn each_line_shows_the_code_of_the_next_address() {
        let urls = ["http://10.0.0.2/", "http://desk.local/"].map(str::to_owned);
        let mut shown = Vec::new();
        show_next(&urls, "\n\n".as_bytes(), &mut shown);
        let code = |url: &str| qr(url).unwrap();
        let expected = [&*urls[1], &*urls[0]].map(|url| format!("\n{}\n{url}\n", code(url)));
        assert_eq!(String::from_utf8(shown).unwrap(), expected.concat());
    }

    #[test]
    fn a_picture_has_whole_lines_in_its_own_colours() {
        let picture = qr("http://192.168.1.20:8080/").unwrap();
        for line in picture.lines() {
            assert!(line.starts_with(BLACK_ON_WHITE) && line.ends_with(PLAIN));
        }
    }

    #[test]
    fn a_picture_has_each_module_of_its_code_and_a_frame() {
        let url = "http://192.168.1.20:8080/";
        let code = QrCode::encode_text(url, QrCodeEcc::Medium).unwrap();
        let picture = qr(url).unwrap();
        let picture = picture.replace(BLACK_ON_WHITE, "").replace(PLAIN, "");
        let mut halves: Vec<Vec<bool>> = Vec::new();
        for line in picture.lines() {
            halves.push(line.chars().map(|c| "▀█".contains(c)).collect());
            halves.push(line.chars().map(|c| "▄█".contains(c)).collect());
        }
        let side = -FRAME_MODULES..code.size() + FRAME_MODULES;
        let expected = |y| side.clone().map(|x| code.get_module(x, y)).collect();
        let expected: Vec<Vec<bool>> = side.clone().map(expected).collect();
        assert_eq!(halves[..expected.len()], expected);
        assert!(
            halves[expected.len()..]
                .concat()
                .iter()
                .all(|is_dark| !is_dark)
        );
    }

    #[test]
    fn text_that_is_too_long_for_a_picture_has_none() {
        assert_eq!(qr(&"x".repeat(10_000)), None);
    }
}
