// @vitest-environment node
// The page of a teacher's class lists: what it is opened with, what its forms hand over, and where they lead.

import type { GatewayError, OpenedClassList } from '@tornister/application/ports';
import { aLine, aListEntry, aWishlist } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { askInTab, askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openListShop, PENCIL } from '../../../test/open-list-shop.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { action, loader } from './class-lists.loader.ts';

const PAGE = '/myaccount/classlists/';
const LIST = `${PAGE}?list=list-1`;
const AWAY = { kind: 'gateway.unreachable' } as const;
const ENDED = { kind: 'gateway.unauthenticated', revoked: true } as const;
const HEAD = { name: 'Klasse 3b', schoolYear: '2026/27', children: '24', closesOn: '2026-09-20' };
const READ = { name: 'Klasse 3b', schoolYear: '2026/27', children: 24, closesOn: '2026-09-20' };

const { availableForSale: isForSale, ...pencil } = PENCIL;

/** A list for 24 children with a pencil for each. */
const OPENED: OpenedClassList = {
  list: { ...READ, id: 'list-1', version: 2, isClosed: false, entryCount: 1, isShared: false },
  entries: [
    {
      id: 'entry-1',
      version: 1,
      title: 'Bleistift',
      note: '',
      choice: 'any',
      quantity: 1,
      per: 'child',
      promised: 0,
      promisedHere: 0,
      item: { ...pencil, isForSale },
    },
  ],
};

type Options = NonNullable<Parameters<typeof openListShop>[0]>;
const look = async (address: string, options: Options = {}) =>
  askOnHost(await openListShop({ answers: { open: OPENED }, ...options }), loader, address);
const post = async (address: string, form: Readonly<Record<string, string>>, options: Options = {}) => {
  const shop = await openListShop(options);
  return { shop, answer: await askOnHost(shop, action, address, form), calls: shop.classLists.calls() };
};

describe('the page of the class lists', () => {
  it('shows the lists, and what a new one can be made from', async () => {
    const wishlists = [aWishlist('full', { entries: [aListEntry('1')] }), aWishlist('empty')];
    expect(await look(`${PAGE}?from=full`, { wishlists })).toMatchObject({
      started: { lists: [], wishlists: [{ id: 'full' }], schoolYear: '2026/27', children: 25 },
      from: 'full',
    });
    expect(await look(PAGE)).not.toHaveProperty('resumed');
  });

  it('shows one of them, with a key for its order and its sheet where it is to be printed', async () => {
    expect(await look(LIST)).toEqual({ opened: OPENED, print: undefined, key: 'key-1' });
    expect(await look(`${LIST}&print=prices`)).toMatchObject({ print: { withPrices: true } });
    expect(await look(`${LIST}&print=plain`)).toMatchObject({ print: { withPrices: false } });
  });

  it('shows what the class needs of rows that count single pieces of packs', async () => {
    const folders = { ...pencil, isForSale, name: 'Gummizugmappe, Blau, 10 Stück' };
    const entries = OPENED.entries.map((entry) => ({ ...entry, title: '3 Mappen blau', item: folders }));
    expect(await look(LIST, { answers: { open: { ...OPENED, entries } } })).toMatchObject({
      opened: { entries, counted: { 'entry-1': { pieces: 72, packs: 8, size: 10 } } },
    });
  });

  it('is not there for a list that is not there', async () => {
    expect(await look(LIST, { answers: {} })).toMatchObject({ init: { status: 404 } });
  });

  it.each([
    [PAGE, 'lists'],
    [LIST, 'open'],
  ] as const)(
    '%s is a 503 where the shop does not answer, and goes to the login where that has ended, and back afterwards',
    async (address, call) => {
      const shop = await openListShop();
      shop.classLists.failNext(call, AWAY);
      expect(await askOnHost(shop, loader, address)).toMatchObject({ init: { status: 503 } });
      expect(shop.cookies.get('interrupted')).toBeUndefined();
      shop.classLists.failNext(call, ENDED);
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, '/login/']);
      expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toMatchObject({ path: address, typed: {} });
    },
  );

  it.each([PAGE, LIST])('has again what a login that ended has interrupted (%s)', async (path) => {
    const cookies = { 'X-JWT-exist': '1', interrupted: JSON.stringify({ path, typed: { name: 'Klasse 3b' } }) };
    expect(await look(path, { cookies })).toMatchObject({ resumed: { typed: { name: 'Klasse 3b' } } });
  });

  const MISSING = { typed: { name: 'Klasse 3b', key: 'key-7' }, isCut: true };
  const TEXT = '2 Hefte grün\n'.repeat(400);

  it.each([
    ['says where not all of it could wait', undefined, { ...MISSING, errors: [], message: 'vue.form.error.notKept' }],
    ['takes that from the tab', 'key-7', { typed: { ...MISSING.typed, text: TEXT }, errors: [] }],
    ['takes nothing from another form', 'key-6', { ...MISSING, errors: [], message: 'vue.form.error.notKept' }],
  ])('%s', async (_what, key, resumed) => {
    const interrupted = JSON.stringify({ path: PAGE, ...MISSING });
    const shop = await openListShop({ cookies: { 'X-JWT-exist': '1', interrupted } });
    if (key !== undefined) shop.shop.get(sessionUseCases.formDrafts).keep(PAGE, { name: 'alt', text: TEXT, key });
    expect(((await askInTab(shop, loader, PAGE)) as { resumed: object }).resumed).toEqual(resumed);
  });

  it('is for members only', async () => {
    expect(redirectOf(await look(LIST, { cookies: {} }))).toEqual([302, '/login/']);
  });
});

