// Small pages for when the shop draws none of its own: a sentence in the visitor's language and a way home, without scripts and styles.

import { FIRST_LANGUAGE, inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';

export type SmallPageWords = Worded<{ readonly title: string; readonly text: string }>;

const HOME: Worded<string> = { de: 'Zur Startseite', en: 'To the home page' };

/** What the shop host says of a request that it does not or cannot answer with a page. */
export const SMALL_PAGES = {
  /** So much is under way that somebody has to come again (503). */
  busy: {
    de: { title: 'Gerade ist viel los', text: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.' },
    en: { title: 'The shop is very busy right now', text: 'Please try again in a few seconds.' },
  },
  /** A form that did not come from a page of this storefront (403). */
  foreignForm: {
    de: {
      title: 'Das Formular wurde nicht angenommen',
      text: 'Es kam nicht von einer Seite dieses Shops. Bitte öffnen Sie die Seite noch einmal und senden Sie das Formular von dort.',
    },
    en: {
      title: 'The form was not accepted',
      text: 'It did not come from a page of this shop. Please open the page again and send the form from there.',
    },
  },
  /** More than the shop takes (413). */
  tooLarge: {
    de: {
      title: 'Das war zu viel auf einmal',
      text: 'Es wurde mehr gesendet, als der Shop annimmt. Bitte gehen Sie zurück und senden Sie weniger Text oder eine kleinere Datei.',
    },
    en: {
      title: 'That was too much at once',
      text: 'More was sent than the shop takes. Please go back and send less text or a smaller file.',
    },
  },
  /** A form that cannot be read (400, 415). */
  unreadableForm: {
    de: {
      title: 'Das Formular ist unlesbar',
      text: 'Der Shop hat nicht verstanden, was der Browser geschickt hat. Bitte gehen Sie zurück und senden Sie es noch einmal.',
    },
    en: {
      title: 'The form cannot be read',
      text: 'The shop did not understand what the browser has sent. Please go back and send it again.',
    },
  },
  /** An address that no page can have, since it is no text: a link that was cut off within a letter, or a lone percent sign (404). */
  unreadableAddress: {
    de: {
      title: 'Diese Seite gibt es nicht',
      text: 'Die Adresse ist unlesbar. Vielleicht wurde der Link nicht ganz kopiert.',
    },
    en: {
      title: 'There is no such page',
      text: 'The address cannot be read. Perhaps the link was not copied as a whole.',
    },
  },
  /** A fault of the shop (500). */
  failed: {
    de: { title: 'Da ist etwas schiefgegangen', text: 'Bitte versuchen Sie es noch einmal.' },
    en: { title: 'Something went wrong', text: 'Please try again.' },
  },
} as const satisfies Readonly<Record<string, SmallPageWords>>;

/** The page in each of the languages, one below the other. */
export const smallPage = (words: SmallPageWords, languages: readonly Language[]): string => {
  const parts = languages.map((language) => {
    const { title, text } = inLanguage(words, language);
    const home = inLanguage(HOME, language);
    return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></section>`;
  });
  const [first = FIRST_LANGUAGE] = languages;
  const { title } = inLanguage(words, first);
  return `<!doctype html><html lang="${first}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main>${parts.join('')}</main></body></html>`;
};

/** The page in the language that is spoken where somebody asks. */
export const smallPageAt = ({ storefront }: Pick<Site, 'storefront'>, words: SmallPageWords): string =>
  smallPage(words, [storefront.language]);

/** Headers of such a page: nobody else is shown it. */
export const SMALL_PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } as const;

/** The page as an answer. */
export const smallPageAnswer = (
  status: number,
  site: Pick<Site, 'storefront'>,
  words: SmallPageWords,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(smallPageAt(site, words), { status, headers: { ...SMALL_PAGE_HEADERS, ...headers } });
