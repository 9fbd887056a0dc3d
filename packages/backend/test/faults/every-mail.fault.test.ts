// F10, F26: the database fails while mails are made and sent, one kind after the other, at each of their statements; and what a mail looks like.

import { DAY_MS, HOUR_MS } from '@tornister/domain/shared';
import type { Language } from '@tornister/domain/storefront';
import { HtmlValidate } from 'html-validate';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { create } from 'xmlbuilder2';
import type { Database } from '../../src/database/database.ts';
import { DEMO_SELLER } from '../../src/orders/seller.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { MAIL_KINDS, postEveryMail } from '../support/every-mail.ts';
import { expectInvariants } from '../support/invariants.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';
import { failingDatabase } from './failing-database.ts';

/** More statements than any mail needs. */
const ENOUGH = 40;
const BRAND = 'Lernladen & Co';
const SETTINGS = { STAFF_EMAIL: 'staff@shop.example', RATING_MAILS: 'on', BRAND_NAME: BRAND };
const FAR = Number.MAX_SAFE_INTEGER;

/** What is still to be sent. */
const kindsIn = async (database: Database): Promise<readonly string[]> => {
  const open = database.selectFrom('outbox').where('done_at', 'is', null);
  const rows = await open.select('kind').distinct().orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
};

const VOID = /<(meta|img|br)((?:\s[^>]*?)?)>/g;
/** What may stand within a paragraph. */
const PHRASING = new Set(['a', 'br', 'img', 'small', 'strong']);

type Element = {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly getAttribute: (name: string) => string | null;
  readonly getElementsByTagName: (name: string) => Iterable<Element>;
};

/** The document of a mail; what is not closed, nested or escaped as it has to be is refused. */
const parse = (html: string): Element => {
  expect(html).toMatch(/^<!doctype html>/);
  return create(html.replace(/^<!doctype html>/, '').replaceAll(VOID, '<$1$2/>')).root().node as unknown as Element;
};

const all = (root: Element, name: string): readonly Element[] => [...root.getElementsByTagName(name)];
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

type Sent = { readonly key: string; readonly subject: string; readonly html: string; readonly text: string };

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** HTML by the standard, as a validator reads it. */
const expectStandard = async ({ key, html }: Sent): Promise<void> => {
  const { results } = await validator.validateString(html);
  const complaints = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(complaints, key).toEqual([]);
};

/** What a mail program needs to show it. */
const expectFrame = ({ key, subject }: Sent, root: Element): void => {
  expect(subject, key).toMatch(/\S/);
  expect(plain(all(root, 'title')[0]?.textContent), key).toBe(subject);
  expect([root.nodeName, all(root, 'meta')[0]?.getAttribute('charset')], key).toEqual(['html', 'utf-8']);
};

/** Letters of a secret, which may spell anything. */
const SECRET = /[\w-]{20,}/g;

/** What the staff gets about a return is written for the shop's own people. */
const expectLanguage = ({ key, html, text }: Sent, root: Element, language: Language): void => {
  // The seller of the test is the demonstration's, whatever the shop is called.
  expect(`${html}${text}`.replaceAll(SECRET, '').replaceAll(DEMO_SELLER.name, ''), key).not.toMatch(
    /undefined|NaN|\[object|vue\.|\{\{|Tornister/,
  );
  if (key.startsWith('return-to-check')) return;
  expect(root.getAttribute('lang'), key).toBe(language);
  if (language === 'en') expect(text, key).not.toMatch(/Guten Tag|\bIhre?\b/);
};

/** Whoever reads the plain text finds every link and every sentence. */
const expectSameWords = ({ key, text }: Sent, root: Element): void => {
  for (const link of all(root, 'a')) {
    const address = link.getAttribute('href') ?? '';
    expect(address, key).toMatch(/^(?:http:\/\/de\.localhost:3000|https:\/\/www\.dhl\.de)\//);
    expect(text, key).toContain(address);
  }
  for (const paragraph of all(root, 'p')) {
    const inside = all(paragraph, '*').map(({ nodeName }) => nodeName);
    expect(
      inside.filter((name) => !PHRASING.has(name)),
      key,
    ).toEqual([]);
    const words = plain(paragraph.textContent);
    if (inside.length === 0 && words !== BRAND) expect(plain(text), key).toContain(words);
  }
};

describeOnEachDatabase('F10, F26: every kind of mail', (database) => {
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100_000 });
    await database()
      .insertInto('global_parameters')
      .values({ name: 'returns', entry: 'active', value: 'true', stores: [] })
      .execute();
  });
  beforeEach(async () => {
    for (const table of ['mails', 'outbox'] as const) await database().deleteFrom(table).execute();
  });

  it('is sent once, whichever statement fails while it is made', async () => {
    const failing = failingDatabase(database());
    const shop = createTestShop(failing.database, { environment: SETTINGS });
    const keys = await postEveryMail(shop, 'de');
    expect(await kindsIn(database())).toEqual(MAIL_KINDS);
    const due = (key: string, at: number) =>
      database().updateTable('outbox').set({ next_attempt_at: at }).where('key', '=', key).execute();
    for (const key of keys) await due(key, FAR);
    let before = 0;
    for (const key of keys) {
      await due(key, shop.services.now());
      for (let statement = 1; statement < ENOUGH; statement += 1) {
        failing.failAt(statement);
        await shop.flush().catch(() => undefined);
        const statements = failing.heal();
        // As long as the message is leased by whoever died, and longer than it waits after a fault.
        shop.pass(HOUR_MS);
        if (statements < statement) break;
      }
      const mails = await database().selectFrom('mails').select('key').execute();
      expect(mails.length - before, key).toBe(1);
      before = mails.length;
    }
    const open = await database().selectFrom('outbox').select('key').where('done_at', 'is', null).execute();
    expect(open).toEqual([]);
    await expectInvariants(database());
  });

  it.each(['de', 'en'] as const)('is valid HTML with the same words as plain text (%s)', async (language) => {
    const shop = createTestShop(database(), { environment: SETTINGS });
    const keys = await postEveryMail(shop, language);
    shop.pass(30 * DAY_MS);
    await shop.flush();
    expect(shop.logged).toEqual([]);
    const mails = await database().selectFrom('mails').selectAll().execute();
    expect(mails).toHaveLength(keys.length);
    for (const mail of mails) {
      await expectStandard(mail);
      const root = parse(mail.html);
      expectFrame(mail, root);
      expectLanguage(mail, root, language);
      expectSameWords(mail, root);
    }
  });
});
