// Gives events to the page's data layer at once and to the backend in small batches, and remembers products that they named.
// Source: spec 3 §8 "Events pushed to a data layer"; spec 1 §3 "Storage", §7 "tracking_addEvents".

import {
  type ItemsEventName,
  itemsEvent,
  knownItem,
  parseTrackedItems,
  rememberItems,
  type TrackedItem,
  withFirstItems,
  withKnownCategories,
  writeTrackedItems,
} from '@tornister/domain/analytics';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import { filter, merge, Subject, switchMap } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Clock, DataLayer, DeviceStore, PageVisibility, TrackedEvent, TrackingGateway } from '../ports/index.ts';

/** Events that one request reports at the most. */
export const EVENTS_TOGETHER_MAX = 20;
/** After so much quiet a batch leaves. */
export const EVENTS_QUIET_MS = 1_000;

type Ports = {
  readonly dataLayer: DataLayer;
  readonly tracking: TrackingGateway;
  readonly sessionStore: DeviceStore;
  readonly clock: Pick<Clock, 'after$'>;
  readonly visibility: PageVisibility;
};

const itemsIn = (event: TrackedEvent): readonly TrackedItem[] =>
  'ecommerce' in event && 'items' in event.ecommerce ? event.ecommerce.items : [];

type CartEvent = Extract<TrackedEvent, { readonly event: ItemsEventName }>;
const CART_EVENTS: readonly string[] = [
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
] satisfies readonly ItemsEventName[];
const isOfCart = (event: TrackedEvent): event is CartEvent => CART_EVENTS.includes(event.event);

type ListEvent = Extract<TrackedEvent, { readonly event: ItemsEventName }> & {
  readonly event: 'add_to_wishlist' | 'remove_from_wishlist';
};
const isOfList = (event: TrackedEvent): event is ListEvent =>
  event.event === 'add_to_wishlist' || event.event === 'remove_from_wishlist';

/** Takes events one by one. A batch leaves when it is full, when nothing more came for a second, and when the page is put aside. */
export const createCollectEvents = (
  scope: Scope,
  { dataLayer, tracking, sessionStore, clock, visibility }: Ports,
): ((event: TrackedEvent) => void) => {
  let waiting: readonly TrackedEvent[] = [];
  const came = new Subject<void>();

  const send = (): void => {
    const batch = waiting;
    waiting = [];
    // What the backend does not take is lost: nobody waits for it, and a second try would count twice.
    if (batch.length > 0) void tracking.addEvents(batch);
  };
  const quiet$ = came.pipe(switchMap(() => clock.after$(EVENTS_QUIET_MS)));
  const hidden$ = visibility.visible$.pipe(filter((isVisible) => !isVisible));
  scope.during(merge(quiet$, hidden$)).subscribe(send);

  const known = (): readonly TrackedItem[] =>
    parseTrackedItems(sessionStore.read(SESSION_STORAGE_KEYS.analyticsProducts));
  const remember = (items: readonly TrackedItem[]): void =>
    sessionStore.write(SESSION_STORAGE_KEYS.analyticsProducts, writeTrackedItems(rememberItems(known(), items)));
  /** Hearts know neither maker nor price of their products, and baskets not where they belong; the session has mostly seen it. */
  const complete = (event: TrackedEvent): TrackedEvent => {
    if (!isOfList(event) && !isOfCart(event)) return event;
    const add = isOfList(event) ? knownItem : withKnownCategories;
    const { items, currency } = event.ecommerce;
    return itemsEvent(
      event.event,
      items.map((item) => add(known(), item)),
      currency,
    );
  };

  return (said) => {
    const event = complete(said);
    dataLayer.push(event);
    const items = isOfList(event) ? [] : itemsIn(event);
    if (items.length > 0) remember(items);
    waiting = [...waiting, withFirstItems(event)];
    if (waiting.length >= EVENTS_TOGETHER_MAX) send();
    came.next();
  };
};
