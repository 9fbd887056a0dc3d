// @vitest-environment node

import { aCart, aCategory, aLine, aListingResult, aPlacedOrder, aProduct, aTile } from '@tornister/application/testing';
import { trackedRow } from '@tornister/domain/analytics';
import { summaryPrices } from '@tornister/domain/cart';
import type { Teaser } from '@tornister/domain/content';
import { money } from '@tornister/domain/money';
import { brandId, type ProductId } from '@tornister/domain/shared';
import { aListEntry } from '@tornister/domain/testing';
import { tableOf } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';

const tiles = ['1', '2'].map((id) => aTile({ id: brandId<ProductId>(id), path: `/prod/${id}/` }));
const image = { src: '/a.webp', alt: '', sources: [] };
const link = { url: '/cat/1/', opensNewWindow: false };
const rowsOf = (...teasers: readonly Teaser[]) => [{ cells: [{ columns: 12, teasers }] }];

describe('what is reported of a page', () => {
  it('is the list of a category, each tile at its place, also at an address of its own', () => {
    const { listing: _listing, ...category } = aCategory();
    const loaded = { category, rows: [], listing: { result: aListingResult({ entries: tiles }) } };
    for (const data of [loaded, { kind: 'category', data: loaded }]) {
      const { lists, isListingCategory, categoryId } = pageFacts(data);
      expect([isListingCategory, categoryId]).toEqual([true, category.id]);
      expect(lists.map(({ id, name }) => [id, name])).toEqual([[`category-${category.id}`, category.name]]);
      expect([...(lists[0]?.items ?? [])].map(([path, { item_id, index }]) => [path, item_id, index])).toEqual([
        ['/prod/1/', '1', 0],
        ['/prod/2/', '2', 1],
      ]);
    }
  });

  it('knows a tile of a filtered list, which leads to a variant, by its path', () => {
    const entries = tiles.map((tile) => ({ ...tile, path: `${tile.path}?varid=5001` }));
    const { lists } = pageFacts({ term: 'heft', listing: { result: aListingResult({ entries }) } });
    expect([...(lists[0]?.items.keys() ?? [])]).toEqual(['/prod/1/', '/prod/2/']);
  });

  it('is no listing where a category lists nothing itself', () => {
    const { listing: _listing, ...category } = aCategory({ isProductListing: false });
    const hub = { category, listing: { result: aListingResult({ entries: [] }) } };
    expect(pageFacts(hub)).toMatchObject({ isListingCategory: false, lists: [] });
  });

  it('names the way to the category of its tiles, which leave it out, and the rows that other lists stand in', () => {
    const crumbs = ['Schreiben', 'Bleistifte'].map((displayName) => ({ displayName, path: '/' }));
    const { listing: _listing, ...category } = aCategory({ breadcrumbs: crumbs, topsellers: tiles });
    const entries = tiles.map((tile) => ({ ...tile, breadcrumb: [] }));
    const { lists } = pageFacts({ category, listing: { result: aListingResult({ entries }) } });
    expect(lists.map(({ row }) => row)).toEqual([undefined, 'topsellers']);
    expect(lists[0]?.items.get('/prod/1/')).toMatchObject({ item_category: 'Schreiben', item_category2: 'Bleistifte' });
  });

  it('is the list of a search, without its term', () => {
    const { lists } = pageFacts({ term: 'Frau Muster', listing: { result: aListingResult({ entries: tiles }) } });
    expect(lists.map(({ id, name }) => [id, name])).toEqual([['search', 'search']]);
  });

  it('is every teaser that promotes something, and every row of products', () => {
    const slide = { id: 's1', name: 'Slide', tabText: 'Reiter', image, alignment: 'left' } as const;
    const { lists, promotions } = pageFacts({
      rows: rowsOf(
        { kind: 'hero-slider', id: 'h', name: 'Hero', slides: [slide] },
        { kind: 'image-teaser', id: 't1', name: 'Bild', image, link, loadsEagerly: false },
        { kind: 'html', id: 'x', name: 'Text', html: '<p>x</p>' },
        { kind: 'recommendations', id: 'r', name: 'R', headline: 'Neu', products: tiles },
        { kind: 'recommendations', id: 'leer', name: 'L', headline: 'Leer', products: [] },
      ),
    });
    expect(promotions).toEqual([
      { id: 's1', name: 'Slide', creative: 'Reiter', slot: 'hero-1' },
      { id: 't1', name: 'Bild', slot: 'image-teaser' },
    ]);

    expect(lists.map(({ id, name, teaserId, items }) => [id, name, teaserId, items.size])).toEqual([
      ['r', 'Neu', 'r', 2],
    ]);
  });

  it('names where each product of a search belongs', () => {
    const entries = tiles.map((tile) => ({ ...tile, breadcrumb: ['Papier', 'Hefte'] }));
    const { lists } = pageFacts({ term: 'heft', listing: { result: aListingResult({ entries }) } });
    expect(lists[0]?.items.get('/prod/1/')).toMatchObject({ item_category: 'Papier', item_category2: 'Hefte' });
  });

  it('are the rows beside what a page is about: accessories of a product, topsellers of a category', () => {
    const idsOf = (loaded: unknown) => pageFacts(loaded).lists.map(({ id, items }) => [id, [...items.keys()]]);
    const paths = tiles.map(({ path }) => path);
    expect(idsOf({ product: aProduct({ accessories: tiles }) })).toEqual([['accessories', paths]]);
    expect(idsOf({ product: aProduct({ accessories: [] }) })).toEqual([]);
    expect(idsOf({ category: aCategory({ topsellers: tiles }) })).toEqual([['topsellers', paths]]);
  });

  it('is the product of its page, and nothing of it yet while the page shows what a list has told', () => {
    const product = aProduct();
    expect(pageFacts({ product }).product).toMatchObject({ item_id: product.productId, item_name: product.name });
    expect(pageFacts({ product }).isPreview).toBe(false);
    expect(pageFacts({ tile: tiles[0] })).toMatchObject({ isPreview: true, lists: [] });
    expect(pageFacts({ tile: tiles[0] })).not.toHaveProperty('product');
  });

  it('is the basket of the shipping step, and of no other page that knows it', () => {
    const cart = aCart();
    expect(pageFacts({ cart, billingMode: 'show' }).checkout?.map(({ item_variant }) => item_variant)).toEqual(
      cart.lines.map(({ itemId }) => itemId),
    );
    expect(pageFacts({ cart })).not.toHaveProperty('checkout');
  });

  it('are the goods of the wishlist that it shows, with maker and price', () => {
    const entry = aListEntry('1');
    const { kept, lists } = pageFacts({ opened: { shown: { table: tableOf([entry]) } } });
    expect([kept, lists]).toEqual([[trackedRow(entry)], []]);
    expect(kept?.[0]).toMatchObject({ item_id: entry.item.productId, item_brand: entry.item.brand });
    expect(pageFacts({ opened: {} }).kept).toBeUndefined();
  });

  it('is the order of a confirmation, with nothing of who ordered', () => {
    const order = aPlacedOrder();
    const { purchase } = pageFacts({ order, isPayless: false }, 'confirmation');
    expect(purchase).toMatchObject({ orderId: order.orderId, total: order.totals.grandTotal });
    expect(purchase?.items).toHaveLength(order.lines.length);
    expect(JSON.stringify(purchase)).not.toContain(order.email);
    expect(purchase).not.toHaveProperty('voucherCode');
    const redeemed = { ...order, voucherCode: 'ZEHN' };
    expect(pageFacts({ order: redeemed, isPayless: false }, 'confirmation').purchase?.voucherCode).toBe('ZEHN');
  });

  it.each(['order-detail', 'return-items', 'return-confirm', 'summary', undefined])(
    'is no purchase on %s, whatever order its loader knows',
    (pageId) => {
      for (const order of [aPlacedOrder(), { orderId: 'o1', parcels: [] }, { hash: 'h', lines: [], totals: {} }])
        expect(pageFacts({ order }, pageId)).not.toHaveProperty('purchase');
    },
  );

  it('has an item for each price of the pieces of a line, in the basket as in the order', () => {
    const kind = {
      kind: 'lightning-deal',
      quantityLightning: 1,
      quantityNormal: 2,
      maxQuantityLightning: 1,
      unitPriceLightning: money(99),
      dealSaving: money(101),
      isLightningAmountChanged: false,
    } as const;
    const line = aLine(1, { kind, quantity: 3, positionTotal: money(499) });
    const ordered = { ...line, ...summaryPrices(line) };
    const { checkout } = pageFacts({ cart: aCart([line]), billingMode: 'show' });
    const { purchase } = pageFacts({ order: aPlacedOrder({ lines: [ordered] }), isPayless: false }, 'confirmation');
    for (const items of [checkout, purchase?.items])
      expect(items?.map(({ price, quantity }) => [price, quantity])).toEqual([
        [0.99, 1],
        [2, 2],
      ]);
  });

  it('is what a payment provider said to the payment step', () => {
    const paymentReturn = { errorCode: '22' };
    expect(pageFacts({ methods: [], paymentReturn }).paymentReturn).toEqual(paymentReturn);
    expect(pageFacts({ methods: [] })).not.toHaveProperty('paymentReturn');
  });

  it('is which variant of each A/B test it shows', () => {
    const tests = [{ id: 'BZ_AB_x', variant: 'b', trackingCode: 'x-b' }];
    expect(pageFacts({ rows: [], tests }).tests).toEqual(tests);
  });

  it.each([undefined, null, 'text', {}, { orders: [] }])('is nothing for %j', (loaded) => {
    expect(pageFacts(loaded)).toEqual({
      isListingCategory: false,
      isPreview: false,
      lists: [],
      promotions: [],
      tests: [],
    });
  });
});
