// The payment step as it lives in a tab: the ways to pay, and which of them is chosen. Source: spec 2 §4 "Payment step", §5.

import { type PaymentId, type PaymentMethod, preselectedPayment } from '@tornister/domain/checkout';
import { type Behavior, behavior } from '../kernel/index.ts';

type PaymentState = {
  readonly methods: readonly PaymentMethod[];
  readonly selected?: PaymentId;
  /** Whether the form was sent without a choice, and none was made since. */
  readonly isChoiceMissing: boolean;
};

export type ViewPayment = {
  readonly state$: Behavior<PaymentState>;
  /** A method that cannot be chosen changes nothing. */
  readonly choose: (id: PaymentId) => void;
};

export type OpenedMethods = {
  readonly methods: readonly PaymentMethod[];
  /** The method that was ticked before, where the form is shown again. */
  readonly wanted?: string | undefined;
  readonly isChoiceMissing?: boolean;
};

/** Makes the state of an opened payment step; what was ticked before counts only while it is offered. */
export const createViewPayment = ({ methods, wanted, isChoiceMissing = false }: OpenedMethods): ViewPayment => {
  const offered = (id: string | undefined): PaymentId | undefined =>
    methods.find(({ paymentId, enabled }) => enabled && paymentId === id)?.paymentId;
  const selected = offered(wanted) ?? preselectedPayment(methods);
  const state = behavior<PaymentState>({ methods, isChoiceMissing, ...(selected === undefined ? {} : { selected }) });
  return {
    state$: state.state$,
    choose: (id) => {
      if (offered(id) !== undefined) state.set({ methods, selected: id, isChoiceMissing: false });
    },
  };
};
