// @vitest-environment node
// What the order form does with what was entered, where it leads, and what its page is opened with.

import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED } from '../../../test/open-account-shop.ts';
import { openListShop, TRIED_TOO_OFTEN } from '../../../test/open-list-shop.ts';
import { action, loader } from './order-form.loader.ts';

const PAGE = '/service/orderform/';
const KNOWN = { number: '10001', quantity: '4' };
const UNKNOWN = { number: '99999', quantity: '2' };

describe('order numbers that are put into the basket', () => {
  it('are all in it: that leads to the basket, which says so', async () => {
    const shop = await openListShop();
    const answer = await askOnHost(shop, action, PAGE, { ...KNOWN, intent: 'add', key: 'press-12345' });
    expect(redirectOf(answer)).toEqual([303, '/checkout/basket/']);
    expect(shop.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 4 }]);
    expect(shop.cookies.get('notice')).toBe('success:vue.orderForm.inBasket:amount=1');
  });

  it('are in it but for those that are not known, which stand in the form with how many are in', async () => {
    const shop = await openListShop();
    const form = { ...KNOWN, text: '99999\t2', intent: 'add' };
    expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([303, `${PAGE}?list=99999*2&added=1`]);
    expect(shop.cookies.get('notice')).toBeUndefined();
  });

  it('are in it in another quantity than was wanted, which the form tells', async () => {
    const shop = await openListShop();
    const answer = await askOnHost(shop, action, PAGE, { ...KNOWN, quantity: '5000', intent: 'add' });
    expect(redirectOf(answer)).toEqual([303, expect.stringContaining('changed=10001*lowered*')]);
  });

  it('are not counted where the basket had the most of them already, which the form tells', async () => {
    const shop = await openListShop();
    const form = { ...KNOWN, quantity: '5000', intent: 'add' };
    for (const place of [/changed=10001\*lowered\*\d+&added=1$/, /changed=10001\*lowered\*\d+$/])
      expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([303, expect.stringMatching(place)]);
  });

  it('say that there are none where the form is empty', async () => {
    const shop = await openListShop();
    expect(await askOnHost(shop, action, PAGE, { number: '', quantity: '', intent: 'add' })).toMatchObject({
      init: { status: 422 },
      data: { message: 'vue.orderForm.empty', rows: [], added: [], inBasket: 0 },
    });
    expect(shop.ordered.received()).toEqual([]);
  });
});

describe('a form that a login which ended has interrupted', () => {
  it.each([
    [PAGE, undefined],
    ['/myaccount/contact/', expect.any(String)],
  ])('of %s waits no more once its rows are in the basket, those of other pages do', async (path, waiting) => {
    const interrupted = JSON.stringify({ path, typed: { text: '10001' } });
    const shop = await openListShop({ cookies: { 'X-JWT-exist': '1', interrupted } });
    await askOnHost(shop, action, PAGE, { ...KNOWN, intent: 'more' });
    expect(shop.cookies.get('interrupted')).toBe(interrupted);
    await askOnHost(shop, action, PAGE, { ...KNOWN, intent: 'add' });
    expect(shop.cookies.get('interrupted')).toEqual(waiting);
  });
});

describe('more than is read at once', () => {
  it('is a refusal that keeps the beginning, and puts nothing into the basket', async () => {
    const shop = await openListShop();
    const text = Array.from({ length: 60_000 }, () => '10001').join('\n');
    const answer = await askOnHost(shop, action, PAGE, { text, intent: 'add' });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { message: 'vue.orderForm.tooLong', rows: [{ typed: { number: '10001' } }], added: [], inBasket: 0 },
    });
    expect(shop.ordered.received()).toEqual([]);
  });
});

describe('an order form that is checked', () => {
  it.each([
    [{ ...KNOWN }, '?list=10001*4'],
    [{ ...KNOWN, added: '3' }, '?list=10001*4&added=3'],
    [{ ...KNOWN, intent: 'more' }, '?list=10001*4&more=6'],
    [{ number: ['', '', '', '', ''], quantity: ['', '', '', '', ''], intent: 'more' }, '?more=10'],
    [{ number: Array(10).fill(''), quantity: Array(10).fill(''), intent: 'more' }, '?more=15'],
    [{ ...KNOWN, suggestion: '0:10002' }, '?list=10002*4&at=0'],
    [{ ...KNOWN, remove: '0' }, '?at=0'],
  ])('stands at an address of its own, and changes nothing: %j', async (form, query) => {
    const shop = await openListShop();
    expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([303, `${PAGE}${query}`]);
    expect(shop.ordered.received()).toEqual([]);
  });

  it.each([
    [new File(['x'.repeat(150_001)], 'list.csv'), 'fileTooLarge'],
    [new File(['\0'], 'list.xlsx'), 'fileNoText'],
  ])('says what is wrong with a file, and keeps the rows (%#)', async (file, fault) => {
    expect(await askOnHost(await openListShop(), action, PAGE, { ...KNOWN, file })).toMatchObject({
      init: { status: 422 },
      data: { message: `vue.orderForm.${fault}`, rows: [{ typed: KNOWN }] },
    });
  });

  it('is answered at once where it is too long for an address', async () => {
    const text = Array.from({ length: 450 }, (_, at) => `${'9'.repeat(12)}${at}\t1`).join('\n');
    expect(await askOnHost(await openListShop(), action, PAGE, { text })).toMatchObject({
      init: { status: 200 },
      data: { rows: { length: 450 }, inBasket: 0 },
    });
  });
});

