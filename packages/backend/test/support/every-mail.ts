// Puts a message of every kind that becomes a mail into the outbox, each about something that is really there.

import { DAY_MS } from '@tornister/domain/shared';
import type { Language } from '@tornister/domain/storefront';
import { json } from '../../src/database/columns.ts';
import { OUTBOX_MESSAGE, type OutboxMessage, post } from '../../src/orders/outbox.ts';
import { unguessableId } from '../../src/server/ids.ts';
import { deliverOrders, withEverything } from '../authorisation/member-with-everything.ts';
import { createOwner, type Owner } from '../authorisation/visitors.ts';
import { insertAccount } from './accounts.ts';
import type { TestShop } from './test-shop.ts';

/** These two talk to the payment provider. */
const NO_MAILS: readonly string[] = ['payment-capture', 'refund'];

/** The kinds of message that become a mail. */
export const MAIL_KINDS: readonly string[] = OUTBOX_MESSAGE.options
  .map(({ shape }) => shape.kind.value)
  .filter((kind) => !NO_MAILS.includes(kind))
  .sort();

type Row = Readonly<Record<string, unknown>>;
const BASE_URL = 'http://de.localhost:3000';

/** An order that is delivered, with a return; answers its ids. */
const orderWithReturn = async (shop: TestShop, owner: Owner) => {
  const { database } = shop.services;
  await deliverOrders(shop);
  const { order, orderLine, certificate } = await withEverything(shop, owner);
  const { id: returnId } = await database
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  return { order, orderLine, certificate, returnId };
};

/** Rows that no operation of these tests writes. */
const writeRows = async (
  { services: { database, now: clock } }: TestShop,
  language: Language,
  { orderId, lineId }: { orderId: string; lineId: string },
) => {
  const id = unguessableId();
  // What is old goes when a backend starts.
  const now = clock();
  const of = { store: 'de', language, base_url: BASE_URL };
  const insert = (
    table:
      | 'refunds'
      | 'review_submissions'
      | 'prime_waiting_list'
      | 'newsletter_subscriptions'
      | 'stock_alerts'
      | 'withdrawals'
      | 'cancellations',
    row: Row,
  ) =>
    database
      .insertInto(table)
      .values(row as never)
      .execute();
  await insert('refunds', {
    ...{ id, provider: 'sandbox', event_id: id, trans_id: id, order_id: orderId, amount_cents: 100, currency: 'EUR' },
    ...{ reason: 'called-off', state: 'done', requested_at: now, settled_at: now, provider_answer: null },
  });
  // The provider was asked for it, and has answered.
  await post(database, `refund:${id}`, { kind: 'refund', refundId: id }, now);
  await database.updateTable('outbox').set({ done_at: now }).where('key', '=', `refund:${id}`).execute();
  await insert('review_submissions', {
    ...{ id, order_line_id: lineId, product_id: 'ppen', language, rating: 4, author: 'Ada', title: 'Gut' },
    ...{ message: 'Schreibt <gut> & leise', created_at: now, published_at: null },
  });
  const place = { ...of, requested_at: now };
  await insert('prime_waiting_list', {
    id,
    ...place,
    email: `${id}@example.com`,
    confirmed_at: null,
    notified_at: null,
  });
  await insert('prime_waiting_list', {
    id: `${id}-open`,
    ...place,
    email: `open-${id}@example.com`,
    confirmed_at: now,
    notified_at: now,
  });
  for (const name of ['reads', 'leaves'])
    await insert('newsletter_subscriptions', {
      ...{ id: `${name}-${id}`, ...of, email: `${name}-${id}@example.com`, state: 'subscribed', source: 'form' },
      ...{ text_version: '1', requested_at: now, token_hash: null, token_expires_at: null },
      ...{ confirmed_at: now, unsubscribed_at: null },
    });
  const wish = { ...place, item_id: 'pen', confirmed_at: now };
  await insert('stock_alerts', {
    ...wish,
    id: `${id}-asked`,
    email: `asked-${id}@example.com`,
    confirmed_at: null,
    notified_at: null,
  });
  await insert('stock_alerts', { ...wish, id: `${id}-told`, email: `told-${id}@example.com`, notified_at: now });
  await insert('withdrawals', {
    ...{ id, idempotency_key: id, store: 'de', language, name: 'Gesa <Gast>', email: 'gesa@example.com' },
    ...{ order_number: '1', goods: 'Hefte & Stifte', order_id: orderId, received_at: now },
  });
  await insert('cancellations', {
    ...{ id, idempotency_key: id, store: 'de', language, account_id: null, ends_at: null, received_at: now },
    form: json({
      name: 'Paul',
      email: 'paul@example.com',
      contract: 'prime',
      reference: '',
      kind: 'ordinary',
      reason: '',
      endsOn: '',
    }),
  });
  return id;
};

