// F10: the backend is killed while it sends a mail, kind after kind: when the mail server has not answered yet, and right after it has taken the mail.
// All kinds at both moments with EVERY_KILL=1 (`npm run faults`), one of them at one otherwise.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../src/database/database.ts';
import { REASON_GONE } from '../../src/server/deliver-outbox.ts';
import { type BackendProcess, startBackendProcess } from '../support/backend-process.ts';
import { MAIL_KINDS, postEveryMail } from '../support/every-mail.ts';
import { expectInvariants } from '../support/invariants.ts';
import { insertItem } from '../support/small-catalogue.ts';
import { fillSmallShop } from '../support/small-shop-folder.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { createTestShop } from '../support/test-shop.ts';

const SETTINGS = { STAFF_EMAIL: 'staff@shop.example', RATING_MAILS: 'on', DEMO_CATALOGUE: 'off' };
/** Long after every test, and still a number that the database can keep. */
const FAR = Number.MAX_SAFE_INTEGER;
const IS_EVERY_KILL = process.env.EVERY_KILL === '1';
const MOST = IS_EVERY_KILL ? Number.POSITIVE_INFINITY : 1;
const MOMENTS = [
  ['right after the mail server has taken it', true],
  ['before the mail server has answered', false],
] as const;

describe('F10: a backend that is killed while it sends a mail', () => {
  let dataDir: string;
  let smtp: SmtpServer;
  let backend: BackendProcess | undefined;
  /** How often the mail server has taken each mail. */
  const taken = new Map<string, number>();
  /** Mails on which a process was killed. */
  const fatal = new Set<string>();
  let onMail: (messageId: string) => void = () => undefined;
  let answersFirst = false;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-mail-kill-'));
    taken.clear();
    fatal.clear();
    smtp = await startSmtpServer(
      (messageId) => {
        if (!fatal.has(messageId) && !answersFirst) return 'unanswered';
        taken.set(messageId, (taken.get(messageId) ?? 0) + 1);
        return 'taken';
      },
      (messageId) => onMail(messageId),
    );
    await fillSmallShop(dataDir);
  });
  afterEach(async () => {
    await backend?.kill('SIGKILL');
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** What the database says while no process has it open. */
  const inDatabase = async <Answer>(ask: (database: Database) => Promise<Answer>): Promise<Answer> => {
    const open = await createDatabase({ kind: 'pglite', folder: join(dataDir, 'database') });
    const answer = await ask(open.database);
    await open.close();
    return answer;
  };
  const openMessages = (database: Database) =>
    database.selectFrom('outbox').select(['key', 'kind']).where('done_at', 'is', null).orderBy('id').execute();
  /** Only these are due; the lease of whoever died is over. */
  const makeDue = (keys: readonly string[]) =>
    inDatabase(async (database) => {
      await database.updateTable('outbox').set({ next_attempt_at: FAR }).where('done_at', 'is', null).execute();
      await database
        .updateTable('outbox')
        .set({ next_attempt_at: 0 })
        .where('key', 'in', [...keys])
        .execute();
    });
  const start = () => startBackendProcess(dataDir, { ...SETTINGS, SMTP_URL: smtp.url });

  /** Kills a process at the first mail that none was killed at before. */
  const liveUntilKilled = async (): Promise<string> => {
    const first = new Promise<string>((resolve) => {
      onMail = (messageId) => {
        if (fatal.has(messageId)) return;
        fatal.add(messageId);
        resolve(messageId);
      };
    });
    backend = await start();
    // A message for which no mail is sent would be waited for without end.
    const dropped = backend.says(REASON_GONE).then(() => Promise.reject(new Error(REASON_GONE)));
    const messageId = await Promise.race([first, dropped]);
    await backend.kill('SIGKILL');
    return messageId;
  };

  // Each kind costs a start of the backend, however long that takes here.
  it.each(IS_EVERY_KILL ? MOMENTS : MOMENTS.slice(0, 1))(
    'sends every kind of mail all the same: %s',
    { timeout: 0 },
    async (_when, isTakenFirst) => {
      answersFirst = isTakenFirst;
      const messages = await inDatabase(async (database) => {
        await insertItem(database, { id: 'pen', stock: 100_000 });
        await database
          .insertInto('global_parameters')
          .values({ name: 'returns', entry: 'active', value: 'true', stores: [] })
          .execute();
        await postEveryMail(createTestShop(database, { environment: SETTINGS, startsAt: Date.now() }), 'de');
        return openMessages(database);
      });
      expect([...new Set(messages.map(({ kind }) => kind))].sort()).toEqual(MAIL_KINDS);
      const tried = messages.slice(0, MOST);
      let before: string | undefined;
      for (const { key } of tried) {
        await makeDue([...(before === undefined ? [] : [before]), key]);
        await liveUntilKilled();
        before = key;
      }
      // The last one is sent by a process that ends as it should.
      await makeDue(tried.map(({ key }) => key));
      const isSent = new Promise<void>((resolve) => {
        const last = [...fatal].at(-1);
        onMail = (messageId) => messageId === last && resolve();
      });
      backend = await start();
      await isSent;
      expect(await backend.kill('SIGTERM')).toBe(0);
      expect(fatal.size).toBe(tried.length);
      for (const messageId of fatal) {
        // One that was taken when the process died comes again under the same id, by which mail servers know it.
        const times = taken.get(messageId) ?? 0;
        if (isTakenFirst) expect([1, 2], messageId).toContain(times);
        else expect(times, messageId).toBe(1);
      }
      const left = await inDatabase(openMessages);
      expect(left.map(({ key }) => key)).toEqual(messages.slice(MOST).map(({ key }) => key));
      await inDatabase(expectInvariants);
    },
  );
});
