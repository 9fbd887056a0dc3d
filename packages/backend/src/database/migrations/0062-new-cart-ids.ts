// A cart may get another id: whoever knew the one from before has no cart by it any more.

import { type Kysely, sql } from 'kysely';

/** The lines of a cart follow its id. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table cart_lines drop constraint cart_lines_cart_id_fkey,
    add constraint cart_lines_cart_id_fkey foreign key (cart_id) references carts (id) on update cascade on delete cascade
  `.execute(database);
};
