import { describe, expect, it } from 'vitest';
import { aListEntry, aListItem, entryId } from '../../testing/a-wishlist.ts';
import { money } from '../money/money.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import {
  meantVariant,
  operationsForResolved,
  settledPositions,
  TEASER_ENTRIES_ARE_REMOVABLE,
  type TeaserListItem,
  teaserEntryVerdict,
  teaserListFollowUps,
  teaserListPositions,
} from './teaser-list.ts';
import { teaserListLayout } from './teaser-list-layout.ts';
import { quantityLimited, wishlistToast } from './wishlist-notice.ts';

const item = (id: string, changes: Partial<TeaserListItem> = {}): TeaserListItem => ({
  entry: aListEntry(id, { quantity: 1 }),
  isVariantOpen: false,
  variants: [],
  ...changes,
});
const variant = (id: string, isSaleable = true, minimumOrderQuantity = 1, maxQuantity = 9999) => ({
  itemId: brandId<ItemId>(id),
  label: id,
  price: money(100),
  isSaleable,
  minimumOrderQuantity,
  maxQuantity,
});

describe('teaser list to cart (spec 3 §4)', () => {
  it('sends every saleable entry with at least its minimum', () => {
    const entries = [
      item('1', { entry: aListEntry('1', { quantity: 1, item: aListItem({ minimumOrderQuantity: 10 }) }) }),
      item('2', { entry: aListEntry('2', { saleability: { kind: 'unsaleable' } }) }),
      item('3', { entry: aListEntry('3', { item: aListItem({ minimumOrderQuantity: 5, maxQuantity: 3 }) }) }),
    ];
    expect(teaserListPositions(entries)).toEqual([{ itemId: '1-1', productId: '1', quantity: 10 }]);
  });

  it('takes the quantity and the variant that were chosen, of those that are sold', () => {
    const open = item('1', { isVariantOpen: true, variants: [variant('1-1'), variant('1-2'), variant('1-3', false)] });
    const of = (chosen: { itemId?: ItemId; quantity?: number }) =>
      teaserListPositions([open], new Map([[entryId('1'), chosen]]));
    expect(of({ itemId: brandId<ItemId>('1-2'), quantity: 4 })).toEqual([
      { productId: '1', itemId: '1-2', quantity: 4 },
    ]);
    expect(of({ itemId: brandId<ItemId>('1-3') })).toEqual([{ productId: '1', quantity: 1 }]);
    expect(of({ itemId: brandId<ItemId>('9-9'), quantity: 0 })).toEqual([{ productId: '1', quantity: 1 }]);
    const settled = item('1', { variants: open.variants });
    expect(teaserListPositions([settled])).toEqual([{ productId: '1', itemId: '1-1', quantity: 1 }]);
  });

  it('has the limits of the variant that was chosen, not of the item of the list', () => {
    const singles = aListItem({ minimumOrderQuantity: 5, maxQuantity: 50 });
    const row = item('1', {
      entry: aListEntry('1', { quantity: 5, item: singles }),
      variants: [variant('1-1', true, 5, 50), variant('1-pack', true, 1, 90)],
    });
    const pieces = (itemId: string, quantity: number) =>
      teaserListPositions([row], new Map([[entryId('1'), { itemId: brandId<ItemId>(itemId), quantity }]])).map(
        (position) => position.quantity,
      );
    expect([pieces('1-pack', 1), pieces('1-pack', 80), pieces('1-1', 1), pieces('1-1', 80)]).toEqual([
      [1],
      [80],
      [5],
      [50],
    ]);
    expect(meantVariant({ ...row, isVariantOpen: true })).toMatchObject({ itemId: '1-1', minimumOrderQuantity: 5 });
  });

  it('puts on a list what is settled, and leaves out what is open', () => {
    const [open, settled] = teaserListPositions([item('1', { isVariantOpen: true }), item('2')]);
    expect(open).not.toHaveProperty('itemId');
    expect(settledPositions([open, settled].flatMap((position) => position ?? []))).toEqual([settled]);
  });

  it('entries cannot be deleted from a teaser list', () => {
    expect(TEASER_ENTRIES_ARE_REMOVABLE).toBe(false);
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
    expect(teaserEntryVerdict(1, { ...facts, maximum: 2 })).toEqual({ kind: 'maximum-in-cart' });
  });
});

describe('teaser list block (spec 3 §2)', () => {
  it('is laid out by image, imageposition, columns and description', () => {
    expect(
      teaserListLayout({
        image: { src: '/a.avif' },
        imagePosition: 'right',
        isFullWidth: true,
        description: 'Alles für Klasse 1',
        hasOptionsMenu: true,
      }),
    ).toEqual({ picture: 'right', isFullWidth: true, hasDescription: true, controls: 'options-menu' });
  });

  it('without a picture nothing stands beside the table; other templates have two buttons', () => {
    expect(teaserListLayout({ imagePosition: 'left', isFullWidth: false, hasOptionsMenu: false })).toEqual({
      picture: 'none',
      isFullWidth: false,
      hasDescription: false,
      controls: 'buttons',
    });
  });
});

describe('notices (spec 3 §8)', () => {
  const names = { product: 'Zirkel', list: 'Klasse 3b' };

  it('quantity above the limit is one toast with the id wishlist-qty', () => {
    expect(wishlistToast({ kind: 'above-limit', amount: 5 })).toEqual({
      id: 'wishlist-qty',
      kind: 'warning',
      text: { kind: 'key', key: 'vue.buybox.text.quantity.error', values: { amount: 5 } },
    });
  });

  it('below the minimum names the amount', () => {
    expect(wishlistToast({ kind: 'below-minimum', amount: 10 })).toEqual({
      kind: 'warning',
      text: { kind: 'key', key: 'vue.pdp.minQuantity', values: { amount: 10 } },
    });
  });

  it('what is no whole number says so, and what the quantity is instead (spec 3 §4)', () => {
    expect(wishlistToast({ kind: 'no-number', amount: 10 })).toEqual({
      kind: 'warning',
      text: { kind: 'key', key: 'vue.quantity.noNumber', values: { amount: 10 } },
    });
  });

  it.each([
    [48, 48, undefined],
    [49, 48, { kind: 'above-limit', amount: 48 }],
    [10, 10, undefined],
    [9, 10, { kind: 'below-minimum', amount: 10 }],
    [0, 10, undefined],
    [0, undefined, undefined],
    [3, undefined, undefined],
    [undefined, 10, { kind: 'no-number', amount: 10 }],
    [undefined, undefined, undefined],
  ])('tells a limit where %j pieces were wanted and the entry has %j', (wanted, has, told) => {
    expect(quantityLimited(wanted, has)).toEqual(told);
  });

  it('success: added, restored, removed (with product and list), saved', () => {
    const added = wishlistToast({ kind: 'added', ...names });
    expect(added).toEqual({
      id: 'vue.wishlist.notification.added|Zirkel|Klasse 3b',
      kind: 'success',
      text: { kind: 'key', key: 'vue.wishlist.notification.added', values: names },
    });
    expect(wishlistToast({ kind: 'restored', ...names })).toEqual(added);
    expect(wishlistToast({ kind: 'removed', ...names })).toMatchObject({
      kind: 'success',
      text: { key: 'vue.wishlist.notification.removed', values: names },
    });
    expect(wishlistToast({ kind: 'variant-saved' })).toEqual({
      id: 'vue.wishlist.notification.saved',
      kind: 'success',
      text: { kind: 'key', key: 'vue.wishlist.notification.saved', values: {} },
    });
  });
});
