// From a cart to an order, in one transaction: the cart is locked, compared with what the shopper saw, stock is taken under lock, the
// order is written, its mail is put into the outbox and a new cart is made. Whatever fails leaves everything as it was.
// Source: spec 2 §4 "Submit"; docs/adr/0009 "Shop host and backend".

import { limitSubjectOf } from '@tornister/domain/calls';
import {
  CART_CHANGED_MESSAGE,
  CHOICES_CHANGED_MESSAGE,
  NO_PAYMENT_SELECTED_MESSAGE,
  needsRedirect,
  type PaymentId,
  type SeenCart,
  type SeenChoices,
  seenAddresses,
  submissionVerdict,
} from '@tornister/domain/checkout';
import { firstLifecycle, isFinal } from '@tornister/domain/orders';
import { brandId, type UserId } from '@tornister/domain/shared';
import { type Err, err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { type CartContents, readContents } from '../cart/cart-contents.ts';
import { type CartRow, createCart, lockOwnCart } from '../cart/own-cart.ts';
import { lockDeals } from '../cart/reserve-deal.ts';
import { countsOf } from '../cart/show-cart.ts';
import { tidyCart } from '../cart/tidy-cart.ts';
import { rememberBuyerReference } from '../checkout/agreed-terms.ts';
import type { AddressRow } from '../checkout/delivery.ts';
import { paymentMethodsOf } from '../checkout/payment-methods.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { ORDERS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { mayAskToConfirm } from '../newsletter/count-forms.ts';
import { askToConfirm } from '../newsletter/subscriptions.ts';
import { beginPayment } from '../payment/begin-payment.ts';
import { writePayment } from '../payment/payment-rows.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { checkOrder, notAvailable } from './check-order.ts';
import { type IdempotentRequest, storeAnswer, storedAnswer } from './idempotency.ts';
import { countedRecipient, type Recipient } from './mail-recipient.ts';
import { answerOrdered, orderOfCart } from './ordered-cart.ts';
import { postConfirmation } from './outbox.ts';
import { countDealPieces, useVoucher } from './redeem-at-order.ts';
import { takeStock } from './stock.ts';
import { writeOrder } from './write-order.ts';

export type Submission = { readonly cartId: string; readonly seenCart: SeenCart; readonly idempotencyKey: string };

type SubmitAnswer = Answer<'SubmitResult'>;

/** Something of the cart changed between its comparison and its order; the transaction is given up. */
type NotPlaced = { readonly kind: 'not-placed'; readonly errorMessage: string };

const notPlaced = (errorMessage: string): Err<never, NotPlaced> => err({ kind: 'not-placed', errorMessage });

type Placing = ResultAsync<SubmitAnswer, Refusal | NotPlaced>;

/** Places the order, or says why not. */
export const submitCart = (context: RequestContext, submission: Submission): ResultAsync<SubmitAnswer, Refusal> =>
  safeTry(async function* () {
    const { userId } = yield* requireLogin(context);
    const { cartId, seenCart, idempotencyKey: key } = submission;
    const request: IdempotentRequest = { scope: `submit:${userId}`, key, content: { cartId, seenCart } };
    const placed = await inTransaction(context.database, (transaction) =>
      submitIn(context, transaction, submission, request),
    );
    if (placed.isErr()) {
      if (placed.error.kind === 'refusal') return err(placed.error);
      const { errorMessage } = placed.error;
      if (errorMessage === CART_CHANGED_MESSAGE) await tidyAfterwards(context, cartId);
      return ok<SubmitAnswer>({ errorMessage });
    }
    const answer = placed.value;
    if (!answer.orderId || answer.errorMessage) return ok(answer);
    return ok({ ...answer, ...(yield* beginPayment(context, answer.orderId)) });
  });

const submitIn = (
  context: RequestContext,
  transaction: Transaction,
  { cartId, seenCart }: Submission,
  request: IdempotentRequest,
): Placing =>
  safeTry(async function* () {
    const cart = yield* await lockOwnCart(context, transaction, cartId);
    const stored = yield* await storedAnswer<SubmitAnswer>(transaction, request);
    const given = await answerGiven(context, transaction, cart, stored);
    if (given !== undefined) return ok(given);
    await lockDealsOf(transaction, cart.id);
    if (await tidyCart(context, transaction, cart)) return ok({ errorMessage: CART_CHANGED_MESSAGE });
    const contents = await readContents(context, transaction, cart);
    const counted = { ...countsOf(contents.lines), totals: contents.totals, isSubmitted: false };
    const verdict = submissionVerdict(seenCart, { ...counted, choices: choicesOf(context, contents) });
    if (verdict === 'choices-changed') return ok({ errorMessage: CHOICES_CHANGED_MESSAGE });
    if (verdict !== 'submit') return ok({ errorMessage: CART_CHANGED_MESSAGE });
    const checked = checkOrder(context, contents);
    if (checked.isErr()) return ok({ errorMessage: checked.error });
    yield* await withinRateLimits(context, transaction, [[ORDERS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)]]);
    const recipient = yield* await countedRecipient(context, transaction, billingOf(contents).email);
    const answer = yield* await placeOrder(context, transaction, contents, { paymentId: checked.value, recipient });
    yield* await storeAnswer(transaction, request, answer, context.now());
    return ok(answer);
  });

