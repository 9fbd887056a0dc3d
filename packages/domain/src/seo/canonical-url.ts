// The one address under which a page is known. Source: spec 1 §3 "Page parameters", §5 "Canonical URL".

import { parsePage } from '../listing/page-number.ts';
import { LISTING_PARAMETERS } from '../listing/parameters.ts';
import {
  addressWith,
  firstValue,
  parseQueryString,
  type QueryEntries,
  type QueryEntry,
} from '../listing/query-string.ts';
import { pathOf, withoutTrailingSlashes, withTrailingSlash } from '../routing/path.ts';
import { matchRoute } from '../routing/routes.ts';
import { safeTarget } from '../routing/safe-target.ts';
import { ORDER_ADDRESS } from './robots.ts';

/** Parameters that make a page of their own; spec 1 §5. */
export const CANONICAL_PARAMETERS: readonly string[] = ['q', 'p'];

export type CanonicalInput = {
  /** Path and query of the page. */
  readonly address: string;
  /** Origin from the configuration, never from the request. */
  readonly baseUrl: string;
  /** Hosts that a destination may name. */
  readonly ownHosts: readonly string[];
  /** The page parameter `canonical_destination_for_page`, or the product's canonical address. */
  readonly destination?: string | undefined;
  /** For product pages whose address is not /prod/{id}. */
  readonly isProductPage?: boolean;
};

/** A parameter that makes a page of its own, once: page 1, and what is no page number, is the listing itself. */
const ownEntry = (name: string, value = ''): readonly QueryEntry[] => {
  if (name !== LISTING_PARAMETERS.page) return value === '' ? [] : [[name, value]];
  const page = parsePage(value);
  return page > 1 ? [[name, String(page)]] : [];
};

/** A destination that is a path says which page it is, not which part of it: page 2 of a listing stays page 2 there. */
const withOwnEntries = (path: string, entries: QueryEntries): string =>
  /[?#]/u.test(path) ? path : addressWith(path, entries);

const canonicalEntries = (address: string, isProductPage: boolean): QueryEntries => {
  const entries = parseQueryString(/\?([^#]*)/u.exec(address)?.[1] ?? '');
  if (address.includes(ORDER_ADDRESS)) return entries;
  return isProductPage ? [] : CANONICAL_PARAMETERS.flatMap((name) => ownEntry(name, firstValue(entries, name)));
};

/**
 * Host and path; parameters are dropped except q and p, none is kept on product pages, and an /?order= address keeps its
 * full query. A destination of the page's own wins, as long as it stays in the shop; one that is a path keeps q and p as well.
 */
export const canonicalUrl = ({
  address,
  baseUrl,
  ownHosts,
  destination,
  isProductPage = false,
}: CanonicalInput): string => {
  const origin = withoutTrailingSlashes(baseUrl);
  const wanted = destination === undefined ? undefined : safeTarget(destination, ownHosts);
  if (wanted !== undefined && !wanted.startsWith('/')) return wanted;
  const path = pathOf(address);
  const isProduct = isProductPage || matchRoute(path).kind === 'product';
  const entries = canonicalEntries(address, isProduct);
  if (wanted === undefined) return origin + addressWith(withTrailingSlash(path), entries);
  return origin + (address.includes(ORDER_ADDRESS) ? wanted : withOwnEntries(wanted, entries));
};
