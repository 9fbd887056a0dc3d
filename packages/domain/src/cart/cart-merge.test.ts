import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import {
  CARTS_MERGED_MESSAGE,
  MERGE_DELAYED_MESSAGE,
  type MergeLine,
  mergeCarts,
  mergeNoticeOf,
} from './cart-merge.ts';
import { operationsForResolved, teaserEntryVerdict, teaserListFollowUps } from './teaser-list.ts';

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
      cappedItemIds: [],
    });
    expect(CARTS_MERGED_MESSAGE).toBe('vue.cart.notification.mergeCarts');
  });

  it('adds up to the maximum and says where', () => {
    expect(mergeCarts([line('a', 7)], [line('a', 3)])).toMatchObject({ lines: [line('a', 10)], cappedItemIds: [] });
    expect(mergeCarts([line('a', 7)], [line('a', 4)])).toMatchObject({ lines: [line('a', 10)], cappedItemIds: ['a'] });
    expect(mergeCarts([], [line('a', 11)])).toMatchObject({ lines: [line('a', 10)], cappedItemIds: ['a'] });
  });

  it('takes nothing away from a line that holds more than the maximum', () => {
    expect(mergeCarts([line('a', 12)], [line('a', 1)])).toMatchObject({ lines: [line('a', 12)], cappedItemIds: ['a'] });
  });

  it('merges nothing when the guest had nothing', () => {
    expect(mergeCarts([line('a', 2)], [])).toEqual({ lines: [line('a', 2)], isMerged: false, cappedItemIds: [] });
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

describe('a teaser list into the cart (spec 3 §4)', () => {
  const entry = { productId: brandId<never>('p'), quantity: 2 };
  const nothing = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };

  it('leads to follow-ups, one per part of the answer that is not empty', () => {
    const changed = { ...entry, wantedQuantity: 5 };
    expect(
      teaserListFollowUps({
        variantsToChoose: [entry],
        quantityChanged: [changed],
        maxInCart: [entry],
        successfullyAdded: [entry],
      }),
    ).toEqual([
      { kind: 'choose-variants', entries: [entry] },
      { kind: 'changed-quantities', entries: [changed] },
      { kind: 'maximum-in-cart', entries: [entry] },
      { kind: 'added', entries: [entry] },
    ]);
    expect(teaserListFollowUps({ ...nothing, maxInCart: [entry] })).toHaveLength(1);
    expect(teaserListFollowUps(nothing)).toEqual([]);
  });

  it('adds resolved entries one by one, without empty ones', () => {
    const itemId = brandId<ItemId>('a');
    expect(
      operationsForResolved([
        { itemId, quantity: 1 },
        { itemId, quantity: 0 },
      ]),
    ).toEqual([{ kind: 'add-position', itemId: 'a', quantity: 1 }]);
  });

  it('judges an entry: variant open, line full, quantity changed, or added', () => {
    const facts = { isVariantOpen: false, minimum: 3, maximum: 10, alreadyInCart: 0 };
    expect(teaserEntryVerdict(5, { ...facts, isVariantOpen: true })).toEqual({ kind: 'variant-open' });
    expect(teaserEntryVerdict(5, facts)).toEqual({ kind: 'added', quantity: 5 });
    expect(teaserEntryVerdict(2, facts)).toEqual({ kind: 'quantity-changed', quantity: 3 });
    expect(teaserEntryVerdict(10, facts)).toEqual({ kind: 'added', quantity: 10 });
    expect(teaserEntryVerdict(11, facts)).toEqual({ kind: 'quantity-changed', quantity: 10 });
    expect(teaserEntryVerdict(1, { ...facts, alreadyInCart: 2 })).toEqual({ kind: 'added', quantity: 1 });
    expect(teaserEntryVerdict(1, { ...facts, alreadyInCart: 5 })).toEqual({ kind: 'added', quantity: 1 });
    expect(teaserEntryVerdict(5, { ...facts, alreadyInCart: 9 })).toEqual({ kind: 'quantity-changed', quantity: 1 });
    expect(teaserEntryVerdict(5, { ...facts, alreadyInCart: 10 })).toEqual({ kind: 'maximum-in-cart' });
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
    },
  );
});
