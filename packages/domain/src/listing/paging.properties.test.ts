import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { pageLinks, pagingOf, totalPages } from './paging.ts';

const options = { numRuns: NUM_RUNS };
const page = () => fc.integer({ min: -5, max: 2_000 });

describe('laws of paging', () => {
  it('links rise from the first page to the last and mark exactly one as current', () => {
    fc.assert(
      fc.property(page(), fc.integer({ min: 1, max: 1_000 }), (current, total) => {
        const pages = pageLinks(current, total).filter((link) => link.kind === 'page');
        const numbers = pages.map((link) => link.page);
        expect(numbers).toEqual([...new Set(numbers)].sort((left, right) => left - right));
        expect([numbers[0], numbers.at(-1)]).toEqual([1, total]);
        expect(pages.filter((link) => link.isCurrent)).toHaveLength(1);
      }),
      options,
    );
  });

  it('every page is linked or lies in a gap of two or more', () => {
    fc.assert(
      fc.property(page(), fc.integer({ min: 1, max: 1_000 }), (current, total) => {
        const links = pageLinks(current, total);
        links.forEach((link, at) => {
          const next = links[at + 1];
          if (link.kind === 'page' && next?.kind === 'page') expect(next.page).toBe(link.page + 1);
          if (link.kind === 'gap') expect(next?.kind === 'page' && next.page - link.after > 2).toBe(true);
        });
      }),
      options,
    );
  });

  it('the row of links never grows with the list', () => {
    fc.assert(
      fc.property(page(), fc.integer({ min: 1, max: 1_000_000 }), (current, total) => {
        expect(pageLinks(current, total).length).toBeLessThanOrEqual(7);
      }),
      options,
    );
  });

  it('the pages cover every product exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 100 }), (count, perPage) => {
        const last = pagingOf(totalPages(count, perPage), perPage);
        expect(last.offset).toBeLessThan(count);
        expect(last.offset + last.limit).toBeGreaterThanOrEqual(count);
        expect(pagingOf(2, perPage).offset - pagingOf(1, perPage).offset).toBe(perPage);
      }),
      options,
    );
  });
});
