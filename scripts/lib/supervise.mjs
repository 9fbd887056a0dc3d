// Keeps a process running that was ready once: whenever it dies it is started again, after a pause that doubles up to half a minute.

/** A process that lived this long was well; its next death counts as the first. */
export const HEALTHY_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** The pause before the next start. `quickDeaths` are the deaths in a row that came soon after a start; it counts this one, too. */
export const pauseAfter = (quickDeaths) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (quickDeaths - 1));

/**
 * Watches a child that is already running, and never gives it up: what keeps it from starting, like a database that is away, passes, and the other
 * process goes on serving meanwhile. `start` makes the next one, `say` tells the operator.
 * Answers `current()`, the child that runs now, and `stop()`, after which a death is no surprise.
 */
export const supervise = (name, child, { start, say, wait, now }) => {
  let running = child;
  let startedAt = now();
  let quickDeaths = 0;
  let isStopped = false;

  const watch = () =>
    running.once('exit', async (code, signal) => {
      if (isStopped) return;
      quickDeaths = now() - startedAt >= HEALTHY_MS ? 1 : quickDeaths + 1;
      const pause = pauseAfter(quickDeaths);
      say(`The ${name} has ended (${signal ?? `code ${code}`}) and is started again in ${pause / 1_000} s.`);
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
