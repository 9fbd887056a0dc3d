import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { MAX_PAGE } from '../listing/page-number.ts';
import { instantOf } from '../shared/instant.ts';
import { orderStatus } from './order.ts';
import {
  fromBackendPage,
  type OrderListQuery,
  orderPageInfo,
  orderPeriods,
  orderSpan,
  parseOrderListQuery,
  toBackendPage,
  writeOrderListQuery,
} from './order-list.ts';
import { SHIPMENT_STATUSES } from './shipment-status.ts';

const numRuns = NUM_RUNS;
const pad = (part: number) => String(part).padStart(2, '0');
const query: fc.Arbitrary<OrderListQuery> = fc.record({
  page: fc.integer({ min: 1, max: MAX_PAGE }),
  searchText: fc.string().map((text) => text.trim()),
  period: fc.oneof(
    fc.constant({ kind: 'last3months' as const }),
    fc.record({ kind: fc.constant('year' as const), year: fc.integer({ min: 1_000, max: 2_999 }) }),
  ),
});

describe('laws of the order list', () => {
  it('a query survives the way through the address', () => {
    fc.assert(
      fc.property(query, (written) => {
        const parameters = new Map(writeOrderListQuery(written));
        expect(parseOrderListQuery((name) => parameters.get(name))).toEqual(written);
      }),
      { numRuns },
    );
  });

  it('whatever an address says, the page is at least 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (p, q, filter) => {
        const parsed = parseOrderListQuery((name) => ({ p, q, filter })[name]);
        expect(parsed.page).toBeGreaterThanOrEqual(1);
        expect(Number.isSafeInteger(parsed.page)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('counting from 0 and from 1 are each other undone', () => {
    fc.assert(
      fc.property(fc.nat(), (page) => {
        expect(toBackendPage(fromBackendPage(page))).toBe(page);
        expect(fromBackendPage(toBackendPage(page + 1))).toBe(page + 1);
      }),
      { numRuns },
    );
  });

  it('the pages hold all orders and none of them is empty', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.integer({ min: -5, max: 100_000 }), (total, page) => {
        const { totalPages, currentPage, elementsPerPage } = orderPageInfo(total, page);
        expect(totalPages * elementsPerPage).toBeGreaterThanOrEqual(total);
        expect((totalPages - 1) * elementsPerPage).toBeLessThan(Math.max(total, 1));
        expect(currentPage).toBeGreaterThanOrEqual(0);
        expect(currentPage).toBeLessThan(Math.max(totalPages, 1));
      }),
      { numRuns },
    );
  });

  it('each year is offered once, newest first, after the last three months', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2_000, max: 2_030 })), (years) => {
        const [first, ...rest] = orderPeriods(years).map((period) => (period.kind === 'year' ? period.year : 9_999));
        expect(first).toBe(9_999);
        expect(new Set(rest)).toEqual(new Set(years));
        for (const [index, year] of rest.entries()) expect(year).toBeLessThan(rest[index - 1] ?? 9_999);
      }),
      { numRuns },
    );
  });

  it('the last three months begin on a day that exists, three months back', () => {
    const date = fc.record({
      year: fc.integer({ min: 1_990, max: 2_110 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(date, ({ year, month, day }) => {
        let begin: readonly [number, number, number] = [0, 0, 0];
        orderSpan({ kind: 'last3months' }, { year, month, day, instant: instantOf(0) }, (...parts) => {
          begin = parts;
          return instantOf(0);
        });
        expect(year * 12 + month - (begin[0] * 12 + begin[1])).toBe(3);
        // biome-ignore lint/style/noRestrictedGlobals: the calendar of the language is the independent witness; no clock is asked
        const real = new Date(`${begin[0]}-${pad(begin[1])}-${pad(begin[2])}T00:00:00Z`);
        expect([real.getUTCMonth() + 1, real.getUTCDate()]).toEqual([begin[1], begin[2]]);
        expect(begin[2]).toBeLessThanOrEqual(day);
      }),
      { numRuns },
    );
  });

  it('a further shipment never brings an order ahead of where it was', () => {
    const status = fc.constantFrom('processing' as const, 'shipped' as const, 'delivered' as const);
    const rank = (shipments: readonly (typeof SHIPMENT_STATUSES)[number][]) =>
      SHIPMENT_STATUSES.indexOf(
        orderStatus({ shipments: shipments.map((each) => ({ status: each, times: {}, items: [] })) }),
      );
    fc.assert(
      fc.property(fc.array(status, { minLength: 1 }), status, (shipments, further) => {
        expect(rank([...shipments, further])).toBeLessThanOrEqual(rank(shipments));
        expect(rank([...shipments, 'cancelled'])).toBe(rank(shipments));
      }),
      { numRuns },
    );
  });
});
