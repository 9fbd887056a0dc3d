// @vitest-environment node

import { createRecentAnswers } from '@tornister/application/browse';
import type { GatewayError } from '@tornister/application/ports';
import {
  createHandDrivenClock,
  createInMemoryCatalogueGateway,
  createInMemoryContentGateway,
  createInMemorySearchGateway,
  type SearchKnowledge,
} from '@tornister/application/testing';
import { errAsync } from 'neverthrow';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aShop } from '../../test/render-in-shop.tsx';
import { nothingFound } from '../components/search/search-results/nothing-found-part.ts';
import { browseUseCases } from '../composition/browse-tokens.ts';
import { ports } from '../composition/ports.ts';
import { decideSearch } from '../composition/search-submission.ts';
import { shopContext } from '../composition/shop.ts';
import { loader } from './search.loader.ts';

describe('opening the search page', () => {
  it('shows what was found for the term of the address', async () => {
    const { load, asked } = open();
    expect(await load('/search/?q=heft')).toMatchObject({ term: 'heft', listing: { result: { totalCount: 0 } } });
    expect(asked).toContain('search: heft');
  });

  it('has what is said of nothing found there together with the page', async () => {
    const { load } = open({ onServer: false });
    await load('/search/?q=heft');
    expect(nothingFound.current()).toBeDefined();
  });

  it('goes where a term wants it, before anything is searched', async () => {
    const { load, asked } = open({ knowledge: HUB, onServer: true });
    expect(await locationOf(load('/search/?q=agb'))).toBe('/agb/');
    expect(asked).not.toContain('search: agb');
  });

  it('goes there in a tab, too: a link of an editor has asked nobody', async () => {
    const { load, asked } = open({ knowledge: HUB, onServer: false });
    expect(await locationOf(load('/search/?q=agb'))).toBe('/agb/');
    expect(asked).toEqual(['hub: agb']);
  });

  it('does not ask again in a tab where the search box has asked', async () => {
    const { load, asked, shop } = open({ onServer: false });
    const submitted = { typed: 'heft', currentAddress: '/', isOnProductPage: false, ownHosts: [] };
    expect((await decideSearch(shop, submitted))._unsafeUnwrap()).toMatchObject({ to: '/search/?q=heft' });
    expect(await load('/search/?q=heft')).toMatchObject({ term: 'heft' });
    const ofTerm = asked.filter((lookup) => lookup.endsWith(': heft'));
    expect(ofTerm).toEqual(['hub: heft', 'direct match: heft', 'longtail: heft', 'search: heft']);
  });

  it('searches nothing for nothing', async () => {
    const { load, asked } = open();
    expect(await locationOf(load('/search/?q='))).toBe('/');
    expect(asked).toEqual([]);
  });

  it('leads to an address of this shop only', async () => {
    const knowledge = { products: { heft: 'https://evil.example/p/1/' } };
    const { load } = open({ knowledge, onServer: false });
    expect(await load('/search/?q=heft')).toMatchObject({ term: 'heft' });
    const own = { products: { heft: 'https://www.shop.example/p/1/' } };
    expect(await locationOf(open({ knowledge: own, onServer: false }).load('/search/?q=heft'))).toMatch(/\/p\/1\/$/);
  });

  it('is an outage when the search does not answer', async () => {
    const { load } = open({ isAway: true });
    await expect(load('/search/?q=heft')).rejects.toMatchObject({ init: { status: 503 } });
  });
});

const HUB: SearchKnowledge = { hub: { agb: { query: 'agb', originalQuery: 'agb', redirectPath: '/agb/' } } };

const locationOf = (loading: Promise<unknown>): Promise<string | null | undefined> =>
  loading.then(
    () => undefined,
    (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : undefined),
  );

type Opening = { readonly knowledge?: SearchKnowledge; readonly onServer?: boolean; readonly isAway?: boolean };

const open = ({ knowledge = {}, onServer = false, isAway = false }: Opening = {}) => {
  const search = createInMemorySearchGateway(knowledge);
  const away = { ...search, search: () => errAsync<never, GatewayError>({ kind: 'gateway.unreachable' }) };
  const shop = aShop({
    onServer,
    services: [
      [ports.searchGateway, isAway ? away : search],
      [ports.catalogueGateway, createInMemoryCatalogueGateway()],
      [ports.contentGateway, createInMemoryContentGateway()],
      [browseUseCases.recentAnswers, createRecentAnswers(createHandDrivenClock())],
    ],
  });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const load = (address: string): Promise<unknown> => {
    const url = new URL(address, shop.site.baseUrl);
    return loader({ context, request: new Request(url), url, pattern: url.pathname, params: {} });
  };
  return { load, asked: search.asked, shop };
};
