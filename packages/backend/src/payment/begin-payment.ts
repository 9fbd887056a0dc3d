// Sends the shopper to the provider of the chosen method. The order, its stock and its payment are written and committed by then: a
// provider is never talked to inside a transaction. Source: spec 2 §4 "Submit", §3 "Submit result".

import { ALREADY_SUBMITTED_MESSAGE, PAYMENT_ERROR_MESSAGE, paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { isFinal } from '@tornister/domain/orders';
import { instantOf } from '@tornister/domain/shared';
import { errAsync } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { lifecycleOf } from '../orders/advance-order.ts';
import { reopenCart } from '../orders/cancel-order.ts';
import { paymentsOf } from './payment-rows.ts';
import type { NextStep } from './provider.ts';

type SubmitAnswer = Answer<'SubmitResult'>;

/**
 * The next step of an order that waits for its payment; nothing for any other. When the provider cannot be reached the order is given
 * up and the shopper has the cart back. Asked again, it leads to the same payment.
 */
export const beginPayment = async (context: RequestContext, orderId: string): Promise<SubmitAnswer> => {
  const order = await context.database
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.state === 'cancelled') {
    const cartId = await reopenCart(context, orderId);
    return { orderId: null, newCartId: cartId ?? null, errorMessage: ALREADY_SUBMITTED_MESSAGE };
  }
  if (isFinal(lifecycleOf(order))) return {};
  const payment = (await paymentsOf(context.database, orderId)).find(({ state }) => state === 'begun');
  if (payment === undefined) return {};
  const begun = context.payments.byId(payment.provider)?.begin({
    transId: payment.trans_id,
    orderId,
    paymentId: paymentIdOf(payment.payment_id),
    amount: money(payment.amount_cents, payment.currency as CurrencyCode),
    begunAt: instantOf(payment.begun_at),
    baseUrl: context.storefront.baseUrl,
    language: context.storefront.language,
  });
  return (begun ?? errAsync({ kind: 'provider.unreachable' as const })).match(showStep, async (failure) => {
    context.log.error({ orderId, provider: payment.provider, failure }, 'payment could not be begun');
    const cartId = await reopenCart(context, orderId);
    return { orderId: null, newCartId: cartId ?? null, errorMessage: PAYMENT_ERROR_MESSAGE };
  });
};

const showStep = (step: NextStep): SubmitAnswer =>
  step.kind === 'redirect'
    ? { redirectUrl: step.url }
    : {
        computopData: {
          action: step.action,
          fields: Object.entries(step.fields).map(([name, value]) => ({ name, value })),
        },
      };
