// Markup that many pages share, like the tile of a product: rendered once, and put into every page that shows the same. What it shows is in its
// key, so it is never out of date; the cache is bounded by bytes.

import { randomUUID } from 'node:crypto';
import { type BoundedCache, createBoundedCache } from '@tornister/process/cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { MarkupOf } from '../composition/shop.ts';

/** What is remembered at the most, in bytes: some 1,200 tiles. */
const MAX_BYTES = 6 * 1_024 * 1_024;
/** Strings are counted with two bytes a letter: "€" is enough to make them so. */
const BYTES_PER_LETTER = 2;

/** React's text is a chain of hundreds of pieces, which would be put together anew wherever it is used. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

export type SharedMarkup = Pick<BoundedCache<string>, 'statistics'> & {
  /**
   * For the rendering of one page, whose storefront and language `scope` names: `markupOf` answers what is remembered, or a place for what is not;
   * `fill` renders what belongs there once React has finished the page, because one rendering does not begin inside of another.
   */
  readonly forPage: (scope: string) => { readonly markupOf: MarkupOf; readonly fill: (html: string) => string };
};

/** An empty cache of markup. */
export const createSharedMarkup = (maxBytes = MAX_BYTES): SharedMarkup => {
  const cache = createBoundedCache<string>({ maxBytes, bytesOf: (markup) => markup.length * BYTES_PER_LETTER });
  // Nobody who writes a text of the shop knows it, so no text is taken for such a place.
  const secret = randomUUID();
  const places = new RegExp(`<!--${secret} (\\d+)-->`, 'g');
  return {
    statistics: cache.statistics,
    forPage: (scope) => {
      const missing: { readonly key: string; readonly element: ReactElement }[] = [];
      const render = ({ key, element }: (typeof missing)[number]): string => {
        const markup = inOnePiece(renderToString(element));
        cache.set(key, markup);
        return markup;
      };
      return {
        markupOf: (name, element) => {
          const key = `${scope} ${name}`;
          const known = cache.get(key);
          if (known !== undefined) return known.value;
          return `<!--${secret} ${missing.push({ key, element }) - 1}-->`;
        },
        fill: (html) => {
          if (missing.length === 0) return html;
          const made = missing.map(render);
          return html.replace(places, (_place, index: string) => made[Number(index)] ?? '');
        },
      };
    },
  };
};
