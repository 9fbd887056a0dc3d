// Resolvers of the cart.

import { writeChangeError } from '@tornister/domain/cart';
import { throttle } from '../auth/throttle.ts';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CartOpInput, Resolvers } from '../graphql/generated/resolver-types.ts';
import { refusal } from '../graphql/refusal.ts';
import { beginVisit } from '../visitor/begin-visit.ts';
import { readContents } from './cart-contents.ts';
import { failureText } from './cart-texts.ts';
import type { ChangeOutcome } from './change-lines.ts';
import { mergeIntoOwnCart } from './merge-carts.ts';
import { findOwnCart } from './own-cart.ts';
import { showCart } from './show-cart.ts';
import { updateCart } from './update-cart.ts';

/** The visitor's cart as it is now. */
export const answerCart = async (
  context: RequestContext,
  database: Database,
  cartId: string,
  withShipping = true,
): Promise<Answer<'Cart'>> => {
  const cart = await findOwnCart(context, database, cartId);
  return showCart(context, database, await readContents(context, database, cart, { withShipping }));
};

/** Different codes that one visitor may try in a row. */
const VOUCHER_TRIES = 20;

const hasVoucher = (operations: readonly CartOpInput[]): boolean =>
  operations.some(({ addVoucher }) => typeof addVoucher === 'string');

/** Codes could be guessed, so one call tries one, and one visitor not many in a row. */
const limitVouchers = async (context: RequestContext, operations: readonly CartOpInput[]): Promise<void> => {
  if (!hasVoucher(operations)) return;
  if (operations.filter(({ addVoucher }) => typeof addVoucher === 'string').length > 1) throw refusal('BAD_REQUEST');
  await throttle(context, `voucher:${context.visitor.userId}`, VOUCHER_TRIES);
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
      await limitVouchers(context, data.ops);
      const outcomes = await updateCart(context, data.cartId, data.ops);
      return {
        details: await answerCart(context, context.database, data.cartId),
        attainableInfos: outcomes.map((outcome) => showOutcome(outcome, context)),
      };
    },
    mergeCarts: async (_parent, { cartId }, context) =>
      answerCart(context, context.database, await mergeIntoOwnCart(context, cartId)),
  },
};
