import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { aCartLine, aNumberedLine } from '../../test/builders/a-cart-line.ts';
import { money } from '../money/money.ts';
import { instantOf } from '../shared/instant.ts';
import { basketIndicator } from './basket-indicator.ts';
import type { CartLineKind } from './cart.ts';
import {
  CART_MAX_LINES,
  countItems,
  countProducts,
  isEmptyCart,
  isPayless,
  shippingTermOf,
  showsPrimeNote,
} from './cart-counts.ts';
import {
  CATALOGUE_MAX_QUANTITY,
  cartMaximumOf,
  inShownOrder,
  isFreeGift,
  isFreeOfCharge,
  lineActions,
  removalOf,
} from './cart-line.ts';
import { canChangeQuantity, quantityChangeOf } from './line-quantity.ts';
import { MINI_CART_ITEMS, miniCart } from './mini-cart.ts';
import { canOpenMiniCart, MINI_CART_CLOSE_DELAY_MS } from './mini-cart-flyout.ts';
import { cartProblems, lineProblem } from './minimum-order.ts';

const DEAL: CartLineKind = {
  kind: 'lightning-deal',
  quantityLightning: 1,
  quantityNormal: 0,
  maxQuantityLightning: 3,
  unitPriceLightning: money(100),
  dealSaving: money(50),
  isLightningAmountChanged: false,
};
const KINDS: readonly CartLineKind[] = [
  { kind: 'normal' },
  DEAL,
  { kind: 'free-gift' },
  { kind: 'catalogue' },
  { kind: 'promotion-free' },
];

