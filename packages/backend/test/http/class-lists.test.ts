import { CLASS_LIST_ENTRIES_MAX, CLASS_LISTS_MAX } from '@tornister/domain/classlist';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { WRONG_CLASS_LINKS_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createMember } from '../support/member.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { createShopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, TEST_START, type TestShop } from '../support/test-shop.ts';

type Answer = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
  readonly open: number | null;
  readonly classListId: string | null;
};
type Entry = {
  readonly externalId: string;
  readonly title: string;
  readonly quantity: number;
  readonly per: 'CHILD' | 'CLASS';
  readonly brand: 'ANY' | 'EXACT';
  readonly note: string;
  readonly version: number;
  readonly promised: number;
  readonly promisedHere: number;
  readonly item: { readonly itemId: string; readonly unitPrice: { readonly cents: number } } | null;
  readonly replacement: { readonly itemId: string } | null;
};
type Opened = {
  readonly list: {
    readonly name: string;
    readonly version: number;
    readonly schoolYear: string;
    readonly isShared: boolean;
  };
  readonly entries: readonly Entry[];
  readonly link: { readonly url: string; readonly qrCode: string } | null;
};

const ENTRY =
  'externalId title quantity per brand note version promised promisedHere item{itemId unitPrice{cents}} replacement{itemId}';
const HEAD = { name: 'Klasse 3b', schoolYear: '2026/27', children: 24, closesOn: '' };
const row = (title: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  title,
  orderNumber: '',
  quantity: 1,
  per: 'CHILD',
  brand: 'ANY',
  note: '',
  ...changes,
});
const TISSUES = row('Taschentücher', { quantity: 5, per: 'CLASS' });
const family = (name: string): string => name.padEnd(32, '0');
const SHOP = 'http://de.localhost:3000';

