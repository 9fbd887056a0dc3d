import { describe, expect, it } from 'vitest';
import { createChangedLately } from './changed-lately.ts';

const WINDOW_MS = 1_000;

const open = () => {
  const clock = { ms: 5_000 };
  return { clock, changed: createChangedLately(WINDOW_MS, () => clock.ms) };
};

describe('products that have changed lately', () => {
  it('are known until their time is over, each by itself', () => {
    const { clock, changed } = open();
    expect(changed.has('1')).toBe(false);
    changed.note(['1']);
    clock.ms += WINDOW_MS - 1;
    changed.note(['2']);
    expect([changed.has('1'), changed.has('2'), changed.has('3')]).toEqual([true, true, false]);
    clock.ms += 1;
    expect([changed.has('1'), changed.has('2')]).toEqual([false, true]);
  });

  it('are all of them after a change that may be about any', () => {
    const { clock, changed } = open();
    changed.note(undefined);
    expect(changed.has('1')).toBe(true);
    clock.ms += WINDOW_MS;
    expect(changed.has('1')).toBe(false);
  });
});
