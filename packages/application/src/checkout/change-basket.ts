// What the forms of the basket change, with or without scripts. Source: spec 2 §4 "Cart lines", spec 3 §4 "Quantity field".

import { type CartLine, canComeBack, quantityErrorOf } from '@tornister/domain/cart';
import { minusControl, orderable, orderQuantity } from '@tornister/domain/catalogue';
import type { CartLineId, ItemId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { type EditCartError, type LineLimit, limitIn } from '../cart/cart-errors.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import type { GatewayError } from '../ports/index.ts';

/** Nothing where no whole number was typed: that becomes the least that can be ordered, which is told (spec 3 §4 "Quantity field"). */
type TypedPieces = number | undefined;

export type BasketChange =
  /** `at`: the place of a line that is put back. */
  | { readonly kind: 'add'; readonly itemId: ItemId; readonly quantity: TypedPieces; readonly at?: number }
  /** So many pieces, or one more or less than those in the field. */
  | {
      readonly kind: 'quantity';
      readonly lineId: CartLineId;
      readonly quantity: TypedPieces;
      readonly step: -1 | 0 | 1;
    }
  | { readonly kind: 'remove'; readonly lineId: CartLineId }
  | { readonly kind: 'remove-voucher'; readonly code: string }
  | { readonly kind: 'take-gift'; readonly promotionId: string; readonly itemId: ItemId };

/** What a page without scripts has to offer afterwards: the line that can be put back. */
export type BasketChanged = {
  readonly removed?: { readonly itemId: ItemId; readonly quantity: number; readonly at: number };
  /** The line whose quantity is another one than was wanted, and the limit. */
  readonly limited?: QuantityLimited;
};

/** The line, or the item that was added, which has another quantity than was wanted, and why. */
export type QuantityLimited = LineLimit & { readonly of: CartLineId | ItemId };

/** A refusal that only limits the quantity is no failure: the line is there, and says why it has the quantity that it has. */
const limitOf = (error: EditCartError, of: CartLineId | ItemId): Result<BasketChanged, EditCartError> => {
  const limit = limitIn(error);
  return limit === undefined ? err(error) : ok({ limited: { of, ...limit } });
};

export type ChangeBasket = {
  /** Makes sure that the cart is known: a cart that could not be read is not an empty one, and nothing is decided by it. */
  readonly know: () => ResultAsync<void, GatewayError>;
  readonly change: (change: BasketChange) => ResultAsync<BasketChanged, EditCartError>;
};

type Commands = 'state$' | 'refresh' | 'add' | 'changeQuantity' | 'remove' | 'removeVoucher' | 'takeGift';
type QuantityChange = Extract<BasketChange, { readonly kind: 'quantity' }>;

export type ChangeBasketPorts = { readonly editCart: Pick<EditCart, Commands> };

const NOTHING: BasketChanged = {};

/** Why the least was added: less was typed, or no whole number, of which it is told how many there are now. */
const addedLimit = (typed: TypedPieces, line?: CartLine): LineLimit | undefined => {
  if (typed === undefined) return { reason: 'no-number', amount: line?.quantity ?? 1 };
  return typed < 1 ? { reason: 'below-minimum', amount: Math.max(1, line?.minimumOrderQuantity ?? 1) } : undefined;
};

/** What can be put back; a gift comes back with what it belongs to. */
const removedOf = (line: CartLine | undefined, at: number): BasketChanged =>
  line !== undefined && canComeBack(line) ? { removed: { itemId: line.itemId, quantity: line.quantity, at } } : NOTHING;

/** Makes the changes of the basket page on top of the cart that the whole tab shares. */
export const createChangeBasket = ({ editCart }: ChangeBasketPorts): ChangeBasket => {
  const lines = (): readonly CartLine[] => {
    const known = editCart.state$.value;
    return known.status === 'ready' ? (known.cart?.lines ?? []) : [];
  };
  const lineOf = (lineId: CartLineId): CartLine | undefined => lines().find(({ id }) => id === lineId);
  const remove = (lineId: CartLineId): ResultAsync<BasketChanged, EditCartError> => {
    const at = lines().findIndex(({ id }) => id === lineId);
    const line = lines()[at];
    return editCart.remove(lineId).map(() => removedOf(line, at));
  };
  const changeQuantity = ({
    lineId,
    quantity: typed,
    step,
  }: QuantityChange): ResultAsync<BasketChanged, EditCartError> => {
    const line = lineOf(lineId);
    if (line === undefined) return errAsync({ kind: 'cart.line-unknown' });
    const least = Math.max(1, line.minimumOrderQuantity);
    const quantity = typed === undefined ? least : typed + step;
    // One less than the least that can be ordered is none; so is what is typed below one (spec 3 §4 "Quantity field").
    if (quantity < 1 || (typed !== undefined && step < 0 && minusControl(typed, least) === 'delete'))
      return remove(lineId);
    // Typing above the maximum gives the maximum, below the minimum the minimum (spec 3 §4 "Quantity field").
    const found = orderable(quantity, line);
    const error = quantityErrorOf(found);
    const limit = typed === undefined ? { reason: 'no-number' as const, amount: least } : error && limitIn(error);
    return editCart
      .changeQuantity(lineId, found.kind === 'not-for-sale' ? quantity : found.quantity)
      .map((): BasketChanged => (limit === undefined ? NOTHING : { limited: { of: lineId, ...limit } }))
      .orElse((refusal) => limitOf(refusal, lineId));
  };
  return {
    know: () =>
      editCart.state$.value.status === 'ready' ? okAsync(undefined) : editCart.refresh().map(() => undefined),
    change: (change) => {
      switch (change.kind) {
        case 'add':
          return editCart
            .add(change.itemId, orderQuantity(change.quantity ?? 1, 1, false).quantity, change.at)
            .map(({ line, lessThanWanted }): BasketChanged => {
              const limit = addedLimit(change.quantity, line) ?? lessThanWanted?.limit;
              return limit === undefined ? NOTHING : { limited: { of: change.itemId, ...limit } };
            })
            .orElse((error) => limitOf(error, change.itemId));
        case 'quantity':
          return changeQuantity(change);
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
