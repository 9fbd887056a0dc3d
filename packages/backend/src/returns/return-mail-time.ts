// When a mail about a return is sent: at once, or where one mailbox that may be a stranger's gets many, at the next moment that is free. None is
// dropped: it brings the label, or says where the money is.

import { tidyEmail } from '@tornister/domain/forms';
import type { Transaction } from '../database/database.ts';
import { takeTurn } from '../limits/limiter.ts';
import { RETURN_MAILS_TO_RECIPIENT } from '../limits/limits.ts';
import type { OrderRow } from '../orders/advance-order.ts';

/** The moment from which on the mail to the address of the order is sent. */
export const returnMailTime = async (
  transaction: Transaction,
  { email, user_id: userId }: Pick<OrderRow, 'email' | 'user_id'>,
  now: number,
): Promise<number> => {
  const recipient = tidyEmail(email);
  const owner = await transaction
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select('accounts.id')
    .where('users.id', '=', userId)
    .where('accounts.email', '=', recipient)
    .where('accounts.mailbox_proved_at', 'is not', null)
    .executeTakeFirst();
  return owner === undefined ? takeTurn(transaction, now, RETURN_MAILS_TO_RECIPIENT, recipient) : now;
};
