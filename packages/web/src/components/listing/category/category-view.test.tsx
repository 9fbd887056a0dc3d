import type { Listing } from '@tornister/application/browse';
import { aCategory, aListingResult } from '@tornister/application/testing';
import { EMPTY_QUERY, type UnknownPart } from '@tornister/domain/listing';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderOnServer } from '../../../../test/render-in-shop.tsx';
import { fetchServerCode } from '../../../react/deferred-code.ts';
import { CategoryView } from './category-view.tsx';

beforeAll(fetchServerCode);

const listingWith = (unknown: readonly UnknownPart[]): Listing => ({
  source: { kind: 'category', path: '/papier/hefte/' },
  query: EMPTY_QUERY,
  unknown,
  currentPage: 1,
  totalPages: 1,
  productsPerPage: 60,
  sort: 'si',
  defaultSort: 'si',
  isNarrowed: false,
  result: aListingResult(),
});

/** How often a category says that its address asks for what does not apply there. */
const timesSaid = (isProductListing: boolean, unknown: readonly UnknownPart[]): number => {
  const { listing: _listing, rows: _rows, ...category } = aCategory({ isProductListing });
  const html = renderOnServer(<CategoryView category={category} rows={[]} listing={listingWith(unknown)} />);
  return html.split('in der Adresse').length - 1;
};

describe('a category whose address says what does not apply there', () => {
  it.each([
    ['with products', true],
    ['with its subcategories alone', false],
  ])('names it once: one %s', (_what, isProductListing) => {
    expect(timesSaid(isProductListing, [{ kind: 'sort', value: 'zzz' }])).toBe(1);
    expect(timesSaid(isProductListing, [])).toBe(0);
  });
});
