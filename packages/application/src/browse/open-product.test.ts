import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { anItem, aProduct, aReview, aTile, colours } from '@tornister/domain/testing';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { answersArrive } from '../../testing/answers-arrive.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryCatalogueGateway } from '../../testing/doubles/in-memory-catalogue-gateway.ts';
import type { CatalogueGateway } from '../ports/index.ts';
import { createOpenProduct } from './open-product.ts';
import { createRecentAnswers } from './recent-answers.ts';
import { createSeenTiles } from './seen-tiles.ts';

const red = anItem({ itemId: brandId<ItemId>('1001-2') });
const productId = brandId<ProductId>('1001');
const itemId = red.itemId;

const open = (changes: Partial<CatalogueGateway> = {}) => {
  const asked: string[] = [];
  const shelf = createInMemoryCatalogueGateway({
    products: [aProduct({ hasMultipleItems: true, variantAttributes: [colours()] })],
    items: [
      { item: anItem(), values: { colour: 'blau' } },
      { item: red, values: { colour: 'rot' } },
    ],
  });
  const catalogue: CatalogueGateway = {
    ...shelf,
    product: (id) => {
      asked.push(id);
      return shelf.product(id);
    },
    ...changes,
  };
  const clock = createHandDrivenClock();
  const seen = createSeenTiles();
  return {
    asked,
    clock,
    seen,
    page: createOpenProduct({ catalogue, clock, seen, recent: createRecentAnswers(clock) }),
  };
};
const away = () => errAsync({ kind: 'gateway.unreachable' } as const);

