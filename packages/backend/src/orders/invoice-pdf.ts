// An invoice as a PDF, for people: A4, with everything that § 14 (4) UStG wants; for Switzerland with the Swiss tax number.

import { INVOICE_TERM_DAYS, invoicePayment } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { tradingTermsOf } from '@tornister/domain/storefront';
import { paidBy } from '../checkout/payment-methods.ts';
import { addressLines } from '../files/address-lines.ts';
import {
  makePdf,
  PDF_BOTTOM,
  PDF_BRAND,
  PDF_INK,
  PDF_MARGIN,
  PDF_SOFT,
  PDF_WIDTH,
  type PdfPage,
  printable,
  ruleAt,
  writeAt,
  writeRow,
} from '../files/pdf-sheet.ts';
import { formatMoney, formatPercent } from '../graphql/format-money.ts';
import { countryName } from '../texts/country-name.ts';
import { formatDay } from '../texts/format-day.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { drawTransfer } from './invoice-transfer.ts';
import { type InvoiceWords, invoiceWords } from './invoice-words.ts';
import { wordedPrices } from './line-prices.ts';

/** Where the columns begin and how wide they are: position, article, quantity, unit price, tax, total. */
const COLUMNS = [
  { x: 0, width: 28, align: 'left' },
  { x: 30, width: 210, align: 'left' },
  { x: 244, width: 45, align: 'right' },
  { x: 293, width: 75, align: 'right' },
  { x: 372, width: 38, align: 'right' },
  { x: 414, width: PDF_WIDTH - 414, align: 'right' },
] as const;

type Pair = readonly [label: string, value: string];

/** The invoice as a file. */
export const invoicePdf = (facts: InvoiceFacts): Promise<Uint8Array> => {
  const words = invoiceWords(facts.store, facts.language);
  const info = {
    title: `${words.title} ${facts.number}`,
    author: facts.seller.name,
    createdAt: facts.issuedAt,
  };
  return makePdf(info, facts.language, (pdf) => {
    const draw = { pdf, facts, words, ...formatsOf(facts) };
    drawHead(draw);
    drawLines(draw);
    drawSums(draw);
    drawFooters(draw);
  });
};

type Draw = {
  readonly pdf: PdfPage;
  readonly facts: InvoiceFacts;
  readonly words: InvoiceWords;
  readonly amount: (cents: number) => string;
  readonly percent: (permille: number) => string;
  readonly day: (at: number) => string;
};

const formatsOf = ({ currency, store, language }: InvoiceFacts): Pick<Draw, 'amount' | 'percent' | 'day'> => {
  return {
    amount: (cents) => printable(formatMoney(money(cents, currency as CurrencyCode), store, language)),
    percent: (permille) => formatPercent(permille, store, language),
    day: (at) => formatDay(at, { language, store }),
  };
};

/** Where the seller is, with the country for buyers in another one. */
const sellerLines = ({ seller, billing, language }: InvoiceFacts): readonly string[] => [
  seller.street,
  `${seller.postcode} ${seller.city}`,
  ...(billing.country === seller.country ? [] : [countryName(seller.country, language)]),
];

const drawHead = ({ pdf, facts, words, day }: Draw): void => {
  pdf.font('Helvetica-Bold').fontSize(18).fillColor(PDF_BRAND);
  writeAt(pdf, facts.seller.name, 0, PDF_MARGIN);
  pdf.font('Helvetica').fontSize(7.5).fillColor(PDF_SOFT);
  const { seller, language, store } = facts;
  writeAt(pdf, [seller.name, ...sellerLines(facts)].join(' · '), 0, 118, { width: 240 });
  // An invoice that crosses a border says from where and to where.
  const reader = { language, store, country: seller.country };
  pdf.fontSize(10).fillColor(PDF_INK);
  writeAt(pdf, addressLines(facts.billing, reader).join('\n'), 0, Math.max(132, pdf.y + 3), { width: 240 });
  const pairs: readonly Pair[] = [
    [words.number, facts.number],
    [words.date, day(facts.issuedAt)],
    facts.isMembership
      ? [words.period, words.yearFrom(day(facts.deliveredAt))]
      : [words.delivered, day(facts.deliveredAt)],
    [words.order, facts.orderNumber],
    [words.ordered, day(facts.orderedAt)],
    ...(facts.customerNumber === undefined ? [] : [[words.customer, facts.customerNumber] as const]),
    ...(facts.reference === undefined ? [] : [[words.reference, facts.reference] as const]),
    ...(facts.buyerReference === undefined ? [] : [[words.buyerReference, facts.buyerReference] as const]),
    [words.payment, paidBy({ payment_id: facts.paymentId, total_cents: facts.totalCents }, facts.language)],
  ];
  pdf.fontSize(9);
  let y = 118;
  for (const [label, value] of pairs) {
    pdf.fillColor(PDF_SOFT);
    writeAt(pdf, label, 270, y, { width: 95 });
    pdf.fillColor(PDF_INK);
    writeAt(pdf, value, 365, y, { width: PDF_WIDTH - 365 });
    y = Math.max(y + 14, pdf.y + 2);
  }
  y = Math.max(y, 232);
  pdf.fillColor(PDF_SOFT);
  const delivery = facts.isMembership ? '' : `${words.deliveredTo}: ${addressLines(facts.delivery, reader).join(', ')}`;
  writeAt(pdf, delivery, 0, y + 4, { width: PDF_WIDTH });
  pdf.font('Helvetica-Bold').fontSize(16).fillColor(PDF_INK);
  writeAt(pdf, `${words.title} ${facts.number}`, 0, pdf.y + 16);
  pdf.y += 10;
};

