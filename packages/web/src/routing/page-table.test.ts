// @vitest-environment node

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { matchRoute } from '@tornister/domain/routing';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { audienceOf, findPage, isPagePath, mayBeIndexed, pageFinder } from './find-page.ts';
import { layoutCode, pageCode } from './page-code.ts';
import type { PageEntry } from './page-entry.ts';
import { LAYOUTS, PAGES } from './page-table.ts';

const SRC = join(import.meta.dirname, '..');
const entries = Object.entries(PAGES) as readonly (readonly [string, PageEntry])[];

/** An address of a page: some value for each part that varies. */
const exampleOf = ({ path }: PageEntry): string => (path === '*' ? '/beratung/' : path.replace(/:\w+/g, '20001'));

/** What a page is made of: its view, and every view that one of these names. */
const sourcesOf = (code: string): readonly string[] => {
  const texts = new Map<string, string>();
  const follow = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, named = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx)'/g))
      follow(join(dirname(file), named));
  };
  follow(join(SRC, 'routes', `${code}.page.tsx`));
  return [...texts.values()];
};

describe('the page table', () => {
  it.each(entries)('has code for %s, and the texts and use cases that it names', async (_id, page) => {
    const code = await pageCode(page).lazy();
    expect(code).toHaveProperty('Component');
    await expect(pageCode(page).fetch()).resolves.toBeUndefined();
  });

  it.each(Object.entries(LAYOUTS))('has code for the layout %s', async (_name, layout) => {
    expect(await layoutCode(layout).lazy()).toHaveProperty('Component');
  });

  it('names every page that there is', () => {
    const files = globSync('routes/**/*.page.tsx', { cwd: SRC }).map((file) =>
      file.replace(/^routes\/|\.page\.tsx$/g, ''),
    );
    // Pages that differ by their path alone share a file.
    expect([...new Set(entries.map(([, { code }]) => code))].sort()).toEqual(files.sort());
  });

  it('leads from a form only to pages that there are', () => {
    const names = entries.flatMap(([, { leadsTo = [] }]) => leadsTo);
    expect(names.filter((name) => !(name in PAGES))).toEqual([]);
    expect(names).not.toEqual([]);
  });

  it('says of each page whether a form of it takes a file', () => {
    const withField = entries.filter(([, { code }]) => sourcesOf(code).some((source) => /\btype="file"/.test(source)));
    expect(entries.filter(([, { takesFile = false }]) => takesFile)).toEqual(withField);
    expect(withField).not.toEqual([]);
  });

  it('has the countdown of a reservation on pages of the checkout alone, which are asked to extend it', () => {
    const counting = entries.filter(([, { code }]) =>
      sourcesOf(code).some((source) => /<DealReservation\b/.test(source)),
    );
    expect(counting.map(([id]) => id)).toEqual(['basket', 'checkout-login', 'shipping', 'payment', 'summary']);
    expect(new Set(counting.map(([, { kind }]) => kind))).toEqual(new Set(['checkout']));
  });

  it.each(entries)('calls %s what the domain calls it', (_id, page) => {
    expect(page.kind).toBe(matchRoute(exampleOf(page)).kind);
  });

  it('has layouts of their own around the checkout and forgotten passwords (spec 1 §2 "Layouts")', () => {
    const besides = entries.flatMap(([, { path, layout }]) => (layout === 'default' ? [] : [[path, layout]]));
    const steps = ['basket', 'login', 'shipping', 'payment', 'summary', 'confirmation'];
    expect(besides).toEqual([
      ...steps.map((step) => [`/checkout/${step}/`, 'checkout']),
      ['/computop/success/', 'checkout'],
      ['/myaccount/resetpassword/', 'resetpassword'],
      ['/myaccount/newpassword/', 'resetpassword'],
      ['/prime/checkout/', 'primecheckout'],
    ]);
  });

  it('has pages at paths that the domain knows', () => {
    for (const [, { path }] of entries) if (!/[:*]/.test(path)) expect(matchRoute(path).kind, path).not.toBe('content');
  });

  it('renders nothing for everyone that belongs to a visitor', () => {
    const forEveryone = entries.filter(([, page]) => audienceOf(page) === 'everyone').map(([id]) => id);
    expect(forEveryone).toEqual(['home', 'category', 'product', 'search', 'content']);
  });

  it('takes a page that says nothing for a visitor’s own, which crawlers leave alone', () => {
    const { audience: _audience, ...silent } = PAGES.home;
    const page: PageEntry = silent;
    expect(audienceOf(page)).toBe('visitor');
    expect(mayBeIndexed(page)).toBe(false);
    expect(mayBeIndexed({ ...page, robots: 'index' })).toBe(true);
    expect(mayBeIndexed({ ...PAGES.home, robots: 'noindex' })).toBe(false);
  });
});

describe('findPage', () => {
  it.each([
    { path: '/', id: 'home', params: {} },
    { path: '/cat/7', id: 'category', params: { id: '7' } },
    { path: '/cat/7/', id: 'category', params: { id: '7' } },
    { path: '/cat/7/8', id: 'content', params: {} },
    { path: '/Cat/7', id: 'content', params: {} },
    { path: '/%63heckout/basket', id: 'basket', params: {} },
    { path: '/checkout/basket//', id: 'basket', params: {} },
    { path: '/checkout//basket', id: 'content', params: {} },
    { path: '/prod/a%2Fb', id: 'product', params: { id: 'a%2Fb' } },
    { path: '/prod/%E0%A4%A', id: 'product', params: { id: '%E0%A4%A' } },
  ])('finds $id at $path', ({ path, id, params }) => {
    expect(findPage(path)).toMatchObject({ id, params });
  });

  it('finds the page that the router will render', () => {
    const routes = createRoutes();
    const words = [
      'cat',
      'prod',
      'search',
      'checkout',
      'basket',
      'Basket',
      'computop',
      'success',
      '1',
      '',
      'ä',
      '%63at',
    ];
    const part = fc.oneof(fc.constantFrom(...words), fc.webFragments());
    const path = fc.array(part, { maxLength: 4 }).map((parts) => new URL(`http://x/${parts.join('/')}`).pathname);
    fc.assert(
      fc.property(path, (address) => {
        // The router renders its own 404 for a line break, which its `*` does not take; to the table that is what is left over.
        expect(findPage(address).id).toBe(matchRoutes(routes, address)?.at(-1)?.route.id ?? 'content');
      }),
    );
  });

  it('needs a page for what no other page has', () => {
    expect(() => pageFinder({ home: PAGES.home })).toThrow('page table');
  });
});

describe('isPagePath', () => {
  it.each(['/', '/cat/1/', '/apis/', '/service/', '/checkout/basket/', '/v1.2/x'])('%s is a page', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each(['/api/shop/', '/API', '/images/a', '/outbox/', '/sandbox/card', '/healthz', '/favicon.svg', '/a/b.PDF'])(
    '%s is none',
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );
});
