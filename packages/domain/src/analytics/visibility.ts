// What counts as seen, and when it is reported. Source: spec 3 §8 "Analytics events", §9.

import { queryWithVariant } from '../catalogue/tile.ts';
import { pathOf, withTrailingSlash } from '../routing/path.ts';
import { PROVIDER_PATHS } from '../storefront/page-paths.ts';

/** A tile counts as visible at 50 % or more; spec 3 §8. */
export const VISIBLE_RATIO = 0.5;
/** Promotion views are reported 1000 ms after scroll end; spec 3 §8. */
export const PROMOTION_VIEW_DELAY_MS = 1_000;
/** Visibility in the recommendation carousel is reported 1000 ms after the last change; spec 3 §9. */
export const RECOMMENDATION_VIEW_DEBOUNCE_MS = 1_000;

/** True when half of a tile or more is on screen. */
export const isTileVisible = (ratio: number): boolean => ratio >= VISIBLE_RATIO;

/** Legal pages, which are excluded from link-click tracking; spec 3 §8. */
export const UNTRACKED_PATHS: readonly string[] = PROVIDER_PATHS;

/** Clicks on links are tracked unless they lead to a legal page, absolute or not. */
export const isLinkTracked = (address: string): boolean => {
  const path = pathOf(address.replace(/^https?:\/\/[^/?#]*/iu, ''));
  return !UNTRACKED_PATHS.includes(withTrailingSlash(path));
};

/** Pages whose addresses may say who somebody is, or open something to whoever has them: orders, mails' links, payments. */
const PRIVATE_PATH = /^\/(?:api|checkout|classlist|computop|login|logout|myaccount|prime|rating|service)(?:\/|$)/u;
const CLASS_LIST_TOKEN = /^\/classlist\/.*$/su;
/** Pages that say in words what somebody has typed. */
const SEARCH_PATH = /^\/search(?:\/|$)/u;

const partsOf = (address: string): readonly [origin: string, path: string, query: string] => {
  const [, origin = '', path = '', query = ''] = /^(https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/iu.exec(address) ?? [];
  return [origin, path, query];
};

/**
 * An address as it may be counted and kept: without fragment, without the query of a page that is not browsed or of a search, and without the token of a class list,
 * which opens it to whoever has it. Source: Art. 5 (1) c GDPR; docs/class-lists.md.
 */
export const countedAddress = (address: string): string => {
  const [origin, path, query] = partsOf(address);
  if (SEARCH_PATH.test(path)) return `${origin}${path}`;
  if (!PRIVATE_PATH.test(path)) return `${origin}${path}${query}`;
  return `${origin}${path.replace(CLASS_LIST_TOKEN, '/classlist/')}`;
};

/**
 * Words as they may be counted and kept: the title of a page, or the text of a link with the page that it leads to and the one that it stands
 * on. None where one of them is a page that is not browsed, whose words name orders, lists and people, or a search, whose words somebody has typed.
 * Source: Art. 5 (1) c GDPR.
 */
export const countedWords = (words: string, ...addresses: readonly string[]): string => {
  const paths = addresses.map((address) => partsOf(address)[1]);
  return paths.some((path) => PRIVATE_PATH.test(path) || SEARCH_PATH.test(path)) ? '' : words;
};

/**
 * What tells one viewed page from another: path and query of the address. A chosen variant of a product and a place on the page are no other page,
 * so neither is reported; nor is what the query of a page that is not browsed says of its rows and forms. Source: spec 1 §7 "Meta", §2 "varid".
 *
 * @example
 * viewedPageOf({ pathname: '/prod/1/', search: '?varid=2' }) // '/prod/1/'
 */
export const viewedPageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  PRIVATE_PATH.test(pathname) ? pathname : pathname + queryWithVariant(search, undefined);

/** A failure of link tracking is swallowed, and the navigation continues. Source: spec 3 §8. */
export const trackAndContinue = (track: () => void, navigate: () => void): void => {
  try {
    track();
  } catch {
    // Whoever follows a link wants to arrive, whatever becomes of the count.
  }
  navigate();
};

/** Views that were not reported yet: each product once as long as the page stays. */
export const newlySeen = (reported: ReadonlySet<string>, visible: readonly string[]): readonly string[] => [
  ...new Set(visible.filter((id) => !reported.has(id))),
];
