// The labels of a return as a PDF: one for each parcel, to be cut out and stuck on, with what belongs into it below and, where that is much, on
// further pages. A return without labels has a slip to be put in with the goods. The labels are those of the demo shop's carrier: a shop with a
// contract prints its carrier's.

import { DEFAULT_STORE, inLanguage, type Language, parseStore, type Worded } from '@tornister/domain/storefront';
import { encode } from 'uqr';
import { addressLines } from '../files/address-lines.ts';
import { openPdf } from '../files/open-pdf.ts';
import { PDF_INK, PDF_MARGIN, PDF_SOFT, PDF_WIDTH, type PdfPage, printable } from '../files/pdf-sheet.ts';
import type { MailFile } from '../mail/mail.ts';
import { languageOf } from '../mail/order-mail.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import type { OrderLineRow } from '../orders/read-order.ts';
import type { Seller } from '../orders/seller.ts';
import { countryName } from '../texts/country-name.ts';
import { returnedName, rmaOf, type WrittenReturn } from './read-returns.ts';
import { RETURN_WORDS } from './return-words.ts';

type Words = {
  readonly title: string;
  readonly parcel: (number: number, of: number) => string;
  readonly from: string;
  readonly to: string;
  readonly order: string;
  readonly cut: string;
  readonly slip: string;
  readonly inside: string;
  readonly piece: (quantity: number, name: string, sku: string) => string;
};

const WORDS: Worded<Words> = {
  de: {
    title: 'Retoure',
    parcel: (number, of) => `Paket ${number} von ${of}`,
    from: 'Absender',
    to: 'Empfänger',
    order: 'Bestellung',
    cut: 'Bitte hier abtrennen, gut sichtbar auf das Paket kleben und alte Aufkleber entfernen.',
    slip: 'Rücksendung ohne Paketmarke. Bitte legen Sie dieses Blatt zu den Artikeln.',
    inside: 'Das gehört in die Rücksendung',
    piece: (quantity, name, sku) => `${quantity} × ${name} (${sku})`,
  },
  en: {
    title: 'Return',
    parcel: (number, of) => `Parcel ${number} of ${of}`,
    from: 'From',
    to: 'To',
    order: 'Order',
    cut: 'Please cut here, stick it on the parcel where it is seen well and remove old labels.',
    slip: 'Return without a parcel label. Please put this sheet in with the items.',
    inside: 'What belongs into this return',
    piece: (quantity, name, sku) => `${quantity} × ${name} (${sku})`,
  },
};

/** Lines to be filled in. */
const BY_HAND = Array.from({ length: 4 }, () => '_'.repeat(36));
const LABEL_HEIGHT = 300;
const CODE_SIZE = 120;

type Label = {
  readonly order: OrderRow;
  readonly written: WrittenReturn;
  readonly lines: readonly OrderLineRow[];
  readonly language: Language;
  /** Whom the goods go to. */
  readonly seller: Seller;
  /** Whether it is for the login that ordered. Others, who know number and postcode, write themselves from whom it is. */
  readonly isOwn: boolean;
};

const write = (pdf: PdfPage, text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void => {
  pdf.text(printable(text), PDF_MARGIN + x, y, { lineGap: 2, width: PDF_WIDTH - x, ...options });
};

/** The labels, or the slip, as a file. */
export const returnLabel = async (given: Omit<Label, 'language'>): Promise<MailFile> => {
  const { order, written, seller } = given;
  const language = languageOf(order.language);
  const { title } = inLanguage(WORDS, language);
  const rma = rmaOf(written.row);
  const pdf = await openPdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language,
    info: { Title: `${title} ${rma}`, Author: seller.name, CreationDate: new Date(written.row.announced_at) },
  });
  const chunks: Uint8Array[] = [];
  const content = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const label: Label = { ...given, language };
  const pages = Math.max(1, written.row.labels);
  for (let number = 1; number <= pages; number += 1) drawPage(pdf, label, number);
  pdf.end();
  return { fileName: `${title}-${rma}.pdf`, contentType: 'application/pdf', content: await content };
};

