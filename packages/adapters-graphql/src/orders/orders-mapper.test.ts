import { describe, expect, it } from 'vitest';
import {
  answeredAddress,
  answeredPicture,
  answeredTotals,
  euro,
  mappedPicture,
  mappedTotals,
} from '../../test/answered-parts.ts';
import type { GetOrderDetailsV2Query, OrderSummaryPartsFragment } from '../generated/operations.ts';
import { toSavedAddress } from '../mapping/address-mapper.ts';
import { CANCEL_OUTCOMES, toAskedFormat, toOrderPage, toShownOrder } from './orders-mapper.ts';

const ORDERED = Date.UTC(2026, 10, 20, 8);

const item = {
  lineNo: '1',
  itemId: 'i-1',
  sku: '424566',
  name: 'Dosenspitzer',
  path: '/prod/1/',
  picture: answeredPicture('spitzer'),
  variantInfoList: [{ label: 'Farbe', value: 'Rot' }],
  quantity: 2,
  price: euro(250),
  mixedPrices: null,
  deliveryStatusText: null,
  positionTotal: euro(500),
  isReturnable: true,
  isAlreadyReturned: false,
  reviewLink: null,
};

const shipment: OrderSummaryPartsFragment['shipments'][number] = {
  status: 'PROCESSING',
  isReplacement: false,
  announcedAt: null,
  packedAt: null,
  sentAt: null,
  deliveredAt: null,
  carrier: null,
  expectedDelivery: null,
  tracking: null,
  items: [item],
};

const summary: OrderSummaryPartsFragment = {
  orderId: 'o-1',
  orderNumber: '480001',
  state: 'PLACED',
  paymentState: 'PAID',
  orderedAt: ORDERED,
  cancelledAt: null,
  paymentMethod: 'Rechnung',
  total: euro(1_485),
  reference: null,
  shipments: [shipment],
  returnHash: 'hash',
};

const details: NonNullable<GetOrderDetailsV2Query['getOrderDetailsV2']> = {
  summary,
  email: 'mia@example.com',
  totals: answeredTotals,
  billingAddress: answeredAddress(),
  deliveryAddress: answeredAddress({ addressId: 'a-2', city: 'Aalen' }),
  speditionsFields: [{ fieldName: 'floor', displayName: 'Stockwerk', fieldValue: '3. OG' }],
  comment: null,
  voucherCode: null,
  buyerReference: null,
  payableUntil: null,
  bankTransfer: null,
  invoiceFormats: [],
  withdrawal: null,
  returns: [],
  refunds: [],
};

const mappedItem = {
  lineNo: '1',
  itemId: 'i-1',
  sku: '424566',
  name: 'Dosenspitzer',
  path: '/prod/1/',
  picture: mappedPicture('spitzer'),
  variantInfo: [{ label: 'Farbe', value: 'Rot' }],
  quantity: 2,
  price: euro(250),
  positionTotal: euro(500),
  isReturnable: true,
  isAlreadyReturned: false,
};

const mappedSummary = {
  orderId: 'o-1',
  orderNumber: '480001',
  state: 'placed',
  paymentState: 'paid',
  orderedAt: ORDERED,
  paymentMethod: 'Rechnung',
  total: euro(1_485),
  shipments: [{ status: 'processing', times: {}, items: [mappedItem] }],
  returnHash: 'hash',
};

const pageOf = (over: Partial<OrderSummaryPartsFragment>) =>
  toOrderPage({
    getOrdersV2: {
      orders: [{ ...summary, ...over }],
      pageInfo: { totalElements: 1, totalPages: 1, currentPage: 0, elementsPerPage: 10 },
    },
  });
const shipmentOf = (over: Partial<typeof shipment>) =>
  pageOf({ shipments: [{ ...shipment, ...over }] }).orders[0]?.shipments[0];
const shown = (over: Partial<typeof details>) => toShownOrder({ getOrderDetailsV2: { ...details, ...over } });

