import { EMPTY_RETURN_DRAFT, type ReturnAnswers } from '@tornister/domain/returns';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aReturnOrder, createInMemoryReturns, PICKED_LINE, RETURN_HASH } from '../../testing/index.ts';
import type { ReturnsGateway } from '../ports/index.ts';
import { createAnswerReturn, createFindReturn, createOpenReturnStep } from './index.ts';

const AWAY = { kind: 'gateway.timed-out' } as const;
const away = () => errAsync(AWAY);
const [LINE] = aReturnOrder().lines;
const { contact: CONTACT } = aReturnOrder();
const SHOWN: ReturnAnswers = { items: [PICKED_LINE], regulation: 'refund', carrier: 'dhl', labels: 2 };
const PNG = { sizeBytes: 12, read: async () => Uint8Array.from([0xff, 0xd8, 0xff, ...Array(9).fill(0)]) };

/** A return that is answered but for the confirmation, with a backend that does some things otherwise. */
const answering = (other: Partial<ReturnsGateway> = {}) => {
  const { backend, returns } = createInMemoryReturns();
  backend.draft = { items: [PICKED_LINE], regulation: 'refund', carrier: 'dhl', labels: 2 };
  const answers = createAnswerReturn({ returns: { ...returns, ...other } });
  const addPicture = () => (LINE === undefined ? expect.fail() : answers.addImage(RETURN_HASH, LINE, PNG));
  return { backend, answers, addPicture };
};

describe('what is wrong with an answer', () => {
  it('is said at its field where it is not offered', async () => {
    const { answers, backend } = answering();
    const before = backend.draft;
    for (const [field, chosen] of [
      ['regulation', answers.chooseRegulation(RETURN_HASH, 'replacement')],
      ['carrier', answers.chooseCarrier(RETURN_HASH, 'owl', 1)],
    ] as const)
      expect((await chosen)._unsafeUnwrapErr()).toStrictEqual({
        kind: 'returns.invalid',
        errors: [{ field, message: 'requiredField' }],
      });
    expect(backend.draft).toBe(before);
  });

  it('is said of the whole where nothing is selected, or the last page has shown nothing that can be sent', async () => {
    const { answers, backend } = answering();
    expect((await answers.selectItems(RETURN_HASH, []))._unsafeUnwrapErr()).toStrictEqual({
      kind: 'returns.invalid',
      errors: [],
      message: 'vue.returns.error.nothingSelected',
    });
    expect((await answers.submit(RETURN_HASH, undefined, CONTACT, 'key'))._unsafeUnwrapErr()).toStrictEqual({
      kind: 'returns.invalid',
      errors: [],
      message: 'vue.returns.error.changed',
    });
    expect(backend.sent).toEqual([]);
  });
});

describe('a call that fails', () => {
  it.each(['findByHash', 'saveDraft', 'regulations', 'carriers', 'submit'] as const)(
    'is told as it is (%s)',
    async (call) => {
      const { answers } = answering({ [call]: away });
      const answered = await Promise.all([
        answers.selectItems(RETURN_HASH, [{ ...PICKED_LINE, quantity: '1' }]),
        answers.chooseRegulation(RETURN_HASH, 'refund'),
        answers.chooseCarrier(RETURN_HASH, 'dhl', 1),
        answers.submit(RETURN_HASH, SHOWN, CONTACT, 'key'),
      ]);
      const failed = answered.flatMap((answer) => (answer.isErr() ? [answer.error] : []));
      expect(failed.length).toBeGreaterThan(0);
      expect(new Set(failed)).toEqual(new Set([AWAY]));
    },
  );

  it('is told as it is where the order is looked for', async () => {
    const find = createFindReturn({ returns: { findByNumber: away } });
    expect((await find({ orderId: '480002', zipCode: '50674' }))._unsafeUnwrapErr()).toEqual(AWAY);
  });

  it.each([
    ['saveDraft', () => okAsync(false)],
    ['submit', () => okAsync(undefined)],
    ['findByHash', () => okAsync(undefined)],
  ] as const)('for an order that is gone is told so (%s)', async (call, gone) => {
    const { answers } = answering({ [call]: gone });
    const asked =
      call === 'submit'
        ? answers.submit(RETURN_HASH, SHOWN, CONTACT, 'key')
        : answers.chooseRegulation(RETURN_HASH, 'refund');
    expect((await asked)._unsafeUnwrapErr()).toEqual({ kind: 'returns.gone' });
  });
});

describe('a return whose answer was lost', () => {
  it('is sent again as it was shown, and answered with the number of the first time', async () => {
    const { backend, returns } = createInMemoryReturns();
    backend.draft = { ...SHOWN };
    let isLost = true;
    const losing: ReturnsGateway['submit'] = (submission, key) =>
      returns.submit(submission, key).andThen((answer) => {
        const wasLost = isLost;
        isLost = false;
        return wasLost ? errAsync(AWAY) : okAsync(answer);
      });
    const { submit } = createAnswerReturn({ returns: { ...returns, submit: losing } });
    const again = () => submit(RETURN_HASH, SHOWN, CONTACT, 'made-once');
    expect((await again())._unsafeUnwrapErr()).toEqual(AWAY);
    // What was announced is kept no more: nothing is selected now.
    expect(backend.draft).toEqual(EMPTY_RETURN_DRAFT);
    expect((await again())._unsafeUnwrap()).toBe('RT1');
    expect(backend.sent).toHaveLength(1);
  });
});

