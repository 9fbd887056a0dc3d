import { describe, expect, it } from 'vitest';
import { QUANTITY_NO_NUMBER_MESSAGE } from './no-number-message.ts';
import {
  askedQuantity,
  isAtMaximum,
  minusControl,
  openQuantityField,
  parseTypedQuantity,
  QUANTITY_DEBOUNCE_MS,
  type QuantityField,
  type QuantityFieldEvent,
  type QuantityFieldRules,
  stepQuantityField,
} from './quantity-field.ts';
import { QUANTITY_LIMIT_MESSAGE, QUANTITY_LIMIT_TOAST_ID, QUANTITY_MINIMUM_MESSAGE } from './quantity-messages.ts';
import { ACCEPTED_QUANTITY_BELOW } from './quantity-rules.ts';

const RULES: QuantityFieldRules = { minimum: 1, maximum: 999, deletesOnZero: true };
const KEEPS: QuantityFieldRules = { ...RULES, deletesOnZero: false };

const after = (quantity: number, events: readonly QuantityFieldEvent[], rules = RULES) =>
  events.reduce<{ field: QuantityField; effects: readonly unknown[] }>(
    ({ field, effects }, event) => {
      const step = stepQuantityField(field, event, rules);
      return { field: step.field, effects: [...effects, ...step.effects] };
    },
    { field: openQuantityField(quantity), effects: [] },
  );
const typing = (text: string): QuantityFieldEvent => ({ kind: 'typed', text });
const minus: QuantityFieldEvent = { kind: 'minus' };
const plus: QuantityFieldEvent = { kind: 'plus' };
const settled: QuantityFieldEvent = { kind: 'settled' };
const blurred: QuantityFieldEvent = { kind: 'blurred' };

describe('the minus control (spec 3 §4)', () => {
  it('becomes delete at or below the minimum or below 2', () => {
    expect([0, 1, 2].map((quantity) => minusControl(quantity, 1))).toEqual(['delete', 'delete', 'decrease']);
    expect([4, 5, 6].map((quantity) => minusControl(quantity, 5))).toEqual(['delete', 'delete', 'decrease']);
    expect([1, 2].map((quantity) => minusControl(quantity, 0))).toEqual(['delete', 'decrease']);
  });

  it('takes one away', () => {
    expect(after(3, [minus])).toMatchObject({ field: { quantity: 2, text: '2', applied: 3 }, effects: [] });
  });

  it('deletes at the minimum, once', () => {
    expect(after(1, [minus])).toMatchObject({ field: { isRemoved: true }, effects: [{ kind: 'delete' }] });
    expect(after(1, [minus, minus]).effects).toEqual([{ kind: 'delete' }]);
  });

  it('signals the minimum where nothing can be deleted', () => {
    expect(after(1, [minus], KEEPS)).toEqual({
      field: openQuantityField(1),
      effects: [{ kind: 'signal-minimum', minimum: 1 }],
    });
  });
});

describe('the plus control (spec 3 §4)', () => {
  it('adds one below the maximum', () => {
    expect(after(998, [plus])).toMatchObject({ field: { quantity: 999, text: '999' }, effects: [] });
  });

  it('signals the limit at the maximum', () => {
    expect(after(999, [plus])).toEqual({
      field: openQuantityField(999),
      effects: [{ kind: 'signal-limit', maximum: 999 }],
    });
    expect([998, 999, 1_000].map((quantity) => isAtMaximum(quantity, 999))).toEqual([false, true, true]);
  });
});

