// The tables of seeding and of imports from files.

import type { Generated } from 'kysely';

export type SeedingTables = {
  /** Has one row once the demo shop is complete; written last, so that a seeding which was cut short leaves none. */
  seedings: { name: string; products: number; seed: number; completed_at: number };
  /** What imports have written and have not published yet; without a product it is something of the whole shop. */
  pending_publications: { id: Generated<number>; product_id: string | null };
};
