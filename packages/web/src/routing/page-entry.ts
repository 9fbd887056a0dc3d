// What a page of the table says about itself: its kind, for whom it is rendered, with which code, texts and use cases it travels.

import type { RouteMatch } from '@tornister/domain/routing';
import type { Namespace } from '../i18n/create-i18n.ts';

/**
 * Whom a page is rendered for. `everyone`: from the address, storefront and language alone; it may be cached and given to anybody, and its
 * loaders cannot ask who is there. `visitor`: for the one who asks, with cookies and login, never cached.
 */
export type Audience = 'everyone' | 'visitor';

/** Code that travels together. What several of them need goes to the one that every page has (see `build/chunks.ts`). */
export type Chunk =
  | 'frame'
  | 'content'
  | 'listing'
  | 'product'
  | 'login'
  | 'checkout'
  | 'account'
  | 'forms'
  | 'order-form'
  | 'wishlist'
  | 'material-list'
  | 'class-list';

/** Areas whose use cases a page can need: `composition/<area>.module.ts`. */
export type AreaName =
  | 'browse'
  | 'content'
  | 'listing'
  | 'product'
  | 'quantity'
  | 'session'
  | 'account'
  | 'checkout'
  | 'order-form'
  | 'material-list'
  | 'class-list'
  | 'newsletter'
  | 'orders'
  | 'contracts'
  | 'service'
  | 'returns'
  | 'prime'
  | 'wishlist';

/** With which chunk the use cases of an area travel. */
export const AREA_CHUNKS: Readonly<Record<AreaName, Chunk>> = {
  browse: 'frame',
  content: 'content',
  listing: 'listing',
  product: 'product',
  quantity: 'product',
  session: 'login',
  account: 'forms',
  checkout: 'checkout',
  'order-form': 'order-form',
  'material-list': 'material-list',
  'class-list': 'class-list',
  newsletter: 'account',
  orders: 'account',
  contracts: 'account',
  service: 'account',
  returns: 'account',
  prime: 'forms',
  wishlist: 'wishlist',
};

type Needs = {
  readonly texts: readonly Namespace[];
  readonly areas: readonly AreaName[];
  /** Left out where a page is made of what other pages have. */
  readonly chunk?: Chunk;
};

/** What stands around a page. */
export type LayoutEntry = Needs & {
  /** The view: `src/layouts/<code>.tsx`. A `<code>.loader.ts` beside it fetches its data. */
  readonly code: string;
  /** Whether the layout shows a notice that came with the visitor over a redirect; otherwise the page has to. */
  readonly showsNotice: boolean;
};

export type LayoutName = 'default' | 'checkout' | 'primecheckout' | 'resetpassword';

export type PageEntry = Needs & {
  /** Where it is: fixed, with `:name` for a part that varies, or `*` for every path that no other page has. */
  readonly path: string;
  /** What the domain calls this page; its rules of routing, robots and guards go by that. */
  readonly kind: RouteMatch['kind'];
  /** `visitor` where nothing is said: a page has to be declared safe for everyone. */
  readonly audience?: Audience;
  readonly layout: LayoutName;
  /**
   * The page: `src/routes/<code>.page.tsx` exports `Component` and, where a form posts to it, `action`. Its `loader` stands there too, or in
   * a `<code>.loader.ts` beside it where the page is browsed: code that a page which was just opened does not need.
   */
  readonly code: string;
  /** What crawlers may do. Where nothing is said, they may index what everyone gets and keep away from what is a visitor's. */
  readonly robots?: 'index' | 'noindex';
  /** Whether a link to the page fetches its code and data as soon as somebody points at it. */
  readonly prefetch?: boolean;
};
