// Choosing how to pay. Source: spec 2 §4 "Payment step", §5 "Missing payment selection".

import { choosePayment, type PaymentMethod, type PaymentStepError } from '@tornister/domain/checkout';
import type { ResultAsync } from 'neverthrow';
import type { CheckoutGateway, GatewayError } from '../ports/index.ts';

type PaymentEntry = { readonly selected?: string; readonly buyerReference: string };

export type ChoosePayment = {
  /** Saves the choice among the methods that are offered now, so that one that is gone meanwhile cannot be chosen. */
  readonly choose: (entry: PaymentEntry) => ResultAsync<void, PaymentStepError | GatewayError>;
};

export type ChoosePaymentPorts = { readonly checkout: Pick<CheckoutGateway, 'paymentStep' | 'selectPayment'> };

/** Makes the command of the payment step. */
export const createChoosePayment = ({ checkout }: ChoosePaymentPorts): ChoosePayment => {
  const offered = (): ResultAsync<readonly PaymentMethod[], PaymentStepError | GatewayError> =>
    checkout.paymentStep().map(({ methods }) => methods);
  return {
    choose: ({ selected, buyerReference }) =>
      offered()
        .andThen((methods) => choosePayment(selected, methods, buyerReference))
        .andThen(({ paymentId, buyerReference: reference }) => checkout.selectPayment(paymentId, reference)),
  };
};
