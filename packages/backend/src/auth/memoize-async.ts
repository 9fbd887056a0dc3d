// Memoizes a function that makes a promise: its value is made at the first call and kept for all later ones.

/** Answers what was made, however often it is asked for; what could not be made is made again at the next call. */
export const memoizeAsync = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};
