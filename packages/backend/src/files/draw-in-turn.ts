// PDFs that anybody may ask for are drawn one at a time: drawing takes the backend's only thread, and between two of them everybody else has it.

import { setImmediate } from 'node:timers/promises';
import { createConcurrencyLimit } from '../server/concurrency-limit.ts';

/** PDFs that are drawn or wait for it; whoever comes then is asked to come again. */
export const PDFS_WAITING_MAX = 30;
/** When whoever was sent away may come again, in seconds. */
export const PDF_AGAIN_S = 5;

const oneAtATime = createConcurrencyLimit(1);
let waiting = 0;

/** Draws when the turn has come; `busy` while too many others wait. */
export const drawInTurn = async <Drawn>(draw: () => Promise<Drawn>): Promise<Drawn | 'busy'> => {
  if (waiting >= PDFS_WAITING_MAX) return 'busy';
  waiting += 1;
  try {
    return await oneAtATime(async () => {
      await setImmediate();
      return draw();
    });
  } finally {
    waiting -= 1;
  }
};
