// Draws the sheet of a class list: A4, black on white, a box to tick before each line, the QR code, with or without prices. Source: docs/class-lists.md.

import { CLASS_SHARES, type ClassShare, classNameInTitle } from '@tornister/domain/classlist';
import type { Money } from '@tornister/domain/money';
import { inLanguage, type Language, type StoreCode, type Worded } from '@tornister/domain/storefront';
import { encode } from 'uqr';
import { makePdf, PDF_BOTTOM, PDF_MARGIN, PDF_WIDTH, type PdfPage, printable, writeAt } from '../files/pdf-sheet.ts';
import { formatMoney } from '../graphql/format-money.ts';
import { writingLocaleOf } from '../texts/writing-locale.ts';

const BLACK = '#000000';
const CODE_SIZE = 104;
const BOX = 11;
/** Where the columns begin: pieces, words, price. */
const PIECES = { x: 18, width: 34 };
const WORDS_X = 60;
const PRICE_WIDTH = 70;

export type SheetLine = {
  readonly per: ClassShare;
  readonly pieces: number;
  /** Empty for an article that the store does not have. */
  readonly words: string;
  readonly note: string;
  readonly isExact: boolean;
  /** What takes the place of an article that is gone, and has the price of the line. */
  readonly instead?: string;
  /** Of all pieces. */
  readonly price?: Money;
};

export type SheetFacts = {
  readonly name: string;
  readonly schoolYear: string;
  /** Like `2026-09-04`. */
  readonly closesOn: string | null;
  /** Where families find the list; undefined while it is not shared. */
  readonly url: string | undefined;
  readonly lines: readonly SheetLine[];
  readonly store: StoreCode;
  readonly language: Language;
  readonly author: string;
  readonly madeAt: number;
};

type SheetWords = Readonly<Record<ClassShare, string>> & {
  readonly title: (name: string) => string;
  readonly year: (year: string) => string;
  readonly until: (day: string) => string;
  readonly exact: string;
  readonly instead: (name: string) => string;
  readonly unknown: string;
  readonly code: string;
  readonly page: (page: number, of: number) => string;
};

const WORDS: Worded<SheetWords> = {
  de: {
    title: (name) => `Klassenliste ${classNameInTitle(name)}`,
    year: (year) => `Schuljahr ${year}`,
    until: (day) => `Zusagen bis ${day}`,
    child: 'Für Ihr Kind',
    class: 'Für die ganze Klasse',
    exact: 'genau dieser Artikel',
    instead: (name) => `Stattdessen: ${name}`,
    unknown: 'Artikel, den es in diesem Shop nicht gibt',
    code: 'Mit dem Handy öffnen: abhaken, was da ist, und den Rest bestellen.',
    page: (page, of) => `Seite ${page} von ${of}`,
  },
  en: {
    title: (name) => `Class list ${classNameInTitle(name)}`,
    year: (year) => `School year ${year}`,
    until: (day) => `Promises until ${day}`,
    child: 'For your child',
    class: 'For the whole class',
    exact: 'exactly this item',
    instead: (name) => `Instead: ${name}`,
    unknown: 'An item that this shop does not have',
    code: 'Open it with your phone: tick what you have and order the rest.',
    page: (page, of) => `Page ${page} of ${of}`,
  },
};

type Draw = { readonly pdf: PdfPage; readonly facts: SheetFacts; readonly words: SheetWords };

/** What the sheet is called. */
export const sheetTitle = ({ name, language }: Pick<SheetFacts, 'name' | 'language'>): string =>
  inLanguage(WORDS, language).title(name);

/** The sheet as a file. */
export const classListPdf = (facts: SheetFacts): Promise<Uint8Array> => {
  const words = inLanguage(WORDS, facts.language);
  const info = { title: sheetTitle(facts), author: facts.author, createdAt: facts.madeAt };
  return makePdf(info, facts.language, (pdf) => {
    pdf.fillColor(BLACK).strokeColor(BLACK);
    const draw = { pdf, facts, words };
    let y = drawHead(draw);
    for (const per of CLASS_SHARES) y = drawLines(draw, per, y);
    drawFooters(draw);
  });
};

