// What is told beside the rows of a class list that were to go into the basket, to a family as to a teacher. Source: docs/class-lists.md.

import type { OrderedRows } from '@tornister/application/class-list';
import { rowOutcome } from '@tornister/application/order-form';

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
  filled: OrderedRows['filled'],
): RowNote | undefined => {
  const outcome = rowOutcome(filled, orderNumber);
  if (outcome === undefined) return undefined;
  if (outcome.kind === 'left') return { text: `vue.classList.note.${outcome.why}` };
  const { row, isPart } = outcome;
  if (row.kind === 'found' && !isCapped && !isPart) return undefined;
  return { text: `vue.classList.note.${row.kind === 'found' ? 'capped' : row.kind}`, values: { count: row.quantity } };
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
