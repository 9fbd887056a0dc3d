import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import { brandId, type ItemId } from '../shared/brand.ts';
import { type Instant, instantOf } from '../shared/instant.ts';
import { isMembership, PRIME_ITEM_ID } from './membership.ts';
import {
  canStartReturn,
  isReturnable,
  isTrackable,
  orderedLines,
  orderedShipments,
  orderStatus,
  returnableItems,
  type Shipment,
  type ShipmentItem,
} from './order.ts';
import {
  DEFAULT_ORDER_PAGE,
  fromBackendPage,
  ORDER_SEARCH_MAX_LENGTH,
  ORDERS_PER_PAGE,
  orderPageInfo,
  orderPeriods,
  orderSpan,
  parseOrderListQuery,
  parseOrderPeriod,
  toBackendPage,
  writeOrderListQuery,
  writeOrderPeriod,
} from './order-list.ts';

const item = (sku: string, changes: Partial<ShipmentItem> = {}): ShipmentItem => ({
  lineNo: '1',
  itemId: brandId<ItemId>(sku),
  name: 'Heft',
  sku,
  path: '/prod/1/',
  variantInfo: [],
  quantity: 1,
  price: money(99),
  positionTotal: money(99),
  isReturnable: true,
  isAlreadyReturned: false,
  ...changes,
});
const shipment = (status: Shipment['status'], items: readonly ShipmentItem[] = [item('a')]): Shipment => ({
  status,
  times: {},
  items,
});

describe('an order of the prime membership (spec 2 §4)', () => {
  it('is known by its one line', () => {
    expect(isMembership([{ itemId: PRIME_ITEM_ID }])).toBe(true);
    expect([isMembership([{ itemId: '1000101' }]), isMembership([])]).toEqual([false, false]);
  });
});

describe('returnable items (spec 2 §3 "Order")', () => {
  it('an item is returnable once it left the warehouse, when it may be returned and was not yet', () => {
    expect(isReturnable(shipment('shipped'), item('a'))).toBe(true);
    expect(isReturnable(shipment('delivered'), item('a'))).toBe(true);
    expect(isReturnable(shipment('processing'), item('a'))).toBe(false);
    expect(isReturnable(shipment('cancelled'), item('a'))).toBe(false);
    expect(isReturnable(shipment('delivered'), item('a', { isReturnable: false }))).toBe(false);
    expect(isReturnable(shipment('delivered'), item('a', { isAlreadyReturned: true }))).toBe(false);
  });

  it('collects them over all shipments', () => {
    const order = {
      shipments: [
        shipment('delivered', [item('a'), item('b', { isAlreadyReturned: true })]),
        shipment('processing', [item('c')]),
        shipment('shipped', [item('d')]),
      ],
    };
    expect(returnableItems(order).map(({ sku }) => sku)).toEqual(['a', 'd']);
  });

  it('the return button needs a returnable item and the returns switch', () => {
    const order = { shipments: [shipment('delivered')] };
    expect(canStartReturn(order, true)).toBe(true);
    expect(canStartReturn(order, false)).toBe(false);
    expect(canStartReturn({ shipments: [] }, true)).toBe(false);
  });
});

