import { brandId, type CategoryId } from '@tornister/domain/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aCategory, aListingResult } from '../../testing/builders/a-category.ts';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryCatalogueGateway } from '../../testing/doubles/in-memory-catalogue-gateway.ts';
import { createInMemoryContentGateway } from '../../testing/doubles/in-memory-content-gateway.ts';
import { createInMemorySearchGateway, type SearchKnowledge } from '../../testing/doubles/in-memory-search-gateway.ts';
import type { GatewayError, NavigationNode } from '../ports/index.ts';
import { submitSearch } from '../search/submit-search.ts';
import { createOpenListing } from './open-listing.ts';
import { createRecentAnswers } from './recent-answers.ts';

const id = brandId<CategoryId>('12');
const ownHosts = ['shop.example'];
const found = aListingResult({ totalCount: 61 });

const node = (name: string, isExcludedFromNav = false): NavigationNode => ({
  id: brandId<CategoryId>(name),
  name,
  path: `/${name.toLowerCase()}/`,
  isSale: false,
  isExcludedFromNav,
  hasChildren: false,
  children: [],
});

const open = (knowledge: SearchKnowledge = {}) => {
  const catalogue = createInMemoryCatalogueGateway({ categories: [aCategory({ listing: found })] });
  const search = createInMemorySearchGateway({ results: { heft: found }, ...knowledge });
  const recent = createRecentAnswers(createHandDrivenClock());
  const content = createInMemoryContentGateway({ navigation: [node('Papier'), node('Versteckt', true)] });
  const listing = createOpenListing({ catalogue, content, search, recent });
  const searchFor = async (queryString: string) => (await listing.search({ queryString, ownHosts }))._unsafeUnwrap();
  const submit = async (typed: string) =>
    (
      await submitSearch({ search, recent }, { typed, currentAddress: '/', isOnProductPage: false, ownHosts })
    )._unsafeUnwrap();
  const category = async (queryString: string) =>
    (await listing.category({ id, path: '/papier/', queryString }))._unsafeUnwrap();
  return { search, searchFor, submit, category, listing };
};

describe('opening a category', () => {
  it('shows the state of its listing that the address describes', async () => {
    expect(await open().category('?p=2&sort=price-asc')).toMatchObject({
      kind: 'open',
      category: { name: aCategory().name },
      listing: { currentPage: 2, sort: 'price-asc' },
    });
  });

  it('leads from the address of a form, and from a page behind the last, to the proper one', async () => {
    const { category } = open();
    expect(await category('?range.PRICE.1.from=2&range.PRICE.1.to=9')).toEqual({
      kind: 'elsewhere',
      to: '/papier/?filter.PRICE.1=2-9',
    });
    expect(await category('?p=3')).toEqual({ kind: 'elsewhere', to: '/papier/?p=2&behind=3' });
  });

  it('names what its address says and nobody can read, beside what the shop does not know', async () => {
    const { category } = open();
    const unknownOf = async (query: string) => {
      const opened = await category(query);
      return opened.kind === 'open' ? opened.listing.unknown : undefined;
    };
    expect(await unknownOf('')).toEqual([]);
    const bogus = { kind: 'filter', name: 'Farbe', value: 'bogus' };
    expect(await unknownOf('?filter.colour=bogus&filter.PRICE.1=abc&p=0')).toEqual([
      bogus,
      { kind: 'filter', name: 'Preis', value: 'abc' },
      { kind: 'page', value: '0' },
    ]);
    // The same is asked for, and answered from what is remembered; each address has its own.
    expect(await unknownOf('?filter.colour=bogus&sort=a+b')).toEqual([bogus, { kind: 'sort', value: 'a b' }]);
    expect(await unknownOf('?filter.colour=bogus')).toEqual([bogus]);
  });

  it('keeps a bound of a form that is none in the address, which the page then names', async () => {
    const { category } = open();
    const to = '/papier/?filter.PRICE.1=abc-9';
    expect(await category('?range.PRICE.1.from=abc&range.PRICE.1.to=9')).toEqual({ kind: 'elsewhere', to });
    expect(await category(to.slice('/papier/'.length))).toMatchObject({
      listing: { unknown: [{ kind: 'filter', name: 'Preis', value: 'abc-9' }] },
    });
  });

  it('does not know what the shop does not have', async () => {
    const asked = { id: brandId<CategoryId>('none'), path: '/x/', queryString: '' };
    expect((await open().listing.category(asked))._unsafeUnwrap()).toEqual({ kind: 'unknown' });
  });
});

