import type { ReturnLineId, TypedSelection } from '@tornister/domain/returns';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aReturnOrder, createInMemoryReturns, PICKED_LINE as PICKED, RETURN_HASH } from '../../testing/index.ts';
import type { ReturnsGateway } from '../ports/index.ts';
import { createAnswerReturn, createFindReturn, createOpenReturnStep } from './index.ts';

const HASH = RETURN_HASH;
const lineId = (id: string) => brandId<ReturnLineId>(id);
const order = aReturnOrder();
const aBackend = createInMemoryReturns;
const TYPED: TypedSelection = { ...PICKED, quantity: '1' };

const opening = (
  returns: ReturnsGateway,
  { returnsSwitch = 'true', isMember = false }: { readonly returnsSwitch?: string; readonly isMember?: boolean } = {},
) =>
  createOpenReturnStep({
    returns,
    content: { parameters: () => okAsync([{ name: 'returns', entry: 'active', value: returnsSwitch }]) },
    cookies: { get: (name) => (isMember && name === 'X-JWT-exist' ? '1' : undefined) },
    keys: { make: () => 'key-1' },
  });

describe('the pages of a return (spec 1 §2, spec 2 §2 "Guards and redirects")', () => {
  const decisionOf = async (open: ReturnType<typeof opening>, ...[step, hash]: Parameters<typeof open>) =>
    (await open(step, hash))._unsafeUnwrap().decision;

  it('are not found unless the switch equals true, whoever asks', async () => {
    const open = opening(aBackend().returns, { returnsSwitch: 'TRUE', isMember: true });
    for (const step of ['start', 'productselection', 'confirm'] as const)
      expect(await decisionOf(open, step, HASH)).toMatchObject({ kind: 'not-found' });
  });

  it('begin with number and postcode; members begin with their orders, a hash leads on to its order', async () => {
    const { returns } = aBackend();
    expect(await decisionOf(opening(returns), 'start', undefined)).toMatchObject({ kind: 'stay' });
    expect(await decisionOf(opening(returns), 'start', 'made-up')).toMatchObject({ kind: 'stay' });
    expect(await decisionOf(opening(returns), 'start', HASH)).toMatchObject({
      kind: 'go',
      to: `/myaccount/returns/productselection/?order=${HASH}`,
    });
    for (const hash of [undefined, HASH])
      expect(await decisionOf(opening(returns, { isMember: true }), 'start', hash)).toMatchObject({
        kind: 'go',
        to: '/myaccount/orders/',
      });
  });

  it('begin with number and postcode for a member who asks for that', async () => {
    const opened = await opening(aBackend().returns, { isMember: true })('start', undefined, true);
    expect(opened._unsafeUnwrap()).toMatchObject({ decision: { kind: 'stay' }, isMember: true });
  });

  it('each need the answer of the one before', async () => {
    const { backend, returns } = aBackend();
    const open = opening(returns);
    const stays = async () =>
      Promise.all(
        (['productselection', 'regulations', 'carrier', 'confirm'] as const).map(
          async (step) => (await decisionOf(open, step, HASH)).kind === 'stay',
        ),
      );
    expect(await stays()).toEqual([true, false, false, false]);
    backend.draft = { items: [PICKED], labels: 1 };
    expect(await stays()).toEqual([true, true, false, false]);
    backend.draft = { ...backend.draft, regulation: 'refund' };
    expect(await stays()).toEqual([true, true, true, false]);
    backend.draft = { ...backend.draft, carrier: 'dpd' };
    expect(await stays()).toEqual([true, true, true, true]);
    expect(await decisionOf(open, 'productselection', 'made-up')).toMatchObject({
      kind: 'go',
      to: '/myaccount/returns/',
    });
    expect(await decisionOf(open, 'productselection', undefined)).toMatchObject({
      kind: 'go',
      to: '/myaccount/returns/',
    });
  });

  it('show the first regulation and the first carrier chosen, and nolabel where there is none', async () => {
    const { backend, returns } = aBackend();
    const open = opening(returns);
    const flowOf = async (step: 'regulations' | 'carrier') => (await open(step, HASH))._unsafeUnwrap().opened?.flow;
    backend.draft = { items: [PICKED], labels: 1 };
    expect(await flowOf('regulations')).toMatchObject({ regulation: 'refund' });
    backend.draft = { ...backend.draft, regulation: 'refund' };
    expect(await flowOf('carrier')).toMatchObject({ carrier: 'dhl', labels: 1 });
    backend.carriers = [];
    expect(await flowOf('carrier')).toMatchObject({ carrier: 'nolabel', labels: 0 });
  });
});

describe('finding the order', () => {
  it('answers its hash, or says that nothing fits, and asks for what is missing', async () => {
    const find = createFindReturn({ returns: aBackend().returns });
    expect((await find({ orderId: ' 480002 ', zipCode: '50674' }))._unsafeUnwrap()).toBe(HASH);
    expect((await find({ orderId: '480002', zipCode: '1' }))._unsafeUnwrapErr().kind).toBe('returns.not-found');
    expect((await find({ orderId: '', zipCode: '' }))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'orderId' }, { field: 'zipCode' }],
    });
  });
});

