import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import type { AccountGateway } from '../ports/index.ts';
import { createChangePassword, createRemindPassword, createReplacePassword, REMINDER_COOKIE } from './passwords.ts';

const recording = (answer: AccountGateway['changePassword'] = () => okAsync(undefined)) => {
  const calls: unknown[] = [];
  const account = {
    forgotPassword: (reminder: Parameters<AccountGateway['forgotPassword']>[0]) => {
      calls.push(reminder);
      return okAsync(undefined);
    },
    replacePassword: (token: string, form: Parameters<AccountGateway['replacePassword']>[1]) => {
      calls.push([token, form]);
      return okAsync(undefined);
    },
    changePassword: (form: Parameters<AccountGateway['changePassword']>[0]) => {
      calls.push(form);
      return answer(form);
    },
  };
  return { account, calls };
};

const ASKED = { email: ' mia@example.com ', customerNumber: '', honeypotField: '' };

describe('a forgotten password (spec 2 §5, §7)', () => {
  it('is asked for with what only machines fill in, and with how often this session has asked', async () => {
    const { account, calls } = recording();
    const cookies = createInMemoryCookieJar();
    const remind = createRemindPassword({ account, cookies, isB2b: false });
    await remind(ASKED);
    await remind({ ...ASKED, honeypotField: 'http://spam.example' });
    expect(calls).toMatchObject([
      { email: 'mia@example.com', honeypotField: '', counter: 1 },
      { honeypotField: 'http://spam.example', counter: 2 },
    ]);
  });

  it('begins to count anew when the cookie is none of ours', async () => {
    const { account, calls } = recording();
    const cookies = createInMemoryCookieJar({ [REMINDER_COOKIE]: '-1e9' });
    await createRemindPassword({ account, cookies, isB2b: false })(ASKED);
    expect(calls).toMatchObject([{ counter: 1 }]);
  });

  it('is not counted while the form does not hold; an institution may give its number instead', async () => {
    const { account, calls } = recording();
    const cookies = createInMemoryCookieJar();
    const byNumber = { ...ASKED, email: '', customerNumber: '700100' };
    expect((await createRemindPassword({ account, cookies, isB2b: false })(byNumber)).isErr()).toBe(true);
    expect([calls, cookies.get(REMINDER_COOKIE)]).toEqual([[], undefined]);
    expect((await createRemindPassword({ account, cookies, isB2b: true })(byNumber)).isOk()).toBe(true);
  });
});

describe('a new password', () => {
  const form = (newPassword: string, newPasswordRepeated = newPassword) => ({ newPassword, newPasswordRepeated });

  it.each([
    [form('1234567'), ['passwordTooShort']],
    [form('12345678'), []],
    [form('x'.repeat(35)), []],
    [form('x'.repeat(36)), ['passwordInvalidLength']],
    [form('😀'.repeat(35)), []],
    [form('12345678', '12345679'), ['notEqual']],
    [form(''), ['requiredField', 'requiredField']],
  ])('%j: %j', async (typed, wrong) => {
    const { account, calls } = recording();
    const set = await createReplacePassword({ account })('token', typed);
    const errors = set.isErr() && set.error.kind === 'password.invalid' ? set.error.errors : [];
    expect(errors.map(({ message }) => message)).toEqual(wrong);
    expect(calls).toEqual(wrong.length === 0 ? [['token', typed]] : []);
  });

  it('is told of, once it is set', async () => {
    const { account } = recording();
    const changed = await createChangePassword({ account })({ currentPassword: 'abc', ...form('lernen1234') });
    expect(changed._unsafeUnwrap()).toMatchObject({ message: 'vue.user.password.notification.successfulChange' });
  });

  it('passes on what the backend says of the current one', async () => {
    const refused = {
      kind: 'gateway.refused',
      message: '',
      fieldErrors: [{ field: 'currentPassword', message: 'passwordWrong' }],
    } as const;
    const { account } = recording(() => errAsync(refused));
    const changed = await createChangePassword({ account })({ currentPassword: 'abc', ...form('lernen1234') });
    expect(changed._unsafeUnwrapErr()).toEqual(refused);
  });
});
