// What the search knows beside the products.

import type { Text } from '../texts/text.ts';

export type SearchRedirectRecord = { readonly query: string; readonly target: string };

/** A query that is understood as another one. */
export type SearchRewriteRecord = { readonly query: string; readonly rewritten: string };

/** A long query that becomes filters and a shorter query. */
export type LongTailRecord = {
  readonly query: string;
  readonly searchQuery: string;
  readonly filters: readonly { readonly name: string; readonly values: readonly string[] }[];
};

export type SuggestRecord = { readonly text: Text; readonly isPopular: boolean; readonly weight: number };
