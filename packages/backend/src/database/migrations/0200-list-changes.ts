// Every change of a wishlist is said on a channel when it is committed, whoever makes it, so that no change can forget to say it.

import { type Kysely, sql } from 'kysely';

/** Tables that belong to a list, and the column by which. Comments belong to an entry. */
const TABLES = [
  ['wishlists', 'id'],
  ['wishlist_entries', 'wishlist_id'],
  ['wishlist_members', 'wishlist_id'],
  ['wishlist_links', 'wishlist_id'],
  ['wishlist_comments', 'entry_id'],
] as const;

/** Adds the triggers. One transaction says each list once, and nothing is said when it is undone. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    create function tell_wishlist_changed() returns trigger language plpgsql as $$
    declare
      changed jsonb;
      list text;
    begin
      if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
      list := changed ->> tg_argv[0];
      if tg_argv[0] = 'entry_id' then
        select wishlist_id into list from wishlist_entries where id = list;
      end if;
      if list is not null then perform pg_notify('wishlist_changed', list); end if;
      return null;
    end
    $$`.execute(database);
  for (const [table, column] of TABLES)
    await sql`
      create trigger ${sql.id(`${table}_changed`)} after insert or update or delete on ${sql.table(table)}
      for each row execute function tell_wishlist_changed(${sql.lit(column)})`.execute(database);
};
