// The parts of the shop whose code travels together, and in which of them a module belongs by the parts that need it (ADR 0010).

import { join, relative } from 'node:path';
import { AREA_CHUNKS, type AreaName, type Chunk, type PageEntry } from '../src/routing/page-entry.ts';
import { LAYOUTS, PAGES } from '../src/routing/page-table.ts';

/** Files that are named by hand: those of browsing and of calls. Files of other pages follow from a plan. */
export type Part =
  | Chunk
  /** What every page comes alive with, whatever stands around it. */
  | 'core'
  /** What lists of products are rendered with; a page of such a list comes with its tiles and does not need it. */
  | 'tiles'
  /** What fetches the data of the next browsed page. */
  | 'data'
  /** What every call needs: the transport, the visitor's session, and the cart, which is asked for first of all. */
  | 'link'
  /** What hands in the events of who agreed to be measured, and of the transport what that needs. */
  | 'tracking'
  /** What speaks of one area with the backend. */
  | `gateway-${string}`
  /** The view of a page that is not browsed, or what is fetched with it. */
  | `view-${string}`
  /** Loader and action of a page, or the use cases of an area for which these ask. */
  | `calls-${string}`
  /** The flyout of the account. */
  | 'login'
  /** How pages come alive that are not browsed. */
  | 'further'
  /** Where their areas and texts lie, for whoever goes to one from another page, and for what they call. */
  | 'further-names'
  /** Where these pages lie: the steps of the checkout, and all others. */
  | 'checkout-pages'
  | 'further-pages';

/** The folder below which modules are named. */
export const PACKAGES = join(import.meta.dirname, '..', '..');

/** A module as it is named below `packages`. */
export const sourceOf = (id: string): string => relative(PACKAGES, id.replace(/\?.*$/, ''));

const pages = Object.values<PageEntry>(PAGES);
const isBrowsed = ({ audience }: PageEntry): boolean => audience === 'everyone';
/** The pages that are not browsed. */
export const furtherPages = pages.filter((page) => !isBrowsed(page));

const areaSource = (area: AreaName): string => `web/src/composition/${area}.module.ts`;

/** What is fetched at once when a page that is not browsed is opened: its view, what stands around it, and the use cases for which these ask. */
export const openedWith = ({ code, areas, layout }: PageEntry): readonly string[] => [
  `web/src/routes/${code}.page.tsx`,
  ...(layout === 'default' ? [] : [`web/src/layouts/${LAYOUTS[layout].code}.tsx`]),
  ...[...areas, ...LAYOUTS[layout].areas].filter((area) => AREA_CHUNKS[area] === undefined).map(areaSource),
];

/** What comes with the first reach for one of its forms. */
export const calledBy = ({ code, calls = [] }: PageEntry): readonly string[] => [
  `web/src/routes/${code}.loader.ts`,
  ...calls.map(areaSource),
];

/** The views of pages that have no header, menu and footer around them, and what comes with these. */
const BARE: ReadonlySet<string> = new Set(
  furtherPages
    .filter(({ layout }) => layout !== 'default')
    .flatMap(openedWith)
    .map((source) => `view-${source}`),
);
const viewSources = new Set(furtherPages.flatMap(openedWith));

/** The modules with which a part begins, below `packages`. */
export const BEGINNINGS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...pages.flatMap(({ code, chunk }): (readonly [string, Part])[] =>
    chunk === undefined ? [] : [[`web/src/routes/${code}.page.tsx`, chunk]],
  ),
  ...Object.entries(AREA_CHUNKS).map(([area, chunk]) => [areaSource(area as AreaName), chunk] as const),
  [`web/src/layouts/${LAYOUTS.default.code}.tsx`, 'frame'],
  ['web/src/entry.client.tsx', 'core'],
  ['web/src/components/account/account-flyout/account-flyout.tsx', 'login'],
  ['web/src/components/content/content-row/content-rows.tsx', 'content'],
  ['web/src/components/catalogue/product-tile/product-tiles.tsx', 'tiles'],
  ['web/src/composition/open-cart.ts', 'calls-cart'],
  ['web/src/routing/further-modules.ts', 'further-pages'],
  ['web/src/routing/checkout-modules.ts', 'checkout-pages'],
  ['web/src/routing/further-areas.ts', 'further-names'],
  ['web/src/routing/further-code.ts', 'further'],
  ['web/src/i18n/further-texts.ts', 'further-names'],
  ['web/src/i18n/page-texts.ts', 'further-names'],
  ['web/src/i18n/add-page-texts.ts', 'further'],
  ['web/src/composition/tab-link.ts', 'link'],
  ['adapters-graphql/src/cart/index.ts', 'link'],
  ['adapters-graphql/src/session/index.ts', 'link'],
  ['web/src/composition/tab-tracking.ts', 'tracking'],
  ['adapters-graphql/src/analytics/index.ts', 'tracking'],
  ['adapters-graphql/src/catalogue/index.ts', 'data'],
  ['adapters-graphql/src/content/index.ts', 'data'],
  ['adapters-graphql/src/search/index.ts', 'data'],
]);

