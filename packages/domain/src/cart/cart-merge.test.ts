import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import {
  CARTS_MERGED_MESSAGE,
  isShortfallRead,
  MERGE_DELAYED_MESSAGE,
  type MergeLine,
  mergeCarts,
  mergeNoticeOf,
  mergeShortfalls,
} from './cart-merge.ts';

const line = (id: string, quantity: number, maxQuantity = 10): MergeLine => ({
  itemId: brandId<ItemId>(id),
  quantity,
  maxQuantity,
});

describe('merging carts at login (spec 2 §4)', () => {
  it('adds quantities of the same item and takes over new ones', () => {
    expect(mergeCarts([line('a', 2), line('b', 1)], [line('c', 4), line('a', 3)])).toEqual({
      lines: [line('a', 5), line('b', 1), line('c', 4)],
      isMerged: true,
    });
    expect(CARTS_MERGED_MESSAGE).toBe('vue.cart.notification.mergeCarts');
  });

  it('adds up to the maximum', () => {
    expect(mergeCarts([line('a', 7)], [line('a', 3)])).toMatchObject({ lines: [line('a', 10)] });
    expect(mergeCarts([line('a', 7)], [line('a', 4)])).toMatchObject({ lines: [line('a', 10)] });
    expect(mergeCarts([], [line('a', 11)])).toMatchObject({ lines: [line('a', 10)] });
  });

  it('takes nothing away from a line that holds more than the maximum', () => {
    expect(mergeCarts([line('a', 12)], [line('a', 1)])).toMatchObject({ lines: [line('a', 12)] });
  });

  it('keeps paid goods and a gift of the same item apart', () => {
    const [paid, deal, gift] = (['normal', 'lightning-deal', 'free-gift'] as const).map((kind, at) => ({
      ...line('pen', 5 - at * 2, at === 2 ? 1 : 99),
      kind,
    })) as [MergeLine, MergeLine, MergeLine];
    expect(mergeCarts([paid, gift], [deal]).lines).toEqual([{ ...paid, quantity: 8 }, gift]);
    expect(mergeCarts([], [paid, gift]).lines).toEqual([paid, gift]);
  });

  it('adds lines that the account already had of one item, above the maximum too', () => {
    expect(mergeCarts([line('a', 7), line('a', 4)], []).lines).toEqual([line('a', 11)]);
    expect(mergeCarts([line('a', 7), line('a', 4)], [line('a', 1)]).lines).toEqual([line('a', 11)]);
  });

  it('merges nothing when the guest had nothing', () => {
    expect(mergeCarts([line('a', 2)], [])).toEqual({ lines: [line('a', 2)], isMerged: false });
  });

  it('says of which goods less is there than both carts held, and which are not there at all', () => {
    const both = [line('a', 7), line('b', 1), line('c', 2), line('a', 4)];
    expect(mergeShortfalls(both, [line('a', 10), line('b', 1)])).toEqual([
      { itemId: 'a', wanted: 11, kept: 10 },
      { itemId: 'c', wanted: 2, kept: 0 },
    ]);
    // More than both held is nothing that is missing: a minimum has raised it.
    expect(mergeShortfalls([line('a', 2)], [line('a', 5), line('d', 1)])).toEqual([]);
  });
});

describe('merging as laws', () => {
  const someLines = fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: 10 }) }),
    { selector: ({ id }) => id },
  );
  const ofLines = (entries: readonly { id: string; quantity: number }[]) =>
    entries.map(({ id, quantity }) => line(id, quantity));

  it('no item is lost, none is doubled, none goes above its maximum', () => {
    fc.assert(
      fc.property(someLines, someLines, (user, guest) => {
        const { lines } = mergeCarts(ofLines(user), ofLines(guest));
        const ids = lines.map(({ itemId }) => itemId);
        expect(new Set(ids)).toEqual(new Set([...user, ...guest].map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
        for (const { quantity, maxQuantity } of lines) expect(quantity).toBeLessThanOrEqual(maxQuantity);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('quantities do not depend on whose cart is merged into whose', () => {
    fc.assert(
      fc.property(someLines, someLines, (user, guest) => {
        const quantities = (lines: readonly MergeLine[]) =>
          Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity]));
        expect(quantities(mergeCarts(ofLines(user), ofLines(guest)).lines)).toEqual(
          quantities(mergeCarts(ofLines(guest), ofLines(user)).lines),
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('what a shopper is told of two carts (spec 2 §8)', () => {
  it.each([
    [false, false, false, undefined],
    [true, false, false, CARTS_MERGED_MESSAGE],
    [false, true, false, 'vue.cart.notification.ownVoucherStays'],
    [true, true, false, 'vue.cart.notification.mergeCartsOwnVoucher'],
    [false, false, true, 'vue.cart.notification.ownGiftStays'],
    [true, false, true, 'vue.cart.notification.mergeCartsOwnGift'],
    [false, true, true, 'vue.cart.notification.ownVoucherAndGiftStay'],
    [true, true, true, 'vue.cart.notification.mergeCartsOwnVoucherAndGift'],
  ])(
    'with goods brought along: %s, with the own voucher kept: %s, with the own gift kept: %s',
    (cartMerged, ownVoucherStays, ownGiftStays, notice) => {
      const carts = { cartMerged, ownVoucherStays, ownGiftStays };
      expect(mergeNoticeOf({ ...carts, isMergeDelayed: false })).toBe(notice);
      expect(mergeNoticeOf({ ...carts, isMergeDelayed: true })).toBe(MERGE_DELAYED_MESSAGE);
      expect(mergeNoticeOf({ ...carts, isMergeDelayed: false, shortfall: 'Weniger.' })).toBe('Weniger.');
    },
  );

  it('is kept with the cart until a line of it is changed', () => {
    const kinds = [
      'add-position',
      'change-quantity',
      'remove-position',
      'add-voucher',
      'remove-voucher',
      'add-free-article',
    ] as const;
    expect(kinds.filter(isShortfallRead)).toEqual(['change-quantity', 'remove-position']);
  });
});
