/** Fetches something once, however often it is asked for; a failed attempt is forgotten, so that the next one tries again. */
export const fetchOnce = <Value>(fetch: () => Promise<Value>): (() => Promise<Value>) => {
  let fetching: Promise<Value> | undefined;
  return () => {
    fetching ??= fetch().catch((reason: unknown) => {
      fetching = undefined;
      throw reason;
    });
    return fetching;
  };
};
