import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import { pdfTexts } from '../../../test/support/pdf-text.ts';
import { drawInTurn, PDFS_WAITING_MAX } from '../../files/draw-in-turn.ts';
import { productFiles } from './product-files.ts';
import { createProductFilms } from './product-films.ts';
import { productPdf } from './product-pdf.ts';

describe('files of products (spec 1 §3 "downloads")', () => {
  let shop: OpenShop;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(12));
  });
  afterAll(() => shop.close());

  const get = (path: string) =>
    productFiles({ database: shop.database, films: createProductFilms(shop.database) }).request(path);

  it('serves every address that a product page names', async () => {
    const { getProductById } = await shop.ask(
      '{ getProductById(productId: "1005") { energyEfficiency { imgPath detailsImgPath imgAlt } downloads { url sizeText } energyDataSheet { url } audioSamples { url } videoLinks { url posterUrl captionsUrl } } }',
    );
    const { energyEfficiency, downloads, energyDataSheet, audioSamples, videoLinks } = getProductById;
    // The data sheet of an energy label is not among the downloads.
    expect(downloads).toHaveLength(1);
    expect(energyDataSheet.url).toContain('blatt.pdf');
    for (const { sizeText } of downloads) expect(sizeText).toMatch(/^PDF, \d+ KB$/u);
    expect(videoLinks[0].posterUrl).toMatch(/^\/images\/.*\.jpg$/u);
    expect(energyEfficiency.imgAlt).toBe('Energieeffizienzklasse B auf einer Skala von A bis G');
    const types = { svg: 'image/svg+xml', pdf: 'application/pdf', wav: 'audio/wav', ebm: 'video/webm' };
    const paths: readonly string[] = [
      ...[energyEfficiency.imgPath, energyEfficiency.detailsImgPath],
      ...[...downloads, energyDataSheet, ...audioSamples, ...videoLinks].map(({ url }: { url: string }) => url),
    ];
    expect(paths).toHaveLength(6);
    for (const path of paths) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(types[path.slice(-3) as keyof typeof types]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
  });

  it('serves captions of a film in the language of their address: what each picture shows, as long as it is seen', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { videoLinks { captionsUrl } } }');
    const captions = await get(getProductById.videoLinks[0].captionsUrl);
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await captions.text()).toMatch(/^WEBVTT\n\n1\n00:00\.000 --> 00:01\.600\n\S.*\n/u);
  });

  it('sends who wants a film away for a moment while too many wait for one', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { videoLinks { url } } }');
    const films = { ...createProductFilms(shop.database), filmOf: async () => 'busy' as const };
    const answer = await productFiles({ database: shop.database, films }).request(getProductById.videoLinks[0].url);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      ...[503, '5', 'no-store'],
    ]);
  });

  it.each([
    ['de', 'Weiße Kreide', 'Größe „M“'],
    ['ch', 'Weisse Kreide', 'Grösse «M»'],
  ] as const)('spells sheets and captions as the page of %s does', async (store, name, alt) => {
    await sql`update products set name = '{"de": "Weiße Kreide", "en": "Chalk"}' where id = '1005'`.execute(
      shop.database,
    );
    const picture = { id: 'bild', alt: { de: 'Größe „M“', en: 'Size M' } };
    await sql`update items set pictures = ${JSON.stringify([picture])} where product_id = '1005'`.execute(
      shop.database,
    );
    const { getProductById } = await shop.ask(
      '{ getProductById(productId: "1005") { downloads { url } videoLinks { captionsUrl } } }',
      {},
      { store },
    );
    const sheet = await get(getProductById.downloads[0].url);
    const drawn = pdfTexts(Buffer.from(await sheet.arrayBuffer()).toString('base64')).join('\n');
    expect(drawn).toContain(name);
    const captions = await get(getProductById.videoLinks[0].captionsUrl);
    expect(await captions.text()).toContain(alt);
  });

  it('has one address for a file in a spelling', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { downloads { url } } }');
    const addressIn = (part: string): string => getProductById.downloads[0].url.replace('/de/', `/${part}/`);
    const statuses = await Promise.all(
      ['de', 'de-ch', 'de-at', 'de-xx', 'de-ch-ch', 'xx'].map(async (part) => (await get(addressIn(part))).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  });

  it('makes a sheet once for who asks for it within a minute', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { downloads { url } } }');
    const files = productFiles({ database: shop.database, films: createProductFilms(shop.database) });
    const bytes = async () => Buffer.from(await (await files.request(getProductById.downloads[0].url)).arrayBuffer());
    const first = await bytes();
    await sql`update products set name = '{"de": "Anders", "en": "Other"}' where id = '1005'`.execute(shop.database);
    expect((await bytes()).equals(first)).toBe(true);
    const others = productFiles({ database: shop.database, films: createProductFilms(shop.database) });
    const anew = Buffer.from(await (await others.request(getProductById.downloads[0].url)).arrayBuffer());
    expect(anew.equals(first)).toBe(false);
  });

  it('draws a sheet once for who asks for it at the same moment, and again where that has failed', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { downloads { url } } }');
    let drawn = 0;
    const drawSheet: typeof productPdf = async (...sheet) => {
      drawn += 1;
      if (drawn === 1) throw new Error('broken');
      return productPdf(...sheet);
    };
    const files = productFiles({ database: shop.database, films: createProductFilms(shop.database), drawSheet });
    files.onError(() => new Response(null, { status: 500 }));
    const statuses = async () => {
      const answers = await Promise.all([1, 2, 3].map(() => files.request(getProductById.downloads[0].url)));
      return answers.map(({ status }) => status);
    };
    expect([await statuses(), drawn]).toEqual([[500, 500, 500], 1]);
    expect([await statuses(), drawn]).toEqual([[200, 200, 200], 2]);
  });

  it('sends who wants a sheet away for a moment while many PDFs are drawn', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { downloads { url } } }');
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: PDFS_WAITING_MAX }, () => drawInTurn(() => ended));
    expect((await get(getProductById.downloads[0].url)).status).toBe(503);
    end();
    await Promise.all(others);
    expect((await get(getProductById.downloads[0].url)).status).toBe(200);
  });

  it('answers the part of a film or sound that a player asks for', async () => {
    const { getProductById } = await shop.ask('{ getProductById(productId: "1005") { audioSamples { url } } }');
    const files = productFiles({ database: shop.database, films: createProductFilms(shop.database) });
    const part = async (range?: string) => {
      const { url } = getProductById.audioSamples[0];
      const answer = await files.request(url, range === undefined ? {} : { headers: { range } });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const whole = await part();
    expect([whole.answer.status, whole.answer.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    const begin = await part('bytes=0-99');
    expect([begin.answer.status, begin.answer.headers.get('content-type')]).toEqual([206, 'audio/wav']);
    expect(begin.answer.headers.get('content-range')).toBe(`bytes 0-99/${whole.bytes.length}`);
    expect(begin.bytes.equals(whole.bytes.subarray(0, 100))).toBe(true);
    expect((await part('bytes=-100')).bytes.equals(whole.bytes.subarray(-100))).toBe(true);
    expect((await part('bytes=100-')).bytes.equals(whole.bytes.subarray(100))).toBe(true);
    for (const several of ['bytes=0-99,50-149', 'bytes=0-9, bytes=20-29'])
      expect((await part(several)).bytes.equals(whole.bytes)).toBe(true);
    const { url } = getProductById.audioSamples[0];
    const twice = await files.request(url, {
      headers: [
        ['range', 'bytes=0-9'],
        ['range', 'bytes=20-29'],
      ],
    });
    expect([twice.status, (await twice.arrayBuffer()).byteLength]).toEqual([200, whole.bytes.length]);
    const head = await files.request(url, { method: 'HEAD', headers: { range: 'bytes=0-9' } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.bytes.length)]);
    const resumed = await files.request(url, { headers: { range: 'bytes=0-9', 'if-range': '"tag"' } });
    expect([resumed.status, (await resumed.arrayBuffer()).byteLength]).toEqual([200, whole.bytes.length]);
    const beyond = await part(`bytes=${whole.bytes.length}-`);
    expect([beyond.answer.status, beyond.answer.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.bytes.length}`,
    ]);
  });

  it('knows nothing of other files', async () => {
    const paths = [
      '/downloads/fr/1005/heft.pdf',
      '/downloads/de/1005/..%2Fsecret',
      '/downloads/de/99/heft.pdf',
      '/images/energy-label/arrow-x.svg',
    ];
    for (const path of paths) expect((await get(path)).status).toBe(404);
  });
});
