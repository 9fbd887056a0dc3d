// One after the other: whoever reads a whole catalogue waits for a turn before each piece, so that all of them together keep the backend no
// busier than one does. Nobody who has stopped reading holds a turn.

export type Turns = {
  /** Works when all that was asked for before is done. */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** How many wait for their turn, or have it. */
  readonly waiting: () => number;
};

/** Made once for a process. */
export const createTurns = (): Turns => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    inTurn: (work) => {
      waiting += 1;
      const mine = last.then(work).finally(() => {
        waiting -= 1;
      });
      last = mine.catch(() => undefined);
      return mine;
    },
    waiting: () => waiting,
  };
};