describe('a picture', () => {
  it('is handed in for its line, with a signature', async () => {
    const handedIn: unknown[] = [];
    const { addPicture } = answering({
      uploadImage: (image) => {
        handedIn.push(image);
        return okAsync('image-7');
      },
    });
    expect((await addPicture())._unsafeUnwrap()).toBe('image-7');
    expect(handedIn).toMatchObject([
      { hash: RETURN_HASH, line: { id: 'a' }, content: await PNG.read(), signature: 'signed' },
    ]);
  });

  it('that the backend refuses is told beside its line, in its words', async () => {
    const fieldErrors = [{ field: 'images', message: 'tooManyImages' }];
    const refused = () => errAsync({ kind: 'gateway.refused', message: '', fieldErrors } as const);
    expect((await answering({ uploadImage: refused }).addPicture())._unsafeUnwrapErr()).toEqual({
      kind: 'file.invalid',
      errors: [{ field: 'a.images', message: 'tooManyImages' }],
    });
  });

  it('fails as its call fails, and is gone with its line', async () => {
    expect((await answering({ uploadImage: away }).addPicture())._unsafeUnwrapErr()).toEqual(AWAY);
    const gone = answering({ uploadImage: () => okAsync(undefined) });
    expect((await gone.addPicture())._unsafeUnwrapErr()).toEqual({ kind: 'returns.gone' });
  });

  it('is taken away by its id', async () => {
    const removed: unknown[] = [];
    const { answers } = answering({
      removeImage: (...image) => {
        removed.push(image);
        return okAsync(undefined);
      },
    });
    expect((await answers.removeImage(RETURN_HASH, 'image-7')).isOk()).toBe(true);
    expect(removed).toEqual([[RETURN_HASH, 'image-7']]);
  });
});

describe('the last page of a return', () => {
  const answersOf = async (images: readonly string[], reason = 'dislike') => {
    const { backend, returns } = createInMemoryReturns();
    backend.draft = { items: [{ ...PICKED_LINE, reason, images }], regulation: 'refund', carrier: 'dhl', labels: 2 };
    const open = createOpenReturnStep({
      returns,
      content: { parameters: (names) => okAsync(names.map((name) => ({ name, entry: '', value: 'true' }))) },
      cookies: { get: () => undefined },
      keys: { make: () => 'key-1' },
    });
    return (await open('confirm', RETURN_HASH))._unsafeUnwrap().opened?.answers;
  };

  it('has what it sends, unless something is missing', async () => {
    expect(await answersOf([])).toEqual(SHOWN);
    expect(await answersOf([], 'damaged')).toBeUndefined();
  });
});

describe('a page of a return', () => {
  const opening = (isMember: boolean) => {
    const asked: unknown[] = [];
    const { backend, returns } = createInMemoryReturns();
    const open = createOpenReturnStep({
      returns: {
        findByHash: returns.findByHash,
        regulations: (hash, items) => {
          asked.push(['regulations', hash, items]);
          return returns.regulations(hash, items);
        },
        carriers: (hash, draft) => {
          asked.push(['carriers', hash, draft]);
          return returns.carriers(hash, draft);
        },
      },
      content: { parameters: (names) => okAsync(names.map((name) => ({ name, entry: '', value: 'true' }))) },
      cookies: { get: (name) => (isMember && name === 'X-JWT-exist' ? '1' : undefined) },
      keys: { make: () => 'key-1' },
    });
    return { backend, open, asked };
  };

  it.each([true, false])(
    'knows whether it stands in the account (%s), and has a key for what it may send',
    async (isMember) => {
      const { open } = opening(isMember);
      expect((await open('productselection', RETURN_HASH))._unsafeUnwrap()).toMatchObject({
        isMember,
        idempotencyKey: 'key-1',
      });
    },
  );

  it('asks for what it offers and for nothing of the pages after it', async () => {
    const { backend, open, asked } = opening(false);
    await open('carrier', RETURN_HASH);
    expect(asked).toEqual([]);
    backend.draft = { items: [PICKED_LINE], regulation: 'refund', labels: 1 };
    await open('productselection', RETURN_HASH);
    expect(asked).toEqual([]);
    await open('regulations', RETURN_HASH);
    expect(asked).toEqual([['regulations', RETURN_HASH, [PICKED_LINE]]]);
    await open('carrier', RETURN_HASH);
    expect(asked.at(-1)).toEqual(['carriers', RETURN_HASH, backend.draft]);
  });

  it('keeps what was chosen before, where it is offered still', async () => {
    const { backend, open } = opening(false);
    const reason = 'damaged';
    backend.draft = { items: [{ ...PICKED_LINE, reason }], regulation: 'replacement', carrier: 'dpd', labels: 3 };
    for (const step of ['regulations', 'carrier'] as const)
      expect((await open(step, RETURN_HASH))._unsafeUnwrap().opened?.flow).toMatchObject({
        regulation: 'replacement',
        ...(step === 'carrier' ? { carrier: 'dpd', labels: 3 } : {}),
      });
  });
});
