// How ordered goods are named in a line of text, where no room is given to their variant. Source: spec 2 §3 "Order".

import type { ShipmentItem } from './order.ts';

/** The name with the values that tell variants of one product apart: `Schulheft, Lineatur: 1`. Goods without variants have their name alone. */
export const goodsName = (name: string, variantInfo: ShipmentItem['variantInfo']): string =>
  [name, ...variantInfo.map(({ label, value }) => `${label}: ${value}`)].join(', ');
