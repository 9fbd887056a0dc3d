// @vitest-environment node
// The page of a teacher's class lists: what it is opened with, what its forms hand over, and where they lead.

import type { OpenedClassList } from '@tornister/application/ports';
import { aListEntry, aWishlist } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openListShop, PENCIL } from '../../../test/open-list-shop.ts';
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

  it('is not there for a list that is not there', async () => {
    expect(await look(LIST, { answers: {} })).toMatchObject({ init: { status: 404 } });
  });

  it.each([
    [PAGE, 'lists'],
    [LIST, 'open'],
  ] as const)(
    '%s is a 503 where the shop does not answer, and goes to the login where that has ended',
    async (address, call) => {
      const shop = await openListShop();
      shop.classLists.failNext(call, AWAY);
      expect(await askOnHost(shop, loader, address)).toMatchObject({ init: { status: 503 } });
      shop.classLists.failNext(call, ENDED);
      expect(redirectOf(await askOnHost(shop, loader, address))).toEqual([302, '/login/']);
    },
  );

  it.each([PAGE, LIST])('has again what a login that ended has interrupted (%s)', async (path) => {
    const cookies = { 'X-JWT-exist': '1', interrupted: JSON.stringify({ path, typed: { name: 'Klasse 3b' } }) };
    expect(await look(path, { cookies })).toMatchObject({ resumed: { typed: { name: 'Klasse 3b' } } });
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
    expect(calls).toMatchObject([['create', READ, [{ orderNumber: '100001' }, { orderNumber: '10001' }]]]);
    expect(shop.cookies.get('interrupted')).toBeUndefined();
  });

  it.each([
    ['orderId', [['order', { orderId: 'order-1' }]]],
    ['teaserId', []],
  ])('makes it of what is named as %s', async (field, asked) => {
    const { shop, calls } = await post(PAGE, { intent: 'create', ...HEAD, [field]: 'order-1' });
    expect(shop.orders.calls()).toEqual(asked);
    expect(calls).toMatchObject([['create', READ, []]]);
  });

  it('makes one of a sheet as it was decided on the page of material lists', async () => {
    const form = { intent: 'sheet', className: 'Klasse 3b', read: 'Bleistift', 'choice-0': '10001', 'quantity-0': '7' };
    const { answer, calls } = await post(PAGE, form);
    expect(redirectOf(answer)).toEqual([303, `${PAGE}?list=list-9`]);
    expect(calls).toMatchObject([
      ['create', { name: 'Klasse 3b', schoolYear: '2026/27' }, [{ orderNumber: '10001', quantity: 7 }]],
    ]);
  });

  it('that is not right says so at its fields, and keeps what was typed', async () => {
    const { answer, calls } = await post(PAGE, { intent: 'create', ...HEAD, name: '' });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { children: '24' }, errors: [{ field: 'name' }] } },
    });
    expect(calls).toEqual([]);
  });

  it('leads to the copy of the next year', async () => {
    const { answer, calls } = await post(LIST, { intent: 'copy' });
    expect(redirectOf(answer)).toEqual([303, `${PAGE}?list=list-10`]);
    expect(calls).toEqual([['copy', 'list-1']]);
  });
});

describe('a form of a list', () => {
  const ENTRY = { title: 'Zirkel', orderNumber: '', quantity: '2', per: 'class', choice: 'exact', note: 'rot' };

  it.each([
    ['update', { ...HEAD, version: '2' }, ['update', 'list-1', READ, 2]],
    ['update', { ...HEAD, version: 'x' }, ['update', 'list-1', READ, 0]],
    ['add', { text: 'Bleistift' }, ['add', 'list-1', [{ orderNumber: '10001' }]]],
    ['change', { ...ENTRY, entryId: 'entry-1', version: '4' }, ['change', 'list-1', 'entry-1', { title: 'Zirkel' }, 4]],
    ['change', { ...ENTRY, entryId: 'entry-1' }, ['change', 'list-1', 'entry-1', { quantity: 2, note: 'rot' }, 0]],
    ['remove-entry', { entryId: 'entry-1' }, ['removeEntry', 'list-1', 'entry-1']],
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
    expect(calls).toEqual([['remove', 'list-1']]);
  });

  it.each([{ intent: 'evil' }, {}])('that is none of the shop is refused: %j', async (form) => {
    const { answer, calls } = await post(LIST, form);
    expect(answer).toMatchObject({ init: { status: 422 }, data: { refusal: { errors: [] } } });
    expect(calls).toEqual([]);
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
    expect(answer).toMatchObject({ data: { ordered: 1 } });
    expect(shop.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 24 }]);
    expect(shop.classLists.calls()).toMatchObject([['open', 'list-1', 'https://shop.example']]);
  });

  it('says which packs cost less', async () => {
    const { answer } = await post(LIST, { intent: 'packs' }, { answers: { open: OPENED } });
    expect(answer).toMatchObject({ data: { packs: {} } });
  });

  it.each(['order', 'packs'])('is a 503 where the shop does not answer (%s)', async (intent) => {
    const shop = await openListShop();
    shop.classLists.failNext('open', AWAY);
    expect(await askOnHost(shop, action, LIST, { intent })).toMatchObject({ init: { status: 503 } });
  });
});
