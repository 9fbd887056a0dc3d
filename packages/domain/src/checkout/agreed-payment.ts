// How a business customer pays: by the method that is agreed in the customer data, so that nothing is chosen in the checkout.
// Source: spec 2 §3 "Customer data" (paymentMethod), §4 "Checkout order", §6; docs/adr/0009.

import type { PaymentId } from './payment-method.ts';

/** What a shop agrees on with a business customer: an invoice on paper, or an electronic one. */
export const AGREED_PAYMENT_IDS = ['RECHNUNG', 'X_RECHNUNG'] as const satisfies readonly PaymentId[];
export type AgreedPaymentId = (typeof AGREED_PAYMENT_IDS)[number];

export type AgreedTerms = {
  readonly method: AgreedPaymentId;
  /** The Leitweg-ID of the customer's last order that had one. */
  readonly buyerReference?: string;
};

/** The method of stored customer data; any other one is the invoice. */
export const agreedPaymentIdOf = (stored: string): AgreedPaymentId =>
  AGREED_PAYMENT_IDS.find((id) => id === stored) ?? 'RECHNUNG';

/**
 * The method of an order: a Leitweg-ID turns the agreed invoice into an XRechnung. Where no XRechnung can be sent, like abroad or with its switch
 * off, it stays an invoice.
 */
export const agreedPayment = ({ method, buyerReference }: AgreedTerms, canBeElectronic: boolean): AgreedPaymentId => {
  if (!canBeElectronic) return 'RECHNUNG';
  return buyerReference === undefined ? method : 'X_RECHNUNG';
};