describe('an order form that the shop does not answer', () => {
  it('keeps what was entered, and how many are in the basket', async () => {
    const shop = await openListShop();
    shop.orderForm.failNext(AWAY);
    const form = { ...UNKNOWN, text: '10001', intent: 'add', added: '2' };
    expect(await askOnHost(shop, action, PAGE, form)).toMatchObject({
      init: { status: 503 },
      data: { rows: [{ typed: UNKNOWN }], rest: '10001', added: [], inBasket: 2, message: 'gateway.unreachable' },
    });
  });

  it('keeps its key, so that what is in the basket all the same is not added once more', async () => {
    const shop = await openListShop();
    shop.orderForm.failNext(AWAY);
    const key = '3f2a9f0e-8d5b-4a54-9d3b-0d7c1f1f2a11';
    expect(await askOnHost(shop, action, PAGE, { ...KNOWN, intent: 'add', key })).toMatchObject({ data: { key } });
  });

  it.each(TRIED_TOO_OFTEN)('may be tried again after the time that the shop says', async (error, message) => {
    const shop = await openListShop();
    shop.orderForm.failNext(error);
    expect(await askOnHost(shop, action, PAGE, { ...KNOWN, intent: 'add' })).toMatchObject({
      init: { status: 429, headers: { 'Retry-After': '30' } },
      data: { message },
    });
  });

  it('waits as a text for the next login where this one has ended', async () => {
    const shop = await openListShop();
    shop.orderForm.failNext(ENDED);
    const form = { ...KNOWN, text: '99999 2', intent: 'add' };
    expect(redirectOf(await askOnHost(shop, action, PAGE, form))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toEqual({
      of: 'member 1',
      path: PAGE,
      typed: { text: '10001\t4\n99999 2' },
    });
  });

  it('is a 503 on its page, too, with its rows', async () => {
    const shop = await openListShop();
    shop.orderForm.failNext(AWAY);
    expect(await askOnHost(shop, loader, `${PAGE}?list=10001*4&added=3&at=0`)).toMatchObject({
      init: { status: 503 },
      data: { key: 'key-1', answer: { rows: [{ typed: KNOWN }], inBasket: 3, at: 0 } },
    });
  });
});

describe('the page of the order form', () => {
  it('is empty, with a key of its own', async () => {
    expect(await askOnHost(await openListShop(), loader, PAGE)).toMatchObject({
      data: { key: 'key-1', answer: { rows: [], rest: '', inBasket: 0 } },
    });
  });

  it('says of the rows of its address what the shop says now', async () => {
    expect(await askOnHost(await openListShop(), loader, `${PAGE}?list=10001*4&added=3&at=0&more=10`)).toMatchObject({
      data: { answer: { rows: [{ typed: KNOWN, verdict: { kind: 'found' } }], inBasket: 3, at: 0, wantedRows: 10 } },
    });
  });

  it('has again what a login that ended has interrupted', async () => {
    const interrupted = JSON.stringify({ path: PAGE, typed: { text: '10001\t4' } });
    expect(await askOnHost(await openListShop({ cookies: { interrupted } }), loader, PAGE)).toMatchObject({
      data: { answer: { rest: '10001\t4' } },
    });
    expect(await askOnHost(await openListShop({ cookies: { interrupted } }), loader, PAGE)).not.toHaveProperty(
      'data.answer.message',
    );
  });

  it('says so where that was too long to wait for the next login', async () => {
    const interrupted = JSON.stringify({ path: PAGE, typed: {}, isCut: true });
    expect(await askOnHost(await openListShop({ cookies: { interrupted } }), loader, PAGE)).toMatchObject({
      data: { answer: { rest: '', message: 'vue.form.error.notKept' } },
    });
  });
});
