// Votes stay those of one person whose id changes: whoever has found a review helpful cannot say so again after a login.

import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

/** Makes the votes of one id those of another; where both had voted for a review, one vote is left. */
export const carryVotes = async (transaction: Transaction, from: string, to: string): Promise<void> => {
  await sql`
    with given as (delete from review_votes where user_id = ${from} returning review_id),
    taken as (
      insert into review_votes (review_id, user_id) select review_id, ${to} from given
      on conflict (review_id, user_id) do nothing returning review_id
    )
    update reviews set helpful_count = helpful_count - 1
    where id in (select review_id from given except select review_id from taken)`.execute(transaction);
};
