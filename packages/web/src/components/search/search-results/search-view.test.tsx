import { act, cleanup, screen, within } from '@testing-library/react';
import type { SearchResults } from '@tornister/application/browse';
import { aListingResult } from '@tornister/application/testing';
import { EMPTY_QUERY } from '@tornister/domain/listing';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { SearchView } from './search-view.tsx';

afterEach(cleanup);

type Terms = Partial<SearchResults> & { readonly term: string };

const resultsOf = (terms: Terms, totalCount: number): SearchResults => ({
  originalTerm: terms.term,
  popular: [],
  categories: [],
  listing: listingOf(aListingResult({ totalCount, ...(totalCount === 0 ? { entries: [] } : {}) })),
  ...terms,
});

const show = (terms: Terms, totalCount = 1) =>
  renderInShop(<SearchView {...resultsOf(terms, totalCount)} />, { address: '/search/' });

type ShowNext = (results: SearchResults) => void;

const InTurn = ({
  first,
  onOpen,
}: {
  readonly first: SearchResults;
  readonly onOpen: (showNext: ShowNext) => void;
}) => {
  const [results, setResults] = useState(first);
  useEffect(() => onOpen(setResults), [onOpen]);
  return <SearchView {...results} />;
};

/** Shows one search, and other ones in its place. */
const showInTurn = (first: SearchResults) => {
  let showNext: ShowNext = () => undefined;
  const keep = (next: ShowNext): void => {
    showNext = next;
  };
  renderInShop(<InTurn first={first} onOpen={keep} />, { address: '/search/' });
  return (results: SearchResults) => act(async () => showNext(results));
};

const listingOf = (result: ReturnType<typeof aListingResult>): SearchResults['listing'] => ({
  source: { kind: 'search', path: '/search/', term: 'x', originalTerm: 'x' },
  query: EMPTY_QUERY,
  unknown: [],
  currentPage: 1,
  totalPages: 1,
  productsPerPage: 60,
  sort: 'relevance',
  defaultSort: 'relevance',
  isNarrowed: false,
  result,
});

const hrefOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

describe('results of a search (spec 1 §2 "original-query display")', () => {
  it('says nothing beside the term when that was searched', () => {
    show({ term: 'heft' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ergebnisse für „heft“');
    expect(screen.queryByText(/Gesucht wurde/u)).toBeNull();
  });

  it.each([
    ['corrected', { term: 'hetf', correctedTerm: 'heft' }],
    ['rewritten', { term: 'heft', originalTerm: 'hetf' }],
  ])('tells what was searched instead of a %s term, with the way to exactly that', (_how, terms) => {
    show(terms);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ergebnisse für „heft“');
    expect(screen.getByText(/Wir zeigen Ergebnisse für „heft“. Gesucht wurde „hetf“./u)).toBeDefined();
    expect(hrefOf('Nur nach „hetf“ suchen')).toBe('/search/?q=hetf&oq=hetf');
  });

  it('is titled by what was searched, corrected or rewritten; by what was typed where the correction finds nothing', () => {
    const titleOf = (terms: Terms, totalCount: number) => {
      show(terms, totalCount);
      const title = document.title;
      cleanup();
      return title;
    };
    expect(titleOf({ term: 'hetf', correctedTerm: 'heft' }, 1)).toContain('„heft“');
    expect(titleOf({ term: 'heft', originalTerm: 'hetf' }, 1)).toContain('„heft“');
    expect(titleOf({ term: 'hetf', isExact: true, correctedTerm: 'heft' }, 0)).toContain('„hetf“');
  });

  it('says what was searched instead where that finds nothing, with the way to what was typed', () => {
    show({ term: 'permanentmarker', originalTerm: 'edding' }, 0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Zu „permanentmarker“ haben wir nichts gefunden',
    );
    expect(screen.getByText(/Statt nach „edding“ haben wir nach „permanentmarker“ gesucht./u)).toBeDefined();
    expect(hrefOf('Nur nach „edding“ suchen')).toBe('/search/?q=edding&oq=edding');
  });

  it('helps on when nothing was found: what would find something, popular searches, categories, the contact page', () => {
    const id = brandId<CategoryId>('1');
    const categories = [{ id, name: 'Papier', path: '/papier/' }];
    show({ term: 'hetf', isExact: true, correctedTerm: 'heft', popular: ['schere'], categories }, 0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('hetf');
    expect(hrefOf('heft')).toBe('/search/?q=heft');
    expect(hrefOf('schere')).toBe('/search/?q=schere');
    const shelf = screen.getByRole('region', { name: 'In unseren Kategorien stöbern' });
    expect(within(shelf).getByRole('link', { name: 'Papier' }).getAttribute('href')).toBe('/papier/');
    expect(hrefOf('Schreiben Sie uns')).toBe('/service/kontakt/');
  });

  it('tells of an address in vain where nothing was found, too', () => {
    const listing = {
      ...listingOf(aListingResult({ totalCount: 0, entries: [] })),
      unknown: [{ kind: 'page', value: 'abc' }] as const,
    };
    show({ term: 'hetf', listing }, 0);
    expect(screen.getByText(/gilt hier nicht: Seite „abc“/u)).toBeDefined();
  });

  it('announces how many were found, in one region that stays from nothing found to results and back', async () => {
    const next = showInTurn(resultsOf({ term: 'hetf' }, 0));
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('0 Artikel');
    await next(resultsOf({ term: 'heft' }, 48));
    expect(screen.getAllByRole('status')).toEqual([region]);
    expect(region.textContent).toBe('48 Artikel');
    await next(resultsOf({ term: 'hetf' }, 0));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('0 Artikel');
  });

  it('shows no titles over nothing', () => {
    show({ term: 'hetf' }, 0);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.queryByText(/Meinten Sie|Statt nach/u)).toBeNull();
  });
});
