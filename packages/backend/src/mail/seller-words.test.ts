import { describe, expect, it } from 'vitest';
import { DEMO_SELLER } from '../orders/seller.ts';
import { sellerMark, sellerText, withSeller } from './seller-words.ts';
import { shortMail } from './short-mail.ts';

const SELLER = { ...DEMO_SELLER, name: 'Feder & Co GmbH' };
const mailIn = (language: 'de' | 'en') =>
  shortMail({ key: 'a', recipient: 'ada@example.com', subject: 'Hallo', language, paragraphs: ['Guten Tag,'] });

describe('The seller in a mail', () => {
  it.each([
    [
      'de',
      'Feder & Co GmbH, Ranzenweg 1, 12345 Musterstadt, Deutschland · Geschäftsführung: Frieda Feder, Karl Kladde · Amtsgericht Musterstadt, HRB 00000 · USt-IdNr. DE000000000',
    ],
    [
      'en',
      'Feder & Co GmbH, Ranzenweg 1, 12345 Musterstadt, Germany · Managing directors: Frieda Feder, Karl Kladde · Amtsgericht Musterstadt, HRB 00000 · VAT ID DE000000000',
    ],
  ] as const)('stands below it in both parts, with what a business letter names, in %s', (language, details) => {
    const { html, text } = withSeller(mailIn(language), SELLER);
    expect(text.endsWith(`\n\n-- \n${details}\n`)).toBe(true);
    expect(html).toContain(details.replace('&', '&amp;'));
    expect(`${html}${text}`).not.toContain('{{seller');
  });

  it('leaves out managers where none are set, and takes a name to the letter', () => {
    const mail = { ...mailIn('de'), text: sellerMark('de') };
    const { text } = withSeller(mail, { ...SELLER, name: '$& GmbH', managingDirectors: [] });
    expect(text).toBe(
      '$& GmbH, Ranzenweg 1, 12345 Musterstadt, Deutschland · Amtsgericht Musterstadt, HRB 00000 · USt-IdNr. DE000000000',
    );
  });

  it('can be written to', () => {
    expect(sellerText(DEMO_SELLER, 'de')).toBe(
      'Tornister Schulbedarf GmbH, Ranzenweg 1, 12345 Musterstadt, service@example.com, Telefon +49 30 000000',
    );
  });
});
