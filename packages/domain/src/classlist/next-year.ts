// A class list in the next school year: what is no longer sold is replaced, and nobody has promised anything yet. Source: docs/class-lists.md.

import type { ClassListAsk, ClassListHead } from './class-list.ts';
import { nextSchoolYear } from './school-year.ts';

type Row<Item> = ClassListAsk & {
  readonly title: string;
  readonly item?: Item;
  readonly isSold: boolean;
  /** What the shop has in the place of an article that it no longer sells. */
  readonly replacement?: Item;
};

/** The head of the copy: the same class a year later. Its closing day is chosen anew. */
export const headForNextYear = ({ name, schoolYear, children }: ClassListHead): ClassListHead => ({
  name,
  schoolYear: nextSchoolYear(schoolYear),
  children,
});

/**
 * The rows of the copy, in their order: an article that is no longer sold gives way to its replacement. Where exactly this article was asked for,
 * any brand will do afterwards, as the one that was meant is gone.
 */
export const rowsForNextYear = <Item>(
  rows: readonly Row<Item>[],
): readonly (ClassListAsk & { readonly title: string; readonly item?: Item })[] =>
  rows.map(({ item, isSold, replacement, ...row }) => {
    if (isSold || replacement === undefined) return { ...row, ...(item === undefined ? {} : { item }) };
    return { ...row, choice: 'any', item: replacement };
  });
