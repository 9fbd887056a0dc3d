import type { Behavior } from '@tornister/application/kernel';
import { useCallback, useSyncExternalStore } from 'react';

/** Reads a behaviour and draws again when it changes. The server and the first frame of the browser see its current value. */
export const useBehavior = <Value>(state$: Behavior<Value>): Value => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = state$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [state$],
  );
  const read = (): Value => state$.value;
  return useSyncExternalStore(subscribe, read, read);
};
