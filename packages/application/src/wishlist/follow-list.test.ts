import { CART_CHANGED, LOGIN_CHANGED, WISHLISTS_CHANGED } from '@tornister/domain/session';
import { type FollowedList, LIST_STREAM_REOPEN_MS } from '@tornister/domain/wishlist';
import { BehaviorSubject, Observable, type Subscriber } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock, createRecordingTabs } from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import type { HeardOfList } from '../ports/index.ts';
import { followList } from './follow-list.ts';

const LIST: FollowedList = { kind: 'list', id: 'the-list-of-3b' };
const AS_SEEN: FollowedList = { ...LIST, seen: 'a'.repeat(32) };

/** A list that is shown, and what can happen around it. */
const follow = (isVisible = true, ...first: readonly [FollowedList?]) => {
  let shown = first.length === 0 ? LIST : first[0];
  const scope = createScope();
  const tabs = createRecordingTabs();
  const clock = createHandDrivenClock();
  const visible$ = new BehaviorSubject(isVisible);
  const streams: Subscriber<HeardOfList>[] = [];
  const asked: FollowedList[] = [];
  const changes = {
    heard$: (followed: FollowedList) =>
      new Observable<HeardOfList>((stream) => {
        asked.push(followed);
        streams.push(stream);
      }),
  };
  let fetched = 0;
  followList(
    scope,
    { changes, tabs, clock, visibility: { visible$ } },
    {
      followed: () => shown,
      onChange: () => {
        fetched += 1;
      },
    },
  );
  const open = (): Subscriber<HeardOfList>[] => streams.filter(({ closed }) => !closed);
  const show = (list: FollowedList): void => {
    shown = list;
  };
  return { scope, tabs, clock, visible$, asked, open, show, fetched: () => fetched };
};

describe('a list that is followed (docs/adr/0076)', () => {
  it('is fetched with every change, and when one listens again: something may have gone unheard', () => {
    const { open, asked, fetched } = follow();
    expect([asked, fetched()]).toEqual([[LIST], 0]);
    open()[0]?.next('listening');
    open()[0]?.next('changed');
    expect(fetched()).toBe(2);
    open()[0]?.next('listening');
    expect(fetched()).toBe(3);
  });

  it('whose state is known is not fetched when one begins to listen, but with each further opening of the stream', () => {
    const { open, asked, fetched } = follow(true, AS_SEEN);
    expect(asked).toEqual([AS_SEEN]);
    open()[0]?.next('listening');
    expect(fetched()).toBe(0);
    open()[0]?.next('changed');
    expect(fetched()).toBe(1);
    open()[0]?.next('listening');
    expect(fetched()).toBe(2);
  });

  it('is asked for by the state that is shown by then, with the next look and after a refusal', () => {
    const { open, asked, clock, visible$, show, fetched } = follow(true, AS_SEEN);
    const later = { ...LIST, seen: 'b'.repeat(32) };
    show(later);
    visible$.next(false);
    visible$.next(true);
    open()[0]?.next('listening');
    expect([asked, fetched()]).toEqual([[AS_SEEN, later], 0]);
    open()[0]?.next('refused');
    open()[0]?.complete();
    show(AS_SEEN);
    clock.pass(LIST_STREAM_REOPEN_MS);
    open()[0]?.next('listening');
    expect([asked.at(-1), fetched()]).toEqual([AS_SEEN, 1]);
  });

  it('is not listened to while nobody sees the page, and anew with the next look', () => {
    const { open, visible$, asked } = follow(false);
    expect(asked).toEqual([]);
    visible$.next(true);
    visible$.next(true);
    expect([asked.length, open().length]).toEqual([1, 1]);
    visible$.next(false);
    expect(open()).toEqual([]);
    visible$.next(true);
    expect([asked.length, open().length]).toEqual([2, 1]);
  });

  it('that is refused is fetched, now and with each look, and asked for again after a minute', () => {
    const { open, asked, clock, visible$, fetched } = follow();
    const refuse = (): void => {
      const [stream] = open();
      stream?.next('refused');
      stream?.complete();
    };
    refuse();
    expect([fetched(), asked.length]).toEqual([1, 1]);
    clock.pass(LIST_STREAM_REOPEN_MS - 1);
    expect(asked.length).toBe(1);
    clock.pass(1);
    expect([asked.length, fetched()]).toEqual([2, 1]);
    refuse();
    visible$.next(false);
    visible$.next(true);
    refuse();
    expect([asked.length, fetched()]).toEqual([3, 3]);
    expect(LIST_STREAM_REOPEN_MS).toBe(60_000);
  });

  it('is fetched when another tab has changed a list or its visitor, and not for its basket', () => {
    const { tabs, fetched } = follow(false);
    for (const message of [WISHLISTS_CHANGED, LOGIN_CHANGED, CART_CHANGED]) tabs.speak(message);
    expect(fetched()).toBe(2);
  });

  it('of a guest is fetched when another tab has changed it, and no stream is ever asked for', () => {
    const { tabs, clock, visible$, asked, fetched } = follow(true, undefined);
    tabs.speak(WISHLISTS_CHANGED);
    expect(fetched()).toBe(1);
    visible$.next(false);
    visible$.next(true);
    clock.pass(LIST_STREAM_REOPEN_MS);
    expect([asked, fetched()]).toEqual([[], 1]);
  });

  it('is left alone when the page is left', () => {
    const { scope, open, tabs, fetched } = follow();
    scope.end();
    tabs.speak(WISHLISTS_CHANGED);
    expect([open(), fetched()]).toEqual([[], 0]);
  });
});
