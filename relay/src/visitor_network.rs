//! The network of a visitor, by whose limits all visitors of one network are counted.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// How many bits of an IPv6 address name its network; the network assigns the others.
const NETWORK_BITS_V6: u32 = 64;

/// The network of a visitor. It is an IPv4 address, or a /64 of IPv6, within which they can choose
/// any address. It is only in memory, here and at the relay to which a player is piped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VisitorNetwork(u128);

impl VisitorNetwork {
    /// The network that has these [`VisitorNetwork::bits`].
    pub fn from_bits(bits: u128) -> VisitorNetwork {
        VisitorNetwork(bits)
    }

    /// The unique number of this network.
    pub fn bits(self) -> u128 {
        self.0
    }

    /// The network of an address; an IPv4 address is the same when mapped to IPv6.
    pub fn of(address: IpAddr) -> VisitorNetwork {
        match address.to_canonical() {
            IpAddr::V4(address) => VisitorNetwork(address.to_ipv6_mapped().to_bits()),
            IpAddr::V6(address) => {
                let mask = u128::MAX << (Ipv6Addr::BITS - NETWORK_BITS_V6);
                VisitorNetwork(address.to_bits() & mask)
            }
        }
    }
}

/// Hides the address, so that no log contains it.
impl fmt::Debug for VisitorNetwork {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("VisitorNetwork(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(one: &str, other: &str, is_same: bool) {
        let network = |text: &str| VisitorNetwork::of(text.parse().unwrap());
        assert_eq!(network(one) == network(other), is_same, "{one} {other}");
    }

    #[test]
    fn a_network_is_an_address_of_version_4_or_a_64_of_version_6() {
        check("192.0.2.1", "192.0.2.1", true);
        check("192.0.2.1", "192.0.2.2", false);
        check("2001:db8::1", "2001:db8::abcd:2", true);
        check("2001:db8::1", "2001:db8:0:1::1", false);
        check("192.0.2.1", "::ffff:192.0.2.1", true);
        check("192.0.2.1", "::1", false);
        check("0.0.0.0", "::1", false);
    }
}
