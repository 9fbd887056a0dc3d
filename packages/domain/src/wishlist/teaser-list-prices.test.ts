import { describe, expect, it } from 'vitest';
import { aListEntry, aListItem } from '../../testing/a-wishlist.ts';
import { type CurrencyCode, money } from '../money/money.ts';
import { brandId, type ItemId, type WishlistEntryId } from '../shared/brand.ts';
import type { ChosenEntry, TeaserListItem } from './teaser-list.ts';
import { isDeliverySettled, teaserListPrice, teaserPriceTogether, teaserRowPrice } from './teaser-list-prices.ts';

const id = (text: string): ItemId => brandId<ItemId>(text);
const variant = (itemId: string, cents: number, isSaleable = true) => ({
  itemId: id(itemId),
  label: itemId,
  price: money(cents),
  isSaleable,
  minimumOrderQuantity: 1,
  maxQuantity: 9999,
});
const ITEM = aListItem({ itemId: id('pack'), prices: { current: money(2045) }, areAllDeliveryTimesTheSame: false });
/** Folders, a pack of ten at 20.45 or a single piece at 2.29; of the third kind none is sold. */
const FOLDERS: TeaserListItem = {
  entry: aListEntry('1', { quantity: 2, item: ITEM }),
  isVariantOpen: true,
  variants: [variant('pack', 2045), variant('one', 229), variant('gone', 100, false)],
};
const SETTLED: TeaserListItem = {
  entry: aListEntry('2', { quantity: 4, item: aListItem({ prices: { current: money(150) }, maxQuantity: 20 }) }),
  isVariantOpen: false,
  variants: [],
};
const GONE: TeaserListItem = { ...SETTLED, entry: aListEntry('3', { saleability: { kind: 'unsaleable' } }) };

describe('what a curated list costs (spec 3 §2 "Teaser wishlist block")', () => {
  it('is "from" the cheapest that is sold while a variant is open', () => {
    expect(teaserRowPrice(FOLDERS)).toEqual({ itemId: 'one', total: money(458), isFrom: true });
    expect(teaserRowPrice(FOLDERS, { itemId: id('gone') })).toMatchObject({ itemId: 'one', isFrom: true });
    expect(teaserListPrice([FOLDERS, SETTLED, GONE])).toEqual({ total: money(1058), isFrom: true });
  });

  it('is exact where all that are sold cost the same', () => {
    const same = { ...FOLDERS, variants: [variant('a', 229), variant('b', 229), variant('c', 500, false)] };
    expect(teaserRowPrice(same)).toEqual({ itemId: 'a', total: money(458), isFrom: false });
  });

  it('is exact for what was chosen, in the quantity that was set', () => {
    const chosen = { itemId: id('pack'), quantity: 3 };
    expect(teaserRowPrice(FOLDERS, chosen)).toEqual({ itemId: 'pack', total: money(6135), isFrom: false });
    expect(teaserRowPrice(SETTLED, { quantity: 9 }).total).toEqual(money(1350));
    expect(teaserRowPrice(SETTLED, { quantity: 21 }).total).toEqual(money(3000));
    const set = new Map<WishlistEntryId, ChosenEntry>([
      [FOLDERS.entry.id, chosen],
      [SETTLED.entry.id, { quantity: 9 }],
    ]);
    expect(teaserListPrice([FOLDERS, SETTLED], set)).toEqual({ total: money(7485), isFrom: false });
  });

  it('is nothing where nothing can be bought', () => {
    expect(teaserListPrice([GONE])).toBeUndefined();
  });

  it('is what its rows cost together, "from" as long as one of them does, and nothing in two currencies', () => {
    const exact = { total: money(150), isFrom: false };
    expect(teaserPriceTogether([exact, exact])).toEqual({ total: money(300), isFrom: false });
    expect(teaserPriceTogether([exact, { total: money(1), isFrom: true }])).toEqual({
      total: money(151),
      isFrom: true,
    });
    expect(teaserPriceTogether([])).toBeUndefined();
    expect(
      teaserPriceTogether([exact, { total: money(1, brandId<CurrencyCode>('CHF')), isFrom: false }]),
    ).toBeUndefined();
  });
});

describe('the delivery time of a row of a curated list', () => {
  it('is told where it is that of what will be bought', () => {
    const alike = { ...FOLDERS, entry: { ...FOLDERS.entry, item: { ...ITEM, areAllDeliveryTimesTheSame: true } } };
    expect(isDeliverySettled(alike)).toBe(true);
    expect(isDeliverySettled(FOLDERS, { itemId: id('pack') })).toBe(true);
    expect(isDeliverySettled({ ...FOLDERS, isVariantOpen: false })).toBe(true);
  });

  it('is not told where another item may come at another time', () => {
    expect(isDeliverySettled(FOLDERS)).toBe(false);
    expect(isDeliverySettled(FOLDERS, { itemId: id('one') })).toBe(false);
    expect(isDeliverySettled({ ...FOLDERS, isVariantOpen: false }, { itemId: id('one') })).toBe(false);
  });
});
