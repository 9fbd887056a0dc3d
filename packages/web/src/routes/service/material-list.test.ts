// @vitest-environment node
// What the page of material lists answers: what was read, what was chosen, and what went into the basket or onto a list.

import { aLine } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED } from '../../../test/open-account-shop.ts';
import { openListShop, PENCIL, TRIED_TOO_OFTEN } from '../../../test/open-list-shop.ts';
import { action, loader } from './material-list.loader.ts';

const PAGE = '/service/materiallist/';
const READ = { read: 'Bleistift', 'choice-0': '10001', 'quantity-0': '3' };
const ADD = { ...READ, intent: 'add', key: 'press-12345' };
const DECIDED = { 0: { orderNumber: '10001', quantity: '3' } };

const post = async (form: Parameters<typeof askOnHost>[3], shop?: Awaited<ReturnType<typeof openListShop>>) =>
  askOnHost(shop ?? (await openListShop()), action, PAGE, form);

describe('a list that is read', () => {
  it('shows its lines with what the shop has for them', async () => {
    expect(await post({ text: 'Bleistift' })).toMatchObject({
      data: {
        text: 'Bleistift',
        sheet: { lines: [{ candidates: [{ item: { orderNumber: '10001' } }] }] },
        decisions: {},
        done: [],
        added: 0,
        saved: 0,
      },
    });
  });

  it.each([
    [{ text: '' }, 'vue.materialList.empty'],
    [{ text: '---' }, 'vue.materialList.none'],
    [{ text: '', pdf: 'locked' }, 'vue.materialList.pdf.locked'],
    [{ text: 'Heft', file: new File(['x'.repeat(150_001)], 'list.txt') }, 'vue.materialList.fileTooLarge'],
    [{ text: 'Heft', file: new File(['\0'], 'list.docx') }, 'vue.materialList.fileNoText'],
  ])('says what keeps it from being read (%#)', async (form, message) => {
    expect(await post(form)).toMatchObject({ init: { status: 422 }, data: { text: form.text, message } });
  });

  it('may come again later where others are being read', async () => {
    expect(await post({ text: '', pdf: 'busy' })).toMatchObject({
      init: { status: 503, headers: { 'Retry-After': '10' } },
      data: { message: 'vue.materialList.pdf.busy' },
    });
  });
});

describe('a list whose articles are chosen', () => {
  it('keeps what was decided when its total is worked out anew', async () => {
    const shop = await openListShop();
    expect(await post({ ...READ, intent: 'check', done: '4,x', 'name-0': 'Mia' }, shop)).toMatchObject({
      data: { decisions: DECIDED, done: [4], children: { names: { 0: 'Mia' } }, added: 0 },
    });
    expect(shop.ordered.received()).toEqual([]);
  });

  it('keeps it where the same list is read again, and nothing where it is another one', async () => {
    const again = { ...READ, read: 'Bleistift\r\nZirkel', intent: 'read', done: '1', 'name-0': 'Mia' };
    expect(await post({ ...again, text: ' Bleistift\nZirkel\n' })).toMatchObject({
      data: { decisions: DECIDED, done: [1], children: { names: { 0: 'Mia' } } },
    });
    expect(await post({ ...again, text: 'Bleistift' })).toMatchObject({
      data: { text: 'Bleistift', decisions: {}, done: [], children: { names: {} } },
    });
  });

  it.each([
    ['0', 'vue.materialList.quantityWrong'],
    ['x', 'vue.materialList.quantityWrong'],
    ['-1', 'vue.materialList.quantityWrong'],
    ['9999', 'vue.materialList.quantityTooHigh'],
    ['12000', 'vue.materialList.quantityTooHigh'],
  ])('says beside the line that %j cannot be ordered, and keeps it', async (quantity, text) => {
    const shop = await openListShop();
    expect(await post({ ...ADD, 'quantity-0': quantity }, shop)).toMatchObject({
      init: { status: 422 },
      data: {
        message: text,
        notes: { 0: { text } },
        decisions: { 0: { quantity } },
        sheet: { lines: [{}] },
      },
    });
    expect(shop.ordered.received()).toEqual([]);
  });

  it.each(['add', 'save'])('says that nothing was chosen (%s)', async (intent) => {
    expect(await post({ ...READ, intent, 'choice-0': '' })).toMatchObject({
      init: { status: 422 },
      data: { message: 'vue.materialList.noChoice', sheet: { lines: [{}] } },
    });
  });
});

