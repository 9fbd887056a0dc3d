// Reading order numbers that were typed or pasted into the order form, as people keep them: copied from a table, a mail or a list by
// hand. Source: spec 2 §1 "an order form (Bestellschein) for quick entry of order numbers".

/** Lines that are read at once. */
export const ORDER_ENTRY_MAX_LINES = 500;

/** Highest quantity of one entry (spec 3 §9: below 9999). */
export const ORDER_ENTRY_MAX_QUANTITY = 9_998;

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
    };

export type OrderEntry = {
  /** One per order number in the order of first mention, duplicates summed. */
  readonly positions: readonly OrderPosition[];
  /** What every line means, from the first to the last. */
  readonly verdicts: readonly OrderEntryVerdict[];
};

/**
 * Reads order numbers with quantities, separated by line ends, tabs, semicolons, commas, spaces or dashes: the quantity behind
 * (`12345 3`), with a times sign (`3x 12345`, `12345 x 3`) or in words (`12345 – 3 Stück`). A number alone means one piece; words
 * without a digit are passed over, so are headings. Numbers of up to 4 digits behind an order number are its quantity.
 *
 * @example
 * parseOrderEntry('12345\t2\n3x 67890').positions // 2 of 12345, 3 of 67890
 */
export const parseOrderEntry = (text: string): OrderEntry => {
  const verdicts = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ text: line.trim(), lineNumber: index + 1 }))
    .filter((line) => line.text !== '' && !isHeading(line.text))
    .flatMap((line, index) => (index < ORDER_ENTRY_MAX_LINES ? readLine(line) : [problem(line, 'too-many-lines')]));
  return { positions: summed(verdicts), verdicts };
};

/** The positions as lines of text that `parseOrderEntry` reads back. */
export const formatOrderEntry = (positions: readonly OrderPosition[]): string =>
  positions.map(({ orderNumber, quantity }) => `${orderNumber}\t${quantity}`).join('\n');

type SourceLine = { readonly text: string; readonly lineNumber: number };
type Draft = { readonly orderNumber: string; readonly quantity?: number };

/** The first line of a copied table names its columns. */
const isHeading = (line: string): boolean =>
  !/\d/.test(line) && /bestell|artikel|art\.|order|item|menge|anzahl|quantity/i.test(line);

const wordsOf = (line: string): readonly string[] =>
  line
    .toUpperCase()
    .replace(/(\d)\s*(?:STÜCK|STUECK|STCK|STK|ST|PIECES|PCS|PC)(?![A-ZÄÖÜ\d-])/g, '$1 ')
    .replace(/(^|[\s;,|])(\d{1,4})\s*[X×*](?=\s*[A-Z\d-]{3})/g, '$1$2X ')
    .replace(/\s[X×*]\s*(\d)/g, ' X$1')
    .split(/[\s;,|–—]+/)
    .map((word) => word.replace(/^["'#]+|["'.:]+$/g, ''))
    .filter((word) => /\d/.test(word));

/** What has been read of a line so far: entries, and a quantity that waits for its order number. */
type Reading = { readonly drafts: readonly Draft[]; readonly before?: number };

const readLine = (line: SourceLine): readonly OrderEntryVerdict[] => {
  let reading: Reading = { drafts: [] };
  for (const word of wordsOf(line.text)) {
    const next = readWord(reading, word);
    if (next === undefined)
      return [problem(line, reading.drafts.length === 0 ? 'no-order-number' : 'quantity-not-readable')];
    reading = next;
  }
  if (reading.drafts.length === 0) return [problem(line, 'no-order-number')];
  return reading.before === undefined
    ? reading.drafts.map((draft) => verdictOn(line, draft))
    : [problem(line, 'quantity-not-readable')];
};

/** The reading after one more word; undefined when the word is neither an order number nor a quantity that fits here. */
const readWord = ({ drafts, before }: Reading, word: string): Reading | undefined => {
  const last = drafts.at(-1);
  const quantity = quantityIn(word, last);
  if (quantity === undefined)
    return ORDER_NUMBER.test(word)
      ? { drafts: [...drafts, { orderNumber: word, ...(before === undefined ? {} : { quantity: before }) }] }
      : undefined;
  if (before !== undefined) return undefined;
  return last !== undefined && last.quantity === undefined
    ? { drafts: [...drafts.slice(0, -1), { ...last, quantity }] }
    : { drafts, before: quantity };
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

const summed = (verdicts: readonly OrderEntryVerdict[]): readonly OrderPosition[] => {
  const totals = new Map<string, number>();
  for (const verdict of verdicts)
    if (verdict.kind === 'entry')
      totals.set(verdict.orderNumber, (totals.get(verdict.orderNumber) ?? 0) + verdict.quantity);
  return [...totals].map(([orderNumber, quantity]) => ({ orderNumber, quantity }));
};
