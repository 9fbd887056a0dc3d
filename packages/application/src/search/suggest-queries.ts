// Suggestions while a search is typed: asks for them after a pause, never shows those of an older text, and walks through them.
// Source: spec 1 §4 "Typing state", spec 3 §9 "suggestions query debounce 250 ms".

import {
  changeSearchBox,
  EMPTY_SEARCH_BOX,
  type SearchBoxEvent,
  type ShownSuggestions,
  SUGGESTIONS_DEBOUNCE_MS,
  type SubmittedSuggestion,
  type Suggestions,
  shownSuggestions,
  submittedSuggestion,
} from '@tornister/domain/search';
import { from, map, of, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, SearchGateway } from '../ports/index.ts';

export type SuggestQueries = {
  /** The list under the box; nothing while it is closed or empty. */
  readonly state$: Behavior<ShownSuggestions | undefined>;
  /** Opens the list for the text that stands in the box. */
  readonly focus: (text: string) => void;
  /** Takes note of what stands in the box. The answer to an older text is never shown. */
  readonly type: (text: string) => void;
  /** Walks to the next or the one before, from the last one back to the box. */
  readonly walk: (direction: 'up' | 'down') => void;
  /** Empties the list: the clear button was pressed. */
  readonly clear: () => void;
  /** Closes the list: the box was left, or Escape was pressed. */
  readonly close: () => void;
  /** Closes the list and tells what to open or search: what is marked, else the text of the box. */
  readonly submit: (text: string) => SubmittedSuggestion;
};

type Ports = { readonly search: Pick<SearchGateway, 'suggest'>; readonly clock: Pick<Clock, 'after$'> };

const NOTHING: Suggestions = { suggestions: [], products: [] };

/** Watches what is typed and suggests queries for it; a failed look-up suggests nothing and says nothing (spec 1 §8). */
export const createSuggestQueries = (scope: Scope, { search, clock }: Ports): SuggestQueries => {
  let box = EMPTY_SEARCH_BOX;
  const { state$, set } = behavior(shownSuggestions(box));
  const tell = (event: SearchBoxEvent): void => {
    box = changeSearchBox(box, event);
    set(shownSuggestions(box));
  };

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
            map((answer) => ({ kind: 'suggested', text: typed, ...answer.unwrapOr(NOTHING) }) as const),
          );
        }),
      ),
    )
    .subscribe(tell);

  return {
    state$,
    focus: (text) => {
      tell({ kind: 'focused', text });
      texts.next(text);
    },
    type: (text) => {
      tell({ kind: 'typed', text });
      texts.next(text);
    },
    walk: (direction) => tell({ kind: 'arrow', direction }),
    clear: () => {
      tell({ kind: 'cleared' });
      texts.next('');
    },
    close: () => tell({ kind: 'closed' }),
    submit: (text) => {
      const submitted = submittedSuggestion(box, text);
      tell({ kind: 'closed' });
      return submitted;
    },
  };
};
