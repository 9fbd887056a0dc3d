// Tells everybody who waits for the prime membership that it can be bought: one mail for each confirmed place, from the moment at which its
// store sells. Source: spec 2 §4 "Prime" (waiting list).

import { STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import { post } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import { isPrimeSoldIn } from './prime-offer.ts';

const PLACES_AT_ONCE = 100;

type Announcing = Pick<Services, 'database' | 'payments' | 'settings' | 'now'>;

/** Puts the mails into the outbox; answers how many. */
export const announcePrime = async (services: Announcing): Promise<number> => {
  let mailed = 0;
  for (const store of STORE_CODES) {
    if (!(await isPrimeSoldIn(services, store))) continue;
    for (let taken = PLACES_AT_ONCE; taken === PLACES_AT_ONCE; mailed += taken) taken = await tellSome(services, store);
  }
  return mailed;
};

/** Who has waited longest comes first. A place is marked and its mail ordered in one transaction, so that neither happens alone or twice. */
const tellSome = ({ database, now }: Announcing, store: StoreCode): Promise<number> =>
  database.transaction().execute(async (transaction) => {
    const waiting = transaction
      .selectFrom('prime_waiting_list')
      .select('id')
      .where('store', '=', store)
      .where('confirmed_at', 'is not', null)
      .where('notified_at', 'is', null)
      .orderBy('confirmed_at')
      .limit(PLACES_AT_ONCE)
      .forUpdate()
      .skipLocked();
    const places = await transaction
      .updateTable('prime_waiting_list')
      .set({ notified_at: now() })
      .where('id', 'in', waiting)
      .returning(['id', 'confirmed_at'])
      .execute();
    for (const { id: placeId, confirmed_at } of places) {
      const key = `prime-open:${placeId}:${confirmed_at}`;
      await post(transaction, key, { kind: 'prime-open', key, placeId }, now());
    }
    return places.length;
  });
