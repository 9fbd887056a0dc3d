// Every table that holds something about a member: what of it is exported, and what becomes of it when the account is deleted. A test walks
// the database, so that no table is forgotten. Source: GDPR Art. 15, 17, 20.

import { DAY_MS } from '@tornister/domain/shared';
import { LIST_INVITATION_MS } from '@tornister/domain/wishlist';
import { type RawBuilder, sql } from 'kysely';
import type { FormerEmail } from './former-emails.ts';

/** Whose data it is; e-mail addresses only where the mailbox is proved to be theirs. */
export type Subject = {
  readonly accountId: string;
  readonly userId: string | null;
  readonly email: string | undefined;
  readonly formerEmails: readonly FormerEmail[];
};

export type PersonalTable = {
  readonly table: string;
  /** Which of its rows are the member's. */
  readonly isOf: (subject: Subject) => RawBuilder<boolean>;
  /** Columns that no export shows: secrets, and what is only for the shop. */
  readonly hidden?: readonly string[];
  /**
   * `deleted` with the account; `kept`, because the law asks for it: orders, what was delivered, paid and sent back, and invoices (§ 257 HGB,
   * § 147 AO); `last`: the rows of the person itself, after all others.
   */
  readonly atDeletion: 'deleted' | 'kept' | 'last';
};

const byUser = ({ userId }: Subject): RawBuilder<boolean> => sql`user_id = ${userId}`;
const byAccount = ({ accountId }: Subject): RawBuilder<boolean> => sql`account_id = ${accountId}`;

