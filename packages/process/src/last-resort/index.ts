// What happens to an error that nobody was waiting for. Every order lives in the database and none in the memory of a process, so a
// fault from outside (a cut connection, a closed pipe, a promise that was given up) is logged and the process goes on. Anything else is
// a bug: it is logged, the process closes in order, and whoever started it starts it again. Source: ASVS 5.0 16.5.4.

import type { Logger } from 'pino';

export type ErrorEvents = Pick<NodeJS.EventEmitter, 'on'>;

/** Errors of the system, of Node's streams and of PostgreSQL carry a code; a mistake in the program (`TypeError`) has none. */
const isOutsideFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

/** Listens to a process for the rest of its life. `closeAfterBug` ends it in order. */
export const installLastResort = (
  { process, streams }: { readonly process: ErrorEvents; readonly streams: readonly ErrorEvents[] },
  log: Pick<Logger, 'error' | 'fatal'>,
  closeAfterBug: () => void,
): void => {
  process.on('unhandledRejection', (reason: unknown) => {
    log.error({ err: reason }, 'a promise failed that nobody waited for');
  });
  process.on('uncaughtException', (error: unknown) => {
    if (isOutsideFault(error)) {
      log.error({ err: error }, 'an error that nobody was waiting for');
      return;
    }
    log.fatal({ err: error }, 'a bug: this process closes in order');
    closeAfterBug();
  });
  // The reader of the log may be gone; there is nobody left to tell.
  for (const stream of streams) stream.on('error', () => undefined);
};
