// Changes of the lines of a draft. Each answers how much of it could be done; a quantity beyond the limits becomes the nearest one
// that is allowed, and the shopper is told. Source: spec 2 §3 "attainableInfos", §4 "Cart lines"; spec 3 §4, §5.

import {
  CART_MAX_LINES,
  type CartChangeError,
  type CartLineKind,
  lineActions,
  quantityErrorOf,
} from '@tornister/domain/cart';
import { isAcceptedChange, orderable } from '@tornister/domain/catalogue';
import type { Instant } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import { type CartDraft, type LineRow, newLine } from './cart-draft.ts';
import { type Goods, plainKindOf } from './goods.ts';
import { withReservation } from './reserve-deal.ts';

export type ChangeOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'not-attained'; readonly attainable?: number; readonly failure: CartChangeError };

export const DONE: ChangeOutcome = { kind: 'done' };

export const failed = (failure: CartChangeError, attainable?: number): ChangeOutcome => ({
  kind: 'not-attained',
  failure,
  ...(attainable === undefined ? {} : { attainable }),
});

export type Change = {
  readonly transaction: Transaction;
  readonly cartId: string;
  readonly draft: CartDraft;
  readonly goods: ReadonlyMap<string, Goods>;
  readonly now: Instant;
};

const isPaid = (line: LineRow): boolean => line.kind === 'normal' || line.kind === 'lightning-deal';

/** Whether a shopper has put the line into the cart: goods and printed catalogues; gifts are chosen or come by themselves. */
export const isAdded = (line: LineRow): boolean => isPaid(line) || line.kind === 'catalogue';

/** Puts pieces of an item into the cart, onto the line that already holds it; a new line is the last paid one, or stands at a place of its own. Of a printed catalogue there is one. */
export const addPosition = async (
  change: Change,
  itemId: string,
  quantity: number,
  at?: number,
): Promise<ChangeOutcome> => {
  const { draft, cartId } = change;
  const goods = change.goods.get(itemId);
  if (goods === undefined) return failed({ kind: 'cart.item-unknown' });
  if (!goods.isForSale || orderable(quantity, goods).kind === 'not-for-sale')
    return failed({ kind: 'cart.not-for-sale' }, 0);
  if (!isAcceptedChange(quantity, 0, false)) return failed({ kind: 'cart.quantity-invalid' });
  const held = [...draft.lines.values()].find((line) => isAdded(line) && line.item_id === itemId);
  if (held === undefined && draft.lines.size >= CART_MAX_LINES) return failed({ kind: 'cart.full' });
  const line = held ?? newLine(cartId, draft, { item_id: itemId, kind: plainKindOf(goods), quantity: 1 });
  if (held === undefined && at !== undefined) moveTo(draft, line.id, at);
  return setQuantity(change, line, goods, (held?.quantity ?? 0) + quantity);
};

/** Moves a line to its place among those that were added; the others keep their order. */
const moveTo = (draft: CartDraft, lineId: string, at: number): void => {
  const moved = draft.lines.get(lineId);
  if (moved === undefined) return;
  const others = [...draft.lines.values()].filter(({ id }) => id !== lineId);
  const next = others.filter(isAdded)[Math.max(0, at)];
  const target = next === undefined ? others.length : others.indexOf(next);
  draft.lines.clear();
  for (const [position, line] of others.toSpliced(target, 0, moved).entries())
    draft.lines.set(line.id, line.position === position ? line : { ...line, position });
};

/** Sets the quantity of a line whose goods are for sale; 0 removes it. */
export const changeQuantity = async (change: Change, lineId: string, quantity: number): Promise<ChangeOutcome> => {
  const line = change.draft.lines.get(lineId);
  if (line === undefined) return failed({ kind: 'cart.line-unknown' });
  if (quantity === 0) return removePosition(change, lineId);
  if (!isPaid(line)) return failed({ kind: 'cart.quantity-fixed' });
  const goods = change.goods.get(line.item_id);
  if (goods === undefined) return failed({ kind: 'cart.item-unknown' });
  // While none can be had, the line waits with the pieces that it has.
  if (!goods.isForSale) return failed({ kind: 'cart.not-for-sale' });
  if (!isAcceptedChange(quantity, 0, false)) return failed({ kind: 'cart.quantity-invalid' });
  return setQuantity(change, line, goods, quantity);
};

/** Takes a line out; a gift that came with a voucher takes the voucher along, one of a promotion stays. */
export const removePosition = async ({ draft }: Change, lineId: string): Promise<ChangeOutcome> => {
  const line = draft.lines.get(lineId);
  if (line === undefined) return failed({ kind: 'cart.line-unknown' });
  if (!lineActions(domainKind(line)).canRemove) return failed({ kind: 'cart.line-not-removable' });
  draft.lines.delete(lineId);
  if (line.voucher_code !== null) draft.voucherCode = null;
  return DONE;
};

const domainKind = ({ kind }: LineRow): CartLineKind => ({ kind: kind === 'lightning-deal' ? 'normal' : kind });

const setQuantity = async (
  { transaction, draft, now }: Change,
  line: LineRow,
  goods: Goods,
  wanted: number,
): Promise<ChangeOutcome> => {
  const found = orderable(wanted, goods);
  if (found.kind === 'not-for-sale') return failed({ kind: 'cart.not-for-sale' });
  const { quantity } = found;
  const placed = draft.lines.get(line.id) ?? line;
  draft.lines.set(line.id, await withReservation(transaction, { ...placed, quantity }, goods, now));
  const error = quantityErrorOf(found);
  return error === undefined ? DONE : failed(error, quantity);
};
