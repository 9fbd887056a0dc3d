// Days in the cells of a workbook, which keeps them as numbers: the format of a cell says that a day is meant. Source: ADR 0072; ECMA-376 part 1, 18.8.30.

import { walkXml } from './xml-parts.ts';

/** The formats that every program knows by their number: days 14 to 22, and times 45 to 47. */
const isKnownDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** Whether a format of a book's own shows a day or a time; what stands in quotes or brackets, or behind a backslash, is only shown. */
const showsDate = (code: string): boolean => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Says of the number of a cell's style whether a day or a time is shown. */
export const dateStylesOf = (xml: string): ((style: string) => boolean) => {
  const own = new Map<string, boolean>();
  const styles: boolean[] = [];
  let isOfCells = false;
  walkXml(xml, ({ name, isEnd, attributes: { numFmtId = '', formatCode = '' } }) => {
    if (name === 'cellXfs') isOfCells = !isEnd;
    if (isEnd) return;
    if (name === 'numFmt') own.set(numFmtId, showsDate(formatCode));
    if (name === 'xf' && isOfCells) styles.push(own.get(numFmtId) ?? isKnownDate(Number(numFmtId)));
  });
  return (style) => styles[Number(style)] === true;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of a workbook; books of old Macintoshes count from 1904. */
const DAY_ZERO = { since1900: Date.UTC(1899, 11, 30), since1904: Date.UTC(1904, 0, 1) };
/** The last day of the year 9999: what is more is no day. */
const LAST_DAY = 2_958_465;

/** A day as people write it, like `12.9.2026`; a time alone is nothing to buy, and what is no day stays a number. */
export const dayInCell = (text: string, is1904: boolean): string => {
  const number = Number(text);
  if (!(number >= 0 && number <= LAST_DAY)) return text;
  if (number < 1) return '';
  const day = new Date((is1904 ? DAY_ZERO.since1904 : DAY_ZERO.since1900) + Math.floor(number) * DAY_MS);
  return `${day.getUTCDate()}.${day.getUTCMonth() + 1}.${day.getUTCFullYear()}`;
};
