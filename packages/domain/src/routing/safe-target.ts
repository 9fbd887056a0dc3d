// Where a redirect may lead. Addresses that come from a query, the search hub, page details or a payment answer are
// written by others: they may lead into the shop and nowhere else. Source: spec 1 §2 "redirects", §4 "Search submit".

/** Longer addresses are nobody's honest wish. */
export const MAX_TARGET_LENGTH = 2_048;
/** An address is decoded so often before it is believed: each router on the way may decode it once more. */
const DECODING_ROUNDS = 3;

const ABSOLUTE = /^(https?:\/\/)([^/?#]*)(.*)$/iu;

// Only ASCII can do harm, and it is decoded even beside an escape that no router could read.
const decodeOnce = (text: string): string =>
  text.replace(/%([0-7][0-9a-f])/giu, (_escape, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

// Browsers drop control characters and read a backslash as a slash; two slashes begin a host.
const isHarmless = (text: string, path: string): boolean =>
  !/[\p{Cc}\\]/u.test(text) && path.startsWith('/') && !path.includes('//');

const isInside = (address: string): boolean => {
  if (/\s/u.test(address)) return false;
  let text = address;
  // The query may hold slashes of its own, so only the path as it was written is looked at, decoded step by step.
  let path = address.replace(/[?#].*$/su, '');
  for (let round = 0; round <= DECODING_ROUNDS; round += 1) {
    if (!isHarmless(text, path)) return false;
    text = decodeOnce(text);
    path = decodeOnce(path);
  }
  return true;
};

/**
 * The address if it stays in the shop: a path (`/search/?q=x`) or an http(s) address of one of the own hosts
 * (`host[:port]`, lower case); nothing for every other text, like `//evil`, `/\evil`, `javascript:`, `%2f%2fevil`.
 */
export const safeTarget = (raw: unknown, ownHosts: readonly string[]): string | undefined => {
  if (typeof raw !== 'string' || raw.length > MAX_TARGET_LENGTH) return undefined;
  const [, scheme, host = '', rest = ''] = ABSOLUTE.exec(raw) ?? [];
  if (scheme === undefined) return isInside(raw) ? raw : undefined;
  const inside = rest.startsWith('/') ? rest : `/${rest}`;
  return ownHosts.includes(host.toLowerCase()) && isInside(inside) ? scheme + host + inside : undefined;
};
