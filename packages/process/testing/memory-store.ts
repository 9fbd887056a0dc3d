// The shared store's double: several processes of a test share one, and a test can break it.

import type { Change, SharedStore } from '../src/shared-cache/shared-store.ts';

export type MemoryStore = SharedStore & {
  /** From now on calls do this before they answer: throw, or wait for ever. */
  readonly breakBy: (fault: (() => Promise<void>) | undefined) => void;
  /** Spoils every value that is there. */
  readonly spoil: (change: (value: Buffer) => Buffer) => void;
  /** Forgets everything, as a store that was started anew without its data. */
  readonly lose: () => void;
};

/** An empty store whose values end by the clock that it is given. */
export const createMemoryStore = (now: () => number = Date.now): MemoryStore => {
  const values = new Map<string, { readonly value: Buffer; readonly until: number }>();
  let changes: Change[] = [];
  let fault: (() => Promise<void>) | undefined;
  let last = 0;
  let losses = 0;
  const place = ({ position }: Pick<Change, 'position'>): number => Number(position.split('-')[1]);
  return {
    read: async (key) => {
      await fault?.();
      const found = values.get(key);
      return found !== undefined && now() < found.until ? found.value : undefined;
    },
    write: async (key, value, forMs) => {
      await fault?.();
      values.set(key, { value, until: now() + forMs });
    },
    announce: async (tags) => {
      await fault?.();
      last += 1;
      changes.push({ position: `1-${last}`, tags });
    },
    changesAfter: async (position) => {
      await fault?.();
      const after = changes.filter((one) => place(one) > place({ position }));
      return { after, newest: changes.at(-1)?.position ?? '0-0', list: `list ${losses}` };
    },
    reconnect: () => undefined,
    close: async () => undefined,
    breakBy: (by) => {
      fault = by;
    },
    spoil: (change) => {
      for (const [key, { value, until }] of values) values.set(key, { value: change(value), until });
    },
    lose: () => {
      values.clear();
      changes = [];
      last = 0;
      losses += 1;
    },
  };
};