/** The code that a phone opens the list with, at the right of the head. */
const drawCode = ({ pdf, words }: Draw, url: string): number => {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const [left, pixel] = [PDF_MARGIN + PDF_WIDTH - CODE_SIZE, CODE_SIZE / size];
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(left + column * pixel, PDF_MARGIN + row * pixel, pixel, pixel);
  pdf.fill();
  pdf.font('Helvetica').fontSize(7.5);
  writeAt(pdf, words.code, PDF_WIDTH - CODE_SIZE, PDF_MARGIN + CODE_SIZE + 6, { width: CODE_SIZE });
  return pdf.y;
};

const drawHead = (draw: Draw): number => {
  const { pdf, facts, words } = draw;
  const bottom = facts.url === undefined ? 0 : drawCode(draw, facts.url);
  const width = facts.url === undefined ? PDF_WIDTH : PDF_WIDTH - CODE_SIZE - 20;
  pdf.font('Helvetica-Bold').fontSize(20);
  writeAt(pdf, words.title(facts.name), 0, PDF_MARGIN, { width });
  pdf.font('Helvetica').fontSize(11);
  writeAt(pdf, words.year(facts.schoolYear), 0, pdf.y + 6, { width });
  if (facts.closesOn !== null) {
    const day = new Intl.DateTimeFormat(writingLocaleOf(facts), {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    writeAt(pdf, words.until(day.format(new Date(`${facts.closesOn}T00:00:00Z`))), 0, pdf.y + 2, { width });
  }
  return Math.max(pdf.y, bottom) + 18;
};

const wordsOf = ({ words: said, note, isExact, instead }: SheetLine, words: SheetWords): string =>
  [
    said === '' ? words.unknown : said,
    note === '' ? '' : ` (${note})`,
    isExact ? ` - ${words.exact}` : '',
    instead === undefined ? '' : ` - ${words.instead(instead)}`,
  ].join('');

/** The lines of one share under their heading; a line stands on one page. */
const drawLines = ({ pdf, facts, words }: Draw, per: ClassShare, from: number): number => {
  const lines = facts.lines.filter((line) => line.per === per);
  const width = PDF_WIDTH - WORDS_X - PRICE_WIDTH;
  const heading = (y: number): number => {
    pdf.font('Helvetica-Bold').fontSize(13);
    writeAt(pdf, words[per], 0, y);
    pdf.font('Helvetica').fontSize(11);
    return pdf.y + 8;
  };
  if (lines.length === 0) return from;
  let y = from;
  if (y + 60 > PDF_BOTTOM) {
    pdf.addPage();
    y = PDF_MARGIN;
  }
  y = heading(y);
  for (const line of lines) {
    const text = wordsOf(line, words);
    if (y + pdf.heightOfString(printable(text), { width }) > PDF_BOTTOM) {
      pdf.addPage();
      y = heading(PDF_MARGIN);
    }
    pdf.rect(PDF_MARGIN, y, BOX, BOX).lineWidth(1).stroke();
    writeAt(pdf, `${line.pieces} ×`, PIECES.x, y, { width: PIECES.width, align: 'right' });
    if (line.price !== undefined) {
      const price = printable(formatMoney(line.price, facts.store, facts.language));
      writeAt(pdf, price, PDF_WIDTH - PRICE_WIDTH, y, { width: PRICE_WIDTH, align: 'right' });
    }
    writeAt(pdf, text, WORDS_X, y, { width });
    y = Math.max(pdf.y, y + BOX) + 9;
  }
  return y + 10;
};

const drawFooters = ({ pdf, facts, words }: Draw): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.font('Helvetica').fontSize(8);
    if (facts.url !== undefined) writeAt(pdf, facts.url, 0, PDF_BOTTOM + 34, { width: PDF_WIDTH, link: facts.url });
    writeAt(pdf, words.page(page + 1, count), 0, PDF_BOTTOM + 50, { width: PDF_WIDTH, align: 'right' });
  }
};
