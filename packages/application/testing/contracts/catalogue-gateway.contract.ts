// The contract tests of the port `CatalogueGateway`.

import { EMPTY_QUERY } from '@tornister/domain/listing';
import { brandId, type CategoryId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import type { CatalogueGateway } from '../../src/ports/index.ts';

/** What a shelf must hold for the contract: a category, and a product with two variants and more than five reviews. */
export type CatalogueUnderContract = {
  readonly gateway: CatalogueGateway;
  readonly categoryId: CategoryId;
  readonly productId: ProductId;
  readonly variantItemId: ItemId;
};

/** The promises of every catalogue, run by the double and by the adapter. */
export const describeCatalogueGateway = (name: string, make: () => CatalogueUnderContract): void => {
  describe(`catalogue gateway: ${name}`, () => {
    it('answers nothing, and no error, for a category, product and item that do not exist', async () => {
      const { gateway } = make();
      const nothing = [
        await gateway.category(brandId<CategoryId>('no-such-category'), EMPTY_QUERY),
        await gateway.product(brandId<ProductId>('no-such-product')),
        await gateway.item(brandId<ItemId>('no-such-item')),
        await gateway.variants(brandId<ProductId>('no-such-product'), []),
      ];
      expect(nothing.map((answer) => answer.isOk() && answer.value)).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });

    it('opens a category with a page of its products', async () => {
      const { gateway, categoryId } = make();
      const category = (await gateway.category(categoryId, EMPTY_QUERY))._unsafeUnwrap();
      expect(category?.id).toBe(categoryId);
      expect(category?.listing.entries.length).toBeGreaterThan(0);
    });

    it('gives the tiles of products that are named, in that order, and leaves out what there is not', async () => {
      const { gateway, productId } = make();
      const named = [brandId<ProductId>('no-such-product'), productId];
      const tiles = (await gateway.tiles(named))._unsafeUnwrap();
      expect(tiles.map(({ id }) => id)).toEqual([productId]);
    });

    it('configures the item that is named', async () => {
      const { gateway, productId, variantItemId } = make();
      const variants = (await gateway.variants(productId, [], variantItemId))._unsafeUnwrap();
      expect(variants?.configuredItemId).toBe(variantItemId);
      expect(variants?.bestItem.itemId).toBe(variantItemId);
    });

    it('configures no item before every attribute has a selection (spec 1 §4)', async () => {
      const { gateway, productId } = make();
      const variants = (await gateway.variants(productId, []))._unsafeUnwrap();
      expect(variants?.configuredItemId).toBeUndefined();
    });

    it('gives reviews in pages and counts all of them', async () => {
      const { gateway, productId } = make();
      const first = (await gateway.reviews(productId, { offset: 0, limit: 2 }))._unsafeUnwrap();
      const second = (await gateway.reviews(productId, { offset: 2, limit: 2 }))._unsafeUnwrap();
      const ids = [...first.reviews, ...second.reviews].map(({ ratingId }) => ratingId);
      expect(new Set(ids).size).toBe(4);
      expect(first.summary.count).toBe(second.summary.count);
      expect(first.summary.countsByStar.reduce((sum, count) => sum + count, 0)).toBe(first.summary.count);
    });

    it('keeps only the reviews with the number of stars that is asked for, and still counts all of them', async () => {
      const { gateway, productId } = make();
      const { reviews, summary } = (
        await gateway.reviews(productId, { offset: 0, limit: 50, star: 5 })
      )._unsafeUnwrap();
      expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([5]));
      expect(summary.countsByStar.reduce((sum, count) => sum + count, 0)).toBe(summary.count);
    });
  });
};
