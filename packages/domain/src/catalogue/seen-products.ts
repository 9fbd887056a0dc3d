// Which products somebody has looked at lately in this browser. Source: issue "Browsing, whole" (recently seen products), ADR 0064.

import type { ProductId } from '../shared/index.ts';

/** Where the browser keeps them; it keeps nothing without consent. */
export const SEEN_PRODUCTS_KEY = 'seen-products';
/** So many products are remembered; the one that was seen longest ago goes first. */
export const SEEN_PRODUCTS_MAX = 12;

/** What is remembered after a look at a product: the latest first, each once, twelve at the most. */
export const afterSeeing = (seen: Iterable<string>, looked: ProductId): readonly string[] =>
  [...new Set([looked, ...seen])].slice(0, SEEN_PRODUCTS_MAX);

/** What is shown of it beside a product: all but that one, in the same order. */
export const seenBeside = (seen: Iterable<string>, shown: ProductId): readonly string[] =>
  [...seen].filter((id) => id !== shown).slice(0, SEEN_PRODUCTS_MAX);
