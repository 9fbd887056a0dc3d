/** A bounded map whose entries are fresh for a while; the entry that was used least recently goes first. */
export type BoundedCache<Value> = {
  /** The entry if it is still fresh. */
  readonly get: (key: string) => { readonly value: Value } | undefined;
  /** The entry however old it is, and whether it is still fresh. */
  readonly peek: (key: string) => { readonly value: Value; readonly isFresh: boolean } | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly size: () => number;
  readonly clear: () => void;
};

export type BoundedCacheOptions<Value> = {
  /** How long an entry is fresh, in milliseconds; 0 keeps nothing. */
  readonly freshMs: number;
  /** The most entries, or the most weight when a weight is given. */
  readonly most: number;
  readonly weigh?: (value: Value) => number;
  readonly now: () => number;
};

type Entry<Value> = { readonly value: Value; readonly freshUntil: number; readonly weight: number };

export const createBoundedCache = <Value>({
  freshMs,
  most,
  weigh = () => 1,
  now,
}: BoundedCacheOptions<Value>): BoundedCache<Value> => {
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;

  const drop = (key: string): void => {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };

  const peek = (key: string): { readonly value: Value; readonly isFresh: boolean } | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return { value: entry.value, isFresh: now() < entry.freshUntil };
  };

  return {
    peek,
    get: (key) => {
      const entry = peek(key);
      return entry?.isFresh === true ? entry : undefined;
    },
    set: (key, value) => {
      if (freshMs === 0) return;
      drop(key);
      const entry = { value, freshUntil: now() + freshMs, weight: weigh(value) };
      entries.set(key, entry);
      weight += entry.weight;
      for (const oldest of entries.keys()) {
        if (weight <= most) break;
        drop(oldest);
      }
    },
    size: () => entries.size,
    clear: () => {
      entries.clear();
      weight = 0;
    },
  };
};
