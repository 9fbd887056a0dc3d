import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approximateBytes } from './approximate-bytes.ts';
import { createBoundedCache, entryBytes } from './bounded-cache.ts';

/** Every key of these tests has one letter. */
const weightOf = (text: string): number => entryBytes('k', text.length);

const cacheOf = (maxBytes: number, freshMs = 1_000) => {
  const clock = { ms: 0 };
  const cache = createBoundedCache<string>({ freshMs, maxBytes, bytesOf: (text) => text.length, now: () => clock.ms });
  return { cache, clock };
};

describe('createBoundedCache', () => {
  it.each([
    ['below', 1],
    ['on', 0],
  ])('stores an entry that leaves it %s its bound', (_, left) => {
    const { cache } = cacheOf(weightOf('12345') + left);
    cache.set('a', '12345');
    expect(cache.get('a')?.value).toBe('12345');
    expect(cache.statistics()).toMatchObject({ bytes: weightOf('12345'), entries: 1 });
  });

  it('does not store an entry that is above the bound by itself, and forgets what stood under its key', () => {
    const { cache } = cacheOf(weightOf('12345'));
    cache.set('a', '1');
    cache.set('a', '123456');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.statistics()).toMatchObject({ bytes: 0, entries: 0 });
  });

  it('drops what was used least recently when it grows too heavy', () => {
    const { cache } = cacheOf(2 * weightOf('1'));
    cache.set('a', '1');
    cache.set('b', '2');
    cache.get('a');
    cache.set('c', '3');
    expect([cache.get('a')?.value, cache.get('b')?.value, cache.get('c')?.value]).toEqual(['1', undefined, '3']);
  });

  it('answers only fresh entries to get, and stale ones to peek', () => {
    const { cache, clock } = cacheOf(10_000);
    cache.set('a', '1');
    clock.ms = 999;
    expect(cache.get('a')?.value).toBe('1');
    clock.ms = 1_000;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.peek('a')).toMatchObject({ value: '1', isFresh: false });
    expect(cache.statistics().lookups).toEqual({ fresh: 1, stale: 1, missing: 1 });
  });

  it('drops stale entries when it is asked to, and no others', () => {
    const { cache, clock } = cacheOf(10_000);
    cache.set('a', '1');
    clock.ms = 500;
    cache.set('b', '2');
    clock.ms = 1_000;
    cache.dropStale();
    expect([...cache.keys()]).toEqual(['b']);
  });

  it.each([
    ['no byte', 0, 1_000],
    ['no time', 10_000, 0],
  ])('stores nothing when there is %s for it', (_, maxBytes, freshMs) => {
    const { cache } = cacheOf(maxBytes, freshMs);
    cache.set('a', '1');
    expect(cache.peek('a')).toBeUndefined();
  });

  it('never weighs more than it may, and counts what it holds, whatever is put in', () => {
    const maxBytes = 3 * weightOf('123');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ maxLength: 2 }), fc.string({ maxLength: 900 }))), (entries) => {
        const { cache } = cacheOf(maxBytes);
        for (const [key, value] of entries) cache.set(key, value);
        const held = [...cache.keys()].map((key) => entryBytes(key, cache.peek(key)?.value.length ?? 0));
        const { bytes } = cache.statistics();
        expect(bytes).toBe(held.reduce((sum, one) => sum + one, 0));
        expect(bytes).toBeLessThanOrEqual(maxBytes);
      }),
    );
  });
});

describe('approximateBytes', () => {
  it('counts at least two bytes for each letter anywhere in the value', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string())), (texts) => {
        const value = texts.map((some) => ({ some: some.map((text) => ({ text })) }));
        expect(approximateBytes(value)).toBeGreaterThanOrEqual(2 * texts.flat().join('').length);
      }),
    );
  });

  it('counts a buffer by its length, what is shared once, and ends on a circle', () => {
    expect(approximateBytes(Buffer.alloc(10_000))).toBeGreaterThanOrEqual(10_000);
    const shared = { text: 'x'.repeat(1_000) };
    expect(approximateBytes([shared, shared])).toBeLessThan(2 * approximateBytes(shared));
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(approximateBytes(circle)).toBeGreaterThan(0);
    expect(approximateBytes(new Map([['key', new Set(['y'.repeat(500)])]]))).toBeGreaterThan(1_000);
  });

  it('puts another form of a value in its place, weighed anew and no fresher', () => {
    const { cache, clock } = cacheOf(1_000);
    cache.set('a', '12345');
    clock.ms = 999;
    cache.replace('a', '12345', '1');
    expect(cache.get('a')?.value).toBe('1');
    expect(cache.statistics().bytes).toBe(weightOf('1'));
    clock.ms = 1_000;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.inspect('a')).toBe('1');
  });

  it.each([
    ['something else has been stored', (cache: ReturnType<typeof cacheOf>['cache']) => cache.set('a', 'new')],
    ['nothing is there any more', (cache: ReturnType<typeof cacheOf>['cache']) => cache.delete('a')],
  ])('leaves it where %s', (_, meanwhile) => {
    const { cache } = cacheOf(1_000);
    cache.set('a', 'old');
    meanwhile(cache);
    const before = cache.inspect('a');
    cache.replace('a', 'old', 'smaller');
    expect(cache.inspect('a')).toBe(before);
  });

  it('counts no lookup where a value is only inspected', () => {
    const { cache } = cacheOf(1_000);
    cache.set('a', '1');
    cache.inspect('a');
    cache.inspect('b');
    expect(cache.statistics().lookups).toEqual({ fresh: 0, stale: 0, missing: 0 });
  });
});
