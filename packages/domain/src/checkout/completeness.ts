// Whether a step of the checkout has everything that it asks for. Source: spec 2 §4 "Shipping step", "Payment step", §5.

import type { OfferedPaymentId, PaymentMethod } from './payment-method.ts';
import { needsBuyerReference } from './payment-rules.ts';
import type { Shipper } from './shipper.ts';
import { needsSpeditionFields } from './shipper-rules.ts';

export type ShippingChoices = {
  readonly hasBillingAddress: boolean;
  readonly shippers: readonly Shipper[];
  readonly speditionFields: readonly { readonly fieldValue: string }[];
};

/**
 * Shipping is valid with a billing address, a selected shipper that can be chosen and, for the spedition, every field about the place of
 * delivery. A shop without shippers asks for none.
 */
export const isShippingComplete = ({ hasBillingAddress, shippers, speditionFields }: ShippingChoices): boolean => {
  if (!hasBillingAddress) return false;
  const selected = shippers.find((shipper) => shipper.selected);
  if (shippers.length > 0 && !selected?.availability.enabled) return false;
  return !needsSpeditionFields(selected?.code) || speditionFields.every(({ fieldValue }) => fieldValue.trim() !== '');
};

/** A payment is valid when the selected method can be chosen, and has its buyer reference where it needs one. */
export const isPaymentComplete = (
  methods: readonly PaymentMethod[],
  selected: OfferedPaymentId | undefined,
): boolean => {
  const method = methods.find(({ paymentId }) => paymentId === selected);
  if (!method?.enabled) return false;
  return !needsBuyerReference(method.paymentId) || Boolean(method.buyerReference?.trim());
};
