// Migrations go forward only and may be run again and again. They run in one transaction under a lock that ends with it, so of several
// processes that start at once one migrates while the others wait, and a pooler that hands out connections by the transaction is fine.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Transaction } from './database.ts';
import { LOCK_TIMEOUT_MS, lockForLong, waitShortlyForTables } from './long-work.ts';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as people from './migrations/0002-people.ts';
import * as carts from './migrations/0003-carts.ts';
import * as orders from './migrations/0004-orders.ts';
import * as promotions from './migrations/0005-promotions.ts';
import * as payments from './migrations/0006-payments.ts';
import * as listing from './migrations/0010-listing.ts';
import * as contentAndSearch from './migrations/0011-content-and-search.ts';
import * as staleTiles from './migrations/0012-stale-tiles.ts';
import * as orderLifecycle from './migrations/0020-order-lifecycle.ts';
import * as paymentRows from './migrations/0021-payments.ts';
import * as anyStorefront from './migrations/0030-any-storefront.ts';
import * as rateLimits from './migrations/0040-rate-limits.ts';
import * as catalogueImports from './migrations/0041-catalogue-imports.ts';
import * as identity from './migrations/0050-identity.ts';
import * as refreshTokens from './migrations/0051-refresh-tokens.ts';
import * as agreedPayment from './migrations/0060-agreed-payment.ts';
import * as ordersByTime from './migrations/0061-orders-by-time.ts';
import * as newCartIds from './migrations/0062-new-cart-ids.ts';
import * as reservationExtensions from './migrations/0063-reservation-extensions.ts';
import * as certificates from './migrations/0064-certificates.ts';
import * as orderNumbersInCapitals from './migrations/0068-order-numbers-in-capitals.ts';
import * as addressVersions from './migrations/0069-address-versions.ts';
import * as passkeys from './migrations/0071-passkeys.ts';
import * as shipments from './migrations/0073-shipments.ts';
import * as returns from './migrations/0074-returns.ts';
import * as contactDetails from './migrations/0076-contact-details.ts';
import * as withdrawals from './migrations/0079-withdrawals.ts';
import * as cancellations from './migrations/0080-cancellations.ts';
import * as primeWaitingList from './migrations/0081-prime-waiting-list.ts';
import * as serviceForms from './migrations/0082-service-forms.ts';
import * as reviewsByMail from './migrations/0083-reviews-by-mail.ts';
import * as shortageIsSoldOut from './migrations/0087-shortage-is-sold-out.ts';
import * as trackingEvents from './migrations/0088-tracking-events.ts';
import * as wishlists from './migrations/0090-wishlists.ts';
import * as newsletter from './migrations/0091-newsletter.ts';
import * as accountDeletion from './migrations/0092-account-deletion.ts';
import * as primeOrders from './migrations/0093-prime-orders.ts';
import * as sharedLists from './migrations/0098-shared-lists.ts';
import * as productChanges from './migrations/0100-product-changes.ts';
import * as loggedOutSessions from './migrations/0103-logged-out-sessions.ts';
import * as primeWaitingListTold from './migrations/0108-prime-waiting-list-told.ts';
import * as walletSessions from './migrations/0110-wallet-sessions.ts';
import * as staffDecisions from './migrations/0117-staff-decisions.ts';
import * as classLists from './migrations/0130-class-lists.ts';
import * as stockAlerts from './migrations/0140-stock-alerts.ts';
import * as listName from './migrations/0151-list-name.ts';
import * as namesByPart from './migrations/0190-names-by-part.ts';
import * as listChanges from './migrations/0200-list-changes.ts';
import * as cacheChanges from './migrations/0210-cache-changes.ts';
import * as listInvitations from './migrations/0240-list-invitations.ts';
import * as automaticGifts from './migrations/0241-automatic-gifts.ts';
import * as catalogueLines from './migrations/0242-catalogue-lines.ts';
import * as returnOutcomes from './migrations/0250-return-outcomes.ts';
import * as orderSpeditionFields from './migrations/0251-order-spedition-fields.ts';
import * as returnComponentNames from './migrations/0252-return-component-names.ts';
import * as contractTerms from './migrations/0253-contract-terms.ts';
import * as cancelledYears from './migrations/0254-cancelled-years.ts';
import * as whoseReturnDraft from './migrations/0255-whose-return-draft.ts';
import * as rankedDocuments from './migrations/0256-ranked-documents.ts';
import * as fixedPriceLines from './migrations/0257-fixed-price-lines.ts';
import * as replacementParcels from './migrations/0258-replacement-parcels.ts';
import * as unpaidOrders from './migrations/0259-unpaid-orders.ts';
import * as newsletterAskedAgain from './migrations/0260-newsletter-asked-again.ts';
import * as whoLists from './migrations/0262-who-lists.ts';
import * as pendingPublications from './migrations/0263-pending-publications.ts';
import * as refusedMails from './migrations/0264-refused-mails.ts';
import * as unusedPictures from './migrations/0268-unused-pictures.ts';
import * as linesOutsideVoucher from './migrations/0270-lines-outside-voucher.ts';
import * as transfers from './migrations/0272-transfers.ts';
import * as provedMailboxes from './migrations/0277-proved-mailboxes.ts';
import * as foundByIndex from './migrations/0278-found-by-index.ts';
import * as customerNumbersOfInvoices from './migrations/0279-customer-numbers-of-invoices.ts';
import * as toldOfCarts from './migrations/0280-told-of-carts.ts';
import * as calledOffOrders from './migrations/0285-called-off-orders.ts';
import * as tokenOrder from './migrations/0286-token-order.ts';
import * as passwordMoments from './migrations/0287-password-moments.ts';
import * as formerEmails from './migrations/0288-former-emails.ts';
import * as yearsThatFollow from './migrations/0289-years-that-follow.ts';
import * as foldedQueries from './migrations/0292-folded-queries.ts';
import * as dueMessages from './migrations/0293-due-messages.ts';
import * as receiptTurns from './migrations/0294-receipt-turns.ts';
import * as mailTurnsOfOrders from './migrations/0295-mail-turns-of-orders.ts';
import * as waitingGifts from './migrations/0296-waiting-gifts.ts';

