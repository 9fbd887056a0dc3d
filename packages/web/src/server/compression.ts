// Compresses pages: quickly what is sent once, smaller what is cached, as small as it pays what is asked for again and again. Also their entity tags.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether a body is sent `once` or `cached` and sent often. */
export type Effort = 'once' | 'cached';

/** From 4 to 5 a listing becomes a tenth smaller and takes half as long again. */
const BROTLI_QUALITY: Readonly<Record<Effort, number>> = { once: 4, cached: 5 };
/** From 5 to 10 a listing becomes another tenth smaller and takes seventeen times as long; 11 gains 2 percent more for four times of that. */
const SMALL_BROTLI_QUALITY = 10;
const GZIP_LEVEL: Readonly<Record<Effort, number>> = { once: 4, cached: 6 };

/** A listing compressed fits in one piece of this size, so that zlib does not have to come back for more. */
const CHUNK_BYTES = 64 * 1024;

/** The same bytes in memory of their own: what is kept would keep the whole piece that it was compressed into. */
const inOwnMemory = (body: Buffer): Buffer => {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
};

const asSent = (body: Buffer, effort: Effort): Buffer => (effort === 'cached' ? inOwnMemory(body) : body);

const UTF8 = new TextEncoder();
/** Room beside one byte a letter: a page needs 3 percent more. */
const SPARE_PART = 8;

/** A text as UTF-8. `Buffer.from` goes through a text twice, first to count the bytes; a page is 270,000 letters. */
export const utf8Of = (text: string): Buffer => {
  const room = Buffer.allocUnsafeSlow(text.length + Math.ceil(text.length / SPARE_PART));
  const { read, written } = UTF8.encodeInto(text, room);
  return read === text.length ? room.subarray(0, written) : Buffer.from(text);
};

const packBrotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(plain, {
    chunkSize: CHUNK_BYTES,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

/** A text, given in UTF-8, in an encoding; compressed beside the main thread. */
export const compress = async (plain: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> => {
  if (encoding === 'identity') return asSent(plain, effort);
  if (encoding === 'gzip')
    return asSent(await compressGzip(plain, { level: GZIP_LEVEL[effort], chunkSize: CHUNK_BYTES }), effort);
  return asSent(await packBrotli(plain, BROTLI_QUALITY[effort]), effort);
};

/** What was compressed with Brotli once more, smaller; beside the main thread, and not quickly. */
export const compressSmaller = async (body: Buffer): Promise<Buffer> =>
  inOwnMemory(await packBrotli(await decompressBrotli(body), SMALL_BROTLI_QUALITY));

/** The entity tag of a text in an encoding. Weak, because the same text can be compressed into other bytes. */
export const tagOf = (plain: Buffer, encoding: Encoding): string =>
  `W/"${createHash('sha256').update(encoding).update(plain).digest('base64url').slice(0, 22)}"`;
