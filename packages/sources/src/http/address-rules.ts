import ipaddr from 'ipaddr.js';

/** Returns why we must not connect to an address, or `null` if it is public. */
export type AddressRule = (address: string) => string | null;

/** Descriptions of the ranges of ipaddr.js; other ranges keep their own names. */
const RANGE_NAMES: Readonly<Record<string, string>> = {
  loopback: 'a loopback address (this machine)',
  private: 'a private address',
  uniqueLocal: 'a private address',
  linkLocal: 'a link-local address',
  deprecatedSiteLocal: 'a private address',
  carrierGradeNat: 'a carrier-internal address',
  unspecified: 'an unspecified address (this machine)',
  multicast: 'a multicast address',
  broadcast: 'a broadcast address',
};

/** A public address, but inside Azure the control service of the platform. */
const AZURE_PLATFORM = '168.63.129.16';

/** Global unicast as far as it has been allocated (RFC 4291, IANA registry); no host has any other address. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** The one NAT64 prefix that leads to the public IPv4 internet (RFC 6052); `64:ff9b:1::/48` is local. */
const NAT64 = ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number];

/**
 * Refuses every address that is not a plain public host: private, loopback, link-local, reserved, and the IPv6 forms
 * that tunnel to them. An IPv4 address wrapped in IPv6 is treated as the IPv4 address.
 */
export const publicAddressesOnly: AddressRule = (address) => {
  const parsed = parse(address);
  if (parsed === null) return 'not an IP address';
  const plain = unwrap(parsed);
  if (plain.toString() === AZURE_PLATFORM) return 'a cloud platform address';
  const range = plain.range();
  if (range !== 'unicast') return RANGE_NAMES[range] ?? `a special-purpose address (${range})`;
  if (plain instanceof ipaddr.IPv6 && !plain.match(GLOBAL_UNICAST)) return 'not a public address';
  return null;
};

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  return ipaddr.isValid(address) ? ipaddr.parse(address) : null;
}

function unwrap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  if (address.match(NAT64)) return new ipaddr.IPv4(address.toByteArray().slice(12));
  return address;
}
