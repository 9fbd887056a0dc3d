import { RELOAD_GUARD_MS } from '@tornister/domain/routing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardChunkLoading, lostChunk } from './chunk-guard.ts';

/** The build tool reports a chunk that is not there; answers whether that is dealt with, or the page has to show it. */
const misses = (): boolean => !dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

describe('F32: a chunk that a new build has replaced', () => {
  let opened = 0;

  beforeAll(guardChunkLoading);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    sessionStorage.clear();
    opened = 0;
    lostChunk.open = () => {
      opened += 1;
    };
  });
  afterEach(() => vi.useRealTimers());

  it('is dealt with once', () => {
    expect([misses(), opened]).toEqual([true, 1]);
  });

  it('is shown as an error when that did not help within ten seconds: never a loop', () => {
    misses();
    vi.setSystemTime(1_000_000 + RELOAD_GUARD_MS - 1);
    expect([misses(), misses(), opened]).toEqual([false, false, 1]);
    vi.setSystemTime(1_000_000 + RELOAD_GUARD_MS);
    expect([misses(), opened]).toEqual([true, 2]);
  });

  it('is shown as an error in a browser that cannot remember', () => {
    const forbids = (): never => {
      throw new DOMException('no storage', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbids, setItem: forbids });
    const isDealtWith = misses();
    vi.unstubAllGlobals();
    expect([isDealtWith, opened]).toEqual([false, 0]);
  });
});
