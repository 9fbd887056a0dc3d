// Looks at a product: one that lasts is remembered, and counted once per item and session; each with the visitor's consent to it.
// Source: spec 1 §7 "record product glance view"; § 25 TDDDG; ADR 0064.

import { afterSeeing, type GlanceViews, glanceAt, SEEN_PRODUCTS_KEY } from '@tornister/domain/catalogue';
import { type ItemId, type ProductId, parseIds, SESSION_STORAGE_KEYS, writeIds } from '@tornister/domain/shared';
import { Subject, switchMap, take } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Clock, DeviceStore, PageVisibility, TrackingGateway } from '../ports/index.ts';

/** A look counts when it has lasted so long: who goes on at once has not looked. */
export const GLANCE_AFTER_MS = 3_000;

export type LookPorts = {
  readonly tracking: Pick<TrackingGateway, 'recordGlance'>;
  readonly sessionStore: DeviceStore;
  readonly localStore: Pick<DeviceStore, 'read' | 'write'>;
  readonly clock: Pick<Clock, 'after$'>;
  readonly visibility: PageVisibility;
  /** Whether the visitor has agreed to be measured; without that no look is counted, and nothing of it is stored (§ 25 TDDDG). */
  readonly isMeasured: () => boolean;
  /** Whether the visitor has agreed that this browser remembers what was looked at (ADR 0064). */
  readonly isRemembered: () => boolean;
};

const seenIn = (store: DeviceStore): GlanceViews => parseIds(store.read(SESSION_STORAGE_KEYS.glanceViews));

/** Makes the command that begins a look at the item that is shown then; one that has not lasted gives way to it. Nobody looks at a tab that is not seen. */
export const countLooks = (
  scope: Scope,
  { tracking, sessionStore, localStore, clock, visibility, isMeasured, isRemembered }: LookPorts,
  productId: ProductId,
  shownItem: () => ItemId,
): (() => void) => {
  const looks = new Subject<void>();
  const lasting$ = visibility.visible$.pipe(
    switchMap((isVisible) => (isVisible ? clock.after$(GLANCE_AFTER_MS) : [])),
    take(1),
  );
  scope.during(looks.pipe(switchMap(() => lasting$))).subscribe(() => {
    if (isRemembered()) {
      const seen = afterSeeing(parseIds(localStore.read(SEEN_PRODUCTS_KEY)), productId);
      localStore.write(SEEN_PRODUCTS_KEY, writeIds(seen));
    }
    if (!isMeasured()) return;
    const itemId = shownItem();
    const { views, isRecorded } = glanceAt(seenIn(sessionStore), itemId);
    if (!isRecorded) return;
    sessionStore.write(SESSION_STORAGE_KEYS.glanceViews, writeIds(views));
    // A look that could not be counted is nobody's loss.
    void tracking.recordGlance(productId, itemId);
  });
  return () => looks.next();
};
