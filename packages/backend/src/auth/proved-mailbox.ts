// Whether the mailbox of an account is known to be its owner's. Whoever registers can type any address; a link that was mailed to it proves it.
// Until then the account gets nothing that the shop knows by the address alone: it may be a stranger's. Source: ADR 0021.

import type { Instant } from '@tornister/domain/shared';
import type { Database } from '../database/database.ts';

/** The address of the account where its mailbox is proved; nothing where anybody may have typed it. */
export const provedEmail = async (database: Database, accountId: string): Promise<string | undefined> => {
  const account = await database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('mailbox_proved_at', 'is not', null)
    .executeTakeFirst();
  return account?.email;
};

/** Notes that a link which was mailed to the address was used for the account; answers whether that is news. */
export const proveMailbox = async (
  database: Database,
  { accountId, email, now }: { readonly accountId: string; readonly email?: string; readonly now: Instant },
): Promise<boolean> => {
  const proved = await database
    .updateTable('accounts')
    .set({ mailbox_proved_at: now })
    .where('id', '=', accountId)
    .where('mailbox_proved_at', 'is', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .returning('id')
    .executeTakeFirst();
  return proved !== undefined;
};
