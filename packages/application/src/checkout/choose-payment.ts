// Choosing how to pay. Source: spec 2 §4 "Payment step", §5 "Missing payment selection".

import { paymentErrorsOf } from '@tornister/domain/analytics';
import {
  choosePayment,
  haveChoicesChanged,
  paymentFieldError,
  type SeenChoices,
  seenAddresses,
} from '@tornister/domain/checkout';
import type { FieldError } from '@tornister/domain/shared';
import { ResultAsync } from 'neverthrow';
import type { Analytics, CheckoutGateway, GatewayError } from '../ports/index.ts';

type PaymentEntry = {
  readonly selected?: string;
  readonly buyerReference: string;
  /** Where bill and goods went when the page was opened. */
  readonly seen: Partial<Omit<SeenChoices, 'paymentId'>>;
};

/** The form was filled in wrongly; nothing was saved. */
type InvalidPayment = { readonly kind: 'payment.invalid'; readonly errors: readonly FieldError[] };

export type ChoosePayment = {
  /**
   * Saves the choice among the methods that are offered now, so that one that is gone meanwhile cannot be chosen. Answers where to go on: to shipping
   * again where another tab has changed or removed an address meanwhile, so that nobody goes on to an address that was never seen.
   */
  readonly choose: (entry: PaymentEntry) => ResultAsync<'shipping' | 'summary', InvalidPayment | GatewayError>;
};

export type ChoosePaymentPorts = {
  readonly checkout: Pick<CheckoutGateway, 'paymentStep' | 'shippingStep' | 'selectPayment'>;
  readonly analytics: Analytics;
};

/** Makes the command of the payment step. */
export const createChoosePayment = ({ checkout, analytics }: ChoosePaymentPorts): ChoosePayment => ({
  choose: ({ selected, buyerReference, seen }) =>
    ResultAsync.combine([checkout.paymentStep(), checkout.shippingStep()]).andThen(([{ methods }, step]) =>
      choosePayment(selected, methods, buyerReference)
        .mapErr((error): InvalidPayment => ({ kind: 'payment.invalid', errors: [paymentFieldError(error)] }))
        .asyncAndThen(({ paymentId, buyerReference: reference }) =>
          checkout
            .selectPayment(paymentId, reference)
            .orTee((failure) => paymentErrorsOf(failure).forEach(analytics.track)),
        )
        .map(() =>
          haveChoicesChanged(seen, seenAddresses(step.billingAddress, step.shippingAddress)) ? 'shipping' : 'summary',
        ),
    ),
});
