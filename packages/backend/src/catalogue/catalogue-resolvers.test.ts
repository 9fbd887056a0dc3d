import { instantOf, MINUTE_MS } from '@tornister/domain/shared';
import type { StoreCode } from '@tornister/domain/storefront';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { expireCatalogue } from './index/current-catalogue.ts';

const NO_FILTER = { enumFilters: [], rangeFilters: [] };

const LISTING = `query ($id: ID!, $sort: String, $filter: FilterInput!, $paging: PagingInput!) {
  getCategory(coreCategoryId: $id) { products(paging: $paging, sortBy: $sort, filter: $filter) {
    totalCount
    sorts { code selected }
    filters { id kind min max minSelected maxSelected values { id displayValue selected count } }
    entries {
      id name rating discountPercent badges { sale } isShortage shortageText replacement { name path }
      minimumOrderQuantity
      price { currentPrice { cents currency } oldPrice { cents } startFromFlag basePrice { price { cents } unit } }
      lightningDealInfo { isAvailableLightningDeal lightningDealTimestampUntil lightningReservedPercentageRoundFloor
        lightningSpecialPrice { cents } lightningQuantityMax }
    }
  } }
}`;

type Tile = {
  readonly id: string;
  readonly name: string;
  readonly rating: number | null;
  readonly discountPercent: number;
  readonly badges: { readonly sale: boolean };
  readonly isShortage: boolean;
  readonly shortageText: string | null;
  readonly replacement: { readonly path: string } | null;
  readonly price: {
    readonly currentPrice: { readonly cents: number; readonly currency: string };
    readonly oldPrice: { readonly cents: number } | null;
    readonly startFromFlag: boolean;
    readonly basePrice: { readonly price: { readonly cents: number }; readonly unit: string } | null;
  };
  readonly lightningDealInfo: {
    readonly lightningDealTimestampUntil: number;
    readonly lightningReservedPercentageRoundFloor: number;
  } | null;
};

