import { describe, expect, it } from 'vitest';
import { behavior } from './behavior.ts';

describe('a behavior', () => {
  it('has a value at any time, and remembers the one that it began with', () => {
    const { state$, set, update } = behavior(1);
    set(2);
    update((now) => now + 1);
    expect([state$.value, state$.first]).toEqual([3, 1]);
  });

  it('tells whoever comes its value, and everybody the next ones', () => {
    const { state$, set } = behavior('a');
    const heard: string[] = [];
    state$.subscribe((value) => heard.push(value));
    set('b');
    expect(heard).toEqual(['a', 'b']);
  });

  it('tells nobody of the very same value', () => {
    const same = { n: 1 };
    const { state$, set, update } = behavior(same);
    let told = 0;
    state$.subscribe(() => {
      told += 1;
    });
    set(same);
    update((now) => now);
    expect(told).toBe(1);
    set({ n: 1 });
    expect(told).toBe(2);
  });
});
