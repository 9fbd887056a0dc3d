// Choosing how to pay. Source: spec 2 §4 "Payment step", §5 "Missing payment selection".

import { choosePayment, paymentFieldError } from '@tornister/domain/checkout';
import type { FieldError } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { CheckoutGateway, GatewayError } from '../ports/index.ts';

type PaymentEntry = { readonly selected?: string; readonly buyerReference: string };

/** The form was filled in wrongly; nothing was saved. */
type InvalidPayment = { readonly kind: 'payment.invalid'; readonly errors: readonly FieldError[] };

export type ChoosePayment = {
  /** Saves the choice among the methods that are offered now, so that one that is gone meanwhile cannot be chosen. */
  readonly choose: (entry: PaymentEntry) => ResultAsync<void, InvalidPayment | GatewayError>;
};

export type ChoosePaymentPorts = { readonly checkout: Pick<CheckoutGateway, 'paymentStep' | 'selectPayment'> };

/** Makes the command of the payment step. */
export const createChoosePayment = ({ checkout }: ChoosePaymentPorts): ChoosePayment => ({
  choose: ({ selected, buyerReference }) =>
    checkout
      .paymentStep()
      .andThen(({ methods }) =>
        choosePayment(selected, methods, buyerReference).mapErr(
          (error): InvalidPayment => ({ kind: 'payment.invalid', errors: [paymentFieldError(error)] }),
        ),
      )
      .andThen(({ paymentId, buyerReference: reference }) => checkout.selectPayment(paymentId, reference)),
});
