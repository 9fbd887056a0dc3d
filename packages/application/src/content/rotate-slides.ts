// A hero slider that advances by itself: when it may begin, and the time between two slides. Source: spec 3 §4 "Hero slider", §9; WCAG 2.2.2.

import {
  afterHeroEvent,
  HERO_ROTATION_MS,
  HERO_START_DELAY_MS,
  type HeroEvent,
  type HeroSurroundings,
  heroSlider,
  isRotating,
  mayRotate,
} from '@tornister/domain/content';
import { EMPTY, expand, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, DeviceStore } from '../ports/index.ts';

/** Under which the session remembers that the visitor has done something on a page. */
const INTERACTION_KEY = 'user-interaction';

type SlidesState = {
  readonly index: number;
  /** What the button says: whether slides advance by themselves. Hovering pauses without changing it. */
  readonly isRunning: boolean;
};

export type RotateSlides = {
  readonly state$: Behavior<SlidesState>;
  /** The slides are on a screen: they begin after the start delay, if they may. Called again when the consent banner has been closed. */
  readonly appear: (screen: Omit<HeroSurroundings, 'hasInteracted'>) => void;
  /** The visitor did something on the page, by pointer or finger; the session remembers it, and slides that waited for it begin. */
  readonly interact: () => void;
  /** Starts or stops for good. */
  readonly toggle: () => void;
  /** Pauses while the pointer is over the slides, and goes on when it leaves. */
  readonly hover: (isOver: boolean) => void;
  /** The focus came in: stops, and does not go on by itself. */
  readonly focus: () => void;
  readonly show: (index: number) => void;
  readonly step: (direction: -1 | 1) => void;
};

type Ports = { readonly clock: Pick<Clock, 'after$'>; readonly sessionStore: DeviceStore };

/** Slides that wrap around. They advance every 6 s while they rotate; what a shopper does gives the slide that is shown its full time. */
export const createRotateSlides = (scope: Scope, { clock, sessionStore }: Ports, count: number): RotateSlides => {
  let slider = heroSlider(count);
  let surroundings: HeroSurroundings | undefined;
  const { state$, set } = behavior<SlidesState>({ index: 0, isRunning: false });
  const turns = new Subject<number | undefined>();

  const apply = (event: HeroEvent): void => {
    slider = afterHeroEvent(slider, event);
    const shown = { index: slider.current, isRunning: slider.motion === 'running' };
    const { index, isRunning } = state$.value;
    if (shown.index !== index || shown.isRunning !== isRunning) set(shown);
  };
  const tell = (event: HeroEvent, firstMs = HERO_ROTATION_MS): void => {
    apply(event);
    turns.next(isRotating(slider) ? firstMs : undefined);
  };
  scope
    .during(
      turns.pipe(
        switchMap((firstMs) =>
          firstMs === undefined ? EMPTY : clock.after$(firstMs).pipe(expand(() => clock.after$(HERO_ROTATION_MS))),
        ),
      ),
    )
    .subscribe(() => apply({ kind: 'tick' }));

  const beginIfAllowed = (): void => {
    if (slider.motion !== 'waiting' || surroundings === undefined || !mayRotate(surroundings)) return;
    tell({ kind: 'allowed' }, HERO_START_DELAY_MS + HERO_ROTATION_MS);
  };

  return {
    state$,
    appear: (screen) => {
      const hasInteracted = sessionStore.read(INTERACTION_KEY) !== undefined;
      surroundings = { ...screen, hasInteracted };
      beginIfAllowed();
    },
    interact: () => {
      sessionStore.write(INTERACTION_KEY, '1');
      surroundings &&= { ...surroundings, hasInteracted: true };
      beginIfAllowed();
    },
    toggle: () => tell({ kind: slider.motion === 'running' ? 'pause' : 'play' }),
    hover: (isOver) => tell({ kind: isOver ? 'hover' : 'leave' }),
    focus: () => tell({ kind: 'focus' }),
    show: (slide) => tell({ kind: 'go-to', slide }),
    step: (direction) => tell({ kind: direction < 0 ? 'previous' : 'next' }),
  };
};
