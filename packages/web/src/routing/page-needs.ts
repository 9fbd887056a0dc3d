// What a page or a part of one needs beside its view: use cases of areas, and texts.

import { type AreaModule, registerArea } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';
import type { AreaName, PageEntry } from './page-entry.ts';

const AREAS: Readonly<Record<AreaName, () => Promise<AreaModule>>> = {
  browse: () => import('../composition/browse.module.ts').then(({ browseModule }) => browseModule),
  content: () => import('../composition/content.module.ts').then(({ contentModule }) => contentModule),
  listing: () => import('../composition/listing.module.ts').then(({ listingModule }) => listingModule),
  product: () => import('../composition/product.module.ts').then(({ productModule }) => productModule),
  quantity: () => import('../composition/quantity.module.ts').then(({ quantityModule }) => quantityModule),
  session: () => import('../composition/session.module.ts').then(({ sessionModule }) => sessionModule),
  account: () => import('../composition/account.module.ts').then(({ accountModule }) => accountModule),
  prime: () => import('../composition/prime.module.ts').then(({ primeModule }) => primeModule),
  contracts: () => import('../composition/contracts.module.ts').then(({ contractsModule }) => contractsModule),
  orders: () => import('../composition/orders.module.ts').then(({ ordersModule }) => ordersModule),
  service: () => import('../composition/service.module.ts').then(({ serviceModule }) => serviceModule),
  returns: () => import('../composition/returns.module.ts').then(({ returnsModule }) => returnsModule),
  checkout: () => import('../composition/checkout.module.ts').then(({ checkoutModule }) => checkoutModule),
  'order-form': () => import('../composition/order-form.module.ts').then(({ orderFormModule }) => orderFormModule),
};

/** Fetches the texts of a namespace; the tab gives one that loads, the shop host has all texts already. */
export type LoadTexts = (namespace: Namespace) => Promise<void>;

/** Set once, by the tab: it has the texts of one locale. The shop host, which answers in all of them, has every text from the start and sets nothing. */
let loadTexts: LoadTexts = async () => undefined;

/** Says how texts are fetched on this side. */
export const setTextLoader = (load: LoadTexts): void => {
  loadTexts = load;
};

/** Fetches the use cases of an area. */
export const fetchArea = (area: AreaName): Promise<void> => AREAS[area]().then(registerArea);

/** Fetches all that is needed beside the view. */
export const fetchNeeds = ({ areas, texts }: Pick<PageEntry, 'areas' | 'texts'>): Promise<unknown> =>
  Promise.all([...areas.map(fetchArea), ...texts.map((namespace) => loadTexts(namespace))]);
