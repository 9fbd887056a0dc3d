// Which state a list is in: a short text that is another one after every change of it, whoever makes it. Source: ADR 0050.

import type { ListRevision } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Made from the rows of all tables that say that a list has changed (migrations 0200 and 0240), each with the transaction that has written
 * it (`xmin`): a row that comes, goes or is written again makes another text. Undefined where there is no such list.
 */
export const readRevision = async (database: Database, listId: string): Promise<ListRevision | undefined> => {
  const { rows } = await sql<{ revision: string | null }>`
    select md5(string_agg(state, ',' order by state)) as revision from (
      select id || ' ' || xmin::text as state from wishlists where id = ${listId}
      union all select id || ' ' || xmin::text from wishlist_entries where wishlist_id = ${listId}
      union all select id || ' ' || xmin::text from wishlist_members where wishlist_id = ${listId}
      union all select id || ' ' || xmin::text from wishlist_links where wishlist_id = ${listId}
      union all select id || ' ' || xmin::text from wishlist_invitations where wishlist_id = ${listId}
      union all select c.id || ' ' || c.xmin::text from wishlist_comments c
        join wishlist_entries e on e.id = c.entry_id where e.wishlist_id = ${listId}
    ) as states`.execute(database);
  return rows[0]?.revision ?? undefined;
};
