// Files for search engines and price comparisons, a piece at a time, so that neither side ever holds a whole catalogue.

import { clamp } from '@tornister/domain/shared';
import type { QueryResolvers } from '../../graphql/generated/resolver-types.ts';
import { readFeed } from './read-feed.ts';
import { readSitemapPages, readSitemapProducts, readSitemapSize } from './read-sitemap.ts';

/** An entry of a sitemap is a line, a product of a feed a page with all of its items. */
const MOST_ENTRIES = 1_000;
const MOST_PRODUCTS = 200;
/** More products than any shop has. */
const FURTHEST = 10_000_000;

export const feedResolvers: Pick<
  QueryResolvers,
  'getSitemapSize' | 'getSitemapPages' | 'getSitemapProducts' | 'getProductFeed'
> = {
  getSitemapSize: (_parent, _asked, context) => readSitemapSize(context),
  getSitemapPages: (_parent, _asked, context) => readSitemapPages(context),
  getSitemapProducts: (_parent, { after, skip, limit }, context) =>
    readSitemapProducts(context, {
      after: after ?? '',
      skip: clamp(skip, 0, FURTHEST),
      limit: clamp(limit, 1, MOST_ENTRIES),
    }),
  getProductFeed: (_parent, { after, limit }, context) =>
    readFeed(context, { after: after ?? '', limit: clamp(limit, 1, MOST_PRODUCTS) }),
};
