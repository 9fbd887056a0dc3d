// Pages that are the same for everyone, cached ready to send: compressed, with their headers and entity tag, fresh for some seconds and still
// shown for a while after that while one rendering makes them anew. An older one, one of older answers, or one with a deal that has ended, is not
// shown, unless no other can be made. A page that was made without an answer which could not be had is shown for want of another, and kept for a
// moment only. What comes out of a rendering unchanged is not compressed again.

import type { AbTest } from '@tornister/domain/content';
import { type BoundedCache, type CacheStatistics, createBoundedCache } from '@tornister/process/cache';
import { type CacheEntry, hasEnded, keep, noSharedCache, type SharedCache } from '@tornister/process/shared-cache';
import { collectingMarks } from './answer-tags.ts';
import { compress, type Effort, type Encoding, tagOf, utf8Of } from './compression.ts';
import { createPageShrinker, type PageShrinker, type Shrinkable } from './page-shrinker.ts';

/** What a page weighs beside its body: mostly its headers. */
const HEADER_BYTES = 1_024;
/** What a page is made of: references to texts that all pages share. */
const TAG_BYTES = 8;
const FAULTS_FROM = 500;
/**
 * A page that is no longer fresh is shown for so many times as long as it was, counted from the oldest answer that it was made of: with 15 seconds for
 * pages and answers nobody sees what was true more than a minute ago. It is made anew no sooner for an old answer: it has several, of different ages.
 */
const STALE_TIMES = 3;
/** How long a page that lacks an answer is shown, and how long a stale one is not made anew after it: while that answer cannot be had, not every request tries. */
const MAKESHIFT_MS = 2_000;
/** The share of the space of all pages that those may take which lack an answer. */
const MAKESHIFT_SHARE = 0.1;

/** A page in one encoding; visitors who take another one have entries of their own. */
export type CachedPage = Shrinkable & {
  readonly status: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string | number>>;
  /** The A/B tests of the page, one combination of whose variants this is. */
  readonly tests: readonly AbTest[];
  /** When its oldest answer was asked for, in milliseconds since the epoch. */
  readonly asOf?: number;
  /** As of `FreshPage`. */
  readonly isForAskerAlone?: true;
};

export type FreshPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** False for answers that must not be shown to anybody else, like a failure. */
  readonly mayBeCached: boolean;
  /** A refusal for what this asker has asked for already: others who wait for the same page have it made for them. */
  readonly isForAskerAlone?: true;
  readonly tests?: readonly AbTest[];
};

/** Makes a page ready to send in one encoding; its bytes are those of the page before where the text is the same. */
export const compressPage = async (
  page: FreshPage,
  encoding: Encoding,
  effort: Effort,
  before?: CachedPage,
): Promise<CachedPage> => {
  const plain = utf8Of(page.body);
  const etag = tagOf(plain, encoding);
  const same = before?.etag === etag ? before : undefined;
  const body = same?.body ?? (await compress(plain, encoding, effort));
  return {
    status: page.status,
    etag,
    headers: {
      ...page.headers,
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    },
    body,
    isSmallest: same?.isSmallest ?? encoding !== 'br',
    tests: page.tests ?? [],
    ...(page.isForAskerAlone === undefined ? {} : { isForAskerAlone: page.isForAskerAlone }),
  };
};

const withBody = (page: CachedPage, body: Buffer): CachedPage => ({
  ...page,
  headers: { ...page.headers, 'content-length': body.length },
  body,
  isSmallest: true,
});

type Make = () => Promise<FreshPage>;

export type PageCache = {
  /** A page that can be sent at once, if there is one; one that was fresh a moment ago is made anew behind the visitor's back. */
  readonly ready: (key: string, encoding: Encoding, make: Make) => CachedPage | undefined;
  /** The page, made now if it has to be; one rendering at a time for each key. */
  readonly get: (key: string, encoding: Encoding, make: Make) => Promise<CachedPage>;
  readonly statistics: () => CacheStatistics;
};

export type PageCacheOptions = {
  /** How long a page is fresh, in seconds. */
  readonly seconds: number;
  /** What all cached pages may weigh, in bytes. */
  readonly maxBytes: number;
  /** Where shop hosts hand their pages on to each other. */
  readonly shared?: SharedCache;
  /** Makes pages smaller that are sent often, unless a test brings another. */
  readonly shrink?: PageShrinker;
  readonly now?: () => number;
};

const bytesOf = ({ value, tags }: CacheEntry<CachedPage>): number =>
  value.body.length + HEADER_BYTES + tags.length * TAG_BYTES;

