// @vitest-environment node

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FILE_LIST } from '../../build/list-files.ts';
import { createAssets } from './assets.ts';

/** A module whose file is called as it is. */
const moduleAt = (name: string, ...styles: readonly string[]) => ({ file: `assets/${name}.js`, styles });

const BUILD = {
  id: 'build-1',
  imports: {
    'assets/entry.js': ['assets/vendor.js'],
    'assets/home.js': ['assets/vendor.js', 'assets/teasers.js'],
    'assets/teasers.js': ['assets/home.js', 'assets/pictures.js'],
  },
  modules: {
    'src/entry.client.tsx': moduleAt('entry', 'assets/entry.css'),
    'src/boot.ts': moduleAt('boot'),
    home: moduleAt('home', 'assets/frame.css', 'assets/entry.css'),
    orders: moduleAt('orders'),
    zoom: moduleAt('zoom', 'assets/zoom.css'),
    'src/i18n/cut/de-DE/pages/account/orders.js': moduleAt('opened-orders'),
  },
  fonts: ['assets/figtree.woff2'],
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The assets of a build with this list. */
const assetsOf = (build: object) => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  folders.push(folder);
  mkdirSync(dirname(join(folder, FILE_LIST)), { recursive: true });
  writeFileSync(join(folder, FILE_LIST), JSON.stringify(build));
  const asked: string[] = [];
  const assets = createAssets(folder, (id, locale) => {
    asked.push(`${id} ${locale}`);
    return [id];
  });
  return { assets, asked };
};

const NOTHING_DEFERRED = { code: [], styles: [] };

describe('the files that a page needs', () => {
  it('are its styles once each, the fonts, and one script that names all others, those that others import and itself last', () => {
    const { assets } = assetsOf(BUILD);
    expect(assets.forPage({ routeIds: ['home'], deferred: NOTHING_DEFERRED }, 'de-DE').head).toBe(
      '<link rel="expect" href="#main" blocking="render">' +
        '<link rel="stylesheet" href="/assets/entry.css">' +
        '<link rel="stylesheet" href="/assets/frame.css">' +
        '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree.woff2">' +
        '<script type="module" fetchpriority="low" src="/assets/boot.js" data-build="build-1" data-files="assets/vendor.js assets/home.js assets/teasers.js assets/pictures.js assets/entry.js"></script>',
    );
  });

  it('are for code that the page was rendered with its file and styles, and for a look alone the styles', () => {
    const { assets } = assetsOf(BUILD);
    const { head: withCode } = assets.forPage({ routeIds: [], deferred: { code: ['zoom'], styles: [] } }, 'de-DE');
    expect(withCode).toContain('data-files="assets/vendor.js assets/zoom.js assets/entry.js"');
    expect(withCode).toContain('href="/assets/zoom.css"');
    const { head: styled } = assets.forPage({ routeIds: [], deferred: { code: [], styles: ['zoom'] } }, 'de-DE');
    expect(styled).toContain('data-files="assets/vendor.js assets/entry.js"');
    expect(styled).toContain('href="/assets/zoom.css"');
  });

  it('has none for what the build does not know', () => {
    const { assets } = assetsOf(BUILD);
    const { head } = assets.forPage({ routeIds: ['unknown'], deferred: NOTHING_DEFERRED }, 'de-DE');
    expect(head).toContain('data-files="assets/vendor.js assets/entry.js"');
    expect(head).not.toContain('data-page');
  });

  it('names what a page comes alive with where it is not browsed', () => {
    const { assets } = assetsOf(BUILD);
    const { head } = assets.forPage({ routeIds: ['orders'], deferred: NOTHING_DEFERRED }, 'de-DE');
    expect(head).toContain('data-build="build-1" data-page="assets/opened-orders.js" data-files=');
  });

  it('are found once for the same page, and for each page and locale by itself', () => {
    const { assets, asked } = assetsOf(BUILD);
    const ofHome = { routeIds: ['home'], deferred: NOTHING_DEFERRED };
    expect(assets.forPage(ofHome, 'de-DE')).toBe(assets.forPage(ofHome, 'de-DE'));
    expect(assets.forPage(ofHome, 'en-DE')).not.toBe(assets.forPage(ofHome, 'de-DE'));
    const withZoom = { routeIds: ['home'], deferred: { code: ['zoom'], styles: [] } };
    expect(assets.forPage(withZoom, 'de-DE').head).toContain('zoom');
    expect(asked).toEqual(['home de-DE', 'home en-DE', 'home de-DE']);
  });

  it('cannot be told from a list that is none', () => {
    for (const broken of [
      {},
      { ...BUILD, id: 1 },
      { ...BUILD, modules: { home: {} } },
      { ...BUILD, imports: { a: 1 } },
    ])
      expect(() => assetsOf(broken)).toThrow();
  });
});
