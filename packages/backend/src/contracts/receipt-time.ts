// When the receipt of a declaration may go out: at once, or where one recipient got many within the hour, when that hour is over. So the
// function cannot be used to flood somebody's mailbox, and no declaration goes without its receipt.

import { tidyEmail } from '@tornister/domain/forms';
import type { RequestContext } from '../graphql/context.ts';
import { takeAll } from '../limits/limiter.ts';
import { RECEIPTS_TO_RECIPIENT } from '../limits/limits.ts';

/** The moment from which on the receipt to this address is sent. */
export const receiptTime = async (
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  email: string,
): Promise<number> => {
  const taken = await takeAll({ database, now }, [[RECEIPTS_TO_RECIPIENT, tidyEmail(email)]]);
  return taken.isOk() ? now() : now() + taken.error.waitMs;
};