/** Every migration by its name; they run in the order of their names. A released one is never changed. */
const MIGRATIONS = {
  '0001-catalogue': catalogue,
  '0002-people': people,
  '0003-carts': carts,
  '0004-orders': orders,
  '0005-promotions': promotions,
  '0006-payments': payments,
  '0010-listing': listing,
  '0011-content-and-search': contentAndSearch,
  '0012-stale-tiles': staleTiles,
  '0020-order-lifecycle': orderLifecycle,
  '0021-payments': paymentRows,
  '0030-any-storefront': anyStorefront,
  '0040-rate-limits': rateLimits,
  '0041-catalogue-imports': catalogueImports,
  '0050-identity': identity,
  '0051-refresh-tokens': refreshTokens,
  '0060-agreed-payment': agreedPayment,
  '0061-orders-by-time': ordersByTime,
  '0062-new-cart-ids': newCartIds,
  '0063-reservation-extensions': reservationExtensions,
  '0064-certificates': certificates,
  '0068-order-numbers-in-capitals': orderNumbersInCapitals,
  '0069-address-versions': addressVersions,
  '0071-passkeys': passkeys,
  '0073-shipments': shipments,
  '0074-returns': returns,
  '0076-contact-details': contactDetails,
  '0079-withdrawals': withdrawals,
  '0080-cancellations': cancellations,
  '0081-prime-waiting-list': primeWaitingList,
  '0082-service-forms': serviceForms,
  '0083-reviews-by-mail': reviewsByMail,
  '0087-shortage-is-sold-out': shortageIsSoldOut,
  '0088-tracking-events': trackingEvents,
  '0090-wishlists': wishlists,
  '0091-newsletter': newsletter,
  '0092-account-deletion': accountDeletion,
  '0093-prime-orders': primeOrders,
  '0103-logged-out-sessions': loggedOutSessions,
  '0108-prime-waiting-list-told': primeWaitingListTold,
  '0110-wallet-sessions': walletSessions,
  '0117-staff-decisions': staffDecisions,
  '0130-class-lists': classLists,
  '0098-shared-lists': sharedLists,
  '0100-product-changes': productChanges,
  '0140-stock-alerts': stockAlerts,
  '0151-list-name': listName,
  '0190-names-by-part': namesByPart,
  '0200-list-changes': listChanges,
  '0210-cache-changes': cacheChanges,
  '0240-list-invitations': listInvitations,
  '0241-automatic-gifts': automaticGifts,
  '0242-catalogue-lines': catalogueLines,
  '0250-return-outcomes': returnOutcomes,
  '0251-order-spedition-fields': orderSpeditionFields,
  '0252-return-component-names': returnComponentNames,
  '0253-contract-terms': contractTerms,
  '0254-cancelled-years': cancelledYears,
  '0255-whose-return-draft': whoseReturnDraft,
  '0256-ranked-documents': rankedDocuments,
  '0257-fixed-price-lines': fixedPriceLines,
  '0258-replacement-parcels': replacementParcels,
  '0259-unpaid-orders': unpaidOrders,
  '0260-newsletter-asked-again': newsletterAskedAgain,
  '0262-who-lists': whoLists,
  '0263-pending-publications': pendingPublications,
  '0264-refused-mails': refusedMails,
  '0268-unused-pictures': unusedPictures,
  '0270-lines-outside-voucher': linesOutsideVoucher,
  '0272-transfers': transfers,
  '0277-proved-mailboxes': provedMailboxes,
  '0278-found-by-index': foundByIndex,
  '0279-customer-numbers-of-invoices': customerNumbersOfInvoices,
  '0280-told-of-carts': toldOfCarts,
  '0285-called-off-orders': calledOffOrders,
  '0286-token-order': tokenOrder,
  '0287-password-moments': passwordMoments,
  '0288-former-emails': formerEmails,
  '0289-years-that-follow': yearsThatFollow,
  '0292-folded-queries': foldedQueries,
  '0293-due-messages': dueMessages,
  '0294-receipt-turns': receiptTurns,
  '0295-mail-turns-of-orders': mailTurnsOfOrders,
  '0296-waiting-gifts': waitingGifts,
};