describe('typing (spec 3 §4)', () => {
  it('above the maximum clamps and signals the limit', () => {
    expect(after(1, [typing('1000'), settled])).toMatchObject({
      field: { quantity: 999, text: '999', applied: 999 },
      effects: [
        { kind: 'signal-limit', maximum: 999 },
        { kind: 'apply', quantity: 999 },
      ],
    });
    expect(after(1, [typing('999'), settled]).effects).toEqual([{ kind: 'apply', quantity: 999 }]);
  });

  it('below the minimum resets and signals the minimum', () => {
    const rules = { minimum: 5, maximum: 10, deletesOnZero: true };
    expect(after(7, [typing('4'), settled], rules)).toMatchObject({
      field: { quantity: 5, text: '5' },
      effects: [
        { kind: 'signal-minimum', minimum: 5 },
        { kind: 'apply', quantity: 5 },
      ],
    });
    expect(after(7, [typing('5'), settled], rules).effects).toEqual([{ kind: 'apply', quantity: 5 }]);
  });

  it('below 1 deletes where zero deletes, and resets otherwise', () => {
    expect(after(7, [typing('0'), settled]).effects).toEqual([{ kind: 'delete' }]);
    expect(after(7, [typing('-3'), settled]).effects).toEqual([{ kind: 'delete' }]);
    expect(after(7, [typing('1'), settled]).effects).toEqual([{ kind: 'apply', quantity: 1 }]);
    expect(after(7, [typing('0'), settled], KEEPS).effects).toEqual([
      { kind: 'signal-minimum', minimum: 1 },
      { kind: 'apply', quantity: 1 },
    ]);
  });

  it('something that is no whole number waits, and becomes the minimum when the field is left, which is told', () => {
    expect(after(8, [typing(''), settled])).toMatchObject({ field: { text: '', quantity: 8 }, effects: [] });
    for (const text of ['two', '5o', '12 Stk', '1,5', ''])
      expect(after(8, [typing(text), blurred])).toMatchObject({
        field: { text: '1', quantity: 1 },
        effects: [
          { kind: 'signal-no-number', minimum: 1 },
          { kind: 'apply', quantity: 1 },
        ],
      });
    expect(after(1, [typing('two'), blurred])).toEqual({
      field: openQuantityField(1),
      effects: [{ kind: 'signal-no-number', minimum: 1 }],
    });
  });

  it.each([
    ['more than can be had since', 3, { minimum: 1, maximum: 1, deletesOnZero: true }],
    ['less than the minimum since', 2, { minimum: 5, maximum: 10, deletesOnZero: true }],
    ['nothing', 0, RULES],
  ])('an entry that holds %s stays as it is until another number is typed', (_, quantity, rules) => {
    const untouched = { field: openQuantityField(quantity), effects: [] };
    expect(after(quantity, [blurred], rules)).toEqual(untouched);
    expect(after(quantity, [typing(` ${quantity} `), settled, blurred], rules)).toEqual(untouched);
  });

  it('the quantity that was applied, typed after a press, takes the press back', () => {
    expect(after(3, [plus, typing('3'), settled])).toEqual({ field: openQuantityField(3), effects: [] });
  });

  it('does nothing to the quantity before the shopper pauses', () => {
    expect(after(7, [typing('12')])).toEqual({
      field: { text: '12', quantity: 7, applied: 7, isRemoved: false },
      effects: [],
    });
  });
});

describe('applying a change (spec 3 §9)', () => {
  it('waits 500 ms', () => {
    expect(QUANTITY_DEBOUNCE_MS).toBe(500);
  });

  it('happens once for several presses', () => {
    expect(after(1, [plus, plus, plus, settled, settled]).effects).toEqual([{ kind: 'apply', quantity: 4 }]);
  });

  it('does not happen when the quantity is the same again, or the entry is removed', () => {
    expect(after(5, [plus, minus, settled]).effects).toEqual([]);
    expect(after(1, [minus, typing('4'), settled]).effects).toEqual([{ kind: 'delete' }]);
  });

  it('does not happen from 9999 on', () => {
    const rules = { minimum: 1, maximum: 9_999, deletesOnZero: true };
    expect(after(1, [typing('9999'), settled], rules).effects).toEqual([]);
    expect(after(1, [typing('9998'), settled], rules).effects).toEqual([{ kind: 'apply', quantity: 9_998 }]);
  });
});

describe('toasts of the field (spec 3 §8)', () => {
  it('have the keys of the specification, and an id that keeps the limit from being said twice', () => {
    expect([QUANTITY_LIMIT_MESSAGE, QUANTITY_LIMIT_TOAST_ID, QUANTITY_MINIMUM_MESSAGE]).toEqual([
      'vue.buybox.text.quantity.error',
      'wishlist-qty',
      'vue.pdp.minQuantity',
    ]);
    expect(QUANTITY_NO_NUMBER_MESSAGE).toBe('vue.quantity.noNumber');
  });
});

describe('parseTypedQuantity', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['+3', 3],
    ['-3', -3],
    ['007', 7],
    ['', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['12 Stück', undefined],
    ['x12', undefined],
    ['1234567890', 1_234_567_890],
    ['9'.repeat(400), Number.POSITIVE_INFINITY],
    ['123456789', 123_456_789],
  ])('reads %j as %s', (text, quantity) => {
    expect(parseTypedQuantity(text)).toBe(quantity);
  });
});

describe('askedQuantity', () => {
  it.each([
    ['12', 12],
    ['0', 0],
    ['-3', -3],
    ['9997', 9997],
    ['9998', 9998],
    ['9999', 9998],
    ['2147483648', 9998],
    ['9'.repeat(400), 9998],
    ['', 1],
    ['viele', 1],
  ])('makes of %j so many pieces: %s', (text, pieces) => {
    expect(askedQuantity(text)).toBe(pieces);
  });

  it.each([
    ['9998', 9998],
    ['9999', 9999],
    ['10000', 9999],
    ['9'.repeat(400), 9999],
    ['', 1],
  ])('makes of %j so many where too many are told: %s', (text, pieces) => {
    expect(askedQuantity(text, ACCEPTED_QUANTITY_BELOW)).toBe(pieces);
  });
});