describe('what may be done to a line (spec 2 §4)', () => {
  it('depends on its kind: paid goods anything, gifts only removal, gifts of a promotion nothing', () => {
    expect(KINDS.map((kind) => [kind.kind, ...Object.values(lineActions(kind))])).toEqual([
      ['normal', true, true],
      ['lightning-deal', true, true],
      ['free-gift', false, true],
      ['catalogue', false, true],
      ['promotion-free', false, false],
    ]);
  });

  it('of a printed catalogue a cart holds one, if there is one; of other goods what the shop allows', () => {
    const most = (isCatalogue: boolean) =>
      [0, CATALOGUE_MAX_QUANTITY, CATALOGUE_MAX_QUANTITY + 1, 999].map((maxQuantity) =>
        cartMaximumOf({ isCatalogue, maxQuantity }),
      );
    expect(most(true)).toEqual([0, 1, 1, 1]);
    expect(most(false)).toEqual([0, 1, 2, 999]);
  });

  it('gifts and printed catalogues cost nothing', () => {
    expect(KINDS.filter(isFreeOfCharge).map(({ kind }) => kind)).toEqual(['free-gift', 'catalogue', 'promotion-free']);
  });

  it('deleting removes the position, or the voucher of a gift tied to one', () => {
    const { id } = aCartLine();
    expect(removalOf({ id, kind: { kind: 'normal' } })._unsafeUnwrap()).toEqual({
      kind: 'remove-position',
      lineId: id,
    });
    expect(removalOf({ id, kind: { kind: 'free-gift' } })._unsafeUnwrap().kind).toBe('remove-position');
    expect(removalOf({ id, kind: { kind: 'free-gift', relatedVoucherCode: 'GIFT' } })._unsafeUnwrap()).toEqual({
      kind: 'remove-voucher',
      code: 'GIFT',
    });
    expect(removalOf({ id, kind: { kind: 'promotion-free' } })._unsafeUnwrapErr()).toEqual({
      kind: 'cart.line-not-removable',
    });
  });

  it('a quantity may change between minimum and maximum, and 0 deletes', () => {
    const line = aCartLine({ minimumOrderQuantity: 5, maxQuantity: 10 });
    const change = (quantity: number) => quantityChangeOf(line, quantity);
    expect(change(4)._unsafeUnwrapErr()).toEqual({ kind: 'cart.below-minimum', minimum: 5 });
    expect(change(5)._unsafeUnwrap()).toEqual({ kind: 'change-quantity', lineId: line.id, quantity: 5 });
    expect(change(10).isOk()).toBe(true);
    expect(change(11)._unsafeUnwrapErr()).toEqual({ kind: 'cart.above-maximum', maximum: 10 });
    expect(change(0)._unsafeUnwrap()).toEqual({ kind: 'remove-position', lineId: line.id });
    for (const none of [6.5, Number.NaN, Number.POSITIVE_INFINITY, -1])
      expect(change(none)._unsafeUnwrapErr()).toEqual({ kind: 'cart.quantity-invalid' });
  });

  it('no quantity can be had where the maximum is below the minimum', () => {
    const none = aCartLine({ minimumOrderQuantity: 5, maxQuantity: 3 });
    for (const quantity of [1, 3, 5, 9]) {
      expect(quantityChangeOf(none, quantity)._unsafeUnwrapErr()).toEqual({ kind: 'cart.not-for-sale' });
      expect(lineProblem({ ...none, quantity })?.kind).toBe('cart.not-for-sale');
    }
  });

  it('the quantity stays while the goods are not for sale; the line can be removed', () => {
    const sold = aCartLine({ quantity: 3, minimumOrderQuantity: 1, maxQuantity: 1, availableForSale: false });
    for (const quantity of [1, 2, 4])
      expect(quantityChangeOf(sold, quantity)._unsafeUnwrapErr()).toEqual({ kind: 'cart.not-for-sale' });
    expect(quantityChangeOf(sold, 0)._unsafeUnwrap().kind).toBe('remove-position');
    const changeable = (availableForSale: boolean) =>
      KINDS.filter((kind) => canChangeQuantity({ kind, availableForSale })).map(({ kind }) => kind);
    expect([changeable(true), changeable(false)]).toEqual([['normal', 'lightning-deal'], []]);
  });

  it('is refused and named as a problem of a line for the same reason', () => {
    const some = fc.integer({ min: 1, max: 20 });
    fc.assert(
      fc.property(some, some, some, fc.boolean(), (quantity, minimumOrderQuantity, maxQuantity, availableForSale) => {
        const line = aCartLine({ quantity, minimumOrderQuantity, maxQuantity, availableForSale });
        const { lineId: _line, ...problem } = lineProblem(line) ?? { lineId: line.id };
        const change = quantityChangeOf(line, quantity);
        expect(problem).toEqual(change.isErr() ? change.error : {});
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('the quantity of a gift is fixed', () => {
    const gift = aCartLine({ kind: { kind: 'free-gift' } });
    expect(quantityChangeOf(gift, 2)._unsafeUnwrapErr()).toEqual({ kind: 'cart.quantity-fixed' });
  });
});

describe('the order of lines (spec 2 §3)', () => {
  it('puts free gifts after paid lines and keeps the order otherwise', () => {
    const lines = KINDS.map((kind, index) => aNumberedLine(index, { kind }));
    const shuffled = [2, 0, 4, 1, 3].map((index) => lines[index] ?? aCartLine());
    expect(inShownOrder(shuffled).map(({ id }) => id)).toEqual(['line-0', 'line-1', 'line-3', 'line-2', 'line-4']);
  });

  it('loses and invents no line, and no paid line stands after a gift', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KINDS)), (kinds) => {
        const lines = kinds.map((kind, index) => aNumberedLine(index, { kind }));
        const shown = inShownOrder(lines);
        expect(new Set(shown)).toEqual(new Set(lines));
        expect(shown).toHaveLength(lines.length);
        const gifts = shown.map(({ kind }) => isFreeGift(kind));
        expect(gifts).toEqual([...gifts].sort((left, right) => Number(left) - Number(right)));
        expect(inShownOrder(shown)).toEqual(shown);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('counting (spec 2 §3)', () => {
  const totals = (value: number) => ({
    subtotal: money(0),
    shippingCost: money(0),
    basketValue: money(value),
    promotionsSaving: money(0),
    net: money(0),
    taxes: [],
    grandTotal: money(value),
  });

  it('a cart is payless when it has items and nothing is to be paid, shipping included', () => {
    const lines = [aCartLine()];
    expect(isPayless({ lines, totals: totals(0) })).toBe(true);
    expect(isPayless({ lines, totals: totals(1) })).toBe(false);
    const withShipping = { ...totals(0), shippingCost: money(495), grandTotal: money(495) };
    expect(isPayless({ lines, totals: withShipping })).toBe(false);
    expect(isPayless({ lines: [], totals: totals(0) })).toBe(false);
    expect([isEmptyCart({ lines }), isEmptyCart({ lines: [] })]).toEqual([false, true]);
  });

  it('counts pieces and different products', () => {
    const lines = [
      aNumberedLine(1, { quantity: 2 }),
      aNumberedLine(2),
      aCartLine({ ...aNumberedLine(1), quantity: 4 }),
    ];
    expect(countItems(lines)).toBe(7);
    expect(countProducts(lines)).toBe(2);
    expect([countItems([]), countProducts([])]).toEqual([0, 0]);
  });
});

describe('the mini cart (spec 3 §2)', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => aNumberedLine(index));

  it('shows the first 3 lines and a link to all when there are more', () => {
    expect(MINI_CART_ITEMS).toBe(3);
    expect(CART_MAX_LINES).toBe(1_000);
    expect(miniCart(lines(3))).toMatchObject({ hasAllLink: false, isEmpty: false });
    expect(miniCart(lines(3)).lines).toHaveLength(3);
    expect(miniCart(lines(4)).hasAllLink).toBe(true);
    expect(miniCart(lines(4)).lines.map(({ id }) => id)).toEqual(['line-0', 'line-1', 'line-2']);
    expect(miniCart([])).toEqual({ lines: [], hasAllLink: false, isEmpty: true });
    expect(MINI_CART_CLOSE_DELAY_MS).toBe(300);
  });

  it('opens on hover only at laptop sizes without touch, by its button at laptop sizes', () => {
    const open = (isLaptopOrWider: boolean, isTouch: boolean, by: 'hover' | 'button') =>
      canOpenMiniCart({ isLaptopOrWider, isTouch }, by);
    expect([open(true, false, 'hover'), open(true, true, 'hover'), open(false, false, 'hover')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([open(true, true, 'button'), open(false, false, 'button')]).toEqual([true, false]);
  });

  it('the basket shows the count, 0 while submitting, or the countdown of a deal', () => {
    const until = instantOf(1);
    expect(basketIndicator({ itemsCount: 4, isSubmitting: false })).toEqual({ kind: 'count', count: 4 });
    expect(basketIndicator({ itemsCount: 4, isSubmitting: true, reservedUntil: until })).toEqual({
      kind: 'count',
      count: 0,
    });
    expect(basketIndicator({ itemsCount: 4, isSubmitting: false, reservedUntil: until })).toEqual({
      kind: 'countdown',
      until,
    });
  });
});

describe('lines that keep a cart from being ordered (spec 3 §5)', () => {
  const line = (quantity: number) => aCartLine({ quantity, minimumOrderQuantity: 5, maxQuantity: 10 });

  it('hold less than the minimum or more than the maximum, or cannot be bought', () => {
    expect([4, 5, 10, 11].map((quantity) => lineProblem(line(quantity))?.kind)).toEqual([
      'cart.below-minimum',
      undefined,
      undefined,
      'cart.above-maximum',
    ]);
    expect(lineProblem(line(4))).toMatchObject({ minimum: 5, lineId: 'line-1' });
    expect(lineProblem(line(11))).toMatchObject({ maximum: 10 });
    expect(lineProblem({ ...line(4), availableForSale: false })?.kind).toBe('cart.not-for-sale');
    expect(lineProblem({ ...line(4), kind: DEAL })?.kind).toBe('cart.below-minimum');
  });

  it('are never gifts or catalogues', () => {
    for (const kind of KINDS.slice(2))
      expect(lineProblem({ ...line(1), kind, availableForSale: false })).toBeUndefined();
  });

  it('are named in the order of the cart', () => {
    expect(cartProblems([line(4), line(5), line(11)]).map(({ kind }) => kind)).toEqual([
      'cart.below-minimum',
      'cart.above-maximum',
    ]);
  });
});

describe('prime members see the prime note and prime delivery info (spec 3 §6)', () => {
  it('shipping is charged from one cent on, else free, for members by prime', () => {
    expect(shippingTermOf({ shippingCost: money(1), isPrime: true })).toBe('charged');
    expect(shippingTermOf({ shippingCost: money(0), isPrime: true })).toBe('free-by-prime');
    expect(shippingTermOf({ shippingCost: money(0), isPrime: false })).toBe('free');
    expect(shippingTermOf({ shippingCost: money(0) })).toBe('free');
  });

  it('the note stands at goods that prime delivers, for members only', () => {
    expect(showsPrimeNote({ isPrimeEligible: true }, { isPrime: true })).toBe(true);
    expect(showsPrimeNote({ isPrimeEligible: false }, { isPrime: true })).toBe(false);
    expect(showsPrimeNote({ isPrimeEligible: true }, {})).toBe(false);
  });
});
