// Use case of a quantity field: runs the domain's state machine and applies a change after its delay. Source: spec 3 §4 "Quantity field", §9.

import {
  openQuantityField,
  QUANTITY_DEBOUNCE_MS,
  type QuantityField,
  type QuantityFieldEffect,
  type QuantityFieldEvent,
  type QuantityFieldRules,
  stepQuantityField,
} from '@tornister/domain/catalogue';
import { Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/**
 * One quantity field.
 *
 * `press` and `type` change what the field shows at once; a change is applied once nothing has happened for 500 ms, or when the field is
 * left. A later press starts the wait anew (`switchMap`): what is applied is what the shopper meant last.
 */
export type AdjustQuantity = {
  readonly state$: Behavior<QuantityField>;
  readonly press: (control: 'minus' | 'plus') => void;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** The quantity has changed elsewhere, as after an answer of the server; what is being typed stays, and where nothing of it is applied, the field follows then. */
  readonly accept: (quantity: number) => void;
};

export type AdjustQuantityPorts = {
  readonly clock: Pick<Clock, 'after$'>;
  /** Takes what comes of it: apply, delete, or a limit to tell. */
  readonly onEffect: (effect: QuantityFieldEffect) => void;
};

/** Makes one field with the quantity and the rules of its line; what is not yet applied when `scope` ends is dropped: what applies it may lead to a page. */
export const createAdjustQuantity = (
  scope: Scope,
  { clock, onEffect }: AdjustQuantityPorts,
  { quantity, rules }: { readonly quantity: number; readonly rules: QuantityFieldRules },
): AdjustQuantity => {
  const field = behavior(openQuantityField(quantity));
  const touched$ = new Subject<void>();
  let isTouched = false;
  /** The quantity that was applied or accepted last. */
  let known = quantity;
  const follow = (): void => field.update((shown) => (shown.applied === known ? shown : openQuantityField(known)));
  const step = (event: QuantityFieldEvent): void => {
    const { field: next, effects } = stepQuantityField(field.state$.value, event, rules);
    field.set(next);
    for (const effect of effects) {
      if (effect.kind === 'apply') known = effect.quantity;
      onEffect(effect);
    }
  };
  const settle = (event: QuantityFieldEvent): void => {
    isTouched = false;
    step(event);
    follow();
  };
  const touch = (event: QuantityFieldEvent): void => {
    isTouched = true;
    step(event);
    touched$.next();
  };
  scope.during(touched$.pipe(switchMap(() => clock.after$(QUANTITY_DEBOUNCE_MS)))).subscribe(() => {
    if (isTouched) settle({ kind: 'settled' });
  });
  return {
    state$: field.state$,
    press: (control) => touch({ kind: control }),
    type: (text) => touch({ kind: 'typed', text }),
    leave: () => settle({ kind: 'blurred' }),
    accept: (accepted) => {
      known = accepted;
      if (!isTouched) follow();
    },
  };
};
