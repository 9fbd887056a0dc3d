// Deletes what the shop no longer needs: data of people only stay as long as they serve something (GDPR Art. 5(1)(e)). Orders stay; they
// hold their own copy of the addresses, and the law asks for them, or a payment that is reported late does. Rows go in small batches that
// skip what somebody works with, so that any number of processes may do this at once and no shopper waits.

import { PROMISE_COOKIE_S } from '@tornister/domain/classlist';
import {
  STOCK_ALERT_LINK_MS,
  STOCK_ALERT_WAIT_MS,
  WAITING_LIST_LINK_MS,
  WAITING_LIST_WAIT_MS,
} from '@tornister/domain/newsletter';
import { DAY_MS, SECOND_MS } from '@tornister/domain/shared';
import { ENTRY_UNDO_MS } from '@tornister/domain/wishlist';
import { type RawBuilder, sql } from 'kysely';
import { forgetAccounts } from '../account/forget-accounts.ts';
import { forgetCertificates } from '../certificates/forget-certificates.ts';
import type { Database } from '../database/database.ts';
import { setBackUnconfirmed } from '../newsletter/set-back-unconfirmed.ts';
import { forgetPictures } from '../pictures/forget-pictures.ts';
import { forgetReturnImages } from '../returns/forget-return-images.ts';
import type { Services } from '../server/services.ts';
import type { Settings } from '../settings.ts';
import { COMPETITION_DAYS, CONSENT_PROOF_YEARS, EVENT_DAYS } from './event-days.ts';

type Retention = Settings['retention'];

/** What was declared about contracts proves what was said for as long as claims live: three years from the end of the year (§ 195, § 199 BGB). */
const DECLARATION_DAYS = 4 * 366;
/** Carts without goods are soon of no use to anybody; their visitor gets a new one. */
const EMPTY_CART_DAYS = 7;
/** Long after a removal could be taken back (`ADDRESS_UNDO_MS`). */
const REMOVED_ADDRESS_DAYS = 1;
const DAYS_PER_YEAR = 365;
/** Long after every backend has announced a change. */
const CACHE_CHANGE_MS = 60 * 60_000;
const ROWS_AT_ONCE = 500;

/** A day as glances are counted by. */
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 'YYYY-MM-DD'.length);

type Rule = { readonly table: string; readonly isOld: RawBuilder<boolean> };

