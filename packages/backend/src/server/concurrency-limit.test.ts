import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const LIMIT = 2;

/** A task that runs until it is told to end. */
const aTask = () => {
  let end = (): void => undefined;
  let fail = (_error: Error): void => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: () => promise, end, fail };
};

describe('a limit of tasks at once', () => {
  it('has the others wait in the order in which they came', async () => {
    const limit = createConcurrencyLimit(LIMIT);
    const begun: number[] = [];
    const tasks = Array.from({ length: 4 }, aTask);
    const all = tasks.map(({ run }, at) =>
      limit(() => {
        begun.push(at);
        return run();
      }),
    );
    expect(begun).toEqual([0, 1]);
    for (const task of tasks) task.end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('holds for a task that comes at the very moment another one ends', async () => {
    const limit = createConcurrencyLimit(1);
    const [first, second] = [aTask(), aTask()];
    const begun: string[] = [];
    const begin = (): Promise<void> => {
      begun.push('second');
      return second.run();
    };
    const waits = [limit(first.run), limit(begin)];
    const late = first.run().then(() => limit(async () => void begun.push('late')));
    first.end();
    await waits[0];
    expect(begun).toEqual(['second']);
    second.end();
    await Promise.all([...waits, late]);
    expect(begun).toEqual(['second', 'late']);
  });

  it('gives the place of a task that fails to the next', async () => {
    const limit = createConcurrencyLimit(1);
    const first = aTask();
    const failed = limit(first.run);
    const second = limit(async () => 'done');
    first.fail(new Error('no'));
    await expect(failed).rejects.toThrow('no');
    expect(await second).toBe('done');
  });
});
