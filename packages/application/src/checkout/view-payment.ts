// The payment step as it lives in a tab: the ways to pay, which of them is chosen, and what is wrong with the form.
// Source: spec 2 §4 "Payment step", §5.

import {
  isChoiceError,
  type OfferedPaymentId,
  type PaymentMethod,
  preselectedPayment,
} from '@tornister/domain/checkout';
import type { FieldError } from '@tornister/domain/shared';
import { type Behavior, behavior } from '../kernel/index.ts';

type PaymentState = {
  readonly methods: readonly PaymentMethod[];
  readonly selected?: OfferedPaymentId;
  /** The mistakes of the form that was sent; that nothing was chosen is none any more once a choice is made. */
  readonly errors: readonly FieldError[];
};

export type ViewPayment = {
  readonly state$: Behavior<PaymentState>;
  /** A method that cannot be chosen changes nothing. */
  readonly choose: (id: OfferedPaymentId) => void;
};

export type OpenedMethods = {
  readonly methods: readonly PaymentMethod[];
  /** The method that was ticked before, where the form is shown again. */
  readonly wanted?: string | undefined;
  readonly errors?: readonly FieldError[];
};

/** Makes the state of an opened payment step; what was ticked before counts only while it is offered. */
export const createViewPayment = ({ methods, wanted, errors = [] }: OpenedMethods): ViewPayment => {
  const offered = (id: string | undefined): OfferedPaymentId | undefined =>
    methods.find(({ paymentId, enabled }) => enabled && paymentId === id)?.paymentId;
  const selected = offered(wanted) ?? preselectedPayment(methods);
  const state = behavior<PaymentState>({ methods, errors, ...(selected === undefined ? {} : { selected }) });
  return {
    state$: state.state$,
    choose: (id) => {
      if (offered(id) === undefined) return;
      state.set({ methods, selected: id, errors: errors.filter((error) => !isChoiceError(error)) });
    },
  };
};
