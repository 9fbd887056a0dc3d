import type { QuantityFieldEffect } from '@tornister/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import { createAdjustQuantity } from './adjust-quantity.ts';

describe('a quantity field in use (spec 3 §4, §9 "Quantity change debounce 500 ms")', () => {
  it('applies a change once nothing has happened for 500 ms', () => {
    const { field, clock, effects } = open();
    field.press('plus');
    expect(field.state$.value.text).toBe('2');
    clock.pass(499);
    expect(effects).toEqual([]);
    clock.pass(1);
    expect(effects).toEqual([{ kind: 'apply', quantity: 2 }]);
  });

  it('applies rapid presses once, as what was meant last', () => {
    const { field, clock, effects } = open();
    field.press('plus');
    clock.pass(300);
    field.press('plus');
    clock.pass(300);
    field.press('plus');
    clock.pass(500);
    expect(effects).toEqual([{ kind: 'apply', quantity: 4 }]);
  });

  it('applies at once when the field is left', () => {
    const { field, clock, effects } = open();
    field.type('7');
    field.leave();
    clock.pass(1_000);
    expect(effects).toEqual([{ kind: 'apply', quantity: 7 }]);
  });

  it('signals the limit and clamps what is typed above it', () => {
    const { field, effects } = open();
    field.type('5000');
    field.leave();
    expect(effects).toEqual([
      { kind: 'signal-limit', maximum: 999 },
      { kind: 'apply', quantity: 999 },
    ]);
  });

  it('follows a quantity that changed elsewhere, but not while somebody types', () => {
    const { field } = open();
    field.accept(6);
    expect(field.state$.value.text).toBe('6');
    field.type('8');
    field.accept(3);
    expect(field.state$.value.text).toBe('8');
  });

  it('follows what came while it was in use, once nothing of it is to be applied', () => {
    const { field, clock, effects } = open();
    field.press('plus');
    clock.pass(500);
    field.press('plus');
    field.press('minus');
    field.accept(1);
    expect(field.state$.value.text).toBe('2');
    clock.pass(500);
    expect(field.state$.value).toMatchObject({ text: '1', quantity: 1, applied: 1 });
    field.press('plus');
    clock.pass(500);
    expect(effects).toEqual([
      { kind: 'apply', quantity: 2 },
      { kind: 'apply', quantity: 2 },
    ]);
  });

  it('applies what was meant last, whatever came while it was in use, and forgets what came', () => {
    const { field, clock, effects } = open();
    field.press('plus');
    field.accept(7);
    clock.pass(500);
    field.leave();
    expect([effects, field.state$.value.text]).toEqual([[{ kind: 'apply', quantity: 2 }], '2']);
  });

  it('is silent after its page was left', () => {
    const { field, clock, effects, scope } = open();
    field.press('plus');
    scope.end();
    clock.pass(1_000);
    expect(effects).toEqual([]);
  });
});

const open = () => {
  const scope = createScope();
  const clock = createHandDrivenClock();
  const effects: QuantityFieldEffect[] = [];
  const field = createAdjustQuantity(
    scope,
    { clock, onEffect: (effect) => effects.push(effect) },
    { quantity: 1, rules: { minimum: 1, maximum: 999, deletesOnZero: true } },
  );
  return { field, clock, effects, scope };
};
