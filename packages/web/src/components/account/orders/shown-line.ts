// An ordered line as lists of lines show it.

import type { ShipmentItem } from '@tornister/domain/orders';

/** Names a line in forms: lines are told apart by number, their articles by sku. */
export const lineId = ({ lineNo, sku }: Pick<ShipmentItem, 'lineNo' | 'sku'>): string => `${lineNo} ${sku}`;

/** What is shown of a line. */
export const shownLine = (item: ShipmentItem) => ({
  id: lineId(item),
  name: item.name,
  path: item.path,
  ...(item.picture === undefined ? {} : { picture: item.picture }),
  orderNumber: item.sku,
  variantInfo: item.variantInfo,
  ...(item.deliveryStatusText === undefined ? {} : { deliveryStatusText: item.deliveryStatusText }),
  quantity: item.quantity,
  unitPrice: item.price,
  ...(item.mixedPrices === undefined ? {} : { mixedPrices: item.mixedPrices }),
  positionTotal: item.positionTotal,
});
