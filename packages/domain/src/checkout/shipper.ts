// Shippers and the reasons why one cannot be chosen. Source: spec 2 §3 "Shipper", §4 "Shipping step".

import type { Money } from '../money/money.ts';

export type ShipperReason = 'PACKSTATION-DHL-ONLY' | 'DHL-GERMANY-ONLY' | 'FREIGHT-ONLY';

export type Shipper = {
  /** For example `dhl`, `dpd`, `spedition`. */
  readonly code: string;
  readonly name: string;
  readonly costs: Money;
  readonly selected: boolean;
  readonly availability: { readonly enabled: true } | { readonly enabled: false; readonly reason: ShipperReason };
};

export type DeliveryType = 'sameAsBilling' | 'shippingAddress' | 'packstation';
