import { describe, expect, it } from 'vitest';
import category from '../../test/fixtures/category.json' with { type: 'json' };
import product from '../../test/fixtures/product.json' with { type: 'json' };
import reviews from '../../test/fixtures/reviews.json' with { type: 'json' };
import variants from '../../test/fixtures/variants.json' with { type: 'json' };
import type { GetCategoryQuery, GetProductByIdQuery } from '../generated/operations.ts';
import { toCategory } from './category-mapper.ts';
import { toProduct, toReviews, toVariants } from './product-mapper.ts';

const answeredProduct = product as unknown as GetProductByIdQuery;
const answeredCategory = category as unknown as GetCategoryQuery;

describe('answers of the catalogue, as they were recorded', () => {
  it('takes null for "not there": no property is null', () => {
    const text = JSON.stringify([toProduct(answeredProduct), toCategory(answeredCategory)]);
    expect(text).not.toContain(':null');
  });

  it('answers nothing for a product and a category that do not exist', () => {
    expect(toProduct({ getProductById: null })).toBeUndefined();
    expect(toCategory({ getCategory: null })).toBeUndefined();
    expect(toVariants({ getVariantInformation: null })).toBeUndefined();
  });

  it('keeps amounts in whole cents with their currency', () => {
    const { shownItem } = toProduct(answeredProduct) ?? {};
    expect(shownItem?.prices.current).toEqual({
      cents: answeredProduct.getProductById?.bestItem.prices.current.cents,
      currency: 'EUR',
    });
  });

  it('has a configured item only when every attribute has a selection (spec 1 §4)', () => {
    const mapped = toProduct(answeredProduct);
    const isChosen = mapped?.variantAttributes.every(({ options }) => options.some(({ selected }) => selected));
    expect(mapped?.configuredItemId !== undefined).toBe(isChosen);
    const { getProductById: answered } = answeredProduct;
    const nothingChosen = answered && {
      ...answered,
      variantAttributes: answered.variantAttributes.map((attribute) => ({
        ...attribute,
        options: attribute.options.map((option) => ({ ...option, selected: false })),
      })),
    };
    expect(toProduct({ getProductById: nothingChosen })?.configuredItemId).toBeUndefined();
  });

  it('puts attributes and their options in the order of their positions', () => {
    const mapped = toVariants(variants as Parameters<typeof toVariants>[0]);
    for (const { options } of mapped?.attributes ?? []) {
      const positions = options.map(({ position }) => position);
      expect(positions).toEqual([...positions].sort((left, right) => left - right));
    }
  });

  it('reads filters by their kind: values, prices and stars', () => {
    const { listing } = toCategory(answeredCategory) ?? {};
    const kinds = new Set(listing?.filters.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['enum', 'price', 'rating']));
  });

  it('counts reviews by 1, 2, 3, 4 and 5 stars', () => {
    const { summary } = toReviews(reviews);
    expect(summary.countsByStar.reduce((sum, count) => sum + count, 0)).toBe(summary.count);
  });
});
