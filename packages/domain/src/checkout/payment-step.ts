// The payment step: something must be chosen, and the electronic invoice needs to know its buyer. Source: spec 2 §4 "Payment step", §5.

import { err, ok, type Result } from 'neverthrow';
import type { FieldError } from '../shared/field-error.ts';
import { type BuyerReferenceError, parseBuyerReference } from './buyer-reference.ts';
import { NO_PAYMENT_SELECTED_MESSAGE } from './payment-message.ts';
import type { OfferedPaymentId, PaymentMethod } from './payment-method.ts';
import { needsBuyerReference } from './payment-rules.ts';

export type ChosenPayment = { readonly paymentId: OfferedPaymentId; readonly buyerReference?: string };

/**
 * The choice to be saved. `payment.none-selected` when no enabled method is chosen; the errors of `parseBuyerReference` for the electronic
 * invoice. Any other method leaves the buyer reference out.
 */
export const choosePayment = (
  selectedId: string | undefined,
  methods: readonly PaymentMethod[],
  buyerReference = '',
): Result<ChosenPayment, PaymentStepError> => {
  const method = methods.find(({ paymentId, enabled }) => enabled && paymentId === selectedId);
  if (method === undefined) return err({ kind: 'payment.none-selected' });
  if (!needsBuyerReference(method.paymentId)) return ok({ paymentId: method.paymentId });
  return parseBuyerReference(buyerReference).map((reference) => ({
    paymentId: method.paymentId,
    buyerReference: reference,
  }));
};

/** The method that the step opens with: the selected one if it is still enabled, or the only one there is. */
export const preselectedPayment = (methods: readonly PaymentMethod[]): OfferedPaymentId | undefined => {
  const enabled = methods.filter((method) => method.enabled);
  const only = enabled.length === 1 ? enabled[0] : undefined;
  return (enabled.find(({ selected }) => selected) ?? only)?.paymentId;
};

export type PaymentStepError = { readonly kind: 'payment.none-selected' } | BuyerReferenceError;

/** The field of the form that each mistake is told at, with the key of its message (spec 2 §5). */
export const paymentFieldError = (error: PaymentStepError): FieldError =>
  error.kind === 'payment.none-selected'
    ? { field: 'paymentId', message: NO_PAYMENT_SELECTED_MESSAGE }
    : { field: 'buyerReference', message: error.kind };

/** Whether a mistake of the form is that nothing was chosen. */
export const isChoiceError = ({ field }: FieldError): boolean => field === 'paymentId';
