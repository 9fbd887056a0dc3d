// Sends the shopper to the provider of the chosen method. The order, its stock and its payment are written and committed by then: a
// provider is never talked to inside a transaction. Source: spec 2 §4 "Submit", §3 "Submit result".

import {
  EXPRESS_WALLET,
  ORDER_CANCELLED_MESSAGE,
  PAYMENT_ERROR_MESSAGE,
  paymentIdOf,
} from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { isFinal } from '@tornister/domain/orders';
import { errAsync, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { findTakenOver } from '../checkout/wallet/wallet-sessions.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { lifecycleOf, type OrderRow } from '../orders/advance-order.ts';
import { reopenCart } from '../orders/cancel-order.ts';
import { lockOwnOrder } from '../orders/own-order.ts';
import { paymentsOf } from './payment-rows.ts';
import type { NextStep, ProviderFailure } from './provider.ts';

type SubmitAnswer = Answer<'SubmitResult'>;

/**
 * The next step of an order that was just placed and waits for its payment; nothing for any other. When the provider cannot be reached the
 * order is given up and the shopper has the cart back; so has who asks for an order that was cancelled. Asked again, it leads to the same payment.
 */
export const beginPayment = (context: RequestContext, orderId: string): ResultAsync<SubmitAnswer, Refusal> =>
  safeTry(async function* () {
    const order = await context.database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const step = order.state === 'cancelled' ? undefined : await nextStep(context, order);
    if (step?.isOk()) return ok(showStep(step.value));
    const cartId = yield* await reopenCart(context, orderId);
    // A membership came from no cart: nothing of it lies in the basket.
    const isGivenBack = step === undefined && order.kind === 'goods';
    const errorMessage = isGivenBack ? ORDER_CANCELLED_MESSAGE : PAYMENT_ERROR_MESSAGE;
    return ok({ orderId: null, newCartId: cartId ?? null, errorMessage });
  });

/**
 * Leads the shopper of an order that waits for its payment to the provider once more, for the same payment; null for an order that is nobody's
 * here. An order that is paid by now answers itself. One that was cancelled, or whose provider cannot be reached, is refused and left as it is.
 */
export const payOrder = (context: RequestContext, orderId: string): ResultAsync<SubmitAnswer | null, Refusal> =>
  safeTry(async function* () {
    const order = yield* await inTransaction(context.database, (transaction) =>
      lockOwnOrder(context, transaction, orderId),
    );
    if (order === undefined) return ok(null);
    if (order.state === 'cancelled') return ok({ errorMessage: PAYMENT_ERROR_MESSAGE });
    const step = await nextStep(context, order);
    return ok(
      step.match<SubmitAnswer>(
        (next) => ({ orderId, newCartId: order.next_cart_id, ...showStep(next) }),
        () => ({ errorMessage: PAYMENT_ERROR_MESSAGE }),
      ),
    );
  });

/** Opens the payment that an order waits for at its provider; undefined when it waits for none. */
const nextStep = async (
  context: RequestContext,
  order: OrderRow,
): Promise<Result<NextStep | undefined, ProviderFailure>> => {
  if (isFinal(lifecycleOf(order))) return ok(undefined);
  const payment = (await paymentsOf(context.database, order.id)).find(({ state }) => state === 'begun');
  if (payment === undefined) return ok(undefined);
  const wallet =
    payment.payment_id === EXPRESS_WALLET ? await findTakenOver(context.database, order.cart_id) : undefined;
  const begun = context.payments.byId(payment.provider)?.begin({
    transId: payment.trans_id,
    orderId: order.id,
    paymentId: paymentIdOf(payment.payment_id),
    amount: money(payment.amount_cents, payment.currency as CurrencyCode),
    baseUrl: context.storefront.baseUrl,
    store: context.storefront.store,
    language: context.storefront.language,
    ...(wallet === undefined ? {} : { walletSessionId: wallet.id }),
  });
  const step = await (begun ?? errAsync({ kind: 'provider.unreachable' as const }));
  if (step.isErr())
    context.log.error(
      { orderId: order.id, provider: payment.provider, failure: step.error },
      'payment could not be begun',
    );
  return step;
};

const showStep = (step: NextStep | undefined): SubmitAnswer => {
  if (step === undefined) return {};
  return step.kind === 'redirect'
    ? { redirectUrl: step.url }
    : {
        computopData: {
          action: step.action,
          fields: Object.entries(step.fields).map(([name, value]) => ({ name, value })),
        },
      };
};
