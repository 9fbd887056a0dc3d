import type { LightningDealInfo } from '@tornister/domain/catalogue';
import { EMPTY_QUERY, formatRange, formatValueList } from '@tornister/domain/listing';
import { money } from '@tornister/domain/money';
import { brandId, type CategoryId, instantOf } from '@tornister/domain/shared';
import { aTile } from '@tornister/domain/testing';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aCategory, aListingResult } from '../../testing/builders/a-category.ts';
import { createInMemoryCatalogueGateway } from '../../testing/doubles/in-memory-catalogue-gateway.ts';
import { openCategory, openSearch } from './browse-listing.ts';
import { listingHref, listingQueryAfterChange, listingQueryOfForm, rangeFieldNames } from './listing-address.ts';

const id = brandId<CategoryId>('12');
const shelf = (totalCount: number) =>
  createInMemoryCatalogueGateway({
    categories: [aCategory({ listing: aListingResult({ totalCount, entries: [aTile({ breadcrumb: ['Papier'] })] }) })],
  });
const source = { kind: 'category', path: '/papier/hefte/' } as const;

const aDeal = (reservedPercentage: number): LightningDealInfo => ({
  isAvailable: true,
  until: instantOf(0),
  reservedPercentage,
  specialPrice: money(99),
  quantityMax: 4,
});

describe('opening a category (spec 1 §4 "Listing")', () => {
  it('shows page 1 of pages with 60 products in the default sort', async () => {
    const opening = (await openCategory(shelf(61), id, source, EMPTY_QUERY))._unsafeUnwrap();
    expect(opening).toMatchObject({
      kind: 'open',
      listing: { currentPage: 1, totalPages: 2, productsPerPage: 60, sort: 'si', defaultSort: 'si' },
    });
  });

  it('narrows by what the shop knows and names what it does not', async () => {
    const asked = {
      ...EMPTY_QUERY,
      enumFilters: [
        { id: 'colour', values: ['red', 'bogus'] },
        { id: 'mood', values: ['good'] },
      ],
      rangeFilters: [
        { id: 'PRICE.1', from: 2, to: 9 },
        { id: 'PRICE.7', from: 1, to: 2 },
      ],
    };
    const opening = (await openCategory(shelf(1), id, source, asked))._unsafeUnwrap();
    expect(opening).toMatchObject({
      listing: {
        query: {
          enumFilters: [{ id: 'colour', values: ['red'] }],
          rangeFilters: [{ id: 'PRICE.1', from: 2, to: 9 }],
        },
        unknown: [
          { kind: 'filter', name: 'Farbe', value: 'bogus' },
          { kind: 'filter', name: 'mood', value: 'good' },
          { kind: 'filter', name: 'PRICE.7', value: '1-2' },
        ],
        isNarrowed: true,
      },
    });
  });

  it('is not narrowed by what the shop does not know', async () => {
    const asked = { ...EMPTY_QUERY, enumFilters: [{ id: 'colour', values: ['bogus'] }] };
    expect((await openCategory(shelf(1), id, source, asked))._unsafeUnwrap()).toMatchObject({
      listing: { query: { enumFilters: [] }, isNarrowed: false },
    });
  });

  it('leaves out where its tiles belong, which is the way to it; those of a search say it', async () => {
    const inCategory = (await openCategory(shelf(1), id, source, EMPTY_QUERY))._unsafeUnwrap();
    expect(inCategory).toMatchObject({ listing: { result: { entries: [{ breadcrumb: [] }] } } });
    const listing = aListingResult({ entries: [aTile({ breadcrumb: ['Papier'] })] });
    const found = await openSearch(
      { search: () => okAsync({ listing }) },
      { kind: 'search', path: '/search/', term: 'heft', originalTerm: 'heft' },
      EMPTY_QUERY,
    );
    expect(found._unsafeUnwrap()).toMatchObject({ listing: { result: { entries: [{ breadcrumb: ['Papier'] }] } } });
  });

  it('leads to the last page from a page behind it', async () => {
    const opening = (await openCategory(shelf(60), id, source, { ...EMPTY_QUERY, page: 2 }))._unsafeUnwrap();
    expect(opening).toEqual({ kind: 'beyond-last-page', lastPage: 1 });
  });

  it('gives short goods the overlay of the category when they have none of their own', async () => {
    const category = aCategory({
      shortageText: 'Bald wieder da',
      shortageDealText: 'Alles reserviert',
      listing: aListingResult({
        entries: [
          aTile({ isShortage: true }),
          aTile({ isShortage: true, shortageText: 'Erst im Mai' }),
          aTile({ isShortage: false }),
          aTile({ lightningDeal: aDeal(100) }),
          aTile({ lightningDeal: aDeal(99) }),
        ],
      }),
    });
    const opening = await openCategory(
      createInMemoryCatalogueGateway({ categories: [category] }),
      id,
      source,
      EMPTY_QUERY,
    );
    const { listing } = opening._unsafeUnwrap() as Extract<ReturnType<typeof opening._unsafeUnwrap>, { kind: 'open' }>;
    expect(listing.result.entries.map(({ shortageText }) => shortageText)).toEqual([
      'Bald wieder da',
      'Erst im Mai',
      undefined,
      'Alles reserviert',
      undefined,
    ]);
  });

  it('does not know a category that does not exist', async () => {
    const opening = (await openCategory(shelf(1), brandId<CategoryId>('none'), source, EMPTY_QUERY))._unsafeUnwrap();
    expect(opening).toEqual({ kind: 'unknown' });
  });
});