/** An empty cache; 0 seconds or 0 bytes cache nothing. Stale pages stay as long as there is space, for when the backend is away. */
export const createPageCache = ({
  seconds,
  maxBytes,
  shared = noSharedCache,
  now = Date.now,
  shrink = createPageShrinker({ now }),
}: PageCacheOptions): PageCache => {
  const freshMs = seconds * 1_000;
  const pages: BoundedCache<CacheEntry<CachedPage>> = createBoundedCache({ freshMs, maxBytes, bytesOf, now });
  /** Pages that lack an answer, for a moment; a whole one stays beside it, for when nothing else can be made. */
  const makeshifts: BoundedCache<CacheEntry<CachedPage>> = createBoundedCache({
    freshMs: MAKESHIFT_MS,
    maxBytes: maxBytes * MAKESHIFT_SHARE,
    bytesOf,
    now,
  });
  const underWay = new Map<string, Promise<CachedPage>>();

  const mayCache = seconds > 0 && maxBytes > 0;
  /** What another shop host has made, if it is younger than what is here. */
  const fromOthers = async (key: string): Promise<CachedPage | undefined> => {
    const found = mayCache ? await shared.get<CachedPage>(`page ${key}`) : undefined;
    if (found === undefined || found.ageMs >= freshMs) return undefined;
    pages.set(key, found.kept, found.ageMs);
    return found.kept.value;
  };
  /** Whether something on the page has changed, or a deal on it has ended, so that it is no longer true. */
  const isOutdated = (kept: CacheEntry<CachedPage>): boolean => shared.isObsolete(kept) || hasEnded(kept, now());
  const isOld = (asOf = now()): boolean => now() - asOf > (1 + STALE_TIMES) * freshMs;
  /** Whether a page may be shown without asking: not where it is no longer true, nor where nobody has looked for long whether it is. */
  const mayBeShown = ({ value, isFresh, staleMs }: NonNullable<ReturnType<typeof pages.peek>>): boolean =>
    (isFresh || (staleMs <= STALE_TIMES * freshMs && !isOld(value.value.asOf))) && !isOutdated(value);
  /** A page that is not shown any more: better than none. */
  const retired = (key: string): CachedPage | undefined => {
    const known = pages.peek(key);
    return known !== undefined && !mayBeShown(known) ? known.value.value : undefined;
  };
  const makeNow = async (key: string, encoding: Encoding, make: Make): Promise<CachedPage> => {
    const moment = shared.moment();
    const { made: fresh, tags, endsAt, asOf, isWhole } = await collectingMarks(make);
    const willBeCached = fresh.mayBeCached && mayCache;
    const older = fresh.status >= FAULTS_FROM ? retired(key) : undefined;
    if (older !== undefined) return older;
    const effort = willBeCached && isWhole ? 'cached' : 'once';
    const compressed = await compressPage(fresh, encoding, effort, pages.inspect(key)?.value);
    if (!willBeCached) return compressed;
    const kept = keep(asOf === undefined ? compressed : { ...compressed, asOf }, tags, moment, endsAt);
    if (isWhole) {
      pages.set(key, kept);
      shared.put(`page ${key}`, kept, freshMs);
    } else makeshifts.set(key, kept);
    return compressed;
  };

  const render = (key: string, encoding: Encoding, make: Make): Promise<CachedPage> => {
    const running = underWay.get(key);
    if (running !== undefined)
      return running.then((page) => (page.isForAskerAlone === true ? render(key, encoding, make) : page));
    const run = (async () => {
      try {
        return (await fromOthers(key)) ?? (await makeNow(key, encoding, make));
      } catch (reason) {
        const older = retired(key);
        if (older === undefined) throw reason;
        return older;
      } finally {
        underWay.delete(key);
      }
    })();
    underWay.set(key, run);
    return run;
  };

  return {
    ready: (key, encoding, make) => {
      const ownKey = `${encoding} ${key}`;
      const known = pages.peek(ownKey);
      if (known === undefined || !mayBeShown(known)) {
        const makeshift = makeshifts.get(ownKey)?.value;
        return makeshift === undefined || isOutdated(makeshift) ? undefined : makeshift.value;
      }
      // A failed renewal leaves the stale page in place: better yesterday's price list than none.
      if (!known.isFresh && makeshifts.get(ownKey) === undefined) render(ownKey, encoding, make).catch(() => undefined);
      const kept = known.value;
      shrink(kept.value, (body) => pages.replace(ownKey, kept, { ...kept, value: withBody(kept.value, body) }));
      return kept.value;
    },
    get: (key, encoding, make) => render(`${encoding} ${key}`, encoding, make),
    statistics: pages.statistics,
  };
};
