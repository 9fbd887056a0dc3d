// Reading a pasted table whose first line names its columns, as spreadsheets and CSV files have it: "Artikelnummer;Bezeichnung;Menge".
// Source: spec 2 §1 "an order form (Bestellschein) for quick entry of order numbers".

const SEPARATORS = ['\t', ';', ','] as const;

const HEADING = /bestell|best\.|artikel|art\.|order|item|sku|menge|anzahl|quantity|qty/i;
/** What a column of order numbers is about, and behind that the word for a number: two looks, each linear, where one pattern would be quadratic. */
const THING_WITH_NUMBER = /best|art|order|item|produkt|product/i;
const WORD_FOR_NUMBER = /nr|nummer|no\b|number/i;
const STOCK_NUMBER = /sku/i;
/** "Nummer;Artikel;Menge": beside it "Artikel" is the name. "Nr." may as well count the rows. */
const ONLY_NUMBER = /^(?:nummer|number)\.?$/i;
const NAME_OR_NUMBER_COLUMN = /bestell|artikel|order|item/i;
const QUANTITY_COLUMN = /menge|anzahl|stück|stueck|quantity|qty|pieces/i;
/** Columns that speak of quantities and say something else: what a pack holds, what is the least, what one costs, what there is. */
const OTHER_QUANTITY =
  /preis|price|betrag|cost|einheit|unit|verpackung|pack|mindest|minim|maxim|lager|bestand|stock|\b(?:ve|per|pro|je|min|max)\b/i;
/** Names of the quantity that is ordered, the surest first. */
const SUREST_QUANTITIES = [
  /bestell|order/i,
  /^(?:menge|anzahl|stück|stueck|quantity|qty|pieces)\.?$/i,
  QUANTITY_COLUMN,
];

/** Characters of the longest heading; a longer line without digits names no columns. */
const HEADING_MAX_LENGTH = 500;

/** A quantity as spreadsheets write it: whole, perhaps with one or two zeros behind a comma. Three are the thousands of one language or the other. */
const WHOLE = /^(\d+)(?:[.,]00?)?$/;

/** Numbers up to twelve as people write them out in a list, in German and English. */
const NUMBER_WORDS: readonly (readonly string[])[] = [
  ['ein', 'eine', 'einen', 'eins', 'one'],
  ['zwei', 'two'],
  ['drei', 'three'],
  ['vier', 'four'],
  ['fünf', 'fuenf', 'five'],
  ['sechs', 'six'],
  ['sieben', 'seven'],
  ['acht', 'eight'],
  ['neun', 'nine'],
  ['zehn', 'ten'],
  ['elf', 'eleven'],
  ['zwölf', 'zwoelf', 'twelve'],
];

/** The digits of a quantity that fills its cell as a word, `2` for `zwei`; any other text as it is. Words of a name are not looked at. */
export const digitsOf = (cell: string): string => {
  const at = NUMBER_WORDS.findIndex((words) => words.includes(cell.toLowerCase()));
  return at < 0 ? cell : String(at + 1);
};

/** Where a table has its order numbers and quantities. */
export type OrderTable = {
  readonly separator: (typeof SEPARATORS)[number];
  readonly number: number;
  /** Undefined where more than one column may have the quantities, or only others than that of the order: then none of them is guessed. */
  readonly quantity: number | undefined;
};

/** The first line of a copied table names its columns, with words of a heading and without a digit. */
export const isHeading = (line: string): boolean =>
  line.length <= HEADING_MAX_LENGTH && !/\d/.test(line) && HEADING.test(line);

/** "Artikelnummer", "Best.-Nr.", "SKU"; "Artikel" alone is perhaps a name. */
const namesNumber = (cell: string): boolean => {
  if (STOCK_NUMBER.test(cell)) return true;
  const thing = THING_WITH_NUMBER.exec(cell);
  return thing !== null && WORD_FOR_NUMBER.test(cell.slice(thing.index + thing[0].length));
};

/** What may be the column of order numbers, the surest first. */
const NUMBER_COLUMNS: readonly ((cell: string) => boolean)[] = [
  namesNumber,
  (cell) => ONLY_NUMBER.test(cell),
  (cell) => NAME_OR_NUMBER_COLUMN.test(cell),
];

/** The one column that has the quantities of the order, as far as the headings tell. */
const quantityColumn = (cells: readonly string[]): number | undefined => {
  const possible = cells
    .map((cell, at) => ({ cell, at }))
    .filter(({ cell }) => QUANTITY_COLUMN.test(cell) && !OTHER_QUANTITY.test(cell));
  for (const name of SUREST_QUANTITIES) {
    const [first, ...others] = possible.filter(({ cell }) => name.test(cell));
    if (first !== undefined) return others.length === 0 ? first.at : undefined;
  }
  return undefined;
};

/**
 * The columns that a heading names; undefined when it does not name both an order number and a quantity. What a pack holds ("Verpackungsmenge"),
 * the least that is sold ("Mindestmenge") and prices for a piece are no quantity of an order.
 */
export const tableOf = (heading: string): OrderTable | undefined => {
  for (const separator of SEPARATORS) {
    const cells = cellsOf(heading, separator);
    if (!cells.some((cell) => QUANTITY_COLUMN.test(cell))) continue;
    const isOther = (cell: string): boolean => !QUANTITY_COLUMN.test(cell);
    const number = NUMBER_COLUMNS.map((isIt) => cells.findIndex((cell) => isOther(cell) && isIt(cell))).find(
      (at) => at >= 0,
    );
    if (number !== undefined) return { separator, number, quantity: quantityColumn(cells) };
  }
  return undefined;
};

/** The cells of a line; what stands in quotes is one cell, and a doubled quote in it is one (RFC 4180). */
const cellsOf = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += character;
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
};

/** What a row says in the columns of order number and quantity. */
export type OrderCells = { readonly number: string; readonly quantity: string };

/** How a row is known again: by its other words, where its order number is missing. */
type NamedRow = OrderCells & { readonly name: string };

/** A row of which nothing but its separators is written, as spreadsheets leave them below and between what was filled in. */
export const isEmptyRow = (line: string): boolean => /^[\s;,"]*$/.test(line);

/** Digits with spaces between their groups, as catalogues print long numbers. */
const GROUPED = /^\d+(?:\s+\d+)+$/;

/** The words of a row that cannot be taken for an order number: they tell which row it is. */
const wordsOf = (cells: readonly string[]): string =>
  cells
    .flatMap((cell) => cell.split(/\s/))
    .filter((word) => word !== '' && !/\d/.test(word))
    .join(' ');

/**
 * Order number and quantity of a line of the table as they stand there; a quantity that is missing is one, where no column is known to have it
 * there is none, and a number in groups of digits is one number. The name has no word with a digit: rows are read again when the form is sent again, and the pages of a notebook are not to become an
 * article.
 */
export const rowOf = (line: string, { separator, number, quantity }: OrderTable): NamedRow => {
  const cells = cellsOf(line, separator);
  const pieces = quantity === undefined ? undefined : digitsOf(cells[quantity] ?? '');
  const written = cells[number] ?? '';
  return {
    number: GROUPED.test(written) ? written.replace(/\s/g, '') : written,
    quantity: pieces === '' ? '1' : (WHOLE.exec(pieces ?? '')?.[1] ?? pieces ?? ''),
    name: wordsOf(cells),
  };
};
