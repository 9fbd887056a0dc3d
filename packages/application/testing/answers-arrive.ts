/** Turns of the queue that the longest chain of answers in a test needs, with room to spare. */
const TURNS = 30;

/** Lets every answer arrive that is already on its way; nothing that waits for a clock. */
export const answersArrive = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
};
