// The cart as it is shown while a change is on its way.

import { brandId, type CartLineId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '../../testing/index.ts';
import { asItIs, lineOf, withoutLine, withQuantity, withShownLines } from './cart-preview.ts';
import { NO_CART, openedWith } from './cart-state.ts';

const id = brandId<CartLineId>('line-1');
const cart = aCart([aLine(1), aLine(2, { quantity: 2 })]);

describe('a cart while a change is on its way', () => {
  it('has the wanted quantity on its line alone, and counts it', () => {
    const shown = withQuantity(id, 5)(cart);
    expect(shown?.lines.map(({ quantity }) => quantity)).toEqual([5, 2]);
    expect(shown).toMatchObject({ itemsCount: 7, productsCount: 2 });
  });

  it('lacks the line that goes', () => {
    expect(withoutLine(id)(cart)).toMatchObject({ lines: [{ id: 'line-2' }], itemsCount: 2, productsCount: 1 });
  });

  it('has the lines that are to be shown', () => {
    expect(withShownLines((lines) => lines.slice(0, 1))(cart)).toMatchObject({ lines: [{ id }], itemsCount: 1 });
  });

  it('is the same where only the server can show the change', () => {
    expect(asItIs(cart)).toBe(cart);
  });

  it('stays none for whoever has none', () => {
    for (const preview of [withQuantity(id, 5), withoutLine(id), withShownLines(() => []), asItIs])
      expect(preview(undefined)).toBeUndefined();
    expect(lineOf(undefined, id)).toBeUndefined();
  });
});

describe('the cart that a page was opened with', () => {
  it('is ready and at rest', () => {
    expect(openedWith(cart)).toEqual({
      status: 'ready',
      isChanging: false,
      busyLines: [],
      removal: { kind: 'none' },
      cart,
    });
    expect(openedWith(undefined)).toBe(NO_CART);
    expect(openedWith(undefined)).not.toHaveProperty('cart');
  });
});
