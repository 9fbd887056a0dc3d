import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { DEFAULT_PASSWORD_POLICY } from '../forms/password.ts';
import { checkCredentials, checkNewPassword, checkPasswordChange, checkPasswordReminder } from './account-forms.ts';
import { canOpenAccountFlyout, loginFlyout } from './login-flyout.ts';

const policy = { ...DEFAULT_PASSWORD_POLICY, commonPasswords: new Set(['passwort']) };
type Answer =
  | ReturnType<typeof checkCredentials>
  | ReturnType<typeof checkNewPassword>
  | ReturnType<typeof checkPasswordReminder>;
const errorsOf = (answer: Answer): readonly string[] =>
  answer.isErr() ? answer.error.errors.map(({ field, message }) => `${field} ${message}`) : [];

describe('registration (spec 2 §7)', () => {
  const form = { email: 'mia@example.com', password: 'lernen123', passwordRepeated: 'lernen123' };

  it('needs an e-mail address that is not taken and a new password, twice the same', () => {
    expect(errorsOf(checkCredentials(form, policy))).toEqual([]);
    expect(errorsOf(checkCredentials(form, policy, 'taken'))).toEqual(['email emailNotUnique']);
    expect(errorsOf(checkCredentials({ ...form, passwordRepeated: 'lernen124' }, policy))).toEqual([
      'passwordRepeated notEqual',
    ]);
  });

  it('tells everything at once', () => {
    expect(errorsOf(checkCredentials({ email: '', password: 'lernen1', passwordRepeated: '' }, policy))).toEqual([
      'email requiredField',
      'password passwordTooShort',
      'passwordRepeated requiredField',
    ]);
    expect(errorsOf(checkCredentials({ ...form, password: 'Passwort', passwordRepeated: 'Passwort' }, policy))).toEqual(
      ['password passwordTooCommon'],
    );
  });
});

describe('passwords (spec 2 §7)', () => {
  it('a change takes an old password that is shorter than the policy of today', () => {
    const form = { currentPassword: 'abc', newPassword: 'lernen123', newPasswordRepeated: 'lernen123' };
    expect(checkPasswordChange(form, policy).isOk()).toBe(true);
    expect(checkPasswordChange({ ...form, currentPassword: 'ab' }, policy)._unsafeUnwrapErr().firstInvalidField).toBe(
      'currentPassword',
    );
    const worse = { ...form, newPassword: 'abc', newPasswordRepeated: 'abd' };
    expect(
      checkPasswordChange(worse, policy)
        ._unsafeUnwrapErr()
        .errors.map(({ message }) => message),
    ).toEqual(['passwordTooShort', 'notEqual']);
  });

  it('a new one is typed twice the same', () => {
    expect(errorsOf(checkNewPassword({ newPassword: 'lernen123', newPasswordRepeated: 'lernen123' }, policy))).toEqual(
      [],
    );
    expect(errorsOf(checkNewPassword({ newPassword: '', newPasswordRepeated: '' }, policy))).toEqual([
      'newPassword requiredField',
      'newPasswordRepeated requiredField',
    ]);
  });

  it('whatever new password is accepted was typed the same twice and keeps the policy', () => {
    const word = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('lernen123', 'passwort'));
    fc.assert(
      fc.property(word, word, fc.boolean(), (newPassword, other, same) => {
        const answer = checkNewPassword({ newPassword, newPasswordRepeated: same ? newPassword : other }, policy);
        if (answer.isErr()) return;
        expect(same || newPassword === other).toBe(true);
        expect(Array.from(newPassword).length).toBeGreaterThanOrEqual(8);
        expect(Array.from(newPassword).length).toBeLessThanOrEqual(35);
        expect(newPassword.toLowerCase()).not.toBe('passwort');
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('a reminder needs the e-mail address; the business shop takes the customer number in its place', () => {
    expect(errorsOf(checkPasswordReminder({ email: 'mia@example.com', customerNumber: '' }, false))).toEqual([]);
    expect(errorsOf(checkPasswordReminder({ email: '', customerNumber: '700100' }, false))).toEqual([
      'email requiredField',
    ]);
    expect(errorsOf(checkPasswordReminder({ email: '', customerNumber: '700100' }, true))).toEqual([]);
    expect(errorsOf(checkPasswordReminder({ email: '', customerNumber: ' ' }, true))).toEqual(['email requiredField']);
    expect(errorsOf(checkPasswordReminder({ email: 'x', customerNumber: '7'.repeat(81) }, true))).toEqual([
      'email emailIncorrect',
      'customerNumber tooLong',
    ]);
  });
});

describe('login flyout (spec 3 §2)', () => {
  it('asks consumers for an e-mail address', () => {
    expect(loginFlyout({ isB2b: false }, { isMobile: true, hasShareData: false })).toEqual({
      identifier: 'email',
      isCollapsible: false,
      hasLanguageSwitch: false,
      hasInvitation: false,
    });
  });

  it('asks business customers for their number, folds on mobile and switches the language', () => {
    expect(loginFlyout({ isB2b: true }, { isMobile: true, hasShareData: true })).toEqual({
      identifier: 'customerNumber',
      isCollapsible: true,
      hasLanguageSwitch: true,
      hasInvitation: true,
    });
    expect(loginFlyout({ isB2b: true }, { isMobile: false, hasShareData: false }).isCollapsible).toBe(false);
  });

  it.each([
    [true, false, 'hover', true],
    [true, true, 'hover', false],
    [false, false, 'hover', false],
    [false, true, 'button', true],
    [true, false, 'button', true],
  ] as const)('laptop %s, touch %s, by %s: opens %s', (isLaptopOrWider, isTouch, by, opens) => {
    expect(canOpenAccountFlyout({ isLaptopOrWider, isTouch }, by)).toBe(opens);
  });
});