describe('a page of orders', () => {
  it('has every field of an order, and nothing for what is not there', () => {
    expect(pageOf({})).toStrictEqual({
      orders: [mappedSummary],
      pageInfo: { totalElements: 1, totalPages: 1, currentPage: 0, elementsPerPage: 10 },
    });
  });

  it('tells the prices of an item’s pieces where they differ', () => {
    const mixedPrices = [
      { quantity: 1, unitPrice: euro(200) },
      { quantity: 1, unitPrice: euro(300) },
    ];
    expect(shipmentOf({ items: [{ ...item, mixedPrices }] as never })?.items).toStrictEqual([
      { ...mappedItem, mixedPrices },
    ]);
  });

  it('says when an order was cancelled and what its buyer calls it', () => {
    expect(pageOf({ state: 'CANCELLED', cancelledAt: ORDERED + 1, reference: 'Klasse 3b' }).orders).toStrictEqual([
      { ...mappedSummary, state: 'cancelled', cancelledAt: ORDERED + 1, reference: 'Klasse 3b' },
    ]);
    expect(pageOf({ state: 'AWAITING_PAYMENT' }).orders[0]?.state).toBe('awaiting-payment');
  });

  it.each([
    ['PROCESSING', 'processing'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
    ['CANCELLED', 'cancelled'],
  ] as const)('knows a shipment that is %s', (answered, status) => {
    expect(shipmentOf({ status: answered })?.status).toBe(status);
  });

  it('tells of a parcel that is sent anew for a return', () => {
    expect(shipmentOf({ isReplacement: true })?.isReplacement).toBe(true);
    expect(shipmentOf({})).not.toHaveProperty('isReplacement');
  });

  it('has the way of a parcel, its carrier and the link for a review', () => {
    const tracking = { link: 'https://carrier.example/1', code: '1' };
    const reviewLink = '/rating/?enc=1';
    expect(
      shipmentOf({
        announcedAt: 1,
        packedAt: 2,
        sentAt: 3,
        deliveredAt: 4,
        carrier: 'DHL',
        expectedDelivery: 5,
        tracking,
        items: [{ ...item, reviewLink, deliveryStatusText: 'In drei Wochen' }],
      }),
    ).toStrictEqual({
      status: 'processing',
      times: { announced: 1, packed: 2, sent: 3, delivered: 4 },
      carrier: 'DHL',
      expectedDelivery: 5,
      tracking,
      items: [{ ...mappedItem, reviewLink, deliveryStatusText: 'In drei Wochen' }],
    });
  });

  it.each(['http://carrier.example/1', 'javascript:alert(1)//https://x', ' https://carrier.example'])(
    'takes no link of a carrier that is not a secure web address: %s',
    (link) => {
      expect(shipmentOf({ tracking: { link, code: '1' } })).not.toHaveProperty('tracking');
    },
  );
});

describe('an order', () => {
  it('has addresses, sums and no field for what is not there', () => {
    expect(shown({})).toStrictEqual({
      ...mappedSummary,
      email: 'mia@example.com',
      totals: mappedTotals,
      billingAddress: toSavedAddress(answeredAddress()),
      deliveryAddress: toSavedAddress(answeredAddress({ addressId: 'a-2', city: 'Aalen' })),
      speditionFields: [{ fieldName: 'floor', displayName: 'Stockwerk', fieldValue: '3. OG' }],
      invoiceFormats: [],
      returns: [],
      refunds: [],
    });
  });

  it('has all that belongs to it where it is there', () => {
    const transfer = {
      holder: 'Shop',
      iban: 'DE02',
      bic: 'B',
      amount: euro(1_485),
      reference: '480001',
      qrCode: '<svg/>',
    };
    expect(
      shown({
        comment: 'Bitte klingeln',
        voucherCode: 'SCHULE10',
        buyerReference: '04011000-1234512345-06',
        payableUntil: 7,
        bankTransfer: transfer,
        invoiceFormats: ['PDF', 'XML'],
      }),
    ).toMatchObject({
      comment: 'Bitte klingeln',
      voucherCode: 'SCHULE10',
      buyerReference: '04011000-1234512345-06',
      payableUntil: 7,
      bankTransfer: transfer,
      invoiceFormats: ['pdf', 'xml'],
    });
  });

  it.each([
    ['NOT_BEGUN', 'not-begun'],
    ['RUNNING', 'running'],
    ['OVER', 'over'],
  ] as const)('knows a period of withdrawal that is %s, and what was declared', (period, mapped) => {
    const declared = [{ receivedAt: 9, goods: 'alles' }];
    expect(shown({ withdrawal: { period, endsAt: 8, declared } })?.withdrawal).toStrictEqual({
      period: mapped,
      endsAt: 8,
      declared,
    });
    expect(shown({ withdrawal: { period, endsAt: null, declared: [] } })?.withdrawal).toStrictEqual({
      period: mapped,
      declared: [],
    });
  });

  it('has the returns that were announced before', () => {
    const answered = {
      rma: 'R1',
      state: 'ARRIVED',
      announcedAt: 1,
      arrivedAt: 2,
      settledAt: null,
      outcome: null,
    } as const;
    const item = { name: 'Dosenspitzer', quantity: 1 };
    const rest = {
      regulation: 'refund',
      carrier: null,
      amount: null,
      refund: null,
      items: [{ ...item, component: null }],
    };
    expect(shown({ returns: [{ ...answered, ...rest }] })?.returns).toStrictEqual([
      {
        rma: 'R1',
        state: 'arrived',
        times: { announced: 1, arrived: 2 },
        regulation: 'refund',
        items: [item],
      },
    ]);
  });

  it('has the money that goes back', () => {
    const refunds = [{ reason: 'CALLED_OFF', way: 'TRANSFER', amount: euro(990), state: 'DONE', at: 7 }] as const;
    expect(shown({ refunds })?.refunds).toStrictEqual([
      { reason: 'called-off', way: 'transfer', amount: { cents: 990, currency: 'EUR' }, state: 'done', at: 7 },
    ]);
  });

  it('is nothing where there is none', () => {
    expect(toShownOrder({ getOrderDetailsV2: null })).toBeUndefined();
  });
});

describe('words of orders', () => {
  it('say what became of a cancellation, and in which form an invoice is asked for', () => {
    expect(CANCEL_OUTCOMES).toStrictEqual({ CANCELLED: 'cancelled', TOO_LATE: 'too-late' });
    expect([toAskedFormat('pdf'), toAskedFormat('xml')]).toEqual(['PDF', 'XML']);
  });
});
