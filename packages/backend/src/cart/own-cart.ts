// Finds the visitor's own cart: it belongs to the id that it was made with. Everybody else, and everybody whose cart became an order, gets
// CART_NOT_FOUND, so that nobody learns of other people's carts. Source: spec 2 §8; OWASP API1.

import type { CartId, UserId } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { CartsTable } from '../database/cart-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import { requireUserId } from '../visitor/require-visitor.ts';

export type CartRow = Selectable<CartsTable>;

/** The visitor's cart, submitted or not. */
export const findOwnCart = async (context: RequestContext, database: Database, cartId: string): Promise<CartRow> =>
  own(context, await cartsOf(context, database, cartId).executeTakeFirst());

/** The visitor's cart, locked until the transaction ends, so that its changes come one after the other. */
export const lockOwnCart = async (
  context: RequestContext,
  transaction: Transaction,
  cartId: string,
): Promise<CartRow> => own(context, await cartsOf(context, transaction, cartId).forUpdate('carts').executeTakeFirst());

/** Like `lockOwnCart`, but a cart that became an order is not the visitor's any more. */
export const lockOpenCart = async (
  context: RequestContext,
  transaction: Transaction,
  cartId: string,
): Promise<CartRow> => {
  const cart = await lockOwnCart(context, transaction, cartId);
  if (cart.submitted_at !== null) throw refusal('CART_NOT_FOUND');
  return cart;
};

const cartsOf = (context: RequestContext, database: Database, cartId: string) =>
  database
    .selectFrom('carts')
    .innerJoin('users', 'users.id', 'carts.user_id')
    .selectAll('carts')
    .select('users.account_id')
    .where('carts.id', '=', cartId)
    .where('carts.user_id', '=', requireUserId(context))
    .where('carts.store', '=', context.storefront.store);

/** The id of a member's entry alone opens nothing: the cart of an account needs its login. */
const own = (
  { visitor }: RequestContext,
  row: (CartRow & { readonly account_id: string | null }) | undefined,
): CartRow => {
  if (row === undefined) throw refusal('CART_NOT_FOUND');
  if (row.account_id !== null && visitor.login?.accountId !== row.account_id) throw refusal('CART_NOT_FOUND');
  return row;
};

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
