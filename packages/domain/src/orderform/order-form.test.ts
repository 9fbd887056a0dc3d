import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { ORDER_ENTRY_MAX_LINES, typedQuantityProblem } from './entry-limits.ts';
import { isOrderable, orderNumberVerdict, readOrderRows, typedRowOf } from './order-form.ts';
import { ORDER_NUMBER_MAX_LENGTH, parseOrderNumber, similarOrderNumbers } from './order-number.ts';

const entry = (orderNumber: string, quantity: number) => ({ kind: 'entry', orderNumber, quantity });
const problem = (number: string, quantity: string, reason: string) => ({
  kind: 'problem',
  typed: { number, quantity },
  problem: reason,
});

describe('an order number', () => {
  it.each([
    [' 12345 ', '12345'],
    ['ab-12.3_x', 'AB-12.3_X'],
    ['A'.repeat(ORDER_NUMBER_MAX_LENGTH), 'A'.repeat(32)],
    ['A'.repeat(33), undefined],
    ['', undefined],
    ['-1', undefined],
    ['12 3', undefined],
    ['äöü', undefined],
  ])('%j is %j', (typed, number) => {
    expect(parseOrderNumber(typed)).toBe(number);
  });

  it.each([
    ['a wrong digit', '12395'],
    ['two digits that changed places', '13245'],
    ['a missing digit', '1234'],
    ['an extra digit', '123455'],
  ])('is similar to one with %s', (_slip, typed) => {
    expect(similarOrderNumbers(typed)).toContain('12345');
  });

  it('is similar to one with a hyphen more or less', () => {
    expect(similarOrderNumbers('AB123')).toContain('AB-123');
    expect(similarOrderNumbers('A-B-1')).toContain('AB1');
  });

  it('is similar to one with another letter, wherever its digits stand', () => {
    for (const typed of ['1B', 'B1', '1B2']) expect(similarOrderNumbers(typed)).toContain(typed.replace('B', 'A'));
  });

  it('law: is similar to order numbers alone, with as many characters, one more or one less', () => {
    const typed = fc.stringMatching(/^[A-Z0-9]{1,16}$/);
    fc.assert(
      fc.property(typed, (number) => {
        for (const similar of similarOrderNumbers(number)) {
          expect(parseOrderNumber(similar)).toBe(similar);
          expect(Math.abs(similar.length - number.length)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: Math.min(NUM_RUNS, 100) },
    );
  });

  it('is not similar to itself, to words, nor for ever', () => {
    expect(similarOrderNumbers('11')).not.toContain('11');
    expect(similarOrderNumbers('12345').every((number) => /^\d+$/.test(number))).toBe(true);
    expect(similarOrderNumbers('1'.repeat(16))).not.toEqual([]);
    expect(similarOrderNumbers('1'.repeat(17))).toEqual([]);
  });
});

describe('the rows of an order form (spec 2 §1)', () => {
  it('are the typed ones, then those of the text; an empty row is none', () => {
    const typed = [
      { number: ' 12345 ', quantity: '2' },
      { number: '', quantity: ' ' },
      { number: 'ab-1', quantity: '' },
    ];
    expect(readOrderRows(typed, '67890\t3\noops\n?').rows).toStrictEqual([
      entry('12345', 2),
      entry('AB-1', 1),
      entry('67890', 3),
      problem('oops', '', 'no-order-number'),
      problem('?', '', 'no-order-number'),
    ]);
  });

  it.each([
    ['', '2', 'no-order-number'],
    ['12345', 'zwei', 'quantity-not-readable'],
    ['12345', '0', 'quantity-not-readable'],
    ['12345', '-1', 'quantity-not-readable'],
    ['12345', '1,5', 'quantity-not-readable'],
    ['12345', '9999', 'quantity-too-high'],
    ['?', '', 'no-order-number'],
    ['?', '3', 'no-order-number'],
    [';', '', 'no-order-number'],
    [';', '3', 'no-order-number'],
    ['12345 67890', '2', 'no-order-number'],
  ])('keep what was typed when %j × %j is refused', (number, quantity, reason) => {
    const refused = [problem(number, quantity, reason)];
    expect(readOrderRows([{ number, quantity }], '').rows).toEqual(refused);
    expect(readOrderRows([{ number: ` ${number} `, quantity: ` ${quantity}\t` }], '').rows).toEqual(refused);
  });

  it('take 9,998 pieces of a number and not one more', () => {
    expect(['1', '9998', '9999', '12000'].map(typedQuantityProblem)).toEqual([
      undefined,
      undefined,
      'quantity-too-high',
      'quantity-too-high',
    ]);
    expect(readOrderRows([{ number: '12345', quantity: '9998' }], '').rows).toEqual([entry('12345', 9_998)]);
    expect(readOrderRows([{ number: '12345', quantity: '9998' }], '12345').rows).toEqual([
      entry('12345', 9_998),
      problem('12345', '1', 'quantity-too-high'),
    ]);
  });

  it('read a whole line that was pasted into a row', () => {
    expect(readOrderRows([{ number: '12345 Heft A4 3 Stück', quantity: '' }], '').rows[0]?.kind).toBe('problem');
    expect(readOrderRows([{ number: '3x 12345', quantity: '' }], '').rows).toEqual([entry('12345', 3)]);
    expect(readOrderRows([{ number: '12345 Heft', quantity: '4' }], '').rows).toEqual([entry('12345', 4)]);
  });

  it.each([
    ['Heft 500 Blatt;;3', 'Heft Blatt', '3'],
    ['Heft 500 Blatt;12345;viele', '12345', 'viele'],
    ['Papier 80 g;12345 Heft;3', '12345 Heft', '3'],
    ['Summe 7;;', 'Summe', '1'],
  ])('never make an article of another column, however often the row %j is sent', (line, number, quantity) => {
    const { rows } = readOrderRows([], `Bezeichnung;Artikelnummer;Menge\n${line}`);
    expect(rows).toMatchObject([{ kind: 'problem', typed: { number, quantity } }]);
    const numbers = readOrderRows(rows.map(typedRowOf), '').rows.map((row) => typedRowOf(row).number);
    expect(numbers.join()).not.toMatch(/500|80|7/);
  });

  it('name an order number once, with all its pieces', () => {
    expect(readOrderRows([{ number: '12345', quantity: '2' }], '67890\n12345 3').rows).toEqual([
      entry('12345', 5),
      entry('67890', 1),
    ]);
  });

  it('are 500 at once; what is more stays as text', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => String(10_000 + index)).join('\n');
    expect(readOrderRows([], lines(ORDER_ENTRY_MAX_LINES))).toMatchObject({ rest: '' });
    const more = readOrderRows([{ number: '999', quantity: '7' }], lines(ORDER_ENTRY_MAX_LINES));
    expect(more.rows).toHaveLength(ORDER_ENTRY_MAX_LINES);
    expect(more.rest).toBe('10499\t1');
    expect(readOrderRows([], `${lines(ORDER_ENTRY_MAX_LINES)}\n67890 2\n? 3`).rest).toBe('67890 2\n? 3');
    expect(readOrderRows([], `${lines(ORDER_ENTRY_MAX_LINES)}\nnoch etwas`).rest).toBe('noch etwas');
    const words = readOrderRows(
      [...lines(ORDER_ENTRY_MAX_LINES).split('\n'), 'ABC'].map((number) => ({ number, quantity: '3' })),
      '',
    );
    expect(readOrderRows([], words.rest).rows).toEqual([entry('ABC', 3)]);
  });
});

describe('the verdict on an order number', () => {
  const item = { minimumOrderQuantity: 5, maxQuantity: 20, isForSale: true };
  const gone = { ...item, isForSale: false };

  it.each([
    [4, 'raised', 5],
    [5, 'found', 5],
    [20, 'found', 20],
    [21, 'lowered', 20],
  ])('%i pieces are %s: %i', (wanted, kind, quantity) => {
    const verdict = orderNumberVerdict(wanted, { item });
    expect(verdict).toEqual({ kind, item, quantity });
    expect(isOrderable(verdict)).toBe(true);
  });

  it('names what replaces an article that is not sold any more, in a quantity that can be ordered', () => {
    const verdict = orderNumberVerdict(1, { item: gone, replacement: item });
    expect(verdict).toEqual({ kind: 'replaced', by: item, quantity: 5 });
    expect(isOrderable(verdict)).toBe(false);
    expect(orderNumberVerdict(1, { item, replacement: item }).kind).toBe('raised');
    expect(orderNumberVerdict(1, { item: gone, replacement: gone })).toEqual({ kind: 'not-for-sale', item: gone });
    expect(orderNumberVerdict(1, { item: gone })).toEqual({ kind: 'not-for-sale', item: gone });
  });

  it('says of an article with a maximum below its minimum that it is not for sale', () => {
    for (const none of [
      { ...item, maxQuantity: 4 },
      { ...item, minimumOrderQuantity: 1, maxQuantity: 0 },
    ]) {
      expect(orderNumberVerdict(1, { item: none })).toEqual({ kind: 'not-for-sale', item: none });
      expect(orderNumberVerdict(1, { item: none, replacement: item }).kind).toBe('replaced');
      expect(orderNumberVerdict(1, { item: gone, replacement: none }).kind).toBe('not-for-sale');
    }
  });

  it('suggests what may have been meant', () => {
    expect(orderNumberVerdict(1, { similar: [item] })).toEqual({ kind: 'unknown', suggestions: [item] });
    expect(orderNumberVerdict(1, {})).toEqual({ kind: 'unknown', suggestions: [] });
  });
});
