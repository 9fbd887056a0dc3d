import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { cachedContent } from './content-cache.ts';

/** Something to tell databases apart by; nothing is asked of it. */
const aDatabase = (): Database => ({}) as Database;

const reader = (...answers: readonly (string | Error)[]) => {
  let reads = 0;
  return async () => {
    const answer = answers[reads] ?? 'none';
    reads += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  };
};

describe('cached content', () => {
  it('reads once for all who ask within a second', async () => {
    const database = aDatabase();
    const read = reader('first', 'second');
    const answers = [cachedContent(database, 'footer', read), cachedContent(database, 'footer', read)];
    expect(await Promise.all(answers)).toEqual(['first', 'first']);
  });

  it('caches keys and databases apart', async () => {
    const database = aDatabase();
    const read = reader('footer', 'usps', 'other shop');
    const answers = [
      await cachedContent(database, 'footer', read),
      await cachedContent(database, 'usps', read),
      await cachedContent(aDatabase(), 'footer', read),
    ];
    expect(answers).toEqual(['footer', 'usps', 'other shop']);
  });

  it('caches no failure', async () => {
    const database = aDatabase();
    const read = reader(new Error('away'), 'back');
    await expect(cachedContent(database, 'footer', read)).rejects.toThrow('away');
    expect(await cachedContent(database, 'footer', read)).toBe('back');
  });
});
