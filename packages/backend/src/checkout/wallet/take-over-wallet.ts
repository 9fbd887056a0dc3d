// Takes addresses and payment of a wallet's session over into its cart, once however often its shopper comes back. Who is not logged in
// becomes a guest by it. Source: spec 2 §4 "Amazon pay express", §7 "complete-checkout".

import { limitSubjectOf } from '@tornister/domain/calls';
import { afterExpressChosen, WALLET_REFUSALS, type WalletRefusal } from '@tornister/domain/checkout';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { type Guest, type GuestForm, guestOnce } from '../../auth/guest-again.ts';
import { openSession } from '../../auth/login-tokens.ts';
import { becomeGuest } from '../../auth/register-guest.ts';
import { readContents } from '../../cart/cart-contents.ts';
import { findOwnCart, lockOpenCart } from '../../cart/own-cart.ts';
import type { Transaction } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Refusal } from '../../graphql/refusal.ts';
import { GUESTS_FROM_ADDRESS } from '../../limits/limits.ts';
import { withinRateLimits } from '../../limits/within-rate-limits.ts';
import type { WalletDecision } from '../../payment/provider.ts';
import { requireUserId } from '../../visitor/require-visitor.ts';
import { keepAddress } from '../keep-address.ts';
import { type ChosenAtWallet, readDecision } from './read-wallet.ts';
import { writeChoices } from './wallet-choices.ts';
import { isWalletOffered, type WalletSessionRow } from './wallet-sessions.ts';

type TakenOver = Answer<'GuestResult'>;

/** The session brings nothing into the cart, which stays as it is. */
type NotTakenOver = { readonly kind: 'not-taken-over'; readonly refusal: WalletRefusal };

const notTakenOver = (refusal: WalletRefusal): NotTakenOver => ({ kind: 'not-taken-over', refusal });

/** Brings the session into the visitor's cart, or says why not. A session of another cart is an unknown one. */
export const takeOverWallet = (
  context: RequestContext,
  cartId: string,
  sessionId: string,
): ResultAsync<TakenOver, Refusal> =>
  safeTry(async function* () {
    const userId = yield* requireUserId(context);
    const decision = await decisionOf(context, cartId, sessionId);
    const entry: Entry = { userId, cartId, sessionId, decision };
    const taken = await inTransaction(context.database, (transaction) => takeOverOnce(context, transaction, entry));
    if (taken.isOk()) return ok({ successfull: true, fieldErrors: [], ...taken.value });
    if (taken.error.kind === 'refusal') return err(taken.error);
    return ok({ successfull: false, errorMessage: WALLET_REFUSALS[taken.error.refusal], fieldErrors: [] });
  });

type Entry = {
  readonly userId: UserId;
  readonly cartId: string;
  readonly sessionId: string;
  readonly decision: WalletDecision | 'unreachable';
};

/** What was decided in an open session of the visitor's own cart. Asked before the transaction: nothing outside is talked to inside of one. */
const decisionOf = async (
  context: RequestContext,
  cartId: string,
  sessionId: string,
): Promise<WalletDecision | 'unreachable'> => {
  const { database, payments } = context;
  const cart = await findOwnCart(context, database, cartId);
  const session = await database
    .selectFrom('wallet_sessions')
    .select(['provider', 'cart_id'])
    .where('id', '=', sessionId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  const wallet = session === undefined ? undefined : payments.byId(session.provider)?.wallet;
  if (wallet === undefined || cart.isErr() || cart.value.id !== session?.cart_id) return { kind: 'unknown' };
  const read = await wallet.read(sessionId);
  if (read.isErr()) context.log.error({ sessionId, failure: read.error }, 'a session of the wallet could not be read');
  return read.unwrapOr('unreachable');
};

/** The cart of a new guest has another id, so a second request that still names the one from before is known by its form (`guestOnce`). */
const takeOverOnce = (
  context: RequestContext,
  transaction: Transaction,
  entry: Entry,
): ResultAsync<Partial<TakenOver>, Refusal | NotTakenOver> =>
  safeTry(async function* () {
    const { userId, cartId, sessionId } = entry;
    const take = () => takeOver(context, transaction, entry);
    if (context.visitor.login !== undefined) {
      yield* await take();
      return ok({});
    }
    const form: GuestForm = { userId, cartId, content: { sessionId }, now: context.now() };
    const guest = yield* await guestOnce(transaction, form, take);
    return ok({ ...guest, ...(await openSession(context, transaction, { userId: guest.userId, kind: 'guest' })) });
  });

/** Whose cart it is from now on, and its id. */
const takeOver = (
  context: RequestContext,
  transaction: Transaction,
  { userId, cartId, sessionId, decision }: Entry,
): ResultAsync<Guest, Refusal | NotTakenOver> =>
  safeTry(async function* () {
    const cart = yield* await lockOpenCart(context, transaction, cartId);
    const session = await transaction
      .selectFrom('wallet_sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .where('cart_id', '=', cart.id)
      .executeTakeFirst();
    if (session === undefined || session.state === 'aborted') return err(notTakenOver('unknown'));
    if (session.state === 'taken-over') {
      // The page that it leads to is opened again. The ids of a guest alone open no login.
      const isLoggedIn = context.visitor.login !== undefined;
      return isLoggedIn ? ok({ userId, cartId: brandId<CartId>(cart.id) }) : err(notTakenOver('unknown'));
    }
    if (decision === 'unreachable') return err(notTakenOver('unreachable'));
    const contents = await readContents(context, transaction, cart);
    if (!isWalletOffered(context, contents)) return err(notTakenOver('notOffered'));
    const chosen = yield* readDecision(context, decision).mapErr(notTakenOver);
    return becomeOwner(context, transaction, { userId, cartId: cart.id, session, chosen });
  });

type Taking = {
  readonly userId: UserId;
  readonly cartId: string;
  readonly session: WalletSessionRow;
  readonly chosen: ChosenAtWallet;
};

const becomeOwner = (
  context: RequestContext,
  transaction: Transaction,
  { userId, cartId, session, chosen }: Taking,
): ResultAsync<Guest, Refusal> =>
  safeTry(async function* () {
    const { email, billing, shipping, paymentDescriptor } = chosen;
    const isLoggedIn = context.visitor.login !== undefined;
    if (!isLoggedIn)
      yield* await withinRateLimits(context, transaction, [
        [GUESTS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)],
      ]);
    const owner = isLoggedIn
      ? { userId, cartId: brandId<CartId>(cartId) }
      : yield* await becomeGuest(context, transaction, { userId, cartId, email, fields: billing });
    const billed = await keepAddress(context, transaction, owner.userId, 'billing', billing);
    const shipped =
      shipping === undefined ? undefined : await keepAddress(context, transaction, owner.userId, 'shipping', shipping);
    const choices = afterExpressChosen({
      billingAddressId: billed.id,
      ...(shipped === undefined ? {} : { shippingAddressId: shipped.id }),
    });
    await writeChoices(context, transaction, owner.cartId, choices);
    await transaction
      .updateTable('wallet_sessions')
      .set({ state: 'aborted' })
      .where('cart_id', '=', owner.cartId)
      .where('state', '=', 'taken-over')
      .execute();
    await transaction
      .updateTable('wallet_sessions')
      .set({
        state: 'taken-over',
        payment_descriptor: paymentDescriptor,
        billing_address_id: billed.isNew || !isLoggedIn ? billed.id : null,
        shipping_address_id: shipped?.isNew ? shipped.id : null,
      })
      .where('id', '=', session.id)
      .execute();
    return ok(owner) as Result<Guest, never>;
  });
