// Everything that can be browsed, as one set of resolvers: categories, products, content and search.

import { contentResolvers } from '../content/content-resolvers.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import { searchResolvers } from '../search/search-resolvers.ts';
import { categoryQueries, categoryResolvers } from './category-resolvers.ts';
import { feedResolvers } from './feeds/feed-resolvers.ts';
import { productResolvers } from './products/product-resolvers.ts';
import { trackingMutations } from './tracking/tracking-resolvers.ts';

export const catalogueResolvers = {
  Query: { ...contentResolvers, ...categoryQueries, ...productResolvers, ...searchResolvers, ...feedResolvers },
  Mutation: trackingMutations,
  Category: categoryResolvers,
} satisfies Pick<Resolvers, 'Query' | 'Mutation' | 'Category'>;
