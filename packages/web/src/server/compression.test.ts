// @vitest-environment node

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, type Encoding } from './compression.ts';

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
        const body = await compress(text, encoding as Encoding, effort);
        expect(read(body)).toEqual(Buffer.from(text));
      }
    }
  });

  it.each(Object.keys(PLAIN))('that is cached keeps no more memory than it weighs (%s)', async (encoding) => {
    const body = await compress(TEXTS['a page in German'], encoding as Encoding, 'cached');
    expect(body.buffer.byteLength).toBe(body.length);
  });
});
