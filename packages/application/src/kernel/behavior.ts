// `Behavior`: an observable that always has a current value.

import { BehaviorSubject, type Observable } from 'rxjs';

/**
 * A stream that always has a current value and that nobody outside can push into: what a view may read at any time.
 * An Observable would leave the first frame without a value.
 */
export type Behavior<Value> = Observable<Value> & {
  readonly value: Value;
  /** The value that it began with: what the shop host rendered, however much has happened since. */
  readonly first: Value;
};

/** A behaviour together with the only way to change it; the owner keeps `set` to itself and hands out `state$`. */
export type Owned<Value> = {
  readonly state$: Behavior<Value>;
  readonly set: (next: Value) => void;
  readonly update: (change: (current: Value) => Value) => void;
};

/** Makes a behaviour with its first value. Setting the very same value again tells nobody. */
export const behavior = <Value>(initial: Value): Owned<Value> => {
  const subject = Object.assign(new BehaviorSubject(initial), { first: initial });
  const set = (next: Value): void => {
    if (!Object.is(next, subject.value)) subject.next(next);
  };
  return { state$: subject, set, update: (change) => set(change(subject.value)) };
};
