// Resolvers of the cart.

import { limitSubjectOf } from '@tornister/domain/calls';
import { writeChangeError } from '@tornister/domain/cart';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CartOpInput, Resolvers } from '../graphql/generated/resolver-types.ts';
import { refusal } from '../graphql/refusal.ts';
import { giveBack, type Taken } from '../limits/limiter.ts';
import { WRONG_VOUCHERS_FROM_ADDRESS, WRONG_VOUCHERS_OF_VISITOR } from '../limits/limits.ts';
import { requireWithin } from '../limits/require-within.ts';
import { beginVisit } from '../visitor/begin-visit.ts';
import { readContents } from './cart-contents.ts';
import { failureText } from './cart-texts.ts';
import type { ChangeOutcome } from './change-lines.ts';
import { extendReservations } from './extend-reservation.ts';
import { mergeIntoOwnCart } from './merge-carts.ts';
import { findOwnCart } from './own-cart.ts';
import { showCart } from './show-cart.ts';
import { updateCart } from './update-cart.ts';

/** The visitor's cart as it is now. */
const answerCart = async (
  context: RequestContext,
  database: Database,
  cartId: string,
  withShipping = true,
): Promise<Answer<'Cart'>> => {
  const cart = await findOwnCart(context, database, cartId);
  return showCart(context, database, await readContents(context, database, cart, { withShipping }));
};

const hasVoucher = (operations: readonly CartOpInput[]): boolean =>
  operations.some(({ addVoucher }) => typeof addVoucher === 'string');

/** Codes could be guessed, so one call tries one, and neither a visitor nor an address may try many that are not good. */
const limitVouchers = async (
  context: RequestContext,
  operations: readonly CartOpInput[],
): Promise<readonly Taken[]> => {
  if (!hasVoucher(operations)) return [];
  if (operations.filter(({ addVoucher }) => typeof addVoucher === 'string').length > 1) throw refusal('BAD_REQUEST');
  return requireWithin(context, context.database, [
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

export const cartResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    shop_findCart: (_parent, { cartId, calculateShippingCost }, context) =>
      answerCart(context, context.database, cartId, calculateShippingCost),
  },
  Mutation: {
    shopInit: (_parent, _arguments, context) => beginVisit(context),
    cart_update: async (_parent, { data }, context) => {
      const taken = await limitVouchers(context, data.ops);
      const outcomes = await updateCart(context, data.cartId, data.ops);
      if (outcomes.every(({ kind }) => kind === 'done')) await giveBack(context, taken);
      return {
        details: await answerCart(context, context.database, data.cartId),
        attainableInfos: outcomes.map((outcome) => showOutcome(outcome, context)),
      };
    },
    extendCurrentUserReservationOnCheckout: async (_parent, { cartId }, context) => {
      const outcome = await extendReservations(context, cartId);
      return { ...outcome, details: await answerCart(context, context.database, cartId) };
    },
    mergeCarts: async (_parent, { cartId }, context) => {
      const { cartId: joined, ...told } = await mergeIntoOwnCart(context, cartId);
      return { ...told, cart: await answerCart(context, context.database, joined) };
    },
  },
};
