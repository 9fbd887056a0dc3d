// What leaves the shop is written down in the transaction that causes it, under a key that exists once, and sent afterwards.

import { RETURN_OUTCOMES } from '@tornister/domain/returns';
import { z } from 'zod';
import { json } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

/** The shop that a mail about an account speaks for. */
const OF_SHOP = { store: z.string(), language: z.string(), baseUrl: z.string() };

/** When somebody asked for it, however late it is sent: what was asked for since is newer. Absent in messages from before it was told. */
const ASKED = { askedAt: z.number().optional() };

/** A cancellation, and the one that waited for the staff with the same charged year when it came. */
const OF_CANCELLATION = { cancellationId: z.string(), declaredBefore: z.string().optional() };

/** Who has cancelled a placed order, or asked the staff to. */
export const CANCELLED_BY = ['customer', 'shop'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** What can stand in the outbox; the payload is the message without its kind. */
export const OUTBOX_MESSAGE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-confirmation'), orderId: z.string() }),
  /** Tells the customer that a parcel is on its way, or whom the delivery address names for that. */
  z.object({ kind: z.literal('parcel-sent'), shipmentId: z.string() }),
  /** Brings the invoice to who has ordered, where the mail about the parcel goes to somebody else. */
  z.object({ kind: z.literal('invoice-sent'), orderId: z.string() }),
  /** Tells the customer that the order is cancelled; where nothing is said of who did it, the customer. */
  z.object({ kind: z.literal('order-cancelled'), orderId: z.string(), by: z.enum(CANCELLED_BY).optional() }),
  /** Tells the customer that a return is announced, with its labels. */
  z.object({ kind: z.literal('return-announced'), returnId: z.string() }),
  /** Tells the staff what comes back, and why. */
  z.object({ kind: z.literal('return-to-check'), returnId: z.string() }),
  /** Tells the customer what became of a return. */
  z.object({
    kind: z.literal('return-settled'),
    returnId: z.string(),
    outcome: z.enum(RETURN_OUTCOMES),
    cents: z.number(),
  }),
  /** Tells the staff what was credited for a return, which no payment provider pays back. */
  z.object({ kind: z.literal('return-to-pay-back'), returnId: z.string(), cents: z.number() }),
  /** Tells the staff of a cancelled order whose money may have come by transfer. */
  z.object({ kind: z.literal('cancelled-to-pay-back'), orderId: z.string() }),
  /** Takes money that the provider has reserved. */
  z.object({ kind: z.literal('payment-capture'), transId: z.string() }),
  /** Asks the provider to pay money back. */
  z.object({ kind: z.literal('refund'), refundId: z.string() }),
  /** Tells the shopper that money went back. */
  z.object({ kind: z.literal('refund-mail'), refundId: z.string() }),
  /** Tells the staff of money that the provider will not pay back. */
  z.object({ kind: z.literal('refund-refused'), refundId: z.string() }),
  /** Tells a consumer that a withdrawal has come, with what it says and when it came. */
  z.object({ kind: z.literal('withdrawal-receipt'), withdrawalId: z.string() }),
  /** Tells the staff of a withdrawal. */
  z.object({ kind: z.literal('withdrawal-notice'), withdrawalId: z.string() }),
  /** Tells a consumer that a cancellation has come, and the staff of it. */
  z.object({ kind: z.literal('cancellation-receipt'), ...OF_CANCELLATION }),
  z.object({ kind: z.literal('cancellation-notice'), ...OF_CANCELLATION }),
  /** Asks whether a place on the waiting list of the prime membership is meant. */
  z.object({ kind: z.literal('prime-waiting-list'), key: z.string(), placeId: z.string() }),
  /** Tells somebody on that list that it can be bought. */
  z.object({ kind: z.literal('prime-open'), key: z.string(), placeId: z.string() }),
  /** Tells a member that the membership ends soon, or has ended; the order is the one that bought it. */
  z.object({ kind: z.literal('prime-ending'), key: z.string(), orderId: z.string(), endsAt: z.number() }),
  /** Tells a member when the membership renews by itself, for how much, and how that is ended. */
  z.object({ kind: z.literal('prime-renewing'), key: z.string(), accountId: z.string(), endsAt: z.number() }),
  /** Welcomes the owner of a new account. */
  z.object({ kind: z.literal('welcome'), accountId: z.string(), ...ASKED, ...OF_SHOP }),
  /** Tells the staff of a certificate that came with a registration. */
  z.object({ kind: z.literal('certificate'), certificateId: z.string(), language: z.string() }),
  /** Sends whoever logs in by this name, if anybody does, a link to set a new password. */
  z.object({ kind: z.literal('password-reminder'), messageId: z.string(), name: z.string(), ...ASKED, ...OF_SHOP }),
  /** Tells the owner of an account that its password was changed. */
  z.object({ kind: z.literal('password-changed'), key: z.string(), accountId: z.string(), ...OF_SHOP }),
  /** Asks the buyer to review what was delivered. */
  z.object({ kind: z.literal('rating-request'), shipmentId: z.string() }),
  /** Tells the staff of a review that waits. */
  z.object({ kind: z.literal('review'), submissionId: z.string() }),
  /** Tells the staff of what somebody wrote by a form of the service pages, or its sender that it has arrived. */
  z.object({
    kind: z.literal('service-request'),
    requestId: z.string(),
    recipient: z.enum(['staff', 'sender']),
  }),
  /** Tells the owner of an account that a passkey was added or removed. */
  z.object({
    kind: z.literal('passkey-changed'),
    key: z.string(),
    accountId: z.string(),
    change: z.enum(['added', 'removed']),
    name: z.string(),
    ...OF_SHOP,
  }),
  /** Sends a link to the new e-mail address of an account, which confirms it. */
  z.object({
    kind: z.literal('email-change'),
    messageId: z.string(),
    accountId: z.string(),
    email: z.string(),
    ...ASKED,
    ...OF_SHOP,
  }),
  /** Sends a link to the e-mail address of an account, which confirms it. */
  z.object({
    kind: z.literal('email-confirmation'),
    messageId: z.string(),
    accountId: z.string(),
    ...ASKED,
    ...OF_SHOP,
  }),
  /** Tells the old e-mail address of an account that another one has taken its place. */
  z.object({
    kind: z.literal('email-changed'),
    key: z.string(),
    accountId: z.string(),
    oldEmail: z.string(),
    ...OF_SHOP,
  }),
  /** Tells the owner when the account will be deleted; a late one, whether it still will. */
  z.object({
    kind: z.literal('account-deletion'),
    key: z.string(),
    accountId: z.string(),
    dueAt: z.number(),
    isLate: z.literal(true).optional(),
    ...OF_SHOP,
  }),
  /** Tells the owner that the account is kept after all. */
  z.object({ kind: z.literal('account-kept'), key: z.string(), accountId: z.string(), ...OF_SHOP }),
  /** Asks the owner of a mailbox whether they want the newsletter. */
  z.object({
    kind: z.literal('newsletter-confirmation'),
    messageId: z.string(),
    email: z.string(),
    source: z.enum(['form', 'order', 'competition']),
    ...ASKED,
    ...OF_SHOP,
  }),
  /** The first mail of the newsletter. */
  z.object({ kind: z.literal('newsletter-welcome'), subscriptionId: z.string() }),
  /** Asks the owner of a mailbox whether they want to hear when an article is back. */
  z.object({ kind: z.literal('stock-alert'), key: z.string(), alertId: z.string() }),
  /** Tells that it is; the moment is that at which the mail was ordered, so that an older order of it is known as one. */
  z.object({ kind: z.literal('stock-back'), key: z.string(), alertId: z.string(), notifiedAt: z.number() }),
  /** Invites somebody to a list. */
  z.object({ kind: z.literal('list-invitation'), key: z.string(), invitationId: z.string(), ...OF_SHOP }),
  /** Unsubscribes whoever is known by this house number, and tells the mailbox, unless that has had enough mails. */
  z.object({
    kind: z.literal('newsletter-unsubscription'),
    messageId: z.string(),
    email: z.string(),
    houseNr: z.string(),
    isSilent: z.boolean().optional(),
    ...ASKED,
    ...OF_SHOP,
  }),
]);
export type OutboxMessage = Readonly<z.infer<typeof OUTBOX_MESSAGE>>;

/** Writes a message down; one with the same key is there only once. */
export const post = async (
  database: Database,
  key: string,
  message: OutboxMessage,
  notBefore: number,
): Promise<void> => {
  const { kind, ...payload } = message;
  await database
    .insertInto('outbox')
    .values({
      kind,
      key,
      payload: json(payload),
      next_attempt_at: notBefore,
      due_at: notBefore,
      done_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
};

/** Every order gets one confirmation. */
export const postConfirmation = (database: Database, orderId: string, now: number): Promise<void> =>
  post(database, `order-confirmation:${orderId}`, { kind: 'order-confirmation', orderId }, now);

/** Tells the customer that an order is cancelled, once for each order. */
export const postCancelled = (database: Database, orderId: string, by: CancelledBy, now: number): Promise<void> =>
  post(database, `order-cancelled:${orderId}`, { kind: 'order-cancelled', orderId, by }, now);
