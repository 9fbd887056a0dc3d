// What is told beside the rows of a class list that were to go into the basket, to a family as to a teacher. Source: docs/class-lists.md.

import type { OrderedRows } from '@tornister/application/class-list';
import { parseOrderNumber } from '@tornister/domain/orderform';

/** What is told beside a row. */
export type RowNote = { readonly text: string; readonly values?: Readonly<Record<string, string | number>> };

/** What came of an order: articles that are in the basket now, rows that were to go there, and what is told of some of them. */
export type OrderReport = {
  readonly added: number;
  readonly asked: number;
  readonly notes: Readonly<Record<string, RowNote>>;
};

const noteOf = (
  { item: { orderNumber }, isCapped }: OrderedRows['rows'][number],
  { added, rows }: OrderedRows['filled'],
): RowNote | undefined => {
  const there = added.find(({ item }) => item.orderNumber === orderNumber);
  // What was entered is in capitals, whatever the catalogue writes.
  const number = parseOrderNumber(orderNumber) ?? orderNumber;
  const failed = rows.find(({ typed, entered = typed }) => entered.number === number)?.verdict;
  if (there !== undefined && there.kind !== 'found')
    return { text: `vue.classList.note.${there.kind}`, values: { count: there.quantity } };
  // Two rows of one article can be too many together.
  if (there !== undefined)
    return isCapped || failed !== undefined
      ? { text: 'vue.classList.note.capped', values: { count: there.quantity } }
      : undefined;
  return failed === undefined || failed.kind === 'unreadable'
    ? undefined
    : { text: `vue.classList.note.${failed.kind}` };
};

/** Rows that are in the basket in another quantity, or not at all, have a note. What the basket had the most of already was not added. */
export const orderReport = ({ rows, filled }: OrderedRows): OrderReport => ({
  added: filled.added.filter(({ isUnchanged }) => isUnchanged !== true).length,
  asked: rows.length,
  notes: Object.fromEntries(
    rows.flatMap((row) => {
      const note = noteOf(row, filled);
      return note === undefined ? [] : [[row.entryId, note] as const];
    }),
  ),
});
