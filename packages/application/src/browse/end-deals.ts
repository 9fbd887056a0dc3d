// The end of a lightning deal on a product page that is open. Source: spec 3 §4 "Lightning deal": on expiry the data are fetched again.

import type { Item } from '@tornister/domain/catalogue';
import { isDealShown } from '@tornister/domain/deals';
import type { Instant } from '@tornister/domain/shared';
import { from, Observable } from 'rxjs';
import type { behavior, Scope } from '../kernel/index.ts';
import type { CatalogueGateway, Clock } from '../ports/index.ts';

type Ports = {
  readonly catalogue: Pick<CatalogueGateway, 'item'>;
  readonly clock: Pick<Clock, 'now' | 'everySecond$'>;
};

type Owner<State> = Pick<ReturnType<typeof behavior<State>>, 'state$' | 'update'>;

/**
 * The end of a deal: from then on the item is shown without it, and asked for once, for another deal may follow. The clock is read each second
 * and when the page stands, which may have been opened long before.
 */
export const endDeals = <State extends { readonly item: Item }>(
  scope: Scope,
  { catalogue, clock }: Ports,
  { state$, update }: Owner<State>,
): void => {
  // Written without operators, which every product page would carry.
  const moments = new Observable<Instant>((seconds) => {
    seconds.next(clock.now());
    return clock.everySecond$.subscribe(seconds);
  });
  let lastEnd: Instant | undefined;
  scope.during(moments).subscribe((now) => {
    const { lightningDeal: deal, ...plain } = state$.value.item;
    if (deal === undefined || now < deal.until) return;
    update((state) => ({ ...state, item: plain }));
    // A shop whose clock is behind answers with the deal that is over.
    if (deal.until === lastEnd) return;
    lastEnd = deal.until;
    scope.during(from(catalogue.item(plain.itemId))).subscribe((answer) => {
      const fresh = answer.unwrapOr(undefined);
      if (fresh === undefined || fresh.itemId !== state$.value.item.itemId) return;
      const next = fresh.lightningDeal;
      if (next === undefined || isDealShown(next, clock.now())) update((state) => ({ ...state, item: fresh }));
    });
  });
};
