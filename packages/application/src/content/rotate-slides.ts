// A hero slider that advances by itself. Source: spec 3 §4 "Hero slider", §9; WCAG 2.2.2.

import { HERO_ROTATION_MS, HERO_START_DELAY_MS, wrappedSlide } from '@tornister/domain/content';
import { EMPTY, expand, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

export type SlidesState = {
  readonly index: number;
  /** What the button says: whether slides advance by themselves. Hovering pauses without changing it. */
  readonly isRotating: boolean;
};

export type RotateSlides = {
  readonly state$: Behavior<SlidesState>;
  /** Begins, once it is allowed to: after the start delay. */
  readonly start: () => void;
  /** Starts or stops for good. */
  readonly toggle: () => void;
  /** Pauses while the pointer is over the slides, and goes on when it leaves. */
  readonly hover: (isOver: boolean) => void;
  /** The focus came in: stops, and does not go on by itself. */
  readonly focus: () => void;
  readonly show: (index: number) => void;
  readonly step: (direction: -1 | 1) => void;
};

/** Slides that wrap around. They advance every 6 s while they rotate and nobody points at them. */
export const createRotateSlides = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'after$'> },
  count: number,
): RotateSlides => {
  const { state$, update } = behavior<SlidesState>({ index: 0, isRotating: false });
  const turns = new Subject<number | undefined>();
  let isHovered = false;

  const show = (index: number): void => update((state) => ({ ...state, index: wrappedSlide(index, count) }));
  scope
    .during(
      turns.pipe(
        switchMap((firstMs) =>
          firstMs === undefined ? EMPTY : clock.after$(firstMs).pipe(expand(() => clock.after$(HERO_ROTATION_MS))),
        ),
      ),
    )
    .subscribe(() => show(state$.value.index + 1));

  const plan = (firstMs = HERO_ROTATION_MS): void =>
    turns.next(state$.value.isRotating && !isHovered && count > 1 ? firstMs : undefined);
  const rotate = (isRotating: boolean, firstMs?: number): void => {
    update((state) => ({ ...state, isRotating }));
    plan(firstMs);
  };

  return {
    state$,
    start: () => rotate(true, HERO_START_DELAY_MS + HERO_ROTATION_MS),
    toggle: () => rotate(!state$.value.isRotating),
    hover: (isOver) => {
      isHovered = isOver;
      plan();
    },
    focus: () => rotate(false),
    show: (index) => {
      show(index);
      plan();
    },
    step: (direction) => {
      show(state$.value.index + direction);
      plan();
    },
  };
};
