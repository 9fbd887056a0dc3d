// What a page of the table says about itself: its kind, for whom it is rendered, with which code, texts and use cases it travels.

import type { RouteMatch } from '@tornister/domain/routing';
import type { Namespace } from '../i18n/create-i18n.ts';

/**
 * Whom a page is rendered for. `everyone`: from the address, storefront and language alone; it may be cached and given to anybody, and its
 * loaders cannot ask who is there. `visitor`: for the one who asks, with cookies and login, never cached.
 */
export type Audience = 'everyone' | 'visitor';

/** Code that travels together. What several of them need goes to the one that every page has (see `build/chunks.ts`). */
export type Chunk = 'frame' | 'content' | 'listing' | 'product' | 'goods';

/** Areas whose use cases a page can need: `composition/<area>.module.ts`. */
export type AreaName =
  | 'browse'
  | 'content'
  | 'listing'
  | 'product'
  | 'quantity'
  | 'seen-products'
  | 'slider'
  | 'session'
  | 'typing'
  | 'email'
  | 'account'
  | 'steps'
  | 'delivery'
  | 'ordering'
  | 'checkout'
  | 'order-form'
  | 'material-list'
  | 'class-list'
  | 'class-ticks'
  | 'list-changes'
  | 'newsletter'
  | 'orders'
  | 'contracts'
  | 'declared-steps'
  | 'service'
  | 'returns'
  | 'prime'
  | 'prime-status'
  | 'wishlist';

/** With which chunk the use cases of an area travel that browsed pages need; those of all others travel with the views or calls that ask for them. */
export const AREA_CHUNKS: Readonly<Partial<Record<AreaName, Chunk>>> = {
  browse: 'frame',
  content: 'content',
  listing: 'listing',
  product: 'product',
  quantity: 'goods',
};

type Needs = {
  /** Areas whose use cases the view asks for. */
  readonly areas: readonly AreaName[];
  /** Of pages that are browsed. Left out where such a page is made of what others have. */
  readonly chunk?: Chunk;
};

/** What stands around a page. */
export type LayoutEntry = Needs & {
  /** The view: `src/layouts/<code>.tsx`. A `<code>.loader.ts` beside it fetches its data. */
  readonly code: string;
  /** Whether the layout shows a notice that came with the visitor over a redirect; otherwise the page has to. */
  readonly showsNotice: boolean;
  /** Namespaces of texts that come with the layout; none where each page brings along what the layout says. What else a page says the build finds. */
  readonly texts: readonly Namespace[];
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
   * The page: `src/routes/<code>.page.tsx` exports `Component`. Its `loader` and, where a form posts to it, its `action` stand in a
   * `<code>.loader.ts` beside it, which a page that was just opened does not need; those of a small page may stand in the page itself.
   */
  readonly code: string;
  /** Areas whose use cases only loader and action ask for; they come with these. */
  readonly calls?: readonly AreaName[];
  /** What crawlers may do. Where nothing is said, they may index what everyone gets and keep away from what is a visitor's. */
  readonly robots?: 'index' | 'noindex';
  /** Whether a link to the page fetches its data as soon as somebody points at it; the code is fetched in any case. */
  readonly prefetch?: boolean;
  /** Whether a form of the page takes a file along with what is typed: what is posted to its path may be large. */
  readonly takesFile?: boolean;
  /** Pages that the forms of this one lead to, by their names in the table: who reaches for a form will need their code. */
  readonly leadsTo?: readonly string[];
};
