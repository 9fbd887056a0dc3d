// A row that scrolls sideways: which arrows lead somewhere, and where they lead. Source: spec 3 §4 "Slider", §9.

import {
  arrowsWaitMs,
  arrowTarget,
  dragTarget,
  isSliderDrag,
  type ScrollBox,
  sliderArrows,
  takesArrowPress,
} from '@tornister/domain/content';
import type { Instant } from '@tornister/domain/shared';
import { map, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** Which arrows of a row lead somewhere. */
export type RowArrows = ReturnType<typeof sliderArrows>;

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
  /** A mouse takes hold of the row; the pixels are those from the window's left edge, here as below. */
  readonly grab: (x: number) => void;
  /** Where the row stands after the mouse that holds it has moved, in pixels; nothing while it holds none or may still be a press. */
  readonly drag: (x: number) => number | undefined;
  /** The mouse lets go; says whether it has dragged the row, so that it has pressed nothing. */
  readonly release: () => boolean;
};

/** A row that a mouse holds: as it was, where the mouse took hold of it, and whether it has been dragged since. */
type Held = { readonly box: ScrollBox; readonly fromX: number; readonly isDragged: boolean };

/** Makes the state of one row that scrolls. */
export const createScrollRow = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'after$' | 'now'> },
  row: Row,
): ScrollRow => {
  const { state$, update } = behavior<RowArrows>({ hasPrevious: false, hasNext: true });
  const changes = new Subject<'resize' | 'scroll'>();
  let lastPress: Instant | undefined;
  let held: Held | undefined;

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
    grab: (fromX) => {
      if (row.current === null) return;
      const { scrollLeft, clientWidth, scrollWidth } = row.current;
      held = { box: { scrollLeft, clientWidth, scrollWidth }, fromX, isDragged: false };
    },
    drag: (x) => {
      if (held === undefined) return undefined;
      const moved = x - held.fromX;
      held = { ...held, isDragged: held.isDragged || isSliderDrag(moved) };
      return held.isDragged ? dragTarget(held.box, moved) : undefined;
    },
    release: () => {
      const isDragged = held?.isDragged === true;
      held = undefined;
      return isDragged;
    },
  };
};
