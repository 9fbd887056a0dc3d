import { describe, expect, it } from 'vitest';
import { PRODUCTS_PER_PAGE } from './listing.ts';
import { pageLinks, pagingOf, totalPages } from './paging.ts';

const drawn = (current: number, total: number): string =>
  pageLinks(current, total)
    .map((link) => {
      if (link.kind === 'gap') return `…${link.after}`;
      return link.isCurrent ? `[${link.page}]` : String(link.page);
    })
    .join(' ');

describe('paging (spec 1 §9)', () => {
  it('shows 60 products a page', () => {
    expect(PRODUCTS_PER_PAGE).toBe(60);
    expect(pagingOf(1)).toStrictEqual({ offset: 0, limit: 60 });
    expect(pagingOf(3)).toStrictEqual({ offset: 120, limit: 60 });
    expect(pagingOf(0)).toStrictEqual({ offset: 0, limit: 60 });
    expect(pagingOf(2, 5)).toStrictEqual({ offset: 5, limit: 5 });
  });

  it.each([
    [0, 1],
    [1, 1],
    [60, 1],
    [61, 2],
    [120, 2],
    [121, 3],
  ])('%i products fill %i pages', (count, pages) => {
    expect(totalPages(count)).toBe(pages);
  });
});

describe('pageLinks', () => {
  it('links the one page that a gap would hide', () => {
    expect(pageLinks(4, 4)[1]).toStrictEqual({ kind: 'page', page: 2, isCurrent: false });
  });

  it.each([
    [1, 1, '[1]'],
    [1, 0, '[1]'],
    [9, 1, '[1]'],
    [1, 2, '[1] 2'],
    [1, 3, '[1] 2 3'],
    [1, 4, '[1] 2 3 4'],
    [1, 5, '[1] 2 …2 5'],
    [3, 5, '1 2 [3] 4 5'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [5, 9, '1 …1 4 [5] 6 …6 9'],
    [9, 9, '1 …1 8 [9]'],
    [0, 9, '[1] 2 …2 9'],
    [10, 9, '1 …1 8 [9]'],
    [2.5, 9, '1 [2] 3 …3 9'],
    [Number.NaN, 9, '[1] 2 …2 9'],
  ])('on page %i of %i shows %s', (current, total, expected) => {
    expect(drawn(current, total)).toBe(expected);
  });
});
