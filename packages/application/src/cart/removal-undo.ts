// The latest deleted line and the 8 seconds in which it can be taken back. Source: spec 2 §4 "Cart lines", §9.

import {
  type CartLine,
  type LineRemoval,
  type LineRemovalError,
  type LineRemovalEvent,
  NO_REMOVAL,
  stepLineRemoval,
  type UndoOperation,
  undoOperation,
} from '@tornister/domain/cart';
import type { Result } from 'neverthrow';
import { EMPTY, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

export type RemovalUndo = {
  readonly state$: Behavior<LineRemoval>;
  /** Keeps a line that was deleted; the one kept before is final. */
  readonly keep: (line: CartLine, index: number) => void;
  /** The operation that brings the line back; afterwards nothing is kept. */
  readonly take: () => Result<UndoOperation, LineRemovalError>;
  readonly forget: () => void;
  readonly hold: () => void;
  readonly release: () => void;
};

/** Makes the memory of the line that was removed last; it forgets the line after its time, or when `scope` ends. */
export const createRemovalUndo = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'now' | 'after$'> },
): RemovalUndo => {
  const removal = behavior<LineRemoval>(NO_REMOVAL);
  const step = (event: LineRemovalEvent): void => removal.update((current) => stepLineRemoval(current, event));
  const forget = (): void => step({ kind: 'dismissed' });
  const window$ = removal.state$.pipe(
    switchMap((current) => (current.kind === 'undoable' ? clock.after$(current.until - clock.now()) : EMPTY)),
  );
  scope.during(window$).subscribe(() => step({ kind: 'ticked', now: clock.now() }));
  return {
    state$: removal.state$,
    keep: (line, index) => step({ kind: 'removed', line, index, now: clock.now() }),
    take: () => {
      const operation = undoOperation(removal.state$.value, clock.now());
      forget();
      return operation;
    },
    forget,
    hold: () => step({ kind: 'hold', now: clock.now() }),
    release: () => step({ kind: 'release', now: clock.now() }),
  };
};
