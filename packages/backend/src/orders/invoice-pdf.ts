// An invoice as a PDF, for people: A4, with everything that § 14 (4) UStG wants; for Switzerland with the Swiss tax number.

import { isPrepaid } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { inLanguage, tradingTermsOf } from '@tornister/domain/storefront';
import PdfDocument from 'pdfkit';
import { paymentName } from '../checkout/payment-methods.ts';
import type { OrderedAddress } from '../database/order-tables.ts';
import { formatMoney } from '../graphql/format-money.ts';
import { type InvoiceFacts, PAYMENT_DAYS } from './invoice-facts.ts';
import { INVOICE_WORDS, type InvoiceWords } from './invoice-words.ts';
import { SHOP_TIME_ZONE } from './shop-calendar.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - 110;
const INK = '#17324d';
const SOFT = '#51667a';
const BRAND = '#0077ad';
/** Where the columns begin and how wide they are: position, article, quantity, unit price, tax, total. */
const COLUMNS = [
  { x: 0, width: 28, align: 'left' },
  { x: 30, width: 210, align: 'left' },
  { x: 244, width: 45, align: 'right' },
  { x: 293, width: 75, align: 'right' },
  { x: 372, width: 38, align: 'right' },
  { x: 414, width: WIDTH - 414, align: 'right' },
] as const;

type Page = InstanceType<typeof PdfDocument>;
type Pair = readonly [label: string, value: string];

/** The built-in fonts know the letters of Western Europe only; spaces and dashes beyond them have plain twins. */
const printable = (text: string): string =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u2212/g, '-');

/** The invoice as a file. */
export const invoicePdf = (facts: InvoiceFacts): Promise<Uint8Array> => {
  const words = inLanguage(INVOICE_WORDS, facts.language);
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    lang: facts.language,
    info: {
      Title: `${words.title} ${facts.number}`,
      Author: facts.seller.name,
      CreationDate: new Date(facts.issuedAt),
    },
  });
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const draw = { pdf, facts, words, ...formatsOf(facts) };
  drawHead(draw);
  drawLines(draw);
  drawSums(draw);
  drawFooters(draw);
  pdf.end();
  return written;
};

type Draw = {
  readonly pdf: Page;
  readonly facts: InvoiceFacts;
  readonly words: InvoiceWords;
  readonly amount: (cents: number) => string;
  readonly percent: (permille: number) => string;
  readonly day: (at: number) => string;
};

const formatsOf = ({ currency, store, language }: InvoiceFacts): Pick<Draw, 'amount' | 'percent' | 'day'> => {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return {
    amount: (cents) => printable(formatMoney(money(cents, currency as CurrencyCode), store, language)),
    percent: (permille) => (permille / 10).toLocaleString(language),
    day: (at) => date.format(at),
  };
};

const linesOf = (address: OrderedAddress, { language, store }: InvoiceFacts): readonly string[] => {
  const home = tradingTermsOf(store).homeCountry;
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.country) ?? address.country;
  const street =
    address.use === 'packing-station' ? [address.addition, address.street] : [address.street, address.addition];
  return [
    address.company,
    `${address.first_name} ${address.last_name}`,
    ...street,
    `${address.postcode} ${address.city}`,
    address.country === home ? undefined : country,
  ].filter((line): line is string => Boolean(line));
};

