import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productTile } from '../../test/arbitraries/product-tile.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { aTile } from '../../testing/a-tile.ts';
import { aListEntry } from '../../testing/a-wishlist.ts';
import { LIGHTNING_DEAL_SUFFIX } from '../deals/deal-quantity.ts';
import { brandId, type ItemId, type ProductId } from '../shared/brand.ts';
import {
  knownItem,
  parseTrackedItems,
  REMEMBERED_ITEMS_MAX,
  rememberItems,
  withKnownCategories,
  writeTrackedItems,
} from './remembered-items.ts';
import { trackedListed, trackedRow, trackedTile } from './tracked-product.ts';

const item = (id: string, index = 0) => trackedTile(aTile({ id: brandId<ProductId>(id) }), index);
const ids = (items: readonly { readonly item_id: string }[]) => items.map(({ item_id }) => item_id);

describe('goods of a heart or a list', () => {
  const heart = { productId: brandId<ProductId>('1'), itemId: brandId<ItemId>('1-2'), name: 'Heft' };

  it('have neither maker nor price of their own', () => {
    expect(trackedListed(heart)).toStrictEqual({
      item_id: '1',
      item_name: 'Heft',
      item_brand: '',
      price: 0,
      quantity: 1,
      item_variant: '1-2',
    });
  });

  it('have all of it in the row of a list', () => {
    const entry = aListEntry('1', { quantity: 3 });
    expect(trackedRow({ ...entry, item: { ...entry.item, breadcrumb: ['Zeichnen', 'Zirkel'] } })).toStrictEqual({
      item_id: '1',
      item_name: 'Zirkel 1',
      item_brand: 'Kreis & Co',
      price: 5,
      quantity: 3,
      item_variant: '1-1',
      item_category: 'Zeichnen',
      item_category2: 'Zirkel',
    });
  });

  it('have those that an earlier event named; variant and quantity stay their own, no place in a list comes along', () => {
    const before = { ...item('1', 4), item_variant: '1-2' };
    const { index: _place, ...named } = before;
    expect(knownItem([item('2'), before], trackedListed(heart, 3))).toStrictEqual({ ...named, quantity: 3 });
    expect(knownItem([before], { ...named, quantity: 2 })).toStrictEqual({ ...named, quantity: 2 });
  });

  it('have their maker from another variant of the product as well, but never its price', () => {
    const single = { ...item('1'), item_variant: '1-1', price: 0.49 };
    const ten = { ...item('1'), item_variant: '1-2', price: 4.19 };
    expect(knownItem([single], trackedListed(heart))).toMatchObject({ item_brand: single.item_brand, price: 0 });
    expect(knownItem([ten, single], trackedListed(heart))).toMatchObject({ item_variant: '1-2', price: 4.19 });
    expect(knownItem([single, ten], trackedListed(heart))).toMatchObject({ item_variant: '1-2', price: 4.19 });
  });

  it('stay as they are where no event has named the product', () => {
    expect(knownItem([item('2')], trackedListed(heart))).toStrictEqual(trackedListed(heart));
  });
});

describe('lines of a basket', () => {
  const known = { ...item('1', 4), item_category: 'Hefte', item_category2: 'Schulhefte' };
  const { index: _place, item_category: _one, ...line } = { ...item('1'), price: 9, quantity: 3 };

  it('have the categories that an earlier event named, and everything else of their own', () => {
    const { item_category, item_category2 } = known;
    expect(withKnownCategories([item('2'), known], line)).toStrictEqual({ ...line, item_category, item_category2 });
  });

  it('of a lightning deal have those of their product', () => {
    const { item_category, item_category2 } = known;
    const deal = { ...line, item_id: `${line.item_id}${LIGHTNING_DEAL_SUFFIX}` };
    expect(withKnownCategories([deal, known], deal)).toStrictEqual({ ...deal, item_category, item_category2 });
  });

  it('stay as they are where nothing was named before, or where they say it themselves', () => {
    expect(withKnownCategories([item('2')], line)).toStrictEqual(line);
    const own = { ...line, item_category: 'Malen' };
    expect(withKnownCategories([known], own)).toStrictEqual(own);
  });
});

describe('products that a session remembers (spec 1 §3 "Storage")', () => {
  it('are there once, as they were named last', () => {
    const items = rememberItems([item('1'), item('2')], [item('1', 7), item('3')]);
    expect(ids(items)).toStrictEqual(['2', '1', '3']);
    expect(items[1]).toStrictEqual(item('1', 7));
  });

  it('are there with each of their variants, which have prices of their own', () => {
    const variants = ['1-1', '1-2'].map((item_variant) => ({ ...item('1'), item_variant }));
    expect(rememberItems(variants.slice(0, 1), variants.slice(1))).toStrictEqual(variants);
  });

  it('are 200 at the most, the latest ones', () => {
    expect(REMEMBERED_ITEMS_MAX).toBe(200);
    const many = Array.from({ length: 200 }, (_, at) => item(String(at)));
    expect(rememberItems([], many)).toStrictEqual(many);
    expect(ids(rememberItems(many, [item('new')]))).toStrictEqual([...ids(many).slice(1), 'new']);
  });

  it.each([undefined, null, '', '[', '{}', '"x"', 'null'])('are none in %j', (stored) => {
    expect(parseTrackedItems(stored)).toStrictEqual([]);
  });

  it.each([
    ['item_id', 1],
    ['item_name', undefined],
    ['item_brand', null],
    ['price', '1.29'],
    ['quantity', undefined],
  ])('leave out what is no product: %s is %j', (field, value) => {
    const stored = JSON.stringify([null, 'x', { ...item('1'), [field]: value }, item('2')]);
    expect(parseTrackedItems(stored)).toStrictEqual([item('2')]);
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(productTile(), { maxLength: 5 }), (tiles) => {
        const items = tiles.map(trackedTile);
        expect(parseTrackedItems(writeTrackedItems(items))).toStrictEqual(items);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
