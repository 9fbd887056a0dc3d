// A list that is open is shown as it is now, whoever changes it: another person, another tab, or the same one. Source: docs/adr/0076.

import { concernsWishlists } from '@tornister/domain/session';
import { type FollowedList, LIST_STREAM_REOPEN_MS } from '@tornister/domain/wishlist';
import { defer, distinctUntilChanged, EMPTY, filter, map, merge, NEVER, repeat, switchMap } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Clock, ListChanges, PageVisibility, TabChannel } from '../ports/index.ts';

export type FollowListPorts = {
  readonly changes: ListChanges;
  readonly tabs: Pick<TabChannel, 'messages$'>;
  readonly clock: Pick<Clock, 'after$'>;
  readonly visibility: PageVisibility;
};

/**
 * Calls back whenever the list may be another one than the page shows, until the scope ends. Only a page that somebody sees listens; who looks
 * at it again gets the list anew, also where nothing can be heard. A stream that was refused is asked for again after a minute.
 *
 * `followed` is asked with each opening: it names the state that is shown by then, and a stream begins with a word where there is another
 * one. A stream that the browser opens again names the first state still, so that the page looks again. Where it names no list, other tabs alone
 * are heard: nobody else changes what a guest has.
 */
export const followList = (
  scope: Scope,
  { changes, tabs, clock, visibility }: FollowListPorts,
  { followed, onChange }: { readonly followed: () => FollowedList | undefined; readonly onChange: () => void },
): void => {
  const heard$ = defer(() => {
    const shown = followed();
    if (shown === undefined) return NEVER;
    const knowsItsState = shown.seen !== undefined;
    return changes.heard$(shown).pipe(filter((word, index) => word !== 'listening' || index > 0 || !knowsItsState));
  }).pipe(repeat({ delay: () => clock.after$(LIST_STREAM_REOPEN_MS) }));
  const whileSeen$ = visibility.visible$.pipe(
    distinctUntilChanged(),
    switchMap((isVisible) => (isVisible ? heard$ : EMPTY)),
  );
  const otherTabs$ = tabs.messages$.pipe(filter(concernsWishlists));
  scope.during(merge(whileSeen$, otherTabs$).pipe(map(() => undefined))).subscribe(onChange);
};
