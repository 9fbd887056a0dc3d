// F36: reservations, links of mails and logins last their time across the moments at which clocks on walls jump or years change.

import { RESERVATION_MS } from '@tornister/domain/deals';
import { HOUR_MS, MINUTE_MS } from '@tornister/domain/shared';
import { beforeAll, expect, it } from 'vitest';
import { ONE_TIME_TOKEN_MS } from '../../src/auth/one-time-tokens.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { LOGIN } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const SHOWN =
  'query($id:ID!){shop_findCart(cartId:$id){lightningDealReservation{lightningDealReservationTimestampEnd}}}';

/** Each a few minutes before something jumps. */
const MOMENTS = [
  ['the end of summer time', '2026-10-25T02:55:00+02:00'],
  ['the beginning of summer time', '2026-03-29T01:55:00+01:00'],
  ['the end of the year in Berlin', '2026-12-31T23:59:00+01:00'],
  ['the end of the year in UTC', '2026-12-31T23:59:00Z'],
] as const;

describeOnEachDatabase('What lasts a while', (database) => {
  beforeAll(async () => {
    await insertShelf(database());
  });

  const shopAt = (moment: string): Promise<TestShop> => createFreshShop(database(), { startsAt: Date.parse(moment) });
  const reservedUntil = async (shopper: Shopper): Promise<number | undefined> =>
    (
      await shopper.call<{
        shop_findCart: {
          lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number } | null;
        };
      }>(SHOWN, { id: shopper.cartId })
    ).shop_findCart.lightningDealReservation?.lightningDealReservationTimestampEnd;

  it.each(MOMENTS)('F36: a reservation lasts its time across %s', async (what, moment) => {
    const id = `f36-${MOMENTS.findIndex(([name]) => name === what)}`;
    await insertItem(database(), { id, cents: 1_000, deal: { cents: 600, allowance: 5, quantityMax: 2 } });
    // From noon to noon, so that the deal itself does not end in between.
    await database().updateTable('deals').set({ phase_seconds: 43_200 }).where('item_id', '=', id).execute();
    const shop = await shopAt(moment);
    const shopper = await createShopper(shop);
    const { details } = await shopper.add(id, 1);
    expect(details.positions[0]?.positionTotal.cents).toBe(600);
    const end = await reservedUntil(shopper);
    expect(end).toBe(Date.parse(moment) + RESERVATION_MS);
    shop.pass(RESERVATION_MS - 1);
    expect((await shopper.cart()).positions[0]?.positionTotal.cents).toBe(600);
    shop.pass(1);
    expect((await shopper.cart()).positions[0]?.positionTotal.cents).toBe(1_000);
  });

  it.each(MOMENTS)('F36: the link of a mail and a login last their time across %s', async (what, moment) => {
    const shop = await shopAt(moment);
    const name = `f36-${MOMENTS.findIndex(([each]) => each === what)}`;
    const email = `${name}@example.com`;
    await insertAccount(database(), { id: name, email });
    const shopper = await createShopper(shop);
    await shopper.call(
      'mutation($e:String,$h:String!,$c:Int!){forgotPassword(email:$e,honeypotField:$h,counter:$c){successful}}',
      { e: email, h: '', c: 1 },
    );
    await shop.flush();
    const mail = database().selectFrom('mails').select('text').where('recipient', '=', email);
    const [, token = ''] = /\?token=([\w%-]+)/.exec((await mail.executeTakeFirstOrThrow()).text) ?? [];
    const isGood = async (): Promise<boolean> =>
      (
        await shopper.call<{ checkTokenValidity: boolean }>('query($t:String!){checkTokenValidity(emailToken:$t)}', {
          t: decodeURIComponent(token),
        })
      ).checkTokenValidity;
    const { login } = await shopper.call<{ login: { jwt: string } }>(LOGIN, { email });
    const state = async (): Promise<string> => {
      const answer = await shop.post({ query: '{getCustomerInfo{visitorLoginState}}' }, { 'x-jwt': login.jwt });
      return (await answer.text()).includes('member') ? 'member' : 'ended';
    };
    shop.pass(5 * MINUTE_MS);
    expect([await isGood(), await state()]).toEqual([true, 'member']);
    shop.pass(ONE_TIME_TOKEN_MS - 5 * MINUTE_MS - 1);
    expect(await isGood()).toBe(true);
    shop.pass(1);
    expect(await isGood()).toBe(false);
    shop.pass(24 * HOUR_MS);
    expect(await state()).toBe('ended');
  });
});
