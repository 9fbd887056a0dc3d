// Writes the orders that a shop's records give its people: each is priced and written by the same code as an order that is placed, at a moment in the past,
// and its parcels are as far as its record says.

import { needsRedirect, paymentIdOf } from '@tornister/domain/checkout';
import { isRatingLinkGood } from '@tornister/domain/forms';
import type { OrderLifecycle } from '@tornister/domain/orders';
import { DAY_MS, HOUR_MS, type Instant, instantOf, type UserId } from '@tornister/domain/shared';
import { firstProfileFor, languageOf, profileOf } from '@tornister/domain/storefront';
import type { AccountOrderRecord, AccountRecord } from '../auth/account-record.ts';
import { readContents } from '../cart/cart-contents.ts';
import { newLine, openDraft, saveDraft } from '../cart/cart-draft.ts';
import { createCart } from '../cart/own-cart.ts';
import type { Transaction } from '../database/database.ts';
import type { RequestStorefront } from '../graphql/context.ts';
import { STEP_AFTER_MS, trackingCodeOf } from './clock-warehouse.ts';
import { issueInvoice } from './invoices.ts';
import { postConfirmation } from './outbox.ts';
import { announceParcel, askForReview, markStep } from './parcels.ts';
import { linesOf } from './read-order.ts';
import { takeStock } from './stock.ts';
import { writeOrder } from './write-order.ts';

/** Somebody of a shop's records, who has an account and an id by now. */
export type Customer = { readonly account: AccountRecord; readonly userId: UserId; readonly baseUrl: string };

/** Writes the orders of an account, the oldest first. */
export const importOrders = async (transaction: Transaction, customer: Customer, now: Instant): Promise<void> => {
  const oldestFirst = customer.account.orders.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const record of oldestFirst) await importOrder(transaction, customer, record, now);
};

/** The shop in which they order. */
export const storefrontOf = ({ account, baseUrl }: Customer): RequestStorefront => {
  const isB2b = account.kind === 'business';
  const { store, languages } = account.store === undefined ? firstProfileFor({ isB2b }) : profileOf(account.store);
  return { store, language: languageOf(languages[0].locale), isB2b, sellsPrime: false, baseUrl };
};

const lifecycleOf = ({ status, paymentId }: AccountOrderRecord): OrderLifecycle => {
  if (status === 'cancelled') return { order: 'cancelled', payment: 'cancelled' };
  const isPaid = needsRedirect(paymentIdOf(paymentId));
  return { order: 'placed', payment: isPaid ? 'paid' : 'not-required' };
};

const importOrder = async (
  transaction: Transaction,
  customer: Customer,
  record: AccountOrderRecord,
  now: Instant,
): Promise<void> => {
  const orderedAt = instantOf(now - record.daysAgo * DAY_MS - HOUR_MS);
  const shop = { storefront: storefrontOf(customer), now: () => orderedAt };
  const cartId = await fillCart(transaction, shop, customer.userId, record);
  const cart = await transaction.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
  const contents = await readContents(shop, transaction, cart);
  const { billing } = contents.delivery;
  if (contents.lines.length === 0 || billing === undefined) return;
  const lifecycle = lifecycleOf(record);
  const orderId = await writeOrder(shop, transaction, {
    contents,
    billing,
    recipient: { email: billing.email, turnWindow: null },
    paymentId: paymentIdOf(record.paymentId),
    lifecycle,
    nextCartId: await createCart(shop, transaction, customer.userId),
  });
  const cancelledAt = lifecycle.order === 'cancelled' ? orderedAt + HOUR_MS : null;
  await transaction
    .updateTable('orders')
    .set({ number: Number(record.number), cancelled_at: cancelledAt })
    .where('id', '=', orderId)
    .execute();
  await transaction
    .updateTable('carts')
    .set({ submitted_at: orderedAt, updated_at: orderedAt })
    .where('id', '=', cartId)
    .execute();
  if (lifecycle.order === 'cancelled') return;
  await takeStock(
    transaction,
    contents.lines.map(({ goods, quantity }) => ({ itemId: goods.itemId, quantity })),
  );
  await noteConfirmed(transaction, orderId, orderedAt);
  await sendParcels(transaction, orderId, { record, orderedAt, now });
};

const fillCart = async (
  transaction: Transaction,
  shop: { readonly storefront: RequestStorefront; readonly now: () => Instant },
  userId: UserId,
  record: AccountOrderRecord,
): Promise<string> => {
  const addresses = await transaction
    .selectFrom('addresses')
    .select(['id', 'use'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const billing = addresses.find(({ use }) => use === 'billing') ?? addresses[0];
  const cartId = await createCart(shop, transaction, userId, {
    billing_address_id: billing?.id ?? null,
    shipping_address_id: addresses.find(({ use }) => use === 'shipping')?.id ?? null,
  });
  await transaction
    .updateTable('carts')
    .set({ order_comment: record.comment ?? null, order_reference: record.reference ?? null })
    .where('id', '=', cartId)
    .execute();
  const draft = await openDraft(transaction, { id: cartId, voucher_code: null, waiting_gift: null });
  for (const { itemId, quantity } of record.lines)
    newLine(cartId, draft, { item_id: itemId, quantity, kind: 'normal' });
  await saveDraft(transaction, cartId, draft, shop.now());
  return cartId;
};

/** Notes that the confirmation was sent when the order was placed, long ago. */
export const noteConfirmed = async (transaction: Transaction, orderId: string, orderedAt: Instant): Promise<void> => {
  await postConfirmation(transaction, orderId, orderedAt);
  await transaction
    .updateTable('outbox')
    .set({ done_at: orderedAt, attempts: 1 })
    .where('key', '=', `order-confirmation:${orderId}`)
    .execute();
};

type Sending = { readonly record: AccountOrderRecord; readonly orderedAt: Instant; readonly now: Instant };

/** One parcel with what was sent; what was not is announced now, as goods that have just come in. */
const sendParcels = async (
  transaction: Transaction,
  orderId: string,
  { record, orderedAt, now }: Sending,
): Promise<void> => {
  const order = await transaction.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const lines = (await linesOf(transaction, [orderId])).map((line) => ({ line, quantity: line.quantity }));
  const isSent = ({ line }: (typeof lines)[number]): boolean =>
    record.lines.some(({ itemId, isShipped }) => isShipped && itemId === line.item_id);
  const sent = lines.filter(isSent);
  const waiting = lines.filter((line) => !isSent(line));
  if (sent.length === 0) return;
  const parcel = await announceParcel(transaction, { order, position: 0, lines: sent, announcedAt: orderedAt });
  for (const step of ['packed', 'sent', 'delivered'] as const) {
    const at = instantOf(orderedAt + STEP_AFTER_MS[step]);
    if (at > now) break;
    await markStep(transaction, parcel.id, step, at, step === 'sent' ? trackingCodeOf(parcel) : undefined);
    if (step === 'delivered' && isRatingLinkGood(at, now)) await askForReview(transaction, parcel.id, at);
  }
  if (waiting.length > 0) await announceParcel(transaction, { order, position: 1, lines: waiting, announcedAt: now });
  else await issueInvoice(transaction, orderId, instantOf(orderedAt + STEP_AFTER_MS.sent));
};
