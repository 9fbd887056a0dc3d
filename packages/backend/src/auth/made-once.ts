// Something costly that is made at the first wish and kept.

/** Answers what was made, however often it is asked for; what could not be made is made again at the next wish. */
export const madeOnce = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};
