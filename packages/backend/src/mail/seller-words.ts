// Who sells, in mails: as one is written to, and in the footer of every mail, with what a business letter has to name.
// Source: § 35a (1) GmbHG, § 5 (1) DDG; for Austria § 14 UGB.

import { inLanguage, LANGUAGES, type Language, type Worded } from '@tornister/domain/storefront';
import { html } from 'hono/html';
import type { Seller } from '../orders/seller.ts';
import { countryName } from '../texts/country-name.ts';
import type { Mail } from './mail.ts';

type Words = { readonly phone: string; readonly managingDirectors: string; readonly vatId: string };

const WORDS: Worded<Words> = {
  de: { phone: 'Telefon', managingDirectors: 'Geschäftsführung:', vatId: 'USt-IdNr.' },
  en: { phone: 'phone', managingDirectors: 'Managing directors:', vatId: 'VAT ID' },
};

/** Who sells, as one is written to. */
export const sellerText = ({ name, street, postcode, city, email, phone }: Seller, language: Language): string =>
  [name, street, `${postcode} ${city}`, email, `${inLanguage(WORDS, language).phone} ${phone}`].join(', ');

/** Stands for the seller's details, which are put there when a mail is sent. */
export const sellerMark = (language: Language): string => `{{seller.${language}}}`;

/** Name and address, who manages the company, its register and its tax number. */
const sellerFooter = (seller: Seller, language: Language): string => {
  const { name, street, postcode, city, country, register, managingDirectors, vatId } = seller;
  const words = inLanguage(WORDS, language);
  return [
    [name, street, `${postcode} ${city}`, countryName(country, language)].join(', '),
    ...(managingDirectors.length === 0 ? [] : [`${words.managingDirectors} ${managingDirectors.join(', ')}`]),
    register,
    `${words.vatId} ${vatId}`,
  ].join(' · ');
};

const withFooter = (mail: Mail, language: Language, footer: string): Mail => ({
  ...mail,
  text: mail.text.replaceAll(sellerMark(language), () => footer),
  html: mail.html.replaceAll(sellerMark(language), () => String(html`${footer}`)),
});

/** The mail as it is sent, with the details of the seller. */
export const withSeller = (mail: Mail, seller: Seller): Mail =>
  LANGUAGES.reduce((done, language) => withFooter(done, language, sellerFooter(seller, language)), mail);
