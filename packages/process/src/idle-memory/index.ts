// Gives memory back while nobody asks for anything. Under load garbage is left lying, because collecting it early costs twice the time of a
// page (docs/performance.md, "Memory"), and V8 keeps it when the load has gone: a process that has nothing to do collects no garbage by itself.

import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** So often it is looked whether the process has had nothing to do. */
const LOOK_EVERY_MS = 10_000;
/** So many looks in a row must have found it idle: a collection stops everything else for some tenths of a second. */
const IDLE_LOOKS = 3;
/** The share of a span in which the event loop was busy, below which a process counts as idle: health checks and jobs go on. */
const IDLE_BELOW = 0.05;
/** So much more than after the last collection must be resident for another one to be worth its while. */
const WORTH_BYTES = 32 * 1_024 * 1_024;

/** What is asked of the process. `utilization`: the busy share of the event loop since it was last asked, 0 to 1. */
export interface MemoryOfProcess {
  readonly utilization: () => number;
  readonly residentBytes: () => number;
  readonly collect: () => void;
}

/** Answers the look to take every ten seconds; each answers whether garbage was collected. */
export const createIdleLook = ({ utilization, residentBytes, collect }: MemoryOfProcess): (() => boolean) => {
  let idleLooks = 0;
  let bytesAfterCollection = 0;
  return () => {
    idleLooks = utilization() < IDLE_BELOW ? idleLooks + 1 : 0;
    if (idleLooks < IDLE_LOOKS || residentBytes() < bytesAfterCollection + WORTH_BYTES) return false;
    collect();
    bytesAfterCollection = residentBytes();
    return true;
  };
};

const busyShare = (): (() => number) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization;
  };
};

/**
 * Looks for the rest of the process's life. Needs Node.js's `--expose-gc`, as `npm start`, the units and the compose file have it; without it
 * one line of the log says that nothing is given back. "last-resort" is the one collection that also hands the emptied pages of the heap back to
 * the system.
 */
export const giveBackMemoryWhenIdle = (log: Pick<Logger, 'debug' | 'warn'>): void => {
  const { gc } = globalThis;
  if (gc === undefined) {
    log.warn('Node.js was started without --expose-gc: this process gives no memory back while it is idle');
    return;
  }
  const residentBytes = () => process.memoryUsage.rss();
  const look = createIdleLook({
    utilization: busyShare(),
    residentBytes,
    collect: () => {
      const [before, startedAt] = [residentBytes(), performance.now()];
      gc({ type: 'major', flavor: 'last-resort' });
      const ms = Math.round(performance.now() - startedAt);
      log.debug({ bytesBefore: before, bytesAfter: residentBytes(), ms }, 'garbage was collected while nobody asked');
    },
  });
  setInterval(look, LOOK_EVERY_MS).unref();
};