/** Any number that no other lock of the shop uses. */
const MIGRATION_LOCK = 7_201_100;

/**
 * Migrations of a later version that this one does not know. A version that is started again after an upgrade (a rollback) meets them: they only
 * added something, so it serves on, and they are passed over.
 */
const laterMigrations = async (transaction: Transaction): Promise<Record<string, Migration>> => {
  const { rows } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(
    transaction,
  );
  if (rows[0]?.table == null) return {};
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(transaction);
  const later = done.rows.filter(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  return Object.fromEntries(later.map(({ name }) => [name, { up: async () => undefined }]));
};

/** A table is held by somebody else, as by a dump (SQLSTATE `lock_not_available`). */
const TABLE_IS_HELD = '55P03';
/** Between two tries those who stood in line behind the first get their turn. */
const PAUSE_MS = 5_000;

type MigrateOptions = {
  /** Told of each try that ended because somebody else holds a table. */
  readonly onHeld?: () => void;
  /** How long a statement may stand in line for a table, and others behind it. */
  readonly lockTimeoutMs?: number;
  readonly pause?: () => Promise<unknown>;
};

const migrateOnce = (database: Database, lockTimeoutMs: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await lockForLong(transaction, MIGRATION_LOCK);
    await waitShortlyForTables(transaction, lockTimeoutMs);
    const migrations = { ...MIGRATIONS, ...(await laterMigrations(transaction)) };
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: async () => migrations },
      // Numbers are given to who works on something; what is ready first is run first.
      allowUnorderedMigrations: true,
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });

/**
 * Brings the database to the newest schema; waits as long as another process takes for it. Where somebody holds a table, as a dump does, all of it is
 * undone after a moment and tried again: waiting on would keep everybody from that table.
 */
export const migrate = async (database: Database, options: MigrateOptions = {}): Promise<void> => {
  const { lockTimeoutMs = LOCK_TIMEOUT_MS, pause = () => setTimeout(PAUSE_MS), onHeld = () => undefined } = options;
  for (;;) {
    try {
      return await migrateOnce(database, lockTimeoutMs);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === TABLE_IS_HELD)) throw error;
      onHeld();
      await pause();
    }
  }
};
