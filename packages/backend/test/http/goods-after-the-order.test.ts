// How goods are called after the order: in parcels, returns and mails variants of one product are told apart, and what is sent anew is no second sale.
// Source: spec 2 §3 "Order", "Return order".

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { reviewMailOf } from '../../src/mail/review-mail.ts';
import { orderToken } from '../../src/orders/order-link.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { pdfTexts } from '../support/pdf-text.ts';
import { openReturnDesk } from '../support/return-desk.ts';

describeOnADatabase('Goods after the order', (database) => {
  const { deliver, delivered, ordered, settle, found, lineOf, submit, shop } = openReturnDesk(database);

  /** An order of variants of one product. */
  const orderedVariants = async (variants: readonly (readonly [itemId: string, value: string])[]) => {
    const placed = await ordered(2);
    for (const [itemId, value] of variants)
      await sql`update order_lines
        set snapshot = snapshot || ${JSON.stringify({ name: 'Schulheft', variantInfoList: [{ label: 'Lineatur', value }] })}::jsonb
        where order_id = ${placed.orderId} and item_id = ${itemId}`.execute(database());
    return placed;
  };
  const mailTo = async (recipient: string, subject: string) => {
    await shop().flush();
    const mails = await database()
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', recipient)
      .where('subject', 'like', subject)
      .execute();
    return mails.map(({ text }) => text).join('\n');
  };
  const VARIANTS = ['Schulheft, Lineatur: 1', 'Schulheft, Lineatur: 2'];

  it('are told apart by their variant in the parcel, the return, its mails, its label and the request for a review', async () => {
    const placed = await orderedVariants([
      ['pen', '1'],
      ['ruler', '2'],
    ]);
    const { shopper, number, orderId } = await deliver(placed);
    const order = await found(shopper, number);
    const parcel = await mailTo(shopper.email, `Ihre Bestellung ${number} ist unterwegs`);
    expect(VARIANTS.map((name) => parcel.includes(`× ${name}`))).toEqual([true, true]);

    const services = shop().services;
    const settings = { ...services.settings, hasRatingMails: true };
    const { id: shipmentId } = await database()
      .selectFrom('shipments')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const asked = await reviewMailOf({ ...services, settings }, { kind: 'rating-request', shipmentId });
    expect(VARIANTS.map((name) => asked?.text.includes(`${name} bewerten`))).toEqual([true, true]);

    const names = await shopper.call<{ answer: { lines: readonly { name: string }[] } }>(
      'query($hash:ID!){answer:findOrderForReturnByHash(hash:$hash){lines{name}}}',
      { hash: order.hash },
    );
    expect(names.answer.lines.map(({ name }) => name).toSorted()).toEqual(VARIANTS);

    const items = ['pen', 'ruler'].map((id) => ({ lineId: lineOf(order, id).id, quantity: 1, reason: 'dislike' }));
    const sent = await submit(shopper, order, items);
    const prior = (await found(shopper, number)).priorReturns as unknown as readonly {
      readonly items: readonly { readonly name: string }[];
    }[];
    expect(prior[0]?.items.map(({ name }) => name).toSorted()).toEqual(VARIANTS);
    for (const [recipient, subject] of [
      [shopper.email, `Ihre Rücksendung ${sent?.rma} ist angemeldet`],
      ['staff@shop.example', `Rücksendung ${sent?.rma} angemeldet`],
    ] as const) {
      const text = await mailTo(recipient, subject);
      expect(VARIANTS.map((name) => text.includes(`1 × ${name}`))).toEqual([true, true]);
    }
    const label = await shopper.call<{ answer: { base64: string } }>(
      'query($hash:ID!,$rma:ID!){answer:getReturnLabel(hash:$hash,rma:$rma){base64}}',
      { hash: order.hash, rma: sent?.rma },
    );
    const printed = pdfTexts(label.answer.base64).join('');
    expect(VARIANTS.map((name) => printed.includes(name))).toEqual([true, true]);
  });

  it('lead to the variant that was ordered, on the confirmation, the page of the order, in the return and where they are reviewed (spec 3 §2)', async () => {
    type Linked = { readonly itemId: string; readonly path: string };
    const pathsOf = (lines: readonly Linked[]) => lines.map(({ itemId, path }) => [itemId, path]);
    const paths = [
      ['pen', '/prod/ppen/?varid=pen'],
      ['ruler', '/prod/pruler/'],
    ];
    const placed = await orderedVariants([['pen', '1']]);
    const { confirmed } = await placed.shopper.call<{ confirmed: { lines: readonly Linked[] } }>(
      'query($id:ID!){confirmed:getThankYouPageData(orderId:$id){lines{itemId path}}}',
      { id: placed.orderId },
    );
    expect(pathsOf(confirmed.lines)).toEqual(paths);

    const { shopper, number, orderId } = await deliver(placed);
    type Bought = Linked & { readonly reviewLink: string };
    const { order } = await shopper.call<{
      order: { summary: { shipments: readonly { items: readonly Bought[] }[] } };
    }>(
      `query($id:ID!,$token:String){order:getOrderDetailsV2(orderId:$id,token:$token){
        summary{shipments{items{itemId path reviewLink}}}}}`,
      { id: orderId, token: orderToken(shop().services.secrets, orderId) },
    );
    const items = order.summary.shipments.flatMap((parcel) => parcel.items);
    expect(pathsOf(items)).toEqual(paths);

    const { returned } = await shopper.call<{ returned: { lines: readonly Linked[] } }>(
      'query($hash:ID!){returned:findOrderForReturnByHash(hash:$hash){lines{itemId path}}}',
      { hash: (await found(shopper, number)).hash },
    );
    expect(pathsOf(returned.lines)).toEqual(paths);

    const reviewed = items.map(async ({ itemId, reviewLink }) => {
      const { data } = await shopper.call<{ data: { path: string } }>(
        'query($enc:String!){data:decryptRatingData(encryptedData:$enc){path}}',
        { enc: new URL(reviewLink, 'http://shop.example').searchParams.get('enc') },
      );
      return { itemId, path: data.path };
    });
    expect(pathsOf(await Promise.all(reviewed))).toEqual(paths);
  });

  it('that are sent anew cost nothing, and their mail names the return', async () => {
    const { shopper, number, orderId } = await delivered(2);
    const order = await found(shopper, number);
    const pen = { lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'wrong' };
    const sent = await submit(shopper, order, [pen], { regulation: 'replacement' });
    await settle();
    const parcels = await shopper.call<{
      answer: {
        summary: {
          shipments: readonly {
            isReplacement: boolean;
            items: readonly { price: { cents: number }; positionTotal: { cents: number } }[];
          }[];
        };
      };
    }>(
      `query($id:ID!,$token:String){answer:getOrderDetailsV2(orderId:$id,token:$token){
        summary{shipments{isReplacement items{price{cents} positionTotal{cents}}}}}}`,
      { id: orderId, token: orderToken(shop().services.secrets, orderId) },
    );
    const { shipments } = parcels.answer.summary;
    expect(shipments.filter(({ isReplacement }) => isReplacement).map(({ items }) => items)).toEqual([
      [{ price: { cents: 0 }, positionTotal: { cents: 0 } }],
    ]);
    const before = await mailTo(shopper.email, `Ihre Bestellung ${number} ist unterwegs`);
    await deliver({ shopper, orderId });
    expect(await mailTo(shopper.email, `Ihre Bestellung ${number} ist unterwegs`)).toBe(before);
    const anew = await mailTo(shopper.email, `Der Ersatz zur Rücksendung ${sent?.rma} ist unterwegs`);
    expect(anew).toContain(`der Ersatz zur Rücksendung ${sent?.rma} ist auf dem Weg zu Ihnen. Er kostet nichts.`);
    expect(anew).toContain('1 × Stift pen');
  });
});
