// The quantity field against a model that knows only what was applied, whether the entry is gone, and whether anything was pressed or typed.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  openQuantityField,
  type QuantityField,
  type QuantityFieldEvent,
  type QuantityFieldRules,
  stepQuantityField,
} from './quantity-field.ts';

type Model = { applied: number; isRemoved: boolean; isTouched: boolean };
type Real = { field: QuantityField; readonly rules: QuantityFieldRules };

/** Whether something was pressed or typed since the field was left. */
const isTouchedAfter = ({ isTouched }: Model, { kind }: QuantityFieldEvent): boolean =>
  isTouched || (kind !== 'settled' && kind !== 'blurred');

class Happens implements fc.Command<Model, Real> {
  readonly event: QuantityFieldEvent;

  constructor(event: QuantityFieldEvent) {
    this.event = event;
  }

  check = (): boolean => true;

  run(model: Model, real: Real): void {
    const { field, effects } = stepQuantityField(real.field, this.event, real.rules);
    model.isTouched = isTouchedAfter(model, this.event);
    expect(model.isTouched ? [] : effects).toEqual([]);
    for (const effect of effects) {
      expect(model.isRemoved).toBe(effect.kind.startsWith('signal-') ? model.isRemoved : false);
      if (effect.kind === 'apply') {
        expect(effect.quantity).not.toBe(model.applied);
        expect(effect.quantity).toBeGreaterThanOrEqual(real.rules.minimum);
        expect(effect.quantity).toBeLessThanOrEqual(real.rules.maximum);
        model.applied = effect.quantity;
      }
      if (effect.kind === 'delete') model.isRemoved = true;
    }
    real.field = field;
    expect(field.applied).toBe(model.applied);
    expect(field.isRemoved).toBe(model.isRemoved);
    if (model.isRemoved) expect(real.rules.deletesOnZero).toBe(true);
    if (this.event.kind === 'settled' && !field.isRemoved) expect(field.applied).toBe(field.quantity);
    if (this.event.kind === 'blurred' && !field.isRemoved) expect(field.text).toBe(String(field.quantity));
    if (this.event.kind === 'blurred') model.isTouched = false;
  }

  toString = (): string => JSON.stringify(this.event);
}

const someText = fc.oneof(
  fc.integer({ min: -2, max: 40 }).map(String),
  fc.constantFrom('', ' ', 'abc', '1.5', '99999', '١'),
);

describe('the quantity field as a machine', () => {
  it('applies only quantities within the limits, each change once, and nothing after deleting', () => {
    const commands = fc.commands(
      [
        fc.constantFrom('minus', 'plus', 'settled', 'blurred').map((kind) => new Happens({ kind })),
        someText.map((text) => new Happens({ kind: 'typed', text })),
      ],
      { maxCommands: 40 },
    );
    const someRules = fc
      .record({ minimum: fc.integer({ min: 1, max: 10 }), more: fc.nat(20), deletesOnZero: fc.boolean() })
      .map(({ minimum, more, deletesOnZero }) => ({ minimum, maximum: minimum + more, deletesOnZero }));
    fc.assert(
      fc.property(someRules, fc.nat(20), commands, (rules, offset, steps) => {
        const quantity = Math.min(rules.minimum + offset, rules.maximum);
        fc.modelRun(
          () => ({
            model: { applied: quantity, isRemoved: false, isTouched: false },
            real: { field: openQuantityField(quantity), rules },
          }),
          steps,
        );
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
