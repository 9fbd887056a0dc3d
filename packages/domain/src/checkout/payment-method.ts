// Payment methods by the ids that the backend knows. Source: spec 2 §3 "Payment method".

import type { Picture } from '../catalogue/product.ts';
import type { Brand } from '../shared/brand.ts';

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

/** The id of a method that the backend offers and the shop does not know; for every rule it is one that is prepaid (`paymentIdOf`). */
export type OtherPaymentId = Brand<string, 'OtherPaymentId'>;

/** What a method is chosen by: the id that the backend gave it, known here or not. */
export type OfferedPaymentId = PaymentId | OtherPaymentId;

/** A backend offers methods that it knows: there `Id` is `PaymentId`. */
export type PaymentMethod<Id extends OfferedPaymentId = OfferedPaymentId> = {
  readonly paymentId: Id;
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
