// What the pieces of one line cost each: all the same, or some the deal's price and the others the normal one. Read from the line's total, so that
// pieces and total never disagree. Source: spec 2 §3 "Cart line"; spec 3 §4 "Lightning deal"; § 14 (4) UStG.

import { multiply } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import type { CartLine } from './cart.ts';

/** So many pieces of a line that cost the same each. */
export type PiecesAtPrice = { readonly quantity: number; readonly unitPrice: Money };

/** A line of a cart or an order as far as the prices of its pieces go. */
export type PiecedLine = {
  readonly quantity: number;
  /** Pieces of it at the deal's price. */
  readonly quantityLightning: number;
  /** Of a piece that is not at the deal's price. */
  readonly unitPrice: Money;
  /** Of all pieces, before the voucher. */
  readonly total: Money;
};

/** Pieces that share an amount; the cents that are left over are on the first ones. */
const sharing = (quantity: number, amount: Money): readonly PiecesAtPrice[] => {
  const least = Math.floor(amount.cents / quantity);
  const dearer = amount.cents - least * quantity;
  return [
    { quantity: dearer, unitPrice: money(least + 1, amount.currency) },
    { quantity: quantity - dearer, unitPrice: money(least, amount.currency) },
  ];
};

/** Neighbours at the same price together, and none that are no piece. */
const tidied = (pieces: readonly PiecesAtPrice[]): readonly PiecesAtPrice[] => {
  const groups: PiecesAtPrice[] = [];
  for (const { quantity, unitPrice } of pieces) {
    const last = groups.at(-1);
    if (quantity <= 0) continue;
    if (last?.unitPrice.cents !== unitPrice.cents) groups.push({ quantity, unitPrice });
    else groups.splice(-1, 1, { quantity: last.quantity + quantity, unitPrice });
  }
  return groups;
};

/**
 * The pieces of a line by their price, those of the deal first. Quantities times prices are always the line's total: what the pieces beyond the
 * deal leave of it is what those of the deal cost.
 *
 * @example
 * piecePrices({ quantity: 3, quantityLightning: 1, unitPrice: money(2999), total: money(7997) }) // 1 at 1999, 2 at 2999
 */
export const piecePrices = ({
  quantity,
  quantityLightning,
  unitPrice,
  total,
}: PiecedLine): readonly PiecesAtPrice[] => {
  if (quantity <= 0) return [];
  const isMixed = quantityLightning > 0 && quantityLightning < quantity;
  const beyond = isMixed ? quantity - quantityLightning : 0;
  const ofDeal = money(total.cents - unitPrice.cents * beyond, total.currency);
  return tidied([...sharing(quantity - beyond, ofDeal), { quantity: beyond, unitPrice }]);
};

/** So many of the pieces, after the first ones: what one parcel of a line brings that is split over several. */
export const piecesFrom = (
  pieces: readonly PiecesAtPrice[],
  skipped: number,
  quantity: number,
): readonly PiecesAtPrice[] => {
  let start = 0;
  const taken = pieces.map((group) => {
    const from = Math.max(start, skipped);
    start += group.quantity;
    return { ...group, quantity: Math.min(start, skipped + quantity) - from };
  });
  return tidied(taken);
};

/** What pieces cost together. */
export const totalOfPieces = (pieces: readonly PiecesAtPrice[], nothing: Money): Money =>
  pieces.reduce(
    (sum, { quantity, unitPrice }) => money(sum.cents + multiply(unitPrice, quantity).cents, sum.currency),
    money(0, nothing.currency),
  );

/** The price of each piece, where it is one; undefined where pieces cost different prices. */
export const priceOfEach = (pieces: readonly PiecesAtPrice[]): Money | undefined =>
  pieces.length === 1 ? pieces[0]?.unitPrice : undefined;

/** The prices of a line of the cart as the summary shows them: one for all its pieces, or those of the deal and the normal one beyond it. */
export const summaryPrices = (
  line: Pick<CartLine, 'kind' | 'quantity' | 'unitPrice' | 'discountedUnitPrice' | 'positionTotal'>,
): { readonly unitPrice: Money; readonly mixedPrices?: readonly PiecesAtPrice[] } => {
  const quantityLightning = line.kind.kind === 'lightning-deal' ? line.kind.quantityLightning : 0;
  if (quantityLightning === 0) return { unitPrice: line.discountedUnitPrice ?? line.unitPrice };
  const pieces = piecePrices({ ...line, quantityLightning, total: line.positionTotal });
  const each = priceOfEach(pieces);
  return each === undefined ? { unitPrice: line.unitPrice, mixedPrices: pieces } : { unitPrice: each };
};
