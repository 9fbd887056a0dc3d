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

  describe('because they say nothing, or the same thing twice', () => {
    const option = (value: string, label: object = { de: value }) => ({ value, label });
    const attribute = (name: string, ...options: readonly object[]) => ({
      ...{ name, displayName: { de: name }, type: 'tile', options },
    });
    const tab = { tabId: 'use', title: { de: 'Einsatz' }, html: { de: 'So.' } };
    const download = { id: 'd', name: { de: 'x' }, fileName: 'a.pdf', kind: 'manual' };
    const filter = (filterId: string, label: object) => ({
      ...{ filterId, displayName: { de: 'Filter' }, values: [{ id: 'v', label }] },
    });

    it.each<readonly [change: object, said: string]>([
      [{ name: { de: ' ', en: '' } }, 'name: must not be empty'],
      [{ attributes: [attribute('a', option('x', { de: '' }))] }, 'attributes[0].options[0].label: must not be empty'],
      [
        { attributes: [attribute('a', option('x')), attribute('a', option('x'))] },
        'attributes[1].name: a is there twice',
      ],
      [{ attributes: [attribute('a', option('x'), option('x'))] }, 'attributes[0].options[1].value: x is there twice'],
      [{ extraTabs: [tab, tab] }, 'extraTabs[1].tabId: use is there twice'],
      [{ downloads: [download, download] }, 'downloads[1].id: d is there twice'],
      [{ filterValues: [filter('f', { en: '' })] }, 'filterValues[0].values[0].label: must not be empty'],
      ...['brand', 'PRICE.1', 'rating.1'].map((filterId): readonly [object, string] => [
        { filterValues: [filter(filterId, { de: 'x' })] },
        'filterValues[0].filterId: is a filter of the shop itself; allowed is another key',
      ]),
      [{ ratingAverage: 4, ratingCount: 0 }, 'ratingCount: is above 0 where there is a ratingAverage, and only there'],
      [
        { ratingAverage: undefined, ratingCount: 3 },
        'ratingCount: is above 0 where there is a ratingAverage, and only there',
      ],
    ])('like %j', async (change, said) => {
      await changeLine('products.jsonl', '1001', change);
      expect(await problems()).toEqual([`products.jsonl, line 2, ${said}`]);
    });

    it('but a language in which nothing is written is stood in for by another', async () => {
      await changeLine('products.jsonl', '1001', { name: { de: 'Heft', en: '' }, teaser: { de: '' } });
      expect(await problems()).toEqual([]);
      const { getProductById } = await shop.ask(
        '{ getProductById(productId: "1001") { name } }',
        {},
        { language: 'en' },
      );
      expect(getProductById).toEqual({ name: 'Heft' });
    });
  });

  describe('a file that', () => {
    it('has nearly the name of one of an import is named', async () => {
      await writeFile(join(folder, 'item.jsonl'), '');
      await writeFile(join(folder, '._items.jsonl'), '');
      expect(await problems()).toEqual([
        expect.stringMatching(/^item\.jsonl: is no file of an import; allowed are manuf/),
      ]);
    });

    it('is given instead of a folder has nothing in it', async () => {
      folder = join(folder, 'items.jsonl');
      expect(await problems()).toEqual([expect.stringContaining('items.jsonl: has no line in any of the files')]);
      folder = join(folder, '..');
    });
  });

  describe('because nobody could find or choose what they say', () => {
    // Products 1000 and 1003 have the sizes klein and gross, the other ones have no attribute.
    it('like an order number that differs from another one in capitals only', async () => {
      await changeLine('items.jsonl', '5002', { orderNumber: 'ab12' });
      await changeLine('items.jsonl', '5004', { orderNumber: 'AB12' });
      expect(await problems()).toEqual(['items.jsonl, line 4, orderNumber: AB12 belongs to 5002 already']);
    });

    it('like one that differs so from one of the shop', async () => {
      await changeLine('items.jsonl', '5002', { orderNumber: 'ab12' });
      expect(await problems()).toEqual([]);
      await writeLines('items.jsonl', [
        ...(await linesOf('items.jsonl'))
          .filter(({ id }) => id === '5002')
          .map((line) => ({ ...line, orderNumber: 'aB12' })),
        ...(await linesOf('items.jsonl'))
          .filter(({ id }) => id === '5004')
          .map((line) => ({ ...line, orderNumber: 'Ab12' })),
      ]);
      expect(await problems()).toEqual(['items.jsonl, line 2, orderNumber: Ab12 belongs to 5002 already']);
    });

    it.each([
      [{ size: 'klein', nonsense: 'x' }, 'the product 1000 has no attribute nonsense; allowed: size'],
      [{ size: 'riesig' }, 'size has no value riesig; allowed: klein, gross'],
      [{}, 'a value of size is missing; allowed: klein, gross'],
      [{ size: 'gross' }, ''],
    ])('like an item with the values %j', async (attributeValues, said) => {
      await changeLine('items.jsonl', '5000', { attributeValues });
      await changeLine('items.jsonl', '5001', { attributeValues: { size: 'klein' } });
      expect(await problems()).toEqual(said === '' ? [] : [`items.jsonl, line 1, attributeValues: ${said}`]);
      await changeLine('items.jsonl', '5000', { isAvailable: false });
      expect(await problems()).toEqual([]);
    });

    it('like an item with a value where the product has no attribute', async () => {
      await changeLine('items.jsonl', '5002', { attributeValues: { size: 'klein' } });
      expect(await problems()).toEqual([
        'items.jsonl, line 3, attributeValues: the product 1001 has no attribute size; allowed: none',
      ]);
    });

    it('like two items for sale with the same values, but not two that change places', async () => {
      const [klein, gross] = [{ size: 'klein' }, { size: 'gross' }];
      await changeLine('items.jsonl', '5000', { attributeValues: gross });
      await changeLine('items.jsonl', '5001', { attributeValues: klein });
      expect(await problems()).toEqual([]);
      await changeLine('items.jsonl', '5000', { attributeValues: klein });
      const same = 'the item 5000 of the product 1000 has the same; allowed is one item for sale with them';
      expect(await problems()).toEqual([`items.jsonl, line 2, attributeValues: ${same}`]);
      await changeLine('items.jsonl', '5000', { isAvailable: false });
      expect(await problems()).toEqual([]);
    });

    it('like an item with the values of one that the shop sells already', async () => {
      expect(await problems()).toEqual([]);
      const [one] = await linesOf('items.jsonl');
      await writeLines('items.jsonl', [{ ...one, id: '7000', orderNumber: '700000' }]);
      const same = 'the item 5000 of the product 1000 has the same; allowed is one item for sale with them';
      expect(await problems()).toEqual([`items.jsonl, line 1, attributeValues: ${same}`]);
    });

    it('like attributes that the items of the shop do not have, unless they come along', async () => {
      expect(await problems()).toEqual([]);
      const items = await linesOf('items.jsonl');
      const attributes = [
        {
          name: 'colour',
          displayName: { de: 'Farbe' },
          type: 'tile',
          options: [{ value: 'red', label: { de: 'Rot' } }],
        },
      ];
      await changeLine('products.jsonl', '1001', { attributes });
      await writeLines('items.jsonl', items.slice(0, 1));
      const missing = 'the item 5002 of the shop does not fit (a value of colour is missing; allowed: red)';
      expect(await problems()).toEqual([
        `products.jsonl, line 2, attributes: ${missing}; it needs a line in items.jsonl, too`,
      ]);
      await writeLines('items.jsonl', items);
      await changeLine('items.jsonl', '5002', { attributeValues: { colour: 'red' } });
      expect(await problems()).toEqual([]);
    });

    it.each([
      [[5, 1], 'deliveryDays: allowed are working days from and to, like [1, 3]'],
      [[5, 400], 'deliveryDays[1]: allowed are up to 365 days'],
    ])('like %j days of delivery', async (deliveryDays, said) => {
      await changeLine('items.jsonl', ITEM, { deliveryDays });
      expect(await problems()).toEqual([`items.jsonl, line 1, ${said}`]);
    });

    it('like a smallest order above the largest', async () => {
      await changeLine('items.jsonl', ITEM, { minimumOrderQuantity: 10, maxQuantity: 5 });
      expect(await problems()).toEqual(['items.jsonl, line 1, maxQuantity: must not be below minimumOrderQuantity']);
    });

    it('like a product that is bought instead of itself, or one that there is not, but not one that follows', async () => {
      await changeLine('products.jsonl', '1000', { replacementId: '1002' });
      expect(await problems()).toEqual([]);
      await changeLine('products.jsonl', '1000', { replacementId: '999999' });
      await changeLine('products.jsonl', '1001', { replacementId: '999999' });
      const unknown = 'replacementId: 999999 is not known; allowed is an id of products.jsonl or of the shop';
      expect(await problems()).toEqual([`products.jsonl, line 1, ${unknown}`, `products.jsonl, line 2, ${unknown}`]);
      await changeLine('products.jsonl', '1000', { replacementId: '1000' });
      await changeLine('products.jsonl', '1001', { replacementId: undefined });
      expect(await problems()).toEqual([
        'products.jsonl, line 1, replacementId: is the product itself; allowed is another one',
      ]);
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
