// @vitest-environment node
// The forms of a return: what they keep, what they refuse, and where they lead.

import { aReturnableLine, RETURN_HASH } from '@tornister/application/testing';
import { RETURN_COMMENT_MAX_LENGTH } from '@tornister/domain/returns';
import { describe, expect, it } from 'vitest';
import { askOnHost, type PostedFields, redirectOf } from '../../../test/asked-on-host.ts';
import { AWAY, ENDED } from '../../../test/open-account-shop.ts';
import {
  ANSWERED,
  CARRIER,
  CONFIRM,
  openedReturn,
  openReturnsShop,
  PICKED,
  REGULATIONS,
  type ReturnsShopOptions,
  SELECTION,
  START,
} from '../../../test/open-returns-shop.ts';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { action as chooseCarrier } from './carrier.loader.ts';
import { action as send } from './confirm.loader.ts';
import { action as selectItems, loader as selectionPage } from './product-selection.loader.ts';
import { action as chooseRegulation } from './regulations.loader.ts';
import { writeShown } from './shown-return.ts';

/** What the end of a login has interrupted. */
const interruptedOf = ({ cookies }: Awaited<ReturnType<typeof openReturnsShop>>): unknown =>
  JSON.parse(cookies.get('interrupted') ?? 'null');

describe('the selection of what goes back', () => {
  const PICK_A = { 'a.picked': 'on', 'a.quantity': '1', 'a.reason': 'dislike', 'a.comment': 'zu klein' };
  const png = (name: string, bytes: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]) =>
    new File([new Uint8Array(bytes)], name);
  const post = async (form: PostedFields, options?: ReturnsShopOptions) => {
    const shop = await openReturnsShop(options);
    return { shop, answer: await askOnHost(shop, selectItems, SELECTION, form) };
  };

  it('is kept line by line, and leads to the regulations', async () => {
    const { shop, answer } = await post({ ...PICK_A, 'b.component': 'b-1' });
    expect(redirectOf(answer)).toEqual([303, REGULATIONS]);
    expect(shop.returns.calls().map(([call]) => call)).not.toContain('removeImage');
    expect(shop.saved()?.items).toEqual([
      { lineId: 'a', quantity: 1, reason: 'dislike', comment: 'zu klein', images: [] },
      { lineId: 'b', quantity: 0, componentSku: 'b-1', comment: '', images: [] },
    ]);
  });

  it.each([
    ['', 1],
    ['1', 1],
    ['2', 2],
  ])('takes %j pieces of a ticked line for %d', async (quantity, pieces) => {
    const { shop, answer } = await post({ ...PICK_A, 'a.quantity': quantity });
    expect(redirectOf(answer)).toEqual([303, REGULATIONS]);
    expect(shop.saved()?.items[0]).toMatchObject({ quantity: pieces });
  });

  it.each(['0', 'x', '1.9', '2 Stück', '7'])('is refused where %j pieces of 2 are typed', async (quantity) => {
    expect((await post({ ...PICK_A, 'a.quantity': quantity })).answer).toMatchObject({
      init: { status: 422 },
      data: {
        refusal: {
          typed: { 'a.quantity': quantity },
          errors: [{ field: 'a.quantity', message: 'vue.returns.error.pieces', values: { maximum: 2 } }],
        },
      },
    });
  });

  it('counts the end of a line of a comment as its field does, although a form posts two characters for it', async () => {
    const comment = `${'x\n'.repeat(3)}${'y'.repeat(RETURN_COMMENT_MAX_LENGTH - 6)}`;
    // With the field for pictures the form is one with files, whose lines the platform ends with two characters.
    const { shop, answer } = await post({ ...PICK_A, 'a.comment': comment, 'a.images': png('') });
    expect(redirectOf(answer)).toEqual([303, REGULATIONS]);
    expect(shop.saved()?.items[0]).toMatchObject({ comment });
    expect((await post({ ...PICK_A, 'a.comment': `${comment}y`, 'a.images': png('') })).answer).toMatchObject({
      init: { status: 422 },
      data: {
        refusal: { typed: { 'a.comment': `${comment}y` }, errors: [{ field: 'a.comment', message: 'tooLong' }] },
      },
    });
  });

  it('reads only lines that may go back', async () => {
    const lines = [aReturnableLine('a'), aReturnableLine('b', { returnableQuantity: 0 })];
    const { shop } = await post(PICK_A, { answers: { findByHash: openedReturn(ANSWERED, { lines }) } });
    expect(shop.saved()?.items.map(({ lineId }) => lineId)).toEqual(['a']);
  });

  it('is refused where nothing is ticked, or something is missing', async () => {
    expect((await post({})).answer).toMatchObject({
      init: { status: 422 },
      data: { refusal: { errors: [], message: 'vue.returns.error.nothingSelected' } },
    });
    expect((await post({ ...PICK_A, 'a.reason': '' })).answer).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { 'a.comment': 'zu klein' }, errors: [{ field: 'a.reason' }] } },
    });
  });

  it('hands in pictures, and stays on its page where that was asked for, whatever is missing still', async () => {
    const { shop, answer } = await post({ ...PICK_A, 'a.reason': '', 'a.images': png('riss.png'), intent: 'images' });
    expect(redirectOf(answer)).toEqual([303, SELECTION]);
    expect(shop.returns.calls()).toContainEqual(['uploadImage', expect.objectContaining({ hash: RETURN_HASH })]);
  });

  it('hands in no picture where none was chosen', async () => {
    const { shop, answer } = await post({ ...PICK_A, 'a.images': png('') });
    expect(redirectOf(answer)).toEqual([303, REGULATIONS]);
    expect(shop.returns.calls().map(([call]) => call)).not.toContain('uploadImage');
  });

  it('says beside the line that a file is no picture, and keeps the rest', async () => {
    const { shop, answer } = await post({ ...PICK_A, 'a.images': png('list.txt', [65, 66, 67]) });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        refusal: { typed: { 'a.comment': 'zu klein' }, errors: [{ field: 'a.images', message: 'imageTypeIncorrect' }] },
      },
    });
    expect(shop.saved()?.items[0]).toMatchObject({ comment: 'zu klein' });
  });

  it('says once what is wrong with several files', async () => {
    const files = ['one.txt', 'two.txt'].map((name) => png(name, [65, 66, 67]));
    expect((await post({ ...PICK_A, 'a.images': files })).answer).toMatchObject({
      data: { refusal: { errors: [{ field: 'a.images', message: 'imageTypeIncorrect' }] } },
    });
  });

  it('takes a picture away and stays on its page', async () => {
    const { shop, answer } = await post({ removeImage: 'image-1' });
    expect(redirectOf(answer)).toEqual([303, SELECTION]);
    expect(shop.returns.calls()).toContainEqual(['removeImage', RETURN_HASH, 'image-1']);
  });

  it.each([
    ['findByHash', PICK_A],
    ['removeImage', { removeImage: 'image-1' }],
    ['uploadImage', { ...PICK_A, 'a.images': png('riss.png') }],
    ['saveDraft', PICK_A],
    ['saveDraft', { removeImage: 'image-1' }],
  ] as const)('is a 503 that keeps what was typed where the shop does not answer (%s)', async (call, form) => {
    const shop = await openReturnsShop();
    shop.returns.failNext(call, AWAY);
    const { 'a.images': _file, ...typed } = { 'a.images': undefined, ...form };
    expect(await askOnHost(shop, selectItems, SELECTION, form)).toMatchObject({
      init: { status: 503 },
      data: { refusal: { typed } },
    });
  });

  it.each(['findByHash', 'saveDraft'] as const)(
    'waits for the next login where that has ended, and stands in the form again after it (%s)',
    async (call) => {
      const shop = await openReturnsShop();
      shop.returns.failNext(call, ENDED);
      expect(redirectOf(await askOnHost(shop, selectItems, SELECTION, PICK_A))).toEqual([302, '/login/']);
      expect(interruptedOf(shop)).toEqual({ path: SELECTION, typed: PICK_A });
      const page = () => askOnHost(shop, selectionPage, SELECTION);
      expect(await page()).toMatchObject({ resumed: { typed: PICK_A } });
      await askOnHost(shop, selectItems, SELECTION, PICK_A);
      expect(await page()).not.toHaveProperty('resumed');
    },
  );

  it('says after the next login where comments were too long to wait for it, unless they are in the tab', async () => {
    const shop = await openReturnsShop();
    shop.returns.failNext('saveDraft', ENDED);
    const long = { ...PICK_A, 'a.comment': 'zu groß '.repeat(400) };
    await askOnHost(shop, selectItems, SELECTION, long);
    const { 'a.comment': _lost, ...typed } = long;
    const page = () => askOnHost(shop, selectionPage, SELECTION);
    expect(await page()).toMatchObject({
      resumed: { typed, errors: [], isCut: true, message: 'vue.form.error.notKept' },
    });
    shop.shop.get(sessionUseCases.formDrafts).keep(SELECTION, long);
    expect(await page()).toMatchObject({ resumed: { typed: long, errors: [] } });
  });
});

