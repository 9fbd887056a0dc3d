// What visitors look at. Glances are counted by day, of those who have agreed. Events are kept for a while, from those who have agreed and without a name: no user, no
// address, no moment more exact than an hour.
// Source: spec 1 §7 "record product glance view", "tracking_addEvents"; § 25 TDDDG; Art. 5 (1) c GDPR.

import { limitSubjectOf } from '@tornister/domain/calls';
import { DAY_MS, HOUR_MS, type Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { RequestContext } from '../../graphql/context.ts';
import type { MutationResolvers } from '../../graphql/generated/resolver-types.ts';
import { take } from '../../limits/limiter.ts';
import { EVENTS_FROM_ADDRESS, GLANCES_FROM_ADDRESS } from '../../limits/limits.ts';
import { groupedBy } from '../grouped-by.ts';
import { currentCatalogue } from '../index/current-catalogue.ts';
import { type ReadEvent, readEvent } from './read-event.ts';

/** Events that one request may report. */
const MOST_EVENTS = 50;
const LENGTH_OF_DATE = 'YYYY-MM-DD'.length;

const dayOf = (now: Instant): string => new Date(now).toISOString().slice(0, LENGTH_OF_DATE);

/** A confirmation can be opened again; its order is counted once. The table of limits knows it by a hash, which goes after two days. */
const ONE_PURCHASE = { name: 'purchase-event', most: 1, windowMs: DAY_MS };

const orderIn = (payload: string): string | undefined =>
  /"transaction_id":"(?<order>[\w-]{1,100})"/.exec(payload)?.groups?.order;

type Given = { readonly name: string; readonly payload: string };

/** Events that can be read, and of the same order one only. */
const readEvents = async (context: RequestContext, given: readonly Given[]): Promise<readonly ReadEvent[]> => {
  const events: ReadEvent[] = [];
  for (const one of given) {
    const event = readEvent(one);
    if (event === undefined) continue;
    const order = event.name === 'purchase' ? orderIn(one.payload) : undefined;
    if (order !== undefined && (await take(context, ONE_PURCHASE, order)).isErr()) continue;
    events.push(event);
  }
  return events;
};

const keep = async ({ database, now, storefront }: RequestContext, events: readonly ReadEvent[]): Promise<void> => {
  const received_at = Math.floor(now() / HOUR_MS) * HOUR_MS;
  await database
    .insertInto('tracking_events')
    .values(
      events.map(({ name, fields }) => ({
        received_at,
        store: storefront.store,
        name,
        fields: JSON.stringify(fields),
      })),
    )
    .execute();
  for (const [name, same] of groupedBy(events, (event) => event.name)) {
    await sql`insert into event_counts (day, name, events) values (${dayOf(now())}, ${name}, ${same.length})
      on conflict (day, name) do update set events = event_counts.events + excluded.events`.execute(database);
  }
};

export const trackingMutations: Pick<MutationResolvers, 'recordProductGlanceView' | 'tracking_addEvents'> = {
  /** True when the glance was counted; nobody waits for it, so one too many is no error. */
  recordProductGlanceView: async (_parent, { productId }, context) => {
    const { database, now, clientAddress, agreesToStatistics } = context;
    if (!agreesToStatistics) return false;
    const index = await currentCatalogue(database);
    if (!index.numberOf.has(productId)) return false;
    if ((await take(context, GLANCES_FROM_ADDRESS, limitSubjectOf(clientAddress))).isErr()) return false;
    await sql`insert into glance_views (day, product_id, views) values (${dayOf(now())}, ${productId}, 1)
      on conflict (day, product_id) do update set views = glance_views.views + 1`.execute(database);
    return true;
  },
  /** True when events were taken; nobody waits for them, so too many or unreadable ones are no error. */
  tracking_addEvents: async (_parent, { events: given }, context) => {
    if (!context.agreesToStatistics) return false;
    if ((await take(context, EVENTS_FROM_ADDRESS, limitSubjectOf(context.clientAddress))).isErr()) return false;
    const events = await readEvents(context, given.slice(0, MOST_EVENTS));
    if (events.length > 0) await keep(context, events);
    return events.length > 0;
  },
};