describe('browsing', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
  });
  afterAll(() => shop.close());

  const listing = async (variables: object = {}, asked = {}) => {
    const page = { id: '100', filter: NO_FILTER, paging: { offset: 0, limit: 60 }, ...variables };
    return (await shop.ask(LISTING, page, asked)).getCategory.products;
  };
  const tiles = async (variables: object = {}, asked = {}): Promise<readonly Tile[]> =>
    (await listing(variables, asked)).entries;
  const pairs = <Value>(values: readonly Value[]): readonly (readonly [Value, Value])[] =>
    values.slice(1).map((value, at) => [values[at] as Value, value]);

  it('counts for each minimum of stars the products that it would leave', async () => {
    const rated = async (from: number) =>
      (await listing({ filter: { enumFilters: [], rangeFilters: [{ id: 'rating.1', from, to: 5 }] } })).totalCount;
    const { filters } = await listing();
    const { values } = filters.find(({ id }: { id: string }) => id === 'rating.1');
    const counts = values.map(({ id, count }: { id: string; count: number }) => [Number(id), count]);
    expect(counts).toEqual([
      [4, await rated(4)],
      [3, await rated(3)],
      [2, await rated(2)],
    ]);
    expect(await rated(4)).toBeGreaterThan(0);
  });

  describe('tiles by the ids of their products (ADR 0064)', () => {
    const ask = async (productIds: readonly string[]): Promise<readonly string[]> =>
      (
        await shop.ask('query ($ids: [ID!]!) { getProductTiles(productIds: $ids) { id } }', { ids: productIds })
      ).getProductTiles.map(({ id }: Tile) => id);

    it('come in the order in which they are named, each once, without what the shop does not sell', async () => {
      expect(await ask(['1004', 'gone', '1000', '1004', "'; drop"])).toEqual(['1004', '1000']);
      expect(await ask([])).toEqual([]);
    });

    it.each([11, 12, 13])('are twelve at the most: of %i', async (count) => {
      const ids = (await tiles()).slice(0, count).map(({ id }) => id);
      expect(ids).toHaveLength(count);
      expect(await ask(ids)).toEqual(ids.slice(0, 12));
    });
  });

  describe('the sorts of a category (docs/adr/0009 "Sorting, searching")', () => {
    it('puts the shop’s own order first', async () => {
      const { sorts, entries } = await listing();
      expect(sorts.map(({ code }: { code: string }) => code)).toEqual([
        ...['si', 'price-asc', 'price-desc', 'name', 'new', 'rating', 'discount'],
      ]);
      expect(entries.slice(0, 3).map(({ id }: Tile) => id)).toEqual(['1000', '1002', '1004']);
    });

    it('sorts by price, rating, discount and name', async () => {
      const cents = (await tiles({ sort: 'price-asc' })).map(({ price }) => price.currentPrice.cents);
      expect(pairs(cents).every(([left, right]) => left <= right)).toBe(true);
      const ratings = (await tiles({ sort: 'rating' })).map(({ rating }) => rating ?? 0);
      expect(pairs(ratings).every(([left, right]) => left >= right)).toBe(true);
      const discounts = (await tiles({ sort: 'discount' })).map(({ discountPercent }) => discountPercent);
      expect(discounts[0]).toBeGreaterThan(0);
      expect(pairs(discounts).every(([left, right]) => left >= right)).toBe(true);
      const names = (await tiles({ sort: 'name' })).map(({ name }) => name);
      expect(names).toEqual([...names].sort(new Intl.Collator('de', { numeric: true }).compare));
    });

    it('takes the shop’s own order for a sort that it does not know', async () => {
      const { sorts } = await listing({ sort: 'price-asc; drop table items' });
      expect(sorts.find(({ selected }: { selected: boolean }) => selected).code).toBe('si');
    });
  });

  describe('prices (§ 11 PAngV)', () => {
    it('strikes a price only with a reduction, and a reduction always has a struck price above the current one', async () => {
      for (const tile of [...(await tiles()), ...(await tiles({ id: '200' }))]) {
        expect(tile.badges.sale).toBe(tile.price.oldPrice !== null);
        expect(tile.discountPercent > 0).toBe(tile.price.oldPrice !== null);
        if (tile.price.oldPrice) expect(tile.price.oldPrice.cents).toBeGreaterThan(tile.price.currentPrice.cents);
      }
    });

    it('announces no reduction when the price was lower within the 30 days before', async () => {
      const pretending = [...(await tiles()), ...(await tiles({ id: '200' }))].find(({ id }) => id === '1007');
      expect(pretending?.discountPercent).toBe(0);
      expect(pretending?.price.oldPrice).toBeNull();
    });

    it('never makes a percentage of the list price', async () => {
      const { getProductById } = await shop.ask(
        '{ getProductById(productId: "1004") { discountPercent bestItem { discountPercent prices { current { cents } old { cents } list { cents } } } } }',
      );
      expect(getProductById.bestItem.prices.list.cents).toBe(getProductById.bestItem.prices.current.cents + 500);
      expect(getProductById.bestItem.prices.old).toBeNull();
      expect(getProductById.discountPercent).toBe(0);
    });

    it('shows the price per litre of a quarter of a litre', async () => {
      const paint = (await tiles()).find(({ id }) => id === '1002');
      expect(paint?.price.basePrice).toEqual({ price: { cents: 273 * 4 }, unit: 'l' });
    });

    it('shows institutions the net price, with the gross price of an item beside it', async () => {
      const [gross] = await tiles();
      const [net] = await tiles({}, { store: 'b2b' });
      expect(net?.price.currentPrice.cents).toBe(Math.round((gross?.price.currentPrice.cents ?? 0) / 1.19));
      const { getItemById } = await shop.ask(
        '{ getItemById(itemId: "5000") { prices { educationalGross { cents stringValue } } } }',
        {},
        { store: 'b2b' },
      );
      expect(getItemById.prices.educationalGross.cents).toBe(gross?.price.currentPrice.cents);
    });

    it('says money in the words of the language', async () => {
      const question = '{ getItemById(itemId: "5000") { prices { current { stringValue } } } }';
      const german = await shop.ask(question);
      expect(german.getItemById.prices.current.stringValue).toBe('1,99\u00a0€');
    });
  });

  describe('a device (Directive (EU) 2022/2380)', () => {
    const asked = (id: string) =>
      shop.ask(
        `{ getProductById(productId: "${id}") { energyClass bestItem { powerPlug { scope charge } deliveryDays { from to } content { amount unit } } } }`,
      );

    it('says what it is charged with, its energy class and when it comes', async () => {
      const { getProductById } = await asked('1005');
      expect(getProductById).toEqual({
        energyClass: 'B',
        bestItem: {
          powerPlug: { scope: 'Ohne Ladegerät.', charge: '5 bis 20 W' },
          deliveryDays: { from: 1, to: 3 },
          content: null,
        },
      });
    });

    it('is not everything: other goods say nothing of it, and what their base price is counted from', async () => {
      const { getProductById } = await asked('1002');
      expect(getProductById).toMatchObject({
        energyClass: null,
        bestItem: { powerPlug: null, content: { amount: 0.25, unit: 'l' } },
      });
    });
  });

  describe('what makes a product special, and its seals (spec 1 §3)', () => {
    const asked = async (id: string, language: 'de' | 'en' = 'de') =>
      (await shop.ask(`{ getProductById(productId: "${id}") { features labels } }`, {}, { language })).getProductById;

    it('are said point by point in the language of the page', async () => {
      expect(await asked('1005')).toEqual({ features: ['Blendet nicht', 'Warmes Licht'], labels: ['Blauer Engel'] });
      expect(await asked('1005', 'en')).toEqual({
        features: ['Does not dazzle', 'Warm light'],
        labels: ['Blue Angel'],
      });
    });

    it('are none where nothing is kept of them', async () => {
      expect(await asked('1002')).toEqual({ features: [], labels: [] });
    });
  });

  describe('prime (spec 3 §6)', () => {
    it('delivers what is eligible in stores that sell it, and nothing where it cannot be bought', async () => {
      const asked = '{ getProductById(productId: "1000") { bestItem { primeFaehig } } }';
      const isDelivered = async (store: StoreCode) =>
        (await shop.ask(asked, {}, { store })).getProductById.bestItem.primeFaehig;
      expect(await isDelivered('de')).toBe(true);
      expect(await isDelivered('at')).toBe(true);
      expect(await isDelivered('ch')).toBe(false);
      expect(await isDelivered('b2b')).toBe(false);
    });
  });

  describe('filters (spec 1 §3)', () => {
    it('ignores filters and values that it does not know', async () => {
      const filter = {
        enumFilters: [
          { id: "colour'--", values: ['c0'] },
          { id: 'colour', values: ['%'] },
        ],
        rangeFilters: [],
      };
      expect((await listing({ filter })).totalCount).toBe(60);
    });

    it('keeps the other values of a filter countable when one is chosen', async () => {
      const filter = { enumFilters: [{ id: 'colour', values: ['c0'] }], rangeFilters: [] };
      const { filters, totalCount } = await listing({ filter });
      expect(totalCount).toBe(30);
      expect(filters.find(({ id }: { id: string }) => id === 'colour').values).toEqual([
        { id: 'c2', displayValue: 'Grün', selected: false, count: 30 },
        { id: 'c0', displayValue: 'Rot', selected: true, count: 30 },
      ]);
    });

    it('keeps values that another filter leaves nothing of, with a count of 0', async () => {
      const filter = { enumFilters: [], rangeFilters: [{ id: 'PRICE.1', from: 90_000, to: 99_999 }] };
      const { filters, totalCount } = await listing({ filter });
      expect(totalCount).toBe(0);
      const { values } = filters.find(({ id }: { id: string }) => id === 'colour');
      expect(values.map(({ id, count }: { id: string; count: number }) => [id, count])).toEqual([
        ['c2', 0],
        ['c0', 0],
      ]);
    });

    it('narrows to a range of prices in whole units and keeps its outer bounds', async () => {
      const filter = { enumFilters: [], rangeFilters: [{ id: 'PRICE.1', from: 2.5, to: 4 }] };
      const { entries, filters } = await listing({ filter });
      expect(entries.length).toBeGreaterThan(0);
      for (const { price } of entries as Tile[]) {
        expect(price.currentPrice.cents).toBeGreaterThanOrEqual(250);
        expect(price.currentPrice.cents).toBeLessThanOrEqual(400);
      }
      const [range] = filters;
      expect(range).toMatchObject({ kind: 'PRICE', minSelected: 2.5, maxSelected: 4 });
      expect(range.min).toBeLessThan(2.5);
      expect(range.max).toBeGreaterThan(4);
    });

    it('answers at most 60 products however many are asked for', async () => {
      expect((await listing({ paging: { offset: -5, limit: 100_000 } })).entries).toHaveLength(60);
      expect((await listing({ paging: { offset: 2_000_000_000, limit: 60 } })).entries).toHaveLength(0);
    });
  });

  describe('lightning deals (spec 3 §3)', () => {
    const dealAt = async (minutes: number) =>
      (await tiles({}, { now: instantOf(SOME_MOMENT + minutes * MINUTE_MS) })).find(({ id }) => id === '1002')
        ?.lightningDealInfo;

    it('ends at the same moment all through its window and counts what is taken', async () => {
      const early = await dealAt(1);
      const late = await dealAt(59);
      expect(early?.lightningReservedPercentageRoundFloor).toBe(25);
      expect(early?.lightningDealTimestampUntil).toBe(SOME_MOMENT + 60 * MINUTE_MS);
      expect(late?.lightningDealTimestampUntil).toBe(early?.lightningDealTimestampUntil);
      expect((await dealAt(61))?.lightningDealTimestampUntil).toBe(SOME_MOMENT + 120 * MINUTE_MS);
    });
  });

  describe('changes', () => {
    const tileOf = async (id: string) => {
      expireCatalogue(shop.database);
      return (await tiles()).find((tile) => tile.id === id);
    };

    it('marks a product as short once its last piece is sold, and no longer when pieces come back', async () => {
      const setStock = (available: number) =>
        shop.database.updateTable('stock').set({ available }).where('item_id', '=', '5032').execute();
      expect((await tileOf('1016'))?.isShortage).toBe(false);
      await setStock(0);
      expect((await tileOf('1016'))?.isShortage).toBe(true);
      await setStock(7);
      expect((await tileOf('1016'))?.isShortage).toBe(false);
    });

    it('calls a product short by its text only while it cannot be bought, and offers a replacement that can be', async () => {
      const setStock = (itemId: string, available: number) =>
        shop.database.updateTable('stock').set({ available }).where('item_id', '=', itemId).execute();
      const items = await shop.database.selectFrom('items').select('id').where('product_id', '=', '1017').execute();
      const setReplacementStock = (available: number) => Promise.all(items.map(({ id }) => setStock(id, available)));
      await shop.database
        .updateTable('products')
        .set({ shortage_text: JSON.stringify({ de: 'Erst im Mai', en: 'Not before May' }), replacement_id: '1017' })
        .where('id', '=', '1016')
        .execute();
      await shop.database.insertInto('stale_tiles').values({ product_id: '1016' }).execute();
      expect(await tileOf('1016')).toMatchObject({ isShortage: false, shortageText: null, replacement: null });
      await setStock('5032', 0);
      await setReplacementStock(50);
      expect(await tileOf('1016')).toMatchObject({
        isShortage: true,
        shortageText: 'Erst im Mai',
        replacement: { path: '/prod/1017/' },
      });
      await setReplacementStock(0);
      expect((await tileOf('1016'))?.replacement).toBeNull();
      await setStock('5032', 7);
    });

    it('says of short goods on their page what their category says on their tile', async () => {
      const stock = shop.database.updateTable('stock');
      const setStock = (itemId: string, available: number) =>
        stock.set({ available }).where('item_id', '=', itemId).execute();
      const page = async (id: string) => {
        const asked = `{ getProductById(productId: "${id}") { isShortage shortageText breadcrumbs { categoryId } } }`;
        return (await shop.ask(asked)).getProductById;
      };
      const { breadcrumbs } = await page('1019');
      expect(breadcrumbs[0].categoryId).toBe('200');
      await setStock('5038', 0);
      expect(await page('1019')).toMatchObject({ isShortage: true, shortageText: 'Nachschub ist bestellt' });
      await setStock('5038', 7);
      expect(await page('1019')).toMatchObject({ isShortage: false, shortageText: null });
      // Its branch of the tree says nothing.
      await setStock('5040', 0);
      expect(await page('1020')).toMatchObject({ isShortage: true, shortageText: null });
      await setStock('5040', 7);
    });

    it('shows and sorts by a new price', async () => {
      await shop.database.updateTable('prices').set({ cents: 1 }).where('item_id', '=', '5032').execute();
      expect((await tileOf('1016'))?.price.currentPrice.cents).toBe(1);
      expect((await tiles({ sort: 'price-asc' }))[0]?.id).toBe('1016');
    });
  });

  describe('variants (spec 1 §4)', () => {
    it('configures an item when every attribute has a selection, and none before', async () => {
      const question = `query ($variants: [SelectedVariantInput!]!, $item: ID) {
        getVariantInformation(productId: "1003", selectedVariants: $variants, itemId: $item) { configuredItemId bestItem { itemId } }
      }`;
      const chosen = await shop.ask(question, { variants: [{ name: 'size', value: 'gross' }] });
      expect(chosen.getVariantInformation).toEqual({ configuredItemId: '5007', bestItem: { itemId: '5007' } });
      const open = await shop.ask(question, { variants: [] });
      expect(open.getVariantInformation).toEqual({ configuredItemId: null, bestItem: { itemId: '5006' } });
      const linked = await shop.ask(question, { variants: [], item: '5007' });
      expect(linked.getVariantInformation.configuredItemId).toBe('5007');
    });
  });

  describe('counting visits', () => {
    const event = (fields: Readonly<Record<string, unknown>> & { readonly event: string }) => ({
      name: fields.event,
      payload: JSON.stringify(fields),
    });
    const report = (events: readonly object[], asked: object) =>
      shop.ask('mutation ($events: [TrackingEventInput!]!) { tracking_addEvents(events: $events) }', { events }, asked);
    const rows = () => shop.database.selectFrom('tracking_events').select(['received_at', 'store', 'name', 'fields']);
    const login = event({ event: 'login', method: 'email', user_id: 'u1' });

    it('counts glances of a day', async () => {
      const count = 'mutation { recordProductGlanceView(productId: "1001", itemId: "5002", domain: "de") }';
      await shop.ask(count, {}, { agrees: true });
      await shop.ask(count, {}, { agrees: true });
      await shop.ask(count);
      expect(await shop.database.selectFrom('glance_views').selectAll().execute()).toEqual([
        { day: '2026-11-21', product_id: '1001', views: 2 },
      ]);
    });

    it('takes no event of who has not agreed (§ 25 TDDDG)', async () => {
      expect((await report([login], {})).tracking_addEvents).toBe(false);
      expect(await rows().execute()).toEqual([]);
    });

    it('keeps events of who has agreed, to the hour and without a name', async () => {
      const now = instantOf(SOME_MOMENT + 25 * MINUTE_MS);
      await report([login, event({ event: 'thought_up' })], { agrees: true, now, store: 'at' });
      expect(await rows().execute()).toEqual([
        { received_at: SOME_MOMENT, store: 'at', name: 'login', fields: { method: 'email' } },
      ]);
      expect(await shop.database.selectFrom('event_counts').selectAll().execute()).toEqual([
        { day: '2026-11-21', name: 'login', events: 1 },
      ]);
    });

    it('counts an order once, however often its confirmation is opened', async () => {
      const purchase = (transaction_id: string) =>
        event({
          event: 'purchase',
          ecommerce: { transaction_id, currency: 'EUR', value: 1, tax: 0, shipping: 0, items: [] },
        });
      await report([purchase('o1'), purchase('o1')], { agrees: true });
      await report([purchase('o1'), purchase('o2')], { agrees: true });
      expect(await rows().where('name', '=', 'purchase').execute()).toHaveLength(2);
    });

    it('takes 50 events of a request, and no more', async () => {
      await report(
        Array.from({ length: 51 }, () => event({ event: 'submit_order' })),
        { agrees: true },
      );
      expect(await rows().where('name', '=', 'submit_order').execute()).toHaveLength(50);
    });
  });
});
