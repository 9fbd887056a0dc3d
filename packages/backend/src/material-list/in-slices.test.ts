import { describe, expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

describe('work in slices', () => {
  it('is done with each thing, in order', async () => {
    const things = Array.from({ length: 120 }, (_, at) => at);
    const done: number[] = [];
    await inSlices(things, (thing) => void done.push(thing));
    expect(done).toEqual(things);
    await inSlices([], () => done.push(-1));
    expect(done).toEqual(things);
  });

  it('lets others have a turn between them', async () => {
    const done: number[] = [];
    const seenAt: number[] = [];
    let isOver = false;
    const look = (): void => {
      seenAt.push(done.length);
      if (!isOver) setImmediate(look);
    };
    setImmediate(look);
    await inSlices(Array.from({ length: 120 }), () => void done.push(0));
    isOver = true;
    expect(seenAt.filter((count) => count > 0 && count < 120)).not.toEqual([]);
  });
});
