// The contract tests of the port `SessionGateway`.

import { describe, expect, it } from 'vitest';
import type { SessionGateway } from '../../src/ports/index.ts';

/** What a shop must know for the contract; every case gets a visitor who has never been here. */
export type SessionUnderContract = {
  readonly gateway: SessionGateway;
  readonly member: { readonly identifier: string; readonly password: string; readonly firstName: string };
};

/** The promises of every session, run by the double and by the adapter. */
export const describeSessionGateway = (name: string, make: () => SessionUnderContract): void => {
  const credentialsOf = ({ member }: SessionUnderContract, password = member.password) => ({
    identifier: member.identifier,
    password,
    stayLogged: false,
    mergeCart: true,
  });
  const stateOf = async ({ gateway }: SessionUnderContract) => {
    const { visitorLoginState, isGuest, email } = (await gateway.customerInfo())._unsafeUnwrap();
    return { visitorLoginState, isGuest, email };
  };
  const NOBODY = { visitorLoginState: 'anonymous', isGuest: false, email: undefined };

  describe(`session gateway: ${name}`, () => {
    it('knows nothing of a visitor who has never been here', async () => {
      expect(await stateOf(make())).toEqual(NOBODY);
    });

    it('knows a member from the login on, by name and address', async () => {
      const shop = make();
      const answer = (await shop.gateway.logIn(credentialsOf(shop)))._unsafeUnwrap();
      expect(answer).toMatchObject({ firstName: shop.member.firstName, cartMerged: false });
      expect(await stateOf(shop)).toEqual({
        visitorLoginState: 'member',
        isGuest: false,
        email: shop.member.identifier,
      });
    });

    it('refuses a wrong password with a sentence, and lets nobody in', async () => {
      const shop = make();
      const error = (await shop.gateway.logIn(credentialsOf(shop, 'not-the-password')))._unsafeUnwrapErr();
      if (error.kind !== 'gateway.refused') throw new Error(`Not refused, but ${error.kind}`);
      expect(error.message).not.toBe('');
      expect(await stateOf(shop)).toEqual(NOBODY);
    });

    it.each(['logOut', 'endGuest'] as const)('knows nobody any more after %s, whoever it was', async (end) => {
      const shop = make();
      await shop.gateway.logIn(credentialsOf(shop));
      expect((await shop.gateway[end]())._unsafeUnwrap()).toBe(end === 'logOut' ? true : undefined);
      expect(await stateOf(shop)).toEqual(NOBODY);
      // Once more ends nothing, and is no mistake either.
      expect((await shop.gateway[end]()).isOk()).toBe(true);
    });
  });
};
