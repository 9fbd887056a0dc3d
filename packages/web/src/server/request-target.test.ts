// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPage, isPagePath } from '../routing/find-page.ts';
import { LONGEST_CACHED_URL, rememberingTargets } from './request-target.ts';
import { routeLabel } from './route-label.ts';

describe('the target of a request', () => {
  it('names the page that the table has at its path, asked once and again', () => {
    const read = rememberingTargets(findPage);
    const path = fc.constantFrom('/', '/cat/1001/', '/prod/20001/', '/checkout/basket/', '/nothing-there/', '/a.js');
    fc.assert(
      fc.property(fc.oneof(path, fc.webPath({ size: 'small' })), fc.webQueryParameters(), (asked, query) => {
        fc.pre(asked.startsWith('/') && !asked.startsWith('//'));
        const first = read(`${asked}?${query}`);
        const { pathname } = new URL(`http://shop.example${asked}`);
        expect(first).toMatchObject({ pathname, route: routeLabel(asked.slice(0, 200), findPage) });
        expect(first.page).toBe(isPagePath(pathname) ? findPage(pathname).page : undefined);
        expect(read(`${asked}?${query}`)).toBe(first);
      }),
    );
  });

  it('is read as the router will read it: without detours, within this shop', () => {
    const read = rememberingTargets(findPage);
    const { page } = read('/cat/1001/?order=name');
    expect(read('/cat/./x/../1001/?order=name')).toMatchObject({ pathname: '/cat/1001/', search: '?order=name', page });
    for (const outside of ['//evil.example/cat/1001/', 'http://evil.example/cat/1001/', 'cat/1001/', '', '*'])
      expect(read(outside).page, outside).toBeUndefined();
  });

  it('is no page where its path is no text, and has no name in the figures then', () => {
    const read = rememberingTargets(findPage);
    for (const path of ['/%', '/%ff', '/cat/1001/%', '/%e0/%a4/', '/%zz/?a=1'])
      expect(read(path), path).toMatchObject({ isReadable: false, page: undefined, route: 'other' });
    for (const path of ['/', '/%25', '/%C3%A4/', '/?q=%', '/%zz/../']) expect(read(path).isReadable, path).toBe(true);
  });

  it('has a name for the log and one for the figures, without what was searched or what opens something', () => {
    const read = rememberingTargets(findPage);
    expect(read('/search/?q=secret')).toMatchObject({ path: '/search/', route: 'page search' });
    expect(read('/classlist/a-token-that-opens-a-list/?b')).toMatchObject({ path: '/classlist/-/' });
    expect(read('/assets/entry.js?v=1')).toMatchObject({ path: '/assets/entry.js', route: 'assets', page: undefined });
  });

  it('is read once where it comes again, unless it is longer than anybody’s link', () => {
    const asked: string[] = [];
    const read = rememberingTargets((path) => {
      asked.push(path);
      return findPage(path);
    });
    const lookups = (target: string): number => {
      const before = asked.length;
      read(target);
      return asked.length - before;
    };
    expect(['/cat/1001/', '/', '/cat/1001/', '/cat/1023/', '/'].map(lookups)).toEqual([2, 2, 0, 2, 0]);
    const atMost = `/?${'x'.repeat(LONGEST_CACHED_URL - 2)}`;
    expect([lookups(atMost), lookups(atMost)]).toEqual([2, 0]);
    expect([lookups(`${atMost}x`), lookups(`${atMost}x`)]).toEqual([2, 2]);
  });

  it('is forgotten, the oldest first, when there are more than there is room for', () => {
    let lookups = 0;
    const read = rememberingTargets((path) => {
      lookups += 1;
      return findPage(path);
    });
    for (let index = 0; index < 5_000; index += 1) read(`/cat/${index}/`);
    const before = lookups;
    read('/cat/4999/');
    expect(lookups).toBe(before);
    read('/cat/0/');
    expect(lookups).toBeGreaterThan(before);
  });
});
