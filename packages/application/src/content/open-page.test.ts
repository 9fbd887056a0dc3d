import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import type { GridRow, PageDetails } from '../ports/index.ts';
import { openPage, readRows, withTeaserLists } from './open-page.ts';

type AskedTeaser = GridRow['cells'][number]['teasers'][number];

const teaser = (id: string, type = 'Recommendations', template = 'recommendations'): AskedTeaser => ({
  id,
  name: id,
  type,
  template,
  attributes: [{ name: 'headline', text: id }],
});
const unknown = teaser('unknown', 'NobodyKnows', 'nobody-knows');
const row = (...cells: readonly (readonly AskedTeaser[])[]): GridRow => ({
  cells: cells.map((teasers, index) => ({ columns: index + 4, teasers })),
});
const known = readRows([row([teaser('a')])])[0]?.cells[0]?.teasers[0];

const details = (kind: PageDetails['kind'], more: Partial<PageDetails> = {}): PageDetails => ({
  kind,
  rows: [],
  activeAbTests: [],
  breadcrumbs: [],
  ...more,
});
const teaserList = () => okAsync(undefined);
const asking = (page: PageDetails) => ({ page: vi.fn(() => okAsync(page)), teaserList });
const choose = vi.fn(() => ({}));
const opened = async (page: PageDetails, path = '/ueber-uns/') =>
  (await openPage(asking(page), path, ['shop.example'], choose))._unsafeUnwrap();

describe('rows of a page', () => {
  it('keep the teasers that the shop knows, with their places', () => {
    expect(known?.kind).not.toBe('unknown');
    expect(readRows([row([teaser('a')], [teaser('a')])])).toEqual([
      {
        cells: [
          { columns: 4, teasers: [known] },
          { columns: 5, teasers: [known] },
        ],
      },
    ]);
  });

  it('lose what the shop does not know, and cells and rows that have nothing else', () => {
    expect(readRows([row([unknown, teaser('a')], [unknown]), row([unknown]), row([])])).toEqual([
      { cells: [{ columns: 4, teasers: [known] }] },
    ]);
  });
});

describe('curated lists in rows', () => {
  const listTeaser = (id: string): AskedTeaser => ({
    ...teaser(id, 'teaser-wishlist', 'teaser-wishlist'),
    teaserWishlistExternalId: id,
  });
  const listed = (id: string, items: readonly unknown[] = [{}]) => okAsync({ id, items } as never);
  const shownIn = async (ask: (id: string) => ReturnType<Parameters<typeof withTeaserLists>[0]['teaserList']>) => {
    const rows = readRows([row([listTeaser('a'), teaser('x')], [listTeaser('b')], [listTeaser('a')])]);
    const shown = (await withTeaserLists({ teaserList: ask }, rows))._unsafeUnwrap();
    return shown.flatMap(({ cells }) => cells.map(({ teasers }) => teasers.map(({ list, kind }) => list?.id ?? kind)));
  };

  it('are fetched once each and stand with their teasers', async () => {
    const ask = vi.fn((id: string) => listed(id));
    expect(await shownIn(ask)).toEqual([['a', 'recommendations'], ['b'], ['a']]);
    expect(ask.mock.calls).toEqual([['a'], ['b']]);
  });

  it.each([
    ['is gone', okAsync(undefined)],
    ['has nothing on it', listed('b', [])],
    ['could not be fetched', errAsync({ kind: 'gateway.unavailable' } as never)],
  ])('are left out with their cells where one %s', async (_why, answer) => {
    expect(await shownIn((id) => (id === 'b' ? answer : listed(id)))).toEqual([['a', 'recommendations'], ['a']]);
  });

  it('stand with teasers in tabs, too; a tab whose list is not there is left out', async () => {
    const draw = { ...teaser('draw', 'tabs', 'prize-draw-tab'), tabs: [listTeaser('a'), listTeaser('gone'), unknown] };
    const ask = vi.fn((id: string) => (id === 'gone' ? okAsync(undefined) : listed(id)));
    const [shown] = (await withTeaserLists({ teaserList: ask }, readRows([row([draw])])))._unsafeUnwrap();
    expect(shown?.cells[0]?.teasers).toMatchObject([{ id: 'draw', tabs: [{ id: 'a', list: { id: 'a' } }] }]);
    expect(ask.mock.calls).toEqual([['a'], ['gone']]);
  });

  it('are asked for by the shown tab of an A/B test alone; without it, there is nothing of the test', async () => {
    const test = (...ids: readonly string[]) => ({
      ...teaser(`test-${ids[0]}`, 'tabs', 'ab-test-tab'),
      tabs: ids.map(listTeaser),
    });
    const ask = vi.fn((id: string) => (id === 'gone' ? okAsync(undefined) : listed(id)));
    const rows = readRows([row([test('a', 'b')], [test('gone', 'b')])]);
    const [shown] = (await withTeaserLists({ teaserList: ask }, rows))._unsafeUnwrap();
    expect(shown?.cells.map(({ teasers }) => teasers)).toMatchObject([
      [{ id: 'test-a', tabs: [{ list: { id: 'a' } }] }],
    ]);
    expect(ask.mock.calls).toEqual([['a'], ['gone']]);
  });

  it('are not asked for by rows without any', async () => {
    const ask = vi.fn(() => okAsync(undefined));
    const rows = readRows([row([teaser('x')])]);
    expect((await withTeaserLists({ teaserList: ask }, rows))._unsafeUnwrap()).toBe(rows);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('what lies at a path', () => {
  it('is a page with its rows', async () => {
    const page = details('content', { rows: [row([teaser('a'), unknown])] });
    expect(await opened(page)).toEqual({
      kind: 'page',
      page,
      rows: [{ cells: [{ columns: 4, teasers: [known] }] }],
      tests: [],
    });
  });

  it.each([
    ['redirect', 301],
    ['temporary-redirect', 302],
  ] as const)('is a %s, answered by %i', async (kind, status) => {
    expect(await opened(details(kind, { redirectUrl: '/neu/' }))).toEqual({ kind: 'redirect', to: '/neu/', status });
  });

  it('leads nowhere else than into the shop', async () => {
    expect(await opened(details('redirect', { redirectUrl: 'https://elsewhere.example/' }))).toMatchObject({
      kind: 'not-found',
    });
    expect(await opened(details('redirect', { redirectUrl: 'https://shop.example/neu/' }))).toMatchObject({
      kind: 'redirect',
    });
    expect(await opened(details('redirect'))).toMatchObject({ kind: 'not-found' });
  });

  it.each([
    ['gone', { kind: 'gone', status: 410 }],
    ['unknown', { kind: 'not-found', status: 404 }],
  ] as const)('is %s', async (kind, resolution) => {
    expect(await opened(details(kind))).toEqual(resolution);
  });

  it('is not asked for a path that is misspelled', async () => {
    const content = asking(details('content'));
    expect((await openPage(content, '/Ueber-Uns/', [], choose))._unsafeUnwrap()).toEqual({
      kind: 'not-found',
      status: 404,
    });
    expect(content.page).not.toHaveBeenCalled();
    await openPage(content, '/ueber-uns/', [], choose);
    expect(content.page).toHaveBeenCalledExactlyOnceWith('/ueber-uns/');
  });

  it('is not known while nobody answers', async () => {
    const away = { kind: 'gateway.unavailable' } as never;
    const asked = await openPage({ page: () => errAsync(away), teaserList }, '/ueber-uns/', [], choose);
    expect(asked._unsafeUnwrapErr()).toBe(away);
  });
});
