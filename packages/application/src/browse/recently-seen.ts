// The products that somebody has looked at lately in this browser, beside the one that is open. Nothing leaves the browser but the question for
// their tiles, so that prices and stock are those of now. Source: ADR 0064.

import { type ProductTile, SEEN_PRODUCTS_KEY, seenBeside } from '@tornister/domain/catalogue';
import { brandId, type ProductId, parseIds } from '@tornister/domain/shared';
import { from, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { CatalogueGateway, DeviceStore } from '../ports/index.ts';

export type RecentlySeen = {
  /** The latest first; none as long as they are not known. */
  readonly tiles$: Behavior<readonly ProductTile[]>;
  /** Looks up what was seen beside a product. Where the visitor does not agree to it any more, it is forgotten instead. */
  readonly showBeside: (productId: ProductId) => void;
};

type Ports = {
  readonly catalogue: Pick<CatalogueGateway, 'tiles'>;
  readonly localStore: Pick<DeviceStore, 'read' | 'remove'>;
  /** Whether the visitor has agreed that it is remembered (§ 25 TDDDG). */
  readonly isRemembered: () => boolean;
};

/** Makes the memory's view of one page; what cannot be asked for is not shown. */
export const createRecentlySeen = (scope: Scope, { catalogue, localStore, isRemembered }: Ports): RecentlySeen => {
  const { state$, set } = behavior<readonly ProductTile[]>([]);
  const asked = new Subject<readonly ProductId[]>();
  scope
    .during(asked.pipe(switchMap((ids) => from(catalogue.tiles(ids)))))
    .subscribe((answer) => set(answer.unwrapOr([])));
  return {
    tiles$: state$,
    showBeside: (productId) => {
      if (!isRemembered()) {
        localStore.remove(SEEN_PRODUCTS_KEY);
        return;
      }
      const ids = seenBeside(parseIds(localStore.read(SEEN_PRODUCTS_KEY)), productId);
      if (ids.length > 0) asked.next(ids.map((id) => brandId<ProductId>(id)));
    },
  };
};
