import type { Review } from '@tornister/domain/catalogue';
import { brandId, type CategoryId, type ItemId, type ProductId } from '@tornister/domain/shared';
import { anItem, aProduct, aTile, colours } from '@tornister/domain/testing';
import type { NavigationNode } from '../../src/ports/index.ts';
import { aCategory, aListingResult } from '../builders/a-category.ts';
import { describeCatalogueGateway } from '../contracts/catalogue-gateway.contract.ts';
import { describeContentGateway } from '../contracts/content-gateway.contract.ts';
import { describeSearchGateway } from '../contracts/search-gateway.contract.ts';
import { createInMemoryCatalogueGateway } from './in-memory-catalogue-gateway.ts';
import { createInMemoryContentGateway } from './in-memory-content-gateway.ts';
import { createInMemorySearchGateway } from './in-memory-search-gateway.ts';

const aReview = (number: number): Review => ({
  ratingId: String(number),
  rating: (number % 5) + 1,
  author: 'Ida',
  title: 'Gut',
  date: '2026-10-01',
  message: 'Hält.',
  helpfulRating: 0,
  language: 'de',
  isVerified: true,
});

describeCatalogueGateway('in memory', () => ({
  gateway: createInMemoryCatalogueGateway({
    categories: [aCategory()],
    products: [aProduct({ hasMultipleItems: true, variantAttributes: [colours()] })],
    tiles: [aTile()],
    items: [
      { item: anItem(), values: { colour: 'blau' } },
      { item: anItem({ itemId: brandId<ItemId>('1001-2') }), values: { colour: 'rot' } },
    ],
    reviews: [1, 2, 3, 4, 5, 6, 7, 8, 9].map(aReview),
  }),
  categoryId: brandId<CategoryId>('12'),
  productId: brandId<ProductId>('1001'),
  variantItemId: brandId<ItemId>('1001-2'),
}));

describeSearchGateway('in memory', () => ({
  gateway: createInMemorySearchGateway({
    products: { '200101': '/prod/1001/' },
    results: { heft: aListingResult({ totalCount: 3 }) },
    corrections: { hetf: 'heft' },
    hub: { impressum: { redirectPath: '/impressum/', query: 'impressum', originalQuery: 'impressum' } },
    suggestions: ['heft a4', 'heftumschlag'],
    suggestedProducts: [
      { name: 'Heft', path: '/prod/1/', image: { src: '/p', alt: '', width: 1, height: 1, sources: [] } },
    ],
  }),
  productTerm: '200101',
  mistypedTerm: 'hetf',
  redirectedTerm: 'impressum',
  beginning: 'heft',
}));

const node = (id: string, depth: number): NavigationNode => ({
  id: brandId<CategoryId>(id),
  name: `Kategorie ${id}`,
  path: `/cat/${id}/`,
  isSale: false,
  isExcludedFromNav: false,
  hasChildren: depth > 1,
  children: depth > 1 ? [node(`${id}1`, depth - 1)] : [],
});

describeContentGateway('in memory', () => ({
  gateway: createInMemoryContentGateway({
    pages: { '/beratung/': { kind: 'content', rows: [], activeAbTests: [], breadcrumbs: [] } },
    navigation: [node('1', 5), node('2', 2)],
    parameters: [
      { name: 'T155', entry: 'Navigation', value: 'true' },
      { name: 'T216', entry: '', value: 'true' },
    ],
  }),
  pagePath: '/beratung/',
  parameter: 'T155',
}));
