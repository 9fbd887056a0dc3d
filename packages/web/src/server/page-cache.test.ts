// @vitest-environment node

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aFreshPage as page } from '../../test/server/open-shared-cache.ts';
import { noteMarks, noteMissing } from './answer-tags.ts';
import { compressPage, createPageCache, type FreshPage, type PageCache } from './page-cache.ts';

/** A renderer that counts its work. */
const renderer = (make: (run: number) => FreshPage | Promise<FreshPage>) => {
  let runs = 0;
  return {
    make: async () => {
      runs += 1;
      return make(runs);
    },
    runs: () => runs,
  };
};

const openCache = (seconds: number) => {
  const clock = { ms: 0 };
  return { pages: createPageCache({ seconds, maxBytes: 1_000_000, now: () => clock.ms }), clock };
};

/** Whatever was begun behind a visitor's back is done: a page that is asked for now is made after it. */
const afterWorkBehind = (pages: PageCache) => pages.get('/asked-for-last/', 'identity', async () => page('last'));

describe('a page with a deal', () => {
  const untilTen = (body: string) => {
    noteMarks({ tags: [], endsAt: 10_000 });
    return page(body);
  };

  it.each([
    ['shown before its end', 9_999, 'deal'],
    ['not shown at its end', 10_000, undefined],
    ['not shown after its end', 10_001, undefined],
  ])('is %s, however long pages are fresh', async (_, ms, body) => {
    const { pages, clock } = openCache(600);
    const { make } = renderer(() => untilTen('deal'));
    await pages.get('/', 'identity', make);
    clock.ms = ms;
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe(body);
  });

  it('is better than no page when no other can be made after its end', async () => {
    const { pages, clock } = openCache(600);
    const { make } = renderer((run) => (run === 1 ? untilTen('deal') : Promise.reject(new Error('backend away'))));
    await pages.get('/', 'identity', make);
    clock.ms = 10_000;
    expect((await pages.get('/', 'identity', make)).body.toString()).toBe('deal');
  });
});

describe('a page that was made without an answer which could not be had', () => {
  /** The second rendering, or those from the second on, lack an answer; from `awayFrom` on there is none. */
  const open = (
    isMissing: (run: number) => boolean,
    first: () => FreshPage = () => page('version 1'),
    awayFrom = Number.POSITIVE_INFINITY,
  ) => {
    const { pages, clock } = openCache(10);
    const { make, runs } = renderer((run) => {
      if (run === 1) return first();
      if (run >= awayFrom) throw new Error('backend away');
      if (isMissing(run)) noteMissing();
      return page(`version ${run}`);
    });
    const shown = async (path = '/'): Promise<string> =>
      (pages.ready(path, 'identity', make) ?? (await pages.get(path, 'identity', make))).body.toString();
    return { clock, shown, pages, make, runs };
  };
  const second = (run: number): boolean => run === 2;
  const fromTheSecond = (run: number): boolean => run >= 2;

  it('is shown for want of another for two seconds, and made again after them', async () => {
    const { clock, shown, runs } = open(second);
    await shown('/other/');
    expect(await shown()).toBe('version 2');
    clock.ms = 1_999;
    expect([await shown(), runs()]).toEqual(['version 2', 2]);
    clock.ms = 2_000;
    expect([await shown(), runs()]).toEqual(['version 3', 3]);
  });

  it('is not shown once it is not so any more', async () => {
    const { pages, clock } = openCache(10);
    const { make } = renderer(() => {
      noteMissing();
      noteMarks({ tags: [], endsAt: 1_000 });
      return page('deal');
    });
    await pages.get('/', 'identity', make);
    clock.ms = 999;
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('deal');
    clock.ms = 1_000;
    expect(pages.ready('/', 'identity', make)).toBeUndefined();
  });

  it('takes not the place of a whole one that may be shown, which is not made anew for two seconds then', async () => {
    const { pages, clock, shown, runs } = open(fromTheSecond);
    expect(await shown()).toBe('version 1');
    for (const ms of [10_000, 10_001, 11_000, 11_999, 12_000, 13_999]) {
      clock.ms = ms;
      expect(await shown()).toBe('version 1');
      await afterWorkBehind(pages);
    }
    expect(runs()).toBe(3);
  });

  it('is newer than a whole one that is too old, which is kept for when nothing can be made', async () => {
    const { clock, shown } = open(second, undefined, 3);
    expect(await shown()).toBe('version 1');
    clock.ms = 60_000;
    expect(await shown()).toBe('version 2');
    clock.ms = 62_000;
    expect(await shown()).toBe('version 1');
  });

  it('is truer than a whole one that is not so any more', async () => {
    const { clock, shown } = open(fromTheSecond, () => {
      noteMarks({ tags: [], endsAt: 5_000 });
      return page('deal');
    });
    expect(await shown()).toBe('deal');
    clock.ms = 60_000;
    expect(await shown()).toBe('version 2');
  });
});

