import { aCategory } from '@tornister/application/testing';
import type { UnknownPart } from '@tornister/domain/listing';
import { beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '../../../../test/a-listing.ts';
import { renderOnServer } from '../../../../test/render-in-shop.tsx';
import { fetchServerCode } from '../../../react/deferred-code.ts';
import { CategoryView } from './category-view.tsx';

beforeAll(fetchServerCode);

/** How often a category says that its address asks for what does not apply there. */
const timesSaid = (isProductListing: boolean, unknown: readonly UnknownPart[]): number => {
  const { listing: _listing, rows: _rows, ...category } = aCategory({ isProductListing });
  const html = renderOnServer(<CategoryView category={category} rows={[]} listing={aListing({ unknown })} />);
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
