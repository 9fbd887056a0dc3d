// React hook: renders with the current value of a behavior, and again when it changes.

import type { Behavior } from '@tornister/application/kernel';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Reads a behaviour and renders again when it changes. A page is hydrated in slices, and what changes in between is rendered afterwards:
 * taking over needs the value that the shop host rendered with.
 */
export const useBehavior = <Value>(state$: Behavior<Value>): Value => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state$],
  );
  return useSyncExternalStore(
    subscribe,
    () => state$.value,
    () => state$.first,
  );
};
