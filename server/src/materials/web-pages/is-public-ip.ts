import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * Whether an address belongs to the open internet. Everything that is special in the registries of
 * IANA is not: a page fetched from there would be one that only our server can see.
 */
export function isPublicIp(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  // Only 2000::/3 is given out at all; what carries an IPv4 address inside is no way around.
  return given.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

const special = new BlockList();

const specialV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
for (const [network, prefix] of specialV4) special.addSubnet(network, prefix, 'ipv4');

const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Within 2000::/3: Teredo, benchmarks, ORCHID, documentation and 6to4. */
const specialV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];
for (const [network, prefix] of specialV6) special.addSubnet(network, prefix, 'ipv6');
