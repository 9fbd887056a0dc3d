// What a number in a line means: how many, a format, a lineature, a hardness, a size, or what a pack holds.
// Source: docs/material-lists.md.

import { PACK_UNIT } from './in-packs.ts';
import { MATERIAL_WISH_BOUNDS } from './size-limits.ts';
import { isWord, type Token } from './tokens.ts';
import type { Trait, TraitKind } from './traits.ts';

export type NumberMeaning = {
  /** How many tokens say it. */
  readonly length: number;
  readonly trait?: Trait;
  readonly quantity?: number;
  /** A number without a word that says what it is. */
  readonly bare?: number;
};

const SHEET_WORD = /^(?:blatt|bl|sheets?|leaves)$/;

/** Words behind a number, and the trait that both are. */
const UNIT_TRAITS: readonly (readonly [RegExp, TraitKind, string])[] = [
  [/^cm$/, 'length', ' cm'],
  [/^ml$/, 'volume', ' ml'],
  [/^(?:l|liter|litre)$/, 'volume', ' l'],
  [/^(?:g|gsm)$/, 'weight', ' g'],
  [SHEET_WORD, 'sheets', ''],
  [/^(?:farben|farbig|colou?rs?)$/, 'colours', ''],
  [/^(?:loch|l(?:ö|oe)chern?|holes?)$/, 'parts', '-hole'],
  [/^(?:teilig|tlg|fach|f(?:ä|ae)cher|spaltig|spalten?|parts?|columns)$/, 'parts', ''],
];

const before = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens[at - 1]?.text === '.' || tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];

const isMark = (token: Token | undefined, marks: string): boolean =>
  token !== undefined && token.text.length === 1 && marks.includes(token.text);

/** The token that stands behind, over a point or a hyphen. */
const behind = (tokens: readonly Token[], at: number, marks = '.-'): number =>
  isMark(tokens[at + 1], marks) ? at + 2 : at + 1;

/** What holds several pieces as well as a pack does. */
const HOLDER = /^(?:sets?|box(?:es)?|bund|tute|klassensatze?)$/;

/** "1 Packung mit 10 Schnellheftern": a number behind a pack and "mit" is how many it holds. */
export const isInPack = (tokens: readonly Token[], at: number): boolean =>
  /^(?:mit|with|zu|von|of)$/.test(tokens[at - 1]?.folded ?? '') &&
  (PACK_UNIT.test(tokens[at - 2]?.folded ?? '') || HOLDER.test(tokens[at - 2]?.folded ?? ''));

