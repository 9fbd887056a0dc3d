// Buying a year of the prime membership: an order of its own kind, without a cart, paid at once at a provider. It begins when the money has
// come (`begin-membership.ts`). Source: spec 2 §7 `submitPrimeSubscription`, §4 "Prime".

import { LEFT_THE_BOOK } from '@tornister/domain/address';
import { limitSubjectOf } from '@tornister/domain/calls';
import { CART_CHANGED_MESSAGE, NO_PAYMENT_SELECTED_MESSAGE, paymentIdOf } from '@tornister/domain/checkout';
import { membershipAt, primeOffer } from '@tornister/domain/session';
import { instantOf } from '@tornister/domain/shared';
import { inLanguage } from '@tornister/domain/storefront';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { AddressRow } from '../checkout/delivery.ts';
import { servesCountry } from '../checkout/store-terms.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { ORDERS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { COUNTRY_NOT_SERVED } from '../orders/check-order.ts';
import { type IdempotentRequest, storeAnswer, storedAnswer } from '../orders/idempotency.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { writePayment } from '../payment/payment-rows.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { giveUpOpenPrimeOrders, lockOpenPrimeOrders } from './open-prime-orders.ts';
import { primeMethods, primePrice } from './prime-offer.ts';
import { writePrimeOrder } from './write-prime-order.ts';

export type Subscription = {
  readonly paymentId: string;
  readonly billingAddressId: string;
  /** What the buyer saw. */
  readonly priceCents: number;
};

type SubmitAnswer = Answer<'SubmitResult'>;
type Buyer = { readonly accountId: string; readonly userId: string };

/** Keys of what keeps a membership from being bought. */
const ALREADY_MEMBER_MESSAGE = 'vue.prime.checkout.alreadyMember';
const NOT_SOLD_MESSAGE = 'vue.prime.checkout.notSold';

/**
 * Places the order and leads to its payment, or says why not. The same key gives the same order; another key gives a new one in the place of one that
 * was not paid yet.
 */
export const submitSubscription = (
  context: RequestContext,
  subscription: Subscription,
  key: string,
): ResultAsync<SubmitAnswer, Refusal> =>
  safeTry(async function* () {
    const buyer = yield* requireMember(context);
    if (context.storefront.isB2b) return refuse('BAD_REQUEST');
    const request: IdempotentRequest = { scope: `prime:${buyer.userId}`, key, content: subscription };
    const answer = yield* await inTransaction(context.database, (transaction) =>
      placeIn(context, transaction, buyer, subscription, request),
    );
    if (!answer.orderId) return ok(answer);
    return ok({ ...answer, ...(yield* beginPayment(context, answer.orderId)) });
  });

const placeIn = (
  context: RequestContext,
  transaction: Transaction,
  buyer: Buyer,
  { paymentId, billingAddressId, priceCents }: Subscription,
  request: IdempotentRequest,
): ResultAsync<SubmitAnswer, Refusal> =>
  safeTry(async function* () {
    await lockOpenPrimeOrders(transaction, buyer.accountId);
    await lockAccount(transaction, buyer);
    const stored = yield* await storedAnswer<SubmitAnswer>(transaction, request);
    if (stored !== undefined) return ok(stored);
    const price = primePrice(context);
    if (price === undefined) return ok({ errorMessage: NOT_SOLD_MESSAGE });
    if (price.cents !== priceCents) return ok({ errorMessage: CART_CHANGED_MESSAGE });
    if (!(await mayBuy(context, transaction, buyer))) return ok({ errorMessage: ALREADY_MEMBER_MESSAGE });
    const billing = await billingFor(context, transaction, buyer, billingAddressId);
    if (billing.isErr()) return ok({ errorMessage: billing.error });
    const method = (await primeMethods(context, transaction)).find((offered) => offered.paymentId === paymentId);
    const provider = method && context.payments.forMethod(method.paymentId);
    if (provider === undefined) return ok({ errorMessage: NO_PAYMENT_SELECTED_MESSAGE });
    const limits = await withinRateLimits(context, transaction, [
      [ORDERS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
    ]);
    if (limits.isErr()) return err(limits.error);
    const chosen = paymentIdOf(paymentId);
    await giveUpOpenPrimeOrders(transaction, buyer.accountId, context.now());
    const orderId = await writePrimeOrder(context, transaction, {
      ...buyer,
      billing: billing.value,
      price,
      paymentId: chosen,
    });
    await writePayment(transaction, {
      orderId,
      provider: provider.id,
      paymentId: chosen,
      amount: price,
      now: context.now(),
    });
    const answer = { orderId };
    yield* await storeAnswer(transaction, request, answer, context.now());
    return ok(answer);
  });

/** Purchases of one account come one after the other: each sees what the one before has stored. */
const lockAccount = async (transaction: Transaction, { accountId }: Buyer): Promise<void> => {
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
};

/** Members can buy the next year once theirs ends soon. */
const mayBuy = async (
  { now }: Pick<RequestContext, 'now'>,
  transaction: Transaction,
  { accountId }: Buyer,
): Promise<boolean> => {
  const { prime } = await transaction
    .selectFrom('accounts')
    .select('prime')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (prime === null) return true;
  const membership = membershipAt({ status: prime.status, abo: prime.abo, endDate: instantOf(prime.endsAt) }, now());
  return primeOffer(membership, true, now()) !== 'is-member';
};

/** The address on the bill, or why it cannot be this one: it is none of the buyer's book any more, or the store does not bill to its country. */
const billingFor = async (
  { storefront: { store, language } }: Pick<RequestContext, 'storefront'>,
  transaction: Transaction,
  { userId }: Buyer,
  id: string,
): Promise<Result<AddressRow, string>> => {
  const address = await transaction
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('use', 'in', ['customer', 'billing'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (address === undefined) return err(LEFT_THE_BOOK.saved);
  return servesCountry(store, address.country, 'billing') ? ok(address) : err(inLanguage(COUNTRY_NOT_SERVED, language));
};
