// Builders of categories and listings for tests.

import type { ListingResult } from '@tornister/domain/listing';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { aTile } from '@tornister/domain/testing';
import type { CategoryPage } from '../../src/ports/index.ts';

/** A listing with one product, one enum filter and a price range, unless something else is said. */
export const aListingResult = (changes: Partial<ListingResult> = {}): ListingResult => ({
  entries: [aTile()],
  totalCount: 1,
  sorts: [
    { code: 'si', displayName: 'Empfehlung', selected: true },
    { code: 'price-asc', displayName: 'Preis aufsteigend', selected: false },
  ],
  filters: [
    {
      kind: 'enum',
      id: 'colour',
      displayName: 'Farbe',
      values: [
        { id: 'red', displayValue: 'Rot', selected: false, count: 3 },
        { id: 'blue', displayValue: 'Blau', selected: false, count: 5 },
      ],
    },
    {
      kind: 'price',
      id: 'PRICE.1',
      displayName: 'Preis',
      min: 1,
      max: 40,
      minSelected: 1,
      maxSelected: 40,
      counts: [],
    },
  ],
  categoryOptions: [],
  ...changes,
});

/** A category that lists products, unless something else is said. */
export const aCategory = (changes: Partial<CategoryPage> = {}): CategoryPage => ({
  id: brandId<CategoryId>('12'),
  name: 'Hefte',
  path: '/papier/hefte/',
  isProductListing: true,
  hideBreadcrumb: false,
  hideLeftColumn: false,
  breadcrumbs: [],
  children: [],
  leftNavigation: [],
  topsellers: [],
  rows: [],
  listing: aListingResult(),
  ...changes,
});
