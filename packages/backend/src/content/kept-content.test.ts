import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { keptContent } from './kept-content.ts';

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

describe('kept content', () => {
  it('reads once for all who ask within a second', async () => {
    const database = aDatabase();
    const read = reader('first', 'second');
    const answers = [keptContent(database, 'footer', read), keptContent(database, 'footer', read)];
    expect(await Promise.all(answers)).toEqual(['first', 'first']);
  });

  it('keeps keys and databases apart', async () => {
    const database = aDatabase();
    const read = reader('footer', 'usps', 'other shop');
    const answers = [
      await keptContent(database, 'footer', read),
      await keptContent(database, 'usps', read),
      await keptContent(aDatabase(), 'footer', read),
    ];
    expect(answers).toEqual(['footer', 'usps', 'other shop']);
  });

  it('keeps no failure', async () => {
    const database = aDatabase();
    const read = reader(new Error('away'), 'back');
    await expect(keptContent(database, 'footer', read)).rejects.toThrow('away');
    expect(await keptContent(database, 'footer', read)).toBe('back');
  });
});
