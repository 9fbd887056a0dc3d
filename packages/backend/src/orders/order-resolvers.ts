// Resolvers of orders: placing one, looking at the one just placed, going on after a payment that failed.

import { cartReference } from '@tornister/process/cart-reference';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import { issueGuestToken } from '../auth/guest-token.ts';
import { findOwnCart } from '../cart/own-cart.ts';
import { takenOverSession } from '../checkout/wallet/wallet-sessions.ts';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { payOrder } from '../payment/begin-payment.ts';
import { beginVisit } from '../visitor/begin-visit.ts';
import { refuseEndedLogin } from '../visitor/require-visitor.ts';
import type { OrderRow } from './advance-order.ts';
import { reopenCart } from './cancel-order.ts';
import { historyMutations, historyQueries } from './history-resolvers.ts';
import { readOrder } from './read-order.ts';
import { showOrder } from './show-order.ts';
import { submitCart } from './submit-cart.ts';

/** Whether the cart of an order came from a session of the express wallet, and was paid by it. */
const isOfWallet = async ({ database }: RequestContext, order: OrderRow): Promise<boolean> =>
  (await takenOverSession(database, { id: order.cart_id, payment_id: order.payment_id })) !== undefined;

/** An order is shown to the guest or member who placed it and to nobody else: the ids of a visitor alone do not open it. A login that has ended is told. */
const thankYou = (context: RequestContext, orderId: string): ResultAsync<Answer<'ThankYouPageData'> | null, Refusal> =>
  refuseEndedLogin(context).asyncMap(() => shownToOwner(context, orderId));

const shownToOwner = async (context: RequestContext, orderId: string): Promise<Answer<'ThankYouPageData'> | null> => {
  const written = await readOrder(context.database, orderId);
  if (written === undefined || written.order.user_id !== context.visitor.login?.userId) return null;
  if (written.order.store !== context.storefront.store) return null;
  const user = await context.database
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', written.order.user_id)
    .executeTakeFirst();
  if (user?.account_id && context.visitor.login?.accountId !== user.account_id) return null;
  const { visitor, secrets, now } = context;
  const guest = visitor.login?.kind === 'guest' ? visitor.login.userId : undefined;
  return {
    ...showOrder(written, context),
    isGuestOrder: guest !== undefined,
    isExpressWallet: await isOfWallet(context, written.order),
    guestToken: guest === undefined ? null : await issueGuestToken(secrets, guest, now()),
  };
};

/** Who has no cart here, or none any more, begins with a new one. Every other refusal is one. */
const STARTS_ANEW: ReadonlySet<Refusal['code']> = new Set(['CART_NOT_FOUND', 'USER_ID_REQUIRED']);

/** After the confirmation the visitor goes on with an empty cart; repeating it changes nothing. */
const cleanUp = async (context: RequestContext, cartId: string): Promise<Result<Answer<'ShopInit'>, Refusal>> => {
  const cart = await findOwnCart(context, context.database, cartId);
  if (cart.isErr()) return STARTS_ANEW.has(cart.error.code) ? beginVisit(context) : err(cart.error);
  if (cart.value.submitted_at !== null) return beginVisit(context);
  return ok({ cartId: cart.value.id, userId: cart.value.user_id });
};

/** Scripts know carts by their references, so the cart that comes next is named by its own. */
const referenceOf = (cartId: string | null | undefined): string | null => (cartId ? cartReference(cartId) : null);

export const orderResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'SubmitResult'> = {
  Query: {
    ...historyQueries,
    getThankYouPageData: (_parent, { orderId }, context) => answered(thankYou(context, orderId)),
  },
  Mutation: {
    ...historyMutations,
    submitCart: (_parent, { cartId, seenCart, idempotencyKey }, context) =>
      answered(submitCart(context, { cartId, seenCart, idempotencyKey })),
    reopenCartAfterPayment: async (_parent, { orderId }, context) =>
      referenceOf(await answered(reopenCart(context, orderId))),
    payOrder: (_parent, { orderId }, context) => answered(payOrder(context, orderId)),
    confirmationCleanup: (_parent, { cartId }, context) => answered(cleanUp(context, cartId)),
  },
  SubmitResult: {
    newCartReference: ({ newCartId }) => referenceOf(newCartId),
  },
};