const RULING_WORD = /^(?:lin|lineat|lineature?|liniatur|linatur|linie|ruling)$/;
const NUMBER_WORD = /^(?:nr|no|gr|grosse|size|nummer|number|starke|numero|#)$/;

/** What begins at this token with a number in it; undefined where no number stands there. */
export const numberAt = (tokens: readonly Token[], at: number, units: ReadonlySet<string>): NumberMeaning | undefined =>
  (tokens[at]?.number === undefined ? wordBeforeNumber : plainNumber)(tokens, at, units);

/** One of several ways in which a number is written; undefined where it is not this one. */
type ReadNumber = (tokens: readonly Token[], at: number, units: ReadonlySet<string>) => NumberMeaning | undefined;

/** "HB", "B", "H": in capitals, and no abbreviation, as in "z. B.". */
const hardness: ReadNumber = (tokens, at) => {
  const text = tokens[at]?.text ?? '';
  const [number, isGlued] = [tokens[at + 1]?.number ?? 0, tokens[at + 1]?.isGlued === true];
  if ((text === 'H' || text === 'B') && isGlued && number >= 2 && number <= 9)
    return { length: 2, trait: { kind: 'hardness', value: `${number}${text}` } };
  const isShort =
    (text === 'H' && tokens[at + 1]?.text === '.') || (text === 'B' && before(tokens, at)?.folded === 'z');
  const isHardness = (text === 'HB' || text === 'B' || text === 'H') && !isShort;
  return isHardness ? { length: 1, trait: { kind: 'hardness', value: text } } : undefined;
};

/** "A4", "DIN A 4", "c5" */
const format: ReadNumber = (tokens, at) => {
  const { text = '', folded = '' } = tokens[at] ?? {};
  const next = behind(tokens, at);
  const number = tokens[next]?.number ?? 0;
  if (!/^[abc]$/.test(folded) || number < 2 || number > 7 || !Number.isInteger(number)) return undefined;
  const isFormat = tokens[next]?.isGlued === true || before(tokens, at)?.folded === 'din' || text === 'A';
  return isFormat
    ? { length: next - at + 1, trait: { kind: 'format', value: `${folded.toUpperCase()}${number}` } }
    : undefined;
};

/** "B5" is no "B" with a number behind it. */
const gluedFormat: ReadNumber = (tokens, at, units) =>
  tokens[at + 1]?.isGlued === true ? format(tokens, at, units) : undefined;

const FIRST_OF_TRADE = 20;
const LAST_OF_TRADE = 28;

/** "Lineatur 25", "Lin. Nr. 3", "L25" */
const ruling: ReadNumber = (tokens, at) => {
  const word = tokens[at]?.folded ?? '';
  const isNamed = RULING_WORD.test(word);
  let next = behind(tokens, at);
  if (isNamed && NUMBER_WORD.test(tokens[next]?.folded ?? '')) next = behind(tokens, next);
  const number = tokens[next]?.number;
  if (number === undefined) return undefined;
  const isShort = word === 'l' && number >= FIRST_OF_TRADE && number <= LAST_OF_TRADE;
  return isNamed || isShort ? { length: next - at + 1, trait: { kind: 'ruling', value: String(number) } } : undefined;
};

/** "Nr. 8", "#2", "Größe 12", "à 10", "x2" */
const named: ReadNumber = (tokens, at) => {
  const { text = '', folded = '' } = tokens[at] ?? {};
  const next = behind(tokens, at);
  const number = tokens[next]?.number;
  if (number === undefined) return undefined;
  const length = next - at + 1;
  if (NUMBER_WORD.test(folded)) return { length, trait: { kind: 'number', value: String(number) } };
  // "à 500 Blatt" are sheets, as without "à".
  if ((text === 'à' || text === 'á') && !SHEET_WORD.test(tokens[next + 1]?.folded ?? ''))
    return { length, trait: { kind: 'pack', value: String(number) } };
  return folded === 'x' && next === at + 1 && !isWord(tokens[next + 1]) ? { length, quantity: number } : undefined;
};

/** "Lesebuch Klasse 3", "Klasse 3–4", "Band 2": which one, not how many. */
const whichOne: ReadNumber = (tokens, at) => {
  const next = behind(tokens, at);
  const isNamed = /^(?:klasse|kl|jahrgang|schulstufe|band|teil|class|grade|year|volume)$/.test(
    tokens[at]?.folded ?? '',
  );
  if (!isNamed || tokens[next]?.number === undefined) return undefined;
  const isRange = isMark(tokens[next + 1], '-–') && tokens[next + 2]?.number !== undefined;
  return { length: next - at + (isRange ? 3 : 1) };
};

/** "K12" and "fx-87" are names. */
const partOfName: ReadNumber = (tokens, at) => {
  if (tokens[at]?.isGlued !== true) return undefined;
  const last = tokens[at - 1];
  const isHyphened = last?.text === '-' && last.isGlued && isWord(tokens[at - 2]);
  return isWord(last) || isHyphened ? { length: 1 } : undefined;
};

/** "2B", "10er", "10-er" */
const glued: ReadNumber = (tokens, at) => {
  const [number, next, endAt] = [tokens[at]?.number ?? 0, tokens[at + 1], behind(tokens, at, '-')];
  if (next?.isGlued !== true) return undefined;
  if (/^(?:h?b|h)$/.test(next.folded) && number >= 2 && number <= 9)
    return { length: 2, trait: { kind: 'hardness', value: `${number}${next.text.toUpperCase()}` } };
  return tokens[endAt]?.folded === 'er'
    ? { length: endAt - at + 1, trait: { kind: 'pack', value: String(number) } }
    : undefined;
};

/** "2-3 Stück": at least so many. */
const range: ReadNumber = (tokens, at, units) => {
  const [first, second] = [tokens[at]?.number, tokens[at + 2]?.number];
  if (first === undefined || second === undefined || second <= first || !isMark(tokens[at + 1], '-–')) return undefined;
  const rest = plainNumber(tokens, at + 2, units);
  const length = rest.length + 2;
  if (rest.quantity !== undefined) return { length, quantity: first };
  return rest.bare === undefined ? { ...rest, length } : { length, bare: first };
};

/** The units that the sides of a sheet are written in. */
const UNITS_PER_CM: Readonly<Record<string, number | undefined>> = { cm: 1, mm: 10 };

/** "30 x 40 cm", "210 x 297 mm" (in centimetres), "5 x", "5x" */
const times: ReadNumber = (tokens, at) => {
  const [number, second] = [tokens[at]?.number, tokens[at + 2]?.number];
  if (number === undefined || !/^[x×*]$/i.test(tokens[at + 1]?.text ?? '')) return undefined;
  const perCentimetre = UNITS_PER_CM[tokens[at + 3]?.folded ?? ''];
  return second === undefined || perCentimetre === undefined
    ? { length: 2, quantity: number }
    : { length: 4, trait: { kind: 'format', value: `${number / perCentimetre} × ${second / perCentimetre} cm` } };
};

/** "10 m", but not the "m" of "25 m. Rand". */
const isMetre = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1];
  return /^(?:m|meter|metre)$/.test(tokens[at]?.folded ?? '') && next?.text !== '.' && !/rand/.test(next?.folded ?? '');
};