describe('a page of an answer that was cached before', () => {
  const AGE_MS = 9_900;
  /** Made at 0 ms of an answer of that age. */
  const ofOldAnswer = async (ageMs: number) => {
    const { pages, clock } = openCache(10);
    const { make, runs } = renderer((run) => {
      noteMarks({ tags: [], endsAt: undefined, asOf: clock.ms });
      if (run === 1) noteMarks({ tags: [], endsAt: undefined, asOf: -ageMs });
      return page(`version ${run}`);
    });
    await pages.get('/', 'identity', make);
    const at = (ms: number): string | undefined => {
      clock.ms = ms;
      return pages.ready('/', 'identity', make)?.body.toString();
    };
    return { at, runs };
  };

  it.each([
    [40_000 - AGE_MS, 'version 1'],
    [40_001 - AGE_MS, undefined],
  ])('is shown until that answer is four times as old as pages stay fresh (after %i ms: %s)', async (ms, body) => {
    const { at } = await ofOldAnswer(AGE_MS);
    expect(at(ms)).toBe(body);
  });

  it('is made anew no sooner than others', async () => {
    const { at, runs } = await ofOldAnswer(AGE_MS);
    expect(at(9_999)).toBe('version 1');
    expect(runs()).toBe(1);
  });

  it('is shown as long as it is fresh, however long answers may be cached', async () => {
    const { at } = await ofOldAnswer(3_600_000);
    expect([at(9_999), at(10_000)]).toEqual(['version 1', undefined]);
  });
});

describe('a refusal for what its asker has asked for already', () => {
  const refused: FreshPage = { ...page('later'), status: 503, mayBeCached: false, isForAskerAlone: true };

  it('is for that asker alone: who asks for the same page at that moment has it made, once for all of them', async () => {
    const { pages } = openCache(10);
    const { make, runs } = renderer((run) => (run === 1 ? refused : page('made')));
    const asked = await Promise.all([1, 2, 3].map(() => pages.get('/', 'identity', make)));
    expect([asked.map(({ status }) => status), runs()]).toEqual([[503, 200, 200], 2]);
  });

  it('ends for who is refused as well', async () => {
    const { pages } = openCache(10);
    const { make, runs } = renderer(() => refused);
    const asked = await Promise.all([1, 2, 3].map(() => pages.get('/', 'identity', make)));
    expect([asked.map(({ status }) => status), runs()]).toEqual([[503, 503, 503], 3]);
  });

  it('is another one than an outage, which everybody is told of at once', async () => {
    const { pages } = openCache(10);
    const { make, runs } = renderer(() => ({ ...page('away'), status: 503, mayBeCached: false }));
    await Promise.all([1, 2, 3].map(() => pages.get('/', 'identity', make)));
    expect(runs()).toBe(1);
  });
});

