// Makes the newsletter's mails when their turn in the outbox has come. Only here the shop looks who is known: it takes nobody longer to be
// answered.

import { matchesHouseNumber, NEWSLETTER_LINK_MS } from '@tornister/domain/newsletter';
import { instantOf } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import { json } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { NewsletterSubscriptionsTable } from '../database/newsletter-tables.ts';
import type { Mail } from '../mail/mail.ts';
import {
  confirmationMail,
  goodbyeMail,
  subscribedAlreadyMail,
  unsubscribeLinkMail,
  welcomeMail,
} from '../mail/newsletter-mail.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import type { Services } from '../server/services.ts';
import { confirmationToken, hashOfToken, unsubscribeToken } from './newsletter-tokens.ts';
import { endSubscription } from './subscriptions.ts';

type NewsletterMessage = Extract<
  OutboxMessage,
  { kind: 'newsletter-confirmation' | 'newsletter-welcome' | 'newsletter-unsubscription' }
>;
type Subscription = Selectable<NewsletterSubscriptionsTable>;

/** The wording that is agreed to; it changes with the sentence beside the form's button and the box of the summary. */
const TEXT_VERSION = '2026-11-29';

/** The mail of a message; none where there is nothing to be said. */
export const newsletterMailOf = async (services: Services, message: NewsletterMessage): Promise<Mail | undefined> => {
  switch (message.kind) {
    case 'newsletter-confirmation':
      return confirmation(services, message);
    case 'newsletter-welcome': {
      const subscription = await find(services.database, 'id', message.subscriptionId);
      if (subscription?.state !== 'subscribed') return undefined;
      const key = `newsletter-welcome:${subscription.id}:${subscription.confirmed_at}`;
      return welcomeMail({ key, ...mailingOf(subscription) }, unsubscribeToken(services.secrets, subscription.id));
    }
    case 'newsletter-unsubscription':
      return unsubscription(services, message);
  }
};

const find = (database: Database, column: 'id' | 'email', value: string): Promise<Subscription | undefined> =>
  database.selectFrom('newsletter_subscriptions').selectAll().where(column, '=', value).executeTakeFirst();

const mailingOf = ({ email, language, base_url }: Subscription) => ({ recipient: email, language, baseUrl: base_url });

/** Whether somebody has subscribed, or asked to, after this moment. */
const isAskedSince = ({ state, requested_at, confirmed_at, asked_again }: Subscription, moment: number): boolean => {
  switch (state) {
    case 'subscribed':
      return (confirmed_at ?? 0) > moment;
    case 'pending':
      return (asked_again ?? { requested_at }).requested_at > moment;
    case 'unsubscribed':
      return false;
  }
};

/** Only what was asked for last counts, in whichever order the mails are sent: an earlier wish takes no link of a later one away. */
const confirmation = async (
  { database, secrets, now }: Services,
  {
    messageId,
    email,
    source,
    askedAt = now(),
    store,
    language,
    baseUrl,
  }: Extract<NewsletterMessage, { kind: 'newsletter-confirmation' }>,
): Promise<Mail | undefined> => {
  const mailing = { key: `newsletter-confirmation:${messageId}`, recipient: email, language, baseUrl };
  const known = await find(database, 'email', email);
  if (known?.state === 'subscribed')
    return source === 'form' ? subscribedAlreadyMail(mailing, unsubscribeToken(secrets, known.id)) : undefined;
  if (known !== undefined && (isAskedSince(known, askedAt) || (known.unsubscribed_at ?? 0) > askedAt)) return undefined;
  const token = confirmationToken(secrets, messageId);
  const asked = { source, text_version: TEXT_VERSION, store, language, base_url: baseUrl, requested_at: askedAt };
  const pending = {
    state: 'pending',
    token_hash: hashOfToken(token),
    token_expires_at: now() + NEWSLETTER_LINK_MS,
  } as const;
  const written = await database
    .insertInto('newsletter_subscriptions')
    .values({ id: unguessableId(), email, confirmed_at: null, unsubscribed_at: null, ...asked, ...pending })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ ...asked, ...pending, confirmed_at: null })
        .where('newsletter_subscriptions.state', '<>', 'subscribed')
        .where('newsletter_subscriptions.unsubscribed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  // Anybody may have asked: what proves the consent that has ended, and its end, stays until this one is confirmed.
  if (written === undefined)
    await database
      .updateTable('newsletter_subscriptions')
      .set({ ...pending, asked_again: json(asked) })
      .where('email', '=', email)
      .where('state', '<>', 'subscribed')
      .where('unsubscribed_at', 'is not', null)
      .execute();
  return confirmationMail(mailing, token);
};

/** The streets that the shop knows an e-mail address by. */
const streetsOf = async (database: Database, email: string): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('addresses')
    .innerJoin('users', 'users.id', 'addresses.user_id')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select('addresses.street')
    .where('addresses.deleted_at', 'is', null)
    .where('addresses.use', '<>', 'packing-station')
    .where((row) =>
      row.or([row(row.fn<string>('lower', ['addresses.email']), '=', email), row('accounts.email', '=', email)]),
    )
    .execute();
  return rows.map(({ street }) => street);
};

/**
 * An address without a house number that the shop knows is unsubscribed by whatever number is given: leaving is as easy as joining. What was asked
 * for or confirmed since stays.
 */
const unsubscription = async (
  { database, secrets, now }: Services,
  {
    messageId,
    email,
    houseNr,
    isSilent,
    askedAt = now(),
    language,
    baseUrl,
  }: Extract<NewsletterMessage, { kind: 'newsletter-unsubscription' }>,
): Promise<Mail | undefined> => {
  const mailing = { key: `newsletter-unsubscription:${messageId}`, recipient: email, language, baseUrl };
  const known = await find(database, 'email', email);
  if (known === undefined || isAskedSince(known, askedAt)) return undefined;
  const streets = await streetsOf(database, email);
  if (streets.length > 0 && !matchesHouseNumber(streets, houseNr))
    return known.state === 'unsubscribed' || isSilent
      ? undefined
      : unsubscribeLinkMail(mailing, unsubscribeToken(secrets, known.id));
  await endSubscription({ database, now: () => instantOf(askedAt) }, 'id', known.id);
  return isSilent ? undefined : goodbyeMail(mailing);
};
