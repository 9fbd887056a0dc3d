// A section of a product page whose text is fetched when it is opened. Source: spec 1 §7 "extra tab contents".

import type { ProductId } from '@tornister/domain/shared';
import { from, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { CatalogueGateway } from '../ports/index.ts';

type ExtraTabState =
  | { readonly kind: 'closed' | 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly html: string };

export type OpenExtraTab = {
  readonly state$: Behavior<ExtraTabState>;
  /** Fetches the text, once; after a failure opening it again asks again. */
  readonly open: () => void;
};

export type AskedExtraTab = {
  readonly productId: ProductId;
  readonly tabId: string;
  /** The text, where the page has brought it. */
  readonly html?: string | undefined;
};

/** Makes the section of one product; it fetches nothing before it is opened. */
export const createOpenExtraTab = (
  scope: Scope,
  { catalogue }: { readonly catalogue: Pick<CatalogueGateway, 'extraTab'> },
  { productId, tabId, html: brought }: AskedExtraTab,
): OpenExtraTab => {
  const { state$, set } = behavior<ExtraTabState>(
    brought === undefined ? { kind: 'closed' } : { kind: 'loaded', html: brought },
  );
  const openings = new Subject<void>();
  scope.during(openings.pipe(switchMap(() => from(catalogue.extraTab(productId, tabId))))).subscribe((answer) =>
    set(
      answer.match<ExtraTabState>(
        (html) => ({ kind: 'loaded', html: html ?? '' }),
        () => ({ kind: 'failed' }),
      ),
    ),
  );
  return {
    state$,
    open: () => {
      if (state$.value.kind === 'loaded' || state$.value.kind === 'loading') return;
      set({ kind: 'loading' });
      openings.next();
    },
  };
};
