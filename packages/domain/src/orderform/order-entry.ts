// Reading order numbers that were typed or pasted into the order form, as people keep them: copied from a table, a mail or a list by
// hand. Source: spec 2 §1 "an order form (Bestellschein) for quick entry of order numbers".

import { ORDER_ENTRY_MAX_LINES, ORDER_ENTRY_MAX_QUANTITY } from './entry-limits.ts';
import { parseOrderNumber } from './order-number.ts';
import { digitsOf, isEmptyRow, isHeading, type OrderCells, type OrderTable, rowOf, tableOf } from './order-table.ts';
import { inPlainCharacters, unnumbered, wordsOf } from './order-words.ts';

/** Digits of a quantity; a longer number is an order number. */
const QUANTITY_MAX_DIGITS = 4;

/** 3 to 12 digits or letters with hyphens between them and at least one digit. */
const ORDER_NUMBER = /^(?=[^\d]*\d)[A-Z0-9][A-Z0-9-]{1,10}[A-Z0-9]$/;

export type OrderEntryProblem = 'no-order-number' | 'quantity-not-readable' | 'quantity-too-high' | 'too-many-lines';

export type OrderPosition = { readonly orderNumber: string; readonly quantity: number };

/** What was found on a line of the text; a line may hold several entries, and an empty one none. */
export type OrderEntryVerdict =
  | ({ readonly kind: 'entry'; readonly lineNumber: number } & OrderPosition)
  | {
      readonly kind: 'problem';
      readonly lineNumber: number;
      readonly text: string;
      readonly problem: OrderEntryProblem;
      /** What its columns say, where a heading names them. */
      readonly cells?: OrderCells;
    };

export type OrderEntry = {
  /** One per order number in the order of first mention, duplicates summed. */
  readonly positions: readonly OrderPosition[];
  /** What every line means, from the first to the last. */
  readonly verdicts: readonly OrderEntryVerdict[];
};

/**
 * Reads order numbers with quantities, separated by line ends, tabs, semicolons, commas, spaces or dashes: the quantity behind
 * (`12345 3`), with a times sign (`3x 12345`, `12345 x 3`) or in words (`12345 – 3 Stück`, `3mal 12345`). A number alone means one piece; words
 * without a digit are passed over, so are headings. Numbers of up to 4 digits behind an order number are its quantity; one of 3 or 4 digits before
 * a longer order number without a quantity may be either, and the line is a problem. In a table (cells
 * between tabs or semicolons) the second of two cells is the quantity, however long, or written out up to twelve (`12345;zwei`), and before a
 * tab an order number may be all that a catalogue may call an article, in quotes also what could be a word or a quantity; where a heading names the columns of order number and quantity, only
 * these are read, and a row without a word in it is none. Prices with their currency and measures (`80 Blatt`, `21 x 29,7 cm`) are
 * passed over, and so is the number that a line has in a list (`1. 12345`, `#2 12345`, `Pos. 3 12345`); a line is a problem where either of two numbers beside the currency may be the price, where a small
 * number stands in brackets, or within the line with a stop behind it (`3. Auflage`), and where digits are none of ours. Duplicates that sum up to more than one entry may have are refused where they do.
 *
 * @example
 * parseOrderEntry('12345\t2\n3x 67890').positions // 2 of 12345, 3 of 67890
 */
export const parseOrderEntry = (text: string): OrderEntry => {
  const written = inPlainCharacters(text).split(/\r\n|\r|\n/);
  const heading = written.find(isHeading);
  const table = heading === undefined ? undefined : tableOf(heading);
  const verdicts = written
    .map((raw, index) => ({ raw, line: { text: raw.trim(), lineNumber: index + 1 } }))
    .filter(({ line }) => !isHeading(line.text) && !isEmptyRow(line.text))
    .flatMap(({ raw, line }, index) => {
      if (index >= ORDER_ENTRY_MAX_LINES) return [problem(line, 'too-many-lines')];
      return table !== undefined && raw.includes(table.separator) ? [readRow(line, raw, table)] : readLine(line);
    });
  return summed(verdicts);
};

/**
 * The positions as lines of text that `parseOrderEntry` reads back, whatever order numbers they have: one that could be a quantity or a word
 * ("12", "5X", "ABC") stands in quotes.
 */
export const formatOrderEntry = (positions: readonly OrderPosition[]): string =>
  positions
    .map(
      ({ orderNumber, quantity }) => `${isSurelyNumber(orderNumber) ? orderNumber : `"${orderNumber}"`}\t${quantity}`,
    )
    .join('\n');

type SourceLine = { readonly text: string; readonly lineNumber: number };
type Draft = { readonly orderNumber: string; readonly quantity?: number };

/** What has been read of a line so far: entries, and a quantity that waits for its order number. */
type Reading = { readonly drafts: Draft[]; before?: number };

const readLine = (line: SourceLine): readonly OrderEntryVerdict[] => {
  const text = unnumbered(line.text);
  const row = tableRow(line, text);
  if (row !== undefined) return [row];
  const reading: Reading = { drafts: [] };
  for (const word of wordsOf(text)) {
    if (!readWord(reading, word))
      return [problem(line, reading.drafts.length === 0 ? 'no-order-number' : 'quantity-not-readable')];
  }
  if (reading.drafts.length === 0) return [problem(line, 'no-order-number')];
  return reading.before === undefined && !isEitherReading(reading.drafts)
    ? reading.drafts.map((draft) => verdictOn(line, draft))
    : [problem(line, 'quantity-not-readable')];
};