/** What is answered without placing anything: the same again to the same view, as long as its order is that of the cart; how the order stands to another. */
const answerGiven = async (
  context: RequestContext,
  transaction: Transaction,
  cart: CartRow,
  stored: SubmitAnswer | undefined,
): Promise<SubmitAnswer | undefined> => {
  const order = cart.submitted_at === null ? undefined : await orderOfCart(transaction, cart.id);
  const isSame = order === undefined || (order.id === stored?.orderId && !order.is_called_off);
  return isSame ? stored : answerOrdered(context, transaction, order);
};

/** Another order was faster with the voucher: the shopper is to see the cart without what came with it. One that a login has taken away is left alone. */
const tidyAfterwards = async (context: RequestContext, cartId: string): Promise<void> => {
  const tidied: Result<void, Refusal> = await inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const cart = yield* await lockOwnCart(context, transaction, cartId);
      if (cart.submitted_at !== null) return ok(undefined);
      await lockDealsOf(transaction, cart.id);
      await tidyCart(context, transaction, cart);
      return ok(undefined);
    }),
  );
  // Who may not touch the cart any more was told of the changed cart all the same.
  tidied.unwrapOr(undefined);
};

const choicesOf = (context: RequestContext, contents: CartContents): SeenChoices => {
  const { billing, shipping } = contents.delivery;
  return {
    ...seenAddresses(billing && { addressId: billing.id }, shipping && { addressId: shipping.id }),
    paymentId: paymentMethodsOf(context, contents).find(({ selected }) => selected)?.paymentId ?? '',
    shipperCode: contents.shippers.find(({ selected }) => selected)?.code ?? '',
  };
};

const billingOf = ({ delivery: { billing } }: CartContents): AddressRow => {
  if (billing === undefined) throw new Error('A checked order has a billing address.');
  return billing;
};

/** Deals are locked before stock, in every transaction, so that none waits for another in a circle. */
const lockDealsOf = async (transaction: Transaction, cartId: string): Promise<void> => {
  const rows = await transaction
    .selectFrom('cart_lines')
    .select('deal_id')
    .where('cart_id', '=', cartId)
    .where('deal_id', 'is not', null)
    .execute();
  await lockDeals(
    transaction,
    rows.flatMap(({ deal_id }) => deal_id ?? []),
  );
};

const placeOrder = async (
  context: RequestContext,
  transaction: Transaction,
  contents: CartContents,
  { paymentId, recipient }: { readonly paymentId: PaymentId; readonly recipient: Recipient },
): Promise<Result<SubmitAnswer, NotPlaced>> => {
  const { cart, lines, redeemed } = contents;
  const billing = billingOf(contents);
  if (hasGiftWithoutVoucher(contents)) return notPlaced(CART_CHANGED_MESSAGE);
  const short = await takeStock(
    transaction,
    lines.map(({ goods, quantity }) => ({ itemId: goods.itemId, quantity })),
  );
  if (short.length > 0) {
    const wrong = lines.filter(({ goods }) => short.includes(goods.itemId));
    return notPlaced(notAvailable(wrong, context.storefront.language));
  }
  if (redeemed !== undefined && !(await useVoucher(transaction, redeemed.voucher.code)))
    return notPlaced(CART_CHANGED_MESSAGE);
  await countDealPieces(transaction, dealPiecesOf(contents));
  const nextCartId = await createCart(context, transaction, brandId<UserId>(cart.user_id));
  const { grandTotal } = contents.totals;
  const lifecycle = firstLifecycle(needsRedirect(paymentId), grandTotal.cents);
  const orderId = await writeOrder(context, transaction, {
    ...{ contents, billing, recipient, paymentId, lifecycle, nextCartId },
  });
  if (contents.agreed !== undefined && cart.payment_id !== null)
    await rememberBuyerReference(transaction, cart.user_id, contents.agreed.buyerReference);
  await closeCart(transaction, cart.id, context.now());
  if (cart.newsletter && (await mayAskToConfirm({ database: transaction, now: context.now }, billing.email)))
    await askToConfirm(context, transaction, { email: billing.email, source: 'order' });
  const answer = { orderId, newCartId: nextCartId };
  if (isFinal(lifecycle)) {
    await postConfirmation(transaction, orderId, context.now());
    return ok(answer);
  }
  const provider = context.payments.forMethod(paymentId);
  if (provider === undefined) return notPlaced(NO_PAYMENT_SELECTED_MESSAGE);
  const now = context.now();
  await writePayment(transaction, { orderId, provider: provider.id, paymentId, amount: grandTotal, now });
  return ok(answer);
};

/** The voucher was used up by another order after the cart was tidied and before it was read. */
const hasGiftWithoutVoucher = ({ lines, redeemed }: CartContents): boolean =>
  lines.some(({ row }) => row.voucher_code !== null && row.voucher_code !== redeemed?.voucher.code);

const dealPiecesOf = ({ lines }: CartContents) =>
  lines.flatMap(({ goods: { deal }, quantityLightning }) =>
    deal === undefined || quantityLightning === 0
      ? []
      : [{ dealId: deal.id, windowStartsAt: deal.windowStartsAt, pieces: quantityLightning }],
  );

/** The cart is an order now; what it held of deals is sold, no longer reserved. */
const closeCart = async (transaction: Transaction, cartId: string, now: number): Promise<void> => {
  await transaction.updateTable('carts').set({ submitted_at: now, updated_at: now }).where('id', '=', cartId).execute();
  await transaction.updateTable('cart_lines').set({ reserved_until: null }).where('cart_id', '=', cartId).execute();
};