describeOnADatabase('Class lists (docs/class-lists.md)', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database());
    for (const id of ['pen', 'ink']) await insertItem(database(), { id, stock: 100 });
    await insertItem(database(), { id: 'bulk', stock: 100, minimum: 5 });
    await insertItem(database(), { id: 'old', stock: 0 });
    await sql`update products set replacement_id = 'pink' where id = 'pold'`.execute(database());
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const aTeacher = () => createMember(shop, database(), 'Thea');
  type Caller = Pick<Awaited<ReturnType<typeof aTeacher>>, 'call' | 'headers'>;

  const run = async (caller: Caller, call: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> =>
    (
      await caller.call<{ answer: Answer }>(
        `mutation(${call}{successful generalErrorMessage fieldErrors{fieldName errorMessage} open classListId}}`,
        variables,
      )
    ).answer;
  const create = (caller: Caller, entries: readonly unknown[], head: object = HEAD) =>
    run(
      caller,
      '$list:ClassListInput!,$entries:[ClassListEntryInput!]!){answer:createClassList(list:$list,entries:$entries)',
      { list: head, entries },
    );
  const open = async (caller: Caller, id: string): Promise<Opened | null> =>
    (
      await caller.call<{ opened: Opened | null }>(
        `query($id:ID!,$shop:String!){opened:getClassList(classListId:$id,shopAddress:$shop){
          list{name version schoolYear isShared} entries{${ENTRY}} link{url qrCode}}}`,
        { id, shop: SHOP },
      )
    ).opened;
  const made = async (caller: Caller, entries: readonly unknown[], head: object = HEAD): Promise<string> => {
    const { classListId } = await create(caller, entries, head);
    if (classListId === null) throw new Error('No list was made.');
    return classListId;
  };
  const onList = (operation: string) => (caller: Caller, id: string) =>
    run(caller, `$id:ID!){answer:${operation}(classListId:$id)`, { id });
  const [remove, copy, share, unshare] = [
    onList('removeClassList'),
    onList('copyClassList'),
    onList('shareClassList'),
    onList('unshareClassList'),
  ] as const;
  const change = (caller: Caller, id: string, entry: string, values: unknown, version: number) =>
    run(
      caller,
      '$id:ID!,$entry:ID!,$values:ClassListEntryInput!,$version:Int!){answer:changeClassListEntry(classListId:$id,classEntryId:$entry,entry:$values,version:$version)',
      { id, entry, values, version },
    );
  const tokenOf = async (caller: Caller, id: string): Promise<string> => {
    await share(caller, id);
    const url = (await open(caller, id))?.link?.url ?? '';
    return url.split('/').at(-2) ?? '';
  };
  const see = async (caller: Caller, token: string, who = '') =>
    (
      await caller.call<{ shared: { name: string; isClosed: boolean; entries: readonly Entry[] } | null }>(
        `query($token:String!,$family:String!){shared:getSharedClassList(token:$token,family:$family){
          name isClosed entries{${ENTRY}}}}`,
        { token, family: who },
      )
    ).shared;
  const promise = (caller: Caller, given: { token: string; who: string; entry: string; pieces: number }) =>
    run(
      caller,
      '$token:String!,$who:String!,$entry:ID!,$pieces:Int!){answer:promiseForClass(token:$token,family:$who,classEntryId:$entry,quantity:$pieces)',
      given,
    );
  /** A shared list of one thing for the class, of which five are needed. */
  const withTissues = async (head: object = HEAD) => {
    const teacher = await aTeacher();
    const id = await made(teacher, [TISSUES], head);
    const token = await tokenOf(teacher, id);
    const entry = (await open(teacher, id))?.entries[0]?.externalId ?? '';
    return { teacher, id, token, entry, parent: await createShopper(shop) };
  };

  it('are had as a PDF by whoever made them, with prices only where families pay them', async () => {
    const teacher = await aTeacher();
    const rows = [
      { title: '', orderNumber: '000pen', quantity: 3, per: 'CHILD', brand: 'EXACT', note: 'weich' },
      { title: 'Hausschuhe', orderNumber: '', quantity: 1, per: 'CLASS', brand: 'ANY', note: '' },
      { title: 'Hefte', orderNumber: '00bulk', quantity: 2, per: 'CHILD', brand: 'ANY', note: '' },
    ];
    const id = await made(teacher, rows, { ...HEAD, name: 'Klasse 3b/ß' });
    const sheet = async (caller: Caller, withPrices: boolean, of = id) =>
      (
        await caller.call<{ sheet: { fileName: string; contentType: string; base64: string } | null }>(
          `query($id:ID!,$shop:String!,$withPrices:Boolean!){sheet:getClassListSheet(classListId:$id,shopAddress:$shop,withPrices:$withPrices){
            fileName contentType base64}}`,
          { id: of, shop: SHOP, withPrices },
        )
      ).sheet;
    const plain = await sheet(teacher, false);
    expect(plain).toMatchObject({ fileName: 'Klassenliste 3b/ß.pdf', contentType: 'application/pdf' });
    const file = Buffer.from(plain?.base64 ?? '', 'base64');
    expect(file.toString('latin1')).toMatch(/^%PDF-[\s\S]*\/MediaBox \[0 0 595\.28 841\.89\]/u);
    const textsOf = async (caller: Caller, withPrices: boolean, of = id) =>
      pdfTexts((await sheet(caller, withPrices, of))?.base64 ?? '')
        .join('\n')
        .replaceAll('\u0080', '€');
    const bare = await textsOf(teacher, false);
    for (const text of [
      'Klassenliste 3b/ß',
      'Schuljahr 2026/27',
      '3 ×',
      'Stift pen (weich) - genau dieser Artikel',
      'Hausschuhe',
    ])
      expect(bare).toContain(text);
    expect(bare).not.toContain('€');
    expect(bare).not.toContain('/classlist/');
    await share(teacher, id);
    const shared = await textsOf(teacher, true);
    expect(shared).toContain('30,00 €');
    // Sold from five pieces on: that is what comes into the basket.
    expect(shared).toContain('50,00 €');
    expect(shared).toContain('/classlist/');
    expect(await sheet(await aTeacher(), false)).toBeNull();
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    const own = await made(school, rows);
    const ofSchool = await textsOf(school, true, own);
    expect(ofSchool).toContain('Stift pen');
    expect(ofSchool).not.toContain('€');
  });

  it('holds what a teacher writes: words, articles, quantities, notes', async () => {
    const teacher = await aTeacher();
    const id = await made(teacher, [
      row('Hausschuhe', { note: 'mit Namen' }),
      row('', { orderNumber: '000pen', quantity: 3, brand: 'EXACT' }),
      TISSUES,
    ]);
    const opened = await open(teacher, id);
    expect(opened?.list).toMatchObject({ name: 'Klasse 3b', schoolYear: '2026/27', version: 1, isShared: false });
    expect(opened?.link).toBeNull();
    expect(opened?.entries).toMatchObject([
      { title: 'Hausschuhe', note: 'mit Namen', item: null, per: 'CHILD' },
      { title: '', quantity: 3, brand: 'EXACT', item: { itemId: 'pen', unitPrice: { cents: 1_000 } } },
      { title: 'Taschentücher', quantity: 5, per: 'CLASS', promised: 0 },
    ]);
  });

  it('tells at the field what is not taken, and takes nothing then', async () => {
    const teacher = await aTeacher();
    const wrong = await create(teacher, [], { ...HEAD, name: ' ', children: 0, closesOn: '2026-02-30' });
    expect(wrong.fieldErrors.map(({ fieldName }) => fieldName)).toEqual(['name', 'children', 'closesOn']);
    const unknown = await create(teacher, [row('', { orderNumber: 'nirgends' })]);
    expect(unknown.fieldErrors).toEqual([
      { fieldName: 'orderNumber', errorMessage: 'vue.classList.error.orderNumber' },
    ]);
    expect((await teacher.call<{ lists: unknown[] }>('{lists:getClassLists{externalId}}')).lists).toEqual([]);
  });

  it('has bounds: rows of a list, lists of an account', async () => {
    const teacher = await aTeacher();
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`Ding ${at}`));
    const id = await made(teacher, rows(CLASS_LIST_ENTRIES_MAX));
    const full = { successful: false, generalErrorMessage: 'vue.classList.error.tooManyEntries' };
    expect(await create(teacher, rows(CLASS_LIST_ENTRIES_MAX + 1))).toMatchObject(full);
    const more = await run(
      teacher,
      '$id:ID!,$entries:[ClassListEntryInput!]!){answer:addClassListEntries(classListId:$id,entries:$entries)',
      { id, entries: rows(1) },
    );
    expect(more).toMatchObject(full);
    for (let at = 1; at < CLASS_LISTS_MAX; at += 1) await made(teacher, []);
    expect(await create(teacher, [])).toMatchObject({ generalErrorMessage: 'vue.classList.error.tooManyLists' });
    expect(await copy(teacher, id)).toMatchObject({ generalErrorMessage: 'vue.classList.error.tooManyLists' });
  });

  it('tells who changes what somebody has changed since, and merges changes of different rows', async () => {
    const teacher = await aTeacher();
    const id = await made(teacher, [row('Schere'), row('Kleber')]);
    const [scissors, glue] = (await open(teacher, id))?.entries ?? [];
    expect(await change(teacher, id, scissors?.externalId ?? '', row('Bastelschere'), 1)).toMatchObject({
      successful: true,
    });
    expect(await change(teacher, id, glue?.externalId ?? '', row('Klebestift'), 1)).toMatchObject({ successful: true });
    const late = await change(teacher, id, scissors?.externalId ?? '', row('Linkshänderschere'), 1);
    expect(late).toMatchObject({ successful: false, generalErrorMessage: 'vue.classList.error.changedElsewhere' });
    expect((await open(teacher, id))?.entries.map(({ title }) => title)).toEqual(['Bastelschere', 'Klebestift']);
    const rename = (name: string) =>
      run(teacher, '$id:ID!,$list:ClassListInput!){answer:updateClassList(classListId:$id,list:$list,version:1)', {
        id,
        list: { ...HEAD, name },
      });
    expect(await rename('Klasse 4b')).toMatchObject({ successful: true });
    expect(await rename('Klasse 5b')).toMatchObject({ generalErrorMessage: 'vue.classList.error.changedElsewhere' });
    expect((await open(teacher, id))?.list).toMatchObject({ name: 'Klasse 4b', version: 2 });
  });

  it('keeps the article of a row that this store does not have when its form, which does not show it, is saved', async () => {
    await insertItem(database(), { id: 'swiss' });
    const teacher = await aTeacher();
    const id = await made(teacher, [row('Etui', { orderNumber: '0swiss' }), row('Stift', { orderNumber: '000pen' })]);
    await database().deleteFrom('prices').where('item_id', '=', 'swiss').where('store', '=', 'de').execute();
    const [hidden, shown] = (await open(teacher, id))?.entries ?? [];
    expect([hidden?.item, shown?.item?.itemId]).toEqual([null, 'pen']);
    for (const entry of [hidden, shown])
      expect(await change(teacher, id, entry?.externalId ?? '', row('Etui', { quantity: 2 }), 1)).toMatchObject({
        successful: true,
      });
    const { rows } = await sql<{ item_id: string | null; quantity: number }>`
      select item_id, quantity from class_list_entries where class_list_id = ${id} order by position`.execute(
      database(),
    );
    expect(rows).toEqual([
      { item_id: 'swiss', quantity: 2 },
      { item_id: null, quantity: 2 },
    ]);
    expect(await change(teacher, id, hidden?.externalId ?? '', row('', { orderNumber: '000ink' }), 2)).toMatchObject({
      successful: true,
    });
    expect((await open(teacher, id))?.entries[0]?.item?.itemId).toBe('ink');
  });

  it('is made, copied and added to once for each key, however often a form comes', async () => {
    const teacher = await aTeacher();
    const keyed = (key: string, title: string) => ({ key, list: HEAD, entries: [row(title)] });
    const make = (given: object) =>
      run(
        teacher,
        '$list:ClassListInput!,$entries:[ClassListEntryInput!]!,$key:String){answer:createClassList(list:$list,entries:$entries,idempotencyKey:$key)',
        { ...given },
      );
    const [first, again] = await Promise.all([make(keyed('press-123', 'Schere')), make(keyed('press-123', 'Schere'))]);
    expect(first.classListId).toBe(again.classListId);
    // The same form with other words is another list.
    expect((await make(keyed('press-123', 'Zirkel'))).classListId).not.toBe(first.classListId);
    const id = first.classListId ?? '';
    const add = (title: string) =>
      run(
        teacher,
        '$id:ID!,$entries:[ClassListEntryInput!]!,$key:String){answer:addClassListEntries(classListId:$id,entries:$entries,idempotencyKey:$key)',
        { id, entries: [row(title)], key: 'press-456' },
      );
    for (const title of ['Kleber', 'Kleber', 'Pinsel']) expect(await add(title)).toMatchObject({ successful: true });
    expect((await open(teacher, id))?.entries.map(({ title }) => title)).toEqual(['Schere', 'Kleber', 'Pinsel']);
    const copyOnce = () =>
      run(teacher, '$id:ID!,$key:String){answer:copyClassList(classListId:$id,idempotencyKey:$key)', {
        id,
        key: 'press-789',
      });
    expect((await copyOnce()).classListId).toBe((await copyOnce()).classListId);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from class_lists where user_id = (select user_id from class_lists where id = ${id})`.execute(
      database(),
    );
    expect(rows).toEqual([{ count: 3 }]);
    // Whoever has removed the list and sends the old form wants one again.
    await run(teacher, '$id:ID!){answer:removeClassList(classListId:$id)', { id });
    const anew = await make(keyed('press-123', 'Schere'));
    expect([anew.successful, anew.classListId === id]).toEqual([true, false]);
    await expect(make(keyed('%', 'Schere'))).rejects.toThrow('BAD_REQUEST');
  });

  it('tries again under the same key what was refused', async () => {
    const teacher = await aTeacher();
    const id = await made(teacher, [row('Schere')]);
    const add = (orderNumber: string) =>
      run(
        teacher,
        '$id:ID!,$entries:[ClassListEntryInput!]!){answer:addClassListEntries(classListId:$id,entries:$entries,idempotencyKey:"press-123")',
        { id, entries: [row('', { orderNumber })] },
      );
    expect(await add('0later')).toMatchObject({ successful: false });
    await insertItem(database(), { id: 'later' });
    expect(await add('0later')).toMatchObject({ successful: true });
  });

  it('is nobody else’s: another teacher finds nothing and changes nothing', async () => {
    const [teacher, other] = [await aTeacher(), await aTeacher()];
    const id = await made(teacher, [row('Schere')]);
    const entry = (await open(teacher, id))?.entries[0]?.externalId ?? '';
    expect(await open(other, id)).toBeNull();
    for (const act of [remove, copy, share, unshare]) await expect(act(other, id)).rejects.toThrow('NOT_FOUND');
    await expect(change(other, id, entry, row('Nichts'), 1)).rejects.toThrow('NOT_FOUND');
    const own = await made(other, []);
    await expect(change(other, own, entry, row('Nichts'), 1)).rejects.toThrow('NOT_FOUND');
    const guest = await createShopper(shop);
    await expect(create(guest, [])).rejects.toThrow('VALID_TOKEN_REQUIRED');
  });

  it('is opened by its link alone, which is stored as a hash and can be replaced and revoked', async () => {
    const { teacher, id, token, parent } = await withTissues();
    expect(token).toMatch(/^[\w-]{32}$/);
    expect((await open(teacher, id))?.link).toMatchObject({ url: `${SHOP}/classlist/${token}/` });
    const [stored] = (
      await sql`select to_jsonb(class_lists)::text as row from class_lists where id = ${id}`.execute(database())
    ).rows as { row: string }[];
    expect(stored?.row).not.toContain(token);
    const shared = await see(parent, token);
    expect(Object.keys(shared ?? {})).toEqual(['name', 'isClosed', 'entries']);
    const again = await tokenOf(teacher, id);
    expect(again).not.toBe(token);
    expect(await see(parent, token)).toBeNull();
    expect(await see(parent, again)).toMatchObject({ name: 'Klasse 3b' });
    await unshare(teacher, id);
    expect(await see(parent, again)).toBeNull();
  });

  it('shows the address of no other shop in its link', async () => {
    const { teacher, id } = await withTissues();
    const { opened } = await teacher.call<{ opened: Opened | null }>(
      'query($id:ID!){opened:getClassList(classListId:$id,shopAddress:"https://elsewhere.example"){link{url}}}',
      { id },
    );
    expect(opened?.link).toBeNull();
  });

  it('lets nobody find a list by trying', async () => {
    const parent = await createShopper(shop);
    for (let tries = 0; tries < WRONG_CLASS_LINKS_FROM_ADDRESS.most; tries += 1)
      expect(await see(parent, `falsch-${tries}`)).toBeNull();
    await expect(see(parent, 'falsch')).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('counts promises without telling whose they are, and takes one back by the secret of its browser', async () => {
    const { teacher, id, token, entry, parent } = await withTissues();
    const [ahorn, birke] = [family('ahorn'), family('birke')];
    expect(await promise(parent, { token, who: ahorn, entry, pieces: 6 })).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.classList.error.too-many',
      open: 5,
    });
    expect(await promise(parent, { token, who: ahorn, entry, pieces: 3 })).toMatchObject({ successful: true });
    expect(await promise(parent, { token, who: birke, entry, pieces: 3 })).toMatchObject({
      successful: false,
      generalErrorMessage: 'vue.classList.error.taken',
      open: 2,
    });
    expect(await promise(parent, { token, who: birke, entry, pieces: 2 })).toMatchObject({ successful: true });
    expect((await see(parent, token, ahorn))?.entries).toMatchObject([{ promised: 5, promisedHere: 3 }]);
    expect((await see(parent, token))?.entries).toMatchObject([{ promised: 5, promisedHere: 0 }]);
    expect((await open(teacher, id))?.entries).toMatchObject([{ promised: 5, promisedHere: 0 }]);
    await promise(parent, { token, who: ahorn, entry, pieces: 0 });
    expect((await open(teacher, id))?.entries).toMatchObject([{ promised: 2 }]);
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(class_list_promises)::text as row from class_list_promises`.execute(database());
    for (const stored of rows) expect(stored.row).not.toContain('birke000');
    await expect(promise(parent, { token, who: 'kurz', entry, pieces: 1 })).rejects.toThrow('BAD_REQUEST');
  });

  it('keeps its promises: a row is not made smaller than what families bring', async () => {
    const { teacher, id, token, entry, parent } = await withTissues();
    await promise(parent, { token, who: family('eiche'), entry, pieces: 3 });
    const promised = { successful: false, generalErrorMessage: 'vue.classList.error.promised' };
    expect(await change(teacher, id, entry, { ...TISSUES, quantity: 2 }, 1)).toMatchObject(promised);
    expect(await change(teacher, id, entry, { ...TISSUES, per: 'CHILD' }, 1)).toMatchObject(promised);
    expect(await change(teacher, id, entry, { ...TISSUES, quantity: 3 }, 1)).toMatchObject({ successful: true });
  });

  it('takes promises through its closing day, and none afterwards', async () => {
    const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
    const today = await withTissues({ ...HEAD, closesOn: day(TEST_START) });
    expect(
      await promise(today.parent, { token: today.token, who: family('ulme'), entry: today.entry, pieces: 1 }),
    ).toMatchObject({ successful: true });
    const past = await withTissues({ ...HEAD, closesOn: day(TEST_START - DAY_MS) });
    expect(await see(past.parent, past.token)).toMatchObject({ isClosed: true });
    expect(
      await promise(past.parent, { token: past.token, who: family('ulme'), entry: past.entry, pieces: 1 }),
    ).toMatchObject({ successful: false, generalErrorMessage: 'vue.classList.error.closed' });
  });

  it('never has more promised than it needs, however many families promise at once', async () => {
    const { teacher, id, token, entry } = await withTissues();
    const parents = await Promise.all(Array.from({ length: 12 }, () => createShopper(shop)));
    const answers = await Promise.all(
      parents.map((parent, at) => promise(parent, { token, who: family(`haus${at}x`), entry, pieces: 1 })),
    );
    expect(answers.filter(({ successful }) => successful)).toHaveLength(5);
    expect((await open(teacher, id))?.entries).toMatchObject([{ quantity: 5, promised: 5 }]);
  });

  it('is copied into the next year with what is no longer sold replaced and nothing promised', async () => {
    const teacher = await aTeacher();
    const id = await made(teacher, [
      row('', { orderNumber: '000old', brand: 'EXACT', note: 'blau' }),
      row('', { orderNumber: '000pen', brand: 'EXACT' }),
      TISSUES,
    ]);
    expect((await open(teacher, id))?.entries[0]).toMatchObject({
      item: { itemId: 'old' },
      replacement: { itemId: 'ink' },
    });
    const token = await tokenOf(teacher, id);
    const entry = (await open(teacher, id))?.entries[2]?.externalId ?? '';
    await promise(await createShopper(shop), { token, who: family('linde'), entry, pieces: 2 });
    const { classListId } = await copy(teacher, id);
    const copied = await open(teacher, classListId ?? '');
    expect(copied).toMatchObject({ list: { schoolYear: '2027/28', isShared: false }, link: null });
    expect(copied?.entries).toMatchObject([
      { item: { itemId: 'ink' }, brand: 'ANY', note: 'blau' },
      { item: { itemId: 'pen' }, brand: 'EXACT' },
      { title: 'Taschentücher', promised: 0 },
    ]);
  });

  it('goes with everything on it; old promises are forgotten before', async () => {
    const { teacher, id, token, entry, parent } = await withTissues();
    await promise(parent, { token, who: family('esche'), entry, pieces: 1 });
    const promisedBefore = async (days: number): Promise<number | undefined> => {
      const at = TEST_START - days * DAY_MS;
      await sql`update class_list_promises set promised_at = ${at} where entry_id = ${entry}`.execute(database());
      await forgetOld(shop.services);
      return (await open(teacher, id))?.entries[0]?.promised;
    };
    expect(await promisedBefore(364)).toBe(1);
    expect(await promisedBefore(365)).toBe(0);
    await promise(parent, { token, who: family('esche'), entry, pieces: 2 });
    await remove(teacher, id);
    expect(await open(teacher, id)).toBeNull();
    expect(await see(parent, token)).toBeNull();
    const left = await sql`select 1 from class_list_entries where class_list_id = ${id}`.execute(database());
    expect(left.rows).toEqual([]);
  });
});
