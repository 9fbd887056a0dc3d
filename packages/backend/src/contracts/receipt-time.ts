// When the receipt of a declaration may go out: at once, or where one recipient gets many, at the next moment that is free. So the function
// cannot be used to flood somebody's mailbox, and no declaration goes without its receipt.

import { tidyEmail } from '@tornister/domain/forms';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { takeTurn } from '../limits/limiter.ts';
import { PROVED_RECEIPTS_TO_RECIPIENT, RECEIPTS_OF_DECLARATIONS_TO_RECIPIENT } from '../limits/limits.ts';

type Receipt = {
  readonly email: string;
  /** Whether the declaration fits an order that was placed with this address, or was made with the login of the contract's own member: strangers cannot put off such a receipt. */
  readonly isProved: boolean;
};

/** The moment from which on the receipt to this address is sent. */
export const receiptTime = (
  transaction: Transaction,
  { now }: Pick<RequestContext, 'now'>,
  { email, isProved }: Receipt,
): Promise<number> =>
  takeTurn(
    transaction,
    now(),
    isProved ? PROVED_RECEIPTS_TO_RECIPIENT : RECEIPTS_OF_DECLARATIONS_TO_RECIPIENT,
    tidyEmail(email),
  );
