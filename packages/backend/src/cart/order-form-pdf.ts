// A cart as a printed order form: for schools whose orders somebody has to sign, and for whoever adds articles by hand. Rows for more articles, the
// address (or room for it), room for date, signature and stamp, and where it goes. Source: spec 2 §7 "generatePdfForm".

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
  readonly lines: readonly {
    readonly orderNumber: string;
    readonly name: string;
    readonly quantity: number;
    /** By their price: pieces of a deal cost another. */
    readonly pieces: readonly PiecesAtPrice[];
    readonly totalCents: number;
  }[];
  readonly savingCents: number;
  readonly shippingCents: number;
  readonly netCents: number;
  readonly taxes: readonly { readonly ratePermille: number; readonly taxCents: number }[];
  /** What is to be paid, with the tax. */
  readonly totalCents: number;
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
/** Sums, note and signature stay together. */
const END_HEIGHT = 195;

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

const drawHead = ({ pdf, sheet: { seller, address, store, language }, words }: Draw): number => {
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(PDF_BRAND);
  writeAt(pdf, words.title, 0, PDF_MARGIN);
  const top = PDF_MARGIN + 34;
  pdf.font('Helvetica').fontSize(8).fillColor(PDF_SOFT);
  writeAt(pdf, words.orderedBy, 0, top, { width: ADDRESS_WIDTH });
  writeAt(pdf, words.send, 310, top, { width: PDF_WIDTH - 310 });
  pdf.fontSize(10).fillColor(PDF_INK);
  const { name, street, postcode, city, country, email } = seller;
  // A letter that crosses a border says where to.
  const abroad = country === tradingTermsOf(store).homeCountry ? [] : [countryName(country, language)];
  writeAt(pdf, [name, street, `${postcode} ${city}`, ...abroad, email].join('\n'), 310, top + 14, {
    width: PDF_WIDTH - 310,
  });
  if (address.length > 0) writeAt(pdf, address.join('\n'), 0, top + 14, { width: ADDRESS_WIDTH });
  else for (let line = 1; line <= ADDRESS_LINES; line += 1) ruleAt(pdf, top + 12 + line * 17, 0, ADDRESS_WIDTH);
  const bottom = Math.max(top + 24 + ADDRESS_LINES * 17, pdf.y + 8);
  pdf.fontSize(8).fillColor(PDF_SOFT);
  for (const [index, label] of [words.customerNumber, words.reference].entries()) {
    const x = index * 250;
    writeAt(pdf, label, x, bottom, { width: 90 });
    ruleAt(pdf, bottom + 10, x + 92, x + 230);
  }
  return bottom + 30;
};

const drawTableHead = ({ pdf, words }: Draw, y: number): number => {
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(PDF_SOFT);
  const { position, number, article, quantity, unit, total } = words;
  const bottom = writeRow(pdf, COLUMNS, [position, number, article, quantity, unit, total], y);
  ruleAt(pdf, bottom - 2);
  pdf.font('Helvetica').fontSize(9).fillColor(PDF_INK);
  return bottom + 4;
};

const heightIn = (pdf: PdfPage, column: number, text: string): number =>
  pdf.heightOfString(text, { width: COLUMNS[column]?.width ?? 0, lineGap: 1 });

const drawRows = (draw: Draw, from: number): number => {
  const { pdf, sheet, amount } = draw;
  let y = drawTableHead(draw, from);
  /** Goes on on the next page where a row of this height does not fit. */
  const makeRoom = (height: number): void => {
    if (y + height <= PDF_BOTTOM) return;
    pdf.addPage();
    y = drawTableHead(draw, PDF_MARGIN);
  };
  for (const [index, { orderNumber, name, quantity, pieces, totalCents }] of sheet.lines.entries()) {
    const unit = wordedPrices(pieces, sheet.store, sheet.language).map(printable).join('\n');
    makeRoom(Math.max(heightIn(pdf, 2, name), heightIn(pdf, 4, unit)) + 6);
    const cells = [String(index + 1), orderNumber, name, String(quantity), unit, amount(totalCents)];
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
  let y = from + 4;
  if (y + END_HEIGHT > PDF_BOTTOM) {
    pdf.addPage();
    y = PDF_MARGIN;
  }
  const sums = sumsOf(draw);
  for (const [index, [label, value]] of sums.entries()) {
    pdf.font(index === sums.length - 1 ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
    writeAt(pdf, label, 200, y, { width: 218, align: 'right' });
    writeAt(pdf, value, 422, y, { width: PDF_WIDTH - 422, align: 'right' });
    y += 15;
  }
  const day = formatDay(sheet.printedAt, sheet);
  pdf.font('Helvetica').fontSize(8).fillColor(PDF_SOFT);
  writeAt(pdf, sheet.isNet ? words.net(day) : words.gross(day), 0, y + 6, { width: PDF_WIDTH });
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
