// What a search looks through has the product's place among the best sold beside it: ranking thousands of documents without looking each product up.

import { type Kysely, sql } from 'kysely';

const STEPS = [
  // Not `sales_rank`: queries of the version before this one name that without its table.
  sql`alter table search_documents add column product_rank integer`,
  // By a trigger, so that documents which the version before writes have it, too. Those that are there already get it with the next import.
  sql`create function rank_search_document() returns trigger language plpgsql as $$
    begin
      new.product_rank := (select sales_rank from products where id = new.product_id);
      return new;
    end $$`,
  sql`create trigger rank_search_documents before insert or update on search_documents
    for each row execute function rank_search_document()`,
];

/** Adds the column and what keeps it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const step of STEPS) await step.execute(database);
};
