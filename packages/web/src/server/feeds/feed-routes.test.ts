// @vitest-environment node

import { request } from 'node:http';
import { SITEMAP_FILE_MAX } from '@tornister/domain/seo';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../../test/open-host.ts';
import { FEED_PIECE, SITEMAP_PIECE } from './feed-pieces.ts';

const PRODUCTS = 60_010;
const entry = (n: number) => ({
  id: String(n).padStart(6, '0'),
  path: `/prod/${n}/`,
  title: `Stift ${n}`,
  changedAt: 1_795_000_000_000,
});
const money = (cents: number) => ({ cents, currency: 'EUR' });
const product = (n: number) => ({
  productId: String(n),
  name: `Stift ${n}`,
  description: 'Schreibt gut',
  path: `/prod/${n}/`,
  manufacturerName: 'Muster',
  categories: ['Schreiben'],
  energyClass: null,
  offers: [
    {
      item: {
        itemId: `${n}-1`,
        orderNumber: `60${n}`,
        ean: '4006381333931',
        prices: { current: money(199), old: null, basePrice: null },
        availableForSale: true,
        lightningDealInfo: null,
        images: [{ src: '/images/1.webp' }],
        variantInfoList: [],
      },
      shippingCost: money(490),
      content: null,
      weightGrams: 10,
    },
  ],
});
const FEED_PRODUCTS = 250;

/** A backend that sells 60,010 products, of which a price comparison is told 250. */
const SELLING: Says = {
  getSitemapSize: () => ({ data: { getSitemapSize: { products: PRODUCTS, changedAt: 1_795_000_000_000 } } }),
  getSitemapPages: () => ({
    data: {
      getSitemapPages: {
        categories: [{ id: '1', path: '/cat/1/', title: 'Schreiben', changedAt: null }],
        pages: [{ id: 'p', path: '/beratung/', title: 'Beratung', changedAt: null }],
      },
    },
  }),
  getSitemapProducts: ({ after, skip, limit }) => {
    const from = (typeof after === 'string' ? Number(after) : 0) + Number(skip);
    const count = Math.max(0, Math.min(Number(limit), PRODUCTS - from));
    return { data: { getSitemapProducts: Array.from({ length: count }, (_, at) => entry(from + at + 1)) } };
  },
  getProductFeed: ({ after, limit }) => {
    const from = typeof after === 'string' ? Number(after) : 0;
    const to = Math.min(from + Number(limit), FEED_PRODUCTS);
    const products = Array.from({ length: to - from }, (_, at) => product(from + at + 1));
    return { data: { getProductFeed: { products, next: to < FEED_PRODUCTS ? String(to) : null } } };
  },
};