describe('a form that makes a list', () => {
  it('hands over its head and what it is made from, and leads to it', async () => {
    const wishlists = [aWishlist('full', { entries: [aListEntry('1')] })];
    const interrupted = JSON.stringify({ path: PAGE, typed: {} });
    const form = { intent: 'create', ...HEAD, text: 'Bleistift', wishlistId: 'full' };
    const options = { wishlists, cookies: { 'X-JWT-exist': '1', interrupted } };
    const { shop, answer, calls } = await post(PAGE, form, options);
    expect(redirectOf(answer)).toEqual([303, `${PAGE}?list=list-9`]);
    expect(calls).toMatchObject([['create', READ, [{ orderNumber: '100001' }, { orderNumber: '10001' }], undefined]]);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it.each([
    ['orderId', [['order', { orderId: 'order-1' }]]],
    ['teaserId', []],
  ])('makes it of what is named as %s', async (field, asked) => {
    const { shop, calls } = await post(PAGE, { intent: 'create', ...HEAD, [field]: 'order-1' });
    expect(shop.orders.calls()).toEqual(asked);
    expect(calls).toMatchObject([['create', READ, [], undefined]]);
  });

  it('leads to it with how many lines of the text are not on it, and is not made of a text in which nothing is read', async () => {
    const text = 'Liebe Eltern\nBleistift\nViele Grüße';
    const made = await post(PAGE, { intent: 'create', ...HEAD, text });
    expect(redirectOf(made.answer)).toEqual([303, `${PAGE}?list=list-9&leftout=2`]);
    expect(await look(`${LIST}&leftout=2&cut=1`)).toMatchObject({ lost: { leftOut: 2, isCut: true, lowered: 0 } });
    expect(await look(`${LIST}&lowered=3`)).toMatchObject({ lost: { leftOut: 0, isCut: false, lowered: 3 } });
    const many = await post(LIST, { intent: 'add', text: '120 Bleistift' });
    expect(redirectOf(many.answer)).toEqual([303, `${LIST}&lowered=1`]);
    expect(await look(`${LIST}&leftout=x`)).toMatchObject({ lost: undefined });
    const added = await post(LIST, { intent: 'add', text });
    expect(redirectOf(added.answer)).toEqual([303, `${LIST}&leftout=2`]);
    const nothing = await post(PAGE, { intent: 'create', ...HEAD, text: 'Liebe Eltern' });
    expect(nothing.answer).toMatchObject({ init: { status: 422 }, data: { refusal: { errors: [{ field: 'text' }] } } });
    expect(nothing.calls).toEqual([]);
  });

  it('makes one of a sheet as it was decided on the page of material lists', async () => {
    const form = { intent: 'sheet', className: 'Klasse 3b', read: 'Bleistift', 'choice-0': '10001', 'quantity-0': '7' };
    const { answer, calls } = await post(PAGE, form);
    expect(redirectOf(answer)).toEqual([303, `${PAGE}?list=list-9`]);
    expect(calls).toMatchObject([
      ['create', { name: 'Klasse 3b', schoolYear: '2026/27' }, [{ orderNumber: '10001', quantity: 7 }], undefined],
    ]);
  });

  const things = ['Bleistift HB', 'Zirkel', 'Schere für Mia', 'Zauberstab grün', 'Rätselheft groß'];
  const LONG_SHEET = Array.from({ length: 30 }, (_, at) => `${1 + (at % 5)} ${things[at % 5]}`).join('\r\n');
  /** The same as its field counts it, which every form is read as. */
  const READ_SHEET = LONG_SHEET.replaceAll('\r\n', '\n');
  const decided = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      [`choice-${at}`, at === 0 ? '10001' : ''],
      [`quantity-${at}`, at === 0 ? '7' : '2'],
    ]).flat(),
  );
  const SHEET = { intent: 'sheet', className: 'Klasse 3b', read: LONG_SHEET, text: LONG_SHEET, done: '', ...decided };
  const asked = (calls: readonly (readonly unknown[])[]) => calls.flatMap(([, , rows]) => rows as object[]);

  it('of a sheet of 30 lines waits for the next login with its name and all that was decided, and is made of it then', async () => {
    const shop = await openListShop();
    shop.classLists.failNext('create', ENDED);
    expect(redirectOf(await askOnHost(shop, action, PAGE, SHEET))).toEqual([302, '/login/']);
    const { typed } = JSON.parse(shop.cookies.get('interrupted') ?? '');
    expect(typed).toMatchObject({ intent: 'create', name: 'Klasse 3b', text: READ_SHEET });
    const again = { ...HEAD, ...typed, read: LONG_SHEET };
    const { calls } = await post(PAGE, again);
    const rows = asked(calls);
    expect(rows.slice(0, 2)).toMatchObject([
      { orderNumber: '10001', quantity: 7 },
      { orderNumber: '', quantity: 2 },
    ]);
    expect(rows).toEqual(asked((await post(PAGE, SHEET)).calls));
  });

  it('of a sheet whose quantity was only suggested has what the chosen article needs, also after a refusal', async () => {
    const items = [PENCIL, aLine(2, { orderNumber: '10002', name: 'Bleistift, HB, 72 Stück' })];
    const sheet = { intent: 'sheet', className: 'Klasse 3b', read: '12 Bleistifte HB', 'choice-0': '10002' };
    const quantities = { 'quantity-0': '12', 'suggested-0': '12' };
    const made = await post(PAGE, { ...sheet, ...quantities }, { items });
    expect(asked(made.calls)).toMatchObject([{ orderNumber: '10002', quantity: 1 }]);
    const { answer } = await post(PAGE, { ...sheet, ...quantities, className: '' }, { items });
    const { typed } = (answer as { data: { refusal: { typed: Record<string, string> } } }).data.refusal;
    const again = await post(PAGE, { ...HEAD, ...typed, name: 'Klasse 3b', read: typed.text ?? '' }, { items });
    expect(asked(again.calls)).toMatchObject([{ orderNumber: '10002', quantity: 1 }]);
  });

  it('of a sheet that is refused is drawn again with what was decided, unless its text is another one by then', async () => {
    const refusedWith = async (form: Readonly<Record<string, string>>) =>
      ((await post(PAGE, form)).answer as { data: { refusal: { typed: Record<string, string> } } }).data.refusal.typed;
    const typed = await refusedWith({ ...SHEET, className: '' });
    expect(typed).toMatchObject({ intent: 'create', name: '', text: READ_SHEET, chosen: expect.any(String) });
    const again = { ...HEAD, ...typed, name: '', read: LONG_SHEET };
    expect(await refusedWith(again)).toMatchObject({ text: READ_SHEET, chosen: typed.chosen });
    const other = { ...again, text: `Zirkel\n${LONG_SHEET}` };
    expect(await refusedWith(other)).not.toHaveProperty('chosen');
    const { calls } = await post(PAGE, { ...other, name: 'Klasse 3b' });
    expect(asked(calls)[1]).toMatchObject({ orderNumber: '10001', quantity: 1 });
  });

  it('that is not right says so at its fields, and keeps what was typed', async () => {
    const { answer, calls } = await post(PAGE, { intent: 'create', ...HEAD, name: '' });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { children: '24' }, errors: [{ field: 'name' }] } },
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['create', { ...HEAD, text: '' }, PAGE],
    ['sheet', { className: 'Klasse 3b', read: 'Bleistift' }, PAGE],
    ['add', { text: 'Bleistift' }, LIST],
    ['copy', {}, LIST],
  ])('hands on the key of its form, so that it is done once (%s)', async (intent, form, address) => {
    const { calls } = await post(address, { intent, ...form, key: 'press-12345' });
    expect(calls[0]?.at(-1)).toBe('press-12345');
  });

  it('leads to the copy of the next year', async () => {
    const { answer, calls } = await post(LIST, { intent: 'copy' });
    expect(redirectOf(answer)).toEqual([303, `${PAGE}?list=list-10`]);
    expect(calls).toEqual([['copy', 'list-1', undefined]]);
  });
});

