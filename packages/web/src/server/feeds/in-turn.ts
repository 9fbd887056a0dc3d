// One after the other: whoever reads a whole catalogue waits for a turn before each piece, so that all of them together keep the backend no
// busier than one does. Nobody who has stopped reading holds a turn.

export type Turn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Made once for a process. */
export const createTurns = (): Turn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};
