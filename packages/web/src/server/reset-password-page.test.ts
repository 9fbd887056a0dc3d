// @vitest-environment node
// The page of a forgotten password, rendered by the shop host: whoever is known need not type the address. Source: spec 2 §4 "Shipping step".

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';

const PAGE = '/myaccount/resetpassword/';
const GUEST = 'X-JWT=token-of-gesa; X-JWT-exist=1; X-JWT-guest=1';

const GESA: Says = {
  getCustomerInfo: () => ({
    data: {
      getCustomerInfo: {
        ...{ isExistingCustomer: false, isNewCustomer: false, isGuest: true, isInternal: false },
        ...{ visitorType: 'guest', visitorLoginState: 'guest', email: 'gesa@example.com' },
        primeInfo: { status: 'NONE', abo: false, startDate: null, endDate: null },
      },
    },
  }),
};

let host: OpenHost;
afterEach(() => host.close());

describe('the page of a forgotten password', () => {
  it('begins with the address of a guest', async () => {
    host = await openHost(GESA);
    expect(await (await host.get(PAGE, { cookie: GUEST })).text()).toContain('value="gesa@example.com"');
  });

  it('asks nothing about a stranger', async () => {
    host = await openHost(GESA);
    const answer = await host.get(PAGE);
    expect([answer.status, (await answer.text()).includes('name="email"')]).toEqual([200, true]);
    expect(host.asked).not.toContain('getCustomerInfo');
    expect(host.asked).not.toContain('getAddressBooks');
  });
});
