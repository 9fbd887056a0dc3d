// @vitest-environment node
// The list of a class as a family has it by its link: what is shown, what its form hands over, and what is answered.

import type { SharedClassList } from '@tornister/application/ports';
import { aLine } from '@tornister/application/testing';
import { CLASS_LIST_ENTRIES_MAX } from '@tornister/domain/classlist';
import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { askOnHost, type PostedFields, redirectOf } from '../../test/asked-on-host.ts';
import { openListShop, PENCIL, TRIED_TOO_OFTEN } from '../../test/open-list-shop.ts';
import { action, loader } from './class-list.loader.ts';

const PAGE = '/classlist/token-1/';
const PARAMS = { token: 'token-1' };
const AWAY = { kind: 'gateway.unreachable' } as const;
const OTHER_PENCIL = aLine(2, { orderNumber: '10002', name: 'Bleistift, naturfarben', unitPrice: money(50) });
const SCARCE = aLine(3, { orderNumber: '10003', name: 'Radiergummi', maxQuantity: 1 });

const { availableForSale: isForSale, ...pencil } = PENCIL;
const row = { version: 1, note: '', choice: 'any', quantity: 2, per: 'child', promised: 0, promisedHere: 0 } as const;

/** A list with a pencil for each child, a rubber of which the shop has one, tissues for the class, and something that nobody sells. */
const LIST: SharedClassList = {
  name: 'Klasse 3b',
  schoolYear: '2026/27',
  isClosed: false,
  entries: [
    { ...row, id: 'pencil', title: 'Bleistift', item: { ...pencil, isForSale } },
    { ...row, id: 'rubber', title: 'Radiergummi', item: { ...SCARCE, isForSale } },
    { ...row, id: 'gone', title: 'Zirkel', item: { ...pencil, orderNumber: '10009', isForSale } },
    { ...row, id: 'tissues', title: 'Taschentücher', per: 'class', quantity: 5 },
    { ...row, id: 'slippers', title: 'Hausschuhe' },
  ],
};

type Options = NonNullable<Parameters<typeof openListShop>[0]>;
const openShop = (options: Options = {}) =>
  openListShop({
    answers: { shared: LIST },
    cookies: {},
    items: [PENCIL, OTHER_PENCIL, SCARCE],
    ...options,
  });
const look = async (options: Options = {}) => askOnHost(await openShop(options), loader, PAGE, undefined, PARAMS);
const post = async (form: PostedFields, options: Options = {}) => {
  const shop = await openShop(options);
  return { shop, answer: await askOnHost(shop, action, PAGE, form, PARAMS), calls: shop.classLists.calls() };
};
/** Order number and pieces of what lies in the basket. */
const bought = ({ ordered }: Awaited<ReturnType<typeof openShop>>) =>
  (ordered.stored()?.lines ?? []).map(({ orderNumber, quantity }) => [orderNumber, quantity]);
/** The calls of one name, without it. */
const callsOf = (calls: readonly (readonly unknown[])[], name: string) =>
  calls.filter(([call]) => call === name).map(([, ...said]) => said);

describe('the page of a shared class list', () => {
  it('shows the list of its link, found with the secret of the family', async () => {
    const shop = await openShop({ cookies: { classFamily: 'secret' } });
    expect(await askOnHost(shop, loader, PAGE, undefined, PARAMS)).toEqual({
      token: 'token-1',
      list: LIST,
      key: 'key-1',
    });
    expect(callsOf(shop.classLists.calls(), 'shared')).toEqual([['token-1', 'secret']]);
  });

  it('has a secret for the form of a family that has none yet', async () => {
    expect(await look()).toMatchObject({ token: 'token-1', secret: expect.stringMatching(/^key-\d$/u) });
  });

  it('is a dead link where the link leads nowhere, and a 503 where the shop does not answer', async () => {
    expect(await look({ answers: {} })).toMatchObject({ init: { status: 404 }, data: { isLink: true } });
    const shop = await openShop();
    shop.classLists.failNext('shared', AWAY);
    expect(await askOnHost(shop, loader, PAGE, undefined, PARAMS)).toMatchObject({ init: { status: 503 } });
  });

  it('leads from the business edition to the shop of families', async () => {
    const answer = await look({ storefront: { isB2b: true } });
    expect(redirectOf(answer)).toEqual([302, expect.stringMatching(/^https?:\/\/[^/]+\/classlist\/token-1\/$/u)]);
  });
});

