// Rows of a class list made of what there is already: the lines of a material list, the entries of a wishlist or a curated list, the
// lines of an order. Source: docs/class-lists.md.

import {
  CLASS_LIST_ENTRIES_MAX,
  type ClassListEntryDraft,
  classQuantity,
  classTitle,
  countedClassTitle,
  shareOfLine,
  shareOfOrdered,
} from '@tornister/domain/classlist';
import { unreadLines } from '@tornister/domain/materiallist';
import { type OrderSummary, orderedLines } from '@tornister/domain/orders';
import type { WishlistEntry } from '@tornister/domain/wishlist';
import {
  type ChosenMaterial,
  decisionFor,
  isAsSuggested,
  type MaterialDecisions,
  type MaterialSheet,
} from '../material-list/chosen-material.ts';
import { mayHoldSeveral, saysSheets } from './may-hold-several.ts';

const FOR_EACH_CHILD = { per: 'child', choice: 'any', note: '' } as const;

/** What of a text did not become rows: so many lines, and whether it was too long to be read to its end. */
type UnreadLines = { readonly leftOut: number; readonly isCut: boolean };

/** What of the sources of a list is not on it: lines of a text, and in so many rows some of the pieces, because a row takes no more. */
export type LostLines = UnreadLines & { readonly lowered: number };

type Line = MaterialSheet['lines'][number];
type Candidate = Line['candidates'][number];

/**
 * What the sheet asks for, in packs of the chosen article: that the shop has fewer at the moment does not make the class need fewer, and the least
 * that it sells at once belongs to each order.
 */
const piecesOf = (line: Line, chosen: Candidate | undefined, decided: ChosenMaterial | undefined): number => {
  const wanted = chosen === undefined ? line.wish.quantity : chosen.needed;
  return decided === undefined || isAsSuggested(decided) ? wanted : Number(decided.quantity) || wanted;
};

/** Where packs are taken, the words keep how many single pieces or sheets the sheet asks for: the packs for a class are reckoned from these. */
const titleOf = ({ text, wish }: Line, chosen: Candidate | undefined): string => {
  if (chosen === undefined) return classTitle(text);
  const { item, needed } = chosen;
  const isInPacks = (needed < wish.quantity || wish.quantity === 1) && mayHoldSeveral(item);
  return isInPacks || (needed < wish.quantity && saysSheets(item)) ? countedClassTitle(text) : classTitle(text);
};

type PlacedRow = { readonly at: number; readonly row: ClassListEntryDraft };

/** Whether the number before the words of a line counts all of its things together: "4 Hefte rot und blau", but not "2 Zirkel und 2 Lineale". */
const countsAll = (text: string, things: readonly Line[]): boolean => {
  const counted = countedClassTitle(text);
  const all = things.reduce((sum, { wish }) => sum + wish.quantity, 0);
  return counted !== classTitle(text) && Number.parseInt(counted, 10) === all;
};

/**
 * Things of one line for which nobody chose: one row has the words of the line. A number that counts all of its things is the row's own, less what has
 * a row already; any other stays in the words, which are meant once.
 */
const inOneRow = (
  row: ClassListEntryDraft,
  text: string,
  things: readonly Line[],
  pieces: number,
): ClassListEntryDraft => {
  if (things.length === 1) return row;
  return countsAll(text, things)
    ? { ...row, title: classTitle(text), quantity: pieces }
    : { ...row, title: countedClassTitle(text), quantity: 1 };
};

const rowsOfLines = (lines: MaterialSheet['lines'], decisions: MaterialDecisions): readonly PlacedRow[] => {
  const choices = lines.map((line, index) => {
    const { orderNumber } = decisionFor(line, decisions[index]);
    return line.candidates.find(({ item }) => item.orderNumber === orderNumber);
  });
  return lines.flatMap((line, index) => {
    const chosen = choices[index];
    const isShared = lines.some((other) => other !== line && other.text === line.text);
    const row: ClassListEntryDraft = {
      ...FOR_EACH_CHILD,
      per: shareOfLine(line, lines[0]),
      title: chosen !== undefined && isShared ? '' : titleOf(line, chosen),
      orderNumber: chosen?.item.orderNumber ?? '',
      quantity: piecesOf(line, chosen, decisions[index]),
    };
    const at = line.lineNumber;
    if (chosen !== undefined) return [{ at, row }];
    // Rows of the same words cannot be told apart: families would promise all of them.
    const isOfLine = (other: Line): boolean => other.lineNumber === at && other.text === line.text;
    const open = lines.flatMap((other, place) =>
      choices[place] === undefined && isOfLine(other)
        ? [{ place, pieces: piecesOf(other, undefined, decisions[place]) }]
        : [],
    );
    if (open[0]?.place !== index) return [];
    const together = open.reduce((sum, { pieces }) => sum + pieces, 0);
    return [{ at, row: inOneRow(row, line.text, lines.filter(isOfLine), together) }];
  });
};

