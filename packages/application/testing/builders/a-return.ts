// Builders of a return for tests: an order of which two lines may go back.

import { money } from '@tornister/domain/money';
import type { ReturnableLine, ReturnHash, ReturnLineId, ReturnOrder } from '@tornister/domain/returns';
import { brandId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';

/** The hash that opens the order of `aReturnOrder`. */
export const RETURN_HASH = 'o1.proof';

/** Two compasses of which both may go back; damaged ones need a picture. */
export const aReturnableLine = (id: string, changes: Partial<ReturnableLine> = {}): ReturnableLine => ({
  id: brandId<ReturnLineId>(id),
  itemId: brandId<ItemId>(id),
  lineNo: id,
  name: 'Zirkel',
  sku: id,
  path: `/prod/${id}/`,
  price: money(999),
  orderedQuantity: 2,
  shippedQuantity: 2,
  returnableQuantity: 2,
  wholeQuantity: changes.returnableQuantity ?? 2,
  reasons: [
    { name: 'dislike', displayName: 'Gefällt nicht', needsComment: false, needsImage: false },
    { name: 'damaged', displayName: 'Beschädigt', needsComment: false, needsImage: true },
  ],
  components: [],
  ...changes,
});

/** An order with the lines `a` and `b`. */
export const aReturnOrder = (changes: Partial<ReturnOrder> = {}): ReturnOrder => ({
  hash: brandId<ReturnHash>(RETURN_HASH),
  orderId: brandId<OrderId>('o1'),
  salesOrderNo: '480002',
  orderDate: instantOf(0),
  lines: [aReturnableLine('a'), aReturnableLine('b')],
  priorReturns: [],
  images: [],
  contact: { salutation: 'ms', firstName: 'Mia', lastName: 'Member', email: 'mia@example.com', phone: '' },
  ...changes,
});