/** Whether the first of two numbers may be the quantity of the second: so short, and neither has another ("100 12345"). */
const isEitherReading = (drafts: readonly Draft[]): boolean => {
  const [first = '', second = ''] = drafts.map(({ orderNumber }) => orderNumber);
  const areBare = drafts.length === 2 && drafts.every(({ quantity }) => quantity === undefined);
  return areBare && /^\d+$/.test(first) && first.length <= QUANTITY_MAX_DIGITS && first.length < second.length;
};

/** A row of a table whose columns are known. */
const readRow = (line: SourceLine, raw: string, table: OrderTable): OrderEntryVerdict => {
  const { number, quantity, name } = rowOf(raw, table);
  const orderNumber = parseOrderNumber(number);
  const verdict =
    orderNumber === undefined
      ? problem(line, 'no-order-number')
      : /^\d+$/.test(quantity)
        ? verdictOn(line, { orderNumber, quantity: Number(quantity) })
        : problem(line, 'quantity-not-readable');
  return verdict.kind === 'entry'
    ? verdict
    : { ...verdict, cells: { number: number === '' ? name : number, quantity } };
};

/** Two cells of a table are an order number and its quantity, also where the quantity is written out or too long to be one elsewhere. */
const tableRow = (line: SourceLine, text: string): OrderEntryVerdict | undefined => {
  const cells = text.split(/[;\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const [number = '', quantity = ''] = cells;
  const orderNumber = number.toUpperCase();
  const digits = digitsOf(quantity);
  if (cells.length !== 2 || !/^\d+$/.test(digits)) return undefined;
  if (isWrittenNumber(text, number)) return verdictOn(line, { orderNumber, quantity: Number(digits) });
  if (!ORDER_NUMBER.test(orderNumber)) return undefined;
  if (digits !== quantity) return verdictOn(line, { orderNumber, quantity: Number(digits) });
  return digits.length > QUANTITY_MAX_DIGITS ? problem(line, 'quantity-too-high') : undefined;
};

/** Whether what stands before a tab is an order number as catalogues may write them, and no quantity unless it stands in quotes. */
const isWrittenNumber = (text: string, cell: string): boolean =>
  text.includes('\t') && parseOrderNumber(cell) !== undefined && (isSurelyNumber(cell) || text.startsWith('"'));

/** Neither a word nor a quantity, with or without a unit. */
const isSurelyNumber = (cell: string): boolean => /\d/.test(cell) && !/^(?:X?\d{1,2}|\d{1,2}[A-Z]{1,3})$/i.test(cell);

/** Takes one more word into the reading, in place, for a line may have thousands; false when it is nothing that fits here. */
const readWord = (reading: Reading, word: string): boolean => {
  const { drafts, before } = reading;
  const last = drafts.at(-1);
  const quantity = quantityIn(word, last);
  if (quantity === undefined) {
    if (!ORDER_NUMBER.test(word)) return false;
    drafts.push({ orderNumber: word, ...(before === undefined ? {} : { quantity: before }) });
    delete reading.before;
    return true;
  }
  if (before !== undefined) return false;
  if (last !== undefined && last.quantity === undefined) drafts[drafts.length - 1] = { ...last, quantity };
  else reading.before = quantity;
  return true;
};

/** A word that is a quantity: with a times sign, too short for an order number, or short enough behind one. */
const quantityIn = (word: string, last: Draft | undefined): number | undefined => {
  const times = /^(?:X(\d+)|(\d+)X)$/.exec(word);
  if (times) return Number(times[1] ?? times[2]);
  const isAwaited = last !== undefined && last.quantity === undefined;
  return /^\d+$/.test(word) && word.length <= (isAwaited ? QUANTITY_MAX_DIGITS : 2) ? Number(word) : undefined;
};

const verdictOn = (line: SourceLine, { orderNumber, quantity = 1 }: Draft): OrderEntryVerdict => {
  if (quantity < 1) return problem(line, 'quantity-not-readable');
  if (quantity > ORDER_ENTRY_MAX_QUANTITY) return problem(line, 'quantity-too-high');
  return { kind: 'entry', lineNumber: line.lineNumber, orderNumber, quantity };
};

const problem = (line: SourceLine, reason: OrderEntryProblem): OrderEntryVerdict => ({
  kind: 'problem',
  ...line,
  problem: reason,
});

/** Duplicates together; the one that brings an order number above the highest quantity is a problem and does not count. */
const summed = (read: readonly OrderEntryVerdict[]): OrderEntry => {
  const totals = new Map<string, number>();
  const verdicts = read.map((verdict): OrderEntryVerdict => {
    if (verdict.kind !== 'entry') return verdict;
    const { orderNumber, quantity, lineNumber } = verdict;
    const total = (totals.get(orderNumber) ?? 0) + quantity;
    if (total > ORDER_ENTRY_MAX_QUANTITY) return problem({ text: orderNumber, lineNumber }, 'quantity-too-high');
    totals.set(orderNumber, total);
    return verdict;
  });
  return { positions: [...totals].map(([orderNumber, quantity]) => ({ orderNumber, quantity })), verdicts };
};