describe('page cache', () => {
  it.each(['identity', 'gzip', 'br'] as const)(
    'keeps the bytes of a page and nothing of what it was compressed into (%s)',
    async (encoding) => {
      const { pages } = openCache(10);
      const { body } = await pages.get('/', encoding, async () => page('Schulheft '.repeat(300)));
      expect(body.buffer.byteLength).toBe(body.length);
    },
  );

  it('shows a cached page without making it again', async () => {
    const { pages } = openCache(10);
    const { make, runs } = renderer(() => page('one'));
    await pages.get('/', 'identity', make);
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('one');
    expect(runs()).toBe(1);
  });

  it('shows a stale page at once and makes it anew meanwhile', async () => {
    const { pages, clock } = openCache(10);
    const { make, runs } = renderer((run) => page(`version ${run}`));
    await pages.get('/', 'identity', make);
    clock.ms = 10_000;
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('version 1');
    await afterWorkBehind(pages);
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('version 2');
    expect(runs()).toBe(2);
  });

  it('shows no page that was fresh longer ago than three times its time, unless none can be made', async () => {
    const { pages, clock } = openCache(10);
    const { make } = renderer((run) =>
      run === 3 ? Promise.reject(new Error('backend away')) : page(`version ${run}`),
    );
    await pages.get('/', 'identity', make);
    clock.ms = 40_000;
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('version 1');
    await afterWorkBehind(pages);
    clock.ms = 80_001;
    expect(pages.ready('/', 'identity', make)).toBeUndefined();
    // The third time the backend is away.
    expect((await pages.get('/', 'identity', make)).body.toString()).toBe('version 2');
    expect((await pages.get('/', 'identity', make)).body.toString()).toBe('version 4');
  });

  it('shows an old page instead of a failure', async () => {
    const { pages, clock } = openCache(10);
    const { make } = renderer((run) => (run === 1 ? page('one') : page('503', { status: 503, mayBeCached: false })));
    await pages.get('/', 'identity', make);
    clock.ms = 3_600_000;
    expect(pages.ready('/', 'identity', make)).toBeUndefined();
    expect((await pages.get('/', 'identity', make)).body.toString()).toBe('one');
  });

  it('is fresh until just before its seconds are over', async () => {
    const { pages, clock } = openCache(10);
    const { make, runs } = renderer(() => page('one'));
    await pages.get('/', 'identity', make);
    clock.ms = 9_999;
    pages.ready('/', 'identity', make);
    await afterWorkBehind(pages);
    expect(runs()).toBe(1);
  });

  it('makes a page once for many who ask at the same moment', async () => {
    const { pages } = openCache(10);
    const { make, runs } = renderer(() => page('one'));
    await Promise.all(Array.from({ length: 50 }, () => pages.get('/', 'identity', make)));
    expect(runs()).toBe(1);
  });

  it('keeps the stale page when making it anew fails', async () => {
    const { pages, clock } = openCache(10);
    const { make } = renderer((run) => (run === 1 ? page('one') : Promise.reject(new Error('backend away'))));
    await pages.get('/', 'identity', make);
    clock.ms = 20_000;
    pages.ready('/', 'identity', make);
    await expect(pages.get('/', 'identity', make)).rejects.toThrow('backend away');
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('one');
  });

  it('keeps the stale page when what comes instead of it is a failure', async () => {
    const { pages, clock } = openCache(10);
    const { make } = renderer((run) => (run === 1 ? page('one') : page('503', { status: 503, mayBeCached: false })));
    await pages.get('/', 'identity', make);
    clock.ms = 20_000;
    expect((await pages.get('/', 'identity', make)).status).toBe(503);
    expect(pages.ready('/', 'identity', make)?.body.toString()).toBe('one');
  });

  it('never caches a failure', async () => {
    const { pages } = openCache(10);
    const { make } = renderer(() => page('503', { status: 503, mayBeCached: false }));
    expect((await pages.get('/', 'identity', make)).status).toBe(503);
    expect(pages.ready('/', 'identity', make)).toBeUndefined();
  });

  it('keeps the encodings of a page apart', async () => {
    const { pages } = openCache(10);
    const { make } = renderer(() => page('one'));
    await pages.get('/', 'br', make);
    expect(pages.ready('/', 'gzip', make)).toBeUndefined();
    expect(pages.ready('/', 'br', make)?.headers['content-encoding']).toBe('br');
  });

  it('caches nothing when it is told to cache pages for 0 seconds', async () => {
    const { pages } = openCache(0);
    const { make } = renderer(() => page('one'));
    await pages.get('/', 'identity', make);
    expect(pages.ready('/', 'identity', make)).toBeUndefined();
  });
});

