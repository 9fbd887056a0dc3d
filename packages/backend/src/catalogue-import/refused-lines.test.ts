// Lines that would break an import in its middle, or the shop after it, are refused before anything is written.

import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop, SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import type { ImportFile } from './file-schemas.ts';
import { importFolder } from './import-folder.ts';
import { problemText } from './import-problem.ts';
import { writeFolder } from './write-folder.ts';

const SHOP = aSmallShop(6);
const ITEM = [...SHOP.products()][0]?.items[0]?.id ?? '';

describe('lines that are refused', () => {
  let folder: string;
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFolder(folder, SHOP, SOME_MOMENT);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const problems = async () =>
    (await importFolder(shop.database, { folder, now: SOME_MOMENT })).match(
      () => [],
      (all) => all.map(problemText),
    );
  const linesOf = async (file: ImportFile) =>
    (await readFile(join(folder, file), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const writeLines = (file: ImportFile, lines: readonly object[]) =>
    writeFile(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const changeLine = async (file: ImportFile, id: string, change: object) =>
    writeLines(
      file,
      (await linesOf(file)).map((line) => (line.id === id ? { ...line, ...change } : line)),
    );

  describe('because categories would lie in a circle', () => {
    const onlyCategories = async (...changes: readonly { readonly id: string; readonly parentId?: string }[]) => {
      const known = new Map((await linesOf('categories.jsonl')).map((line) => [line.id, line]));
      await writeLines(
        'categories.jsonl',
        changes.map(({ id, ...change }) => {
          const { parentId: _before, ...line } = known.get(id) ?? expect.fail();
          return { ...line, ...change };
        }),
      );
      return problems();
    };

    beforeAll(async () => {
      const whole = await mkdtemp(join(tmpdir(), 'import-'));
      await writeFolder(whole, SHOP, SOME_MOMENT);
      (await importFolder(shop.database, { folder: whole, now: SOME_MOMENT }))._unsafeUnwrap();
      await rm(whole, { recursive: true });
    });

    it('with the categories of the shop', async () => {
      expect(await onlyCategories({ id: '100', parentId: '101' })).toEqual([
        'categories.jsonl, line 1, parentId: closes a circle (100, 101, 100); parents have to lead to a top category',
      ]);
    });

    it('with itself', async () => {
      expect(await onlyCategories({ id: '100', parentId: '100' })).toEqual([
        'categories.jsonl, line 1, parentId: closes a circle (100, 100); parents have to lead to a top category',
      ]);
    });

    it('with the lines before it', async () => {
      expect(await onlyCategories({ id: '200', parentId: '101' }, { id: '100', parentId: '200' })).toEqual([
        'categories.jsonl, line 2, parentId: closes a circle (100, 200, 101, 100); parents have to lead to a top category',
      ]);
    });

    it('but not when a line before it has opened the circle', async () => {
      expect(await onlyCategories({ id: '101' }, { id: '100', parentId: '101' })).toEqual([]);
      expect(await onlyCategories({ id: '100' }, { id: '101', parentId: '100' })).toEqual([]);
    });
  });

  describe('because of a text that cannot be written or was read wrongly', () => {
    it.each([
      ['A\u0000B', 'has the character U+0000, which no text may have'],
      ['A\ud83dB', 'has half a character (a lone surrogate, U+D800 to U+DFFF); allowed are whole characters'],
      ['B\ude00', 'has half a character (a lone surrogate, U+D800 to U+DFFF); allowed are whole characters'],
      ['F\uFFFDller', 'has the character U+FFFD, which stands for unreadable bytes; files have to be in UTF-8'],
    ])('like %j', async (words, message) => {
      await changeLine('products.jsonl', '1001', { shortFacts: [{ de: 'Gut 😀' }, { de: words }] });
      await changeLine('items.jsonl', ITEM, { attributeValues: { [words]: 'x' } });
      await changeLine('reviews.jsonl', 'r0-0', { author: words });
      expect(await problems()).toEqual([
        `products.jsonl, line 2, shortFacts[1].de: ${message}`,
        `items.jsonl, line 1, attributeValues: ${message}`,
        `reviews.jsonl, line 1, author: ${message}`,
      ]);
    });

    it('like that of a file in Latin-1', async () => {
      const badge = JSON.stringify({ id: 'latin', name: { de: 'Prämiert' } });
      await appendFile(join(folder, 'badges.jsonl'), Buffer.from(`${badge}\n`, 'latin1'));
      expect(await problems()).toEqual([
        expect.stringMatching(/^badges\.jsonl, line \d+, name\.de: has the character U\+FFFD/),
      ]);
    });
  });

  describe('because of a photograph that cannot be shown', () => {
    const photo = () =>
      sharp({
        create: {
          width: 400,
          height: 300,
          channels: 3,
          background: '#cc0000',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      });
    const said = async (file: string, content: Buffer | string) => {
      await writeFile(join(folder, file), content);
      await changeLine('items.jsonl', ITEM, { pictures: [{ file, alt: { de: 'x' } }] });
      return problems();
    };

    it('a folder', async () => {
      await mkdir(join(folder, 'pictures'));
      await changeLine('items.jsonl', ITEM, { pictures: [{ file: 'pictures', alt: { de: 'x' } }] });
      expect(await problems()).toEqual(['items.jsonl, line 1, pictures[0].file: pictures is no file']);
    });

    it('a text that is named like one', async () => {
      expect(await said('a.jpg', 'no picture')).toEqual([
        'items.jsonl, line 1, pictures[0].file: a.jpg is no picture that can be read; allowed are JPEG, PNG, WebP, AVIF and SVG',
      ]);
    });

    it('a picture of another kind that is named like one', async () => {
      expect(await said('a.jpg', await photo().tiff().toBuffer())).toEqual([
        'items.jsonl, line 1, pictures[0].file: a.jpg is a picture of another kind; allowed are JPEG, PNG, WebP, AVIF and SVG',
      ]);
    });

    it('one that was cut short', async () => {
      const whole = await photo().jpeg().toBuffer();
      expect(await said('a.jpg', whole.subarray(0, whole.length / 2))).toEqual([
        'items.jsonl, line 1, pictures[0].file: a.jpg is broken or cut short',
      ]);
    });

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('but not a %s, whatever its name', async (kind) => {
      expect(await said('a.bin', await photo().toFormat(kind).toBuffer())).toEqual([]);
    });

    it('but not an SVG', async () => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>';
      expect(await said('a.svg', drawing)).toEqual([]);
    });
  });

  describe('because of a name of a file that the shop serves at no address', () => {
    const fieldsFor = (fileName: string) => ({
      downloads: [{ id: 'd', name: { de: 'x' }, fileName, kind: 'manual' }],
      audioSamples: [{ title: { de: 'x' }, fileName }],
      videoLinks: [{ title: { de: 'x' }, fileName }],
    });

    it.each(['Anleitung Füller.pdf', 'füller.pdf', 'a/b.pdf', '..', 'a..pdf', '.a', '', 'a'.repeat(161), 'a.pdf\n'])(
      'like %j',
      async (fileName) => {
        await changeLine('products.jsonl', '1000', fieldsFor(fileName));
        const allowed =
          'allowed are the letters a to z and A to Z, digits, _, - and single dots, up to 160, like anleitung.pdf';
        expect(await problems()).toEqual(
          ['downloads', 'audioSamples', 'videoLinks'].map(
            (field) => `products.jsonl, line 1, ${field}[0].fileName: ${allowed}`,
          ),
        );
      },
    );

    it.each(['Anleitung-Fueller_2.1.pdf', 'a'.repeat(160), '7'])('but not %j', async (fileName) => {
      await changeLine('products.jsonl', '1000', fieldsFor(fileName));
      expect(await problems()).toEqual([]);
    });
  });
});