/** Fills the outbox; answers the messages' keys. */
export const postEveryMail = async (shop: TestShop, language: Language): Promise<readonly string[]> => {
  const { database } = shop.services;
  const now = shop.services.now();
  const owner = await createOwner(shop);
  owner.shopper.headers['x-shop-language'] = language;
  const { order: orderId, orderLine, certificate: certificateId, returnId } = await orderWithReturn(shop, owner);
  await database.updateTable('orders').set({ language }).execute();
  // The money of an order by prepayment is what people have to pay back.
  const { unpaidOrderId } = owner.belongings;
  await database.updateTable('orders').set({ payment_id: 'VORKASSE' }).where('id', '=', unpaidOrderId).execute();
  const { account_id } = await database
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('users.account_id')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const accountId = account_id ?? '';
  const endsAt = now + DAY_MS;
  await database
    .updateTable('accounts')
    .set({
      customer_number: `number-of-${accountId}`,
      prime: json({
        ...{ status: 'ACTIVE', abo: true, startsAt: now, endsAt },
        renewal: { cents: 2_900, agreedAt: now, store: 'de', language, baseUrl: BASE_URL, announcedAt: 0 },
      }),
    })
    .where('id', '=', accountId)
    .execute();
  await database.updateTable('certificates').set({ account_id: accountId }).where('id', '=', certificateId).execute();
  const { email } = await database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { id: lineId } = await database
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', unpaidOrderId)
    .where('id', '<>', orderLine)
    .executeTakeFirstOrThrow();
  const id = await writeRows(shop, language, { orderId, lineId });
  // Good for as long as these tests let pass.
  const { id: invitationId } = await database
    .updateTable('wishlist_invitations')
    .set({ expires_at: now + 365 * DAY_MS })
    .where('wishlist_id', '=', owner.belongings.listId)
    .returning('id')
    .executeTakeFirstOrThrow();
  const form = { name: 'Nora <Neu>', email: `nora-${id}@example.com`, message: '<b>Hello</b> & thanks', orderId: null };
  await owner.shopper.call(
    'mutation($data:ContactFormInput!,$key:String!){sendContactFormMail(data:$data,key:$key,honeypotField:""){successful}}',
    { data: form, key: `key-${id}` },
  );
  const ofShop = { store: 'de', language, baseUrl: BASE_URL };
  const ofAccount = { accountId, ...ofShop };
  const unproved = `unproved-${id}`;
  await insertAccount(database, { id: unproved, email: `${unproved}@example.com`, mailbox_proved_at: null });
  const messages: readonly OutboxMessage[] = [
    { kind: 'order-cancelled', orderId },
    { kind: 'invoice-sent', orderId },
    { kind: 'return-settled', returnId, outcome: 'refunded', cents: 100 },
    { kind: 'return-to-pay-back', returnId, cents: 100 },
    { kind: 'cancelled-to-pay-back', orderId: unpaidOrderId },
    { kind: 'refund-mail', refundId: id },
    { kind: 'refund-refused', refundId: id },
    { kind: 'withdrawal-receipt', withdrawalId: id },
    { kind: 'withdrawal-notice', withdrawalId: id },
    { kind: 'cancellation-receipt', cancellationId: id },
    { kind: 'cancellation-notice', cancellationId: id },
    { kind: 'prime-waiting-list', key: `waiting:${id}`, placeId: id },
    { kind: 'prime-open', key: `open:${id}`, placeId: `${id}-open` },
    { kind: 'prime-ending', key: `ending:${id}`, orderId, endsAt },
    { kind: 'prime-renewing', key: `renewing:${id}`, accountId, endsAt },
    { kind: 'welcome', ...ofAccount },
    { kind: 'certificate', certificateId, language },
    { kind: 'password-reminder', messageId: id, name: email, ...ofShop },
    { kind: 'password-changed', key: `password:${id}`, ...ofAccount },
    { kind: 'review', submissionId: id },
    { kind: 'passkey-changed', key: `passkey:${id}`, change: 'added', name: 'Mein <Laptop>', ...ofAccount },
    { kind: 'email-change', messageId: id, email: `new-${id}@example.com`, ...ofAccount },
    { kind: 'email-confirmation', messageId: `own-${id}`, ...ofShop, accountId: unproved },
    { kind: 'email-changed', key: `email:${id}`, oldEmail: `old-${id}@example.com`, ...ofAccount },
    { kind: 'account-deletion', key: `deletion:${id}`, dueAt: now + DAY_MS, ...ofAccount },
    { kind: 'account-kept', key: `kept:${id}`, ...ofAccount },
    { kind: 'newsletter-confirmation', messageId: id, email: `wants-${id}@example.com`, source: 'form', ...ofShop },
    { kind: 'stock-alert', key: `stock-alert:${id}`, alertId: `${id}-asked` },
    { kind: 'stock-back', key: `stock-back:${id}`, alertId: `${id}-told`, notifiedAt: now },
    { kind: 'list-invitation', key: `invitation:${id}`, invitationId, ...ofShop },
    { kind: 'newsletter-welcome', subscriptionId: `reads-${id}` },
    { kind: 'newsletter-unsubscription', messageId: id, email: `leaves-${id}@example.com`, houseNr: '3', ...ofShop },
  ];
  for (const message of messages) await post(database, `${message.kind}:every:${id}`, message, now);
  const rows = await database.selectFrom('outbox').select('key').where('done_at', 'is', null).orderBy('id').execute();
  return rows.map(({ key }) => key);
};
