// The processes of an open shop: each is opened, kept running from then on, and ended with the others. Once the end has begun nothing more is started
// or said.

import { notReady } from './run.mjs';
import { supervise } from './supervise.mjs';

/**
 * `becomesReady` and `stopProcess` as in run.mjs; `say` tells the operator, `exit` ends this process and answers never.
 * Answers `open` and `stopAll`; after `stopAll` has begun neither answers any more.
 */
export const createProcesses = ({ becomesReady, stopProcess, say, exit, wait, now }) => {
  const children = [];
  let stopping;

  const endAll = async (code) => {
    for (const child of children) child.stop();
    await Promise.all(children.map((child) => stopProcess(child.current())));
    return exit(code);
  };

  const stopAll = (code) => {
    stopping ??= endAll(code);
    return stopping;
  };

  /** Starts a process, waits until it can serve, and keeps it running from then on. One that was never ready ends the whole start. */
  const open = async (name, start, readyUrl, seconds) => {
    if (stopping !== undefined) return stopping;
    const child = start();
    const early = { current: () => child, stop: () => undefined };
    children.push(early);
    const isReady = await becomesReady(readyUrl, child, seconds);
    if (stopping !== undefined) return stopping;
    if (!isReady) {
      say(notReady(name, readyUrl, child, seconds));
      return stopAll(1);
    }
    children[children.indexOf(early)] = supervise(name, child, { start, say, wait, now });
  };

  return { open, stopAll };
};
