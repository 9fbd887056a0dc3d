// Which lists are followed in this process, and who is told when one of them has changed, in whichever process.

import type { OpenDatabase } from '../database/database.ts';

/** What the triggers of the tables say the changed list on. */
const CHANNEL = 'wishlist_changed';

export type ListChanges = {
  /** Calls back after every committed change of the list, until the answer is called. */
  readonly watch: (listId: string, onChange: () => void) => () => void;
  readonly stop: () => Promise<void>;
};

/** Listens for changes of all lists over one connection. */
export const listenForListChanges = async ({ listen }: Pick<OpenDatabase, 'listen'>): Promise<ListChanges> => {
  const watchers = new Map<string, Set<() => void>>();
  const tell = (onChanges: Iterable<() => void>): void => {
    for (const onChange of [...onChanges]) onChange();
  };
  const { stop } = await listen(CHANNEL, {
    onMessage: (listId) => tell(watchers.get(listId) ?? []),
    onGap: () => {
      for (const onChanges of [...watchers.values()]) tell(onChanges);
    },
  });
  return {
    watch: (listId, onChange) => {
      const onChanges = watchers.get(listId) ?? new Set();
      watchers.set(listId, onChanges.add(onChange));
      return () => {
        onChanges.delete(onChange);
        if (onChanges.size === 0 && watchers.get(listId) === onChanges) watchers.delete(listId);
      };
    },
    stop,
  };
};
