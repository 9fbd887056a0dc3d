// Resolvers of the cart.

import { limitSubjectOf } from '@tornister/domain/calls';
import { writeChangeError } from '@tornister/domain/cart';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CartOpInput, Resolvers } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { giveBack, type Taken } from '../limits/limiter.ts';
import { WRONG_VOUCHERS_FROM_ADDRESS, WRONG_VOUCHERS_OF_VISITOR } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { beginVisit } from '../visitor/begin-visit.ts';
import { addTeaserList } from '../wishlist/teaser-list-to-cart.ts';
import { readContents } from './cart-contents.ts';
import { failureText } from './cart-texts.ts';
import type { ChangeOutcome } from './change-lines.ts';
import { extendReservations } from './extend-reservation.ts';
import { mergeIntoOwnCart } from './merge-carts.ts';
import { addOrderNumbers, checkOrderNumbers } from './order-form.ts';
import { findOwnCart } from './own-cart.ts';
import { printOrderForm } from './print-order-form.ts';
import { showCart } from './show-cart.ts';
import { showVerdict } from './show-order-form.ts';
import { type Changed, updateCart } from './update-cart.ts';

/** The visitor's cart as it is now. */
const answerCart = (
  context: RequestContext,
  database: Database,
  cartId: string,
  withShipping = true,
): ResultAsync<Answer<'Cart'>, Refusal> =>
  safeTry(async function* () {
    const cart = yield* await findOwnCart(context, database, cartId);
    return ok(await showCart(context, database, await readContents(context, database, cart, { withShipping })));
  });

/** The cart as a change has left it. */
const showChanged = async (
  context: RequestContext,
  { cart, goods }: Pick<Changed<unknown>, 'cart' | 'goods'>,
): Promise<Answer<'Cart'>> =>
  showCart(context, context.database, await readContents(context, context.database, cart, { goods }));

const hasVoucher = (operations: readonly CartOpInput[]): boolean =>
  operations.some(({ addVoucher }) => typeof addVoucher === 'string');

/** Codes could be guessed, so one call tries one, and neither a visitor nor an address may try many that are not good. */
const limitVouchers = async (
  context: RequestContext,
  operations: readonly CartOpInput[],
): Promise<Result<readonly Taken[], Refusal>> => {
  if (!hasVoucher(operations)) return ok([]);
  if (operations.filter(({ addVoucher }) => typeof addVoucher === 'string').length > 1) return refuse('BAD_REQUEST');
  return withinRateLimits(context, context.database, [
    [WRONG_VOUCHERS_OF_VISITOR, context.visitor.userId ?? ''],
    [WRONG_VOUCHERS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
  ]);
};

const showOutcome = (outcome: ChangeOutcome, { storefront }: RequestContext): Answer<'AttainableInfo'> =>
  outcome.kind === 'done'
    ? { successful: true, failureDescriptions: [], failures: [] }
    : {
        successful: false,
        attainable: outcome.attainable,
        failureDescriptions: [failureText(outcome.failure, storefront)],
        failures: [writeChangeError(outcome.failure)],
      };

/** Does the changes and answers the cart with what came of each. */
const changeCart = (
  context: RequestContext,
  cartId: string,
  operations: readonly CartOpInput[],
  key: string | null | undefined,
): ResultAsync<Answer<'CartUpdateResult'>, Refusal> =>
  safeTry(async function* () {
    const taken = yield* await limitVouchers(context, operations);
    const changed = yield* await updateCart(context, cartId, operations, key);
    const { answer: outcomes } = changed;
    if (outcomes.every(({ kind }) => kind === 'done')) await giveBack(context, taken);
    return ok({
      details: await showChanged(context, changed),
      attainableInfos: outcomes.map((outcome) => showOutcome(outcome, context)),
    });
  });

export const cartResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    shop_findCart: (_parent, { cartId, calculateShippingCost }, context) =>
      answered(answerCart(context, context.database, cartId, calculateShippingCost)),
  },
  Mutation: {
    shopInit: (_parent, _arguments, context) => answered(beginVisit(context)),
    cart_update: (_parent, { data }, context) =>
      answered(changeCart(context, data.cartId, data.ops, data.idempotencyKey)),
    generatePdfForm: (_parent, { cartId }, context) => answered(printOrderForm(context, cartId)),
    validateBestellschein: (_parent, { orderNumbers }, context) =>
      answered(
        safeTry(async function* () {
          const verdicts = yield* await checkOrderNumbers(context, orderNumbers);
          return ok(verdicts.map((verdict) => showVerdict(verdict, context.storefront)));
        }),
      ),
    validateAndAddToCartBestellschein: (_parent, { cartId, orderNumbers, idempotencyKey }, context) =>
      answered(
        safeTry(async function* () {
          const changed = yield* await addOrderNumbers(context, cartId, orderNumbers, idempotencyKey);
          return ok({ details: await showChanged(context, changed), verdicts: changed.answer });
        }),
      ),
    addProductsToCartFromTeaserWishlist: (_parent, { teaserWishlist, cartId, idempotencyKey }, context) =>
      answered(
        safeTry(async function* () {
          const changed = yield* await addTeaserList(context, cartId, teaserWishlist, idempotencyKey);
          return ok({ ...changed.answer, details: await showChanged(context, changed) });
        }),
      ),
    extendCurrentUserReservationOnCheckout: (_parent, { cartId }, context) =>
      answered(
        safeTry(async function* () {
          const changed = yield* await extendReservations(context, cartId);
          return ok({ ...changed.answer, details: await showChanged(context, changed) });
        }),
      ),
    mergeCarts: (_parent, { cartId, keepsShortfall }, context) =>
      answered(
        safeTry(async function* () {
          const { cartId: joined, ...merged } = yield* await mergeIntoOwnCart(context, cartId, {
            keepsShortfall: keepsShortfall ?? false,
          });
          return ok({ ...merged, cart: yield* answerCart(context, context.database, joined) });
        }),
      ),
  },
};
