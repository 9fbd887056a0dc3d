// The sheet of a class list as a file: what stands on it of articles that are gone, its spelling, and how many of them one account has drawn.

import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { drawInTurn, PDFS_WAITING_MAX } from '../../src/files/draw-in-turn.ts';
import { CLASS_SHEETS_OF_ACCOUNT } from '../../src/limits/limits.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createMember } from '../support/member.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const SHEET =
  'query($id:ID!){sheet:getClassListSheet(classListId:$id,shopAddress:"http://de.localhost:3000",withPrices:true){base64}}';

describeOnADatabase('The sheet of a class list (docs/class-lists.md)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database());
    await insertItem(database(), { id: 'ink', cents: 1_290, stock: 100 });
    await insertItem(database(), { id: 'old', cents: 700, stock: 0 });
    await insertItem(database(), { id: 'set', cents: 4_345, stock: 100 });
    await sql`update products set name = '{"de": "Klassensatz Schreiben", "en": "writing class set"}' where id = 'pset'`.execute(
      database(),
    );
    await sql`update products set replacement_id = 'pink' where id = 'pold'`.execute(database());
    await sql`update products set name = '{"de": "Weiße „Tinte“", "en": "White ink"}' where id = 'pink'`.execute(
      database(),
    );
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  type Teacher = Awaited<ReturnType<typeof createMember>>;

  const aTeacher = async (store = 'de'): Promise<Teacher> => {
    const teacher = await createMember(shop, database(), 'Thea');
    teacher.headers['x-shop-store'] = store;
    return teacher;
  };
  /** A list with an article that is gone, and a thing that the teacher has words for. */
  const aList = async (teacher: Teacher, more: readonly object[] = []): Promise<string> => {
    const row = { title: '', orderNumber: '', quantity: 1, per: 'CHILD', brand: 'ANY', note: '' };
    const { made } = await teacher.call<{ made: { classListId: string } }>(
      'mutation($list:ClassListInput!,$entries:[ClassListEntryInput!]!){made:createClassList(list:$list,entries:$entries){classListId}}',
      {
        list: { name: 'Maß', schoolYear: '2026/27', children: 24, closesOn: '' },
        entries: [{ ...row, orderNumber: '000old', note: 'groß' }, { ...row, title: 'Süßes' }, ...more],
      },
    );
    return made.classListId;
  };
  const draw = async (teacher: Teacher, id: string): Promise<readonly string[]> => {
    const { sheet } = await teacher.call<{ sheet: { base64: string } }>(SHEET, { id });
    return pdfTexts(sheet.base64);
  };

  it('names what takes the place of an article that is gone beside its price', async () => {
    const teacher = await aTeacher();
    const words = (await draw(teacher, await aList(teacher))).join('\n').replaceAll('\x80', '€');
    expect(words).toContain('12,90 €');
    expect(words).toContain('Stift old (groß) - Stattdessen: Weiße \x84Tinte\x93');
    expect(words).not.toContain('7,00');
  });

  it.each([
    ['CHILD', false],
    ['CLASS', true],
  ])('has a price of a set for the class in a row for %s: %s', async (per, hasPrice) => {
    const teacher = await aTeacher();
    const row = { title: '', orderNumber: '000set', quantity: 1, per, brand: 'ANY', note: '' };
    const words = (await draw(teacher, await aList(teacher, [row]))).join('\n');
    expect(words).toContain('Klassensatz Schreiben');
    expect(words.includes('43,45')).toBe(hasPrice);
  });

  it('has no ß in Switzerland but in what the teacher wrote', async () => {
    const teacher = await aTeacher('ch');
    const words = (await draw(teacher, await aList(teacher))).join('\n');
    expect(words).toContain('Stattdessen: Weisse «Tinte»');
    for (const written of ['Klassenliste Maß', '(groß)', 'Süßes']) expect(words).toContain(written);
  });

  it('is drawn sixty times an hour for one account, and once in a request', async () => {
    const teacher = await aTeacher();
    const id = await aList(teacher);
    const operation = { query: SHEET, variables: { id } };
    const together = await shop.post([operation, operation], teacher.headers);
    expect([together.status, await together.text()]).toEqual([
      400,
      expect.stringContaining('SENSITIVE_OPERATION_REPEATED'),
    ]);
    for (let n = 0; n < CLASS_SHEETS_OF_ACCOUNT.most; n += 1) await draw(teacher, id);
    await expect(draw(teacher, id)).rejects.toThrow('Zu viele Versuche');
    const other = await aTeacher();
    expect(await draw(other, await aList(other))).not.toEqual([]);
  });

  it('is to be asked for again in a moment while many are drawn', async () => {
    const teacher = await aTeacher();
    const id = await aList(teacher);
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const others = Array.from({ length: PDFS_WAITING_MAX }, () => drawInTurn(() => ended));
    await expect(draw(teacher, id)).rejects.toThrow('in 5 Sekunden');
    end();
    await Promise.all(others);
    expect(await draw(teacher, id)).not.toEqual([]);
  });
});
