import { EMPTY_QUERY } from '@tornister/domain/listing';
import { describe, expect, it } from 'vitest';
import { aListingResult } from '../../testing/builders/a-category.ts';
import { createScope } from '../kernel/index.ts';
import type { Listing } from './browse-listing.ts';
import { createViewListing } from './view-listing.ts';

const query = { ...EMPTY_QUERY, sort: 'name', enumFilters: [{ id: 'colour', values: ['red'] }] };
const listing: Listing = {
  source: { kind: 'category', path: '/papier/' },
  query,
  unknown: [],
  currentPage: 1,
  totalPages: 2,
  productsPerPage: 60,
  sort: 'name',
  defaultSort: 'si',
  isNarrowed: true,
  result: aListingResult(),
};
const open = () => createViewListing(createScope(), listing);

describe('a listing in a tab (spec 1 §4)', () => {
  it('begins with what was opened', () => {
    expect(open().state$.value).toEqual({ listing, asked: query, isLoading: false });
  });

  it('shows a choice at once and says where it leads', () => {
    const view = open();
    expect(view.change(['filter.colour', 'blue'])).toBe('/papier/?filter.colour=red,blue&sort=name');
    expect(view.state$.value.asked.enumFilters).toEqual([{ id: 'colour', values: ['red', 'blue'] }]);
    expect(view.state$.value.listing).toBe(listing);
  });

  it('adds a choice to one that is still being opened', () => {
    const view = open();
    view.change(['filter.colour', 'blue']);
    expect(view.change(['filter.size', 'A4'])).toBe('/papier/?filter.colour=red,blue&filter.size=A4&sort=name');
  });

  it('takes the whole form when it is confirmed', () => {
    const fields = [
      ['range.PRICE.1.from', '2,50'],
      ['range.PRICE.1.to', '9'],
    ] as const;
    expect(open().submit(fields)).toBe('/papier/?filter.PRICE.1=2.5-9');
  });

  it('loses its order with the last filter, emptied in the form as well (spec 1 §4), but not one that the form asks for', () => {
    const emptied = [
      ['range.PRICE.1.from', ''],
      ['range.PRICE.1.to', ''],
    ] as const;
    expect(open().submit([['sort', 'name'], ...emptied])).toBe('/papier/');
    expect(open().submit([['sort', 'new'], ...emptied])).toBe('/papier/?sort=new');
    const unfiltered = createViewListing(createScope(), { ...listing, query: { ...EMPTY_QUERY, sort: 'name' } });
    expect(unfiltered.submit([['sort', 'name'], ...emptied])).toBeUndefined();
  });

  it('leads nowhere when what is shown, or is being opened, is confirmed', () => {
    const view = open();
    const shown = [
      ['filter.colour', 'red'],
      ['sort', 'name'],
      ['range.PRICE.1.from', ''],
    ] as const;
    expect(view.submit(shown)).toBeUndefined();
    expect(view.change(['filter.colour', 'blue'])).toBe('/papier/?filter.colour=red,blue&sort=name');
    expect(view.submit([...shown, ['filter.colour', 'blue']])).toBeUndefined();
    expect(view.submit(shown)).toBe('/papier/?filter.colour=red&sort=name');
  });

  it('stays on its page when the form asks for what is shown, and begins again when it asks for anything else', () => {
    const third = createViewListing(createScope(), { ...listing, query: { ...query, page: 3 } });
    const shown = [
      ['sort', 'name'],
      ['filter.colour', 'red'],
    ] as const;
    expect(third.submit(shown)).toBeUndefined();
    expect(third.state$.value.asked.page).toBe(3);
    expect(third.submit([...shown, ['filter.size', 'A4']])).toBe('/papier/?filter.colour=red&filter.size=A4&sort=name');
  });

  it('shows what a link of the listing asks for while it is being opened', () => {
    const view = open();
    view.follow({ pathname: '/papier/', search: '?sort=new' });
    expect(view.state$.value).toMatchObject({ asked: { sort: 'new', enumFilters: [] }, isLoading: true });
  });

  it('keeps its choices while another page is being opened', () => {
    const view = open();
    view.follow({ pathname: '/prod/1/', search: '?sort=new' });
    expect(view.state$.value).toMatchObject({ asked: query, isLoading: true });
  });

  it('takes a choice back that could not be opened', () => {
    const view = open();
    view.follow({ pathname: '/papier/', search: view.change(['sort', 'new']).slice('/papier/'.length) });
    view.follow(undefined);
    expect(view.state$.value).toEqual({ listing, asked: query, isLoading: false });
  });
});
