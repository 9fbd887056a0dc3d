// Subscribing to the newsletter and unsubscribing. A subscription counts once the link in a mail was used (double opt-in). Whoever asks gets
// the same answer, whether the address is known or not: what is done shows in the mailbox alone. Source: spec 2 §7; GDPR Art. 7; § 7 UWG.

import { tidyEmail } from '@tornister/domain/forms';
import {
  checkNewsletterSubscription,
  checkNewsletterUnsubscription,
  endLinkState,
  type MailedLinkState,
  newsletterLinkState,
} from '@tornister/domain/newsletter';
import type { Selectable } from 'kysely';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { badLink, countToken } from '../auth/mailed-links.ts';
import { provedEmail, proveMailbox } from '../auth/proved-mailbox.ts';
import type { Database } from '../database/database.ts';
import type { NewsletterSource, NewsletterSubscriptionsTable } from '../database/newsletter-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE, invalid, refusedWith } from '../graphql/form-answers.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { giveBack } from '../limits/limiter.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { countForm } from './count-forms.ts';
import { hashOfToken, subscriptionOfToken } from './newsletter-tokens.ts';

type Change = Answer<'MutationResult'>;

const ofShop = ({ storefront: { language, store, baseUrl } }: Pick<RequestContext, 'storefront'>) => ({
  language,
  store,
  baseUrl,
});

/** Has a link sent that confirms the subscription. */
export const subscribeToNewsletter = (
  context: RequestContext,
  { honeypotField, ...form }: { readonly email: string; readonly honeypotField: string },
): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const checked = checkNewsletterSubscription(form);
    if (checked.isErr()) return ok(invalid(checked.error));
    const email = tidyEmail(checked.value.email);
    if ((yield* await countForm(context, { wanted: 'join', email, honeypotField })) !== 'mailed') return ok(DONE);
    await askToConfirm(context, context.database, { email, source: 'form' });
    return ok(DONE);
  });

type Wish = { readonly email: string; readonly source: NewsletterSource };

/** Has the link sent that confirms a subscription; within a transaction it goes out with what was written there. */
export const askToConfirm = async (
  context: Pick<RequestContext, 'storefront' | 'now'>,
  database: Database,
  { email, source }: Wish,
): Promise<void> => {
  const messageId = unguessableId();
  const kind = 'newsletter-confirmation';
  const askedAt = context.now();
  const message = { kind, messageId, email: tidyEmail(email), source, askedAt, ...ofShop(context) } as const;
  await post(database, `newsletter-confirmation:${messageId}`, message, askedAt);
};

/** The subscription that the token of a mail names. */
const linkedSubscription = (database: Database, token: string) =>
  database
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'email', 'state', 'token_expires_at', 'asked_again'])
    .where('token_hash', '=', hashOfToken(token));

type Linked = Pick<Selectable<NewsletterSubscriptionsTable>, 'state' | 'token_expires_at'>;

const linkState = (row: Linked | undefined, now: number): MailedLinkState =>
  newsletterLinkState(row && { state: row.state, linkExpiresAt: row.token_expires_at }, now);

/** What the link of a mail that confirms a subscription can still do. */
export const confirmationLinkState = async (
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  token: string,
): Promise<MailedLinkState> => linkState(await linkedSubscription(database, token).executeTakeFirst(), now());

/** Begins the subscription that the token of a mail confirms, once; only now it takes the place of one that has ended. */
export const confirmNewsletter = (context: RequestContext, token: string): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { database, visitor, now, log } = context;
    const taken = yield* await countToken(context);
    const confirmed = await database.transaction().execute(async (transaction) => {
      const row = await linkedSubscription(transaction, token).forUpdate().executeTakeFirst();
      if (row === undefined || linkState(row, now()) !== 'open') return false;
      await transaction
        .updateTable('newsletter_subscriptions')
        .set({
          ...row.asked_again,
          ...{ state: 'subscribed', confirmed_at: now(), unsubscribed_at: null, asked_again: null },
        })
        .where('id', '=', row.id)
        .execute();
      const accountId = visitor.login?.kind === 'member' ? visitor.login.accountId : undefined;
      if (accountId !== undefined) await proveMailbox(transaction, { accountId, email: row.email, now: now() });
      const message = { kind: 'newsletter-welcome', subscriptionId: row.id } as const;
      await post(transaction, `newsletter-welcome:${unguessableId()}`, message, now());
      return true;
    });
    if (!confirmed) return ok(badLink(context));
    await giveBack(context, taken);
    log.info({ event: 'newsletter_subscribed' }, 'newsletter confirmed');
    return ok(DONE);
  });