describe('a family promises what the class needs', () => {
  it.each([
    ['promise tissues', { 'promise-tissues': ' 3 ' }, 3],
    ['promise tissues', { 'promise-tissues': '99' }, 99],
    ['promise tissues', { 'promise-tissues': '120' }, 120],
    ['promise tissues', { 'promise-tissues': '1000000' }, -1],
    ['promise tissues', { 'promise-tissues': '0' }, -1],
    ['promise tissues', { 'promise-tissues': '2x' }, -1],
    ['promise tissues', { 'promise-pencil': '2' }, -1],
    ['back tissues', { 'promise-tissues': '3' }, 0],
  ])('%s %j: %i pieces', async (intent, fields, pieces) => {
    const { answer, calls } = await post({ intent, ...fields, there: ['pencil'] }, { cookies: { classFamily: 'me' } });
    expect(callsOf(calls, 'promise')).toEqual([['token-1', 'me', 'tissues', pieces]]);
    expect(callsOf(calls, 'shared')).toEqual([]);
    expect(answer).toMatchObject({ data: { there: ['pencil'], notes: {}, alternatives: {}, instead: {} } });
  });

  it('with Return in the one field that was typed into, and is asked for the button where several were', async () => {
    const { answer, calls } = await post(
      { intent: 'check', 'promise-tissues': '3', 'promise-other': '1', there: ['pencil'] },
      { cookies: { classFamily: 'me' } },
    );
    expect(callsOf(calls, 'promise')).toEqual([['token-1', 'me', 'tissues', 3]]);
    expect(answer).toMatchObject({ data: { there: ['pencil'], notes: {} } });
    const several = await post({ intent: 'check', 'promise-tissues': '3', 'promise-other': '2' });
    expect(callsOf(several.calls, 'promise')).toEqual([]);
    const note = { text: 'vue.classList.error.promiseOne' };
    expect(several.answer).toMatchObject({ data: { notes: { tissues: note, other: note } } });
  });

  it.each([
    { intent: 'check', 'promise-tissues': '1', 'promise-other': '1' },
    { intent: 'total', 'promise-tissues': '3' },
  ])('not where only the total is worked out: %j', async (form) => {
    const { answer, calls } = await post(form);
    expect(callsOf(calls, 'promise')).toEqual([]);
    expect(answer).toMatchObject({ data: { notes: {} } });
  });

  it.each([
    [
      [{ field: 'quantity', message: 'vue.classList.error.left', values: { left: 2 } }],
      { text: 'vue.classList.error.left', values: { left: 2 } },
    ],
    [[{ field: 'quantity', message: 'zu viel' }], { text: 'zu viel', values: {} }],
    [[], { text: 'Nein.' }],
  ])('a refusal stands beside its row: %j', async (fieldErrors, note) => {
    const shop = await openShop();
    shop.classLists.failNext('promise', { kind: 'gateway.refused', message: 'Nein.', fieldErrors });
    const answer = await askOnHost(shop, action, PAGE, { intent: 'promise tissues', 'promise-tissues': '3' }, PARAMS);
    expect(answer).toMatchObject({ data: { notes: { tissues: note } }, init: { status: 422 } });
  });

  it.each(TRIED_TOO_OFTEN)('what was tried too often is told, with when to try again: %j', async (error, message) => {
    const shop = await openShop();
    shop.classLists.failNext('promise', error);
    const answer = await askOnHost(shop, action, PAGE, { intent: 'promise tissues', 'promise-tissues': '3' }, PARAMS);
    expect(answer).toMatchObject({ data: { message }, init: { status: 429, headers: { 'Retry-After': '30' } } });
  });

  it('for the first time with the secret of the form, which the cookie keeps also where no answer comes', async () => {
    const secret = '0123456789abcdef0123456789abcdef';
    const shop = await openShop();
    shop.classLists.failNext('promise', AWAY);
    const form = { intent: 'promise tissues', 'promise-tissues': '3', secret };
    await askOnHost(shop, action, PAGE, form, PARAMS);
    expect(callsOf(shop.classLists.calls(), 'promise')).toEqual([['token-1', secret, 'tissues', 3]]);
    expect(shop.cookies.get('classFamily')).toBe(secret);
  });

  it('an outage is told above the rows, with everything as it was ticked', async () => {
    const shop = await openShop();
    shop.classLists.failNext('promise', AWAY);
    const form = { intent: 'promise tissues', 'promise-tissues': '3', there: ['pencil'] };
    expect(await askOnHost(shop, action, PAGE, form, PARAMS)).toMatchObject({
      data: { there: ['pencil'], message: 'gateway.unreachable' },
      init: { status: 503 },
    });
  });
});

