// What the backend does by itself while it runs: it sends the outbox and frees the goods of abandoned orders.

import { createDeliver } from '../mail/deliver.ts';
import { keptMailer, smtpMailer } from '../mail/mailer.ts';
import { flushOutbox } from '../mail/outbox-worker.ts';
import { sweepUnpaid } from '../orders/sweep-unpaid.ts';
import type { Services } from './services.ts';

const OUTBOX_EVERY_MS = 500;
const SWEEP_EVERY_MS = 60_000;

export type BackgroundWork = {
  /** Sends what is due now. */
  readonly flush: () => Promise<void>;
  readonly start: () => void;
  /** Ends after the work that is under way. */
  readonly stop: () => Promise<void>;
};

/** The background work of one process; several processes share it through the database. */
export const createBackgroundWork = (services: Services, ownAddress: () => string): BackgroundWork => {
  const { database, settings, log, now } = services;
  const mailer = settings.smtpUrl === undefined ? keptMailer(database, now) : smtpMailer(settings.smtpUrl);
  const deliver = createDeliver({ services, mailer, ownAddress });
  const timers: NodeJS.Timeout[] = [];
  let running: Promise<void> = Promise.resolve();
  const safely = (work: () => Promise<unknown>): Promise<void> => {
    running = running.then(work).then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, 'background work failed'),
    );
    return running;
  };
  const flush = (): Promise<void> => safely(() => flushOutbox(services, deliver));
  let isTicking = false;
  const tick = async (): Promise<void> => {
    if (isTicking) return;
    isTicking = true;
    await flush();
    isTicking = false;
  };
  return {
    flush,
    start: () => {
      timers.push(setInterval(() => void tick(), OUTBOX_EVERY_MS));
      timers.push(setInterval(() => void safely(() => sweepUnpaid(services)), SWEEP_EVERY_MS));
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
};
