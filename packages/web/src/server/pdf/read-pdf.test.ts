// @vitest-environment node

import { deflateSync } from 'node:zlib';
import { MATERIAL_LIST_MAX_CHARACTERS } from '@tornister/domain/materiallist';
import { describe, expect, it } from 'vitest';
import { drawn, LOCKED, type PlacedLine, pdfOf } from '../../../test/tiny-pdf.ts';
import { pdfText } from './pdf-text.ts';
import { createPdfReader } from './read-pdf.ts';

const MB = 1024 * 1024;
const PACKED = { filter: '/Filter/FlateDecode' };
const packed = (content: string | Buffer): Buffer =>
  deflateSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content, { level: 9 });

const read = async (bytes: Uint8Array): Promise<string> =>
  (await createPdfReader()(bytes, 'one')).match(
    (text) => text,
    (refusal) => `refused: ${refusal}`,
  );
/** In a thread, which says the same as the code that runs in it. */
const readTwice = async (bytes: Uint8Array): Promise<string> => {
  const said = await read(bytes);
  const answer = await pdfText({ bytes: bytes.slice(), maxPages: 20, maxCharacters: MATERIAL_LIST_MAX_CHARACTERS });
  expect('text' in answer ? answer.text : `refused: ${answer.refused}`).toBe(said);
  return said;
};
const pageOf = (...texts: readonly string[]): string =>
  drawn(texts.map((text, row): PlacedLine => [50, 800 - 15 * row, text]));
/** A thousand characters with the ends of the lines. */
const LINES_OF_A_PAGE = Array.from({ length: 10 }, () => 'i'.repeat(99));
const characters = (count: number) => Array.from({ length: count / 1_000 }, () => pageOf(...LINES_OF_A_PAGE));

describe('the text of a PDF', () => {
  it('is its lines, with umlauts, page after page', async () => {
    const pages = [pageOf('Für die 3a:', '2 Hefte (A4)'), pageOf('1 Schnellhefter grün')];
    expect(await readTwice(pdfOf(pages))).toBe('Für die 3a:\n2 Hefte (A4)\n1 Schnellhefter grün');
    expect(await readTwice(pdfOf(pages.map(packed), PACKED))).toContain('grün');
  });

  it('ends at 20 pages and at as many characters as a list may have', async () => {
    const pages = (count: number) => Array.from({ length: count }, () => pageOf('1 Heft'));
    expect((await readTwice(pdfOf(pages(20)))).split('\n')).toHaveLength(20);
    expect(await readTwice(pdfOf(pages(21)))).toBe('refused: tooLong');
    expect(await readTwice(pdfOf(characters(MATERIAL_LIST_MAX_CHARACTERS)))).toHaveLength(
      MATERIAL_LIST_MAX_CHARACTERS - 1,
    );
    const oneMore = [
      ...characters(MATERIAL_LIST_MAX_CHARACTERS).slice(1),
      pageOf(...LINES_OF_A_PAGE.with(0, 'i'.repeat(100))),
    ];
    expect(await readTwice(pdfOf(oneMore))).toBe('refused: tooLong');
  });

  it.each([
    ['broken', 'what has no pages', new TextEncoder().encode('%PDF-1.7\nno more than this')],
    ['broken', 'objects within objects', new TextEncoder().encode(`%PDF-1.4\n1 0 obj\n${'<</A'.repeat(200_000)}`)],
    ['noText', 'a stream of brackets', pdfOf(['['.repeat(200_000)])],
    ['noText', 'a page without text', pdfOf(['0 0 100 100 re f'])],
    ['locked', 'a file with a password', pdfOf([pageOf('1 Heft')], { trailer: LOCKED })],
  ])('is refused as %s: %s', async (refusal, _what, bytes) => {
    expect(await readTwice(bytes)).toBe(`refused: ${refusal}`);
  });

  it.each([
    ['400 MB of spaces', () => pdfOf([packed(Buffer.alloc(400 * MB, ' '))], PACKED)],
    [
      'a bomb in a bomb',
      () => pdfOf([packed(packed(Buffer.alloc(400 * MB, ' ')))], { filter: '/Filter[/FlateDecode/FlateDecode]' }),
    ],
    [
      'millions of words',
      () => pdfOf([packed(`BT /F 12 Tf 50 700 Td ${'(aaaa) Tj 0 -1 Td '.repeat(4_000_000)} ET`)], PACKED),
    ],
  ])('that unpacks to %s is given up, and its memory comes back', async (_what, bomb) => {
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(MB);
    const before = process.memoryUsage().rss;
    expect(await read(bytes)).toBe('refused: tooHard');
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
    expect(await read(pdfOf([pageOf('1 Heft')]))).toBe('1 Heft');
  });

  it('is given up when its time is over', async () => {
    const limits = { maxPages: 20, maxCharacters: 100, maxMs: 0, heapMb: 128, buffersMb: 64 };
    expect(await createPdfReader(limits)(pdfOf([pageOf('1 Heft')]), 'one')).toMatchObject({ error: 'tooHard' });
  });

  it('is read one at a time; four wait, and whoever comes then is told at once', async () => {
    const readPdf = createPdfReader();
    const told: string[] = [];
    const all = Array.from({ length: 7 }, async (_, at) => {
      const result = await readPdf(pdfOf([pageOf(`${at} Hefte`)]), String(at));
      told.push(result.isOk() ? result.value : result.error);
    });
    await Promise.all(all);
    expect(told).toEqual(['busy', 'busy', '0 Hefte', '1 Hefte', '2 Hefte', '3 Hefte', '4 Hefte']);
  });

  it('is read for whoever comes although somebody else sends many', async () => {
    const readPdf = createPdfReader();
    const answers = await Promise.all(
      ['many', 'many', 'many', 'many', 'other'].map((sender) => readPdf(pdfOf([pageOf('1 Heft')]), sender)),
    );
    expect(answers.map((answer) => answer.isOk())).toEqual([true, true, false, false, true]);
  });
});
