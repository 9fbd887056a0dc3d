// Merges the visitor's cart into that of the account on the shop host. Repeating it is harmless: a cart that was merged is empty.
// Source: spec 2 §4 "Login success".

import type { GatewayError, LoginAnswer } from '@tornister/application/ports';
import { brandId, type CartId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { mergeCarts } from '../generated/operations/session.ts';
import { present, same } from '../mapping/parts-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { SessionCookies } from './session-cookies.ts';

/** What became of the two carts. */
export type Merged = Pick<
  LoginAnswer,
  'cartMerged' | 'isMergeDelayed' | 'ownVoucherStays' | 'ownGiftStays' | 'shortfall'
>;

/** Nothing came together. */
export const NOTHING_MERGED: Merged = {
  cartMerged: false,
  isMergeDelayed: false,
  ownVoucherStays: false,
  ownGiftStays: false,
};

export type CartMerge = (
  before: CartId,
  /** Nobody reads what became of the carts: the one that stays keeps what its shopper has to know. */
  told?: 'by-cart',
) => ResultAsync<Merged & { readonly cartId: CartId; readonly isEmpty: boolean }, GatewayError>;

/** Makes the call; the cart that stays is the visitor's from then on. */
export const createCartMerge =
  (transport: Pick<GraphqlTransport, 'run'>, memory: Pick<SessionCookies, 'setCart'>): CartMerge =>
  (before, told) =>
    transport
      .run(mergeCarts, { cartId: before, keepsShortfall: told === 'by-cart' }, ({ mergeCarts: answer }) => ({
        ...NOTHING_MERGED,
        cartId: brandId<CartId>(answer.cart.id),
        isEmpty: answer.cart.itemsCount === 0,
        cartMerged: answer.hasBroughtGoods,
        ownVoucherStays: answer.hasKeptOwnVoucher,
        ownGiftStays: answer.hasKeptOwnGift,
        ...present('shortfall', answer.shortfall, same),
      }))
      .andTee(({ cartId }) => memory.setCart(cartId));

const withoutCart = ({
  cartId: _cartId,
  isEmpty: _isEmpty,
  ...merged
}: Merged & { cartId: CartId; isEmpty: boolean }): Merged => merged;

/**
 * What a login says of the carts. It counts whatever became of them: a cart that cannot be merged now keeps its ids, so that the next call that
 * needs a cart can merge it. Who has no cart here gets a fresh one, which brings the account's own: what was put into it on another device is there.
 * Where nothing is in it the visitor has none as before, and no page brings the code of a cart along.
 */
export const mergedAtLogin = (
  before: CartId | undefined,
  merge: CartMerge,
  {
    fetchIds,
    forgetIds,
  }: { readonly fetchIds: () => ResultAsync<CartId, GatewayError>; readonly forgetIds: () => void },
): ResultAsync<Merged, never> => {
  if (before === undefined)
    return fetchIds()
      .andThen(merge)
      .andTee(({ isEmpty }) => {
        if (isEmpty) forgetIds();
      })
      .map(withoutCart)
      .orElse(() => okAsync(NOTHING_MERGED));
  return (
    merge(before)
      // A fresh cart takes the place of one that is gone, and brings the account's own.
      .orElse((error) => (error.kind === 'gateway.cart-lost' ? fetchIds().andThen(merge) : errAsync(error)))
      .map(withoutCart)
      .orElse(() => okAsync({ ...NOTHING_MERGED, isMergeDelayed: true }))
  );
};
