// `Scope`: the lifetime of a page, a tab or a request, to which subscriptions are bound.

import { type Observable, ReplaySubject, switchMap, takeUntil } from 'rxjs';

/**
 * A lifetime. A page's scope ends when the page is left, a tab's scope with the tab, a request's scope with its answer; nothing
 * subscribes without one.
 */
export type Scope = {
  readonly ended$: Observable<void>;
  /** Passes a stream on while the scope lives: from its start, or from now when it has started, until it ends. */
  readonly during: <Value>(source: Observable<Value>) => Observable<Value>;
  readonly onEnd: (cleanUp: () => void) => void;
  readonly end: () => void;
};

/** A lifetime that somebody has still to start. Until then nothing is subscribed, and nothing but its owner knows of it. */
export type DormantScope = Scope & {
  /** Starts it and binds it to its parent; a scope that has ended stays ended. */
  readonly start: () => void;
  readonly hasEnded: () => boolean;
};

/** Something that happens once; whoever asks later learns of it at once. */
const moment = () => {
  const subject = new ReplaySubject<void>(1);
  return {
    subject,
    come: (): void => {
      subject.next();
      subject.complete();
    },
  };
};

/** A child ends at the latest when its parent does, and leaves its parent when it ends. */
const bindTo = (parent: Scope, child: Scope): void => {
  const bond = parent.ended$.subscribe(child.end);
  child.onEnd(() => bond.unsubscribe());
};

/** Opens a lifetime that has started. */
export const createScope = (parent?: Scope): Scope => {
  const { subject: ended$, come: end } = moment();
  const scope: Scope = {
    ended$,
    during: (source) => source.pipe(takeUntil(ended$)),
    onEnd: (cleanUp) => {
      ended$.subscribe({ next: cleanUp });
    },
    end,
  };
  if (parent !== undefined) bindTo(parent, scope);
  return scope;
};

/**
 * Opens a lifetime for something that may never come to be, like the use case of a view that React renders and throws away. Letting go of
 * it before its start leaves nothing behind.
 */
export const createDormantScope = (parent: Scope): DormantScope => {
  const started = moment();
  const own = createScope();
  let isStarted = false;
  let hasEnded = false;
  own.onEnd(() => {
    hasEnded = true;
  });
  return {
    ...own,
    during: (source) => own.during(isStarted ? source : started.subject.pipe(switchMap(() => source))),
    hasEnded: () => hasEnded,
    start: () => {
      if (isStarted || hasEnded) return;
      isStarted = true;
      bindTo(parent, own);
      started.come();
    },
  };
};
