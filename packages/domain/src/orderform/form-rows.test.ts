import { describe, expect, it } from 'vitest';
import { ORDER_ENTRY_MAX_LINES } from './entry-limits.ts';
import { orderFormRows, rowsAfterMore } from './form-rows.ts';

describe('the rows of the order form', () => {
  it.each([
    [0, undefined, 5],
    [4, undefined, 5],
    [5, undefined, 6],
    [2, 10, 10],
    [10, 10, 11],
    [499, undefined, 500],
    [500, undefined, 500],
    [0, 999, 500],
  ])('of %i that were entered, and %s that were asked for, are %i', (entered, wanted, rows) => {
    expect(orderFormRows(entered, wanted)).toBe(rows);
  });

  it('are five more with each press, and never more than are read at once', () => {
    expect(rowsAfterMore(0, 5)).toBe(10);
    expect(rowsAfterMore(0, 10)).toBe(15);
    // Lines of a pasted text are rows, too.
    expect(rowsAfterMore(20, 5)).toBe(25);
    expect(rowsAfterMore(0, 498)).toBe(ORDER_ENTRY_MAX_LINES);
  });
});