describe('a listing at the path that was asked for', () => {
  it('stays at the path that was asked for, so that a choice opens no other page', async () => {
    const asked = { kind: 'category', path: '/hefte/' } as const;
    expect((await openCategory(shelf(61), id, asked, EMPTY_QUERY))._unsafeUnwrap()).toMatchObject({
      page: { path: '/papier/hefte/' },
      listing: { source: asked },
    });
  });
});

describe('the address of a listing', () => {
  it('reads the two bounds of a form into one range', () => {
    const { from, to } = rangeFieldNames('PRICE.1');
    const query = listingQueryOfForm(
      [
        [from, '2,50'],
        [to, '10'],
        ['p', '3'],
      ],
      'category',
    );
    expect(query.rangeFilters).toEqual([{ id: 'PRICE.1', from: 2.5, to: 10 }]);
    expect(query.page).toBe(1);
    expect(listingHref(source, query)).toBe('/papier/hefte/?filter.PRICE.1=2.5-10');
  });

  it('takes an empty field for no bound, and two empty ones for no filter', () => {
    const { from, to } = rangeFieldNames('PRICE.1');
    expect(
      listingQueryOfForm(
        [
          [from, '5'],
          [to, ''],
        ],
        'category',
      ).rangeFilters.map(formatRange),
    ).toEqual(['5-']);
    expect(
      listingQueryOfForm(
        [
          [from, ''],
          [to, ''],
        ],
        'category',
      ).rangeFilters,
    ).toEqual([]);
  });

  it('takes bounds the wrong way round for the range that they mean', () => {
    const { from, to } = rangeFieldNames('PRICE.1');
    expect(
      listingQueryOfForm(
        [
          [from, '9'],
          [to, '3'],
        ],
        'category',
      ).rangeFilters,
    ).toEqual([{ id: 'PRICE.1', from: 3, to: 9 }]);
  });
});

describe('a listing after one field of its form was changed', () => {
  const red = { ...EMPTY_QUERY, page: 2, sort: 'name', enumFilters: [{ id: 'colour', values: ['red'] }] };

  it('has the value of a checkbox, or has it no longer; the last one gone restores the default sort (spec 1 §4)', () => {
    expect(listingQueryAfterChange(red, ['filter.colour', 'blue'])).toEqual({
      ...red,
      page: 1,
      enumFilters: [{ id: 'colour', values: ['red', 'blue'] }],
    });
    expect(listingQueryAfterChange(red, ['filter.colour', 'red'])).toEqual(EMPTY_QUERY);
  });

  it('has another sort or category from its first page on', () => {
    expect(listingQueryAfterChange(red, ['sort', 'new'])).toEqual({ ...red, page: 1, sort: 'new' });
    const inCategory = listingQueryAfterChange(red, ['searchInCategoryId', '12']);
    expect(inCategory.searchInCategoryId).toBe('12');
    expect(listingQueryAfterChange(inCategory, ['searchInCategoryId', '']).searchInCategoryId).toBeUndefined();
  });

  it('has a number of stars, or any', () => {
    const rated = listingQueryAfterChange(red, ['filter.rating.1', '4-5']);
    expect(rated.rangeFilters).toEqual([{ id: 'rating.1', from: 4, to: 5 }]);
    expect(listingQueryAfterChange(rated, ['filter.rating.1', '']).rangeFilters).toEqual([]);
  });

  it('has a value with a comma as it is', () => {
    const changed = listingQueryAfterChange(EMPTY_QUERY, ['filter.size', formatValueList(['1,5'])]);
    expect(changed.enumFilters).toEqual([{ id: 'size', values: ['1,5'] }]);
  });
});
