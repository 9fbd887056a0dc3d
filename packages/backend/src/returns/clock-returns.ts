// Returns that go by the clock, for the demo shop: parcels arrive and are looked into as they are where people do it. A shop with people of its own
// does not run this; they accept returns (`settle-accepted.ts`).

import { nextReturnState } from '@tornister/domain/returns';
import { HOUR_MS, type Instant } from '@tornister/domain/shared';
import { retried } from '../database/retried.ts';
import { eachByItself } from '../server/each-by-itself.ts';
import type { Services } from '../server/services.ts';
import { advanceReturn, lockOrderOf } from './advance-return.ts';
import { type ReturnRow, returnTimesOf } from './read-returns.ts';

/** How long after its announcement a return reaches the states after it. */
export const RETURN_STATE_AFTER_MS = { arrived: 48 * HOUR_MS, settled: 72 * HOUR_MS } as const;

const isDue = (row: ReturnRow, now: Instant): boolean => {
  const state = nextReturnState(returnTimesOf(row));
  if (state === undefined || state === 'announced') return false;
  return row.announced_at + RETURN_STATE_AFTER_MS[state] <= now;
};

/** Takes every return on that is due, one state each; answers how many. One that cannot go on is told in the log, and keeps no other one waiting. */
export const takeReturnsByClock = async ({
  database,
  now,
  log,
}: Pick<Services, 'database' | 'now' | 'log'>): Promise<number> => {
  const open = await database
    .selectFrom('returns')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('announced_at', '<=', now() - RETURN_STATE_AFTER_MS.arrived)
    .execute();
  const due = open.filter((row) => isDue(row, now()));
  const advance = ({ id, order_id }: ReturnRow): Promise<void> =>
    retried(database, async (transaction) => {
      const order = await lockOrderOf(transaction, order_id);
      const row = await transaction.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      if (isDue(row, now())) await advanceReturn(transaction, order, row, now());
    });
  return eachByItself(due, advance, (error, { id }) =>
    log.error({ err: error, returnId: id }, 'a return was not taken on'),
  );
};