describe('a form of a list', () => {
  const ENTRY = { title: 'Zirkel', orderNumber: '', quantity: '2', per: 'class', choice: 'exact', note: 'rot' };

  it.each([
    ['update', { ...HEAD, version: '2' }, ['update', 'list-1', READ, 2]],
    ['update', { ...HEAD, version: 'x' }, ['update', 'list-1', READ, 0]],
    ['add', { text: 'Bleistift' }, ['add', 'list-1', [{ orderNumber: '10001' }], undefined]],
    ['change', { ...ENTRY, entryId: 'entry-1', version: '4' }, ['change', 'list-1', 'entry-1', { title: 'Zirkel' }, 4]],
    ['change', { ...ENTRY, entryId: 'entry-1' }, ['change', 'list-1', 'entry-1', { quantity: 2, note: 'rot' }, 0]],
    ['share', {}, ['share', 'list-1']],
    ['unshare', {}, ['unshare', 'list-1']],
  ])('%s %j changes it and leads back to it', async (intent, typed, call) => {
    const { answer, calls } = await post(LIST, { intent, ...typed });
    expect(redirectOf(answer)).toEqual([303, LIST]);
    expect(calls).toMatchObject([call]);
  });

  it('hands over every field of an entry', async () => {
    const { calls } = await post(LIST, { intent: 'change', ...ENTRY, orderNumber: '10001', entryId: 'entry-1' });
    const { quantity: _quantity, ...texts } = ENTRY;
    expect(calls[0]?.[3]).toMatchObject({ ...texts, orderNumber: '10001', quantity: 2 });
  });

  it('takes it away, and leads to the others', async () => {
    const { answer, calls } = await post(LIST, { intent: 'remove' });
    expect(redirectOf(answer)).toEqual([303, PAGE]);
    expect(calls.at(-1)).toEqual(['remove', 'list-1']);
  });

  it.each([
    [{ isShared: true }, 0],
    [{ isShared: false }, 3],
  ])('takes it away only after a question where families know it: %j, %i promised', async (shared, promised) => {
    const entries = OPENED.entries.map((entry) => ({ ...entry, promised }));
    const answers = { open: { list: { ...OPENED.list, ...shared }, entries } };
    const asked = await post(LIST, { intent: 'remove' }, { answers });
    expect(asked.answer).toMatchObject({ data: { removal: { promised } } });
    expect(asked.calls.map(([call]) => call)).not.toContain('remove');
    const { answer, calls } = await post(LIST, { intent: 'remove', sure: '1' }, { answers });
    expect(redirectOf(answer)).toEqual([303, PAGE]);
    expect(calls).toEqual([['remove', 'list-1']]);
  });

  it('takes a row off, and one that families have promised something for only after a question', async () => {
    const form = { intent: 'remove-entry', entryId: OPENED.entries[0]?.id ?? '' };
    const removal = ['removeEntry', 'list-1', form.entryId];
    const plain = await post(LIST, form);
    expect(redirectOf(plain.answer)).toEqual([303, LIST]);
    expect(plain.calls.at(-1)).toEqual(removal);
    const answers = { open: { ...OPENED, entries: OPENED.entries.map((entry) => ({ ...entry, promised: 3 })) } };
    const asked = await post(LIST, form, { answers });
    expect(asked.answer).toMatchObject({ data: { rowRemoval: { entryId: form.entryId, promised: 3 } } });
    expect(asked.calls.map(([call]) => call)).not.toContain('removeEntry');
    const { answer, calls } = await post(LIST, { ...form, sure: '1' }, { answers });
    expect(redirectOf(answer)).toEqual([303, LIST]);
    expect(calls).toEqual([removal]);
  });

  it.each([{ intent: 'evil' }, {}])('that is none of the shop is refused: %j', async (form) => {
    const { answer, calls } = await post(LIST, form);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { errors: [] } } });
    expect(calls).toEqual([]);
  });

  it.each([
    ['update', { ...HEAD, version: '1' }],
    ['change', { ...ENTRY, entryId: 'entry-1', version: '1' }],
  ] as const)(
    '%s of what was changed elsewhere keeps what was typed, to be saved over the version of now',
    async (intent, form) => {
      const shop = await openListShop();
      const refusedBy = async (error: GatewayError) => {
        shop.classLists.failNext(intent, error);
        const answer = await askOnHost(shop, action, LIST, { intent, ...form });
        return (answer as { data: { refusal: FormRefusal } }).data.refusal;
      };
      const { version, ...typed } = { intent, ...form };
      const message = 'vue.classList.error.changedElsewhere';
      const changed = { kind: 'gateway.refused', message, fieldErrors: [] } as const;
      expect(await refusedBy(changed)).toEqual({ typed, errors: [], message });
      expect((await refusedBy(AWAY)).typed).toEqual({ ...typed, version });
      expect((await refusedBy({ ...changed, message: 'Das geht nicht.' })).typed).toEqual({ ...typed, version });
    },
  );

  it('of a text that is too long to wait is there again with all that is short', async () => {
    const shop = await openListShop();
    shop.classLists.failNext('create', ENDED);
    await askOnHost(shop, action, PAGE, { intent: 'create', ...HEAD, text: '2 Hefte grün\n'.repeat(400) });
    expect(await askOnHost(shop, loader, PAGE)).toMatchObject({
      resumed: { typed: { intent: 'create', ...HEAD }, isCut: true, message: 'vue.form.error.notKept' },
    });
  });

  it('of a login that has ended waits for the next, with the list that it stood on', async () => {
    const shop = await openListShop();
    shop.classLists.failNext('update', ENDED);
    expect(redirectOf(await askOnHost(shop, action, LIST, { intent: 'update', ...HEAD }))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toMatchObject({
      path: LIST,
      typed: { name: 'Klasse 3b', children: '24' },
    });
  });
});