/** "100 Bogen Kopierpapier" are so many sheets; of other paper each one is a thing. */
const isOfCopyPaper = (tokens: readonly Token[]): boolean =>
  tokens.some(({ folded }) => /^(?:kopier|drucker)(?:papier|blatt)/.test(folded));

/** "30 cm", "96 Blatt", "5 Stück", "80 Seiten" */
const withUnit: ReadNumber = (tokens, at, units) => {
  const number = tokens[at]?.number ?? 0;
  const unitAt = behind(tokens, at, '-');
  const unit = tokens[unitAt];
  const word = unit?.folded ?? '';
  const length = unitAt - at + 1;
  if (isMetre(tokens, unitAt)) return { length, trait: { kind: 'length', value: `${number} m` } };
  // "2 Locher" and "2 hole punches" are tools, and no holes that something has; a "4 hole punch" makes four.
  const next = tokens[unitAt + 1]?.folded ?? '';
  const [, kind, suffix] = UNIT_TRAITS.find(([pattern]) => pattern.test(unit?.text.toLowerCase() ?? '')) ?? [];
  if (kind !== undefined && next !== 'punches')
    return { length: length - Number(next.startsWith('punch')), trait: { kind, value: `${number}${suffix}` } };
  if (word === 'bogen' && isOfCopyPaper(tokens)) return { length, trait: { kind: 'sheets', value: String(number) } };
  if (/^(?:seiten|pages)$/.test(word)) return { length, trait: { kind: 'sheets', value: String(number / 2) } };
  if (/^(?:mm|[µμ]m|mic|microns?|mikron|zoll|inch(?:es)?|[gt]b|%|lagig|euro|jahre|years?|uhr|kg)$/.test(word))
    return { length };
  if (!units.has(unit?.stem ?? '')) return undefined;
  // "1.000 Stück": nobody wants so many one by one.
  const isOfPack = Number.isInteger(number) && number > MATERIAL_WISH_BOUNDS.quantity;
  return isOfPack ? { length, trait: { kind: 'pack', value: String(number) } } : { length: 1, quantity: number };
};

/** "Pelikan K12", "735 K/12": a paint box, by the number of its colours. */
const paintBox: ReadNumber = (tokens, at) => {
  const next = behind(tokens, at, '/');
  const number = tokens[next]?.number ?? 0;
  return tokens[at]?.text === 'K' && (number === 12 || number === 24)
    ? { length: next - at + 1, trait: { kind: 'colours', value: String(number) } }
    : undefined;
};

/** "3. Klasse" */
const ofClass: ReadNumber = (tokens, at) => {
  const next = behind(tokens, at, '.');
  return /^(?:klassen?|schuljahre?s?|jahrgang|kl|halbjahr|schulstufe)$/.test(tokens[next]?.folded ?? '')
    ? { length: next - at + 1 }
    : undefined;
};

const firstOf = (
  readers: readonly ReadNumber[],
  ...[tokens, at, units]: Parameters<ReadNumber>
): NumberMeaning | undefined => {
  for (const read of readers) {
    const meaning = read(tokens, at, units);
    if (meaning !== undefined) return meaning;
  }
  return undefined;
};

const wordBeforeNumber: ReadNumber = (...asked) =>
  firstOf([gluedFormat, hardness, format, ruling, whichOne, named, paintBox], ...asked);

const plainNumber = (...asked: Parameters<ReadNumber>): NumberMeaning =>
  firstOf([partOfName, glued, range, times, ofClass, withUnit], ...asked) ?? {
    length: 1,
    bare: asked[0][asked[1]]?.number ?? 0,
  };
