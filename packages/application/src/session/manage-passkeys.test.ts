import {
  PASSKEY_ADDED_NOTICE,
  PASSKEY_MESSAGES,
  PASSKEY_REMOVED_NOTICE,
  PASSKEY_RENAMED_NOTICE,
} from '@tornister/domain/passkeys';
import { describe, expect, it } from 'vitest';
import { aPasskey, createInMemoryPasskeyGateway, createScriptedCeremony } from '../../testing/index.ts';
import type { Passkey } from '../ports/index.ts';
import { createManagePasskeys } from './manage-passkeys.ts';

const PASSWORD = 'lernen123';

const open = (passkeys: readonly Passkey[] = []) => {
  const gateway = createInMemoryPasskeyGateway({ password: PASSWORD, passkeys });
  const ceremony = createScriptedCeremony();
  const manage = createManagePasskeys({ gateway, ceremony, host: 'shop.example' });
  const names = async () => (await manage.passkeys())._unsafeUnwrap().map(({ name }) => name);
  return { gateway, ceremony, manage, names };
};

describe('adding a passkey', () => {
  it('proves the owner by the password, has the device make the key and tells it', async () => {
    const { manage, gateway, names } = open();
    expect((await manage.add({ currentPassword: PASSWORD }))._unsafeUnwrap()).toEqual({
      id: PASSKEY_ADDED_NOTICE,
      tone: 'success',
      message: PASSKEY_ADDED_NOTICE,
    });
    expect(gateway.proofs()).toEqual([{ currentPassword: PASSWORD }]);
    expect(await names()).toEqual(['Laptop']);
  });

  it('asks a passkey of this host instead, when no password was typed', async () => {
    const { manage, gateway, names } = open([aPasskey()]);
    expect((await manage.add({ currentPassword: '' })).isOk()).toBe(true);
    expect(gateway.proofs()).toEqual([{ credential: 'signed 1' }]);
    expect(await names()).toHaveLength(2);
  });

  it.each([
    ['no passkey', []],
    ['only one of another host', [aPasskey({ host: 'other.example' })]],
  ])('wants the password of who has %s', async (_what, passkeys) => {
    const { manage, gateway } = open(passkeys);
    expect((await manage.add({ currentPassword: '' }))._unsafeUnwrapErr()).toEqual({
      kind: 'passkey.refused',
      errors: [{ field: 'currentPassword', message: 'requiredField' }],
    });
    expect(gateway.proofs()).toEqual([]);
  });

  it('asks no device after a wrong password', async () => {
    const { manage, names } = open();
    expect((await manage.add({ currentPassword: 'geraten' }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway.refused',
      fieldErrors: [{ field: 'currentPassword', message: 'passwordWrong' }],
    });
    expect(await names()).toEqual([]);
  });

  it.each(['cancelled', 'alreadyRegistered'] as const)('adds nothing when the ceremony is %s', async (failure) => {
    const { manage, ceremony, names } = open();
    ceremony.failNext({ kind: 'ceremony.failed', failure });
    expect((await manage.add({ currentPassword: PASSWORD }))._unsafeUnwrapErr()).toEqual({
      kind: 'passkey.refused',
      errors: [],
      message: PASSKEY_MESSAGES[failure],
    });
    expect(await names()).toEqual([]);
  });
});

describe('keeping passkeys', () => {
  it('gives one another name, without the spaces around it', async () => {
    const { manage, names } = open([aPasskey()]);
    expect((await manage.rename('passkey-1', ' Schule '))._unsafeUnwrap().message).toBe(PASSKEY_RENAMED_NOTICE);
    expect(await names()).toEqual(['Schule']);
  });

  it('gives none a name that does not hold', async () => {
    const { manage, names } = open([aPasskey()]);
    expect((await manage.rename('passkey-1', ' '))._unsafeUnwrapErr()).toEqual({
      kind: 'passkey.refused',
      errors: [{ field: 'name', message: 'requiredField' }],
    });
    expect((await manage.rename('passkey-1', 'x'.repeat(61))).isErr()).toBe(true);
    expect(await names()).toEqual(['Laptop']);
  });

  it('removes one and tells it', async () => {
    const { manage, names } = open([aPasskey()]);
    expect((await manage.remove('passkey-1'))._unsafeUnwrap().message).toBe(PASSKEY_REMOVED_NOTICE);
    expect(await names()).toEqual([]);
  });
});
