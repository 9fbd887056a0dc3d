// Work on many things of which one may fail.

/** Works on one after the other; answers how many went well. One that fails keeps no other from its turn. */
export const eachByItself = async <One>(
  all: readonly One[],
  work: (one: One) => Promise<unknown>,
  failed: (error: unknown, one: One) => void,
): Promise<number> => {
  let done = 0;
  for (const one of all) {
    try {
      await work(one);
      done += 1;
    } catch (error) {
      failed(error, one);
    }
  }
  return done;
};
