// SHOP_DOMAINS, the origin of each storefront, and which host cannot stand there.

import {
  developmentHost,
  type HostFault,
  hostFaultOf,
  STOREFRONT_IDS,
  type StorefrontId,
  shopDomainsOf,
} from '@tornister/domain/storefront';
import { z } from 'zod';

/** An address of the web that says nothing but protocol, host and port: whatever else it said would be left out silently. */
const isOrigin = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, pathname, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && pathname === '/' && username === '' && password === '' && !/[?#]/.test(value);
};

const isStorefrontId = (value: string): value is StorefrontId => STOREFRONT_IDS.some((id) => id === value);

/** The part before the first sign, and the part after it. */
const atFirst = (text: string, sign: string): readonly [string, string] => {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
};

/** `de=https://shop.example,at=https://shop.example.at`: the origin of each storefront, each storefront once. */
export const shopDomains = z.string().transform((value, context): ReadonlyMap<StorefrontId, string> => {
  const pairs = value.split(',').map((pair) => atFirst(pair.trim(), '='));
  const found = new Map<StorefrontId, string>();
  for (const [id, origin] of pairs) {
    if (isStorefrontId(id) && isOrigin(origin) && !found.has(id)) found.set(id, new URL(origin).origin);
    else context.addIssue('no pair of a storefront and its origin');
  }
  return found;
});

export const SHOP_DOMAINS_WORDS = `pairs like de=https://shop.example,at=https://shop.example.at, one for each of ${STOREFRONT_IDS.join(', ')}, without path, query or password`;

const needOf = ({ why }: HostFault): string => {
  if (why.kind === 'contains-host') return `must not contain "${why.host}", the host of ${why.of}`;
  if (why.kind === 'lacks-word') return `must contain the word "${why.word}"`;
  if (why.kind === 'has-word') return `must not contain the word "${why.word}"`;
  return why.kind === 'lacks-label' ? `must begin with "${why.label}."` : `must not begin with "${why.label}."`;
};

/** One line about the first storefront whose host opens another one; undefined when each host opens its own. */
export const misleadingDomain = (given: ReadonlyMap<StorefrontId, string>): string | undefined => {
  const hostOf = (id: StorefrontId): string => {
    const origin = given.get(id);
    return origin === undefined ? developmentHost(id) : new URL(origin).hostname;
  };
  const domains = shopDomainsOf(hostOf);
  for (const id of given.keys()) {
    const fault = hostFaultOf(id, hostOf(id), domains);
    if (fault !== undefined)
      return `Setting SHOP_DOMAINS: ${hostOf(id)} would open the storefront ${fault.opens}; a host of ${id} ${needOf(fault)}.`;
  }
  return undefined;
};
