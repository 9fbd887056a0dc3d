// What the log says of files for programs that fail. A backend that is away or stands still fails all who ask for one, turn after turn: that is one
// alarm a minute, which counts the others, and whatever else fails is an alarm each time.

import type { GatewayError } from '@tornister/application/ports';
import type { Logger } from 'pino';

/** One alarm in this time tells of a backend that does not answer. Whoever was refused is asked to come back no sooner. */
export const ALARM_EVERY_MS = 60_000;

/** A piece of a file that the backend has not given. */
export class PieceMissing extends Error {
  readonly kind: GatewayError['kind'];

  constructor(reason: GatewayError) {
    super('The file could not be written.', { cause: reason });
    this.kind = reason.kind;
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof PieceMissing && (error.kind === 'gateway.unreachable' || error.kind === 'gateway.timed-out');

type Failed = { readonly path: string; readonly err: unknown };

type FeedAlarms = (failed: Failed, message: string) => void;

/**
 * Made once for a process. The first failure because the backend does not answer is an error, those of the following minute are warnings; the next
 * error says how many there were (`others`).
 */
export const createFeedAlarms = (
  log: Pick<Logger, 'error' | 'warn'>,
  now: () => number = () => performance.now(),
): FeedAlarms => {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let others = 0;
  return (failed, message) => {
    if (!isUnanswered(failed.err)) {
      log.error(failed, message);
    } else if (now() < quietUntil) {
      others += 1;
      log.warn(failed, message);
    } else {
      log.error({ ...failed, others }, message);
      quietUntil = now() + ALARM_EVERY_MS;
      others = 0;
    }
  };
};