describe('the choices of a return', () => {
  it('keep the regulation, and lead to the carriers', async () => {
    const shop = await openReturnsShop();
    expect(redirectOf(await askOnHost(shop, chooseRegulation, REGULATIONS, { regulation: 'voucher' }))).toEqual([
      303,
      CARRIER,
    ]);
    expect(shop.saved()).toMatchObject({ regulation: 'voucher', items: [PICKED] });
  });

  it.each([
    ['3', 3],
    ['', 1],
    ['x', 1],
  ])('keep the carrier with %j labels as %d, and lead to the confirmation', async (labels, kept) => {
    const shop = await openReturnsShop();
    expect(redirectOf(await askOnHost(shop, chooseCarrier, CARRIER, { carrier: 'dpd', labels }))).toEqual([
      303,
      CONFIRM,
    ]);
    expect(shop.saved()).toMatchObject({ carrier: 'dpd', labels: kept });
  });

  it.each([
    [REGULATIONS, chooseRegulation, 'regulation'],
    [CARRIER, chooseCarrier, 'carrier'],
  ] as const)('%s take nothing that is not offered', async (address, action, field) => {
    const shop = await openReturnsShop();
    expect(await askOnHost(shop, action, address, { [field]: 'other' })).toMatchObject({
      init: { status: 422 },
      data: { refusal: { typed: { [field]: 'other' }, errors: [{ field }] } },
    });
    expect(shop.saved()).toBeUndefined();
  });
});

describe('a form of a return', () => {
  it.each([
    [SELECTION, selectItems],
    [REGULATIONS, chooseRegulation],
    [CARRIER, chooseCarrier],
    [CONFIRM, send],
  ] as const)('%s leads to the beginning where its order is none any more', async (address, action) => {
    const typed = {
      regulation: 'refund',
      carrier: 'dhl',
      salutation: 'ms',
      firstName: 'M',
      lastName: 'M',
      email: 'm@e.de',
      shown: writeShown({ items: [PICKED], regulation: 'refund', labels: 0 }),
    };
    expect(redirectOf(await askOnHost(await openReturnsShop(), action, address.split('?')[0] ?? '', typed))).toEqual([
      303,
      START,
    ]);
    const gone = await openReturnsShop({ answers: { findByHash: undefined, submit: undefined } });
    expect(redirectOf(await askOnHost(gone, action, address, typed))).toEqual([
      address === SELECTION ? 302 : 303,
      START,
    ]);
  });
});