describe('opening a product (spec 1 §2 "/prod/{id}")', () => {
  it('shows the variant that the address names', async () => {
    const opened = (await open().page.open({ productId, itemId }))._unsafeUnwrap();
    expect(opened?.product).toMatchObject({ shownItem: red, configuredItemId: itemId });
  });

  it('shows the product when its variants or its reviews cannot be had', async () => {
    const { page } = open({ variants: away, reviews: away });
    const opened = (await page.open({ productId, itemId }))._unsafeUnwrap();
    expect(opened?.product.shownItem.itemId).toBe('1001-1');
    expect(opened?.reviews.summary.count).toBe(0);
  });

  it('knows nothing of a product that the shop does not have, and fails when nobody answers', async () => {
    expect((await open().page.open({ productId: brandId('9') }))._unsafeUnwrap()).toBeUndefined();
    expect((await open({ product: away }).page.open({ productId })).isErr()).toBe(true);
  });

  it('brings as many reviews and the section that the address asks for; a section that cannot be had stays closed', async () => {
    const limits: number[] = [];
    const shelf = createInMemoryCatalogueGateway({ tabs: { care: '<p>Pflege</p>' } });
    const reviews: CatalogueGateway['reviews'] = (id, page) => {
      limits.push(page.limit);
      return shelf.reviews(id, page);
    };
    const { page } = open({ reviews, extraTab: shelf.extraTab });
    const tabOf = async (asked: object) => (await page.open({ productId, ...asked }))._unsafeUnwrap()?.tab;
    expect(await tabOf({ tabId: 'care', reviewCount: 10 })).toEqual({ tabId: 'care', html: '<p>Pflege</p>' });
    expect(await tabOf({ tabId: 'gone' })).toBeUndefined();
    expect(await tabOf({})).toBeUndefined();
    expect(limits).toEqual([10, 5, 5]);
    const without = open({ extraTab: away }).page.open({ productId, tabId: 'care' });
    expect((await without)._unsafeUnwrap()).toMatchObject({ product: { productId } });
  });

  it('brings the reviews of the stars that the address names; stars that nobody gave show all', async () => {
    const given = [5, 3, 3, 1].map((rating, at) => aReview({ ratingId: `r${at}`, rating }));
    const { page } = open({ reviews: createInMemoryCatalogueGateway({ reviews: given }).reviews });
    const shown = async (reviewStar: number) => {
      const reviews = (await page.open({ productId, reviewStar }))._unsafeUnwrap()?.reviews;
      return [reviews?.star, reviews?.summary.count, reviews?.reviews.map(({ rating }) => rating)];
    };
    expect(await shown(3)).toEqual([3, 4, [3, 3]]);
    expect(await shown(2)).toEqual([undefined, 4, [5, 3, 3, 1]]);
  });

  describe('whose address says what it does not have', () => {
    const parts = async (asked: object, changes: Partial<CatalogueGateway> = {}) =>
      (await open(changes).page.open({ productId, ...asked }))._unsafeUnwrap()?.unknown;
    const given = createInMemoryCatalogueGateway({ reviews: [aReview({ rating: 5 })] }).reviews;
    const unread = [{ kind: 'stars', value: '9' }] as const;

    it.each([
      ['names a variant of another product', { itemId: brandId<ItemId>('nope') }, [{ kind: 'variant', value: 'nope' }]],
      ['names a section that it has not', { tabId: 'nope' }, [{ kind: 'tab', value: 'nope' }]],
      ['names stars that nobody gave', { reviewStar: 2 }, [{ kind: 'stars', value: '2' }]],
      ['names what is nothing at all', { unread }, unread],
      ['says nothing of what it has', { itemId, reviewStar: 5 }, []],
      ['says nothing of an address that asks for nothing', {}, []],
    ])('%s', async (_what, asked, unknown) => expect(await parts(asked, { reviews: given })).toEqual(unknown));

    it('is shown as it is without the variant of another one, a preselected variant with it', async () => {
      const preselected = aProduct({ hasMultipleItems: true, configuredItemId: itemId, shownItem: red });
      const { page } = open({ product: () => okAsync(preselected) });
      const opened = (await page.open({ productId, itemId: brandId<ItemId>('nope') }))._unsafeUnwrap();
      expect(opened?.product).toEqual(preselected);
    });

    it('names the variant of another one although it has one variant only', async () => {
      const single = createInMemoryCatalogueGateway({ products: [aProduct()] }).product;
      const { shownItem } = aProduct();
      expect(await parts({ itemId }, { product: single })).toEqual([{ kind: 'variant', value: itemId }]);
      expect(await parts({ itemId: shownItem.itemId }, { product: single })).toEqual([]);
    });

    it('says nothing of what could not be asked for', async () => {
      expect(
        await parts({ itemId: brandId<ItemId>('nope'), reviewStar: 2 }, { variants: away, reviews: away }),
      ).toEqual([]);
    });

    it('keeps apart what is asked for with and without it', async () => {
      const { page } = open();
      const unknownOf = async (asked: object) => (await page.open({ productId, ...asked }))._unsafeUnwrap()?.unknown;
      expect([await unknownOf({}), await unknownOf({ unread }), await unknownOf({})]).toEqual([[], unread, []]);
    });
  });

  it('asks once for what was asked for a moment ago, and for each variant by itself', async () => {
    const { page, asked } = open();
    await page.open({ productId });
    await page.open({ productId });
    await page.open({ productId, itemId });
    expect(asked).toEqual(['1001', '1001']);
  });
});

describe('the preview of a product', () => {
  const tile = aTile({ id: productId });

  it('is what a list has shown, while the answer is on its way', async () => {
    const { page, seen, asked } = open();
    expect(page.preview({ productId })).toBeUndefined();
    seen.show([tile]);
    expect(page.preview({ productId })).toBe(tile);
    expect(asked).toEqual(['1001']);
    await answersArrive();
    expect(page.preview({ productId })).toBeUndefined();
    await page.open({ productId });
    expect(asked).toEqual(['1001']);
  });

  it('is none for a named variant, which no list has shown', () => {
    const { page, seen } = open();
    seen.show([tile]);
    expect(page.preview({ productId, itemId })).toBeUndefined();
  });
});
