// @vitest-environment node
// The official notice of the legal guarantee: read at the start, refused with one line, sent as it is.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { MOST_NOTICE_BYTES } from './guarantee-notice.ts';
import { siteOfRequest } from './request-site.ts';
import { securityHeaders } from './security-headers.ts';
import { readSettings, SettingsError } from './settings.ts';

const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 594"><rect/></svg>';
const pngOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(40);
  bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const PNG = pngOf(840, 1188);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files, beside a notice in both languages. */
const folderWith = (files: Readonly<Record<string, string | Buffer>> = {}, names = ['de.svg', 'en.png']): string => {
  const folder = mkdtempSync(join(tmpdir(), 'guarantee-notice-'));
  folders.push(folder);
  const all: Readonly<Record<string, string | Buffer>> = { 'de.svg': SVG, 'en.png': PNG, ...files };
  for (const name of new Set([...names, ...Object.keys(files)])) writeFileSync(join(folder, name), all[name] ?? '');
  return folder;
};

const refusal = (folder: string): string => {
  try {
    readSettings({ GUARANTEE_NOTICE_DIR: folder });
    return 'accepted';
  } catch (error) {
    return error instanceof SettingsError ? error.message : String(error);
  }
};

describe('GUARANTEE_NOTICE_DIR', () => {
  it('is not needed', () => {
    expect(readSettings({}).guaranteeNotices.size).toBe(0);
  });

  it('reads the picture of each language with its size', () => {
    const { guaranteeNotices } = readSettings({ GUARANTEE_NOTICE_DIR: folderWith() });
    const read = [...guaranteeNotices].map(([language, { name, width, height }]) => [language, name, width, height]);
    expect(read).toEqual([
      ['de', 'de.svg', 420, 594],
      ['en', 'en.png', 840, 1188],
    ]);
  });

  it.each([
    ['width="210mm" height="297mm"', 210, 297],
    ["viewBox='0,0,10.4,20'", 10, 20],
  ])('takes a drawing that says its size by %s', (size, width, height) => {
    const folder = folderWith({ 'de.svg': `<svg ${size}></svg>` });
    expect(readSettings({ GUARANTEE_NOTICE_DIR: folder }).guaranteeNotices.get('de')).toMatchObject({ width, height });
  });

  it.each([
    ['a folder that is not there', () => '/gibt/es/nicht', 'there is no de.svg and no de.png'],
    ['a missing language', () => folderWith({}, ['de.svg']), 'there is no en.svg and no en.png'],
    ['another kind of file', () => folderWith({ 'en.pdf': 'x' }, ['de.svg']), 'there is no en.svg and no en.png'],
    ['a picture that is none', () => folderWith({ 'en.png': 'GIF89a, and some more bytes' }), 'is not a PNG picture'],
    ['a picture that is cut off', () => folderWith({ 'en.png': PNG.subarray(0, 23) }), 'is not a PNG picture'],
    ['a picture without a size', () => folderWith({ 'en.png': pngOf(0, 10) }), 'en.png says no size'],
    ['a page in the place of a drawing', () => folderWith({ 'de.svg': '<html></html>' }), 'is not an SVG drawing'],
    ['a drawing without a size', () => folderWith({ 'de.svg': '<svg></svg>' }), 'de.svg says no size'],
    ['a script', () => folderWith({ 'de.svg': SVG.replace('<rect/>', '<script>1</script>') }), 'has scripts in it'],
    ['a handler', () => folderWith({ 'de.svg': SVG.replace('<rect/>', '<rect onload="x"/>') }), 'has scripts in it'],
    ['a script link', () => folderWith({ 'de.svg': `${SVG}<a href="javascript:x"/>` }), 'has scripts in it'],
    ['too much', () => folderWith({ 'de.svg': SVG.padEnd(MOST_NOTICE_BYTES + 1) }), 'de.svg is larger than 2 MB'],
  ])('stops the start with one line for %s', (_what, folder, problem) => {
    const message = refusal(folder());
    expect(message).toMatch(
      /^The setting GUARANTEE_NOTICE_DIR cannot be .*: allowed is a folder with .*de\.svg or de\.png/,
    );
    expect(message).toContain(problem);
    expect(message.split('\n')).toHaveLength(1);
  });

  it('stops it for a folder in the place of a file', () => {
    const folder = folderWith({}, ['en.png']);
    mkdirSync(join(folder, 'de.svg'));
    expect(refusal(folder)).toContain('de.svg cannot be read');
  });

  it('takes a file of 2 MB', () => {
    expect(refusal(folderWith({ 'de.svg': SVG.padEnd(MOST_NOTICE_BYTES) }))).toBe('accepted');
  });
});

describe('the site of a request', () => {
  const pictureAt = (host: string): string | undefined => {
    const settings = readSettings({ GUARANTEE_NOTICE_DIR: folderWith() });
    return siteOfRequest({ host, cookie: '', acceptLanguage: 'de' }, settings).site.guaranteePicture?.url;
  };

  it('names the notice in the language that is spoken', () => {
    expect(pictureAt('de.localhost')).toMatch(/^\/legal-guarantee\/de\.svg\?v=[\w-]{16}$/);
    expect(pictureAt('at.localhost')).toMatch(/^\/legal-guarantee\/de\.svg\?/);
    expect(pictureAt('en.localhost')).toMatch(/^\/legal-guarantee\/en\.png\?/);
  });

  it.each(['ch.localhost', 'educational.localhost', 'en.educational.localhost'])('names none at %s', (host) => {
    expect(pictureAt(host)).toBeUndefined();
  });

  it('names another address as soon as the file is another one', () => {
    const urlOf = (svg: string): string | undefined =>
      readSettings({ GUARANTEE_NOTICE_DIR: folderWith({ 'de.svg': svg }) }).guaranteeNotices.get('de')?.url;
    expect(urlOf(SVG)).toBe(urlOf(SVG));
    expect(urlOf(`${SVG} `)).not.toBe(urlOf(SVG));
  });
});

describe('the picture', () => {
  let host: OpenHost;
  afterEach(() => host.close());
  const open = async (): Promise<string> => {
    const GUARANTEE_NOTICE_DIR = folderWith();
    const headers = securityHeaders({ paymentOrigins: [], isSecure: false });
    host = await openHost({}, { GUARANTEE_NOTICE_DIR }, { headers });
    return readSettings({ GUARANTEE_NOTICE_DIR }).guaranteeNotices.get('de')?.url ?? '';
  };

  it('is sent as it is, by its type, for ever under the address that pages name', async () => {
    const answer = await fetched(await open());
    expect(await answer.text()).toBe(SVG);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const png = await host.get('/legal-guarantee/en.png');
    expect(png.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await png.arrayBuffer()).equals(PNG)).toBe(true);
  });

  it('is asked for again under any other address, and not sent twice', async () => {
    await open();
    const first = await host.get('/legal-guarantee/de.svg?v=older');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const tag = first.headers.get('etag') ?? '';
    const second = await host.get('/legal-guarantee/de.svg', { 'if-none-match': tag });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it('can do nothing when it is opened by itself', async () => {
    const { headers } = await fetched(await open());
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none';.*sandbox$/);
    expect(policy).not.toContain('script');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/legal-guarantee/', '/legal-guarantee/fr.svg', '/legal-guarantee/en.svg', '/legal-guarantee/..%2fde.svg'])(
    'is nothing else of the folder (%s)',
    async (path) => {
      await open();
      expect((await host.get(path)).status).toBe(404);
    },
  );

  const fetched = (path: string): Promise<Response> => host.get(path);
});
