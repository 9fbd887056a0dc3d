// F10, F26: at each named point of a submission the backend is killed, or its connection to the database is cut. Five times each with
// EVERY_KILL=1 (`npm run faults`), once at one point otherwise.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackendProcess } from '../support/backend-process.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { ENGINES, openShopToKill, type ShopToKill } from '../support/shop-to-kill.ts';
import { createShopper } from '../support/shopper.ts';
import { ITEM, STOCK } from '../support/small-shop-folder.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { breaksAt, SUBMIT_POINTS, type SubmitPoint } from '../support/submit-points.ts';

const IS_EVERY_KILL = process.env.EVERY_KILL === '1';
const TIMES = IS_EVERY_KILL ? 5 : 1;
const POINTS = IS_EVERY_KILL ? SUBMIT_POINTS : (['after the commit, before the answer'] as const);
const COMMITTED: ReadonlySet<SubmitPoint> = new Set(SUBMIT_POINTS.slice(3));
const KEY = 'key-of-the-submission';

describe.each(ENGINES)('A submission on %s', (engine) => {
  let shop: ShopToKill;
  let smtp: SmtpServer;
  let backend: BackendProcess | undefined;
  let mails = 0;
  let onMail: () => void = () => undefined;

  beforeEach(async () => {
    shop = await openShopToKill(engine);
    smtp = await startSmtpServer(
      () => {
        mails += 1;
        return 'taken';
      },
      () => onMail(),
    );
  });
  afterEach(async () => {
    await shop.close();
    await smtp.close();
  });

  const start = (fault: Readonly<Record<string, string>> = {}): Promise<BackendProcess> =>
    shop.start({ SMTP_URL: smtp.url, ...fault });

  /** Somebody at the last step, whose calls go to whichever backend runs. */
  const someoneAtTheSummary = async () => {
    const shopper = await createShopper(await shop.endpoint());
    const seen = await shopper.prepare([[ITEM, 2]]);
    return () => shopper.submit(seen, KEY);
  };

  /** One order, its goods taken once, its mail sent once, and every invariant. */
  const expectOneOrder = async (orderId: string | null): Promise<void> => {
    expect(await backend?.kill('SIGTERM')).toBe(0);
    const { database, close } = await shop.openDatabase();
    const orders = await database.selectFrom('orders').select('id').execute();
    expect(orders).toEqual([{ id: orderId }]);
    await expectStock(database, ITEM, STOCK);
    await expectInvariants(database);
    const open = await database.selectFrom('outbox').select('key').where('done_at', 'is', null).execute();
    expect(open).toEqual([]);
    await close();
    expect(mails).toBe(1);
  };

  const CASES = POINTS.flatMap((point) => Array.from({ length: TIMES }, (_, time) => [point, time + 1] as const));

  // Each costs two starts of a process, however long those take here.
  it.each(CASES)('is whole or not there when the process is killed %s (time %i)', { timeout: 0 }, async (point) => {
    mails = 0;
    const isMailSent = new Promise<void>((resolve) => {
      onMail = resolve;
    });
    backend = await start(breaksAt(point, 'kill'));
    const submit = await someoneAtTheSummary();
    const acknowledged = await submit().catch(() => undefined);
    await backend.ended;
    backend = await start();
    const { orderId, errorMessage } = await submit();
    expect(orderId, String(errorMessage)).not.toBeNull();
    // Only what happens behind the answer lets the shopper have one.
    if (point === 'before the mail is taken from the outbox') expect(acknowledged?.orderId ?? orderId).toBe(orderId);
    else expect(acknowledged).toBeUndefined();
    await isMailSent;
    await expectOneOrder(orderId);
  });

  // PGlite has no connection to be cut.
  const CUT = engine === 'PostgreSQL' ? CASES : [];
  it.each(CUT)(
    'is whole or not there when the connection is cut %s (time %i), and the process lives',
    { timeout: 0 },
    async (point) => {
      mails = 0;
      const isMailSent = new Promise<void>((resolve) => {
        onMail = resolve;
      });
      backend = await start(breaksAt(point, 'cut'));
      const submit = await someoneAtTheSummary();
      const first = await submit().catch(() => undefined);
      const { orderId, errorMessage } = await submit();
      expect(orderId, String(errorMessage)).not.toBeNull();
      // Behind the commit only the answer can be lost, where something is still asked of the connection.
      if (COMMITTED.has(point)) expect([undefined, orderId]).toContain(first?.orderId);
      else expect(first).toBeUndefined();
      await isMailSent;
      await expectOneOrder(orderId);
    },
  );
});
