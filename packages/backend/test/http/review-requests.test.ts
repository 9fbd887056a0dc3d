// What buyers are asked to review: what they have kept, and once.

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readReviews } from '../../src/catalogue/products/read-reviews.ts';
import { reviewMailOf } from '../../src/mail/review-mail.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { openReturnDesk } from '../support/return-desk.ts';

describeOnADatabase('Requests for reviews', (database) => {
  const { delivered, settle, found, lineOf, submit, deliver, shop } = openReturnDesk(database);

  const parcelsOf = (orderId: string) =>
    database().selectFrom('shipments').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
  /** How many goods the mail about a parcel asks for; none where there is no mail. */
  const asked = async (shipmentId: string): Promise<number> => {
    const { services } = shop();
    const settings = { ...services.settings, hasRatingMails: true };
    const mail = await reviewMailOf({ ...services, settings }, { kind: 'rating-request', shipmentId });
    return [...(mail?.text ?? '').matchAll(/\/rating\/\?enc=/g)].length;
  };

  it('leave out what has come back whole, or is on its way back', async () => {
    const { shopper, number, orderId } = await delivered(2);
    const [parcel] = await parcelsOf(orderId);
    const shipmentId = parcel?.id ?? '';
    expect(await asked(shipmentId)).toBe(2);
    const sendBack = async (itemId: string, quantity: number) => {
      const order = await found(shopper, number);
      const item = { lineId: lineOf(order, itemId).id, quantity, reason: 'dislike' };
      expect((await submit(shopper, order, [item]))?.isError).toBe(false);
    };
    await sendBack('pen', 1);
    expect(await asked(shipmentId)).toBe(2);
    await sendBack('pen', 1);
    expect(await asked(shipmentId)).toBe(1);
    await sendBack('ruler', 1);
    await settle();
    expect(await asked(shipmentId)).toBe(0);
  });

  it('come once, and not again for goods that are sent anew', async () => {
    const { shopper, number, orderId } = await delivered(2);
    const order = await found(shopper, number);
    const item = { lineId: lineOf(order, 'pen').id, quantity: 2, reason: 'wrong' };
    expect((await submit(shopper, order, [item], { regulation: 'replacement' }))?.isError).toBe(false);
    await settle();
    await deliver({ shopper, orderId });
    const [first, anew] = await parcelsOf(orderId);
    expect([first?.return_id, anew?.return_id]).toEqual([null, expect.any(String)]);
    expect(anew?.delivered_at).not.toBeNull();
    const { rows } = await sql<{ id: string }>`select payload->>'shipmentId' as id from outbox
      where kind = 'rating-request' and payload->>'shipmentId' in (${first?.id}, ${anew?.id})`.execute(database());
    expect(rows).toEqual([{ id: first?.id }]);
    expect([await asked(first?.id ?? ''), await asked(anew?.id ?? '')]).toEqual([2, 0]);
  });

  it('lead to reviews with the day of the shop’s clocks', async () => {
    await database()
      .insertInto('reviews')
      .values({
        ...{ id: 'late', product_id: 'ppen', rating: 4, author: 'Ute', language: 'de', title: 'Gut', message: 'Gut' },
        ...{ written_at: Date.UTC(2026, 10, 20, 23, 30), helpful_count: 0, shop_comment: null, is_verified: true },
      })
      .execute();
    const question = { productId: 'ppen', limit: 5, offset: 0, star: undefined, language: 'de' } as const;
    const { reviews } = await readReviews(database(), question);
    expect(reviews.map(({ date }) => date)).toEqual(['2026-11-21']);
  });
});