/** `fetch` asks for no other host than the one that it connects to. */
const fromBusiness = (
  { origin }: OpenHost,
  path: string,
): Promise<{ readonly status: number; readonly text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    request({ port, path, host: '127.0.0.1', headers: { host: `educational.localhost:${port}` } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

/** Time budgets that end when the test says so, in the order in which they began. */
const openBudgets = () => {
  const budgets: AbortController[] = [];
  const signalAfter = (): AbortSignal => {
    const budget = new AbortController();
    budgets.push(budget);
    return budget.signal;
  };
  return { budgets, signalAfter };
};

describe('files for programs', () => {
  let host: OpenHost;
  const open = async (
    says: Says = SELLING,
    environment = {},
    others: Parameters<typeof openHost>[2] = {},
  ): Promise<void> => {
    host = await openHost(says, environment, others);
  };
  afterEach(() => host.close());

  const locs = (xml: string): readonly string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

  it('robots.txt names the index, the index every file, and the files every product once', async () => {
    await open();
    const robots = await (await host.get('/robots.txt')).text();
    const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    const files = locs(await (await host.get(new URL(index).pathname)).text());
    expect(files.map((url) => new URL(url).pathname)).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-products-1.xml',
      '/sitemap-products-2.xml',
    ]);
    const listed: string[] = [];
    for (const url of files.slice(1)) {
      const answered = await host.get(new URL(url).pathname);
      expect(answered.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      const inFile = locs(await answered.text());
      expect(inFile.length).toBeLessThanOrEqual(SITEMAP_FILE_MAX);
      listed.push(...inFile);
    }
    expect(listed).toHaveLength(PRODUCTS);
    expect(new Set(listed).size).toBe(PRODUCTS);
    expect(host.asked.filter((name) => name === 'getSitemapProducts')).toHaveLength(
      Math.ceil(PRODUCTS / SITEMAP_PIECE),
    );
  });

  it('a file of pages lists categories and editors’ pages', async () => {
    await open();
    const xml = await (await host.get('/sitemap-pages.xml')).text();
    expect(locs(xml).map((url) => new URL(url).pathname)).toEqual(['/cat/1/', '/beratung/']);
  });

  it.each(['/sitemap-products-3.xml', '/sitemap-products-0.xml', '/sitemap-products-9999.xml'])(
    '%s is not there',
    async (path) => {
      await open();
      expect((await host.get(path)).status).toBe(404);
      expect(host.asked).not.toContain('getSitemapProducts');
    },
  );

  it('the web manifest is in the language of its storefront, and asks nobody for it', async () => {
    await open();
    const answered = await host.get('/manifest.webmanifest', { host: 'de.localhost' });
    expect(answered.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(await answered.json()).toMatchObject({ id: '/', lang: 'de-DE', start_url: '/', name: 'Tornister' });
    expect(host.asked).toEqual([]);
  });

  it('the feed has every item, asked for in pieces', async () => {
    await open();
    const xml = await (await host.get('/product-feed.xml')).text();
    expect(xml.match(/<item>/g)).toHaveLength(FEED_PRODUCTS);
    expect(xml.endsWith('</channel></rss>\n')).toBe(true);
    expect(host.asked.filter((name) => name === 'getProductFeed')).toHaveLength(Math.ceil(FEED_PRODUCTS / FEED_PIECE));
  });

  it('asks for the next piece when the one before was taken, and for none when the reader has gone', async () => {
    await open();
    const { body } = await host.get('/sitemap-products-1.xml');
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const asked = host.asked.filter((name) => name === 'getSitemapProducts').length;
    expect(asked).toBeLessThan(SITEMAP_FILE_MAX / SITEMAP_PIECE);
  });

  it('asks for nothing that a HEAD does not need', async () => {
    await open();
    const answered = await fetch(`${host.origin}/product-feed.xml`, { method: 'HEAD' });
    expect(answered.status).toBe(200);
    expect(host.asked).not.toContain('getProductFeed');
  });

  it('is a 503 when the backend is away, and no part of a file is a whole one', async () => {
    await open();
    await host.stopBackend();
    const away = await host.get('/product-feed.xml');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '60']);
    await host.startBackend();
    expect((await host.get('/product-feed.xml')).status).toBe(200);
  });

  it('makes a small file once for all who ask, and lets twenty wait for a piece of a large one', async () => {
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open({
      ...SELLING,
      getProductFeed: async (variables) => {
        await isReleased;
        return SELLING.getProductFeed?.(variables) ?? { data: {} };
      },
    });
    const small = await Promise.all(Array.from({ length: 30 }, () => host.get('/llms.txt')));
    expect(new Set(small.map(({ status }) => status))).toEqual(new Set([200]));
    expect(host.asked.filter((name) => name === 'getSitemapPages')).toHaveLength(1);
    const refused: Response[] = [];
    const asked = Array.from({ length: 40 }, () => host.get('/product-feed.xml'));
    await new Promise<void>((resolve) => {
      for (const one of asked) void one.then((early) => refused.push(early) === 20 && resolve());
    });
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    expect((await host.get('/llms.txt')).status).toBe(200);
    release();
    const texts = await Promise.all(asked.map(async (one) => (await one).clone().text()));
    expect(texts.filter((text) => text.startsWith('Too many'))).toHaveLength(20);
    expect((await host.get('/product-feed.xml')).status).toBe(200);
  });

  it('are read by others while one address reads as many as it likes', async () => {
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waitingFeed: Says[string] = async (variables) => {
      await isReleased;
      return SELLING.getProductFeed?.(variables) ?? { data: {} };
    };
    await open({ ...SELLING, getProductFeed: waitingFeed }, { TRUSTED_PROXIES: '127.0.0.1' });
    const from = (address: string) => host.get('/product-feed.xml', { 'x-forwarded-for': address });
    const statusOf = async (answer: Promise<Response>) => (await answer).status;
    const early: Response[] = [];
    const greedy = Array.from({ length: 25 }, () => from('203.0.113.1'));
    await new Promise<void>((resolve) => {
      for (const one of greedy) void one.then((refused) => early.push(refused) === 20 && resolve());
    });
    expect(new Set(early.map(({ status }) => status))).toEqual(new Set([503]));
    const other = statusOf(from('203.0.113.2'));
    release();
    expect(await other).toBe(200);
    expect((await Promise.all(greedy)).filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('whose turn has not come within the budget is a 503, and the backend is not asked for it', async () => {
    const { budgets, signalAfter } = openBudgets();
    let isFrozen = true;
    const frozen: Says[string] = (variables) =>
      isFrozen ? new Promise(() => undefined) : (SELLING.getProductFeed?.(variables) ?? {});
    await open({ ...SELLING, getProductFeed: frozen }, {}, { signalAfter });
    // With the token that all calls need.
    expect((await host.get('/sitemap.xml')).status).toBe(200);
    const before = budgets.length;
    const paths = [
      '/product-feed.xml',
      '/product-feed.xml',
      '/llms.txt',
      '/sitemap-pages.xml',
      '/sitemap-products-1.xml',
    ];
    const asked = paths.map((path) => host.get(path));
    await expect.poll(() => budgets.length - before).toBeGreaterThanOrEqual(paths.length);
    await expect.poll(() => host.asked).toContain('getProductFeed');
    for (const budget of budgets) budget.abort();
    const answers = await Promise.all(asked);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      paths.map(() => [503, '60']),
    );
    expect(host.asked.filter((name) => name !== 'getSitemapSize')).toEqual(['getProductFeed']);
    // What nobody could help is told once: by the one that the backend has kept waiting.
    expect(host.logged).toHaveLength(1);
    isFrozen = false;
    expect((await host.get('/product-feed.xml')).status).toBe(200);
  });

  it('that a backend keeps waiting one after the other are one alarm, and its other faults are alarms as before', async () => {
    const { budgets, signalAfter } = openBudgets();
    const frozen = () => new Promise<never>(() => undefined);
    let feed: Says[string] = frozen;
    const says = { ...SELLING, getProductFeed: (variables: Parameters<Says[string]>[0]) => feed(variables) };
    await open({ ...says, getSitemapPages: frozen }, { LOG_LEVEL: 'warn' }, { signalAfter });
    // With the token that all calls need.
    expect((await host.get('/sitemap.xml')).status).toBe(200);
    const levels = () =>
      host.logged
        .map((line): { readonly level: number; readonly msg: string } => JSON.parse(line))
        .filter(({ msg }) => msg.startsWith('A file for programs'))
        .map(({ level }) => level);
    for (const path of ['/product-feed.xml', '/product-feed.xml', '/llms.txt']) {
      const before = host.asked.length;
      const asked = host.get(path);
      await expect.poll(() => host.asked.length).toBe(before + 1);
      for (const budget of budgets) budget.abort();
      expect((await asked).status).toBe(503);
    }
    expect(levels()).toEqual([50, 40, 40]);
    feed = () => ({ errors: [{ message: 'broken' }] });
    expect((await host.get('/product-feed.xml')).status).toBe(503);
    expect(levels()).toEqual([50, 40, 40, 50]);
  });

  it('takes its time once it has begun: a budget that is over by then ends nothing', async () => {
    const { budgets, signalAfter } = openBudgets();
    await open(SELLING, {}, { signalAfter });
    const answered = await host.get('/product-feed.xml');
    // The others are of its further pieces, which the host may have asked for already.
    budgets[0]?.abort();
    expect((await answered.text()).match(/<item>/g)).toHaveLength(FEED_PRODUCTS);
  });

  it('breaks off when the backend fails in the middle', async () => {
    let pieces = 0;
    await open({
      ...SELLING,
      getProductFeed: (variables) => {
        pieces += 1;
        return pieces > 1 ? { errors: [{ message: 'broken' }] } : (SELLING.getProductFeed?.(variables) ?? {});
      },
    });
    const looksWhole = await host
      .get('/product-feed.xml')
      .then(async (answered) => answered.ok && (await answered.text()).includes('</rss>'))
      .catch(() => false);
    expect(looksWhole).toBe(false);
    expect(host.logged.join('')).toContain('broken off');
  });

  it('the business edition tells strangers of its open pages only', async () => {
    await open();
    expect(locs((await fromBusiness(host, '/sitemap.xml')).text)).toHaveLength(1);
    expect((await fromBusiness(host, '/sitemap-products-1.xml')).status).toBe(404);
    expect((await fromBusiness(host, '/product-feed.xml')).status).toBe(404);
    expect((await fromBusiness(host, '/llms.txt')).text).not.toContain('product-feed');
  });

  it('llms.txt says where things are, in the language of the storefront', async () => {
    await open();
    const answered = await host.get('/llms.txt', { 'accept-language': 'en' });
    expect(answered.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answered.text();
    expect(text).toContain('## Sortiment');
    expect(text).toMatch(/- \[Schreiben\]\(http:\/\/[^)]*\/cat\/1\/\)/);
    expect(text).toContain('/product-feed.xml');
    expect(text).not.toContain('vue.');
  });
});
