// What a browser brings may be cut short, or be somebody else's: nobody becomes another one by it.

import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'rote-socke-7';
const RUNS = 40;

type Entered = { readonly jwt: string; readonly userId: string; readonly email: string };
type Info = { readonly email: string | null; readonly visitorLoginState: string };

describeOnADatabase('Cookies that are not what the shop wrote (spec 2 §6)', (database) => {
  let shop: TestShop;
  let ada: Entered;
  let bea: Entered;

  const enter = async (): Promise<Entered> => {
    const shopper = await createShopper(shop);
    const { registerCustomer } = await shopper.call<{ registerCustomer: Omit<Entered, 'email'> }>(
      'mutation($data:CustomerInput!){registerCustomer(data:$data){jwt userId}}',
      {
        data: {
          salutation: 'ms',
          firstName: 'Ada',
          lastName: 'Lern',
          email: shopper.email,
          password: PASSWORD,
          passwordRepeated: PASSWORD,
          honeypotField: '',
        },
      },
    );
    return { ...registerCustomer, email: shopper.email };
  };
  beforeAll(async () => {
    shop = await createFreshShop(database());
    ada = await enter();
    bea = await enter();
  });

  /** Who the shop takes the bearer of these for; the code where it refuses. */
  const whoIs = async (userId: string, jwt: string): Promise<Info | string> => {
    const headers = { 'x-ishop-api-userid': userId, ...(jwt === '' ? {} : { 'x-jwt': jwt }), 'x-shop-store': 'de' };
    const answer = (await (
      await shop.post({ query: '{getCustomerInfo{email visitorLoginState}}' }, headers)
    ).json()) as {
      readonly data?: { readonly getCustomerInfo: Info } | null;
      readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
    };
    return answer.errors?.[0]?.extensions.code ?? answer.data?.getCustomerInfo ?? 'nothing';
  };
  const NOBODY = { email: null, visitorLoginState: 'anonymous' };

  it('are good as they were written', async () => {
    expect(await whoIs(ada.userId, ada.jwt)).toEqual({ email: ada.email, visitorLoginState: 'member' });
  });

  it('with a token that was cut or changed anywhere are refused', async () => {
    const at = fc.integer({ min: 1, max: ada.jwt.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, fc.boolean(), async (position, isCut) => {
        // The last character of each part of a token holds bits that nobody reads; the one before it does not.
        const spoilt = isCut
          ? ada.jwt.slice(0, position)
          : `${ada.jwt.slice(0, position - 1)}${ada.jwt[position - 1] === '!' ? '?' : '!'}${ada.jwt.slice(position)}`;
        expect(await whoIs(ada.userId, spoilt)).toBe('INVALID_TOKEN');
      }),
      { numRuns: RUNS },
    );
  });

  it('of two people, put together, are those of whom the token is', async () => {
    expect(await whoIs(bea.userId, ada.jwt)).toMatchObject({ email: ada.email });
    expect(await whoIs(ada.userId.slice(0, -1), ada.jwt)).toMatchObject({ email: ada.email });
  });

  it('without a token tell nothing of the member whose id they hold', async () => {
    expect(await whoIs(ada.userId, '')).toEqual(NOBODY);
    expect(await whoIs(ada.userId.slice(0, 12), '')).toEqual(NOBODY);
    expect(await whoIs("' or 1=1 --", '')).toEqual(NOBODY);
  });
});
