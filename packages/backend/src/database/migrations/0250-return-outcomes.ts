// What became of a settled return, and for how much.

import { type Kysely, sql } from 'kysely';

/** Adds the columns; of returns that were settled before, the messages that told so still know, as long as they are kept. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('returns')
    .addColumn('outcome', 'text', (column) => column.check(sql`outcome in ('refunded', 'credited', 'replaced')`))
    .addColumn('outcome_cents', 'integer', (column) => column.check(sql`outcome_cents >= 0`))
    .execute();
  await sql`update returns set outcome = outbox.payload ->> 'outcome',
      outcome_cents = case when outbox.payload ->> 'outcome' = 'replaced' then null else (outbox.payload ->> 'cents')::integer end
    from outbox where outbox.key = 'return-settled:' || returns.id and returns.settled_at is not null`.execute(
    database,
  );
  await database.schema
    .alterTable('returns')
    .addCheckConstraint(
      'returns_outcome',
      sql`(outcome is null or settled_at is not null) and (outcome_cents is null) = (outcome is null or outcome = 'replaced')`,
    )
    .execute();
};
