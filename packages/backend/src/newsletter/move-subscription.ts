// Takes the newsletter of an account along to its new e-mail address, in the transaction that changes the address.

import { type SubscriptionState, subscriptionAfterEmailChange } from '@tornister/domain/newsletter';
import type { Instant } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { NewsletterSubscriptionsTable } from '../database/newsletter-tables.ts';
import { endSubscription } from './subscriptions.ts';

type Found = Pick<Selectable<NewsletterSubscriptionsTable>, 'state' | 'unsubscribed_at'>;
type Moved = { readonly oldEmail: string; readonly email: string; readonly now: () => Instant };

/** An address that was unsubscribed stays so until a new subscription is confirmed: anybody may have asked for one. */
const lastWordOf = ({ state, unsubscribed_at }: Found): SubscriptionState =>
  state === 'pending' && unsubscribed_at !== null ? 'unsubscribed' : state;

/** The subscription stays the one that was confirmed: links in letters that were sent before still end it. */
export const moveSubscription = async (transaction: Database, { oldEmail, email, now }: Moved): Promise<void> => {
  const rows = await transaction
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'state', 'unsubscribed_at'])
    .where('email', 'in', [oldEmail, email])
    .orderBy('id')
    .forUpdate()
    .execute();
  const of = (wanted: string) => rows.find((row) => row.email === wanted);
  const [old, fresh] = [of(oldEmail), of(email)];
  if (old === undefined) return;
  switch (subscriptionAfterEmailChange(old.state, fresh && lastWordOf(fresh))) {
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
