// Network addresses of visitors: one way to write each, and who counts as one visitor for a limit.
// The ways to write an IPv6 address are those of RFC 4291 §2.2.

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** A household or a device gets a network of this many 16-bit groups and may pick any address in it. */
const VISITOR_GROUPS = 4;
/** A site, or whoever asks a provider, gets one of this many: 65,536 of the former. */
const SITE_GROUPS = 3;

/** The address without brackets, zone or port of IPv6; an IPv4 address that a socket shows as IPv6 (`::ffff:192.0.2.1`) is IPv4. */
export const plainAddress = (address: string): string => {
  const [bare = ''] = address
    .trim()
    .replace(/^\[([^\]]{0,60})\].{0,6}$/, '$1')
    .split('%', 1);
  return MAPPED.exec(bare)?.[1] ?? bare;
};

/**
 * What stands for the visitor of an address in a limit: the IPv4 address itself, or the /64 network of an IPv6 address, because
 * everybody has 2^64 of those. Anything else counts as one and the same visitor. For the `network` it is what one owner easily has of such: the
 * /24 of an IPv4 address, the /48 of an IPv6 address.
 */
export const limitSubjectOf = (address: string, of: 'visitor' | 'network' = 'visitor'): string => {
  const plain = plainAddress(address);
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(plain))
    return of === 'visitor' ? plain : `${plain.split('.', 3).join('.')}.0/24`;
  const groups = ipv6Groups(plain);
  if (groups === undefined) return 'unknown';
  return of === 'visitor'
    ? `${groups.slice(0, VISITOR_GROUPS).join(':')}::/64`
    : `${groups.slice(0, SITE_GROUPS).join(':')}::/48`;
};

/** The eight groups of an IPv6 address, without leading zeros. */
const ipv6Groups = (address: string): readonly string[] | undefined => {
  const [left = '', right, ...more] = address.toLowerCase().split('::', 3);
  const before = groupsOf(left);
  const after = groupsOf(right ?? '');
  const missing = GROUPS - before.length - after.length;
  const isWhole = right === undefined ? missing === 0 : missing > 0 && more.length === 0;
  if (!isWhole || ![...before, ...after].every((group) => /^[\da-f]{1,4}$/.test(group))) return undefined;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
};

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':', GROUPS + 1));
