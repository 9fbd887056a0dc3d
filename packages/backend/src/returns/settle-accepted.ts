// Settles the returns that staff has looked into and accepted: the money goes back or the goods are sent anew, with a mail. In the demo shop returns go
// by the clock besides (`clock-returns.ts`).

import { nextReturnState, RETURN_STATES } from '@tornister/domain/returns';
import { retried } from '../database/retried.ts';
import type { Services } from '../server/services.ts';
import { advanceReturn, lockOrderOf } from './advance-return.ts';
import { returnTimesOf } from './read-returns.ts';

const AT_ONCE = 100;

type Settling = Pick<Services, 'database' | 'now' | 'log'>;

/** Settles what is accepted, once each; answers how many returns. One that cannot be settled is told in the log, and keeps no other one waiting. */
export const settleAccepted = async (services: Settling): Promise<number> => {
  const { database, log } = services;
  const accepted = await database
    .selectFrom('returns')
    .select(['id', 'order_id'])
    .where('accepted_at', 'is not', null)
    .where('settled_at', 'is', null)
    .orderBy('accepted_at')
    .limit(AT_ONCE)
    .execute();
  let settled = 0;
  for (const { id, order_id } of accepted) {
    try {
      await settle(services, id, order_id);
      settled += 1;
    } catch (error) {
      log.error({ err: error, returnId: id }, 'an accepted return was not settled');
    }
  }
  return settled;
};

const settle = ({ database, now }: Settling, id: string, orderId: string): Promise<void> =>
  retried(database, async (transaction) => {
    const order = await lockOrderOf(transaction, orderId);
    const read = () => transaction.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    // What is accepted has arrived, whether or not somebody noted that before.
    for (const state of RETURN_STATES) {
      const row = await read();
      if (nextReturnState(returnTimesOf(row)) === state) await advanceReturn(transaction, order, row, now());
    }
  });
