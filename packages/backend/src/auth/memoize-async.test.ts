import { expect, it } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

it('what is made once is made again when it could not be made', async () => {
  const outcomes = [Promise.reject(new Error('out of memory')), Promise.resolve('hash'), Promise.resolve('another')];
  const made = memoizeAsync(() => outcomes.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(made()).rejects.toThrow('out of memory');
  expect([await made(), await made()]).toEqual(['hash', 'hash']);
  expect(outcomes).toHaveLength(1);
});