/** The rules in their order: carts before the addresses that they name and the visitors that they belong to. */
const rulesAt = (now: number, { cartDays, guestDays, messageDays, keyDays }: Retention): readonly Rule[] => {
  const before = (days: number): number => now - days * DAY_MS;
  // A visitor's browser leads to the list by the ids of visitor and cart: whoever has worked on a list keeps both for as long as a guest.
  const hasNoList = sql`not exists (select 1 from users where users.id = carts.user_id and users.listed_at > ${before(guestDays)})`;
  return [
    { table: 'tracking_events', isOld: sql`received_at <= ${before(EVENT_DAYS)}` },
    { table: 'glance_views', isOld: sql`day <= ${dayOf(before(EVENT_DAYS))}` },
    { table: 'cache_changes', isOld: sql`changed_at <= ${now - CACHE_CHANGE_MS}` },
    { table: 'rate_limits', isOld: sql`expires_at <= ${now}` },
    { table: 'sessions', isOld: sql`expires_at <= ${before(1)} or revoked_at <= ${before(1)}` },
    { table: 'one_time_tokens', isOld: sql`expires_at <= ${now}` },
    // Nobody gets the newsletter who has not confirmed it; that somebody had agreed can be shown for as long as they may ask.
    {
      table: 'newsletter_subscriptions',
      isOld: sql`state = 'pending' and token_expires_at <= ${now} and unsubscribed_at is null`,
    },
    {
      table: 'newsletter_subscriptions',
      isOld: sql`state = 'unsubscribed'
        and (confirmed_at is null or unsubscribed_at <= ${before(CONSENT_PROOF_YEARS * DAYS_PER_YEAR)})`,
    },
    { table: 'passkey_challenges', isOld: sql`expires_at <= ${now}` },
    { table: 'wishlist_entries', isOld: sql`removed_at <= ${now - ENTRY_UNDO_MS}` },
    // Accepted and revoked ones are gone already.
    { table: 'wishlist_invitations', isOld: sql`expires_at <= ${now}` },
    // What families have promised for a class goes with the cookie by which they would find it again.
    { table: 'class_list_promises', isOld: sql`promised_at <= ${now - PROMISE_COOKIE_S * SECOND_MS}` },
    { table: 'idempotency_keys', isOld: sql`created_at <= ${before(keyDays)}` },
    { table: 'sandbox_wallet_sessions', isOld: sql`created_at <= ${before(keyDays)}` },
    { table: 'return_drafts', isOld: sql`updated_at <= ${before(cartDays)}` },
    { table: 'outbox', isOld: sql`done_at <= ${before(messageDays)}` },
    {
      table: 'prime_waiting_list',
      isOld: sql`(confirmed_at is null and requested_at <= ${now - WAITING_LIST_LINK_MS})
        or confirmed_at <= ${now - WAITING_LIST_WAIT_MS} or notified_at <= ${before(messageDays)}`,
    },
    {
      table: 'stock_alerts',
      isOld: sql`(confirmed_at is null and requested_at <= ${now - STOCK_ALERT_LINK_MS})
        or confirmed_at <= ${now - STOCK_ALERT_WAIT_MS} or notified_at <= ${before(messageDays)}`,
    },
    { table: 'withdrawals', isOld: sql`received_at <= ${before(DECLARATION_DAYS)}` },
    { table: 'cancellations', isOld: sql`received_at <= ${before(DECLARATION_DAYS)}` },
    { table: 'service_requests', isOld: sql`created_at <= ${before(messageDays)}` },
    {
      table: 'competition_entries',
      isOld: sql`exists (select 1 from competitions
        where competitions.id = competition_entries.competition_id and closes_at <= ${before(COMPETITION_DAYS)})`,
    },
    { table: 'mails', isOld: sql`sent_at <= ${before(messageDays)}` },
    {
      table: 'carts',
      isOld: sql`updated_at <= ${before(EMPTY_CART_DAYS)} and submitted_at is null
        and not exists (select 1 from cart_lines where cart_lines.cart_id = carts.id) and ${hasNoList}`,
    },
    {
      table: 'carts',
      isOld: sql`updated_at <= ${before(cartDays)} and (submitted_at is not null
        or (${hasNoList} and not exists (select 1 from users where users.id = carts.user_id and users.account_id is not null)))`,
    },
    {
      // A cart that became an order names its addresses until it goes itself.
      table: 'addresses',
      isOld: sql`deleted_at <= ${before(REMOVED_ADDRESS_DAYS)} and not exists (select 1 from carts
        where carts.billing_address_id = addresses.id or carts.shipping_address_id = addresses.id)`,
    },
    {
      table: 'users',
      isOld: sql`account_id is null and created_at <= ${before(guestDays)}
        and (listed_at is null or listed_at <= ${before(guestDays)})
        and not exists (select 1 from carts where carts.user_id = users.id)
        and not exists (select 1 from sessions where sessions.user_id = users.id and revoked_at is null)`,
    },
  ];
};

const deleteInBatches = async (database: Database, { table, isOld }: Rule): Promise<number> => {
  let sum = 0;
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE; sum += deleted) {
    const { rows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${ROWS_AT_ONCE} for update skip locked
      )) returning 1`.execute(database);
    deleted = rows.length;
  }
  return sum;
};

/**
 * Deletes what is older than the settings say; answers how many rows of each table went. What fails is told in the log and tried again the next
 * time.
 */
export const forgetOld = async ({
  database,
  certificates,
  returnImages,
  settings,
  now,
  log,
}: Pick<Services, 'database' | 'certificates' | 'returnImages' | 'settings' | 'now' | 'log'>): Promise<
  Readonly<Record<string, number>>
> => {
  const gone: Record<string, number> = {};
  // What cannot be deleted keeps nothing else from going.
  const forget = async (table: string, deleteSome: () => Promise<number>): Promise<void> => {
    try {
      gone[table] = (gone[table] ?? 0) + (await deleteSome());
    } catch (error) {
      log.error({ err: error, table }, 'old data could not be deleted');
    }
  };
  await forget('accounts', () => forgetAccounts({ database, certificates, now, log }));
  await forget('certificates', () => forgetCertificates({ database, certificates, settings, now, log }));
  await forget('return_images', () => forgetReturnImages({ database, returnImages, now, log }));
  await forget('pictures', () => forgetPictures({ database, settings, now, log }));
  await forget('newsletter_subscriptions', () => setBackUnconfirmed({ database, now }));
  for (const rule of rulesAt(now(), settings.retention))
    await forget(rule.table, () => deleteInBatches(database, rule));
  if (Object.values(gone).some((count) => count > 0)) log.info({ gone }, 'old data deleted');
  return gone;
};
