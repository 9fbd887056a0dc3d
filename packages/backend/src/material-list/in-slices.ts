// Long work in pieces, between which requests are answered.

/** Things that are worked on without a pause: some milliseconds of work. */
const SLICE = 50;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Works on one thing after the other; whoever waits for this process gets a turn after each slice. */
export const inSlices = async <Thing>(things: readonly Thing[], work: (thing: Thing) => void): Promise<void> => {
  for (let at = 0; at < things.length; at += SLICE) {
    for (const thing of things.slice(at, at + SLICE)) work(thing);
    await nextTurn();
  }
};
