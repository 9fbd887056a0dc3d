import { describe, expect, it } from 'vitest';
import {
  checkCurrentPassword,
  checkPasskeyName,
  PASSKEY_CHALLENGE_MS,
  PASSKEY_MESSAGES,
  PASSKEY_NAME_MAX_LENGTH,
} from './passkeys.ts';

describe('the name of a passkey', () => {
  const verdictOn = (name: string) =>
    checkPasskeyName(name).match(
      (held) => held.name,
      ({ errors }) => errors[0]?.message,
    );

  it('is needed, and loses the spaces around it', () => {
    expect([verdictOn(''), verdictOn('  '), verdictOn(' Laptop ')]).toEqual([
      'requiredField',
      'requiredField',
      'Laptop',
    ]);
  });

  it('has at most 60 characters, as people count them', () => {
    const longest = '🎒'.repeat(PASSKEY_NAME_MAX_LENGTH);
    expect([verdictOn(longest.slice(2)), verdictOn(longest), verdictOn(`${longest}!`)]).toEqual([
      longest.slice(2),
      longest,
      'tooLong',
    ]);
  });
});

it('a challenge is good for five minutes', () => {
  expect(PASSKEY_CHALLENGE_MS).toBe(300_000);
});

it('every way to fail has a sentence of its own', () => {
  expect(new Set(Object.values(PASSKEY_MESSAGES)).size).toBe(Object.keys(PASSKEY_MESSAGES).length);
});

it('an owner who proves to be one types the current password', () => {
  expect(checkCurrentPassword('')._unsafeUnwrapErr().errors).toEqual([
    { field: 'currentPassword', message: 'requiredField' },
  ]);
  expect(checkCurrentPassword('lernen123').isOk()).toBe(true);
});
