// What a process has taken of the processor and of the memory, as Linux tells it.

import { readFileSync } from 'node:fs';
import { wait } from '../lib/run.mjs';

/** A hundredth of a second is what Linux counts processor time in. */
const TICK_MS = 10;
const LOOK_MS = 2_000;
const MOST_LOOKS = 300;
/** What a backend takes that nobody asks for anything. */
const QUIET_SHARE = 0.025;

/** Milliseconds of the processor that a process has taken so far. */
export const processorMs = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

export const residentMb = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024);

/** Waits for the end of what a process does of itself after its start: it would be taken for the work of the first questions. */
export const becomesQuiet = async (pid) => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = processorMs(pid);
    await wait(LOOK_MS);
    if (processorMs(pid) - before <= LOOK_MS * QUIET_SHARE) return;
  }
  throw new Error('The process does not become quiet.');
};
