// A category as its resolver hands it on: its products take arguments, so they are resolved on their own.

import type { ResolversTypes } from '../graphql/generated/resolver-types.ts';
import type { Category } from '../graphql/generated/resolver-types.ts';

export type CategoryParent = Omit<Category, 'products' | 'topsellers'> & {
  readonly topsellers: readonly Awaited<ResolversTypes['ProductTile']>[];
};
