// What proves a consent of the newsletter that has ended stays in its columns while a new one waits for its link: until then that one stands beside it.

import type { Kysely } from 'kysely';

/** Adds the column; what was asked for anew before overwrote the proof already and is confirmed as it stands. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('newsletter_subscriptions').addColumn('asked_again', 'jsonb').execute();
};
