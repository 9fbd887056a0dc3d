// @vitest-environment node

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createKeptPages, type FreshPage, packPage } from './kept-pages.ts';

const page = (body: string, more: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  headers: {},
  body,
  mayBeKept: true,
  ...more,
});

/** A renderer that counts its work. */
const renderer = (make: (run: number) => FreshPage | Promise<FreshPage>) => {
  let runs = 0;
  return {
    make: async () => {
      runs += 1;
      return make(runs);
    },
    runs: () => runs,
  };
};

const kept = (seconds: number) => {
  const clock = { ms: 0 };
  return { pages: createKeptPages(seconds, () => clock.ms), clock };
};

describe('kept pages', () => {
  it('shows a kept page without making it again', async () => {
    const { pages } = kept(10);
    const { make, runs } = renderer(() => page('one'));
    await pages.get('/', make);
    expect(pages.ready('/', make)?.bodies.identity.toString()).toBe('one');
    expect(runs()).toBe(1);
  });

  it('shows a stale page at once and makes it anew meanwhile', async () => {
    const { pages, clock } = kept(10);
    const { make, runs } = renderer((run) => page(`version ${run}`));
    await pages.get('/', make);
    clock.ms = 10_000;
    expect(pages.ready('/', make)?.bodies.identity.toString()).toBe('version 1');
    await pages.get('/', make);
    expect(pages.ready('/', make)?.bodies.identity.toString()).toBe('version 2');
    expect(runs()).toBe(2);
  });

  it('is fresh until just before its seconds are over', async () => {
    const { pages, clock } = kept(10);
    const { make, runs } = renderer(() => page('one'));
    await pages.get('/', make);
    clock.ms = 9_999;
    pages.ready('/', make);
    expect(runs()).toBe(1);
  });

  it('makes a page once for many who ask at the same moment', async () => {
    const { pages } = kept(10);
    const { make, runs } = renderer(() => page('one'));
    await Promise.all(Array.from({ length: 50 }, () => pages.get('/', make)));
    expect(runs()).toBe(1);
  });

  it('keeps the stale page when making it anew fails', async () => {
    const { pages, clock } = kept(10);
    const { make } = renderer((run) => (run === 1 ? page('one') : Promise.reject(new Error('backend away'))));
    await pages.get('/', make);
    clock.ms = 20_000;
    pages.ready('/', make);
    await expect(pages.get('/', make)).rejects.toThrow('backend away');
    expect(pages.ready('/', make)?.bodies.identity.toString()).toBe('one');
  });

  it('never keeps a failure', async () => {
    const { pages } = kept(10);
    const { make } = renderer(() => page('503', { status: 503, mayBeKept: false }));
    expect((await pages.get('/', make)).status).toBe(503);
    expect(pages.ready('/', make)).toBeUndefined();
  });

  it('keeps nothing when it is told to keep pages for 0 seconds', async () => {
    const { pages } = kept(0);
    const { make } = renderer(() => page('one'));
    await pages.get('/', make);
    expect(pages.ready('/', make)).toBeUndefined();
  });
});

describe('packPage', () => {
  it('holds the same text in every encoding', async () => {
    const { bodies } = await packPage(page('Schulranzen äöü'.repeat(50)));
    expect(brotliDecompressSync(bodies.br).equals(bodies.identity)).toBe(true);
    expect(gunzipSync(bodies.gzip).equals(bodies.identity)).toBe(true);
  });

  it('gives equal pages equal tags and different pages different ones', async () => {
    const [one, same, other] = await Promise.all([packPage(page('a')), packPage(page('a')), packPage(page('b'))]);
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });
});
