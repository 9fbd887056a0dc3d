// When the receipt of a declaration may go out: at once, or where one recipient gets many, at the next moment that is free. So the function
// cannot be used to flood somebody's mailbox, and no declaration goes without its receipt.

import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { takeTurn } from '../limits/limiter.ts';
import { RECEIPTS_TO_RECIPIENT } from '../limits/limits.ts';
import { savedEmail } from '../mail/saved-email.ts';

/** The moment from which on the receipt to this address is sent. */
export const receiptTime = (
  transaction: Transaction,
  { now }: Pick<RequestContext, 'now'>,
  email: string,
): Promise<number> => takeTurn(transaction, now(), RECEIPTS_TO_RECIPIENT, savedEmail(email));