const anyOf = (parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join([sql`false`, ...parts], sql` or `)})`;

/** By the address that they have now, and by those from before as long as they had them: what came later (`moment`) may be somebody else's. */
const byAddress =
  (column: RawBuilder<unknown>, moment: RawBuilder<unknown>) =>
  ({ email, formerEmails }: Subject): RawBuilder<boolean> =>
    anyOf([
      ...(email === undefined ? [] : [sql<boolean>`${column} = ${email}`]),
      ...formerEmails.map(
        ({ email: former, leftAt }) => sql<boolean>`(${column} = ${former} and ${moment} <= ${leftAt})`,
      ),
    ]);
const byEmail = (moment: string) => byAddress(sql`lower(email)`, sql.ref(moment));
const byInvitedEmail = byAddress(sql`lower(email)`, sql`expires_at - ${sql.lit(LIST_INVITATION_MS)}`);
const byRecipient = byAddress(sql`recipient`, sql`sent_at`);
const byDeclaredEmail = byAddress(sql`lower(form->>'email')`, sql`received_at`);
const byWrittenEmail = byAddress(sql`lower(coalesce(form->>'email', form->'address'->>'email'))`, sql`created_at`);

/** What a member wrote while logged in is theirs, whichever address they typed; anything else is of whose mailbox was typed. */
const isOfNoOtherMember = sql<boolean>`not exists (
  select 1 from users where users.id = service_requests.user_id and users.account_id is not null)`;

/** So long the mail is tried that tells an address that it was left, and a day. */
const LEAVING_MS = 8 * DAY_MS;
const isWordOfLeaving = ({ formerEmails }: Subject): RawBuilder<boolean> =>
  anyOf(
    formerEmails.map(
      ({ email, leftAt }) =>
        sql<boolean>`(recipient = ${email} and key like 'email-changed:%' and sent_at between ${leftAt} and ${leftAt + LEAVING_MS})`,
    ),
  );
const byOrder = ({ userId }: Subject): RawBuilder<boolean> =>
  sql`order_id in (select id from orders where user_id = ${userId})`;

const ofOwnLine = ({
  userId,
}: Subject): RawBuilder<boolean> => sql`order_line_id in (select order_lines.id from order_lines
  inner join orders on orders.id = order_lines.order_id where orders.user_id = ${userId})`;

/** In the order in which they are deleted. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'cart_lines',
    isOf: ({ userId }) => sql`cart_id in (select id from carts where user_id = ${userId})`,
    atDeletion: 'deleted',
  },
  {
    table: 'wallet_sessions',
    isOf: ({ userId }) => sql`cart_id in (select id from carts where user_id = ${userId})`,
    hidden: ['id', 'cart_id'],
    atDeletion: 'deleted',
  },
  { table: 'carts', isOf: byUser, hidden: ['id', 'version'], atDeletion: 'deleted' },
  // Carts name addresses, ordered ones too.
  { table: 'addresses', isOf: byUser, atDeletion: 'deleted' },
  {
    table: 'refresh_tokens',
    isOf: ({ userId }) => sql`session_id in (select id from sessions where user_id = ${userId})`,
    hidden: ['hash', 'session_id'],
    atDeletion: 'deleted',
  },
  { table: 'sessions', isOf: byUser, hidden: ['id'], atDeletion: 'deleted' },
  { table: 'passkeys', isOf: byAccount, hidden: ['public_key', 'credential_id', 'counter'], atDeletion: 'deleted' },
  { table: 'one_time_tokens', isOf: byAccount, hidden: ['hash'], atDeletion: 'deleted' },
  {
    table: 'newsletter_subscriptions',
    isOf: byEmail('requested_at'),
    hidden: ['token_hash', 'id'],
    atDeletion: 'deleted',
  },
  { table: 'stock_alerts', isOf: byEmail('requested_at'), hidden: ['id'], atDeletion: 'deleted' },
  { table: 'wishlist_comments', isOf: byUser, atDeletion: 'deleted' },
  {
    table: 'wishlist_entries',
    isOf: ({ userId }) => sql`wishlist_id in (select id from wishlists where user_id = ${userId})`,
    atDeletion: 'deleted',
  },
  {
    table: 'wishlist_links',
    isOf: ({ userId }) => sql`wishlist_id in (select id from wishlists where user_id = ${userId})`,
    hidden: ['token'],
    atDeletion: 'deleted',
  },
  // Those that the member has sent, and those that wait for the member: whose list they lead to is not told.
  {
    table: 'wishlist_invitations',
    isOf: (subject) => sql`(${byUser(subject)} or ${byInvitedEmail(subject)})`,
    hidden: ['id', 'user_id', 'wishlist_id'],
    atDeletion: 'deleted',
  },
  // On lists of others; who is on the own ones goes with these.
  { table: 'wishlist_members', isOf: byUser, atDeletion: 'deleted' },
  { table: 'wishlists', isOf: byUser, atDeletion: 'deleted' },
  // Without what families have promised: it is theirs, tells nothing of the member, and goes with the rows.
  {
    table: 'class_list_entries',
    isOf: ({ userId }) => sql`class_list_id in (select id from class_lists where user_id = ${userId})`,
    atDeletion: 'deleted',
  },
  { table: 'class_lists', isOf: byUser, hidden: ['link_seed', 'link_hash'], atDeletion: 'deleted' },
  // Who wrote without an account may have been a guest, whose id opens what is theirs.
  {
    table: 'service_requests',
    isOf: (subject) => sql`(${byUser(subject)} or (${byWrittenEmail(subject)} and ${isOfNoOtherMember}))`,
    hidden: ['user_id'],
    atDeletion: 'deleted',
  },
  { table: 'prime_waiting_list', isOf: byEmail('requested_at'), atDeletion: 'deleted' },
  { table: 'competition_entries', isOf: byEmail('created_at'), atDeletion: 'deleted' },
  // How many found a review helpful stays counted: a number is nobody's.
  { table: 'review_votes', isOf: byUser, atDeletion: 'deleted' },
  // A review that is shown has the id of what was written; products are rated anew when it goes.
  {
    table: 'reviews',
    isOf: (subject) => sql`id in (select id from review_submissions where ${ofOwnLine(subject)})`,
    atDeletion: 'deleted',
  },
  { table: 'review_submissions', isOf: ofOwnLine, atDeletion: 'deleted' },
  // The files themselves go before their rows.
  {
    table: 'certificates',
    isOf: ({ accountId, userId }) => sql`(account_id = ${accountId} or user_id = ${userId})`,
    atDeletion: 'deleted',
  },
  // Which were sent, not what they say or bring: their links set passwords, open orders and end newsletters, whoever has them.
  {
    table: 'mails',
    isOf: (subject) => sql`(${byRecipient(subject)} or ${isWordOfLeaving(subject)})`,
    hidden: ['html', 'text', 'attachments', 'list_unsubscribe', 'key'],
    atDeletion: 'deleted',
  },
  { table: 'former_emails', isOf: byAccount, atDeletion: 'deleted' },
  { table: 'orders', isOf: byUser, hidden: ['cart_id', 'next_cart_id', 'terms_id'], atDeletion: 'kept' },
  { table: 'order_lines', isOf: byOrder, atDeletion: 'kept' },
  { table: 'shipments', isOf: byOrder, atDeletion: 'kept' },
  {
    table: 'shipment_lines',
    isOf: ({ userId }) => sql`shipment_id in (select shipments.id from shipments
      inner join orders on orders.id = shipments.order_id where orders.user_id = ${userId})`,
    atDeletion: 'kept',
  },
  { table: 'invoices', isOf: byOrder, atDeletion: 'kept' },
  { table: 'payments', isOf: byOrder, atDeletion: 'kept' },
  { table: 'payment_events', isOf: byOrder, atDeletion: 'kept' },
  { table: 'refunds', isOf: byOrder, atDeletion: 'kept' },
  { table: 'returns', isOf: byOrder, atDeletion: 'kept' },
  {
    table: 'return_items',
    isOf: ({ userId }) => sql`return_id in (select returns.id from returns
      inner join orders on orders.id = returns.order_id where orders.user_id = ${userId})`,
    atDeletion: 'kept',
  },
  { table: 'return_images', isOf: byOrder, hidden: ['preview'], atDeletion: 'kept' },
  { table: 'return_drafts', isOf: byOrder, atDeletion: 'kept' },
  // Declarations with legal effect: their receipts prove when they came (§ 312k, § 356a BGB).
  {
    table: 'withdrawals',
    isOf: (subject) => sql`(${byEmail('received_at')(subject)} or ${byOrder(subject)})`,
    hidden: ['idempotency_key'],
    atDeletion: 'kept',
  },
  {
    table: 'cancellations',
    isOf: (subject) => sql`(${byAccount(subject)} or (account_id is null and ${byDeclaredEmail(subject)}))`,
    hidden: ['idempotency_key'],
    atDeletion: 'kept',
  },
  { table: 'users', isOf: byAccount, hidden: ['id'], atDeletion: 'last' },
  { table: 'accounts', isOf: ({ accountId }) => sql`id = ${accountId}`, hidden: ['password_hash'], atDeletion: 'last' },
];