/** Where an area speaks GraphQL, and where its use cases are wired for those who call them. */
const GATEWAY = /^adapters-graphql\/src\/(?<area>[\w-]+)\//;
const AREA = /^web\/src\/composition\/(?<area>[\w-]+)\.module\.ts$/;
const LOADER = /^web\/src\/routes\/(?<code>.+)\.loader\.ts$/;

/** The part that begins with a module. */
export const partBeginningWith = (source: string): Part | undefined => {
  const begun = BEGINNINGS.get(source);
  if (begun !== undefined) return begun;
  if (viewSources.has(source)) return `view-${source}`;
  const loaded = LOADER.exec(source)?.groups?.code;
  if (loaded !== undefined && furtherPages.some(({ code }) => code === loaded))
    return `calls-${loaded.replaceAll('/', '-')}`;
  if (source.endsWith('.loader.ts')) return 'data';
  const gateway = GATEWAY.exec(source)?.groups?.area;
  if (gateway !== undefined) return `gateway-${gateway}`;
  const area = AREA.exec(source)?.groups?.area;
  return area === undefined ? undefined : `calls-${area}`;
};

/** The parts of the pages that shoppers browse; all else decides only where none of these does. */
export const BROWSED: readonly Part[] = ['content', 'listing', 'product', 'goods', 'tiles'];

/** What the plan decides. */
export const PLANNED = 'planned';

const isOfPages = (part: Part): boolean => part.startsWith('view-') || part.startsWith('calls-');

/** Whether a page needs it that has no frame around it, or what is called; calls are fetched by every kind of page. */
const isOutsideFrame = (part: Part): boolean => part.startsWith('calls-') || BARE.has(part);

/** Where a module goes that frame or browsed pages need. */
const partOfBrowsed = (parts: readonly Part[]): Part | undefined => {
  const has = (part: Part): boolean => parts.includes(part);
  const isOutside = parts.some(isOutsideFrame);
  // Tiles come late where they come at all: no form fetches them for a rule that it shares with them.
  const browsed = BROWSED.filter((part) => has(part) && (part !== 'tiles' || !parts.some(isOfPages)));
  const isOfSeveral = BROWSED.filter(has).length > 1;
  if (has('frame') || (isOfSeveral && (has('content') || has('listing')))) return isOutside ? 'core' : 'frame';
  // What the list of orders has of a listing is little, and every page around it has the frame.
  if (has('listing') && parts.some((part) => part.startsWith('view-'))) return isOutside ? 'core' : 'frame';
  if (has('product')) return parts.some(isOfPages) ? 'goods' : 'product';
  return browsed.length > 0 && isOfSeveral ? 'product' : browsed[0];
};

/**
 * Where a module goes that these parts need; `undefined` among them is code that belongs to none, and the answer for what travels alone.
 *
 * What several browsed pages need is the frame's: a file of its own costs more than its contents; what product and tiles share travels with the
 * product. What the frame shares with pages that have none around them, or with calls, is the core's; what the product page shares with pages that are not browsed,
 * or with calls, is a file of its own ("goods"): a list in the account brings no product page along. What else one browsed page needs is that page's, whoever else needs it. What pages need that are not browsed, or their calls, is
 * for the plan to say. What only the link shares with data and gateways comes with the link,
 * but for what hands in events: that is a file of its own, which the link needs, too.
 */
export const partFor = (parts: ReadonlySet<Part | undefined>): Part | typeof PLANNED | undefined => {
  const has = (part: Part): boolean => parts.has(part);
  if (has('core')) return 'core';
  const named = [...parts].filter((part) => part !== undefined);
  const ofBrowsed = partOfBrowsed(named);
  if (ofBrowsed !== undefined) return ofBrowsed;
  if (named.some(isOfPages)) return PLANNED;
  const [only] = parts;
  if (parts.size < 2) return only;
  return has('tracking') ? 'tracking' : 'link';
};
