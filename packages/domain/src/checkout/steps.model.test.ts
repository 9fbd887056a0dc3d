// Walking the checkout: a shopper who fills in, changes and tries addresses by hand, against a list of the steps that are done.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  CHECKOUT_STEPS,
  type CheckoutSituation,
  type CheckoutStep,
  firstIncompleteStep,
  isStepReachable,
  nextStep,
  type StepValidations,
  walkedSteps,
} from './steps.ts';

/** How many of the walked steps are done, from the first on. */
type Model = { done: number };
type Real = { validations: StepValidations; at: CheckoutStep; readonly situation: CheckoutSituation };

const agree = (model: Model, real: Real): void => {
  const walked = walkedSteps(real.situation);
  expect(firstIncompleteStep(real.validations, real.situation)).toBe(walked[model.done]);
  expect(walked.indexOf(real.at)).toBeLessThanOrEqual(model.done);
  expect(walked).toContain(real.at);
};

class Complete implements fc.Command<Model, Real> {
  check = (): boolean => true;
  run(model: Model, real: Real): void {
    if (real.at === 'confirmation') return;
    const place = walkedSteps(real.situation).indexOf(real.at);
    model.done = Math.max(model.done, place + 1);
    real.validations = { ...real.validations, [real.at]: true };
    real.at = nextStep(real.at, real.situation);
    agree(model, real);
  }
  toString = (): string => 'complete';
}

class Open implements fc.Command<Model, Real> {
  readonly step: CheckoutStep;
  constructor(step: CheckoutStep) {
    this.step = step;
  }
  check = (): boolean => true;
  run(model: Model, real: Real): void {
    real.at = isStepReachable(this.step, real.validations, real.situation)
      ? this.step
      : firstIncompleteStep(real.validations, real.situation);
    agree(model, real);
  }
  toString = (): string => `open(${this.step})`;
}

/** A change in an earlier step makes it and everything behind it incomplete again. */
class Spoil implements fc.Command<Model, Real> {
  readonly step: 'shipping' | 'payment';
  constructor(step: 'shipping' | 'payment') {
    this.step = step;
  }
  check = (): boolean => true;
  run(model: Model, real: Real): void {
    const place = walkedSteps(real.situation).indexOf(this.step);
    if (place >= 0) model.done = Math.min(model.done, place);
    const behind = CHECKOUT_STEPS.slice(CHECKOUT_STEPS.indexOf(this.step));
    const spoiled = place >= 0 ? behind : [];
    real.validations = {
      login: real.validations.login,
      shipping: real.validations.shipping && !spoiled.includes('shipping'),
      payment: real.validations.payment && !spoiled.includes('payment'),
      summary: real.validations.summary && !spoiled.includes('summary'),
    };
    real.at = firstIncompleteStep(real.validations, real.situation);
    agree(model, real);
  }
  toString = (): string => `spoil(${this.step})`;
}

describe('walking the checkout as a machine', () => {
  it('nobody ever stands on a step before which something is missing', () => {
    const commands = fc.commands(
      [
        fc.constant(new Complete()),
        fc.constantFrom(...CHECKOUT_STEPS).map((step) => new Open(step)),
        fc.constantFrom('shipping' as const, 'payment' as const).map((step) => new Spoil(step)),
      ],
      { maxCommands: 30 },
    );
    const someSituation = fc.record({ isPayless: fc.boolean(), isB2b: fc.boolean(), isExpressWallet: fc.boolean() });
    fc.assert(
      fc.property(someSituation, commands, (situation, steps) => {
        fc.modelRun(
          () => ({
            model: { done: 0 },
            real: {
              validations: { login: false, shipping: false, payment: false, summary: false },
              at: 'login' as CheckoutStep,
              situation,
            },
          }),
          steps,
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
