import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureSvg } from './draw-picture.ts';
import { DRAWINGS } from './drawings/index.ts';
import { pictureIdOf, picturePath } from './picture-address.ts';
import { createPictureFolder } from './picture-files.ts';
import { pictureRoutes } from './picture-routes.ts';
import { IMAGE_FORMATS, PICTURE_VIEWS, type PictureSpec, type ProductPictureSpec } from './picture-spec.ts';
import { createPictureStore, PICTURES_WAITING_MAX } from './picture-store.ts';
import { renderPicture } from './render-picture.ts';

const satchel: ProductPictureSpec = {
  kind: 'product',
  motif: { draw: 'satchel', colour: '#3f7fd0', style: 'rocket' },
  view: 'main',
  ground: '#dfeef9',
  turn: 1,
};
const bear: ProductPictureSpec = { ...satchel, motif: { draw: 'emoji:teddy-bear', colour: '#3f9e57' } };
const hero: PictureSpec = {
  kind: 'scene',
  motifs: [{ draw: 'globe' }, { draw: 'emoji:rocket' }],
  ground: '#ffe3ac',
  backdrop: 'sun',
  align: 'right',
  turn: 1,
};

const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!own) open.push(name ?? '');
  }
  return open.length === 0;
};

describe('pictureSvg', () => {
  it('draws at least 25 things of its own, each well formed and free of scripts and foreign addresses', async () => {
    expect(DRAWINGS.size).toBeGreaterThanOrEqual(25);
    for (const draw of DRAWINGS.keys()) {
      const svg = pictureSvg({ ...satchel, motif: { draw, colour: '#e2574c', label: 'A & <b>', count: 6 } });
      expect(isWellFormed(svg), draw).toBe(true);
      expect(svg).not.toMatch(/<script|<foreignObject|\son[a-z]+=|href=|NaN|undefined/i);
    }
  });

  it('draws icons of the emoji set in another colour', () => {
    expect(pictureSvg(bear)).not.toBe(pictureSvg({ ...bear, motif: { draw: 'emoji:teddy-bear' } }));
    expect(isWellFormed(pictureSvg(bear))).toBe(true);
  });

  it.each(PICTURE_VIEWS)('draws the same %s view twice', (view) => {
    expect(pictureSvg({ ...satchel, view })).toBe(pictureSvg({ ...satchel, view }));
  });

  it.each([
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 5],
    [24, 5],
  ])('draws %i pieces as %i of them and says how many they are', (pieces, shown) => {
    const one = pictureSvg({ ...satchel, motif: { draw: 'scissors' } });
    const svg = pictureSvg({ ...satchel, motif: { draw: 'scissors', pieces } });
    const paths = (text: string): number => text.split('<path').length - 1;
    expect(paths(svg)).toBe(paths(one) * shown);
    expect(svg).toContain(`>${pieces} ×</text>`);
    expect(isWellFormed(svg)).toBe(true);
  });

  it('draws one piece as it draws the thing, and what shows many by itself once', () => {
    expect(pictureSvg({ ...satchel, motif: { draw: 'scissors', pieces: 1 } })).toBe(
      pictureSvg({ ...satchel, motif: { draw: 'scissors' } }),
    );
    const fan = pictureSvg({ ...satchel, motif: { draw: 'pencil-set', pieces: 24 } });
    expect(fan.split('<path').length).toBe(
      pictureSvg({ ...satchel, motif: { draw: 'pencil-set' } }).split('<path').length,
    );
    expect(fan).toContain('>24 ×</text>');
  });

  it('composes a scene for the shape of its format', () => {
    expect(pictureSvg(hero, 1600 / 600)).toContain('viewBox="0 0 1600 600"');
    expect(pictureSvg(hero, 800 / 600)).toContain('viewBox="0 0 800 600"');
  });
});

describe('renderPicture', () => {
  it.each([
    ['PRODUCTLISTING_SMALL', 'avif', 'heif'],
    ['PRODUCTLISTING_BIG', 'webp', 'webp'],
    ['ADS_MAIN_DESKTOP', 'jpg', 'jpeg'],
  ] as const)('renders %s as %s in its size', async (format, type, expected) => {
    const metadata = await sharp(await renderPicture(satchel, format, type)).metadata();
    expect([metadata.width, metadata.height, metadata.format]).toEqual([
      IMAGE_FORMATS[format].width,
      IMAGE_FORMATS[format].height,
      expected,
    ]);
  });

  it('keeps pictures of a listing below 5 KB', async () => {
    for (const spec of [satchel, bear]) {
      expect((await renderPicture(spec, 'PRODUCTLISTING_BIG', 'avif')).byteLength).toBeLessThan(5_000);
      expect((await renderPicture(spec, 'PRODUCTLISTING_BIG', 'webp')).byteLength).toBeLessThan(5_000);
    }
  });
});

const folders: string[] = [];
const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

const known = pictureIdOf(satchel);

