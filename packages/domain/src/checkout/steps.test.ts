import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { CHECKOUT_STEPS, type CheckoutSituation, isPaymentStepAvailable, nextStep, walkedSteps } from './steps.ts';

const USUAL: CheckoutSituation = { isPayless: false, isB2b: false, isExpressWallet: false };
const SKIPPING: readonly CheckoutSituation[] = [
  { ...USUAL, isPayless: true },
  { ...USUAL, isB2b: true },
  { ...USUAL, isExpressWallet: true },
];

describe('checkout order (spec 2 §4)', () => {
  it('is login, shipping, payment, summary, confirmation', () => {
    expect(CHECKOUT_STEPS).toEqual(['login', 'shipping', 'payment', 'summary', 'confirmation']);
    expect(isPaymentStepAvailable(USUAL)).toBe(true);
    expect(walkedSteps(USUAL)).toEqual(CHECKOUT_STEPS);
  });

  it.each(SKIPPING)('skips payment when the order is %j', (situation) => {
    expect(isPaymentStepAvailable(situation)).toBe(false);
    expect(walkedSteps(situation)).toEqual(['login', 'shipping', 'summary', 'confirmation']);
    expect(nextStep('shipping', situation)).toBe('summary');
  });

  it('leads on, and the confirmation is the last', () => {
    expect(CHECKOUT_STEPS.map((step) => nextStep(step, USUAL))).toEqual([
      'shipping',
      'payment',
      'summary',
      'confirmation',
      'confirmation',
    ]);
  });
});

describe('checkout steps as a law', () => {
  it('going on from the first step walks every step of the situation once', () => {
    const someSituation = fc.record({ isPayless: fc.boolean(), isB2b: fc.boolean(), isExpressWallet: fc.boolean() });
    fc.assert(
      fc.property(someSituation, (situation) => {
        const walked = walkedSteps(situation);
        expect(walked.map((step) => nextStep(step, situation))).toEqual([...walked.slice(1), 'confirmation']);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
