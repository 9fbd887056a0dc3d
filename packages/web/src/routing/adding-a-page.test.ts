// @vitest-environment node

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../test/example-page/entry.ts';
import texts from '../../test/example-page/texts.json' with { type: 'json' };
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { createPageRenderer } from '../entry.server.tsx';
import { createRoutes } from '../routes.ts';
import { SHOP_MODULES } from './page-code.ts';
import { PAGES } from './page-table.ts';

const EXAMPLE_DIR = join(import.meta.dirname, '..', '..', 'test', 'example-page');
const GUIDE = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'adding-a-page.md'), 'utf8');

/** The guide's code, one block for each place that is touched. */
const blocks = Array.from(GUIDE.matchAll(/```(?:ts|tsx|json)\n([\s\S]*?)```/g), ([, code = '']) => code.trim());
const written = (file: string): string => readFileSync(join(EXAMPLE_DIR, file), 'utf8').trim();

let host: OpenHost | undefined;
afterEach(() => host?.close());

/** The shop with the guide's page in it, and nothing else changed. */
const openShopWithPage = (): Promise<OpenHost> => {
  const pages = { ...PAGES, ...EXAMPLE };
  const example = () => import('../../test/example-page/customer-number.page.tsx');
  const views = { ...SHOP_MODULES.views, '../routes/account/customer-number.page.tsx': example };
  const render = createPageRenderer(createRoutes(pages, { ...SHOP_MODULES, views }));
  return openHost({}, {}, { pages, render });
};

const PATH = '/myaccount/customernumber/';

describe('the guide for adding a page', () => {
  it('touches three places, and shows what the example really has there', () => {
    const entry = /EXAMPLE = \{\n([\s\S]*?)\n\} as const/.exec(written('entry.ts'))?.[1] ?? '';
    const withoutIndent = entry.replace(/^ {2}/gm, '');
    const page = written('customer-number.page.tsx').replaceAll('../../src/', '../../');
    expect(blocks).toEqual([withoutIndent, page, written('texts.json')]);
  });

  it('has a text for every key of the page', () => {
    const used = Array.from(
      written('customer-number.page.tsx').matchAll(/\bt\('(?=vue)([\w.]+)'\)/g),
      ([, key]) => key,
    );
    expect([...new Set(used)].sort()).toEqual(Object.keys(texts).sort());
  });

  it('makes a page of one visitor in the frame of the shop, which no crawler is shown', async () => {
    host = await openShopWithPage();
    const answer = await host.get(PATH);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex,follow',
    });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('vue.customerNumber.headline</h1>');
    expect(html).toContain('<main id="main"');
    expect(await (await host.get('/robots.txt')).text()).toContain('Disallow: /myaccount/\n');
  });

  it('gives it a form that works without scripts', async () => {
    host = await openShopWithPage();
    const refused = await host.post(PATH, { number: `12<3${'4'.repeat(80)}` });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('value="12&lt;34');
    const taken = await host.post(PATH, { number: '1234567' });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, '/']);
  });
});
