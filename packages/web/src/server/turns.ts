// One piece of work in each turn of the event loop: between two of them the process takes in what has arrived meanwhile.

/**
 * Answers how to wait for a turn of one's own. The first comes at once, whoever comes while somebody has a turn waits behind those who came
 * before. The work begins when the promise is kept, and has to be done without waiting.
 *
 * @param atNextTurn how to be called in the next turn of the event loop
 */
export const createTurns = (
  atNextTurn: (goOn: () => void) => void = (goOn) => void setImmediate(goOn),
): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const handOn = (): void => {
    const next = waiting.shift();
    isTaken = next !== undefined;
    if (next === undefined) return;
    atNextTurn(handOn);
    next();
  };
  return () => {
    if (isTaken) return new Promise((begin) => waiting.push(begin));
    isTaken = true;
    atNextTurn(handOn);
    return Promise.resolve();
  };
};
