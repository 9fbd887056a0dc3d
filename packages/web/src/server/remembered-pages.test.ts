// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPage } from '../routing/find-page.ts';
import { rememberingPages } from './remembered-pages.ts';

describe('the remembered pages', () => {
  it('are those that the table has, asked once and again', () => {
    const remembering = rememberingPages(findPage);
    const path = fc.constantFrom('/', '/cat/1001/', '/prod/20001/', '/checkout/basket/', '/nothing-there/');
    fc.assert(
      fc.property(fc.oneof(path, fc.webPath()), (asked) => {
        expect(remembering(asked)).toEqual(findPage(asked));
      }),
    );
  });

  it('are looked up once for each path that comes again', () => {
    const asked: string[] = [];
    const remembering = rememberingPages((path) => {
      asked.push(path);
      return findPage(path);
    });
    for (const path of ['/cat/1001/', '/', '/cat/1001/', '/cat/1023/', '/']) remembering(path);
    expect(asked).toEqual(['/cat/1001/', '/', '/cat/1023/']);
  });

  it('are forgotten, the oldest first, when there are more paths than there is room for', () => {
    let lookups = 0;
    const remembering = rememberingPages((path) => {
      lookups += 1;
      return findPage(path);
    });
    for (let index = 0; index < 5_000; index += 1) remembering(`/cat/${index}/`);
    remembering('/cat/4999/');
    expect(lookups).toBe(5_000);
    remembering('/cat/0/');
    expect(lookups).toBe(5_001);
  });
});
