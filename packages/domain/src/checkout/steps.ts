// The steps of the checkout and which of them are walked. Who may be at which of them is said by the guards (routing/checkout-guards). Source: spec 2 §2 "Checkout", §4 "Checkout order".

/** In the order in which they are walked. */
export const CHECKOUT_STEPS = ['login', 'shipping', 'payment', 'summary', 'confirmation'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What decides whether there is something to choose in the payment step. */
export type CheckoutSituation = {
  readonly isPayless: boolean;
  readonly isB2b: boolean;
  /** Paid with the express wallet: the payment is settled before the checkout. Absent where no wallet is in play. */
  readonly isExpressWallet?: boolean;
};

/** The payment step is skipped when the order is payless, for business customers and with express wallet payment. */
export const isPaymentStepAvailable = (situation: CheckoutSituation): boolean =>
  !(situation.isPayless || situation.isB2b || situation.isExpressWallet === true);

/** The steps that this shopper walks, in order. */
export const walkedSteps = (situation: CheckoutSituation): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.filter((step) => step !== 'payment' || isPaymentStepAvailable(situation));

const orderOf = (step: CheckoutStep): number => CHECKOUT_STEPS.indexOf(step);

/** The step after this one; the confirmation is the last. */
export const nextStep = (step: CheckoutStep, situation: CheckoutSituation): CheckoutStep =>
  walkedSteps(situation).find((candidate) => orderOf(candidate) > orderOf(step)) ?? 'confirmation';
