import { describe, expect, it } from 'vitest';
import { answeredPicture, euro, mappedPicture } from '../../test/answered-parts.ts';
import type { ReturnOrderPartsFragment } from '../generated/operations.ts';
import { toAskedDraft, toAskedItem, toOpenedReturn, toPriorReturn, toRefund, toSubmitted } from './returns-mapper.ts';

const prior: ReturnOrderPartsFragment['priorReturns'][number] = {
  rma: 'R1',
  state: 'ANNOUNCED',
  announcedAt: 1,
  arrivedAt: null,
  settledAt: null,
  regulation: 'refund',
  carrier: null,
  outcome: null,
  amount: null,
  refund: null,
  items: [{ name: 'Heft', component: null, quantity: 1 }],
};

const line: ReturnOrderPartsFragment['lines'][number] = {
  id: 'l-1',
  itemId: 'i-1',
  lineNo: '1',
  name: 'Heft',
  sku: '1',
  path: '/prod/1/',
  picture: answeredPicture('heft'),
  price: euro(99),
  orderedQuantity: 3,
  shippedQuantity: 2,
  returnableQuantity: 1,
  wholeQuantity: 1,
  reasons: [{ name: 'broken', displayName: 'Kaputt', needsComment: true, needsImage: false }],
  additionalInfo: null,
  components: [{ sku: 'c', name: 'Deckel', returnableQuantity: 1 }],
};

const PREVIEW = 'data:image/jpeg;base64,AAAA';

const answer: ReturnOrderPartsFragment = {
  hash: 'h',
  orderId: 'o-1',
  salesOrderNo: '480001',
  orderDate: 5,
  lines: [line],
  priorReturns: [prior],
  images: [{ id: 'p', lineId: 'l-1', preview: PREVIEW }],
  contact: { salutation: 'ms', firstName: 'Mia', lastName: 'Member', email: 'mia@example.com', phone: '1' },
  draft: {
    items: [{ lineId: 'l-1', quantity: 1, reason: null, comment: '', images: [], componentSku: null }],
    regulation: null,
    carrier: null,
    labels: 1,
  },
};

const opened = (over: Partial<ReturnOrderPartsFragment> = {}) => toOpenedReturn({ ...answer, ...over });

describe('an order that is returned', () => {
  it('has its lines, pictures, earlier returns and what was chosen, and nothing for what is not there', () => {
    const { additionalInfo: _info, ...withoutInfo } = line;
    expect(opened()).toStrictEqual({
      order: {
        hash: 'h',
        orderId: 'o-1',
        salesOrderNo: '480001',
        orderDate: 5,
        lines: [{ ...withoutInfo, picture: mappedPicture('heft') }],
        priorReturns: [
          {
            rma: 'R1',
            state: 'announced',
            times: { announced: 1 },
            regulation: 'refund',
            items: [{ name: 'Heft', quantity: 1 }],
          },
        ],
        images: [{ id: 'p', lineId: 'l-1', preview: PREVIEW }],
        contact: answer.contact,
      },
      draft: { items: [{ lineId: 'l-1', quantity: 1, comment: '', images: [] }], labels: 1 },
    });
  });

  it('keeps what was chosen', () => {
    const item = { lineId: 'l-1', quantity: 1, reason: 'broken', comment: 'x', images: ['p'], componentSku: 'c' };
    const draft = { items: [item], regulation: 'refund', carrier: 'dhl', labels: 2 };
    expect(opened({ draft })?.draft).toStrictEqual(draft);
    expect(opened({ lines: [{ ...line, additionalInfo: 'nur im Karton' }] })?.order.lines[0]?.additionalInfo).toBe(
      'nur im Karton',
    );
  });

  it('shows nothing that is not a picture', () => {
    const images = ['data:text/html;base64,AAAA', `x${PREVIEW}`, '', 'https://elsewhere.example/'].map((preview) => ({
      id: preview,
      lineId: 'l-1',
      preview,
    }));
    expect(opened({ images })?.order.images).toEqual([]);
  });

  it('takes a salutation that it does not know for none', () => {
    const contact = { ...answer.contact, salutation: 'Lord' };
    expect(opened({ contact })?.order.contact.salutation).toBe('none');
    expect(opened({ contact: { ...contact, salutation: 'mr' } })?.order.contact.salutation).toBe('mr');
  });

  it('is nothing where there is none', () => {
    expect(toOpenedReturn(null)).toBeUndefined();
  });
});

describe('a return of before', () => {
  it.each([
    ['ANNOUNCED', 'announced'],
    ['ARRIVED', 'arrived'],
    ['SETTLED', 'settled'],
  ] as const)('that is %s', (state, mapped) => {
    const times = { announcedAt: 1, arrivedAt: 2, settledAt: 3 };
    expect(toPriorReturn({ ...prior, ...times, state, carrier: 'dhl' })).toStrictEqual({
      rma: 'R1',
      state: mapped,
      times: { announced: 1, arrived: 2, settled: 3 },
      regulation: 'refund',
      carrier: 'dhl',
      items: [{ name: 'Heft', quantity: 1 }],
    });
  });

  it('of which one part of a set came back, names the part', () => {
    const item = { name: 'Heft', component: 'Deckel', quantity: 1 };
    expect(toPriorReturn({ ...prior, items: [item] }).items).toStrictEqual([item]);
  });
});

