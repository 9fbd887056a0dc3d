import { money } from '../../src/money/money.ts';
import {
  carriersOffered,
  EMPTY_RETURN_FLOW,
  orderFound,
  regulationsOffered,
  selectLine,
} from '../../src/returns/return-flow.ts';
import type {
  Carrier,
  Regulation,
  ReturnableLine,
  ReturnContact,
  ReturnHash,
  ReturnLineId,
  ReturnOrder,
  ReturnSelection,
} from '../../src/returns/return-order.ts';
import { brandId, type ItemId, type OrderId } from '../../src/shared/brand.ts';
import { instantOf } from '../../src/shared/instant.ts';

const lineId = (id: string) => brandId<ReturnLineId>(id);

export const aReturnableLine = (id: string, changes: Partial<ReturnableLine> = {}): ReturnableLine => ({
  id: lineId(id),
  itemId: brandId<ItemId>(id),
  lineNo: id,
  name: 'Zirkel',
  sku: `SKU-${id}`,
  path: `/prod/${id}/`,
  price: money(1_299),
  orderedQuantity: 3,
  shippedQuantity: 3,
  returnableQuantity: 3,
  wholeQuantity: changes.returnableQuantity ?? 3,
  reasons: [
    { name: 'dislike', displayName: 'Gefällt nicht', needsComment: false, needsImage: false },
    { name: 'other', displayName: 'Anderer Grund', needsComment: true, needsImage: false },
    { name: 'broken', displayName: 'Beschädigt', needsComment: false, needsImage: true },
  ],
  components: [],
  ...changes,
});

export const aContact: ReturnContact = {
  salutation: 'ms',
  firstName: 'Mia',
  lastName: 'Klein',
  email: 'mia@example.com',
  phone: '',
};

export const aReturnOrder = (hash = 'hash-1', lines = [aReturnableLine('a'), aReturnableLine('b')]): ReturnOrder => ({
  hash: brandId<ReturnHash>(hash),
  orderId: brandId<OrderId>('4711'),
  salesOrderNo: 'S-4711',
  orderDate: instantOf(0),
  lines,
  priorReturns: [],
  images: [],
  contact: aContact,
});

export const aSelection = (id: string, changes: Partial<ReturnSelection> = {}): ReturnSelection => ({
  lineId: lineId(id),
  quantity: 1,
  reason: 'dislike',
  comment: '',
  images: [],
  ...changes,
});

export const aRegulation = (code: string): Regulation => ({ code, name: code, description: '' });
export const aCarrier = (code: string): Carrier => ({ code, name: code, description: '' });

/** How far a return has come: the order found, its first line selected, regulations offered, carriers offered. */
export const RETURN_UNDER_WAY = (() => {
  const found = orderFound(EMPTY_RETURN_FLOW, aReturnOrder());
  const selected = selectLine(found, aSelection('a'));
  const regulated = regulationsOffered(selected, [aRegulation('refund'), aRegulation('replace')]);
  const carried = carriersOffered(regulated, [aCarrier('dhl'), aCarrier('dpd')]);
  return { found, selected, regulated, carried };
})();
