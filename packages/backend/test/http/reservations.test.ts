import { RESERVATION_EXTENSIONS_MAX, RESERVATION_MS } from '@tornister/domain/deals';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertItem, insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const FLAGS = 'isNoLongerLegalDeal isQuantityReduced isRefreshedSuccessfully changedItemIds';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

type Shown = {
  readonly positions: readonly { readonly kind: string; readonly positionTotal: { readonly cents: number } }[];
  readonly lightningDealReservation: {
    readonly lightningDealReservationTimestampEnd: number;
    readonly extensions: number;
  } | null;
};

describeOnADatabase('The reservation of deals in a cart (spec 3 §3 "Lightning reservation", §4)', (database) => {
  let shop: TestShop;
  let items = 0;
  beforeAll(() => insertShelf(database()));
  beforeEach(() => {
    shop = createTestShop(database());
  });

  const aDeal = async (allowance = 5): Promise<string> => {
    items += 1;
    const id = `deal-${items}`;
    await insertItem(database(), { id, cents: 1_000, stock: 100, deal: { cents: 600, allowance, quantityMax: 2 } });
    return id;
  };
  const shown = async (shopper: Shopper): Promise<Shown> =>
    (
      await shopper.call<{ shop_findCart: Shown }>(
        'query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:true){positions{kind positionTotal{cents}} lightningDealReservation{lightningDealReservationTimestampEnd extensions}}}',
        { id: shopper.cartId },
      )
    ).shop_findCart;
  const extend = async (shopper: Shopper) =>
    (
      await shopper.call<{ extendCurrentUserReservationOnCheckout: Readonly<Record<string, unknown>> }>(
        `mutation($id:ID!){extendCurrentUserReservationOnCheckout(cartId:$id){${FLAGS}}}`,
        { id: shopper.cartId },
      )
    ).extendCurrentUserReservationOnCheckout;
  const endOf = async (shopper: Shopper) =>
    (await shown(shopper)).lightningDealReservation?.lightningDealReservationTimestampEnd;
  const pass = (ms: number): void => shop.pass(ms);

  it('lasts its time from the first piece on, whatever is changed meanwhile', async () => {
    const shopper = await createShopper(shop);
    expect((await shown(shopper)).lightningDealReservation).toBeNull();
    const item = await aDeal();
    const start = shop.services.now();
    await shopper.add(item);
    expect(await endOf(shopper)).toBe(start + RESERVATION_MS);
    pass(5 * MINUTE);
    await shopper.add(item);
    expect(await endOf(shopper)).toBe(start + RESERVATION_MS);
  });

  it('keeps the line at the normal price when it is over, and still says so', async () => {
    const shopper = await createShopper(shop);
    await shopper.add(await aDeal(), 2);
    pass(RESERVATION_MS - 1);
    expect((await shown(shopper)).positions).toMatchObject([
      { kind: 'LIGHTNING_DEAL', positionTotal: { cents: 1_200 } },
    ]);
    pass(1);
    const { positions, lightningDealReservation } = await shown(shopper);
    expect(positions).toMatchObject([{ kind: 'NORMAL', positionTotal: { cents: 2_000 } }]);
    expect(lightningDealReservation?.lightningDealReservationTimestampEnd).toBe(shop.services.now());
  });

  it('is that of another deal once the one that ended first is over', async () => {
    const shopper = await createShopper(shop);
    await shopper.add(await aDeal());
    pass(5 * MINUTE);
    const later = shop.services.now() + RESERVATION_MS;
    await shopper.add(await aDeal());
    pass(10 * MINUTE - 1);
    expect(await endOf(shopper)).toBe(shop.services.now() + 1);
    pass(1);
    expect(await endOf(shopper)).toBe(later);
    expect(await extend(shopper)).toMatchObject({ isRefreshedSuccessfully: true });
    expect(await endOf(shopper)).toBe(shop.services.now() + RESERVATION_MS);
  });

  it('is extended once, for its full time', async () => {
    const shopper = await createShopper(shop);
    await shopper.add(await aDeal());
    pass(10 * MINUTE);
    expect(await extend(shopper)).toEqual({
      ...{ isNoLongerLegalDeal: false, isQuantityReduced: false, isRefreshedSuccessfully: true, changedItemIds: [] },
    });
    expect((await shown(shopper)).lightningDealReservation).toEqual({
      lightningDealReservationTimestampEnd: shop.services.now() + RESERVATION_MS,
      extensions: 1,
    });
    expect(await extend(shopper)).toMatchObject({ isRefreshedSuccessfully: false, isNoLongerLegalDeal: false });
  });

  it('is not offered to be extended where it ends with its deal, and an extension says of nothing that it is longer', async () => {
    const shopper = await createShopper(shop);
    // The window of these deals is a whole day.
    const dealEndsAt = Math.ceil(shop.services.now() / DAY) * DAY;
    pass(dealEndsAt - shop.services.now() - RESERVATION_MS + MINUTE);
    await shopper.add(await aDeal());
    const until = { lightningDealReservationTimestampEnd: dealEndsAt, extensions: RESERVATION_EXTENSIONS_MAX };
    expect((await shown(shopper)).lightningDealReservation).toEqual(until);
    expect(await extend(shopper)).toMatchObject({ isRefreshedSuccessfully: false, isNoLongerLegalDeal: false });
    expect((await shown(shopper)).lightningDealReservation).toEqual(until);
  });

  it('is not extended once it is over, since the pieces may be gone', async () => {
    const shopper = await createShopper(shop);
    await shopper.add(await aDeal());
    pass(RESERVATION_MS);
    expect(await extend(shopper)).toMatchObject({ isRefreshedSuccessfully: false, changedItemIds: [] });
  });

  it('is none while the deal is none any more, so that nothing is reserved beside normal prices', async () => {
    const [gone, stays] = [await aDeal(), await aDeal()];
    const shopper = await createShopper(shop);
    await shopper.add(gone);
    const start = shop.services.now();
    pass(5 * MINUTE);
    // The price of the deal is no lower one now.
    await database().updateTable('deal_prices').set({ cents: 1_000 }).where('deal_id', '=', `d${gone}`).execute();
    const { positions, lightningDealReservation } = await shown(shopper);
    expect(positions).toMatchObject([{ kind: 'NORMAL', positionTotal: { cents: 1_000 } }]);
    expect(lightningDealReservation).toBeNull();
    const later = shop.services.now() + RESERVATION_MS;
    await shopper.add(stays);
    expect(await endOf(shopper)).toBe(later);
    await database().updateTable('deal_prices').set({ cents: 600 }).where('deal_id', '=', `d${gone}`).execute();
    expect(await endOf(shopper)).toBe(start + RESERVATION_MS);
  });

  it('says which article is no deal any more, or has fewer pieces at its price', async () => {
    const [gone, fewer] = [await aDeal(), await aDeal()];
    const shopper = await createShopper(shop);
    await shopper.add(gone);
    await shopper.add(fewer, 2);
    await database().deleteFrom('deal_prices').where('deal_id', '=', `d${gone}`).execute();
    await database().updateTable('deals').set({ allowance: 1 }).where('id', '=', `d${fewer}`).execute();
    expect(await extend(shopper)).toEqual({
      ...{ isNoLongerLegalDeal: true, isQuantityReduced: true, isRefreshedSuccessfully: false },
      changedItemIds: [gone, fewer],
    });
    expect((await shown(shopper)).positions.map(({ positionTotal }) => positionTotal.cents)).toEqual([1_000, 1_600]);
  });
});
