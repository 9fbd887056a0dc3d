// What the forms of the basket change, with or without scripts. Source: spec 2 §4 "Cart lines", spec 3 §4 "Quantity field".

import { type CartLine, lineActions } from '@tornister/domain/cart';
import { orderQuantity } from '@tornister/domain/catalogue';
import type { CartLineId, ItemId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { EditCartError } from '../cart/cart-errors.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import type { GatewayError } from '../ports/index.ts';

export type BasketChange =
  | { readonly kind: 'add'; readonly itemId: ItemId; readonly quantity: number }
  /** So many pieces, or one more or less than those in the field. */
  | { readonly kind: 'quantity'; readonly lineId: CartLineId; readonly quantity: number; readonly step: -1 | 0 | 1 }
  | { readonly kind: 'remove'; readonly lineId: CartLineId }
  | { readonly kind: 'remove-voucher'; readonly code: string }
  | { readonly kind: 'take-gift'; readonly promotionId: string; readonly itemId: ItemId };

/** What a page without scripts has to offer afterwards: the line that can be put back. */
export type BasketChanged = { readonly removed?: { readonly itemId: ItemId; readonly quantity: number } };

export type ChangeBasket = {
  /** Makes sure that the cart is known: a cart that could not be read is not an empty one, and nothing is decided by it. */
  readonly know: () => ResultAsync<void, GatewayError>;
  readonly change: (change: BasketChange) => ResultAsync<BasketChanged, EditCartError>;
};

type Commands = 'state$' | 'refresh' | 'add' | 'changeQuantity' | 'remove' | 'removeVoucher' | 'takeGift';
export type ChangeBasketPorts = { readonly editCart: Pick<EditCart, Commands> };

const NOTHING: BasketChanged = {};

/** A line of goods can be put back; a gift comes back with what it belongs to. */
const removedOf = (line: CartLine | undefined): BasketChanged =>
  line !== undefined && lineActions(line.kind).canChangeQuantity
    ? { removed: { itemId: line.itemId, quantity: line.quantity } }
    : NOTHING;

/** Makes the changes of the basket page on top of the cart that the whole tab shares. */
export const createChangeBasket = ({ editCart }: ChangeBasketPorts): ChangeBasket => {
  const lineOf = (lineId: CartLineId): CartLine | undefined => {
    const known = editCart.state$.value;
    return known.status === 'ready' ? known.cart?.lines.find(({ id }) => id === lineId) : undefined;
  };
  const remove = (lineId: CartLineId): ResultAsync<BasketChanged, EditCartError> => {
    const line = lineOf(lineId);
    return editCart.remove(lineId).map(() => removedOf(line));
  };
  return {
    know: () =>
      editCart.state$.value.status === 'ready' ? okAsync(undefined) : editCart.refresh().map(() => undefined),
    change: (change) => {
      switch (change.kind) {
        case 'add':
          return editCart.add(change.itemId, orderQuantity(change.quantity, 1, false).quantity).map(() => NOTHING);
        case 'quantity': {
          const { lineId, step } = change;
          const line = lineOf(lineId);
          if (line === undefined) return errAsync({ kind: 'cart.line-unknown' });
          const quantity = change.quantity + step;
          // One less than the least that can be ordered is none.
          if (step < 0 && quantity < line.minimumOrderQuantity) return remove(lineId);
          return editCart.changeQuantity(lineId, quantity).map(() => NOTHING);
        }
        case 'remove':
          return remove(change.lineId);
        case 'remove-voucher':
          return editCart.removeVoucher(change.code).map(() => NOTHING);
        case 'take-gift':
          return editCart.takeGift(change.promotionId, change.itemId).map(() => NOTHING);
      }
    },
  };
};
