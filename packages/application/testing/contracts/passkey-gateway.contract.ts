// The contract tests of the port `PasskeyGateway`.

import { PASSKEY_MESSAGES } from '@tornister/domain/passkeys';
import { describe, expect, it } from 'vitest';
import type { PasskeyGateway } from '../../src/ports/index.ts';

/** What a shop must know for the contract; every case gets a member who has no passkey, and a visitor. */
export type PasskeysUnderContract = {
  readonly ofMember: () => Promise<PasskeyGateway>;
  readonly ofVisitor: () => PasskeyGateway;
  readonly password: string;
};

/** The promises of every gateway to passkeys, kept by the double and by the adapter. */
export const describePasskeyGateway = (name: string, make: () => PasskeysUnderContract): void => {
  const challengeOf = (options: string): unknown => (JSON.parse(options) as { readonly challenge: unknown }).challenge;
  const refusal = (message: string, fieldErrors: readonly unknown[] = []) => ({
    kind: 'gateway.refused',
    message,
    fieldErrors,
  });

  describe(`passkey gateway: ${name}`, () => {
    it('has no passkey of somebody who has added none', async () => {
      const gateway = await make().ofMember();
      expect((await gateway.passkeys())._unsafeUnwrap()).toEqual([]);
    });

    it('begins a login for anybody, each time with another challenge', async () => {
      const visitor = make().ofVisitor();
      const challenges = [await visitor.loginOptions(), await visitor.loginOptions()].map((options) =>
        challengeOf(options._unsafeUnwrap()),
      );
      expect(challenges).toEqual([expect.any(String), expect.any(String)]);
      expect(challenges[0]).not.toBe(challenges[1]);
    });

    it('begins a new passkey for who knows the password, and for nobody else', async () => {
      const { ofMember, password } = make();
      const gateway = await ofMember();
      const begin = (currentPassword: string) => gateway.registrationOptions({ currentPassword });
      expect(challengeOf((await begin(password))._unsafeUnwrap())).toEqual(expect.any(String));
      for (const [typed, message] of [
        ['', 'requiredField'],
        ['not-the-password', 'passwordWrong'],
      ] as const)
        expect((await begin(typed))._unsafeUnwrapErr()).toEqual(refusal('', [{ field: 'currentPassword', message }]));
    });

    it('takes no answer that no device has given', async () => {
      const gateway = await make().ofMember();
      const refused = refusal(PASSKEY_MESSAGES.notAccepted);
      expect((await gateway.register('{}'))._unsafeUnwrapErr()).toEqual(refused);
      expect((await gateway.registrationOptions({ credential: '{}' }))._unsafeUnwrapErr()).toEqual(refused);
    });

    it('leaves passkeys alone that are not there, and names none with nothing', async () => {
      const gateway = await make().ofMember();
      expect((await gateway.rename('no-passkey', 'Laptop')).isOk()).toBe(true);
      expect((await gateway.remove('no-passkey')).isOk()).toBe(true);
      expect((await gateway.rename('no-passkey', ' '))._unsafeUnwrapErr()).toEqual(
        refusal('', [{ field: 'name', message: 'requiredField' }]),
      );
    });

    it('shows and changes nothing for somebody who is not logged in', async () => {
      const visitor = make().ofVisitor();
      const answers = [
        await visitor.passkeys(),
        await visitor.registrationOptions({ currentPassword: 'anything' }),
        await visitor.register('{}'),
        await visitor.rename('no-passkey', 'Laptop'),
        await visitor.remove('no-passkey'),
      ];
      for (const answer of answers)
        expect(answer._unsafeUnwrapErr()).toMatchObject({ kind: 'gateway.unauthenticated' });
    });
  });
};
