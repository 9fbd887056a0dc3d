// @vitest-environment node
// The page cache beside a cache that shop hosts share: what is taken from it, what is handed on, and what holds when something has changed.

import { noSharedCache } from '@tornister/process/shared-cache';
import { describe, expect, it } from 'vitest';
import { openSharedCache, aFreshPage as page } from '../../test/server/open-shared-cache.ts';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';

const openPages = (options: Partial<PageCacheOptions>, now = () => 0) =>
  createPageCache({ seconds: 10, maxBytes: 1_000_000, now, ...options });

const textOf = async (pages: ReturnType<typeof openPages>, path: string, body: string): Promise<string> =>
  (await pages.get(path, 'identity', async () => page(body))).body.toString();

describe('a page of another shop host', () => {
  it.each([
    ['is sent while it is younger than pages stay fresh', 9_999, 'theirs'],
    ['is made anew when it is as old as that', 10_000, 'ours'],
  ])('%s', async (_, ageMs, body) => {
    const { shared } = openSharedCache(ageMs);
    await textOf(openPages({ shared }), '/', 'theirs');
    expect(await textOf(openPages({ shared }), '/', 'ours')).toBe(body);
  });

  it('is no other page than the one that was asked for', async () => {
    const { shared } = openSharedCache();
    await textOf(openPages({ shared }), '/', 'theirs');
    expect(await textOf(openPages({ shared }), '/other/', 'ours')).toBe('ours');
  });

  it('is at hand from then on, and as old as it is', async () => {
    const { shared, kept } = openSharedCache(4_000);
    await textOf(openPages({ shared }), '/', 'theirs');
    const clock = { ms: 0 };
    const pages = openPages({ shared }, () => clock.ms);
    await textOf(pages, '/', 'ours');
    kept.clear();
    const at = async (ms: number): Promise<string | undefined> => {
      clock.ms = ms;
      const found = pages.ready('/', 'identity', async () => page('ours'));
      // Whatever was begun behind the visitor's back is done before a page that is asked for after it.
      await textOf(pages, `/asked-for-at-${ms}/`, 'last');
      return found?.body.toString();
    };
    expect([await at(5_999), await at(6_000), await at(6_000)]).toEqual(['theirs', 'theirs', 'ours']);
  });
});

describe('a cache of no seconds or no bytes', () => {
  it.each([{ seconds: 0 }, { maxBytes: 0 }])('takes nothing from others and hands nothing on: %j', async (options) => {
    const { shared, calls } = openSharedCache();
    expect(await textOf(openPages({ ...options, shared }), '/', 'ours')).toBe('ours');
    expect(calls()).toBe(0);
  });
});

describe('a page on which something has changed', () => {
  it.each([
    [404, 'new'],
    [499, 'new'],
    [500, 'old'],
    [503, 'old'],
  ])('that is answered with %i when it is made anew: the %s one is sent', async (status, body) => {
    let hasChanged = false;
    const pages = openPages({ shared: { ...noSharedCache, isObsolete: () => hasChanged } });
    await textOf(pages, '/', 'old');
    hasChanged = true;
    const answer = await pages.get('/', 'identity', async () => page('new', { status, mayBeCached: false }));
    expect(answer.body.toString()).toBe(body);
  });
});
