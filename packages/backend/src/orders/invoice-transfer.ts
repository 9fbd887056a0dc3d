// The account that an open invoice is transferred to, drawn on its paper: who gets the money, where, for what, and the code that banking apps read.

import { type BankTransfer, formatIban, invoicePayment } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { PDF_BOTTOM, PDF_INK, PDF_MARGIN, PDF_SOFT, PDF_WIDTH, type PdfPage, writeAt } from '../files/pdf-sheet.ts';
import { transferSquares } from './bank-transfer.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import type { InvoiceWords } from './invoice-words.ts';

/** Side of the code with the quiet zone around it, in points: about 3 cm. */
const CODE_SIDE = 85;
const CODE_LEFT = PDF_WIDTH - CODE_SIDE;
const HEIGHT = CODE_SIDE + 24;

/** The transfer that pays an invoice; undefined where it is paid otherwise, and where its store has no account. */
const invoiceTransferOf = (facts: InvoiceFacts): BankTransfer | undefined => {
  const { account, number, totalCents, currency } = facts;
  if (account === undefined || invoicePayment(facts) !== 'within-term') return undefined;
  return { ...account, amount: money(totalCents, currency as CurrencyCode), reference: number };
};

/** Draws it below what was written last; nothing where the invoice is not paid by transfer, or its store has no account. */
export const drawTransfer = (pdf: PdfPage, facts: InvoiceFacts, words: InvoiceWords): void => {
  const transfer = invoiceTransferOf(facts);
  if (transfer === undefined) return;
  if (pdf.y + HEIGHT > PDF_BOTTOM) {
    pdf.addPage();
    pdf.y = PDF_MARGIN;
  }
  const top = pdf.y + 8;
  pdf.font('Helvetica').fontSize(9).fillColor(PDF_INK);
  writeAt(pdf, words.transfer, 0, top, { width: CODE_LEFT - 10 });
  const { holder, iban, bic, reference } = transfer;
  let y = pdf.y + 4;
  for (const [label, value] of [
    [words.holder, holder],
    ['IBAN', formatIban(iban)],
    ...(bic === undefined ? [] : [['BIC', bic] as const]),
    [words.purpose, reference],
  ] as const) {
    pdf.fillColor(PDF_SOFT);
    writeAt(pdf, label, 0, y, { width: 95 });
    pdf.fillColor(PDF_INK);
    writeAt(pdf, value, 95, y, { width: CODE_LEFT - 105 });
    y = pdf.y + 2;
  }
  const squares = transferSquares(transfer);
  if (squares === undefined) return;
  drawCode(pdf, squares, top);
  pdf.fontSize(7.5).fillColor(PDF_SOFT);
  writeAt(pdf, words.code, CODE_LEFT - 10, top + CODE_SIDE, { width: CODE_SIDE + 20, align: 'center' });
};

const drawCode = (pdf: PdfPage, squares: readonly (readonly boolean[])[], top: number): void => {
  const side = CODE_SIDE / squares.length;
  for (const [row, cells] of squares.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pdf.rect(PDF_MARGIN + CODE_LEFT + column * side, top + row * side, side, side);
  pdf.fill('#000');
};
