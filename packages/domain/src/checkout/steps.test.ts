import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  CHECKOUT_STEPS,
  type CheckoutSituation,
  type CheckoutStep,
  firstIncompleteStep,
  isPaymentStepAvailable,
  isStepOk,
  isStepReachable,
  nextStep,
  previousStep,
  type StepValidations,
  walkedSteps,
} from './steps.ts';

const USUAL: CheckoutSituation = { isPayless: false, isB2b: false, isExpressWallet: false };
const SKIPPING: readonly CheckoutSituation[] = [
  { ...USUAL, isPayless: true },
  { ...USUAL, isB2b: true },
  { ...USUAL, isExpressWallet: true },
];
const passed = (...steps: CheckoutStep[]): StepValidations => ({
  login: steps.includes('login'),
  shipping: steps.includes('shipping'),
  payment: steps.includes('payment'),
  summary: steps.includes('summary'),
});

describe('checkout order (spec 2 §4)', () => {
  it('is login, shipping, payment, summary, confirmation', () => {
    expect(CHECKOUT_STEPS).toEqual(['login', 'shipping', 'payment', 'summary', 'confirmation']);
    expect(walkedSteps(USUAL)).toEqual(CHECKOUT_STEPS);
  });

  it.each(SKIPPING)('skips payment when the order is %j', (situation) => {
    expect(isPaymentStepAvailable(situation)).toBe(false);
    expect(walkedSteps(situation)).toEqual(['login', 'shipping', 'summary', 'confirmation']);
    expect(firstIncompleteStep(passed('login', 'shipping'), situation)).toBe('summary');
    expect(nextStep('shipping', situation)).toBe('summary');
    expect(previousStep('summary', situation)).toBe('shipping');
    expect(isStepReachable('payment', passed('login', 'shipping'), situation)).toBe(false);
    expect(isStepOk('payment', passed('login', 'shipping'), situation)).toBe(true);
  });

  it('sends the shopper to the first incomplete step', () => {
    expect(isPaymentStepAvailable(USUAL)).toBe(true);
    expect(firstIncompleteStep(passed(), USUAL)).toBe('login');
    expect(firstIncompleteStep(passed('login'), USUAL)).toBe('shipping');
    expect(firstIncompleteStep(passed('login', 'shipping'), USUAL)).toBe('payment');
    expect(firstIncompleteStep(passed('login', 'shipping', 'payment'), USUAL)).toBe('summary');
    expect(firstIncompleteStep(passed('login', 'shipping', 'payment', 'summary'), USUAL)).toBe('confirmation');
    expect(firstIncompleteStep(passed('shipping', 'payment', 'summary'), USUAL)).toBe('login');
  });

  it('a step is OK when the previous one is and its own validation passed', () => {
    const validations = passed('login', 'payment');
    expect(CHECKOUT_STEPS.map((step) => isStepOk(step, validations, USUAL))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('a step can be opened once all before it are OK', () => {
    expect(CHECKOUT_STEPS.map((step) => isStepReachable(step, passed('login'), USUAL))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('leads on and back', () => {
    expect(CHECKOUT_STEPS.map((step) => nextStep(step, USUAL))).toEqual([
      'shipping',
      'payment',
      'summary',
      'confirmation',
      'confirmation',
    ]);
    expect(CHECKOUT_STEPS.map((step) => previousStep(step, USUAL))).toEqual([
      undefined,
      'login',
      'shipping',
      'payment',
      'summary',
    ]);
  });
});

const someSituation = fc.record({ isPayless: fc.boolean(), isB2b: fc.boolean(), isExpressWallet: fc.boolean() });
const someValidations = fc.record({
  login: fc.boolean(),
  shipping: fc.boolean(),
  payment: fc.boolean(),
  summary: fc.boolean(),
});

describe('checkout steps as laws', () => {
  it('a step that is OK means that all earlier ones are', () => {
    fc.assert(
      fc.property(someValidations, someSituation, (validations, situation) => {
        const oks = CHECKOUT_STEPS.map((step) => isStepOk(step, validations, situation));
        expect(oks).toEqual([...oks].sort((left, right) => Number(right) - Number(left)));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('the first incomplete step can always be opened, and nothing after it', () => {
    fc.assert(
      fc.property(someValidations, someSituation, (validations, situation) => {
        const first = firstIncompleteStep(validations, situation);
        expect(isStepReachable(first, validations, situation)).toBe(true);
        const after = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(first) + 1);
        for (const step of after) expect(isStepReachable(step, validations, situation)).toBe(false);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('passing one more validation never leads back', () => {
    fc.assert(
      fc.property(
        someValidations,
        someSituation,
        fc.constantFrom('login' as const, 'shipping' as const, 'payment' as const, 'summary' as const),
        (validations, situation, step) => {
          const before = firstIncompleteStep(validations, situation);
          const after = firstIncompleteStep({ ...validations, [step]: true }, situation);
          expect(CHECKOUT_STEPS.indexOf(after)).toBeGreaterThanOrEqual(CHECKOUT_STEPS.indexOf(before));
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});
