// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { createPageShrinker } from './page-shrinker.ts';

const LARGE = Buffer.alloc(10);

/** A shrinker whose work ends when the test says so, with a body of so many bytes or with a failure. */
const openShrinker = () => {
  const clock = { ms: 1_000 };
  const begun: { readonly end: (bytes: number) => void; readonly fail: () => void }[] = [];
  const shrink = createPageShrinker({
    now: () => clock.ms,
    compressMore: () =>
      new Promise((resolve, reject) => {
        begun.push({ end: (bytes) => resolve(Buffer.alloc(bytes)), fail: () => reject(new Error('no memory')) });
      }),
  });
  const made: number[] = [];
  const send = (isSmallest = false): void => shrink({ body: LARGE, isSmallest }, ({ length }) => made.push(length));
  /** The work that began last ends after so many milliseconds, and all that hangs on it is done. */
  const endAfter = async (ms: number, how: 'end' | 'fail' = 'end', bytes = 8): Promise<void> => {
    clock.ms += ms;
    begun.at(-1)?.[how](bytes);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { send, endAfter, clock, made, begun };
};

describe('a page that is sent from the cache', () => {
  it('is made smaller', async () => {
    const { send, endAfter, made } = openShrinker();
    send();
    await endAfter(100);
    expect(made).toEqual([8]);
  });

  it('is left alone where it is as small as it gets', () => {
    const { send, begun } = openShrinker();
    send(true);
    expect(begun).toHaveLength(0);
  });

  it('keeps its bytes where the others are more', async () => {
    const { send, endAfter, made } = openShrinker();
    send();
    await endAfter(100, 'end', 11);
    expect(made).toEqual([10]);
  });

  it('waits while another one is made', () => {
    const { send, begun } = openShrinker();
    for (let times = 0; times < 5; times += 1) send();
    expect(begun).toHaveLength(1);
  });

  it.each(['end', 'fail'] as const)('waits nine times as long as the one before took (%s)', async (how) => {
    const { send, endAfter, clock, begun } = openShrinker();
    send();
    await endAfter(100, how);
    clock.ms += 899;
    send();
    expect(begun).toHaveLength(1);
    clock.ms += 1;
    send();
    expect(begun).toHaveLength(2);
  });

  it('hands nothing on where it cannot be made smaller', async () => {
    const { send, endAfter, made } = openShrinker();
    send();
    await endAfter(100, 'fail');
    expect(made).toEqual([]);
  });
});