describe('the answers', () => {
  const complete = async (setup = aBackend()) => {
    const answers = createAnswerReturn({ returns: setup.returns });
    await answers.selectItems(HASH, [TYPED]);
    await answers.chooseRegulation(HASH, 'refund');
    await answers.chooseCarrier(HASH, 'dpd', 2);
    const opened = await opening(setup.returns)('confirm', HASH);
    return { ...setup, answers, shown: opened._unsafeUnwrap().opened?.answers };
  };

  it('are kept before they are looked at: a refused form has lost nothing', async () => {
    const { backend, returns } = aBackend();
    const answers = createAnswerReturn({ returns });
    const typed = [{ lineId: lineId('a'), quantity: '2', comment: 'zu klein', images: [] }];
    expect((await answers.selectItems(HASH, typed))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'a.reason', message: 'requiredField' }],
    });
    expect(backend.draft.items).toEqual([{ ...typed[0], quantity: 2 }]);
    expect((await answers.selectItems(HASH, []))._unsafeUnwrapErr()).toMatchObject({
      message: 'vue.returns.error.nothingSelected',
    });
    expect((await answers.selectItems('made-up', typed))._unsafeUnwrapErr().kind).toBe('returns.gone');
  });

  it('say what is wrong with the pieces of each line beside what is missing there, and go on with none', async () => {
    const { backend, returns } = aBackend();
    const answers = createAnswerReturn({ returns });
    const { reason: _none, ...without } = TYPED;
    expect((await answers.selectItems(HASH, [{ ...without, quantity: '9' }]))._unsafeUnwrapErr()).toMatchObject({
      errors: [
        { field: 'a.quantity', message: 'vue.returns.error.pieces' },
        { field: 'a.reason', message: 'requiredField' },
      ],
    });
    expect(backend.draft.items[0]?.quantity).toBe(9);
  });

  it('know the pictures that lie at the backend, and no others', async () => {
    const { backend, returns } = aBackend();
    const answers = createAnswerReturn({ returns });
    const damaged = { ...TYPED, reason: 'damaged', images: ['made-up'] };
    expect((await answers.selectItems(HASH, [damaged]))._unsafeUnwrapErr()).toMatchObject({
      errors: [{ field: 'a.images' }],
    });
    backend.images = [
      { id: 'i1', lineId: lineId('a'), preview: '' },
      { id: 'i2', lineId: lineId('b'), preview: '' },
    ];
    expect((await answers.selectItems(HASH, [damaged])).isOk()).toBe(true);
    expect(backend.draft.items[0]?.images).toEqual(['i1']);
  });

  it('are one of what is offered', async () => {
    const { backend, answers } = await complete();
    expect(backend.draft).toMatchObject({ regulation: 'refund', carrier: 'dpd', labels: 2 });
    expect((await answers.chooseRegulation(HASH, 'replacement')).isErr()).toBe(true);
    expect((await answers.chooseCarrier(HASH, 'owl', 1)).isErr()).toBe(true);
    await answers.chooseCarrier(HASH, 'nolabel', 3);
    expect(backend.draft).toMatchObject({ carrier: 'nolabel', labels: 0 });
  });

  it('are sent whole, with the contact; a wrong contact is told at its fields', async () => {
    const { backend, answers, shown } = await complete();
    const wrong = await answers.submit(HASH, shown, { ...order.contact, email: 'mia' }, 'key');
    expect(wrong._unsafeUnwrapErr()).toMatchObject({ errors: [{ field: 'email' }] });
    expect((await answers.submit(HASH, shown, order.contact, 'key'))._unsafeUnwrap()).toBe('RT1');
    expect(backend.sent).toMatchObject([{ regulation: 'refund', carrier: 'dpd', labels: 2, items: [{ lineId: 'a' }] }]);
  });

  it('that are not what can be returned any more are told so', async () => {
    const { answers, shown } = await complete(aBackend({ kind: 'refused', reason: 'returns.changed' }));
    expect((await answers.submit(HASH, shown, order.contact, 'key'))._unsafeUnwrapErr()).toMatchObject({
      message: 'vue.returns.error.changed',
    });
  });

  it('a file that is no picture does not travel', async () => {
    const answers = createAnswerReturn({ returns: aBackend().returns });
    const bytes = (...start: readonly number[]) => ({
      sizeBytes: 12,
      read: async (from: number, to: number) => Uint8Array.from([...start, ...Array(12).fill(0)]).slice(from, to),
    });
    const line = { id: lineId('a'), itemId: brandId<ItemId>('a') };
    expect((await answers.addImage(HASH, line, bytes(0x25, 0x50, 0x44, 0x46, 0x2d)))._unsafeUnwrapErr()).toMatchObject({
      kind: 'file.invalid',
      errors: [{ field: 'a.images', message: 'imageTypeIncorrect' }],
    });
    expect((await answers.addImage(HASH, line, bytes(0xff, 0xd8, 0xff)))._unsafeUnwrap()).toBe('image-1');
  });
});
