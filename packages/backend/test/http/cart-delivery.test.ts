import { SPEDITION } from '@tornister/domain/checkout';
import { beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { advanceParcel, announceParcel } from '../../src/orders/parcels.ts';
import { readOrder } from '../../src/orders/read-order.ts';
import { unguessableId } from '../../src/server/ids.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop } from '../support/test-shop.ts';

const IN_STOCK = /^Auf Lager/;
const IN_WEEKS = /^Lieferbar in .* Wochen$/;

describeOnADatabase('What a line of the basket says of its delivery (spec 1 §9)', (database) => {
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen' }, { id: 'globe' });
    await database()
      .updateTable('items')
      .set({ delivery_status: 'weeks', delivery_days_min: 15, delivery_days_max: 25 })
      .where('id', '=', 'globe')
      .execute();
  });

  it('has the colour of its message, and a traffic light where it is in stock', async () => {
    const shopper = await createShopper(createTestShop(database()));
    for (const id of ['pen', 'globe']) await shopper.add(id);
    const { cart } = await shopper.call<{ cart: { readonly positions: readonly unknown[] } }>(
      'query($id:ID!){cart:shop_findCart(cartId:$id,calculateShippingCost:false){positions{deliveryStatusText deliveryStatusColor deliveryStatusLight}}}',
      { id: shopper.cartId },
    );
    expect(cart.positions).toEqual([
      {
        deliveryStatusText: expect.stringMatching(IN_STOCK),
        deliveryStatusColor: 'green',
        deliveryStatusLight: true,
      },
      {
        deliveryStatusText: expect.stringMatching(IN_WEEKS),
        deliveryStatusColor: 'yellow',
        deliveryStatusLight: false,
      },
    ]);
  });

  it('has its traffic light also on a list', async () => {
    const shopper = await createShopper(createTestShop(database()));
    for (const id of ['pen', 'globe'])
      await shopper.call('mutation($e:WishlistEntryInput!){addProductToWishlist(entry:$e){successful}}', {
        e: { productId: `p${id}`, itemId: id, quantity: 1 },
      });
    const said = await shopper.call('{lists:getAllWishlists{entries{item{itemId deliveryStatusLight}}}}');
    expect(said).toEqual({
      lists: [
        {
          entries: expect.arrayContaining([
            { item: { itemId: 'pen', deliveryStatusLight: true } },
            { item: { itemId: 'globe', deliveryStatusLight: false } },
          ]),
        },
      ],
    });
  });

  it('goes by the country that the goods go to, in the basket as in the order', async () => {
    const shopper = await createShopper(createTestShop(database()));
    await shopper.add('pen');
    const said = async (): Promise<unknown> => {
      const { cart } = await shopper.call<{ cart: { readonly positions: readonly unknown[] } }>(
        'query($id:ID!){cart:shop_findCart(cartId:$id,calculateShippingCost:false){positions{deliveryStatusText}}}',
        { id: shopper.cartId },
      );
      return cart.positions[0];
    };
    expect(await said()).toEqual({ deliveryStatusText: 'Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage' });
    await shopper.becomeGuest({ ...ADDRESS, email: shopper.email, country: 'CH', postCode: '8001' });
    expect(await said()).toEqual({ deliveryStatusText: 'Auf Lager, Lieferzeit 3\u2060–\u20605 Werktage' });
    await shopper.choosePayment('VORKASSE');
    const { orderId } = await shopper.submit(await shopper.cart(), `key-of-${shopper.cartId}`);
    const line = await database()
      .selectFrom('order_lines')
      .select('snapshot')
      .where('order_id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    expect(line.snapshot).toMatchObject({ delivery: 'Auf Lager, Lieferzeit 3\u2060–\u20605 Werktage' });
  });

  describe('of an order', () => {
    type Item = { readonly deliveryStatusText: string | null };
    type Told = {
      readonly thanks: { readonly lines: readonly Item[] };
      readonly page: { readonly summary: { readonly shipments: readonly { readonly items: readonly Item[] }[] } };
    };
    const TOLD = `query($id:ID!){thanks:getThankYouPageData(orderId:$id){lines{deliveryStatusText}}
      page:getOrderDetailsV2(orderId:$id){summary{shipments{items{deliveryStatusText}}}}}`;
    const IN_THREE_DAYS = 'Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage';
    const LATER = 'Lieferbar in 3\u2060–\u20605 Wochen';

    /** An order of both, and what its confirmation and its page say of each article. */
    const ordered = async () => {
      const shop = createTestShop(database());
      const shopper = await createShopper(shop);
      const cart = await shopper.prepare([
        ['pen', 1],
        ['globe', 1],
      ]);
      const { orderId } = await shopper.submit(cart, `key-of-${shopper.cartId}`);
      const id = orderId ?? '';
      const said = async () => {
        const { thanks, page } = await shopper.call<Told>(TOLD, { id });
        const textOf = ({ deliveryStatusText }: Item) => deliveryStatusText;
        return {
          thanks: thanks.lines.map(textOf),
          page: page.summary.shipments.map(({ items }) => items.map(textOf)),
        };
      };
      return { shop, shopper, id, said };
    };
    const setDays = (from: number, to: number) =>
      database()
        .updateTable('items')
        .set({ delivery_days_min: from, delivery_days_max: to })
        .where('id', '=', 'globe')
        .execute();
    /** Announces one piece of an article; of an appointment nobody knows the day. */
    const announce = async (
      { shop, id }: Pick<Awaited<ReturnType<typeof ordered>>, 'shop' | 'id'>,
      itemId: string,
      { position, ...parcel }: { readonly position: number; readonly isFreight?: true; readonly returnId?: string },
    ) => {
      const written = await readOrder(database(), id);
      const line = written?.lines.find(({ item_id }) => item_id === itemId);
      if (written === undefined || line === undefined) throw new Error('No order.');
      const { isFreight, ...anew } = parcel;
      const order = { ...written.order, ...(isFreight ? { shipper_code: SPEDITION } : {}) };
      const announcedAt = shop.services.now();
      return database()
        .transaction()
        .execute((transaction) =>
          announceParcel(transaction, { order, position, announcedAt, lines: [{ line, quantity: 1 }], ...anew }),
        );
    };

    it('is told by its confirmation and its page as it was when it was ordered, whatever has become of the goods', async () => {
      const { said } = await ordered();
      await setDays(50, 60);
      expect(await said()).toEqual({ thanks: [IN_THREE_DAYS, LATER], page: [[IN_THREE_DAYS, LATER]] });
      await setDays(15, 25);
    });

    it('gives way on its page to the day that is expected of a parcel; of what comes by appointment it is told until that is sent', async () => {
      const order = await ordered();
      await announce(order, 'pen', { position: 0 });
      expect((await order.said()).page).toEqual([[null], [LATER]]);
      const freight = await announce(order, 'globe', { position: 1, isFreight: true });
      expect((await order.said()).page).toEqual([[null], [LATER]]);
      for (const step of ['packed', 'sent'] as const)
        await database()
          .transaction()
          .execute((transaction) => advanceParcel(transaction, freight, step, order.shop.services.now()));
      expect(await order.said()).toEqual({ thanks: [IN_THREE_DAYS, LATER], page: [[null], [null]] });
    });

    it('is not told of what is sent anew for a return', async () => {
      const order = await ordered();
      await announce(order, 'pen', { position: 0 });
      const returnId = unguessableId();
      await database()
        .insertInto('returns')
        .values({
          ...{
            id: returnId,
            order_id: order.id,
            regulation: 'replacement',
            carrier: null,
            labels: 0,
            contact: json({}),
          },
          ...{ announced_at: order.shop.services.now(), arrived_at: null, settled_at: null },
        })
        .execute();
      await announce(order, 'pen', { position: 1, isFreight: true, returnId });
      const { page } = await order.said();
      expect(page.toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
        [null],
        [null],
        [LATER],
      ]);
    });

    it('is told no more on the page of one that was cancelled', async () => {
      const { id, said, shopper } = await ordered();
      await shopper.call('mutation($id:ID!){cancelOrder(orderId:$id)}', { id });
      expect((await said()).page).toEqual([[null, null]]);
    });

    it('is nothing where it was not kept', async () => {
      const { id, said } = await ordered();
      const { lines } = (await readOrder(database(), id)) ?? { lines: [] };
      for (const { id: lineId, snapshot } of lines) {
        const { delivery: _delivery, ...old } = snapshot;
        await database()
          .updateTable('order_lines')
          .set({ snapshot: json(old) })
          .where('id', '=', lineId)
          .execute();
      }
      expect(await said()).toEqual({ thanks: [null, null], page: [[null, null]] });
    });
  });
});
