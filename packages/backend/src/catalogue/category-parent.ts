// A category as its resolver hands it on: what costs a look into the database is resolved on its own, when it is asked for.

import type { Category } from '../graphql/generated/resolver-types.ts';

export type CategoryParent = Omit<Category, 'products' | 'topsellers' | 'rows'>;
