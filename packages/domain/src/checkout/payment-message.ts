// What the payment step says when nothing is chosen; whoever only has to word it does not need the step's rules.

/** Shown when nothing is chosen (spec 2 §5). */
export const NO_PAYMENT_SELECTED_MESSAGE = 'vue.checkout.paymentStep.errorNoPaymentSelected';