const write = (pdf: Page, text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void => {
  pdf.text(printable(text), MARGIN + x, y, { lineGap: 1, ...options });
};

const drawHead = ({ pdf, facts, words, day }: Draw): void => {
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(BRAND);
  write(pdf, facts.seller.name, 0, MARGIN);
  pdf.font('Helvetica').fontSize(7.5).fillColor(SOFT);
  const { seller } = facts;
  write(pdf, `${seller.name} · ${seller.street} · ${seller.postcode} ${seller.city}`, 0, 118, { width: 240 });
  pdf.fontSize(10).fillColor(INK);
  write(pdf, linesOf(facts.billing, facts).join('\n'), 0, 132, { width: 240 });
  const pairs: readonly Pair[] = [
    [words.number, facts.number],
    [words.date, day(facts.issuedAt)],
    [words.delivered, day(facts.deliveredAt)],
    [words.order, facts.orderNumber],
    [words.ordered, day(facts.orderedAt)],
    ...(facts.reference === undefined ? [] : [[words.reference, facts.reference] as const]),
    ...(facts.buyerReference === undefined ? [] : [[words.buyerReference, facts.buyerReference] as const]),
    [words.payment, paymentName(facts.paymentId, facts.language)],
  ];
  pdf.fontSize(9);
  let y = 118;
  for (const [label, value] of pairs) {
    pdf.fillColor(SOFT);
    write(pdf, label, 270, y, { width: 95 });
    pdf.fillColor(INK);
    write(pdf, value, 365, y, { width: WIDTH - 365 });
    y = Math.max(y + 14, pdf.y + 2);
  }
  y = Math.max(y, 232);
  pdf.fillColor(SOFT);
  write(pdf, `${words.deliveredTo}: ${linesOf(facts.delivery, facts).join(', ')}`, 0, y + 4, { width: WIDTH });
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(INK);
  write(pdf, `${words.title} ${facts.number}`, 0, pdf.y + 16);
  pdf.y += 10;
};

const drawRow = (pdf: Page, cells: readonly string[], y: number): number => {
  let bottom = y;
  for (const [index, { x, width, align }] of COLUMNS.entries()) {
    write(pdf, cells[index] ?? '', x, y, { width, align });
    bottom = Math.max(bottom, pdf.y);
  }
  return bottom + 5;
};

const drawTableHead = ({ pdf, words }: Draw, y: number): number => {
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(SOFT);
  const bottom = drawRow(pdf, [words.position, words.article, words.quantity, words.unit, words.rate, words.total], y);
  pdf
    .moveTo(MARGIN, bottom - 2)
    .lineTo(MARGIN + WIDTH, bottom - 2)
    .lineWidth(0.75)
    .strokeColor('#c3d0da')
    .stroke();
  pdf.font('Helvetica').fontSize(9).fillColor(INK);
  return bottom + 4;
};

const drawLines = (draw: Draw): void => {
  const { pdf, facts, amount, percent } = draw;
  let y = drawTableHead(draw, pdf.y);
  for (const line of facts.lines) {
    const name = `${line.name}\n${line.sku}`;
    if (y + pdf.heightOfString(printable(name), { width: COLUMNS[1].width }) > BOTTOM) {
      pdf.addPage();
      y = drawTableHead(draw, MARGIN);
    }
    y = drawRow(
      pdf,
      [
        String(line.position),
        name,
        String(line.quantity),
        amount(line.unitCents),
        `${percent(line.ratePermille)} %`,
        amount(line.totalCents),
      ],
      y,
    );
  }
  pdf.y = y;
};

const sumsOf = ({ facts, words, amount, percent }: Draw): readonly Pair[] => {
  const goods = facts.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return [
    [words.subtotal, amount(goods)],
    ...(facts.savingCents > 0 ? [[words.saving, amount(-facts.savingCents)] as const] : []),
    [words.shipping, amount(facts.shippingCents)],
    [words.net, amount(facts.netCents)],
    ...facts.taxes.map(
      ({ ratePermille, netCents, taxCents }): Pair => [
        words.tax(percent(ratePermille), amount(netCents)),
        amount(taxCents),
      ],
    ),
    [words.grandTotal, amount(facts.totalCents)],
  ];
};

/** When the money is due: what was paid is said so, what is paid by invoice has its time. */
const dueText = ({ facts, words }: Draw): string => {
  if (facts.isPaid) return words.paid;
  return isPrepaid(facts.paymentId) ? words.prepaid : words.due(PAYMENT_DAYS);
};

const drawSums = (draw: Draw): void => {
  const { pdf, facts, words } = draw;
  const sums = sumsOf(draw);
  let { y } = pdf;
  if (y + sums.length * 15 + 60 > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  for (const [index, [label, value]] of sums.entries()) {
    const isLast = index === sums.length - 1;
    pdf.font(isLast ? 'Helvetica-Bold' : 'Helvetica').fontSize(isLast ? 11 : 9);
    write(pdf, label, 200, y + 4, { width: 200, align: 'right' });
    write(pdf, value, 404, y + 4, { width: WIDTH - 404, align: 'right' });
    y += isLast ? 22 : 15;
  }
  pdf.font('Helvetica').fontSize(9).fillColor(INK);
  write(pdf, `${facts.isNet ? words.netPrices : words.grossPrices} ${dueText(draw)}`, 0, y + 14, { width: WIDTH });
};

const drawFooters = ({ pdf, facts, words }: Draw): void => {
  const { start, count } = pdf.bufferedPageRange();
  const { seller } = facts;
  const taxNumber = seller.taxNumbers[tradingTermsOf(facts.store).region] ?? seller.vatId;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.font('Helvetica').fontSize(7.5).fillColor(SOFT);
    write(
      pdf,
      `${seller.name}, ${seller.street}, ${seller.postcode} ${seller.city} · ${seller.register} · ${words.vatId} ${taxNumber} · ${seller.email}`,
      0,
      BOTTOM + 30,
      { width: WIDTH, align: 'center' },
    );
    write(pdf, words.page(page + 1, count), 0, BOTTOM + 54, { width: WIDTH, align: 'center' });
  }
};