/** Lines that were read as no thing to buy and name one all the same: they become rows in their words, and nothing of them is lost. */
const spokenOf = ({ leftOut }: Pick<MaterialSheet, 'leftOut'>): MaterialSheet['leftOut'] =>
  leftOut.filter(({ namesThing }) => namesThing === true);

/**
 * One row for each thing of a sheet, with the article that was chosen for it, or one for all things of a line for which nobody chose. It keeps the
 * words of its line, unless that line names several things and the article says which of them it is.
 * What the sheet asks for once for the class counts so. A line that was left out and names a thing is a row in its words, where it stands.
 */
export const rowsOfSheet = (sheet: MaterialSheet, decisions: MaterialDecisions): readonly ClassListEntryDraft[] => {
  const rows = rowsOfLines(sheet.lines, decisions);
  const spoken = spokenOf(sheet).map(({ text, lineNumber }) => ({
    at: lineNumber,
    row: { ...FOR_EACH_CHILD, per: shareOfLine({ text }), title: classTitle(text), orderNumber: '', quantity: 1 },
  }));
  return (spoken.length === 0 ? rows : [...rows, ...spoken].toSorted((one, other) => one.at - other.at)).map(
    ({ row }) => row,
  );
};

/** Lines of a text of which the rows have nothing, for whoever wrote them. */
export const unreadOfSheet = ({ lines, leftOut, isCut }: MaterialSheet): UnreadLines => ({
  leftOut: unreadLines(lines, leftOut).filter(({ namesThing }) => namesThing !== true).length,
  isCut,
});

/** One row for each article of a wishlist; its comments stay where they are. */
export const rowsOfWishlist = (entries: readonly WishlistEntry[]): readonly ClassListEntryDraft[] =>
  entries.map(({ item, quantity }) => ({
    ...FOR_EACH_CHILD,
    title: '',
    orderNumber: item.orderNumber,
    quantity,
  }));

/** One row for each line of an order, or several where one does not take all pieces; what was ordered for a whole class is shared among its children. */
export const rowsOfOrder = (
  order: Pick<OrderSummary, 'shipments'>,
  children: number,
): readonly ClassListEntryDraft[] => {
  const lines = orderedLines(order).map(({ sku, quantity }) =>
    shareOfOrdered(quantity, children).map((share) => ({ ...FOR_EACH_CHILD, ...share, title: '', orderNumber: sku })),
  );
  const rows = lines.flat();
  // A list of the articles, each in a quantity that is corrected by hand, is better than none.
  return rows.length > CLASS_LIST_ENTRIES_MAX ? lines.flatMap(oneShare) : rows;
};

/** All that one row would have to take of shares of a line. */
const oneShare = (shares: readonly ClassListEntryDraft[]): readonly ClassListEntryDraft[] =>
  shares.slice(0, 1).map((first) => ({
    ...first,
    quantity: shares.reduce((sum, { per, quantity }) => (per === first.per ? sum + quantity : sum), 0),
  }));

/** Rows with as many pieces as a row can have, and how many of them were to have more. */
export const withClassQuantities = (
  rows: readonly ClassListEntryDraft[],
): { readonly rows: readonly ClassListEntryDraft[]; readonly lowered: number } => {
  const fitting = rows.map((row) => ({ ...row, quantity: classQuantity(row.quantity) }));
  return { rows: fitting, lowered: rows.filter(({ quantity }, at) => (fitting[at]?.quantity ?? 0) < quantity).length };
};
