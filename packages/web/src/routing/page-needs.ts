// What a page or a part of one needs beside its view: use cases of areas, and texts.

import { type AreaModule, registerArea } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';
import type { TextFile } from '../i18n/further-texts.ts';
import type { BrowsedArea, FurtherArea } from './further-areas.ts';
import type { AreaName, LayoutEntry, PageEntry } from './page-entry.ts';

/** What such a module exports is its area, and nothing else; naming it here once more would be weight on every page. */
export type AreaExports = Readonly<Record<string, AreaModule>>;

/** The areas of what is browsed, and of the login, which the header has. */
const AREAS: Readonly<Record<BrowsedArea, () => Promise<AreaExports>>> = {
  browse: () => import('../composition/browse.module.ts'),
  content: () => import('../composition/content.module.ts'),
  listing: () => import('../composition/listing.module.ts'),
  product: () => import('../composition/product.module.ts'),
  quantity: () => import('../composition/quantity.module.ts'),
  session: () => import('../composition/session.module.ts'),
};

/** What is needed beside the files of a page. */
export type Needed = Pick<PageEntry, 'areas' | 'calls'> & Partial<Pick<LayoutEntry, 'texts'>>;

/** Where loader and action of a page stand, by the page's file. */
export const loaderFile = (file: string): string => `${file.replace(/\.page$/, '')}.loader.ts`;

/** Fetches texts; the tab gives one that loads, the shop host has all texts already. */
export type TextLoader = {
  readonly namespace: (namespace: Namespace) => Promise<void>;
  /** Those of a page that is not browsed, by its code; nothing is fetched for texts that are there. */
  readonly page: (code: string, there?: TextFile['default']) => Promise<void>;
};

/** Set once, by the tab: it has the texts of one locale. The shop host, which answers in all of them, has every text from the start and sets nothing. */
let textLoader: TextLoader | undefined;

/** Says how texts are fetched on this side. */
export const setTextLoader = (loader: TextLoader): void => {
  textLoader = loader;
};

/** Fetches the texts that a page's code names, or takes those that are there. */
export const fetchPageTexts = async (...page: Parameters<TextLoader['page']>): Promise<void> =>
  textLoader?.page(...page);

const isBrowsed = (area: AreaName): area is BrowsedArea => area in AREAS;

const furtherArea = (area: FurtherArea): Promise<AreaExports> =>
  import('./further-areas.ts').then(({ FURTHER_AREAS }) => FURTHER_AREAS[area]());

/** Makes the use cases of an area known. */
export const takeArea = (area: AreaExports): void => Object.values(area).forEach(registerArea);

/** Fetches the use cases of an area. */
export const fetchArea = async (area: AreaName): Promise<void> =>
  takeArea(await (isBrowsed(area) ? AREAS[area]() : furtherArea(area)));

/** Fetches all that is needed beside the view. */
export const fetchNeeds = ({ areas = [], texts = [] }: Partial<Omit<Needed, 'calls'>>): Promise<unknown> =>
  Promise.all([...areas.map(fetchArea), ...texts.map((namespace) => textLoader?.namespace(namespace))]);

/** A part that comes late, fetched together with all that is needed beside it. */
export const withNeeds = async <Part>(part: Promise<Part>, needs: Parameters<typeof fetchNeeds>[0]): Promise<Part> => {
  const [fetched] = await Promise.all([part, fetchNeeds(needs)]);
  return fetched;
};
