import { hash } from '@node-rs/argon2';
import { ok } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { tryPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

it('the hash for accounts that do not exist is made again when it could not be made', async () => {
  const guess = () => tryPassword(undefined, 'geraten', async () => ok('allowed'));
  vi.mocked(hash).mockRejectedValueOnce(new Error('out of memory'));
  await expect(guess()).rejects.toThrow('out of memory');
  expect((await guess())._unsafeUnwrap()).toEqual({ isRight: false, allowed: 'allowed' });
});
