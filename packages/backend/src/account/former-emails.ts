// The e-mail addresses that an account had before, whose mailboxes were proved to be its owner's: what was kept at them until then is theirs still.
// Source: GDPR Art. 15, 17, 20.

import type { Database } from '../database/database.ts';

export type FormerEmail = { readonly email: string; readonly leftAt: number };

/** Notes that an account has left an address; one that it had twice, until the later moment. */
export const leaveEmail = async (
  transaction: Database,
  { accountId, email, leftAt }: FormerEmail & { readonly accountId: string },
): Promise<void> => {
  await transaction
    .insertInto('former_emails')
    .values({ account_id: accountId, email, left_at: leftAt })
    .onConflict((conflict) => conflict.columns(['account_id', 'email']).doUpdateSet({ left_at: leftAt }))
    .execute();
};

/** The addresses that an account had, and until when. */
export const formerEmailsOf = async (database: Database, accountId: string): Promise<readonly FormerEmail[]> =>
  database
    .selectFrom('former_emails')
    .select(['email', 'left_at as leftAt'])
    .where('account_id', '=', accountId)
    .orderBy('email')
    .execute();
