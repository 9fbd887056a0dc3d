import { type Observable, ReplaySubject, takeUntil } from 'rxjs';

/**
 * A lifetime. A page's scope ends when the page is left, a tab's scope with the tab, a request's scope with its answer; nothing
 * subscribes without one.
 */
export type Scope = {
  readonly ended$: Observable<void>;
  /** Passes a stream on until the scope ends. */
  readonly during: <Value>(source: Observable<Value>) => Observable<Value>;
  readonly onEnd: (cleanUp: () => void) => void;
  readonly end: () => void;
};

/** Opens a lifetime; with a parent it ends at the latest when the parent does. */
export const createScope = (parent?: Scope): Scope => {
  const ended$ = new ReplaySubject<void>(1);
  const end = (): void => {
    ended$.next();
    ended$.complete();
  };
  const scope: Scope = {
    ended$,
    during: (source) => source.pipe(takeUntil(ended$)),
    onEnd: (cleanUp) => {
      ended$.subscribe({ next: cleanUp });
    },
    end,
  };
  parent?.onEnd(end);
  return scope;
};
