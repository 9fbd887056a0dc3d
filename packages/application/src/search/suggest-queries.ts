// Suggestions while a search is typed. Source: spec 1 §4 "Typing state", spec 3 §9 "suggestions query debounce 250 ms".

import { SUGGESTIONS_DEBOUNCE_MS } from '@tornister/domain/search';
import { from, map, of, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, SearchGateway } from '../ports/index.ts';

export type Suggestions = {
  /** What the suggestions belong to; empty for popular searches. */
  readonly typed: string;
  readonly items: readonly string[];
  /** The heading 'Popular searches' is shown when the query is empty (spec 1 §4). */
  readonly arePopular: boolean;
};

export type SuggestQueries = {
  readonly state$: Behavior<Suggestions>;
  /** Takes note of what stands in the box. The answer to an older text is never shown. */
  readonly type: (text: string) => void;
};

type Ports = { readonly search: Pick<SearchGateway, 'suggest'>; readonly clock: Pick<Clock, 'after$'> };

const NONE: Suggestions = { typed: '', items: [], arePopular: true };

/** Watches what is typed and suggests queries for it; a failed look-up suggests nothing and says nothing (spec 1 §8). */
export const createSuggestQueries = (scope: Scope, { search, clock }: Ports): SuggestQueries => {
  const { state$, set } = behavior(NONE);
  const texts = new Subject<string>();
  scope
    .during(
      texts.pipe(
        // A newer text cancels the pause and the question of the older one: that is what keeps stale answers out.
        switchMap((text) => {
          const typed = text.trim();
          const pause = typed === '' ? of(undefined) : clock.after$(SUGGESTIONS_DEBOUNCE_MS);
          return pause.pipe(
            switchMap(() => from(search.suggest(typed))),
            map((answer) => ({ typed, items: answer.unwrapOr([]), arePopular: typed === '' })),
          );
        }),
      ),
    )
    .subscribe(set);
  return {
    state$,
    type: (text) => {
      // What is shown for another text is not wrong while the shopper goes on typing, only for an emptied box it is.
      if (text.trim() === '' && state$.value.typed !== '') set(NONE);
      texts.next(text);
    },
  };
};