describe('compressPage', () => {
  it('holds the same text in every encoding, and says which one it is', async () => {
    const text = 'Schulranzen äöü'.repeat(50);
    const [br, gzip, identity] = await Promise.all(
      (['br', 'gzip', 'identity'] as const).map((encoding) => compressPage(page(text), encoding, 'once')),
    );
    expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(text);
    expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text);
    expect(identity?.body.toString()).toBe(text);
    expect([br, gzip, identity].map((compressed) => compressed?.headers['content-encoding'])).toEqual([
      ...['br', 'gzip', undefined],
    ]);
  });

  it('says the length of the body and keeps the headers of the page', async () => {
    const { headers, body } = await compressPage(page('ä', { headers: { vary: 'Cookie' } }), 'identity', 'cached');
    expect([headers['content-length'], headers.vary, body.length]).toEqual([2, 'Cookie', 2]);
  });

  it('packs smaller what is cached', async () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `Heft ${(index * 7_919) % 1_009}`).join();
    const [once, cached] = [
      await compressPage(page(text), 'br', 'once'),
      await compressPage(page(text), 'br', 'cached'),
    ];
    expect(cached.body.length).toBeLessThan(once.body.length);
  });

  it('gives equal pages equal tags and different pages different ones', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((text) => compressPage(page(text), 'identity', 'once')),
    );
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });

  it('takes the bytes of the page before where the text is the same, whatever has become of its headers', async () => {
    const before = await compressPage(page('Schulheft'), 'br', 'cached');
    const same = await compressPage(page('Schulheft', { headers: { vary: 'Cookie' } }), 'br', 'cached', before);
    const other = await compressPage(page('Radiergummi'), 'br', 'cached', before);
    expect(same.body).toBe(before.body);
    expect(same.headers).toMatchObject({ vary: 'Cookie', etag: before.etag });
    expect(brotliDecompressSync(other.body).toString()).toBe('Radiergummi');
  });
});

describe('a page that is sent often', () => {
  /** A cache whose pages become smaller when the test says so. */
  const openShrinking = async () => {
    const clock = { ms: 0 };
    let version = 'Schulheft';
    let handOn: ((body: Buffer) => void) | undefined;
    const pages = createPageCache({
      seconds: 10,
      maxBytes: 1_000_000,
      now: () => clock.ms,
      shrink: ({ isSmallest }, done) => {
        if (!isSmallest) handOn = done;
      },
    });
    const make = async () => page(version);
    await pages.get('/', 'br', make);
    return {
      at: (ms: number) => {
        clock.ms = ms;
        return pages.ready('/', 'br', make);
      },
      renew: () => pages.get('/', 'br', make),
      change: () => {
        version = 'Radiergummi';
      },
      /** What the cache has handed over is ready, smaller. */
      becomesSmaller: () => handOn?.(SMALLER),
    };
  };
  const SMALLER = Buffer.from('smaller');

  it('is sent smaller from then on, as long as it says', async () => {
    const { at, becomesSmaller } = await openShrinking();
    const larger = at(0);
    becomesSmaller();
    expect(at(1)).toMatchObject({
      body: SMALLER,
      etag: larger?.etag,
      headers: { ...larger?.headers, 'content-length': SMALLER.length },
    });
  });

  it('is no fresher for it', async () => {
    const { at, becomesSmaller, renew, change } = await openShrinking();
    at(5_000);
    becomesSmaller();
    change();
    expect(at(10_000)?.body).toEqual(SMALLER);
    const renewed = await renew();
    expect(brotliDecompressSync(renewed.body).toString()).toBe('Radiergummi');
  });

  it('stays small when it comes out of its rendering as it was', async () => {
    const { at, becomesSmaller, renew } = await openShrinking();
    at(0);
    becomesSmaller();
    at(10_000);
    expect((await renew()).body).toBe(SMALLER);
    expect(at(10_001)?.body).toBe(SMALLER);
  });

  it('is not put back by a smaller one that comes late', async () => {
    const { at, becomesSmaller, renew, change } = await openShrinking();
    at(0);
    change();
    at(10_000);
    await renew();
    becomesSmaller();
    expect(brotliDecompressSync(at(10_001)?.body ?? '').toString()).toBe('Radiergummi');
  });

  it('becomes smaller without anybody else who sees to it', async () => {
    const text = Array.from({ length: 3_000 }, (_, index) => `Heft ${(index * 7_919) % 1_009}`).join();
    const pages = createPageCache({ seconds: 600, maxBytes: 1_000_000 });
    const make = async () => page(text);
    const first = await pages.get('/', 'br', make);
    let sent = pages.ready('/', 'br', make);
    while (sent?.body === first.body) {
      await new Promise((resolve) => setImmediate(resolve));
      sent = pages.ready('/', 'br', make);
    }
    expect(sent?.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(sent?.body ?? '').toString()).toBe(text);
  });
});
