// The menu with its flyouts: which list is open, how patient it is with the pointer. Source: spec 3 §4 "Navigation", §9.

import {
  type ActivePath,
  activate,
  goBack,
  MENU_ARROW_DELAY_MS,
  MENU_DEPTH,
  MENU_HIT_AREA_RESET_MS,
  MENU_HOVER_DELAY_MS,
  type MenuItem,
} from '@tornister/domain/navigation';
import { isRefetchDue } from '@tornister/domain/routing';
import { type CategoryId, instantOf } from '@tornister/domain/shared';
import { EMPTY, map, type Observable, of, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, ContentGateway } from '../ports/index.ts';
import { toMenu } from './to-menu.ts';

type MenuState = {
  /** The top level at first; down to level 3 once somebody reached for it. */
  readonly menu: readonly MenuItem[];
  /** The active entry of each level; empty while no flyout is open. */
  readonly path: ActivePath;
  readonly isLoading: boolean;
};

export type BrowseMenu = {
  readonly state$: Behavior<MenuState>;
  /** Fetches the tree before it is needed; again once it is ten minutes old, which is shown until the new one is there. */
  readonly prepare: () => void;
  /** The pointer came to an entry: it opens when the pointer rests there. */
  readonly point: (level: number, id: CategoryId) => void;
  /** The pointer left the menu: it closes when the pointer stays away. */
  readonly leave: () => void;
  /** The pointer moves towards the open flyout over other entries: what was planned waits 700 ms more, in case it stops on its way. */
  readonly head: () => void;
  /** The pointer or the focus is in the flyout: nothing that was planned happens. */
  readonly stay: () => void;
  /** A press of a key or a button: at once. Opening what is open closes it. */
  readonly toggle: (level: number, id: CategoryId) => void;
  readonly back: () => void;
  readonly close: () => void;
};

type Ports = { readonly content: Pick<ContentGateway, 'navigation'>; readonly clock: Pick<Clock, 'after$' | 'now'> };
type Plan = { readonly afterMs: number; readonly change: (path: ActivePath) => ActivePath };

/** Before every moment: what was never asked for is due. */
const NEVER = instantOf(-Infinity);

/** Makes the state of one menu, closed at first; the tree comes with the first `prepare`. */
export const createBrowseMenu = (scope: Scope, { content, clock }: Ports): BrowseMenu => {
  const { state$, update } = behavior<MenuState>({ menu: [], path: [], isLoading: false });
  let preparedAt = NEVER;

  const prepare = (): void => {
    if (!isRefetchDue(preparedAt, clock.now())) return;
    preparedAt = clock.now();
    update((state) => ({ ...state, isLoading: state.menu.length === 0 }));
    void content.navigation(MENU_DEPTH).match(
      (nodes) => update((state) => ({ ...state, menu: toMenu(nodes), isLoading: false })),
      () => {
        // The next reach tries again; until then there is what was there, or the top level is links as ever.
        preparedAt = NEVER;
        update((state) => ({ ...state, isLoading: false }));
      },
    );
  };

  const plans = new Subject<Plan | undefined>();
  const inTime = (plan: Plan | undefined): Observable<Plan['change']> => {
    if (plan === undefined) return EMPTY;
    return plan.afterMs === 0 ? of(plan.change) : clock.after$(plan.afterMs).pipe(map(() => plan.change));
  };
  let pending: Plan | undefined;
  const plan = (next: Plan | undefined): void => {
    pending = next;
    plans.next(next);
  };
  scope.during(plans.pipe(switchMap(inTime))).subscribe((change) => {
    pending = undefined;
    update((state) => ({ ...state, path: change(state.path) }));
  });

  const now = (change: Plan['change']): void => plan({ afterMs: 0, change });

  return {
    state$,
    prepare,
    point: (level, id) => {
      prepare();
      const afterMs = level > 1 ? MENU_ARROW_DELAY_MS : MENU_HOVER_DELAY_MS;
      plan({ afterMs, change: (path) => activate(path, level, id) });
    },
    leave: () => plan({ afterMs: MENU_HOVER_DELAY_MS, change: () => [] }),
    head: () => {
      if (pending !== undefined) plan({ ...pending, afterMs: MENU_HIT_AREA_RESET_MS });
    },
    stay: () => plan(undefined),
    toggle: (level, id) => {
      prepare();
      now((path) => (path[level - 1] === id ? path.slice(0, level - 1) : activate(path, level, id)));
    },
    back: () => now((path) => (path.length > 1 ? goBack(path) : [])),
    close: () => now(() => []),
  };
};
