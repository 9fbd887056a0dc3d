// The words of a line of the order form that may be order numbers or quantities: what else stands on it is passed over or marked as unclear.
// Source: spec 2 §1 "an order form (Bestellschein) for quick entry of order numbers".

import { withoutNumbering } from '../shared/numbering.ts';

/** The characters of the full width that East Asian keyboards write, as the usual ones; texts keep their length. */
export const inPlainCharacters = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** What a row of an order is called by its place: "#2", "Pos. 2", "Nr. 2". */
const POSITION = /^(?:#|(?:pos|position|nr|no)\b\.?)\s{0,2}\d{1,2}[.):]{0,2}\s+(?=\S)/i;

/** A line without the number that it has in a list. A number in brackets may be the quantity as well, and stays to be asked about. */
export const unnumbered = (line: string): string =>
  line.startsWith('(') ? line : withoutNumbering(line).replace(POSITION, '');

/** An amount with its currency before or behind it. */
const PRICE =
  /(?:€|EUR|CHF)\s{0,3}\d{1,7}(?:[.,]\d{1,3}){0,3}(?![\dA-Z-])|(?<![\dA-Z-])\d{1,7}(?:[.,]\d{1,3}){0,3}\s{0,3}(?:€|EUR(?![A-Z\d-])|CHF(?![A-Z\d-]))/g;

/** A number, a currency and a number: one of the two is the price. */
const BETWEEN_NUMBERS = /(?<![\dA-Z.,-])(\d{1,12})(\s{0,3})(€|EUR|CHF)(\s{0,3})(\d{1,7}(?:[.,]\d{1,3})?)(?![\dA-Z-])/g;

/** What stands for a number that may be a quantity or not: neither quantity nor order number. */
const UNCLEAR = ' ?1? ';

/** Which of the two is no price, as far as that can be told: amounts have decimals, a sign stands close to its amount, and numbers of articles are long. */
const besidePrice = (
  _all: string,
  before: string,
  gapBefore: string,
  currency: string,
  gapBehind: string,
  behind: string,
): string => {
  const isBehind = /[.,]/.test(behind) || before.length > 4 || (gapBefore !== '' && gapBehind === '');
  if (isBehind) return `${before} `;
  return currency === '€' || (gapBefore === '' && gapBehind !== '') ? ` ${behind}` : UNCLEAR;
};

/** A measure of the goods, as names of articles have them: "80 Blatt", "21 x 29,7 cm", "80g". */
const MEASURE =
  /(?<![\dA-Z.,-])(?:\d{1,4}(?:[.,]\d{1,2})?\s{0,2}[X×]\s{0,2}){0,2}\d{1,4}(?:[.,]\d{1,2})?(?:\s{0,2}|-)(?:BLATT|BL|SEITEN|SHEETS|PAGES|FARBEN|COLOURS|COLORS|TEILIG|TLG|ER|KG|G|ML|CM|MM)(?![A-ZÄÖÜ\d-])/g;

/** A small number or a year in brackets: how many are in it, which edition it is, or how many are wanted. */
const IN_BRACKETS = /\(\s{0,2}(?:\d{1,3}|(?:19|20)\d{2})\s{0,2}\)/g;

/** A small number with a stop behind it, and more to come: the next of a numbered list, an edition, or a quantity at the end of a sentence. */
const ORDINAL = /(?:^|\s)["'#([]?\d{1,2}[.)]{1,2}(?=\s{1,9}\S)/g;

/** A number with a word behind it that makes it a quantity. */
const COUNTED =
  /(^|[\s;,|–—(X×*]|\s-)(\d{1,4})(?:\s*(?:STÜCK|STUECK|STCK|STK|ST|PIECES|PCS|PC)|[\s-]?(?:MAL|TIMES))(?![A-ZÄÖÜ\d-])/g;

/** The words with a digit, in capitals and without the marks around them. */
export const wordsOf = (line: string): readonly string[] =>
  line
    .toUpperCase()
    .replace(MEASURE, ' ')
    .replace(IN_BRACKETS, UNCLEAR)
    .replace(ORDINAL, UNCLEAR)
    .replace(BETWEEN_NUMBERS, besidePrice)
    .replace(PRICE, ' ')
    .replace(COUNTED, (_all, before: string, pieces: string) => `${before}${/[X×*]/.test(before) ? '' : 'X'}${pieces} `)
    .replace(/(^|[\s;,|])(\d{1,4})\s*[X×*](?=\s*[A-Z\d-]{3})/g, '$1$2X ')
    .replace(/(^|[\s;,|])(\d{1,4})[×*](?=[\s;,|.)]|$)/g, '$1$2X')
    .replace(/\s[X×*]\s*(\d)/g, ' X$1')
    .replace(/(^|[\s;,|])(\d{3,12})[X×*](\d{1,4})(?![\dA-Z-])/g, '$1$2 X$3')
    .split(/[\s;,|–—]/)
    .map(bare)
    .filter((word) => /\p{Nd}/u.test(word));

const LEADING = `"'#([`;
const TRAILING = `"'.:)]`;

/** A word without quotes, brackets, number signs and stops around it; looked at from both ends, so that a long row of stops costs nothing. */
const bare = (word: string): string => {
  let from = 0;
  let to = word.length;
  while (from < to && LEADING.includes(word.charAt(from))) from += 1;
  while (to > from && TRAILING.includes(word.charAt(to - 1))) to -= 1;
  return word.slice(from, to);
};
