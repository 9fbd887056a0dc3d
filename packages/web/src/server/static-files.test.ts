// @vitest-environment node

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'static-files-'));
afterAll(() => rmSync(ROOT, { recursive: true }));

const FILES = {
  'assets/shop-1a2b.js': 'plain',
  'assets/shop-1a2b.js.br': 'by brotli',
  'assets/shop-1a2b.js.gz': 'by gzip',
  'assets/shop-1a2b.js.map': 'source',
  'assets/font.woff2': 'font',
  'assets/data.bin': 'bytes',
  'robots.txt': 'robots',
  '.vite/files.json': 'hidden',
  'assets/.secret.js': 'hidden',
};
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}
const files = createStaticFiles(ROOT);
const bodyOf = (path: string, accepts = ''): Promise<string> | undefined => files(path, accepts)?.text();

describe('the files of the build', () => {
  it('are sent as the visitor takes them', async () => {
    expect(await bodyOf('/assets/shop-1a2b.js', 'gzip, br')).toBe('by brotli');
    expect(await bodyOf('/assets/shop-1a2b.js', 'gzip')).toBe('by gzip');
    expect(await bodyOf('/assets/shop-1a2b.js', '')).toBe('plain');
    expect(await bodyOf('/assets/font.woff2', 'gzip, br')).toBe('font');
    const headersOf = (accepts: string) => files('/assets/shop-1a2b.js', accepts)?.headers;
    expect(headersOf('br')?.get('content-encoding')).toBe('br');
    expect(headersOf('')?.has('content-encoding')).toBe(false);
    expect([headersOf('br')?.get('vary'), headersOf('')?.get('vary')]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  });

  it('are cached for ever where their names change with them, else for an hour', () => {
    expect(files('/assets/font.woff2', '')?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(files('/robots.txt', '')?.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('have the type of their name, and bytes where it says none', () => {
    const typeOf = (path: string) => files(path, '')?.headers.get('content-type');
    expect(typeOf('/assets/shop-1a2b.js')).toBe('text/javascript; charset=utf-8');
    expect(typeOf('/assets/font.woff2')).toBe('font/woff2');
    expect(typeOf('/assets/data.bin')).toBe('application/octet-stream');
  });

  it.each([
    '/.vite/files.json',
    '/assets/.secret.js',
    '/assets/shop-1a2b.js.map',
    '/assets/shop-1a2b.js.br',
    '/assets/shop-1a2b.js.gz',
    '/assets',
    '/assets/../robots.txt',
    '/no-such-file.js',
  ])('do not include %s', (path) => {
    expect(files(path, 'gzip, br')).toBeUndefined();
  });
});
