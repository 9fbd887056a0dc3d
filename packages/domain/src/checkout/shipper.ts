// Shippers and the reasons why one cannot be chosen. Source: spec 2 §3 "Shipper", §4 "Shipping step".

import type { Money } from '../money/money.ts';
import type { CartLineId } from '../shared/brand.ts';

/** Reason codes of a shipper that cannot be chosen; the first two are the specification's. */
export type ShipperReason = 'PACKSTATION-DHL-ONLY' | 'DHL-GERMANY-ONLY' | 'FREIGHT-ONLY';

/** What a shipper takes for the goods of a cart: within the store's own country (ISO 3166-1 alpha-2), and to every other one. */
export type ShipperTariff = { readonly homeCountry: string; readonly home: Money; readonly abroad: Money };

export type Shipper = {
  /** For example `dhl`, `dpd`, `spedition`. */
  readonly code: string;
  readonly name: string;
  readonly tariff: ShipperTariff;
  /** What it takes for the delivery: one of the two of its tariff. */
  readonly costs: Money;
  readonly selected: boolean;
  /** Lines of the cart that this shipper would bring; absent when it is all of them. */
  readonly lineIds?: readonly CartLineId[];
  readonly availability: { readonly enabled: true } | { readonly enabled: false; readonly reason: ShipperReason };
};

export const DELIVERY_TYPES = ['sameAsBilling', 'shippingAddress', 'packstation'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