describe('what became of a return', () => {
  it.each([
    ['REFUNDED', 'refunded'],
    ['CREDITED', 'credited'],
  ] as const)('%s has its amount', (outcome, mapped) => {
    expect(toPriorReturn({ ...prior, outcome, amount: euro(250) }).settlement).toStrictEqual({
      outcome: mapped,
      amount: { cents: 250, currency: 'EUR' },
    });
  });

  it('goods that are sent anew have none, and nothing is said of money whose amount is not known', () => {
    expect(toPriorReturn({ ...prior, outcome: 'REPLACED' }).settlement).toStrictEqual({ outcome: 'replaced' });
    expect(toPriorReturn({ ...prior, outcome: 'REFUNDED' })).not.toHaveProperty('settlement');
    expect(toPriorReturn(prior)).not.toHaveProperty('settlement');
  });

  it('is not said of an amount whose outcome is not known', () => {
    expect(toPriorReturn({ ...prior, outcome: null, amount: euro(250) })).not.toHaveProperty('settlement');
  });
});

describe('money that goes back for a return', () => {
  it.each([
    ['REQUESTED', 'requested'],
    ['DONE', 'done'],
    ['REFUSED', 'refused'],
  ] as const)('that is %s', (state, mapped) => {
    const refund = { reason: 'RETURNED', way: 'PROVIDER', amount: euro(250), state, at: 9 } as const;
    expect(toPriorReturn({ ...prior, refund }).refund).toStrictEqual({
      reason: 'returned',
      way: 'provider',
      amount: { cents: 250, currency: 'EUR' },
      state: mapped,
      at: 9,
    });
  });

  it.each([
    ['ORDER_CANCELLED', 'order-cancelled'],
    ['CALLED_OFF', 'called-off'],
    ['SECOND_CAPTURE', 'second-capture'],
    ['WRONG_AMOUNT', 'wrong-amount'],
    ['UNKNOWN_PAYMENT', 'unknown-payment'],
  ] as const)('or for %s', (reason, mapped) => {
    expect(toRefund({ reason, way: 'PROVIDER', amount: euro(1), state: 'DONE', at: 1 }).reason).toBe(mapped);
  });

  it.each([
    ['PROVIDER', 'provider'],
    ['TRANSFER', 'transfer'],
    ['INVOICE', 'invoice'],
  ] as const)('by %s', (way, mapped) => {
    expect(toRefund({ reason: 'RETURNED', way, amount: euro(1), state: 'DONE', at: 1 }).way).toBe(mapped);
  });
});

describe('what is asked of the backend', () => {
  const item = { lineId: 'l-1', quantity: 1, comment: '', images: ['p'] } as never;

  it('says null for what was not chosen', () => {
    const asked = { lineId: 'l-1', quantity: 1, comment: '', images: ['p'], reason: null, componentSku: null };
    expect(toAskedItem(item)).toStrictEqual(asked);
    expect(toAskedDraft({ items: [item], labels: 1 })).toStrictEqual({
      items: [asked],
      labels: 1,
      regulation: null,
      carrier: null,
    });
  });

  it('keeps what was', () => {
    const chosen = { ...(item as object), reason: 'broken', componentSku: 'c' } as never;
    expect(toAskedItem(chosen)).toStrictEqual(chosen);
    const draft = { items: [chosen], labels: 2, regulation: 'refund', carrier: 'dhl' };
    expect(toAskedDraft(draft)).toStrictEqual(draft);
  });
});

describe('a return that was sent', () => {
  it('is announced with its number, or refused with the reason', () => {
    const submitReturnOrder = { isError: false, errorMsg: null, rma: 'R2' };
    expect(toSubmitted({ submitReturnOrder })).toStrictEqual({ kind: 'announced', rma: 'R2' });
    expect(toSubmitted({ submitReturnOrder: { isError: true, errorMsg: 'zu spät', rma: null } })).toStrictEqual({
      kind: 'refused',
      reason: 'zu spät',
    });
  });

  it('keeps silent about what the backend does not say', () => {
    expect(toSubmitted({ submitReturnOrder: { isError: false, errorMsg: null, rma: null } })).toStrictEqual({
      kind: 'announced',
      rma: '',
    });
    expect(toSubmitted({ submitReturnOrder: { isError: true, errorMsg: null, rma: null } })).toStrictEqual({
      kind: 'refused',
      reason: '',
    });
    expect(toSubmitted({ submitReturnOrder: null })).toBeUndefined();
  });
});
