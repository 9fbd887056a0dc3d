// A row that scrolls sideways: which arrows lead somewhere, and where they lead. Source: spec 3 §4 "Slider", §9.

import { arrowsWaitMs, arrowTarget, type ScrollBox, sliderArrows, takesArrowPress } from '@tornister/domain/content';
import type { Instant } from '@tornister/domain/shared';
import { map, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

type RowArrows = ReturnType<typeof sliderArrows>;

/** The row as it is at a moment; none while it is not on the page. */
export type Row = { readonly current: ScrollBox | null };

export type ScrollRow = {
  /** The shop host cannot know how wide the row is, so it expects that there is more. */
  readonly state$: Behavior<RowArrows>;
  /** The row has another size: its arrows are looked at when it has had it for 300 ms. */
  readonly resized: () => void;
  /** The row was moved: its arrows are looked at when it has stood still for 200 ms. */
  readonly scrolled: () => void;
  /** Where a press of an arrow scrolls to, in pixels; nothing when it leads nowhere or came within 2 s of the one before. */
  readonly press: (direction: 'previous' | 'next') => number | undefined;
};

/** Makes the state of one row that scrolls. */
export const createScrollRow = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'after$' | 'now'> },
  row: Row,
): ScrollRow => {
  const { state$, update } = behavior<RowArrows>({ hasPrevious: false, hasNext: true });
  const changes = new Subject<'resize' | 'scroll'>();
  let lastPress: Instant | undefined;

  scope
    .during(
      changes.pipe(
        switchMap((changedBy) => clock.after$(arrowsWaitMs(changedBy))),
        map(() => row.current),
      ),
    )
    .subscribe((box) => {
      if (box === null) return;
      const next = sliderArrows(box);
      update((known) => (known.hasPrevious === next.hasPrevious && known.hasNext === next.hasNext ? known : next));
    });

  return {
    state$,
    resized: () => changes.next('resize'),
    scrolled: () => changes.next('scroll'),
    press: (direction) => {
      const { hasPrevious, hasNext } = state$.value;
      const now = clock.now();
      const leadsOn = direction === 'next' ? hasNext : hasPrevious;
      if (row.current === null || !leadsOn || !takesArrowPress(lastPress, now)) return undefined;
      lastPress = now;
      return arrowTarget(row.current, direction);
    },
  };
};
