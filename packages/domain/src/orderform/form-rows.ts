// How many rows the order form has: those that were entered, and empty ones behind them. Source: spec 2 §1 "an order form (Bestellschein) for
// quick entry of order numbers"; docs/features.md.

import { ORDER_ENTRY_MAX_LINES } from './entry-limits.ts';

/** Rows of a form that nobody has typed into, and those that a press for more brings. */
const ROWS_AT_ONCE = 5;

/** Rows that a form shows: one at least is empty, until there are as many as are read at once; `wanted` are those that a press for more has asked for. */
export const orderFormRows = (entered: number, wanted = 0): number =>
  Math.min(ORDER_ENTRY_MAX_LINES, Math.max(ROWS_AT_ONCE, entered + 1, wanted));

/**
 * Rows after a press for more: five beside those that are shown or entered, and never more than are read at once.
 *
 * @example
 * rowsAfterMore(0, 5) // 10
 */
export const rowsAfterMore = (entered: number, shown: number): number =>
  Math.min(ORDER_ENTRY_MAX_LINES, Math.max(entered, shown) + ROWS_AT_ONCE);
