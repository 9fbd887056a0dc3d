// Payment methods by the ids that the backend knows. Source: spec 2 §3 "Payment method".

import type { Picture } from '../catalogue/product.ts';

export const PAYMENT_IDS = [
  'CREDIT_CARD',
  'PAYPAL',
  'AMAZONPAY',
  'VINCO_V',
  'VORKASSE_V',
  'VORKASSE',
  'PREPAID',
  'INVOICE',
  'RECHNUNG_V',
  'RECHNUNG',
  'CASH_ON_DELIVERY',
  'TWINT',
  'X_RECHNUNG',
] as const;
export type PaymentId = (typeof PAYMENT_IDS)[number];

export type PaymentMethod = {
  readonly paymentId: PaymentId;
  readonly displayName: string;
  readonly description: string;
  readonly selected: boolean;
  readonly enabled: boolean;
  readonly buyerReference?: string;
};

/** What the choice of a method shows beside its name; whether it is prepaid says `isPrepaid`. Source: spec 2 §3 "Payment method", §7 `getPaymentDetails`. */
export type PaymentDisplay = {
  readonly icons: readonly Picture[];
  readonly additionalInfo?: string;
  readonly button?: { readonly label: string; readonly info?: string };
};
