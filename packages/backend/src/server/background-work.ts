// What the backend does by itself while it runs: it sends the outbox, frees the goods of abandoned orders, renews memberships, deletes what is too old, and
// has the demo shop's orders and returns go their way. Jobs go one after the other; the outbox has a line of its own, because others (mail servers, payment
// providers) take as long for it as they like.

import { setTimeout } from 'node:timers/promises';
import { databaseMailer, smtpMailer } from '../mail/mailer.ts';
import { flushOutbox } from '../mail/outbox-worker.ts';
import { workByClock } from '../orders/clock-warehouse.ts';
import { sweepUnpaid } from '../orders/sweep-unpaid.ts';
import { NOTIFY_PATH } from '../payment/notify-route.ts';
import { sendReports } from '../payment/sandbox/reports.ts';
import { SANDBOX_ID } from '../payment/sandbox/sandbox-provider.ts';
import { announcePrime } from '../prime/announce-prime.ts';
import { remindMembers } from '../prime/remind-members.ts';
import { renewMemberships } from '../prime/renew-memberships.ts';
import { forgetOld } from '../retention/forget-old.ts';
import { takeReturnsByClock } from '../returns/clock-returns.ts';
import { settleAccepted } from '../returns/settle-accepted.ts';
import { publishReviews } from '../reviews/publish-reviews.ts';
import { announceStock } from '../stock-alerts/announce-stock.ts';
import { createDeliver } from './deliver-outbox.ts';
import type { Services } from './services.ts';

const OUTBOX_EVERY_MS = 500;
const SWEEP_EVERY_MS = 60_000;
const REVIEWS_EVERY_MS = 60_000;
const RETURNS_EVERY_MS = 60_000;
const WAREHOUSE_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 60 * 60_000;
const REMIND_EVERY_MS = 60 * 60_000;
const RENEW_EVERY_MS = 10 * 60_000;
const ANNOUNCE_EVERY_MS = 60_000;
const STOCK_EVERY_MS = 10_000;
const REPORT_TIMEOUT_MS = 5_000;
/** So long the end waits for a message under way. One that takes longer is sent again by the next process. */
const STOP_PATIENCE_MS = 5_000;

export type BackgroundWork = {
  /** Has the sandbox provider send its reports now. */
  readonly sendSandboxReports: () => Promise<void>;
  readonly start: () => void;
  /** Ends after the work that is under way, but for a message that somebody else does not take. */
  readonly stop: () => Promise<void>;
};

/** Work of which the next begins when the last has ended. What fails is told in the log and keeps nothing from going on. */
const createLine = (log: Services['log']) => {
  let running: Promise<void> = Promise.resolve();
  return {
    safely: (work: () => Promise<unknown>): Promise<void> => {
      running = running.then(work).then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'background work failed'),
      );
      return running;
    },
    ended: (): Promise<void> => running,
  };
};

/** Work that begins at its time unless it is still under way from the last. */
const skipping = (work: () => Promise<unknown>): (() => void) => {
  let isUnderWay = false;
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    void work().finally(() => {
      isUnderWay = false;
    });
  };
};

const patiently = async (work: Promise<void>): Promise<void> => {
  const gaveUp = new AbortController();
  await Promise.race([work, setTimeout(STOP_PATIENCE_MS, undefined, { signal: gaveUp.signal }).catch(() => undefined)]);
  gaveUp.abort();
};

/** The background work of one process; several processes share it through the database. */
export const createBackgroundWork = (services: Services, ownAddress: () => string): BackgroundWork => {
  const { database, settings, log, now } = services;
  const sender = { name: settings.brandName, address: settings.mailFrom };
  const mailer = settings.smtpUrl === undefined ? databaseMailer(database, now) : smtpMailer(settings.smtpUrl, sender);
  const deliver = createDeliver(services, mailer);
  const timers: NodeJS.Timeout[] = [];
  const jobs = createLine(log);
  const outbox = createLine(log);
  const { safely } = jobs;
  let isStopping = false;
  /** Over HTTP, as any provider reports. */
  const report = (init: { readonly body: string; readonly headers: Record<string, string> }): Promise<Response> =>
    fetch(`${ownAddress()}${NOTIFY_PATH}/${SANDBOX_ID}`, {
      ...init,
      method: 'POST',
      signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
    });
  const sendSandboxReports = async (): Promise<void> => {
    if (services.payments.byId(SANDBOX_ID) !== undefined) await safely(() => sendReports(services, report));
  };
  /** What is seldom done begins at the start: a process that is replaced more often would never come to it. */
  const nowAndEvery = (everyMs: number, work: () => Promise<unknown>): void => {
    void safely(work);
    timers.push(setInterval(() => void safely(work), everyMs));
  };
  return {
    sendSandboxReports,
    start: () => {
      const flush = () => outbox.safely(() => flushOutbox(services, deliver, () => isStopping));
      timers.push(setInterval(skipping(sendSandboxReports), OUTBOX_EVERY_MS));
      timers.push(setInterval(skipping(flush), OUTBOX_EVERY_MS));
      timers.push(setInterval(() => void safely(() => sweepUnpaid(services)), SWEEP_EVERY_MS));
      timers.push(setInterval(() => void safely(() => publishReviews(services)), REVIEWS_EVERY_MS));
      timers.push(setInterval(() => void safely(() => settleAccepted(services)), RETURNS_EVERY_MS));
      if (settings.hasDemoCatalogue)
        timers.push(
          setInterval(() => void safely(() => workByClock(services)), WAREHOUSE_EVERY_MS),
          setInterval(() => void safely(() => takeReturnsByClock(services)), WAREHOUSE_EVERY_MS),
        );
      nowAndEvery(FORGET_EVERY_MS, () => forgetOld(services));
      nowAndEvery(REMIND_EVERY_MS, () => remindMembers(services));
      // After a time in which no backend ran, what is due is not to wait.
      nowAndEvery(RENEW_EVERY_MS, () => renewMemberships(services));
      timers.push(setInterval(() => void safely(() => announcePrime(services)), ANNOUNCE_EVERY_MS));
      timers.push(setInterval(() => void safely(() => announceStock(services)), STOCK_EVERY_MS));
    },
    stop: async () => {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all([jobs.ended(), patiently(outbox.ended())]);
    },
  };
};
