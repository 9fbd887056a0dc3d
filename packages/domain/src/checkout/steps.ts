// The steps of the checkout, which of them are walked, and where a shopper belongs. Source: spec 2 §2 "Checkout", §4 "Checkout order".

/** In the order in which they are walked. */
export const CHECKOUT_STEPS = ['login', 'shipping', 'payment', 'summary', 'confirmation'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What decides whether there is something to choose in the payment step. */
export type CheckoutSituation = {
  readonly isPayless: boolean;
  readonly isB2b: boolean;
  /** Paid with the express wallet: the payment is settled before the checkout. */
  readonly isExpressWallet: boolean;
};

/** Whether the validation of each step has passed, each for itself. The summary passes when the order is placed. */
export type StepValidations = Readonly<Record<Exclude<CheckoutStep, 'confirmation'>, boolean>>;

/** The payment step is skipped when the order is payless, for business customers and with express wallet payment. */
export const isPaymentStepAvailable = (situation: CheckoutSituation): boolean =>
  !(situation.isPayless || situation.isB2b || situation.isExpressWallet);

/** The steps that this shopper walks, in order. */
export const walkedSteps = (situation: CheckoutSituation): readonly CheckoutStep[] =>
  CHECKOUT_STEPS.filter((step) => step !== 'payment' || isPaymentStepAvailable(situation));

/** The first step whose validation has not passed; a skipped step counts as passed. With nothing left it is the confirmation. */
export const firstIncompleteStep = (validations: StepValidations, situation: CheckoutSituation): CheckoutStep =>
  walkedSteps(situation).find((step) => step === 'confirmation' || !validations[step]) ?? 'confirmation';

const orderOf = (step: CheckoutStep): number => CHECKOUT_STEPS.indexOf(step);

/** A step is OK when the previous step is OK and its own validation passed. */
export const isStepOk = (step: CheckoutStep, validations: StepValidations, situation: CheckoutSituation): boolean =>
  orderOf(step) < orderOf(firstIncompleteStep(validations, situation));

/** A step may be opened when it is walked and every step before it is OK. */
export const isStepReachable = (
  step: CheckoutStep,
  validations: StepValidations,
  situation: CheckoutSituation,
): boolean =>
  walkedSteps(situation).includes(step) && orderOf(step) <= orderOf(firstIncompleteStep(validations, situation));

/** The step after this one; the confirmation is the last. */
export const nextStep = (step: CheckoutStep, situation: CheckoutSituation): CheckoutStep =>
  walkedSteps(situation).find((candidate) => orderOf(candidate) > orderOf(step)) ?? 'confirmation';

/** The step before this one, for the way back; absent at the first. */
export const previousStep = (step: CheckoutStep, situation: CheckoutSituation): CheckoutStep | undefined =>
  walkedSteps(situation).findLast((candidate) => orderOf(candidate) < orderOf(step));
