// Remembers for a while which products have changed: what is read of them meanwhile comes from the primary, because a copy of the database
// may be that far behind, and a tile that was cached too early would stay until the next change.

export type ChangedLately = {
  /** Notes products that have changed now; nothing stands for all of them. */
  readonly note: (productIds: readonly string[] | undefined) => void;
  readonly has: (productId: string) => boolean;
};

/** Remembers each change for so many milliseconds. */
export const createChangedLately = (windowMs: number, now: () => number = () => performance.now()): ChangedLately => {
  const changedAt = new Map<string, number>();
  let allChangedAt = Number.NEGATIVE_INFINITY;
  const isLate = (at: number): boolean => now() - at < windowMs;
  return {
    note: (productIds) => {
      if (productIds === undefined) {
        allChangedAt = now();
        changedAt.clear();
        return;
      }
      for (const [id, at] of changedAt) if (!isLate(at)) changedAt.delete(id);
      for (const id of productIds) changedAt.set(id, now());
    },
    has: (productId) => isLate(allChangedAt) || isLate(changedAt.get(productId) ?? Number.NEGATIVE_INFINITY),
  };
};
