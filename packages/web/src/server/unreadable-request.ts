// What Node cannot read never becomes a request: an address or cookies that are too long, something that is no HTTP, a body that never ends.
// Whoever sees the answer sees a small page, in both languages, since nobody can tell which shop was asked.

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { LANGUAGES } from '@tornister/domain/storefront';
import type { SecurityHeaders } from './security-headers.ts';
import { type SmallPageWords, smallPage } from './small-page.ts';

const TOO_LONG: SmallPageWords = {
  de: {
    title: 'Diese Adresse ist zu lang',
    text: 'Bitte nehmen Sie einen Teil der Filter oder des Suchtextes weg. Hilft das nicht, löschen Sie die Cookies dieses Shops.',
  },
  en: {
    title: 'This address is too long',
    text: 'Please take away some of the filters or of the search text. If that does not help, delete the cookies of this shop.',
  },
};
const UNREADABLE: SmallPageWords = {
  de: {
    title: 'Diese Anfrage ist unlesbar',
    text: 'Der Shop hat nicht verstanden, was der Browser geschickt hat.',
  },
  en: {
    title: 'This request cannot be read',
    text: 'The shop did not understand what the browser has sent.',
  },
};

/** Node's codes of what came, as an answer; everything else is a bad request. */
const ANSWERS: Readonly<Record<string, readonly [status: number, words: SmallPageWords]>> = {
  HPE_HEADER_OVERFLOW: [431, TOO_LONG],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, UNREADABLE],
  ERR_HTTP_REQUEST_TIMEOUT: [408, UNREADABLE],
};

/** A whole answer as it goes over the line. */
const answerTo = (code: string | undefined, headers: SecurityHeaders): string => {
  const [status, words] = ANSWERS[code ?? ''] ?? [400, UNREADABLE];
  const body = smallPage(words, LANGUAGES);
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
