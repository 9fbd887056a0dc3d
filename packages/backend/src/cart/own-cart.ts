// Finds the visitor's own cart, by its id or by its reference: it belongs to the visitor that it was made for. Everybody else, and everybody
// whose cart became an order, gets CART_NOT_FOUND, so that nobody learns of other people's carts. Source: spec 2 §8; OWASP API1.

import type { CartId, UserId } from '@tornister/domain/shared';
import { CART_REFERENCE_LENGTH, isCartReference } from '@tornister/process/cart-reference';
import { type Selectable, sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { CartsTable } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import { requireUserId } from '../visitor/require-visitor.ts';

export type CartRow = Selectable<CartsTable>;

/** A cart that is the visitor's, or why it is not. */
type OwnCart = Promise<Result<CartRow, Refusal>>;

/** The visitor's cart, submitted or not. */
export const findOwnCart = async (context: RequestContext, database: Database, cartId: string): OwnCart => {
  const userId = requireUserId(context);
  if (userId.isErr()) return err(userId.error);
  return own(context, await cartsOf(context, database, userId.value, cartId).executeTakeFirst());
};

/** The visitor's cart, locked until the transaction ends, so that its changes come one after the other. */
export const lockOwnCart = async (context: RequestContext, transaction: Transaction, cartId: string): OwnCart => {
  const userId = requireUserId(context);
  if (userId.isErr()) return err(userId.error);
  return own(context, await cartsOf(context, transaction, userId.value, cartId).forUpdate('carts').executeTakeFirst());
};

/** Like `lockOwnCart`, but a cart that became an order is not the visitor's any more. */
export const lockOpenCart = async (context: RequestContext, transaction: Transaction, cartId: string): OwnCart =>
  (await lockOwnCart(context, transaction, cartId)).andThen((cart) =>
    cart.submitted_at === null ? ok(cart) : refuse('CART_NOT_FOUND'),
  );

/** The cart as a change has left it, whoever's it becomes a moment later: what was done is answered, also where a login takes the cart away. */
export const readChangedCart = (transaction: Transaction, cartId: string): Promise<CartRow> =>
  transaction.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();

/** Few carts are a visitor's, so their references are made for the question and stand nowhere. */
const hasReference = (reference: string) =>
  sql<boolean>`left(encode(sha256(carts.id::bytea), 'hex'), ${sql.lit(CART_REFERENCE_LENGTH)}) = ${reference}`;

const cartsOf = ({ storefront }: RequestContext, database: Database, userId: UserId, cartId: string) =>
  database
    .selectFrom('carts')
    .innerJoin('users', 'users.id', 'carts.user_id')
    .selectAll('carts')
    .select('users.account_id')
    .where((carts) => (isCartReference(cartId) ? hasReference(cartId) : carts('carts.id', '=', cartId)))
    .where('carts.user_id', '=', userId)
    .where('carts.store', '=', storefront.store);

/** The id of a member's entry alone opens nothing: the cart of an account needs its login. */
const own = (
  { visitor }: RequestContext,
  row: (CartRow & { readonly account_id: string | null }) | undefined,
): Result<CartRow, Refusal> => {
  if (row === undefined) return refuse('CART_NOT_FOUND');
  if (row.account_id !== null && visitor.login?.accountId !== row.account_id) return refuse('CART_NOT_FOUND');
  return ok(row);
};

/** Whether what a person has entered may be told: only to who is logged in, as a guest or member; the ids of a visitor do not open it. */
export const mayReadEntered = ({ visitor }: Pick<RequestContext, 'visitor'>): boolean => visitor.login !== undefined;

const openCartsOf = ({ storefront }: Pick<RequestContext, 'storefront'>, transaction: Transaction, userId: string) =>
  transaction
    .selectFrom('carts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('store', '=', storefront.store)
    .where('submitted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .forUpdate();

/** The open cart of a visitor that was filled last, locked; of those that hold something. */
export const lockFilledCart = (
  context: Pick<RequestContext, 'storefront'>,
  transaction: Transaction,
  userId: string,
  exceptCartId = '',
): Promise<CartRow | undefined> =>
  openCartsOf(context, transaction, userId)
    .where('id', '<>', exceptCartId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('cart_lines').select('id').whereRef('cart_lines.cart_id', '=', 'carts.id')),
    )
    .executeTakeFirst();

/** The open cart of a visitor that was changed last, locked, though it may be empty. */
export const lockNewestCart = (
  context: Pick<RequestContext, 'storefront'>,
  transaction: Transaction,
  userId: string,
): Promise<CartRow | undefined> => openCartsOf(context, transaction, userId).executeTakeFirst();

/** A new, empty cart of a visitor. */
export const createCart = async (
  { storefront, now }: Pick<RequestContext, 'storefront' | 'now'>,
  database: Database,
  userId: UserId,
  taken: Partial<CartRow> = {},
): Promise<CartId> => {
  const id = unguessableId() as CartId;
  await database
    .insertInto('carts')
    .values({
      id,
      user_id: userId,
      store: storefront.store,
      voucher_code: null,
      billing_address_id: taken.billing_address_id ?? null,
      shipping_address_id: taken.shipping_address_id ?? null,
      shipper_code: taken.shipper_code ?? null,
      payment_id: null,
      buyer_reference: null,
      order_reference: null,
      order_comment: null,
      spedition_fields: '{}',
      created_at: now(),
      updated_at: now(),
      submitted_at: null,
    })
    .execute();
  return id;
};
