// @vitest-environment node

import { parseCookieHeader } from '@tornister/adapters-browser/cookies';
import { cartReference } from '@tornister/process/cart-reference';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const CART = 'a'.repeat(24);
const NEXT = 'b'.repeat(24);
const FRESH = 'c'.repeat(24);
const IDS = `cartId=${CART}; X-iSHOP-API-USERID=${'u'.repeat(24)}`;

let host: OpenHost;
afterEach(() => host.close());

/** What an answer sets: each cookie's value, and whether scripts may read it. */
const cookiesOf = (answer: Response): Readonly<Record<string, readonly [value: string, readable: boolean]>> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => {
      const [name, value] = [...parseCookieHeader(line.split(';', 1)[0] ?? '')][0] ?? ['', ''];
      return [name, [value, !line.includes('HttpOnly')]];
    }),
  );

describe('the cart id', () => {
  it('is kept from scripts: they are answered the reference, and read it in a cookie', async () => {
    host = await openHost();
    const answer = await host.get('/api/cart-id/');
    expect(await answer.json()).toEqual({ cartId: cartReference(FRESH) });
    expect(cookiesOf(answer)).toMatchObject({
      cartId: [FRESH, false],
      cartReference: [cartReference(FRESH), true],
      'X-iSHOP-API-USERID': ['u'.repeat(24), false],
    });
  });

  it('stays as it is, and a reference that has gone missing comes back', async () => {
    host = await openHost();
    const answer = await host.get('/api/cart-id/', { cookie: IDS });
    expect(await answer.json()).toEqual({ cartId: cartReference(CART) });
    expect(cookiesOf(answer).cartReference).toEqual([cartReference(CART), true]);
    expect(host.asked).toEqual([]);
  });

  it('is replaced when that very cart is said to be lost, and no other', async () => {
    host = await openHost();
    const other = await host.get(`/api/cart-id/?lost=${cartReference(NEXT)}`, { cookie: IDS });
    expect([await other.json(), host.asked]).toEqual([{ cartId: cartReference(CART) }, []]);
    const lost = await host.get(`/api/cart-id/?lost=${cartReference(CART)}`, { cookie: IDS });
    expect([await lost.json(), host.asked]).toEqual([{ cartId: cartReference(FRESH) }, ['shopInit']]);
    expect(cookiesOf(lost)).toMatchObject({ cartId: [FRESH, false], cartReference: [cartReference(FRESH), true] });
  });

  it('that comes after an order is the one that the backend says, whatever a script sends', async () => {
    const asked: unknown[] = [];
    host = await openHost({
      confirmationCleanup: (variables) => {
        asked.push(variables);
        return { data: { confirmationCleanup: { cartId: NEXT, userId: 'u'.repeat(24) } } };
      },
    });
    const answer = await host.send('/api/confirmation-cleanup/', { cartId: cartReference(NEXT) }, IDS);
    expect([answer.status, asked]).toEqual([200, [{ cartId: cartReference(NEXT) }]]);
    expect(cookiesOf(answer).cartId).toEqual([NEXT, false]);
    const planted = await host.send('/api/confirmation-cleanup/', { cartId: NEXT }, IDS);
    expect([planted.status, cookiesOf(planted), asked.length]).toEqual([400, {}, 1]);
  });
});
