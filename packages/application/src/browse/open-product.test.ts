import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { anItem, aProduct, aReview, aTile, colours } from '@tornister/domain/testing';
import { errAsync } from 'neverthrow';
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
