// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN } from '../../test/login-answers.ts';
import { type OpenHost, openHost } from '../../test/open-host.ts';

/** One that lives for ever, so that nothing renews it. */
const JWT = `eyJ.${Buffer.from(JSON.stringify({ exp: 99_999_999_999 })).toString('base64url')}.secret`;
const BEFORE = 'b'.repeat(24);
const OWN = 'o'.repeat(24);
const WITH_CART = `cartId=${BEFORE}; X-iSHOP-API-USERID=${'n'.repeat(24)}`;
const FORM = { formData: { identifier: 'mia@example.com', password: 'lernen123', stayLogged: false }, mergeCart: true };

/** What the browser sends after an answer. */
const cookiesAfter = (answer: Response, before: string): string => {
  const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const names = set.map((cookie) => cookie.split('=')[0]);
  return [...before.split('; ').filter((cookie) => !names.includes(cookie.split('=')[0])), ...set].join('; ');
};

let host: OpenHost;
afterEach(() => host.close());

describe('a login whose carts cannot be merged at once', () => {
  it('is a login, and the cart comes along when a script asks for it next', async () => {
    let isAway = true;
    host = await openHost({
      login: () => ({ data: { login: { ...LOGGED_IN, jwt: JWT } } }),
      mergeCarts: () => {
        if (isAway) return { errors: [{ message: 'down', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] };
        return {
          data: {
            mergeCarts: {
              cart: { id: OWN, itemsCount: 1 },
              hasBroughtGoods: true,
              hasKeptOwnVoucher: false,
              hasKeptOwnGift: false,
              shortfall: null,
            },
          },
        };
      },
    });
    const login = await host.send('/api/login-action/', FORM, WITH_CART);
    expect([login.status, await login.json()]).toMatchObject([
      200,
      { successfull: true, firstName: 'Nora', cartMerged: false, isMergeDelayed: true },
    ]);
    const cookies = cookiesAfter(login, WITH_CART);
    expect(cookies).toContain(`X-JWT=${JWT}`);
    expect(cookies).toContain(WITH_CART);

    isAway = false;
    const lost = /cartReference=(\w+)/.exec(
      cookiesAfter(await host.get('/api/cart-id/', { cookie: cookies }), cookies),
    )?.[1];
    const renewed = await host.get(`/api/cart-id/?lost=${lost}`, { cookie: cookies });
    expect(cookiesAfter(renewed, cookies)).toContain(`cartId=${OWN}`);
    expect(host.asked).toEqual(['login', 'mergeCarts', 'mergeCarts']);
  });
});
