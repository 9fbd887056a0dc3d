// The mails of the newsletter: the one that asks for a confirmation, the first one, and those about unsubscribing. Each that goes to somebody
// who gets the newsletter carries the link that ends it, also as a header for mail programs (RFC 8058).

import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { BRAND } from './brand.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

export type NewsletterMailing = {
  readonly key: string;
  readonly recipient: string;
  readonly language: string;
  /** Origin of the shop. */
  readonly baseUrl: string;
};

type MailTexts = { readonly subject: string; readonly paragraphs: readonly string[] };
type Words = Readonly<Record<'confirmation' | 'welcome' | 'already' | 'unsubscribeLink' | 'goodbye', MailTexts>> & {
  readonly confirm: string;
  readonly unsubscribe: string;
  readonly again: string;
};

const WORDS: Worded<Words> = {
  de: {
    confirm: 'Ja, ich möchte den Newsletter',
    unsubscribe: 'Newsletter abbestellen',
    again: 'Newsletter wieder bestellen',
    confirmation: {
      subject: `Bitte bestätigen Sie Ihren Newsletter von ${BRAND}`,
      paragraphs: [
        'Guten Tag,',
        'Sie möchten unseren Newsletter. Bitte bestätigen Sie das mit dem Link. Er gilt sieben Tage lang und nur einmal.',
        'Haben Sie das nicht gewünscht? Dann ist nichts zu tun: Ohne Bestätigung bekommen Sie nichts von uns.',
      ],
    },
    welcome: {
      subject: `Willkommen beim Newsletter von ${BRAND}`,
      paragraphs: [
        'Guten Tag,',
        'schön, dass Sie dabei sind. Ab jetzt lesen Sie hier von neuen Artikeln, Angeboten und Ideen für den Unterricht.',
        'Sie können den Newsletter jederzeit abbestellen.',
      ],
    },
    already: {
      subject: `Sie bekommen den Newsletter von ${BRAND} schon`,
      paragraphs: [
        'Guten Tag,',
        'jemand hat unseren Newsletter für diese Adresse bestellt. Sie bekommen ihn schon, es ändert sich also nichts.',
      ],
    },
    unsubscribeLink: {
      subject: `Newsletter von ${BRAND} abbestellen`,
      paragraphs: [
        'Guten Tag,',
        'jemand wollte den Newsletter für diese Adresse abbestellen. Die Hausnummer passte nicht zu unseren Angaben. Waren Sie das? Dann genügt der Link.',
      ],
    },
    goodbye: {
      subject: `Der Newsletter von ${BRAND} ist abbestellt`,
      paragraphs: ['Guten Tag,', 'an diese Adresse schicken wir keinen Newsletter mehr.'],
    },
  },
  en: {
    confirm: 'Yes, I want the newsletter',
    unsubscribe: 'Unsubscribe from the newsletter',
    again: 'Subscribe again',
    confirmation: {
      subject: `Please confirm your newsletter from ${BRAND}`,
      paragraphs: [
        'Hello,',
        'You want our newsletter. Please confirm that by the link. It works for seven days, and once.',
        'Did you not ask for it? Then there is nothing to do: without a confirmation you get nothing from us.',
      ],
    },
    welcome: {
      subject: `Welcome to the newsletter from ${BRAND}`,
      paragraphs: [
        'Hello,',
        'We are glad that you are here. From now on you read of new items, offers and ideas for lessons.',
        'You can unsubscribe at any time.',
      ],
    },
    already: {
      subject: `You get the newsletter from ${BRAND} already`,
      paragraphs: [
        'Hello,',
        'Somebody has asked for our newsletter for this address. You get it already, so nothing changes.',
      ],
    },
    unsubscribeLink: {
      subject: `Unsubscribe from the newsletter from ${BRAND}`,
      paragraphs: [
        'Hello,',
        'Somebody wanted to unsubscribe this address from the newsletter. The house number was not the one that we know. Was that you? Then the link is enough.',
      ],
    },
    goodbye: {
      subject: `You are unsubscribed from the newsletter from ${BRAND}`,
      paragraphs: ['Hello,', 'We send no newsletter to this address any more.'],
    },
  },
};

const PAGES = '/service/newsletter/';

const unsubscribePage = (baseUrl: string, token: string): string =>
  `${baseUrl}${PAGES}newsletter-abmelden/?token=${encodeURIComponent(token)}`;

/** Mail programs post to this address, without a page in between. */
const oneClickAddress = (baseUrl: string, token: string): string =>
  `${baseUrl}/api/newsletter-unsubscribe/?token=${encodeURIComponent(token)}`;

type Link = { readonly label: 'confirm' | 'unsubscribe' | 'again'; readonly address: string };

const mailOf = (
  { key, recipient, language: code, baseUrl }: NewsletterMailing,
  kind: 'confirmation' | 'welcome' | 'already' | 'unsubscribeLink' | 'goodbye',
  { label, address }: Link,
  unsubscribe?: string,
): Mail => {
  const language = languageOf(code);
  const words = inLanguage(WORDS, language);
  return {
    ...shortMail({ key, recipient, language, ...words[kind], links: [[words[label], address]] }),
    ...(unsubscribe === undefined ? {} : { listUnsubscribe: oneClickAddress(baseUrl, unsubscribe) }),
  };
};

/** Asks whether the owner of the mailbox wants the newsletter. */
export const confirmationMail = (mailing: NewsletterMailing, token: string): Mail =>
  mailOf(mailing, 'confirmation', {
    label: 'confirm',
    address: `${mailing.baseUrl}${PAGES}?token=${encodeURIComponent(token)}`,
  });

/** The first mail of the newsletter. */
export const welcomeMail = (mailing: NewsletterMailing, token: string): Mail =>
  mailOf(mailing, 'welcome', { label: 'unsubscribe', address: unsubscribePage(mailing.baseUrl, token) }, token);

/** For whoever asks for what they have. */
export const subscribedAlreadyMail = (mailing: NewsletterMailing, token: string): Mail =>
  mailOf(mailing, 'already', { label: 'unsubscribe', address: unsubscribePage(mailing.baseUrl, token) }, token);

/** Somebody wanted to unsubscribe and did not know the house number. */
export const unsubscribeLinkMail = (mailing: NewsletterMailing, token: string): Mail =>
  mailOf(mailing, 'unsubscribeLink', { label: 'unsubscribe', address: unsubscribePage(mailing.baseUrl, token) }, token);

/** The newsletter has ended. */
export const goodbyeMail = (mailing: NewsletterMailing): Mail =>
  mailOf(mailing, 'goodbye', { label: 'again', address: `${mailing.baseUrl}${PAGES}` });
