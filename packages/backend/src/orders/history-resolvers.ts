// Resolvers of the orders that a customer has placed: the list, the years to choose from, one of them.

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { orderWithdrawal } from '../contracts/order-withdrawal.ts';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { InvoiceFormat, Resolvers } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { refundOf, refundsOf, showRefund } from '../payment/refunds.ts';
import { returnsOf } from '../returns/read-returns.ts';
import { readCameBack } from '../returns/returnable-pieces.ts';
import { showReturn } from '../returns/show-return-order.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { callOff, transferBackOf } from './call-off.ts';
import { findVisibleOrder, type OrderWanted } from './find-order.ts';
import { invoiceFile } from './invoice-file.ts';
import { invoiceFormats, readInvoice } from './invoices.ts';
import { listOrders, type OrdersWanted, orderYears } from './list-orders.ts';
import { linesOf } from './read-order.ts';
import { readParcels } from './shipments.ts';
import { deliveredOf, showDetails, showSummary } from './show-orders.ts';

const orders = (context: RequestContext, wanted: OrdersWanted): ResultAsync<Answer<'OrdersPage'>, Refusal> =>
  safeTry(async function* () {
    const { database, storefront, now } = context;
    const { userId } = yield* requireMember(context);
    const found = await listOrders(database, { userId, store: storefront.store, now: now() }, wanted);
    const lines = await linesOf(
      database,
      found.orders.map(({ id }) => id),
    );
    const parcels = await readParcels(database, lines);
    const returns = await returnsOf(
      database,
      found.orders.map(({ id }) => id),
    );
    const cameBack = await readCameBack(database, lines, returns);
    return ok({
      orders: found.orders.map((order) => showSummary(order, parcels.get(order.id) ?? [], cameBack, context)),
      pageInfo: found.pageInfo,
    });
  });

const years = (context: RequestContext): ResultAsync<number[], Refusal> =>
  safeTry(async function* () {
    const { userId } = yield* requireMember(context);
    return ok([...(await orderYears(context.database, { userId, store: context.storefront.store }))]);
  });

const details = (context: RequestContext, wanted: OrderWanted): ResultAsync<Answer<'OrderDetails'> | null, Refusal> =>
  safeTry(async function* () {
    const order = yield* await findVisibleOrder(context, wanted);
    if (order === undefined) return ok(null);
    const { database, storefront, now } = context;
    const lines = await linesOf(database, [order.id]);
    const parcels = (await readParcels(database, lines)).get(order.id) ?? [];
    const returns = await returnsOf(database, [order.id]);
    const refunds = await refundsOf(database, order.id);
    const byHand = transferBackOf(order);
    return ok({
      ...showDetails(order, parcels, await readCameBack(database, lines, returns), context),
      invoiceFormats: [...invoiceFormats(order, await readInvoice(database, order.id))],
      returns: returns.map((written) => showReturn(written, { order, lines, refunds }, storefront.language)),
      refunds: [
        ...(byHand === undefined ? [] : [byHand]),
        ...refunds.filter(({ reason }) => reason !== 'returned').map(refundOf),
      ].map(showRefund),
      withdrawal: await orderWithdrawal(database, order, { parcels: deliveredOf(order, parcels), now: now() }),
    });
  });

const invoice = (
  context: RequestContext,
  wanted: OrderWanted,
  format: InvoiceFormat,
): ResultAsync<Answer<'InvoiceFile'> | null, Refusal> =>
  safeTry(async function* () {
    const { database, settings } = context;
    const order = yield* await findVisibleOrder(context, wanted);
    const file =
      order &&
      (await invoiceFile({ database, accounts: settings.bankAccounts, seller: settings.seller }, order, format));
    return ok(file ? { ...file, base64: Buffer.from(file.content).toString('base64') } : null);
  });

const OUTCOMES = { cancelled: 'CANCELLED', 'too-late': 'TOO_LATE' } as const;

export const historyQueries: Pick<
  NonNullable<Resolvers['Query']>,
  'getOrdersV2' | 'getOrderYears' | 'getOrderDetailsV2' | 'getInvoice'
> = {
  getOrdersV2: (_parent, { page, searchText, dateFilter }, context) =>
    answered(orders(context, { page, searchText: searchText ?? '', dateFilter })),
  getOrderYears: (_parent, _arguments, context) => answered(years(context)),
  getOrderDetailsV2: (_parent, { orderId, token }, context) => answered(details(context, { orderId, token })),
  getInvoice: (_parent, { orderId, token, format }, context) => answered(invoice(context, { orderId, token }, format)),
};

export const historyMutations: Pick<NonNullable<Resolvers['Mutation']>, 'cancelOrder'> = {
  cancelOrder: async (_parent, { orderId, token }, context) => {
    const outcome = await answered(callOff(context, { orderId, token }));
    return outcome === undefined ? null : OUTCOMES[outcome];
  },
};
