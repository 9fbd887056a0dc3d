// Keeps a process running: one that dies is started again after a pause that doubles, and one that keeps dying at once is given up.

/** A process that lived this long was well; its next death counts as the first. */
export const HEALTHY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** So many deaths in a row, each soon after the start, and starting again is no use. */
export const MOST_QUICK_DEATHS = 6;

/** What to do after a death: the pause before the next start, or undefined to give up. `quickDeaths` counts this one, too. */
export const pauseAfter = (quickDeaths) =>
  quickDeaths >= MOST_QUICK_DEATHS ? undefined : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (quickDeaths - 1));

/**
 * Watches a child that is already running. `start` makes the next one, `say` tells the operator, `giveUp` ends the shop.
 * Answers `current()`, the child that runs now, and `stop()`, after which a death is no surprise.
 */
export const supervise = (name, child, { start, say, giveUp, wait, now }) => {
  let running = child;
  let startedAt = now();
  let quickDeaths = 0;
  let isStopped = false;

  const watch = () =>
    running.once('exit', async (code, signal) => {
      if (isStopped) return;
      quickDeaths = now() - startedAt >= HEALTHY_MS ? 1 : quickDeaths + 1;
      const pause = pauseAfter(quickDeaths);
      const how = signal ?? `code ${code}`;
      if (pause === undefined) {
        isStopped = true;
        giveUp(`The ${name} ended ${quickDeaths} times in a row soon after its start (${how}): see the lines above.`);
        return;
      }
      say(`The ${name} has ended (${how}) and is started again in ${pause / 1_000} s.`);
      await wait(pause);
      if (isStopped) return;
      startedAt = now();
      running = start();
      watch();
    });
  watch();
  return {
    current: () => running,
    stop: () => {
      isStopped = true;
    },
  };
};
