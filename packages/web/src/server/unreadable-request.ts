// What Node cannot read never becomes a request: an address or cookies that are too long, something that is no HTTP, a body that never ends.
// Whoever sees the answer sees a small page, in both languages, since nobody can tell which shop was asked.

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { FIRST_LANGUAGE, inLanguage, LANGUAGES, type Worded } from '@tornister/domain/storefront';
import type { SecurityHeaders } from './security-headers.ts';

type Words = Worded<{ readonly title: string; readonly text: string; readonly home: string }>;

const TOO_LONG: Words = {
  de: {
    title: 'Diese Adresse ist zu lang',
    text: 'Bitte nehmen Sie einen Teil der Filter oder des Suchtextes weg. Hilft das nicht, löschen Sie die Cookies dieses Shops.',
    home: 'Zur Startseite',
  },
  en: {
    title: 'This address is too long',
    text: 'Please take away some of the filters or of the search text. If that does not help, delete the cookies of this shop.',
    home: 'To the home page',
  },
};
const UNREADABLE: Words = {
  de: {
    title: 'Diese Anfrage ist unlesbar',
    text: 'Der Shop hat nicht verstanden, was der Browser geschickt hat.',
    home: 'Zur Startseite',
  },
  en: {
    title: 'This request cannot be read',
    text: 'The shop did not understand what the browser has sent.',
    home: 'To the home page',
  },
};

/** Node's codes of what came, as an answer; everything else is a bad request. */
const ANSWERS: Readonly<Record<string, readonly [status: number, words: Words]>> = {
  HPE_HEADER_OVERFLOW: [431, TOO_LONG],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, UNREADABLE],
  ERR_HTTP_REQUEST_TIMEOUT: [408, UNREADABLE],
};

const pageOf = (words: Words): string => {
  const parts = LANGUAGES.map((language) => {
    const { title, text, home } = inLanguage(words, language);
    return `<section lang="${language}"><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></section>`;
  });
  const { title } = inLanguage(words, FIRST_LANGUAGE);
  return `<!doctype html><html lang="${FIRST_LANGUAGE}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main>${parts.join('')}</main></body></html>`;
};

/** A whole answer as it goes over the line. */
const answerTo = (code: string | undefined, headers: SecurityHeaders): string => {
  const [status, words] = ANSWERS[code ?? ''] ?? [400, UNREADABLE];
  const body = pageOf(words);
  const lines = Object.entries({
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n')}\r\n\r\n${body}`;
};

/** So long a connection may take to read its answer; one that was cut at once would lose it while more of the request arrives. */
const LINGER_MS = 2_000;

/** Listens to `clientError` of Node's server: answers once and ends the connection; one that is gone gets nothing. */
export const answerUnreadable =
  (headers: SecurityHeaders) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    // What still comes of a request that is answered already.
    if (!socket.writable) return;
    socket.end(answerTo(error.code, headers));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
