// What visitors look at, counted by day. Counting needs nobody's name, so none is kept: no user, no address, no field of an event.
// Source: spec 1 §7 "record product glance view", "tracking_addEvents"; Art. 5 (1) c GDPR.

import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { MutationResolvers } from '../../graphql/generated/resolver-types.ts';
import { groupedBy } from '../grouped-by.ts';
import { currentCatalogue } from '../index/current-catalogue.ts';

/** Events that one request may report. */
const MOST_EVENTS = 50;
/** Names of events are words, like `Meta` or `add_to_cart`. */
const EVENT_NAME = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;
const LENGTH_OF_DATE = 'YYYY-MM-DD'.length;

const dayOf = (now: Instant): string => new Date(now).toISOString().slice(0, LENGTH_OF_DATE);

export const trackingMutations: Pick<MutationResolvers, 'recordProductGlanceView' | 'tracking_addEvents'> = {
  recordProductGlanceView: async (_parent, { productId }, { database, now }) => {
    const index = await currentCatalogue(database);
    if (!index.numberOf.has(productId)) return false;
    await sql`insert into glance_views (day, product_id, views) values (${dayOf(now())}, ${productId}, 1)
      on conflict (day, product_id) do update set views = glance_views.views + 1`.execute(database);
    return true;
  },
  tracking_addEvents: async (_parent, { events }, { database, now }) => {
    const known = events.slice(0, MOST_EVENTS).filter(({ name }) => EVENT_NAME.test(name));
    for (const [name, same] of groupedBy(known, (event) => event.name)) {
      await sql`insert into event_counts (day, name, events) values (${dayOf(now())}, ${name}, ${same.length})
        on conflict (day, name) do update set events = event_counts.events + excluded.events`.execute(database);
    }
    return true;
  },
};