/**
 * Has the address unsubscribed if the house number is one that the shop knows it by; otherwise a link goes to the mailbox. A mailbox that has had
 * enough mails gets none, and is unsubscribed all the same.
 */
export const unsubscribeNewsletter = (
  context: RequestContext,
  form: { readonly email: string; readonly houseNr: string },
): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const checked = checkNewsletterUnsubscription(form);
    if (checked.isErr()) return ok(invalid(checked.error));
    const email = tidyEmail(checked.value.email);
    const { houseNr } = checked.value;
    const counted = yield* await countForm(context, { wanted: `leave ${houseNr}`, email });
    // Its twin ends the subscription and says so; done first without a word, nobody would be left to be told.
    if (counted === 'dropped') return ok(DONE);
    const messageId = unguessableId();
    const askedAt = context.now();
    const wish = { kind: 'newsletter-unsubscription', messageId, email, houseNr, askedAt, ...ofShop(context) } as const;
    const message = counted === 'mailed' ? wish : { ...wish, isSilent: true };
    await post(context.database, `newsletter-unsubscription:${messageId}`, message, askedAt);
    return ok(DONE);
  });

/**
 * Ends a subscription; one that has ended already, even if it was asked for anew, has ended when it did. One that nobody has ever confirmed goes:
 * there is no consent that anything would have to prove.
 */
export const endSubscription = async (
  { database, now }: Pick<RequestContext, 'database' | 'now'>,
  column: 'id' | 'email',
  value: string,
): Promise<void> => {
  await database
    .deleteFrom('newsletter_subscriptions')
    .where(column, '=', value)
    .where('state', '=', 'pending')
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .execute();
  await database
    .updateTable('newsletter_subscriptions')
    .set((row) => ({
      state: 'unsubscribed',
      unsubscribed_at: row.fn.coalesce('unsubscribed_at', row.val(now())),
      ...{ token_hash: null, token_expires_at: null, asked_again: null },
    }))
    .where(column, '=', value)
    .where('state', '<>', 'unsubscribed')
    .execute();
};

/** What the link of a mail that ends a subscription can still do. */
export const unsubscribeLinkState = async (
  { database, secrets }: Pick<RequestContext, 'database' | 'secrets'>,
  token: string,
): Promise<MailedLinkState> => {
  const id = subscriptionOfToken(secrets, token);
  if (id === undefined) return 'unknown';
  const row = await database
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('state', '<>', 'unsubscribed')
    .executeTakeFirst();
  return endLinkState(row !== undefined);
};

/** Ends the subscription of a mail's link; the link needs no login and works as often as it is used. */
export const unsubscribeByLink = (context: RequestContext, token: string): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const taken = yield* await countToken(context);
    const id = subscriptionOfToken(context.secrets, token);
    if (id === undefined) return ok(badLink(context));
    await giveBack(context, taken);
    await endSubscription(context, 'id', id);
    context.log.info({ event: 'newsletter_unsubscribed' }, 'newsletter ended');
    return ok(DONE);
  });

/** Ends the subscription of the member's own address; nobody ends that of an address which they only typed. */
export const unsubscribeOwn = (context: RequestContext): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const email = await provedEmail(context.database, accountId);
    if (email === undefined) return ok(refusedWith('vue.newsletter.notProved'));
    await endSubscription(context, 'email', email);
    return ok(DONE);
  });

/** Whether the member's own address, proved to be theirs, gets the newsletter. Of any other nothing is told, so that nobody asks about somebody else. */
export const isOwnSubscribed = async (context: RequestContext): Promise<boolean> => {
  const accountId = context.visitor.login?.accountId;
  const email = accountId === undefined ? undefined : await provedEmail(context.database, accountId);
  if (email === undefined) return false;
  const row = await context.database
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email', '=', email)
    .where('state', '=', 'subscribed')
    .executeTakeFirst();
  return row !== undefined;
};
