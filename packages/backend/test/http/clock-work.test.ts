// The demo shop's warehouse and returns desk, which go by the clock: what fails keeps nothing else waiting.

import { HOUR_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { RETURN_STATE_AFTER_MS, takeReturnsByClock } from '../../src/returns/clock-returns.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { openReturnDesk } from '../support/return-desk.ts';

describeOnADatabase('Work by the clock', (database) => {
  const { ordered, delivered, found, lineOf, submit, shop } = openReturnDesk(database);

  /** Has the table refuse to have anything of this order written. */
  const refuse = async (table: 'shipments' | 'returns', orderId: string): Promise<void> => {
    await sql`create or replace function refuse_one() returns trigger language plpgsql as $$
      begin if new.order_id = ${sql.lit(orderId)} then raise exception 'not this one'; end if; return new; end $$`.execute(
      database(),
    );
    await sql`create trigger refusing before insert or update on ${sql.table(table)}
      for each row execute function refuse_one()`.execute(database());
  };
  afterEach(async () => {
    for (const table of ['shipments', 'returns'])
      await sql`drop trigger if exists refusing on ${sql.table(table)}`.execute(database());
  });
  const parcelOf = (orderId: string) =>
    database().selectFrom('shipments').selectAll().where('order_id', '=', orderId).executeTakeFirst();

  it('announces and packs every other order where one fails, and that one the next time', async () => {
    const [stuck, other] = [await ordered(), await ordered()];
    await refuse('shipments', stuck.orderId);
    shop().pass(HOUR_MS);
    expect(await workByClock(shop().services)).toBe(1);
    expect([await parcelOf(stuck.orderId), (await parcelOf(other.orderId))?.packed_at]).toEqual([undefined, null]);
    expect(shop().logged.join('')).toContain('an order was not announced to the warehouse');
    await sql`drop trigger refusing on shipments`.execute(database());
    expect(await workByClock(shop().services)).toBe(1);
    await refuse('shipments', stuck.orderId);
    shop().pass(STEP_AFTER_MS.packed);
    expect(await workByClock(shop().services)).toBe(1);
    expect([(await parcelOf(stuck.orderId))?.packed_at, (await parcelOf(other.orderId))?.packed_at]).toEqual([
      null,
      shop().services.now(),
    ]);
    expect(shop().logged.join('')).toContain('a parcel was not taken on');
  });

  it('takes every other return on where one fails', async () => {
    const both = [await delivered(), await delivered()] as const;
    for (const { shopper, number } of both) {
      const order = await found(shopper, number);
      await submit(shopper, order, [{ lineId: lineOf(order, 'pen').id, quantity: 1, reason: 'dislike' }]);
    }
    await refuse('returns', both[0].orderId);
    shop().pass(RETURN_STATE_AFTER_MS.arrived);
    expect(await takeReturnsByClock(shop().services)).toBe(1);
    const arrived = await database()
      .selectFrom('returns')
      .select('order_id')
      .where('arrived_at', 'is not', null)
      .where(
        'order_id',
        'in',
        both.map(({ orderId }) => orderId),
      )
      .execute();
    expect(arrived).toEqual([{ order_id: both[1].orderId }]);
    expect(shop().logged.join('')).toContain('a return was not taken on');
  });
});
