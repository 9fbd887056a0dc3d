// Lines with pieces of a deal after they were ordered: everything says what each piece cost. Source: spec 3 §4 "Lightning deal"; spec 2 §3 "Order".

import { beforeAll, expect, it } from 'vitest';
import { advanceParcel, announceParcel } from '../../src/orders/parcels.ts';
import { readOrder } from '../../src/orders/read-order.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

type Amount = { readonly cents: number };
type Piece = { readonly quantity: number; readonly unitPrice: Amount };
type Item = {
  readonly quantity: number;
  readonly price: Amount;
  readonly mixedPrices: readonly Piece[] | null;
  readonly positionTotal: Amount;
};

const PIECES = 'mixedPrices{quantity unitPrice{cents}}';
const DEAL = 1_999;
const NORMAL = 2_999;

describeOnADatabase('Lines with pieces of a deal', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = createTestShop(database());
    const deal = { cents: DEAL, allowance: 100, quantityMax: 2 };
    await insertShelf(database(), { id: 'pen', cents: NORMAL, maximum: 10, stock: 100, deal });
  });

  /** Orders so many pieces, of which two are at the deal's price. */
  const orders = async (pieces: number) => {
    const shopper = await createShopper(shop);
    const cart = await shopper.prepare([['pen', pieces]]);
    const { orderId, errorMessage } = await shopper.submit(cart, `deal-of-${shopper.cartId}`);
    if (orderId === null) throw new Error(errorMessage ?? 'No order.');
    return { shopper, orderId };
  };

  const confirmed = async (shopper: Shopper, id: string) => {
    const { getThankYouPageData: data } = await shopper.call<{
      getThankYouPageData: { lines: { unitPrice: Amount; mixedPrices: Piece[] | null; positionTotal: Amount }[] };
    }>(`query($id:ID!){getThankYouPageData(orderId:$id){lines{unitPrice{cents} ${PIECES} positionTotal{cents}}}}`, {
      id,
    });
    return data.lines[0];
  };

  const parcels = async (shopper: Shopper, id: string): Promise<readonly Item[]> => {
    const { getOrderDetailsV2: data } = await shopper.call<{
      getOrderDetailsV2: { summary: { shipments: { items: Item[] }[] } };
    }>(
      `query($id:ID!){getOrderDetailsV2(orderId:$id){summary{shipments{items{quantity price{cents} ${PIECES} positionTotal{cents}}}}}}`,
      { id },
    );
    return data.summary.shipments.flatMap(({ items }) => items);
  };

  const mailOf = async (id: string) => {
    await shop.flush();
    const { text, html } = await database()
      .selectFrom('mails')
      .select(['text', 'html'])
      .where('key', '=', `order-confirmation:${id}`)
      .executeTakeFirstOrThrow();
    return { text: text.replaceAll('\u00a0', ' '), html: html.replaceAll('\u00a0', ' ') };
  };

  /** Sends the order in parcels of these many pieces. */
  const sends = async (orderId: string, pieces: readonly number[]): Promise<void> => {
    const written = await readOrder(database(), orderId);
    const [line] = written?.lines ?? [];
    if (written === undefined || line === undefined) throw new Error('No order.');
    const at = shop.services.now();
    for (const [position, quantity] of pieces.entries())
      await database()
        .transaction()
        .execute(async (transaction) => {
          const parcel = { order: written.order, position, lines: [{ line, quantity }], announcedAt: at };
          const row = await announceParcel(transaction, parcel);
          await advanceParcel(transaction, row, 'packed', at);
          await advanceParcel(transaction, row, 'sent', at);
        });
  };

  const invoice = async (shopper: Shopper, id: string): Promise<string> => {
    const { getInvoice } = await shopper.call<{ getInvoice: { base64: string } }>(
      'query($id:ID!){getInvoice(orderId:$id,format:PDF){base64}}',
      { id },
    );
    return pdfTexts(getInvoice.base64).join(' ').replaceAll('\u00a0', ' ');
  };

  it('tell the deal’s price where all of them are bought at it', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 2);
    const priced = () =>
      shopper.call<{ shop_findCart: { positions: { discountedUnitPrice: Amount | null }[] } }>(
        'query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:true){positions{discountedUnitPrice{cents}}}}',
        { id: shopper.cartId },
      );
    expect((await priced()).shop_findCart.positions).toEqual([{ discountedUnitPrice: { cents: DEAL } }]);
    await shopper.add('pen', 1);
    expect((await priced()).shop_findCart.positions).toEqual([{ discountedUnitPrice: null }]);

    const bought = await orders(2);
    const one = { mixedPrices: null, positionTotal: { cents: 2 * DEAL } };
    expect(await confirmed(bought.shopper, bought.orderId)).toEqual({ ...one, unitPrice: { cents: DEAL } });
    const item = { ...one, quantity: 2, price: { cents: DEAL } };
    expect(await parcels(bought.shopper, bought.orderId)).toEqual([item]);
    const { text, html } = await mailOf(bought.orderId);
    expect(text).toContain('19,99 €, Gesamt: 39,98 €');
    expect(`${text} ${html}`).not.toContain('29,99');
    await sends(bought.orderId, [2]);
    const printed = await invoice(bought.shopper, bought.orderId);
    expect(printed).toContain('2 19,99');
    expect(printed).not.toContain('29,99');
  });

  it('tell both prices with their pieces where some go beyond the deal', async () => {
    const { shopper, orderId } = await orders(3);
    const mixedPrices = [
      { quantity: 2, unitPrice: { cents: DEAL } },
      { quantity: 1, unitPrice: { cents: NORMAL } },
    ];
    const positionTotal = { cents: 2 * DEAL + NORMAL };
    expect(await confirmed(shopper, orderId)).toEqual({ unitPrice: { cents: NORMAL }, mixedPrices, positionTotal });
    const { text, html } = await mailOf(orderId);
    expect(text).toContain('2 × 19,99 € + 1 × 29,99 €, Gesamt: 69,97 €');
    expect(html).toContain('2 × 19,99 € + 1 × 29,99 €');
    await sends(orderId, [3]);
    const printed = await invoice(shopper, orderId);
    expect(printed).toContain('2 × 19,99');
    expect(printed).toContain('1 × 29,99');
  });

  it('in several parcels come to what the line cost, also where an order from before has the normal price beside them', async () => {
    const { shopper, orderId } = await orders(5);
    await sends(orderId, [1, 3]);
    const inParcels = await parcels(shopper, orderId);
    expect(inParcels).toEqual([
      { quantity: 1, price: { cents: DEAL }, mixedPrices: null, positionTotal: { cents: DEAL } },
      {
        quantity: 3,
        price: { cents: NORMAL },
        mixedPrices: [
          { quantity: 1, unitPrice: { cents: DEAL } },
          { quantity: 2, unitPrice: { cents: NORMAL } },
        ],
        positionTotal: { cents: DEAL + 2 * NORMAL },
      },
      { quantity: 1, price: { cents: NORMAL }, mixedPrices: null, positionTotal: { cents: NORMAL } },
    ]);
    const old = await orders(2);
    await database()
      .updateTable('order_lines')
      .set({ unit_price_cents: NORMAL })
      .where('order_id', '=', old.orderId)
      .execute();
    await sends(old.orderId, [1, 1]);
    const sums = (await parcels(old.shopper, old.orderId)).map(({ positionTotal: { cents } }) => cents);
    expect(sums).toEqual([DEAL, DEAL]);
  });
});