const drawTableHead = ({ pdf, words }: Draw, y: number): number => {
  pdf.font('Helvetica-Bold').fontSize(8.5).fillColor(PDF_SOFT);
  const bottom = writeRow(
    pdf,
    COLUMNS,
    [words.position, words.article, words.quantity, words.unit, words.rate, words.total],
    y,
  );
  ruleAt(pdf, bottom - 2);
  pdf.font('Helvetica').fontSize(9).fillColor(PDF_INK);
  return bottom + 4;
};

/** What each piece cost; of pieces at several prices a row for each of them. */
const unitText = ({ facts, amount }: Draw, { unitCents, mixedPrices }: InvoiceFacts['lines'][number]): string =>
  mixedPrices === undefined
    ? amount(unitCents)
    : wordedPrices(mixedPrices, facts.store, facts.language).map(printable).join('\n');

const drawLines = (draw: Draw): void => {
  const { pdf, facts, words, amount, percent } = draw;
  let y = drawTableHead(draw, pdf.y);
  for (const line of facts.lines) {
    const name = `${line.name}\n${line.sku}`;
    if (y + pdf.heightOfString(printable(name), { width: COLUMNS[1].width }) > PDF_BOTTOM) {
      pdf.addPage();
      y = drawTableHead(draw, PDF_MARGIN);
    }
    y = writeRow(
      pdf,
      COLUMNS,
      [
        String(line.position),
        name,
        String(line.quantity),
        unitText(draw, line),
        words.percent(percent(line.ratePermille)),
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
    ...(facts.isMembership ? [] : [[words.shipping, amount(facts.shippingCents)] as const]),
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

/** How the money is paid. */
const dueText = ({ facts, words }: Draw): string =>
  ({
    nothing: words.nothingToPay,
    paid: words.paid,
    'in-advance': words.prepaid,
    'on-delivery': words.onDelivery,
    'within-term': words.due(INVOICE_TERM_DAYS),
  })[invoicePayment(facts)];

const drawSums = (draw: Draw): void => {
  const { pdf, facts, words } = draw;
  const sums = sumsOf(draw);
  let { y } = pdf;
  if (y + sums.length * 15 + 60 > PDF_BOTTOM) {
    pdf.addPage();
    y = PDF_MARGIN;
  }
  for (const [index, [label, value]] of sums.entries()) {
    const isLast = index === sums.length - 1;
    pdf.font(isLast ? 'Helvetica-Bold' : 'Helvetica').fontSize(isLast ? 11 : 9);
    writeAt(pdf, label, 200, y + 4, { width: 200, align: 'right' });
    writeAt(pdf, value, 404, y + 4, { width: PDF_WIDTH - 404, align: 'right' });
    y += isLast ? 22 : 15;
  }
  pdf.font('Helvetica').fontSize(9).fillColor(PDF_INK);
  writeAt(pdf, `${facts.isNet ? words.netPrices : words.grossPrices} ${dueText(draw)}`, 0, y + 14, {
    width: PDF_WIDTH,
  });
  drawTransfer(pdf, facts, words);
};

const drawFooters = ({ pdf, facts, words }: Draw): void => {
  const { start, count } = pdf.bufferedPageRange();
  const { seller } = facts;
  const given = seller.taxNumbers[tradingTermsOf(facts.store).homeCountry];
  const taxNumber = given === undefined ? `${words.vatId} ${seller.vatId}` : `${words.taxNumber} ${given}`;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.font('Helvetica').fontSize(7.5).fillColor(PDF_SOFT);
    writeAt(
      pdf,
      `${[seller.name, ...sellerLines(facts)].join(', ')} · ${seller.register} · ${taxNumber} · ${seller.email}`,
      0,
      PDF_BOTTOM + 30,
      { width: PDF_WIDTH, align: 'center' },
    );
    writeAt(pdf, words.page(page + 1, count), 0, PDF_BOTTOM + 54, { width: PDF_WIDTH, align: 'center' });
  }
};
