// @own-process

import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shop } from '../composition/shop.ts';
import { guardChunkLoading, LOST_CHUNK } from './chunk-guard.ts';
import { followBuild } from './follow-build.ts';
import { PRESSED_WITHIN_MS } from './open-document.ts';

type State = DataRouter['state'];

const IDLE = { navigation: { state: 'idle' }, fetchers: new Map() } as unknown as State;
const GOING = {
  ...IDLE,
  navigation: { state: 'loading', location: { pathname: '/cat/1/', search: '', hash: '' } },
} as unknown as State;

/** A tab that has stayed open over a release; it is followed once, as its listeners stay. */
const tab = (() => {
  let state = IDLE;
  const told = new Set<(state: State) => void>();
  guardChunkLoading();
  return {
    follow: () =>
      followBuild({} as Shop, {
        get state() {
          return state;
        },
        subscribe: (tell) => {
          const tellState = (next: State): void => void tell(next, {} as never);
          told.add(tellState);
          return () => told.delete(tellState);
        },
      }),
    becomes: (next: State): void => {
      state = next;
      for (const tell of [...told]) tell(next);
    },
  };
})();
tab.follow();

/** The build tool reports a file that is not there; answers whether that is dealt with. */
const misses = (): boolean => {
  const event = new Event(LOST_CHUNK, { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('F32: a chunk that is missing while a page is only read', () => {
  const opened: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    sessionStorage.clear();
    opened.length = 0;
    vi.spyOn(location, 'reload').mockImplementation(() => void opened.push('reload'));
    vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
    document.body.innerHTML = '<button type="button">Öffnen</button><label><input type="radio"> Nehmen</label>';
  });
  afterEach(() => {
    tab.becomes(IDLE);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('leaves the page as it is when nothing was pressed, and opens what is pressed then as a document', () => {
    expect(misses()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(opened).toEqual([]);
    tab.becomes(GOING);
    expect(opened).toEqual([]);
    expect(misses()).toBe(true);
    expect(opened).toEqual(['/cat/1/']);
  });

  it('leaves it as it is for those who tick something', () => {
    document.querySelector('input')?.click();
    expect(misses()).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(opened).toEqual([]);
  });

  it('opens it anew for those who have just pressed what needs the code', () => {
    document.querySelector('button')?.click();
    vi.advanceTimersByTime(PRESSED_WITHIN_MS - 1);
    expect(misses()).toBe(true);
    vi.advanceTimersByTime(PRESSED_WITHIN_MS);
    expect(opened).toEqual(['reload']);
  });

  it('does not take an old press for the cause', () => {
    document.querySelector('button')?.click();
    vi.advanceTimersByTime(PRESSED_WITHIN_MS);
    expect(misses()).toBe(false);
  });
});
