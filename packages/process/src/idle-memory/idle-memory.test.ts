import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIdleLook, giveBackMemoryWhenIdle } from './index.ts';

const MB = 1_024 * 1_024;

/** A process whose figures a test sets; a collection leaves it with 100 MB. */
const someProcess = () => {
  const state = { busy: 0, bytes: 400 * MB };
  const look = createIdleLook({
    utilization: () => state.busy,
    residentBytes: () => state.bytes,
    collect: () => {
      state.bytes = 100 * MB;
    },
  });
  const looks = (count: number) => Array.from({ length: count }, look);
  return { state, looks };
};

describe('createIdleLook', () => {
  it('collects garbage at the third look in a row that finds the process idle', () => {
    expect(someProcess().looks(3)).toEqual([false, false, true]);
  });

  it('begins to count again after a look that finds it busy', () => {
    const { state, looks } = someProcess();
    looks(2);
    state.busy = 0.05;
    expect(looks(1)).toEqual([false]);
    state.busy = 0.049;
    expect(looks(3)).toEqual([false, false, true]);
  });

  it('does not collect again before 32 MB more are resident', () => {
    const { state, looks } = someProcess();
    looks(3);
    state.bytes = 132 * MB - 1;
    expect(looks(5)).not.toContain(true);
    state.bytes = 132 * MB;
    expect(looks(1)).toEqual([true]);
  });
});

describe('giveBackMemoryWhenIdle', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** What is warned of at the start, and how many timers run then. */
  const startWith = (gc: typeof globalThis.gc) => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    vi.stubGlobal('gc', gc);
    const warned: string[] = [];
    giveBackMemoryWhenIdle({ debug: () => undefined, warn: (text: string) => void warned.push(text) });
    return { warned, timers: vi.getTimerCount() };
  };

  it('says once that nothing is given back where Node.js was started without --expose-gc', () => {
    expect(startWith(undefined)).toEqual({ warned: [expect.stringContaining('--expose-gc')], timers: 0 });
  });

  it('looks again and again where it was started with it, and has nothing to say', () => {
    expect(startWith(async () => undefined)).toEqual({ warned: [], timers: 1 });
  });
});
