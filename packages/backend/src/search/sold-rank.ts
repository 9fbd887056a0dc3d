// The place of a product among the best sold, for ranking many search documents: it stands in the document, so that no product is looked up.

import { sql } from 'kysely';

/** Of a row of `search_documents`; one that was written before it had its place looks it up. */
export const soldRank = sql<number>`coalesce(search_documents.product_rank,
  (select products.sales_rank from products where products.id = search_documents.product_id))`;