const drawPage = (pdf: PdfPage, label: Label, number: number): void => {
  const { written, language } = label;
  const { row } = written;
  const words = inLanguage(WORDS, language);
  pdf.addPage({ size: 'A4', margin: 0 });
  pdf.rect(PDF_MARGIN, PDF_MARGIN, PDF_WIDTH, LABEL_HEIGHT).lineWidth(1).strokeColor(PDF_INK).stroke();
  pdf.font('Helvetica-Bold').fontSize(22).fillColor(PDF_INK);
  const carrier = row.carrier === null ? words.title : inLanguage(RETURN_WORDS, language).carriers[row.carrier].name;
  write(pdf, carrier, 16, PDF_MARGIN + 16);
  pdf.font('Helvetica').fontSize(10).fillColor(PDF_SOFT);
  if (row.labels > 0) write(pdf, words.parcel(number, row.labels), 16, PDF_MARGIN + 44);
  drawAddresses(pdf, label);
  drawCode(pdf, `${rmaOf(row)}-${number}`);
  drawContents(pdf, label);
};

const drawAddresses = (pdf: PdfPage, { order, language, seller, isOwn }: Label): void => {
  const words = inLanguage(WORDS, language);
  const store = parseStore(order.store) ?? DEFAULT_STORE;
  const draw = (title: string, lines: readonly string[], y: number, size: number): void => {
    pdf.font('Helvetica').fontSize(8).fillColor(PDF_SOFT);
    write(pdf, title, 16, y);
    pdf.fontSize(size).fillColor(PDF_INK);
    write(pdf, lines.join('\n'), 16, y + 12, { width: PDF_WIDTH - CODE_SIZE - 60 });
  };
  // A parcel that crosses a border says from where and to where.
  const { delivery_address: from } = order;
  const { country } = seller;
  const sender = isOwn ? addressLines(from, { language, store, country }) : BY_HAND;
  const place = `${seller.postcode} ${seller.city}`;
  const abroad = from.country === country ? [] : [countryName(country, language)];
  draw(words.from, sender, PDF_MARGIN + 70, 10);
  draw(words.to, [seller.name, words.title, seller.street, place, ...abroad], PDF_MARGIN + 180, 14);
};

/** The number of the return, to be read by a machine and by people. */
const drawCode = (pdf: PdfPage, text: string): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const [left, top, pixel] = [PDF_MARGIN + PDF_WIDTH - CODE_SIZE - 24, PDF_MARGIN + 70, CODE_SIZE / size];
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(left + column * pixel, top + row * pixel, pixel, pixel);
  pdf.fillColor(PDF_INK).fill();
  pdf.font('Helvetica-Bold').fontSize(11).fillColor(PDF_INK);
  pdf.text(text, left, top + CODE_SIZE + 8, { width: CODE_SIZE, align: 'center' });
};

const drawContents = (pdf: PdfPage, label: Label): void => {
  const { written, lines, language } = label;
  const words = inLanguage(WORDS, language);
  pdf.font('Helvetica').fontSize(9).fillColor(PDF_SOFT);
  write(pdf, written.row.labels > 0 ? words.cut : words.slip, 0, PDF_MARGIN + LABEL_HEIGHT + 14);
  drawContentsHead(pdf, label, pdf.y + 28);
  const reasons = inLanguage(RETURN_WORDS, language).reasons;
  for (const item of written.items) {
    const line = lines.find(({ id }) => id === item.order_line_id);
    if (line === undefined) continue;
    const piece = words.piece(
      item.quantity,
      returnedName(lines, item),
      item.component_sku ?? line.snapshot.orderNumber,
    );
    const text = `${piece}: ${reasons[item.reason]}`;
    // Printers at home cut off what stands nearer to the edge.
    const height = pdf.heightOfString(printable(text), { lineGap: 2, width: PDF_WIDTH });
    if (pdf.y + 4 + height > pdf.page.height - PDF_MARGIN) {
      pdf.addPage({ size: 'A4', margin: 0 });
      drawContentsHead(pdf, label, PDF_MARGIN);
    }
    write(pdf, text, 0, pdf.y + 4);
  }
};

/** Says on each page of the list which return it is of. */
const drawContentsHead = (pdf: PdfPage, { order, written, language }: Label, y: number): void => {
  const words = inLanguage(WORDS, language);
  pdf.font('Helvetica-Bold').fontSize(13).fillColor(PDF_INK);
  write(pdf, `${words.title} ${rmaOf(written.row)} · ${words.order} ${order.number}`, 0, y);
  pdf.font('Helvetica-Bold').fontSize(10);
  write(pdf, words.inside, 0, pdf.y + 10);
  pdf.font('Helvetica').fontSize(10);
};
