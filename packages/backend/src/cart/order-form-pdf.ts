// A cart as a printed order form: for schools whose orders somebody has to sign, and for whoever adds articles by hand. Rows for more articles,
// address, customer number and reference (or room for them), room for date, signature and stamp, and where it goes. Source: spec 2 §7 "generatePdfForm".

import type { PiecesAtPrice } from '@tornister/domain/cart';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { type Language, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import {
  makePdf,
  PDF_BOTTOM,
  PDF_BRAND,
  PDF_INK,
  PDF_MARGIN,
  PDF_SOFT,
  PDF_WIDTH,
  type PdfColumn,
  type PdfPage,
  printable,
  ruleAt,
  writeAt,
  writeRow,
} from '../files/pdf-sheet.ts';
import { formatMoney, formatPercent } from '../graphql/format-money.ts';
import { wordedPrices } from '../orders/line-prices.ts';
import type { Seller } from '../orders/seller.ts';
import { countryName } from '../texts/country-name.ts';
import { formatDay } from '../texts/format-day.ts';
import { type OrderFormWords, orderFormWords } from './order-form-words.ts';

export type OrderFormSheet = {
  readonly seller: Seller;
  readonly store: StoreCode;
  readonly language: Language;
  readonly currency: CurrencyCode;
  /** Whether prices are net, as institutions see them. */
  readonly isNet: boolean;
  readonly printedAt: number;
  /** Who orders, line by line; empty where nobody has said it yet. */
  readonly address: readonly string[];
  /** Where the goods go, line by line; empty where they go to that address. */
  readonly deliveryAddress: readonly string[];
  readonly customerNumber?: string | undefined;
  readonly reference?: string | undefined;
  readonly lines: readonly {
    readonly orderNumber: string;
    readonly name: string;
    readonly quantity: number;
    /** By their price: pieces of a deal cost another. */
    readonly pieces: readonly PiecesAtPrice[];
    readonly totalCents: number;
    /** Why it cannot be ordered as it is; it is in none of the sums then. */
    readonly leftOut?: string;
  }[];
  readonly savingCents: number;
  readonly shippingCents: number;
  readonly netCents: number;
  readonly taxes: readonly { readonly ratePermille: number; readonly taxCents: number }[];
  /** What is to be paid, with the tax. */
  readonly totalCents: number;
  /** What delivery costs and from which value it is free, where institutions are told so. */
  readonly deliveryTerms?: string | undefined;
};

const COLUMNS: readonly PdfColumn[] = [
  { x: 0, width: 28, align: 'left' },
  { x: 32, width: 84, align: 'left' },
  { x: 120, width: 190, align: 'left' },
  { x: 312, width: 40, align: 'right' },
  { x: 354, width: 72, align: 'right' },
  { x: 428, width: PDF_WIDTH - 428, align: 'right' },
];
/** Rows to be filled in by hand. */
const EMPTY_ROWS = 6;
const ROW_HEIGHT = 22;
const ADDRESS_LINES = 5;
const ADDRESS_WIDTH = 270;
const LINE_HEIGHT = 17;
/** Where the second column of the head begins. */
const SELLER_X = 310;
/** What the shop knows of the order, or room for it: a label, and its value above a rule. */
const FIELD = { apart: 250, valueX: 92, valueWidth: 138, height: 11 };
/** Stands where a line has no total. */
const NONE = '–';
const SUM_HEIGHT = 15;
/** From the sums to below the signature; they stay together. */
const SIGNING_HEIGHT = 90;

type Draw = {
  readonly pdf: PdfPage;
  readonly sheet: OrderFormSheet;
  readonly words: OrderFormWords;
  readonly amount: (cents: number) => string;
};

/** The order form as a file. */
export const orderFormPdf = (sheet: OrderFormSheet): Promise<Uint8Array> => {
  const { language, currency, store, seller, printedAt } = sheet;
  const words = orderFormWords(store, language);
  const amount = (cents: number): string => formatMoney(money(cents, currency), store, language);
  return makePdf({ title: words.title, author: seller.name, createdAt: printedAt }, language, (pdf) => {
    const draw: Draw = { pdf, sheet, words, amount };
    const afterHead = drawHead(draw);
    const afterRows = drawRows(draw, afterHead);
    drawEnd(draw, afterRows);
    drawPageNumbers(draw);
  });
};

type Block = { readonly label: string; readonly lines: readonly string[]; readonly x: number; readonly y: number };

/** Some lines under what they are; answers where they end. */
const drawBlock = (pdf: PdfPage, { label, lines, x, y }: Block, width = ADDRESS_WIDTH): number => {
  pdf.fontSize(8).fillColor(PDF_SOFT);
  writeAt(pdf, label, x, y, { width });
  pdf.fontSize(10).fillColor(PDF_INK);
  writeAt(pdf, lines.join('\n'), x, y + 14, { width });
  return pdf.y;
};

const drawHead = ({ pdf, sheet, words }: Draw): number => {
  const { seller, address, deliveryAddress, store, language } = sheet;
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(PDF_BRAND);
  writeAt(pdf, words.title, 0, PDF_MARGIN);
  pdf.font('Helvetica');
  const y = PDF_MARGIN + 34;
  const { name, street, postcode, city, country, email } = seller;
  // A letter that crosses a border says where to.
  const abroad = country === tradingTermsOf(store).homeCountry ? [] : [countryName(country, language)];
  const lines = [name, street, `${postcode} ${city}`, ...abroad, email];
  const afterAddress = drawBlock(pdf, { label: words.orderedBy, lines: address, x: 0, y });
  const afterSeller = drawBlock(pdf, { label: words.send, lines, x: SELLER_X, y }, PDF_WIDTH - SELLER_X);
  const rules =
    address.length > 0 ? [] : Array.from({ length: ADDRESS_LINES }, (_, line) => y + 29 + line * LINE_HEIGHT);
  for (const rule of rules) ruleAt(pdf, rule, 0, ADDRESS_WIDTH);
  const bottom = Math.max(afterSeller, afterAddress, ...rules) + 12;
  const delivery = { label: words.deliverTo, lines: deliveryAddress, x: 0, y: bottom };
  return drawFields({ pdf, sheet, words }, deliveryAddress.length === 0 ? bottom : drawBlock(pdf, delivery) + 10);
};

const drawFields = ({ pdf, sheet, words }: Omit<Draw, 'amount'>, y: number): number => {
  const fields = [
    [words.customerNumber, sheet.customerNumber],
    [words.reference, sheet.reference],
  ] as const;
  let bottom = y;
  for (const [index, [label, value = '']] of fields.entries()) {
    const x = index * FIELD.apart;
    pdf.fontSize(8).fillColor(PDF_SOFT);
    writeAt(pdf, label, x, y, { width: FIELD.valueX });
    pdf.fontSize(9).fillColor(PDF_INK);
    if (value !== '') writeAt(pdf, value, x + FIELD.valueX, y - 1, { width: FIELD.valueWidth });
    const rule = Math.max(y + FIELD.height, pdf.y);
    ruleAt(pdf, rule, x + FIELD.valueX, x + FIELD.valueX + FIELD.valueWidth);
    bottom = Math.max(bottom, rule);
  }
  return bottom + 20;
};

const drawTableHead = ({ pdf, words }: Draw, y: number): number => {
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(PDF_SOFT);
  const { position, number, article, quantity, unit, total } = words;
  const bottom = writeRow(pdf, COLUMNS, [position, number, article, quantity, unit, total], y);
  ruleAt(pdf, bottom - 2);
  pdf.font('Helvetica').fontSize(9).fillColor(PDF_INK);
  return bottom + 4;
};

const rowHeight = (pdf: PdfPage, cells: readonly string[]): number =>
  6 +
  Math.max(...COLUMNS.map(({ width }, at) => pdf.heightOfString(printable(cells[at] ?? ''), { width, lineGap: 1 })));

const drawRows = (draw: Draw, from: number): number => {
  const { pdf, sheet, words, amount } = draw;
  let y = drawTableHead(draw, from);
  /** Goes on on the next page where a row of this height does not fit. */
  const makeRoom = (height: number): void => {
    if (y + height <= PDF_BOTTOM) return;
    pdf.addPage();
    y = drawTableHead(draw, PDF_MARGIN);
  };
  for (const [index, { orderNumber, name, quantity, pieces, totalCents, leftOut }] of sheet.lines.entries()) {
    const unit = wordedPrices(pieces, sheet.store, sheet.language).join('\n');
    const article = leftOut === undefined ? name : `${name}\n${words.leftOut(leftOut)}`;
    const total = leftOut === undefined ? amount(totalCents) : NONE;
    const cells = [String(index + 1), orderNumber, article, String(quantity), unit, total];
    makeRoom(rowHeight(pdf, cells));
    y = writeRow(pdf, COLUMNS, cells, y);
  }
  for (let row = 0; row < EMPTY_ROWS; row += 1) {
    makeRoom(ROW_HEIGHT);
    for (const { x, width } of COLUMNS) ruleAt(pdf, y + ROW_HEIGHT - 6, x, x + width);
    y += ROW_HEIGHT;
  }
  return y;
};

/** To institutions the net amount and the taxes are said, too. */
const sumsOf = ({ sheet, words, amount }: Draw): readonly (readonly [string, string])[] => [
  ...(sheet.savingCents > 0 ? [[words.saving, amount(-sheet.savingCents)] as const] : []),
  [words.shipping, amount(sheet.shippingCents)],
  ...(sheet.isNet
    ? [
        [words.netTotal, amount(sheet.netCents)] as const,
        ...sheet.taxes.map(
          ({ ratePermille, taxCents }) =>
            [words.taxOn(formatPercent(ratePermille, sheet.store, sheet.language)), amount(taxCents)] as const,
        ),
      ]
    : []),
  [words.grandTotal, amount(sheet.totalCents)],
];

const drawEnd = (draw: Draw, from: number): void => {
  const { pdf, sheet, words } = draw;
  const sums = sumsOf(draw);
  let y = from + 4;
  if (y + sums.length * SUM_HEIGHT + SIGNING_HEIGHT > PDF_BOTTOM) {
    pdf.addPage();
    y = PDF_MARGIN;
  }
  for (const [index, [label, value]] of sums.entries()) {
    pdf
      .font(index === sums.length - 1 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(9)
      .fillColor(PDF_INK);
    writeAt(pdf, label, 200, y, { width: 218, align: 'right' });
    writeAt(pdf, value, 422, y, { width: PDF_WIDTH - 422, align: 'right' });
    y += SUM_HEIGHT;
  }
  const day = formatDay(sheet.printedAt, sheet);
  pdf.font('Helvetica').fontSize(8).fillColor(PDF_SOFT);
  const left = sheet.lines.filter(({ leftOut }) => leftOut !== undefined).length;
  const priced = sheet.isNet ? words.net(day) : words.gross(day);
  const notes = [left > 0 ? words.linesLeftOut(left) : '', priced, sheet.deliveryTerms ?? ''];
  writeAt(pdf, notes.filter((note) => note !== '').join(' '), 0, y + 6, { width: PDF_WIDTH });
  for (const [index, label] of [words.place, words.signature].entries()) {
    const x = index * 250;
    ruleAt(pdf, y + 70, x, x + 220);
    writeAt(pdf, label, x, y + 74, { width: 220 });
  }
};

const drawPageNumbers = ({ pdf, words }: Draw): void => {
  const { start, count } = pdf.bufferedPageRange();
  pdf.font('Helvetica').fontSize(7.5).fillColor(PDF_SOFT);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    writeAt(pdf, words.page(page + 1, count), 0, PDF_BOTTOM + 54, { width: PDF_WIDTH, align: 'center' });
  }
};
