// A tooltip that points at a feature: when it shows, and when it goes. Source: spec 3 §4 "Feature tooltip"; WCAG 1.4.13.

import { hidesTooltip, showsTooltip, TOOLTIP_TIMEOUT_MS, tooltipKey } from '@tornister/domain/content';
import { Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, DeviceStore } from '../ports/index.ts';

export type ShowTooltip = {
  /** Whether it is shown; not before `appear`. */
  readonly state$: Behavior<boolean>;
  /** What it points at is on a screen: it shows, once per browser session. */
  readonly appear: () => void;
  /** The pointer came over it or what it points at, or left. It stays under the pointer. */
  readonly hover: (isOver: boolean) => void;
  /** The focus came in or left. It stays while the focus is there. */
  readonly focus: (isIn: boolean) => void;
  /** Hides it at once. */
  readonly dismiss: () => void;
};

type Ports = { readonly clock: Pick<Clock, 'now' | 'after$'>; readonly sessionStore: DeviceStore };

/** The tooltip of one feature. It hides by itself 6,000 ms after it has shown, later where the pointer or the focus holds it. */
export const createShowTooltip = (scope: Scope, { clock, sessionStore }: Ports, feature: string): ShowTooltip => {
  const { state$, set } = behavior(false);
  const shown = new Subject<void>();
  let shownAt = 0;
  let isHovered = false;
  let isFocused = false;
  const settle = (): void => {
    if (state$.value && hidesTooltip({ shownForMs: clock.now() - shownAt, isHovered, isFocused })) set(false);
  };
  scope.during(shown.pipe(switchMap(() => clock.after$(TOOLTIP_TIMEOUT_MS)))).subscribe(settle);
  // Seen once it has been in the page for a moment: React may take a view out and put it back before anybody looks.
  scope
    .during(shown.pipe(switchMap(() => clock.after$(0))))
    .subscribe(() => sessionStore.write(tooltipKey(feature), '1'));
  return {
    state$,
    appear: () => {
      if (!showsTooltip(feature, (key) => sessionStore.read(key) !== undefined)) return;
      shownAt = clock.now();
      set(true);
      shown.next();
    },
    hover: (isOver) => {
      isHovered = isOver;
      settle();
    },
    focus: (isIn) => {
      isFocused = isIn;
      settle();
    },
    dismiss: () => set(false),
  };
};