describe('opening a search (spec 1 §4, §5)', () => {
  it('names what its address says and nobody can read', async () => {
    expect(await open().searchFor('?q=heft&p=abc')).toMatchObject({
      results: { listing: { unknown: [{ kind: 'page', value: 'abc' }] } },
    });
  });

  it('goes home with an empty term and asks nobody', async () => {
    const { searchFor, search } = open();
    expect(await searchFor('?q=%20')).toEqual({ kind: 'elsewhere', to: '/' });
    expect(search.asked).toEqual([]);
  });

  it('shows what is found, once it is known that the term leads nowhere else', async () => {
    const { searchFor, search } = open();
    const opened = await searchFor('?q=heft');
    expect(opened).toMatchObject({ kind: 'open', results: { term: 'heft', popular: [], listing: { currentPage: 1 } } });
    expect(search.asked).toEqual(['hub: heft', 'direct match: heft', 'longtail: heft', 'search: heft']);
  });

  it('ends where terms lead to each other in a circle, and goes to the end of a chain at once', async () => {
    const toward = (redirectPath: string) => ({ redirectPath, query: 'x', originalQuery: 'x' });
    const hub = {
      a: toward('/search/?q=b'),
      b: toward('/search/?q=a'),
      c: toward('/search/?q=d'),
      d: toward('/papier/'),
      e: toward('/search/?q=heft'),
    };
    const { searchFor } = open({ hub });
    for (const term of ['a', 'b'])
      expect(await searchFor(`?q=${term}`)).toMatchObject({ kind: 'open', results: { term } });
    expect(await searchFor('?q=c')).toMatchObject({ kind: 'elsewhere', to: '/papier/' });
    expect(await searchFor('?q=e')).toMatchObject({ kind: 'elsewhere', to: '/search/?q=heft' });
  });

  it('looks nowhere again for what the search box has just looked for', async () => {
    const { searchFor, submit, search } = open();
    expect(await submit(' heft ')).toMatchObject({ kind: 'navigate', to: '/search/?q=heft' });
    const before = [...search.asked];
    expect((await searchFor('?q=heft')).kind).toBe('open');
    expect(search.asked.slice(before.length)).toEqual(['search: heft']);
  });

  it('waits for nobody twice who did not answer the search box: one look-up, then the search', async () => {
    const asked: string[] = [];
    const silent =
      (what: string): (() => ResultAsync<never, GatewayError>) =>
      () => {
        asked.push(what);
        return errAsync({ kind: 'gateway.timed-out' });
      };
    const { listing, search, submit } = open();
    Object.assign(search, {
      ...{ checkHub: silent('hub'), directMatch: silent('direct match') },
      ...{ adjustLongtail: silent('longtail'), search: silent('search') },
    });
    expect(await submit('heft')).toMatchObject({ kind: 'navigate', to: '/search/?q=heft' });
    const opened = await listing.search({ queryString: '?q=heft', ownHosts });
    expect(opened._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect(asked).toEqual(['hub', 'search']);
  });

  it.each([
    [
      'a redirect of the search hub',
      { hub: { heft: { redirectPath: '/papier/', query: 'heft', originalQuery: 'heft' } } },
      '/papier/',
    ],
    ['a direct match', { products: { heft: '/prod/1/' } }, '/prod/1/'],
    [
      'the filters of a long query',
      { longtail: { heft: { searchQuery: 'heft', filters: [{ name: 'colour', values: ['red'] }] } } },
      '/search/?q=heft&filter.colour=red',
    ],
  ])('leads a term and nothing else to %s', async (_what, knowledge: SearchKnowledge, to) => {
    expect(await open(knowledge).searchFor('?q=heft')).toMatchObject({ kind: 'elsewhere', to });
  });

  it('searches in a category what the search hub makes of the term, and leads nowhere else from there', async () => {
    const hub = {
      edding: { query: 'heft', originalQuery: 'edding' },
      stift: { redirectPath: '/stifte/', query: 'stift', originalQuery: 'stift' },
    };
    const { searchFor, search } = open({
      ...{ hub, products: { stift: '/prod/1/' } },
      results: { heft: found, stift: found },
    });
    const to = '/search/?q=heft&oq=edding&searchInCategoryId=1';
    expect(await searchFor('?searchInCategoryId=1&q=edding')).toEqual({ kind: 'elsewhere', to });
    expect(search.asked).toEqual(['hub: edding']);
    expect(await searchFor(to.slice('/search/'.length))).toMatchObject({ kind: 'open', results: { term: 'heft' } });
    expect((await searchFor('?q=stift&searchInCategoryId=1')).kind).toBe('open');
    expect((await searchFor('?q=heft&searchInCategoryId=1&p=2')).kind).toBe('open');
    expect(search.asked).toEqual([...['hub: edding', 'search: heft'], 'hub: stift', 'search: stift', 'search: heft']);
  });

  it('searches in a category what was typed where the search hub does not answer', async () => {
    const { listing, search } = open();
    Object.assign(search, { checkHub: () => errAsync({ kind: 'gateway.unreachable' }) });
    const opened = await listing.search({ queryString: '?q=heft&searchInCategoryId=1', ownHosts });
    expect(opened._unsafeUnwrap()).toMatchObject({ kind: 'open', results: { term: 'heft' } });
  });

  it('searches exactly what was typed where the address says so, whatever the search hub would make of it', async () => {
    const { searchFor, search } = open({
      hub: { heft: { redirectPath: '/papier/', query: 'x', originalQuery: 'heft' } },
    });
    expect(await searchFor('?q=heft&oq=heft')).toMatchObject({
      kind: 'open',
      results: { term: 'heft', isExact: true },
    });
    expect(search.asked).toEqual(['search exactly: heft']);
    expect(await searchFor('?q=heft&oq=heft&p=9')).toEqual({
      kind: 'elsewhere',
      to: '/search/?q=heft&oq=heft&p=2&behind=9',
    });
  });

  it('tells what was searched instead of a mistyped term, and what an exact search would have found', async () => {
    const { searchFor } = open({ corrections: { hetf: 'heft' } });
    expect(await searchFor('?q=hetf')).toMatchObject({
      results: { term: 'hetf', correctedTerm: 'heft', listing: { result: { totalCount: 61 } } },
    });
    expect(await searchFor('?q=hetf&oq=hetf')).toMatchObject({
      results: { correctedTerm: 'heft', listing: { result: { totalCount: 0 } } },
    });
  });

  it('shows the categories at the top when nothing is found, without those that the menu leaves out', async () => {
    const opened = await open().searchFor('?q=xyz');
    expect(opened).toMatchObject({ results: { categories: [{ name: 'Papier', path: '/papier/' }] } });
    expect(await open().searchFor('?q=heft')).toMatchObject({ results: { categories: [] } });
  });

  it.each(['?q=heft&p=2', '?q=heft&sort=name', '?q=heft&filter.colour=red', '?q=heft&oq=hefft'])(
    'looks nowhere else for %s: that says more than a term',
    async (queryString) => {
      const { searchFor, search } = open({ products: { heft: '/prod/1/' } });
      expect((await searchFor(queryString)).kind).toBe('open');
      expect(search.asked).toEqual(['search: heft']);
    },
  );

  it('shows popular searches when nothing is found, none when they cannot be had', async () => {
    expect(await open({ suggestions: ['schere'] }).searchFor('?q=xyz')).toMatchObject({
      results: { popular: ['schere'] },
    });
    const { search } = open();
    const listing = createOpenListing({
      catalogue: createInMemoryCatalogueGateway(),
      content: { navigation: () => errAsync({ kind: 'gateway.unreachable' }) },
      search: { ...search, suggest: () => errAsync({ kind: 'gateway.unreachable' }) },
      recent: createRecentAnswers(createHandDrivenClock()),
    });
    const opened = await listing.search({ queryString: '?q=xyz', ownHosts });
    expect(opened._unsafeUnwrap()).toMatchObject({ results: { popular: [], categories: [] } });
  });

  it('leads from a page behind the last to the last', async () => {
    expect(await open().searchFor('?q=heft&p=9')).toEqual({ kind: 'elsewhere', to: '/search/?q=heft&p=2&behind=9' });
  });
});
