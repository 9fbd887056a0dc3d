// Takes the newsletter of an account along to its new e-mail address, in the transaction that changes the address.

import { subscriptionAfterEmailChange } from '@tornister/domain/newsletter';
import type { Instant } from '@tornister/domain/shared';
import type { Database } from '../database/database.ts';
import { endSubscription } from './subscriptions.ts';

type Moved = { readonly oldEmail: string; readonly email: string; readonly now: () => Instant };

/** The subscription stays the one that was confirmed: links in letters that were sent before still end it. */
export const moveSubscription = async (transaction: Database, { oldEmail, email, now }: Moved): Promise<void> => {
  const rows = await transaction
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'state'])
    .where('email', 'in', [oldEmail, email])
    .orderBy('id')
    .forUpdate()
    .execute();
  const of = (wanted: string) => rows.find((row) => row.email === wanted);
  const [old, fresh] = [of(oldEmail), of(email)];
  if (old === undefined) return;
  switch (subscriptionAfterEmailChange(old.state, fresh?.state)) {
    case 'stays':
      return;
    case 'ends':
      return endSubscription({ database: transaction, now }, 'id', old.id);
    case 'moves':
      if (fresh !== undefined)
        await transaction.deleteFrom('newsletter_subscriptions').where('id', '=', fresh.id).execute();
      await transaction.updateTable('newsletter_subscriptions').set({ email }).where('id', '=', old.id).execute();
  }
};
