// The end of a lightning deal on a product page that is open. Source: spec 3 §4 "Lightning deal": on expiry the data are fetched again.

import type { Item } from '@tornister/domain/catalogue';
import { isDealRunning } from '@tornister/domain/deals';
import type { Instant, ItemId } from '@tornister/domain/shared';
import { defer, from, map, merge, of, Subject, switchMap } from 'rxjs';
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
  const moments = merge(
    defer(() => of(clock.now())),
    clock.everySecond$,
  );
  const ended = new Subject<ItemId>();
  let lastEnd: Instant | undefined;
  scope.during(moments).subscribe((now) => {
    const { lightningDeal: deal, ...plain } = state$.value.item;
    if (deal === undefined || now < deal.until) return;
    update((state) => ({ ...state, item: plain }));
    // A shop whose clock is behind answers with the deal that is over.
    if (deal.until !== lastEnd) ended.next(plain.itemId);
    lastEnd = deal.until;
  });
  const asked = ended.pipe(switchMap((itemId) => from(catalogue.item(itemId)).pipe(map((item) => ({ itemId, item })))));
  scope.during(asked).subscribe(({ itemId, item }) => {
    const fresh = item.unwrapOr(undefined);
    const deal = fresh?.lightningDeal;
    if (fresh === undefined || state$.value.item.itemId !== itemId) return;
    if (deal === undefined || isDealRunning(deal, clock.now())) update((state) => ({ ...state, item: fresh }));
  });
};
