// The list that everybody has is called as the shop calls it everywhere. One that somebody has named stays, and nobody gets two lists of one name.

import { type Kysely, sql } from 'kysely';

const NAMES = [
  ['Merkzettel', 'Merkliste'],
  ['Wishlist', 'Wish list'],
] as const;

/** Renames default lists that nobody has named. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const [before, after] of NAMES)
    await sql`
      update wishlists set name = ${after}
      where is_default and name = ${before} and version = 1
        and not exists (
          select 1 from wishlists as others
          where others.user_id = wishlists.user_id and lower(others.name) = lower(${after}))`.execute(database);
};
