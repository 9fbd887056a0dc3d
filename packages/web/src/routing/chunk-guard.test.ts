// @own-process

import { RELOAD_GUARD_MS } from '@tornister/domain/routing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOST_CHUNK, leavesCode } from './chunk-guard.ts';

const NOW = 1_700_000_000_000;

/** The build tool reports a chunk that is not there; answers whether that is dealt with, or the page has to show it. */
const misses = (): boolean => {
  const event = new Event(LOST_CHUNK, { cancelable: true });
  const leaves = leavesCode(event);
  expect(event.defaultPrevented).toBe(leaves);
  return leaves;
};

describe('F32: a chunk that a new build has replaced', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is dealt with once', () => {
    expect(misses()).toBe(true);
  });

  it('is shown as an error when that did not help within ten seconds: never a loop', () => {
    misses();
    vi.setSystemTime(NOW + RELOAD_GUARD_MS - 1);
    expect([misses(), misses()]).toEqual([false, false]);
    vi.setSystemTime(NOW + RELOAD_GUARD_MS);
    expect(misses()).toBe(true);
  });

  it('is shown as an error without a network: opening the page anew would lose it', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(misses()).toBe(false);
    onLine.mockReturnValue(true);
    expect(misses()).toBe(true);
  });

  it('is shown as an error in a browser that cannot remember', () => {
    const storage = new Proxy({} as Storage, {
      get: () => {
        throw new DOMException('no storage', 'SecurityError');
      },
    });
    vi.stubGlobal('sessionStorage', storage);
    const event = new Event(LOST_CHUNK, { cancelable: true });
    expect(() => leavesCode(event)).toThrow('no storage');
    expect(event.defaultPrevented).toBe(false);
  });
});