describe('a list that goes into the basket', () => {
  it('says which lines are in it, beside those that were before', async () => {
    const shop = await openListShop();
    expect(await post({ ...ADD, done: '5' }, shop)).toMatchObject({ data: { done: [5, 0], notes: {}, added: 1 } });
    expect(shop.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 3 }]);
  });

  it('says beside the line that another quantity went in', async () => {
    expect(await post({ ...ADD, 'quantity-0': '2000' })).toMatchObject({
      data: { done: [0], notes: { 0: { text: 'vue.materialList.lowered', count: 999 } } },
    });
  });

  const PACK = aLine(2, { orderNumber: '10002', name: 'Bleistift, HB, 72 Stück' });

  it('has the article that was chosen in the quantity that it needs itself, as long as nobody has typed another', async () => {
    const pack = { ...ADD, read: '12 Bleistifte HB', 'choice-0': '10002', 'quantity-0': '12', 'suggested-0': '12' };
    const suggested = await openListShop({ items: [PENCIL, PACK] });
    await post(pack, suggested);
    expect(suggested.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 1 }]);
    const typed = await openListShop({ items: [PENCIL, PACK] });
    await post({ ...pack, 'quantity-0': '2' }, typed);
    expect(typed.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 2 }]);
  });

  const FROM_FIVE = { ...PENCIL, minimumOrderQuantity: 5 };

  it('has as many of an article as its lines need together, and at least as many as are sold at once', async () => {
    const both = {
      ...ADD,
      read: '2 Bleistifte HB\n4 Bleistifte HB',
      'quantity-0': '5',
      'suggested-0': '5',
      'choice-1': '10001',
      'quantity-1': '5',
      'suggested-1': '5',
    };
    const shop = await openListShop({ items: [FROM_FIVE] });
    expect(await post(both, shop)).toMatchObject({ data: { done: [0, 1], notes: {} } });
    expect(shop.ordered.received()).toMatchObject([{ kind: 'add-position', quantity: 6 }]);
  });

  it('says beside the line that more went in than was typed, and nothing where its field has said so', async () => {
    const one = { ...ADD, read: '2 Bleistifte HB', 'suggested-0': '5' };
    const typed = await post({ ...one, 'quantity-0': '2' }, await openListShop({ items: [FROM_FIVE] }));
    expect(typed).toMatchObject({
      data: { done: [0], notes: { 0: { text: 'vue.materialList.raised', count: 5 } } },
    });
    const suggested = await post({ ...one, 'quantity-0': '5' }, await openListShop({ items: [FROM_FIVE] }));
    expect(suggested).toMatchObject({ data: { done: [0], notes: {} } });
  });

  it('does not count as added what the basket has the most of already', async () => {
    const shop = await openListShop();
    await post({ ...ADD, 'quantity-0': '2000' }, shop);
    expect(await post({ ...ADD, key: 'press-67890' }, shop)).toMatchObject({
      data: { done: [], added: 0, notes: { 0: { text: 'vue.materialList.lowered', count: 999 } } },
    });
  });

  it('says beside the line that its article has another in its place by now', async () => {
    const shop = await openListShop({ items: [PENCIL, PACK], replacements: { '10001': '10002' } });
    expect(await post(ADD, shop)).toMatchObject({
      data: { done: [], added: 0, notes: { 0: { text: 'vue.materialList.replaced' } } },
    });
  });

  it('says beside the line that nobody sells its article, however its number is written', async () => {
    const shop = await openListShop({ items: [aLine(1, { orderNumber: 'ab10', name: 'Bleistift, HB' })] });
    expect(await post({ ...ADD, 'choice-0': 'ab10' }, shop)).toMatchObject({
      data: { done: [], notes: { 0: { text: 'vue.materialList.unknown' } } },
    });
  });

  it('is not added again where it is in it already', async () => {
    const shop = await openListShop();
    expect(await post({ ...ADD, done: '0' }, shop)).toMatchObject({ data: { message: 'vue.materialList.noChoice' } });
    expect(shop.ordered.received()).toEqual([]);
  });

  it('takes the things of the one child that was named', async () => {
    const shop = await openListShop();
    expect(await post({ ...ADD, intent: 'add-1' }, shop)).toMatchObject({
      data: { message: 'vue.materialList.noChoice' },
    });
    expect(await post({ ...ADD, intent: 'add-0' }, shop)).toMatchObject({ data: { added: 1 } });
  });
});

