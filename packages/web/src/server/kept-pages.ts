// Pages that are the same for everyone, kept ready to send: compressed, with their entity tag, fresh for some seconds and still shown
// for a while after that while one rendering makes them anew.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createKeptMap, type KeptMap } from './kept-map.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How much compressed and plain text is kept at the most. */
const MOST_BYTES = 96 * 1024 * 1024;
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
};

export type FreshPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** False for answers that must not be shown to anybody else, like a failure. */
  readonly mayBeKept: boolean;
};

/** Makes a page ready to send in every encoding. */
export const packPage = async ({ status, headers, body }: FreshPage): Promise<KeptPage> => {
  const identity = Buffer.from(body);
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: GZIP_LEVEL }),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, bodies: { br, gzip: zipped, identity } };
};

const weigh = ({ bodies }: KeptPage): number => bodies.br.length + bodies.gzip.length + bodies.identity.length;

export type KeptPages = {
  /** A page that can be sent at once, if there is one; a stale one is made anew behind the visitor's back. */
  readonly ready: (key: string, make: () => Promise<FreshPage>) => KeptPage | undefined;
  /** The page, made now if it has to be; one rendering at a time for each key. */
  readonly get: (key: string, make: () => Promise<FreshPage>) => Promise<KeptPage>;
};

export const createKeptPages = (seconds: number, now: () => number = Date.now): KeptPages => {
  const pages: KeptMap<KeptPage> = createKeptMap({ freshMs: seconds * 1_000, most: MOST_BYTES, weigh, now });
  const underWay = new Map<string, Promise<KeptPage>>();

  const render = (key: string, make: () => Promise<FreshPage>): Promise<KeptPage> => {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const run = (async () => {
      try {
        const fresh = await make();
        const packed = await packPage(fresh);
        if (fresh.mayBeKept) pages.set(key, packed);
        return packed;
      } finally {
        underWay.delete(key);
      }
    })();
    underWay.set(key, run);
    return run;
  };

  return {
    ready: (key, make) => {
      const kept = pages.peek(key);
      if (kept === undefined) return undefined;
      // A failed renewal leaves the stale page in place: better yesterday's price list than none.
      if (!kept.isFresh) render(key, make).catch(() => undefined);
      return kept.value;
    },
    get: (key, make) => render(key, make),
  };
};