describe('what was ordered', () => {
  const first = shipment('delivered', [item('a', { lineNo: '1', quantity: 2 }), item('b', { lineNo: '2' })]);
  const second = shipment('shipped', [item('a', { lineNo: '1' }), item('gift', { lineNo: '3', price: money(0) })]);
  const anew: Shipment = { ...shipment('processing', [item('a', { lineNo: '1' })]), isReplacement: true };
  const piecesOf = (...shipments: readonly Shipment[]) =>
    orderedLines({ shipments }).map(({ sku, quantity }) => [sku, quantity]);

  it('is the pieces of a line in all its parcels, without gifts', () => {
    expect(piecesOf(first, second)).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  it('costs what its pieces cost in all parcels, and can be returned as far as any of them can', () => {
    const of = (quantity: number, over: Partial<ShipmentItem>) =>
      shipment('delivered', [item('a', { lineNo: '1', quantity, positionTotal: money(quantity * 99), ...over })]);
    const come = of(2, { isReturnable: false, isAlreadyReturned: true });
    const [whole] = orderedLines({ shipments: [come, of(3, { isReturnable: true })] });
    expect(whole).toMatchObject({ quantity: 5, isReturnable: true, isAlreadyReturned: false });
    expect([whole?.positionTotal, whole?.mixedPrices]).toEqual([money(495), undefined]);
    const [mixed] = orderedLines({ shipments: [come, of(1, { price: money(50), positionTotal: money(50) })] });
    expect(mixed?.mixedPrices?.map(({ quantity, unitPrice }) => [quantity, unitPrice.cents])).toEqual([
      [2, 99],
      [1, 50],
    ]);
  });

  it('is not what is sent anew for a return', () => {
    expect(orderedShipments([first, anew, second])).toEqual([first, second]);
    expect(orderedShipments([{ ...second, isReplacement: false }])).toHaveLength(1);
    expect(piecesOf(first, second, anew)).toEqual(piecesOf(first, second));
  });
});

describe('shipments (spec 2 §3 "Order")', () => {
  it('can be followed while on their way with a link', () => {
    const tracking = { link: 'https://track.example/1', code: '1' };
    expect(isTrackable({ status: 'shipped', tracking })).toBe(true);
    expect(isTrackable({ status: 'delivered', tracking })).toBe(false);
    expect(isTrackable({ status: 'shipped' })).toBe(false);
  });

  it('the order is as far as the shipment that is furthest behind', () => {
    const of = (...statuses: readonly Shipment['status'][]) =>
      orderStatus({ shipments: statuses.map((status) => shipment(status)) });
    expect(of()).toBe('processing');
    expect(of('delivered', 'processing', 'shipped')).toBe('processing');
    expect(of('delivered', 'shipped')).toBe('shipped');
    expect(of('delivered', 'cancelled')).toBe('delivered');
    expect(of('cancelled', 'cancelled')).toBe('cancelled');
  });

  it('the order stays delivered while goods are sent anew for a return', () => {
    const anew: Shipment = { ...shipment('processing'), isReplacement: true };
    expect(orderStatus({ shipments: [shipment('delivered'), anew] })).toBe('delivered');
    expect(orderStatus({ shipments: [shipment('delivered'), shipment('shipped'), anew] })).toBe('shipped');
  });
});

describe('order list (spec 2 §2, §9)', () => {
  const parse = (search: Readonly<Record<string, string>>) => parseOrderListQuery((name) => search[name]);

  it('defaults to page 1, no search text and the last three months', () => {
    expect(DEFAULT_ORDER_PAGE).toBe(1);
    expect(parse({})).toEqual({ page: 1, searchText: '', period: { kind: 'last3months' } });
    expect(writeOrderListQuery(parse({}))).toEqual([]);
  });

  it('reads p, q and filter', () => {
    const query = parse({ p: '3', q: ' zirkel ', filter: '2025' });
    expect(query).toEqual({ page: 3, searchText: 'zirkel', period: { kind: 'year', year: 2025 } });
    expect(writeOrderListQuery(query)).toEqual([
      ['p', '3'],
      ['q', 'zirkel'],
      ['filter', '2025'],
    ]);
  });

  it('asks for no page beyond the last that can be asked for', () => {
    expect(['1000000', '1000001', '9999999999'].map((p) => parse({ p }).page)).toEqual([1e6, 1e6, 1e6]);
  });

  it.each(['0', '-1', 'x', '1.5', '', ' 2'])('page %j is page 1', (p) => {
    expect(parse({ p }).page).toBe(1);
  });

  it.each(['all', '12025', '3025', '0999', '99', '20251', '', 'last3months', undefined, null])(
    'period %j is the last three months',
    (written) => {
      expect(parseOrderPeriod(written)).toEqual({ kind: 'last3months' });
    },
  );

  it('writes the words of the backend', () => {
    expect(writeOrderPeriod({ kind: 'last3months' })).toBe('last3months');
    expect(writeOrderPeriod({ kind: 'year', year: 2024 })).toBe('2024');
    expect(writeOrderPeriod({ kind: 'year', year: 7 })).toBe('0007');
  });

  it('offers the last three months, then the years with orders, newest first', () => {
    expect(orderPeriods([2024, 2026, 2024]).map(writeOrderPeriod)).toEqual(['last3months', '2026', '2024']);
  });

  it('people count pages from 1, the backend from 0', () => {
    expect([0, 1, 2].map(toBackendPage)).toEqual([0, 0, 1]);
    expect([-1, 0, 1].map(fromBackendPage)).toEqual([1, 1, 2]);
  });

  it('takes 100 characters to search for', () => {
    expect(ORDER_SEARCH_MAX_LENGTH).toBe(100);
  });

  it('shows 5 orders per page', () => {
    expect(ORDERS_PER_PAGE).toBe(5);
    expect([0, 1, 4, 5, 6, 10, 11].map((total) => orderPageInfo(total, 1).totalPages)).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(orderPageInfo(11, 2)).toEqual({ totalElements: 11, totalPages: 3, currentPage: 1, elementsPerPage: 5 });
  });

  it('a page beyond the last one is the last one', () => {
    expect(orderPageInfo(11, 4).currentPage).toBe(2);
    expect(orderPageInfo(0, 4).currentPage).toBe(0);
  });
});

describe('span of a period', () => {
  // Days as numbers that can be read: 20261121.
  const startOfDay = (year: number, month: number, day: number): Instant =>
    instantOf(year * 10_000 + month * 100 + day);
  const from = (year: number, month: number, day: number) =>
    orderSpan({ kind: 'last3months' }, { year, month, day, instant: instantOf(99_999_999) }, startOfDay);

  it('a year lasts from its first day to that of the next', () => {
    const now = { year: 2026, month: 11, day: 21, instant: instantOf(0) };
    expect(orderSpan({ kind: 'year', year: 2025 }, now, startOfDay)).toEqual({ from: 20_250_101, to: 20_260_101 });
  });

  it('the last three months end now, this moment included', () => {
    expect(from(2026, 11, 21)).toEqual({ from: 20_260_821, to: 100_000_000 });
  });

  it('reach into the year before', () => {
    expect(from(2026, 3, 1).from).toBe(20_251_201);
    expect(from(2026, 4, 1).from).toBe(20_260_101);
    expect(from(2026, 1, 31).from).toBe(20_251_031);
  });

  it('begin on the last day of a shorter month', () => {
    expect(from(2026, 5, 31).from).toBe(20_260_228);
    expect(from(2024, 5, 31).from).toBe(20_240_229);
    expect(from(2000, 5, 31).from).toBe(20_000_229);
    expect(from(2100, 5, 31).from).toBe(21_000_228);
    for (const [month, former] of [
      [7, 4],
      [9, 6],
      [12, 9],
    ] as const) {
      expect(from(2026, month, 31).from).toBe(20_260_030 + former * 100);
    }
    expect(from(2026, 2, 31).from).toBe(20_251_130);
    expect(from(2026, 11, 31).from).toBe(20_260_831);
  });
});