describe('a list for the whole class', () => {
  it('goes into the basket, and says how many articles went in', async () => {
    const { shop, answer } = await post(LIST, { intent: 'order', key: 'press-12345' }, { answers: { open: OPENED } });
    expect(answer).toMatchObject({ data: { ordered: { added: 1, asked: 1, notes: {} } } });
    expect(shop.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 24 }]);
    expect(shop.classLists.calls()).toMatchObject([['open', 'list-1', 'https://shop.example']]);
  });

  it('says of each row in which other quantity it is in the basket, or why it is not', async () => {
    const [entry] = OPENED.entries;
    const { item } = entry ?? {};
    if (entry === undefined || item === undefined) throw new Error('no article');
    const scarce = aLine(3, { orderNumber: '10003', maxQuantity: 5 });
    const open = {
      ...OPENED,
      entries: [
        entry,
        { ...entry, id: 'scarce', item: { ...item, ...scarce } },
        { ...entry, id: 'gone', item: { ...item, orderNumber: '99999' } },
        { ...entry, id: 'words', item: undefined },
      ],
    } as OpenedClassList;
    const options = { answers: { open }, items: [PENCIL, scarce] };
    expect((await post(LIST, { intent: 'order', key: 'press-12345' }, options)).answer).toMatchObject({
      data: {
        ordered: {
          added: 2,
          asked: 3,
          notes: {
            scarce: { text: 'vue.classList.note.lowered', values: { count: 5 } },
            gone: { text: 'vue.classList.note.unknown' },
          },
        },
      },
    });
  });

  it('that is in nothing, of a list that asks for something, is told apart from one that asks for nothing', async () => {
    const nothing = await post(LIST, { intent: 'order', key: 'k' }, { answers: { open: OPENED }, items: [] });
    expect(nothing.answer).toMatchObject({ data: { ordered: { added: 0, asked: 1 } } });
    const empty = { ...OPENED, entries: [] };
    const { answer } = await post(LIST, { intent: 'order', key: 'k' }, { answers: { open: empty } });
    expect(answer).toMatchObject({ data: { ordered: { added: 0, asked: 0, notes: {} } } });
  });

  it('that the basket has the most of already is not said to have gone into it', async () => {
    const shop = await openListShop({ answers: { open: OPENED }, items: [{ ...PENCIL, maxQuantity: 24 }] });
    const press = async (key: string) => askOnHost(shop, action, LIST, { intent: 'order', key });
    expect(await press('press-12345')).toMatchObject({ data: { ordered: { added: 1, notes: {} } } });
    expect(await press('press-67890')).toMatchObject({
      data: {
        ordered: { added: 0, asked: 1, notes: { 'entry-1': { text: 'vue.classList.note.lowered' } } },
      },
    });
  });

  it('says which packs cost less', async () => {
    const { answer } = await post(LIST, { intent: 'packs' }, { answers: { open: OPENED } });
    expect(answer).toMatchObject({ data: { packs: {} } });
  });

  const PACK = aLine(2, { orderNumber: '10048', name: 'Bleistift, HB, 48 Stück', unitPrice: money(150) });
  const PENCILS = { ...OPENED, entries: OPENED.entries.map((entry) => ({ ...entry, title: 'Bleistift HB' })) };

  it('whose answer does not come keeps the packs that were chosen: pressed again, the same rows are asked for', async () => {
    const shop = await openListShop({ answers: { open: PENCILS }, items: [PENCIL, PACK] });
    const press = async (form: Readonly<Record<string, string>>) =>
      askOnHost(shop, action, LIST, { intent: 'order', key: 'press-12345', ...form });
    const chosen = { 'instead-entry-1': '10048' };
    shop.orderForm.failNext(AWAY);
    expect(await press(chosen)).toMatchObject({
      init: { status: 503 },
      data: {
        refusal: { message: AWAY.kind, typed: { key: 'press-12345' } },
        packs: { 'entry-1': [{ orderNumber: '10048', quantity: 1 }] },
      },
    });
    // A pack that was not ticked is not offered again: every pack that is drawn is ticked.
    shop.orderForm.failNext(AWAY);
    expect(await press({})).not.toHaveProperty('data.packs');
    await press(chosen);
    expect(shop.ordered.received()).toMatchObject([{ kind: 'add-position', itemId: PACK.itemId, quantity: 1 }]);
  });

  it('is no form to press again where the packs that were chosen cannot be had', async () => {
    const shop = await openListShop({ answers: { open: PENCILS }, items: [PENCIL, PACK] });
    for (const error of [AWAY, AWAY]) shop.classLists.failNext('open', error);
    const form = { intent: 'order', key: 'press-12345', 'instead-entry-1': '10048' };
    const answer = await askOnHost(shop, action, LIST, form);
    expect(answer).toMatchObject({ init: { status: 503 }, data: { status: 503 } });
    expect(answer).not.toHaveProperty('data.refusal');
  });

  it.each(['order', 'packs'])('is a 503 where the shop does not answer (%s)', async (intent) => {
    const shop = await openListShop();
    shop.classLists.failNext('open', AWAY);
    expect(await askOnHost(shop, action, LIST, { intent })).toMatchObject({ init: { status: 503 } });
  });
});
