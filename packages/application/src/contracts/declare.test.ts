import { checkCancellation, checkWithdrawal } from '@tornister/domain/contracts';
import { instantOf } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createDeclare } from './declare.ts';

const FORM = { name: ' Gesa Gast ', email: 'gesa@example.com', orderNumber: '7', goods: '' };

const declaring = { honeypotField: '', key: 'the-key' };

const createKeys = () => {
  let made = 0;
  return {
    make: () => {
      made += 1;
      return `key-${made}`;
    },
  };
};

describe('a declaration in two steps', () => {
  it('is checked first, and nothing is declared by that', () => {
    const sent: unknown[] = [];
    const { prepare } = createDeclare({
      check: checkWithdrawal,
      submit: (form) => {
        sent.push(form);
        return okAsync(instantOf(1));
      },
      keys: createKeys(),
    });
    expect(prepare(FORM)._unsafeUnwrap()).toEqual({ form: { ...FORM, name: 'Gesa Gast' }, key: 'key-1' });
    expect(prepare({ ...FORM, orderNumber: '' })._unsafeUnwrapErr()).toEqual({
      kind: 'declaration.invalid',
      errors: [{ field: 'orderNumber', message: 'requiredField' }],
    });
    expect(sent).toEqual([]);
  });

  it('is declared with its key, and checked once more before', async () => {
    const sent: unknown[] = [];
    const { confirm } = createDeclare({
      check: checkWithdrawal,
      submit: (form, how) => {
        sent.push([form, how]);
        return okAsync(instantOf(5));
      },
      keys: createKeys(),
    });
    expect((await confirm(FORM, declaring))._unsafeUnwrap()).toEqual({
      form: { ...FORM, name: 'Gesa Gast' },
      receivedAt: 5,
    });
    expect((await confirm({ ...FORM, email: 'nobody' }, declaring)).isErr()).toBe(true);
    expect(sent).toEqual([[{ ...FORM, name: 'Gesa Gast' }, declaring]]);
  });

  it('may be asked for more while nothing is declared; what is declared is taken', async () => {
    const today = { year: 2026, month: 11, day: 27 };
    const { prepare, confirm } = createDeclare({
      check: checkCancellation,
      checkFirst: (form) => checkCancellation(form, today),
      submit: () => okAsync(instantOf(5)),
      keys: createKeys(),
    });
    const form = { name: 'Paul', email: 'paul@example.com', contract: 'prime', reference: '', kind: 'ordinary' };
    const over = { ...form, reason: '', endsOn: '2026-11-26' };
    expect(prepare(over)._unsafeUnwrapErr()).toMatchObject({ errors: [{ field: 'endsOn', message: 'dateOver' }] });
    expect(prepare({ ...over, endsOn: '2026-11-27' }).isOk()).toBe(true);
    expect((await confirm(over, declaring)).isOk()).toBe(true);
  });

  it('that fails on its way says how', async () => {
    const { confirm } = createDeclare({
      check: checkCancellation,
      submit: () => errAsync({ kind: 'gateway.unreachable' } as const),
      keys: createKeys(),
    });
    const form = { name: 'Paul', email: 'paul@example.com', contract: 'prime', reference: '', kind: 'ordinary' };
    const declared = await confirm({ ...form, reason: '', endsOn: '' }, declaring);
    expect(declared._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});