describe('a family buys what is missing', () => {
  it('each thing for its child, and is told of each row that came otherwise', async () => {
    const { answer, shop } = await post({ intent: 'add', key: 'a-key-of-this-form' });
    expect(answer).toMatchObject({
      data: {
        report: { added: 2, asked: 3 },
        notes: {
          rubber: { text: 'vue.classList.note.lowered', values: { count: 1 } },
          gone: { text: 'vue.classList.note.unknown' },
        },
      },
    });
    expect((answer as { data: { notes: object } }).data.notes).not.toHaveProperty('pencil');
    expect(bought(shop)).toEqual([
      ['10001', 2],
      ['10003', 1],
    ]);
  });

  it('leaves out what is there already', async () => {
    const { answer, shop } = await post({ intent: 'add', key: 'k', there: ['pencil', 'rubber', 'gone'] });
    expect(answer).toMatchObject({ data: { report: { added: 0, asked: 0 }, there: ['pencil', 'rubber', 'gone'] } });
    expect(bought(shop)).toEqual([]);
  });

  it('takes another brand where one that is offered was chosen, and keeps its choice', async () => {
    const form = { intent: 'add', key: 'k', there: ['rubber', 'gone'], open: 'pencil', 'instead-pencil': '10002' };
    const { answer, shop } = await post(form);
    expect(answer).toMatchObject({ data: { report: { added: 1 }, instead: { pencil: '10002' } } });
    expect(bought(shop)).toMatchObject([['10002', 2]]);
    const notOffered = await post({ ...form, open: 'rubber' });
    expect(bought(notOffered.shop)).toEqual([['10001', 2]]);
  });

  it('reads no more ticks than a list has rows', async () => {
    const there = Array.from({ length: CLASS_LIST_ENTRIES_MAX + 1 }, (_, at) => `row-${at}`);
    const { answer } = await post({ intent: 'back tissues', there });
    expect(answer).toMatchObject({ data: { there: there.slice(0, CLASS_LIST_ENTRIES_MAX) } });
  });

  it.each([
    ['the list', 'shared'],
    ['the basket', 'add'],
  ])('is told that %s is out of reach', async (_, call) => {
    const shop = await openShop();
    if (call === 'shared') shop.classLists.failNext('shared', AWAY);
    else shop.orderForm.failNext(AWAY);
    const form = { intent: 'add', key: 'press-12345', there: ['pencil'] };
    expect(await askOnHost(shop, action, PAGE, form, PARAMS)).toMatchObject({
      data: { there: ['pencil'], message: 'gateway.unreachable', key: 'press-12345' },
      init: { status: 503 },
    });
  });

  it('is a 404 where the link leads nowhere', async () => {
    expect((await post({ intent: 'add' }, { answers: {} })).answer).toMatchObject({ init: { status: 404 } });
  });
});

describe('a family asks for other brands', () => {
  it('of one row, with those that were open before', async () => {
    const { answer } = await post({ intent: 'alternatives pencil', open: 'slippers', there: ['gone'] });
    expect(answer).toMatchObject({
      data: { there: ['gone'], alternatives: { pencil: [{ orderNumber: '10002' }], slippers: [] } },
    });
    expect((answer as { data: object }).data).not.toHaveProperty('report');
  });

  it('is told that the shop cannot say', async () => {
    const shop = await openShop();
    shop.material.failNext(AWAY);
    expect(await askOnHost(shop, action, PAGE, { intent: 'alternatives pencil' }, PARAMS)).toMatchObject({
      data: { message: 'gateway.unreachable' },
      init: { status: 503 },
    });
  });
});
