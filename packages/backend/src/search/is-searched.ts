// Which products a search may find.

import type { Language } from '@tornister/domain/storefront';
import { type RawBuilder, sql } from 'kysely';

/** Whether the search index has a product: what lies in a category to which no menu leads has no document, and is found by its order number no more. */
export const isSearched = (productId: string, language: Language): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from search_documents where language = ${language} and product_id = ${sql.ref(productId)})`;