describe('a list that is put on a wishlist', () => {
  it('is on it with what was chosen', async () => {
    const shop = await openListShop();
    expect(await post({ ...READ, intent: 'save' }, shop)).toMatchObject({ data: { saved: 1, done: [] } });
    expect(shop.wishlists.received()).toMatchObject([['addAll', undefined, [{ itemId: 'item-1', quantity: 3 }]]]);
    expect(shop.ordered.received()).toEqual([]);
  });

  it('is on it with each article once, in no smaller quantity than it is sold in', async () => {
    const shop = await openListShop({ items: [{ ...PENCIL, minimumOrderQuantity: 5 }] });
    const both = { ...READ, read: '2 Bleistifte HB\n1 Bleistift HB', 'quantity-0': '5', 'suggested-0': '5' };
    await post({ ...both, intent: 'save' }, shop);
    expect(shop.wishlists.received()).toMatchObject([['addAll', undefined, [{ itemId: 'item-1', quantity: 5 }]]]);
  });

  it('is on it also where it is in the basket', async () => {
    const shop = await openListShop();
    expect(await post({ ...READ, intent: 'save', done: '0' }, shop)).toMatchObject({ data: { saved: 1, done: [0] } });
  });

  it('is not where the shop refuses it: what was chosen stays', async () => {
    const shop = await openListShop();
    shop.wishlists.failNext({ kind: 'gateway.refused', message: 'vue.wishlist.error.full', fieldErrors: [] });
    expect(await post({ ...READ, intent: 'save' }, shop)).toMatchObject({
      init: { status: 422 },
      data: { message: 'vue.wishlist.error.full', decisions: DECIDED, sheet: { lines: [{}] } },
    });
  });
});

describe('a list that the shop does not answer', () => {
  it('keeps its text and what was decided', async () => {
    const shop = await openListShop();
    shop.material.failNext(AWAY);
    const answer = await post({ ...ADD, done: '2' }, shop);
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: { text: 'Bleistift', decisions: DECIDED, done: [2], added: 0, message: 'gateway.unreachable' },
    });
    expect(answer).toHaveProperty('data.key', ADD.key);
    expect(answer).not.toHaveProperty('data.sheet');
  });

  it.each(TRIED_TOO_OFTEN)('may be tried again after the time that the shop says', async (error, message) => {
    const shop = await openListShop();
    shop.orderForm.failNext(error);
    expect(await post(ADD, shop)).toMatchObject({
      init: { status: 429, headers: { 'Retry-After': '30' } },
      data: { message, sheet: { lines: [{}] } },
    });
  });

  it('waits for the next login where this one has ended', async () => {
    const shop = await openListShop();
    shop.material.failNext(ENDED);
    expect(redirectOf(await post({ text: 'Bleistift' }, shop))).toEqual([302, '/login/']);
    expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toEqual({
      path: PAGE,
      typed: { text: 'Bleistift' },
      of: 'member 1',
    });
  });
});

describe('the page of material lists', () => {
  it.each([
    ['add', {}],
    ['save', {}],
    ['check', { resumed: { text: 'Bleistift' } }],
  ])('has it no more once it is done (%s)', async (intent, there) => {
    const interrupted = JSON.stringify({ path: PAGE, typed: { text: 'Bleistift' } });
    const shop = await openListShop({ cookies: { 'X-JWT-exist': '1', interrupted } });
    await post({ ...ADD, intent }, shop);
    expect(await askOnHost(shop, loader, PAGE)).toEqual({ key: expect.any(String), ...there });
  });

  it('has a key of its own, and again what a login that ended has interrupted', async () => {
    expect(await askOnHost(await openListShop(), loader, PAGE)).toEqual({ key: 'key-1' });
    const interrupted = JSON.stringify({ path: PAGE, typed: { text: 'Bleistift' } });
    const shop = await openListShop({ cookies: { interrupted } });
    expect(await askOnHost(shop, loader, PAGE)).toEqual({ key: 'key-1', resumed: { text: 'Bleistift' } });
  });

  it('says so after the next login where the list was too long to wait for it', async () => {
    const shop = await openListShop();
    shop.material.failNext(ENDED);
    await post({ text: 'Bleistift\n'.repeat(500) }, shop);
    expect(await askOnHost(shop, loader, PAGE)).toEqual({
      key: expect.any(String),
      resumed: { text: '', message: 'vue.form.error.notKept' },
    });
  });
});