const openShop = async () => {
  const counts = { known: 0, lookups: 0, renderings: 0 };
  const folder = await newFolder();
  const store = createPictureStore({
    files: createPictureFolder(folder),
    isKnown: async (id) => {
      counts.known += 1;
      return id === known;
    },
    lookup: async (id) => {
      counts.lookups += 1;
      return id === known ? satchel : undefined;
    },
    render: async (...args) => {
      counts.renderings += 1;
      return renderPicture(...args);
    },
  });
  return { counts, folder, routes: pictureRoutes({ store }) };
};

describe('pictureRoutes', () => {
  it('serves a known picture for ever', async () => {
    const { routes } = await openShop();
    const answer = await routes.request(picturePath(known, 'PRODUCTLISTING_SMALL', 'webp'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('renders a picture once, however many ask for it and however often', async () => {
    const { counts, routes } = await openShop();
    const path = picturePath(known, 'BASKET_LAYER', 'jpg');
    await Promise.all([routes.request(path), routes.request(path), routes.request(path)]);
    await routes.request(path);
    expect(counts.renderings).toBe(1);
  });

  it('goes on with a picture whose asker has given up, and has it for who asks next', async () => {
    let renderings = 0;
    let open = (_rendered: Buffer): void => undefined;
    const kept = new Map<string, Buffer>();
    const store = createPictureStore({
      files: {
        get: async (name) => kept.get(name),
        put: async (name, picture) => void kept.set(name, Buffer.from(picture)),
        remove: async () => undefined,
      },
      isKnown: async () => true,
      lookup: async () => satchel,
      render: () => {
        renderings += 1;
        return new Promise((resolve) => {
          open = resolve;
        });
      },
    });
    const server = createAdaptorServer(pictureRoutes({ store }));
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
    const ask = (signal: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}${picturePath(known, 'BASKET_LAYER', 'webp')}`, { signal });
    const limit = new AbortController();
    const first = ask(limit.signal);
    await expect.poll(() => renderings).toBe(1);
    limit.abort();
    await expect(first).rejects.toThrow();
    const next = ask(new AbortController().signal);
    open(Buffer.from('webp'));
    expect(await (await next).text()).toBe('webp');
    expect(await (await ask(new AbortController().signal)).text()).toBe('webp');
    expect(renderings).toBe(1);
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

  it.each([
    `/images/HUGE/${known}.webp`,
    `/images/toString/${known}.webp`,
    `/images/BASKET_LAYER/${known}.exe`,
    `/images/BASKET_LAYER/${known}`,
    '/images/BASKET_LAYER/..%2F..%2Fetc%2Fpasswd.jpg',
    '/images/BASKET_LAYER/0123.webp',
  ])('refuses %s without looking anything up', async (path) => {
    const { counts, folder, routes } = await openShop();
    expect((await routes.request(path)).status).toBe(404);
    expect([counts.known, counts.lookups]).toEqual([0, 0]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('knows no picture that the shop has not given', async () => {
    const { folder, routes } = await openShop();
    expect((await routes.request(picturePath('0123456789abcdef', 'BASKET_LAYER', 'webp'))).status).toBe(404);
    expect(await readdir(folder)).toEqual([]);
  });

  const UNKNOWN = '0123456789abcdef';
  const queueOf = (asked: number) => {
    const [lookups, arrived]: [string[], string[]] = [[], []];
    let open = (_rendered: Buffer): void => undefined;
    const rendered = new Promise<Buffer>((resolve) => {
      open = resolve;
    });
    const store = createPictureStore({
      files: { get: async () => undefined, put: async () => undefined, remove: async () => undefined },
      isKnown: async (id) => {
        arrived.push(id);
        return id !== UNKNOWN;
      },
      lookup: async (id) => {
        lookups.push(id);
        return satchel;
      },
      render: () => rendered,
    });
    const routes = pictureRoutes({ store });
    const askFor = async (id: string) => routes.request(picturePath(id, 'BASKET_LAYER', 'webp'));
    const ask = (at: number) => askFor(at.toString(16).padStart(16, '0'));
    const answers = Array.from({ length: asked }, (_, at) => ask(at));
    const untilQueued = async () => {
      await expect.poll(() => arrived.length).toBeGreaterThanOrEqual(asked);
      await setImmediate();
    };
    return { answers, ask, askFor, lookups, open: () => open(Buffer.from('webp')), untilQueued };
  };

  it('fetches what a picture is rendered from when its turn has come: photographs are large', async () => {
    const { answers, lookups, open, untilQueued } = queueOf(50);
    await untilQueued();
    expect(lookups).toHaveLength(2);
    open();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(lookups).toHaveLength(50);
  });

  it('sends away for a while whose picture finds no place in the queue, and keeps nothing of that', async () => {
    const { answers, ask, askFor, open, untilQueued } = queueOf(2 + PICTURES_WAITING_MAX);
    await untilQueued();
    const late = await ask(5_000);
    expect([late.status, late.headers.get('cache-control'), late.headers.get('retry-after')]).toEqual([
      503,
      'no-store',
      '5',
    ]);
    // What the shop does not have is told at once, and takes no place.
    expect((await askFor(UNKNOWN)).status).toBe(404);
    open();
    await Promise.all(answers);
    expect((await ask(5_000)).status).toBe(200);
  });
});
