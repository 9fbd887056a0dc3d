// @vitest-environment node

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, compressSmaller, type Encoding, utf8Of } from './compression.ts';

const PLAIN: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: (body) => body,
};

const TEXTS = {
  empty: '',
  'a page in German': '<p>Schulheft für 1,00 € – „schön“ 😀</p>'.repeat(50),
  'more bytes than a page has for its letters': '€'.repeat(1_000),
  'half of a letter': '\ud83d heft',
};

describe('a body', () => {
  it.each(Object.entries(TEXTS))('%s arrives as it was, whatever it is sent as', async (_name, text) => {
    for (const [encoding, read] of Object.entries(PLAIN)) {
      for (const effort of ['once', 'cached'] as const) {
        const body = await compress(utf8Of(text), encoding as Encoding, effort);
        expect(read(body)).toEqual(Buffer.from(text));
      }
    }
  });

  it.each(Object.keys(PLAIN))('that is cached keeps no more memory than it weighs (%s)', async (encoding) => {
    const body = await compress(utf8Of(TEXTS['a page in German']), encoding as Encoding, 'cached');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it.each(Object.entries(TEXTS))('%s that is compressed once more is the same text', async (_name, text) => {
    const smaller = await compressSmaller(await compress(utf8Of(text), 'br', 'cached'));
    expect(PLAIN.br(smaller)).toEqual(Buffer.from(text));
    expect(smaller.buffer.byteLength).toBe(smaller.length);
  });

  it('as long as a listing is smaller when it is compressed once more', async () => {
    const text = Array.from(
      { length: 3_000 },
      (_, index) => `<p>Heft ${(index * 7_919) % 1_009} für 1,00 €</p>`,
    ).join();
    const body = await compress(utf8Of(text), 'br', 'cached');
    expect((await compressSmaller(body)).length).toBeLessThan(body.length * 0.95);
  });
});
